import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { loft } from "../../../geometry/loft.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { closeCorners, ellipseOutline, insetOutline } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, settle, stretch, turnX, turnZ } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { PI } from "../../../math/elementary.ts";
import { lerp } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, wants } from "../../from-ask.ts";
import { choice, flag, integer, metres, ratio } from "../../parameter-specs.ts";
import { symmetricOutline } from "../body-outline.ts";
import { makeBow } from "./bow.ts";
import { scroll } from "./scroll.ts";
import { soundHoles } from "./sound-holes.ts";
import { VIOLIN_OUTLINE } from "./violin-outline.ts";

const SIZES = ["violin", "viola", "cello", "double bass"] as const;

/** What a violin is drawn from. */
export type ViolinParameters = {
  readonly size: (typeof SIZES)[number];
  readonly body: number;
  readonly depth: number;
  readonly bow: boolean;
  readonly strings: number;
};

const parameters = {
  size: choice(SIZES, "Which of the family."),
  body: metres(0.25, 1.4, "Length of the body."),
  depth: ratio(0.08, 0.3, "Depth of the ribs over the body's length."),
  bow: flag("Its bow stands with it."),
  strings: integer(1, 4, "Strings that are left of the four."),
};

/**
 * The violin and its family. What makes it itself: a waisted body with four sharp corners, arched and varnished red-brown, two f-shaped sound
 * holes beside an upright bridge, a black fingerboard without frets, a tailpiece, four pegs under a scroll, and the bow beside it. A cello and a
 * double bass stand on a spike and are deeper.
 */
export const violin = defineConcept<ViolinParameters>({
  id: "violin",
  family: "instrument",
  words: [
    "violin",
    "fiddle",
    "viola",
    "cello",
    "violoncello",
    "double bass",
    "upright bass",
    "contrabass",
    "stradivarius",
  ],
  senses: ["bowed stringed instrument"],
  height: 0.6,
  parameters,
  slots: {
    body: {
      words: ["top", "back", "rib"],
      materials: ["oak"],
      colours: ["#8a3c14", "#9c4a18", "#6b2a10", "#b0601f", "#7a3010"].map(fromHex),
    },
    neck: { words: ["scroll", "head"], materials: ["oak"], colours: ["#8a4a20"].map(fromHex), takesWhole: false },
    fittings: {
      words: ["fingerboard", "tailpiece", "peg", "chin rest"],
      materials: ["plastic"],
      colours: [fromHex("#17110e")],
      takesWhole: false,
    },
    bridge: { words: [], materials: ["oak"], colours: [fromHex("#d0a060")], takesWhole: false },
    string: { words: [], materials: ["brushed-steel"], colours: [fromHex("#efe9dc")], takesWhole: false },
    bow: { words: ["bow stick", "stick"], materials: ["oak"], colours: [fromHex("#5a2412")], takesWhole: false },
    hair: { words: ["bow hair"], materials: ["woven-cotton"], colours: [fromHex("#e8e2d0")], takesWhole: false },
  },
  sample: (draw, ask) => {
    const size =
      ask.word === "viola"
        ? "viola"
        : ask.word.includes("cello")
          ? "cello"
          : ask.word.includes("bass")
            ? "double bass"
            : "violin";
    return fitParameters<ViolinParameters>(parameters, {
      size,
      body: { violin: 0.356, viola: 0.41, cello: 0.75, "double bass": 1.12 }[size] * draw.number("body", 0.97, 1.03),
      depth: { violin: 0.105, viola: 0.11, cello: 0.16, "double bass": 0.18 }[size] * draw.number("depth", 0.95, 1.05),
      bow: wants(ask, "bow", true),
      strings: ask.counts.get("string") ?? 4,
    });
  },
  build: (p) => {
    const u = p.body;
    const small = p.size === "violin" || p.size === "viola";
    const spike = small ? 0 : u * 0.13;
    const d = u * p.depth;
    const outline = symmetricOutline(VIOLIN_OUTLINE, u);
    const plate = extrude(outline, { depth: u * 0.028, bevel: u * 0.011, bevelSteps: 3 });
    const front = d / 2 + u * 0.02;
    const arch = move(stretch(sphere(u * 0.2, 40, 12), [0.82, 1.9, 0.16]), [0, u * 0.48, 0]);
    const nut = u * 1.365;
    const bridgeY = u * 0.49;
    const bridgeTop = front + u * 0.095;
    const board = (y: number, w: number, z: number, t: number): readonly Vec3[] =>
      ellipseOutline(w, t, 16)
        .map(([x, k]): Vec3 => [x, y, z + (k < 0 ? k * 0.25 : k)])
        .reverse();
    const rise = (y: number) => lerp(front + u * 0.02, front + u * 0.06, (nut - y) / (nut - u * 0.63));
    const fingerboard = loft([
      board(u * 0.63, u * 0.058, rise(u * 0.63), u * 0.022),
      board(nut, u * 0.036, rise(nut), u * 0.018),
    ]);
    const neckRing = (y: number, w: number, back: number): readonly Vec3[] =>
      ellipseOutline(w, back, 16).map(([x, k]): Vec3 => [x, y, rise(y) - (k > 0 ? k : k * 0.1)]);
    const neck = loft([
      neckRing(u * 0.97, u * 0.05, u * 0.12),
      neckRing(u * 1.03, u * 0.042, u * 0.06),
      neckRing(nut, u * 0.036, u * 0.045),
    ]);
    const tail = extrude(
      closeCorners(
        [
          [u * 0.02, u * 0.03],
          [u * 0.058, u * 0.3, u * 0.02],
          [-u * 0.058, u * 0.3, u * 0.02],
          [-u * 0.02, u * 0.03],
        ],
        3,
      ),
      { depth: u * 0.022, bevel: u * 0.007 },
    );
    const bridge = extrude(
      closeCorners(
        [
          [u * 0.058, 0],
          [u * 0.05, u * 0.05],
          [u * 0.05, u * 0.085, u * 0.01],
          [0, u * 0.1, u * 0.05],
          [-u * 0.05, u * 0.085, u * 0.01],
          [-u * 0.05, u * 0.05],
          [-u * 0.058, 0],
          [-u * 0.03, 0],
          [0, u * 0.025],
          [u * 0.03, 0],
        ],
        3,
      ),
      { depth: u * 0.014 },
    );
    // those that are left are told apart
    const strings = [0, 3, 1, 2].slice(0, p.strings).map((i) => {
      const x = (i - 1.5) / 1.5;
      const bow = u * 0.006 * (1 - x * x);
      return tube(
        u * (0.0066 - i * 0.0006),
        [
          [x * u * 0.035, u * 0.27, front + u * 0.035],
          [x * u * 0.045, bridgeY, bridgeTop + bow],
          [x * u * 0.024, nut + u * 0.01, rise(nut) + u * 0.02],
          [x * u * 0.012, nut + u * 0.16, rise(nut) - u * 0.01],
        ],
        5,
      );
    });
    const headAt = (geometry: Geometry) => move(geometry, [0, nut, rise(nut)]);
    const pegs = [0, 1, 2, 3].map((i) => {
      const side = i % 2 === 0 ? 1 : -1;
      const peg = merge([
        turnZ(cylinder({ radius: u * 0.011, radiusTop: u * 0.014, height: u * 0.13, segments: 12 }), (-side * PI) / 2),
        move(stretch(sphere(u * 0.03, 14, 8), [1.15, 0.85, 0.42]), [side * u * 0.14, 0, 0]),
      ]);
      return headAt(move(peg, [-side * u * 0.03, u * (0.055 + i * 0.045), -u * (0.02 + i * 0.012)]));
    });
    const parts: Part[] = [
      makePart("ribs", "body", extrude(insetOutline(outline, u * 0.011), { depth: d }), { weight: 0.9, grain: "z" }),
      makePart("top", "body", move(plate, [0, 0, d / 2 + u * 0.006]), {
        weight: 1,
        grain: "y",
        paint: soundHoles(u),
        crease: 0.9,
      }),
      makePart("back", "body", move(plate, [0, 0, -d / 2 - u * 0.006]), { weight: 0.8, grain: "y" }),
      makePart("arching", "body", move(settle(arch), [0, 0, front - u * 0.008]), {
        weight: 0.5,
        grain: "y",
        paint: soundHoles(u),
        crease: 1.2,
      }),
      makePart("fingerboard", "fittings", fingerboard, { weight: 1, crease: 0.8 }),
      makePart("neck", "neck", neck, { weight: 0.8, crease: 0.8 }),
      ...makeParts("scroll", "neck", scroll(u * 0.17).map(headAt), { weight: 1, crease: 0.8 }),
      ...makeParts("peg", "fittings", pegs, { weight: 0.8 }),
      makePart("tailpiece", "fittings", move(turnX(tail, 0.07), [0, 0, front + u * 0.012]), { weight: 0.9 }),
      makePart("bridge", "bridge", move(turnX(bridge, PI / 2), [0, bridgeY, front - u * 0.002]), { weight: 0.8 }),
      makePart("strings", "string", settle(merge(strings)), { weight: 0.7 }),
      makePart("button", "fittings", move(sphere(u * 0.018, 14), [0, 0, 0]), { weight: 0.2 }),
    ];
    if (small)
      parts.push(
        makePart(
          "chin-rest",
          "fittings",
          move(stretch(sphere(u * 0.11, 24, 12), [1, 0.62, 0.26]), [-u * 0.12, u * 0.075, front + u * 0.01]),
          { weight: 0.7 },
        ),
      );
    else
      parts.push(
        makePart(
          "spike",
          "string",
          move(cylinder({ radius: u * 0.004, radiusTop: u * 0.012, height: spike + u * 0.03, segments: 12 }), [
            0,
            -spike,
            0,
          ]),
          { weight: 0.5 },
        ),
      );
    if (p.bow) {
      const length = small ? u * 1.72 : u * 0.98;
      const lean = small ? 0.2 : 0.22;
      const x = u * (small ? 0.52 : 0.56);
      parts.push(
        ...makeBow(length).map((part) => ({
          ...part,
          geometry: move(turnZ(part.geometry, lean), [x, -spike - (small ? u * 0.015 : 0), front + u * 0.13]),
        })),
      );
    }
    return standModel(parts, [
      { name: "top", position: [0, nut + u * 0.28, 0], normal: [0, 1, 0], radius: u * 0.05 },
      { name: "attach", position: [0, u * 1.15, 0], normal: [0, 0, -1], radius: u * 0.05 },
    ]);
  },
  view: { azimuth: 0.36, elevation: 0.1 },
});
