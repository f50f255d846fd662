import { noise, wobble } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { settle, stretch } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { sin } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";
import { RUG_STYLES, type RugStyle, rugPaint } from "./rug-paint.ts";
import { softSheet } from "./soft-sheet.ts";
import { fringe } from "./tassel.ts";

const SHAG: readonly Rgb[] = ["#e8e0d0", "#b8a48c", "#9aa0a6", "#d8b8b4", "#6f8a86"].map(fromHex);

type RugParameters = {
  readonly style: RugStyle;
  readonly round: boolean;
  readonly width: number;
  readonly depth: number;
  readonly fringe: boolean;
  readonly wave: number;
  readonly seed: number;
};

const parameters: Concept<RugParameters>["parameters"] = {
  style: choice(RUG_STYLES, "Woven design."),
  round: flag("Round or oval instead of rectangular."),
  width: metres(0.4, 4, "From side to side."),
  depth: metres(0.3, 4, "From front to back."),
  fringe: flag("Strands along the two short sides."),
  wave: metres(0, 0.3, "Height of the waves in which it floats."),
  seed: integer(0, 999, "Colours of its details."),
};

/** "A shaggy rug" is a surface's name as well. */
const isShaggy = (ask: Ask): boolean => says(ask, "fluffy") || (ask.materials?.includes("shag-carpet") ?? false);

/** "With a floral pattern" is told by the cloth that is printed so. */
const isFloral = (ask: Ask): boolean => says(ask, "floral") || (ask.materials?.includes("floral-fabric") ?? false);

function sampleRug(draw: Draw, ask: Ask): RugParameters {
  const flying = /magic|flying/.test(ask.word) || says(ask, "flying");
  const mat = /mat$/.test(ask.word);
  const oriental = flying || /persian|prayer|oriental/.test(ask.word);
  const floral = isFloral(ask);
  const round =
    says(ask, "round") ||
    says(ask, "oval") ||
    (!oriental && !floral && !mat && !says(ask, "rectangular") && draw.chance("round", 0.14));
  const style: RugStyle = isShaggy(ask)
    ? "shaggy"
    : says(ask, "striped")
      ? "striped"
      : floral
        ? "floral"
        : oriental
          ? "persian"
          : mat
            ? "border"
            : round
              ? "rings"
              : draw.pick("style", ["persian", "striped", "diamonds", "border"] as const, [5, 1, 2, 0.5]);
  const size = (mat ? 0.5 : 1) * draw.number("size", 0.92, 1.08) * traitFactor(ask, { wide: 1.2, narrow: 0.75 });
  return fitParameters(parameters, {
    style,
    round,
    width: (round ? 1.6 : 1.2) * size,
    depth:
      (round ? (says(ask, "oval") ? 1.1 : 1.6) : 1.75) *
      size *
      (round ? 1 : traitFactor(ask, { long: 1.5, short: 0.8, square: 0.7 })),
    fringe:
      !round &&
      style !== "shaggy" &&
      wants(ask, "fringe", says(ask, "fringed") || (!mat && draw.chance("fringe", 0.85))),
    wave: flying ? draw.number("wave", 0.1, 0.16) : 0,
    seed: draw.integer("seed", 0, 999),
  });
}

/** Long strands that fall in every direction, dark between them. */
const tufts: Paint = (surface, x, _y, z) => {
  const lean = noise(x * 14, z * 14, 0, 3) * 1.6;
  const strand = noise(x * 150 + lean * 20, z * 60, 1, 5) + noise(x * 60, z * 150 + lean * 20, 2, 7);
  const shade = 0.88 + 0.3 * strand;
  surface.r *= shade;
  surface.g *= shade;
  surface.b *= shade;
  surface.height += 0.01 * strand;
};

function buildRug(p: RugParameters): Model {
  const [w, d] = [p.width, p.depth];
  const shaggy = p.style === "shaggy";
  const t = shaggy ? 0.05 : 0.014;
  const paint = rugPaint(p.style, p.round, w, d, p.seed);
  const lift = (x: number, z: number) =>
    p.wave * (1 + sin((3.6 * z) / d + x * 0.4 + 1)) + p.wave * 0.25 * (1 + sin((11 * z) / d)) * Math.abs(x / w);
  const pile = p.round
    ? settle(
        stretch(
          lathe(
            roundCorners(
              [
                [0, 0],
                [w / 2, 0, 0.004],
                [w / 2, t, 0.006],
                [w / 2 - 0.05, t],
                [0, t],
              ],
              2,
            ),
            64,
          ),
          [1, 1, d / w],
        ),
      )
    : softSheet(
        24,
        34,
        (u, v, side) => {
          const [x, z] = [(u - 0.5) * w, (v - 0.5) * d];
          const rim = u === 0 || v === 0 || u === 1 || v === 1 ? 0.4 : 1;
          const ripple = p.wave > 0 ? lift(x, z) : 0.003 * (1 + noise(x * 4, z * 4, 0, p.seed));
          return [x, (t / 2) * (1 + side * rim) + ripple, z];
        },
        (u, v) => [(u - 0.5) * w, (v - 0.5) * d],
      );
  const parts: Part[] = [
    shaggy
      ? makePart("pile", "pile", wobble(pile, 0.011, 0.045, p.seed), { weight: 1, paint: tufts, crease: 1.2 })
      : makePart("pile", "pile", pile, { weight: 1, paint }),
  ];
  if (p.fringe) {
    const strands = fringe(w * 0.97, d / 2 - 0.01, 0.075, t);
    const positions = strands.positions.slice();
    if (p.wave > 0)
      for (let i = 0; i < positions.length; i += 3)
        positions[i + 1] = (positions[i + 1] as number) + lift(positions[i] as number, positions[i + 2] as number);
    parts.push(makePart("fringe", "fringe", { ...strands, positions }, { weight: 0.6 }));
  }
  const top = p.wave > 0 ? lift(0, 0) + t : t + 0.003;
  return standModel(parts, [
    { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: Math.min(w, d) * 0.45 },
    { name: "seat", position: [0, top, 0], normal: [0, 1, 0], radius: Math.min(w, d) * 0.45 },
  ]);
}

/** A rug. What makes it itself: a thin carpet flat on the floor with a woven design inside borders and a fringe at both ends; a magic carpet floats in waves. */
export const rug = defineConcept<RugParameters>({
  id: "rug",
  family: "furniture",
  words: [
    "rug",
    "carpet",
    "persian rug",
    "persian carpet",
    "oriental rug",
    "oriental carpet",
    "area rug",
    "bath mat",
    "mat",
    "prayer rug",
    "magic carpet",
    "flying carpet",
  ],
  senses: ["rug", "mat"],
  height: 0.02,
  parameters,
  slots: {
    pile: {
      words: ["field", "cloth", "fabric"],
      materials: ["felt"],
      colours: ["#8f2626", "#24466b", "#2f5d50", "#a5472c", "#5b2a44"].map(fromHex),
    },
    fringe: {
      words: ["tassel", "strand"],
      materials: ["felt"],
      colours: ["#e9dcbb", "#d9c48f"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: sampleRug,
  dress: (p): Readonly<Record<string, SlotDress>> =>
    p.style === "shaggy" ? { pile: { material: "shag-carpet", colours: [SHAG[p.seed % SHAG.length] as Rgb] } } : {},
  build: buildRug,
  view: { azimuth: 0.55, elevation: 0.75 },
});
