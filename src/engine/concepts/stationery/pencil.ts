import { loft } from "../../geometry/loft.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor, wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { flag, metres } from "../parameter-specs.ts";
import { layDown, turnedPiece } from "./pen-shape.ts";

type PencilParameters = {
  readonly length: number;
  readonly radius: number;
  readonly eraser: boolean;
};

const parameters = {
  length: metres(0.05, 0.26, "Point to end."),
  radius: metres(0.002, 0.009, "Of the shaft."),
  eraser: flag("Has a rubber in a metal sleeve at the end."),
};

const WOOD = fromHex("#d9b27c");
const LEAD = fromHex("#26262a");

/** Bare wood in scallops where the six sides were sharpened, and the lead. */
const sharpened =
  (length: number, radius: number): Paint =>
  (surface, x, y, z) => {
    if (y < length * 0.035) {
      layColour(surface, LEAD, 0.4);
      return;
    }
    const side = (atan2(z, x) / TAU) * 6;
    const scallop = Math.abs(side - Math.floor(side) - 0.5);
    if (y < length * 0.118 + radius * 1.9 * scallop - radius * 0.5) layColour(surface, WOOD, 0.7);
  };

/**
 * A pencil lying on the desk: six flat lacquered sides, sharpened to bare wood in scallops and a dark point, a ribbed metal sleeve and a
 * pink rubber at the end.
 */
export const pencil = defineConcept<PencilParameters>({
  id: "pencil",
  family: "stationery",
  words: ["pencil", "lead pencil", "coloured pencil", "colored pencil"],
  senses: ["pencil"],
  height: 0.01,
  parameters,
  slots: {
    shaft: {
      words: ["body"],
      materials: ["plastic"],
      colours: ["#e8b021", "#e8b021", "#1f5fae", "#c22a26", "#2d7d46", "#26282e"].map(fromHex),
    },
    sleeve: { words: ["ferrule", "band"], materials: ["brushed-steel", "gold"], takesWhole: false },
    eraser: {
      words: ["rubber"],
      materials: ["rubber"],
      colours: ["#d97b86", "#d97b86", "#e9e4da"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: (draw, ask) =>
    fitParameters<PencilParameters>(parameters, {
      length: draw.number("length", 0.12, 0.155) * traitFactor(ask, { long: 1.3, short: 0.55 }),
      radius: 0.0048 * draw.number("radius", 0.95, 1.1) * traitFactor(ask, { thick: 1.5, thin: 0.75 }),
      eraser: wants(ask, "eraser", !/colou?red/.test(ask.word) && draw.chance("eraser", 0.85)),
    }),
  build: (p) => {
    const { length: l, radius: r } = p;
    const end = p.eraser ? l * 0.86 : l;
    const ring = (y: number, radius: number) =>
      Array.from({ length: 24 }, (_, i): Vec3 => {
        const angle = -(i / 24) * TAU;
        // six sides with rounded edges
        const within = ((angle % (PI / 3)) + PI / 3) % (PI / 3);
        const flat = cos(PI / 6) / cos(within - PI / 6);
        const k = radius * (y < l * 0.12 ? 1 : 0.35 + 0.65 * flat);
        return [k * cos(angle), y, k * sin(angle)];
      });
    const shaft = loft([
      [[0, 0, 0]],
      ring(l * 0.004, r * 0.07),
      ring(l * 0.03, r * 0.27),
      ring(l * 0.115, r * 0.97),
      ring(l * 0.122, r * 1.04),
      ring(l * 0.5, r * 1.05),
      ring(end * 0.998, r * 1.05),
      ring(end, r * 1.0),
    ]);
    const parts: Part[] = [
      makePart("shaft", "shaft", shaft, { weight: 1, crease: 0.35, paint: sharpened(l, r) }),
      ...(p.eraser
        ? [
            makePart(
              "sleeve",
              "sleeve",
              turnedPiece([
                [r * 1.06, end - l * 0.012, r * 0.1],
                [r * 1.06, end + l * 0.015],
                [r * 1.14, end + l * 0.022, r * 0.05],
                [r * 1.06, end + l * 0.03],
                [r * 1.14, end + l * 0.038, r * 0.05],
                [r * 1.06, end + l * 0.046],
                [r * 1.07, end + l * 0.075, r * 0.1],
              ]),
              { weight: 0.7 },
            ),
            makePart(
              "eraser",
              "eraser",
              turnedPiece([
                [r * 0.98, end + l * 0.06],
                [r * 0.98, l, r * 0.35],
              ]),
              { weight: 0.8 },
            ),
          ]
        : []),
    ];
    return standModel(
      parts.map((part) => ({ ...part, geometry: layDown(part.geometry, r * 0.3, 0.02) })),
      [
        { name: "attach", position: [0, r, 0], normal: [0, 1, 0], radius: r },
        { name: "top", position: [0, r * 2, 0], normal: [0, 1, 0], radius: r },
      ],
    );
  },
  view: { azimuth: 0.15, elevation: 0.6 },
});
