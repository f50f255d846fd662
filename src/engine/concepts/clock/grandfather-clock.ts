import { box } from "../../geometry/box.ts";
import { arc } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import { move } from "../../geometry/place.ts";
import { disc, turned } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { choice, metres, ratio } from "../parameter-specs.ts";
import { makeFace } from "./clock-face.ts";
import {
  FACE_PARAMETERS,
  FACE_SLOTS,
  type FaceParameters,
  faceOf,
  handColour,
  sampleFace,
} from "./clock-parameters.ts";

export type GrandfatherClockParameters = FaceParameters & {
  readonly style: "longcase" | "mantel";
  readonly height: number;
  readonly slim: number;
  readonly hood: "arch" | "gable" | "flat";
};

const parameters = {
  ...FACE_PARAMETERS,
  style: choice(["longcase", "mantel"], "On the floor, or on the shelf."),
  height: metres(0.2, 2.8, "Floor to top."),
  slim: ratio(0.7, 1.5, "Width over the usual."),
  hood: choice(["arch", "gable", "flat"], "Top of the hood."),
};

/** An upright box with a moulding at its top and foot. */
const tier = (w: number, y: number, h: number, d: number, lip: number) => [
  move(box([w, h, d], { bevel: w * 0.02 }), [0, y + h / 2, 0]),
  move(box([w + lip * 2, lip, d + lip * 2], { bevel: lip * 0.4, bevelSteps: 2 }), [0, y + lip / 2, 0]),
  move(box([w + lip * 2, lip, d + lip * 2], { bevel: lip * 0.4, bevelSteps: 2 }), [0, y + h - lip / 2, 0]),
];

/**
 * A tall pendulum clock. What makes it itself: a case as tall as a person in three tiers - a wide plinth, a slender trunk with a window
 * on a brass pendulum and weights, a hood with an arched or gabled top and brass finials around a roman face. A mantel clock is the
 * hood alone on a foot.
 */
export const grandfatherClock = defineConcept<GrandfatherClockParameters>({
  id: "grandfather-clock",
  family: "device",
  words: [
    "grandfather clock",
    "longcase clock",
    "pendulum clock",
    "standing clock",
    "mantel clock",
    "mantle clock",
    "table clock",
    "desk clock",
  ],
  senses: ["grandfather clock"],
  height: 2.1,
  parameters,
  slots: {
    case: {
      words: ["body", "cabinet", "hood"],
      materials: ["oak"],
      colours: ["#5a2f18", "#7a4a28", "#3b2015", "#8a5f38"].map(fromHex),
    },
    window: { words: ["glass", "door"], materials: ["plastic"], colours: [fromHex("#1b120c")], takesWhole: false },
    brass: { words: ["pendulum", "weight", "finial", "top"], materials: ["gold"], takesWhole: false },
    ...FACE_SLOTS,
  },
  sample: (draw, ask) => {
    const small = ["mantel clock", "mantle clock", "table clock", "desk clock"].includes(ask.word);
    return fitParameters<GrandfatherClockParameters>(parameters, {
      ...sampleFace(draw, ask, ["roman", "roman", "arabic"], ["spade"], 1),
      seconds: false,
      style: small ? "mantel" : "longcase",
      height: (small ? 0.36 : 2.1) * draw.number("height", 0.94, 1.06) * traitFactor(ask, { tall: 1.15, short: 0.8 }),
      slim: draw.number("slim", 1.05, 1.25) * traitFactor(ask, { wide: 1.2, narrow: 0.85, thin: 0.85, thick: 1.15 }),
      hood: draw.pick("hood", ["arch", "gable", "flat"], [3, 2, 1]),
    });
  },
  dress: (p): Readonly<Record<string, SlotDress>> => ({ hand: { colours: [handColour(p)] } }),
  build: (p) => {
    const tall = p.style === "longcase";
    const unit = tall ? p.height : p.height * 3.1;
    const w = unit * 0.23 * p.slim;
    const d = w * (tall ? 0.62 : 0.55);
    const lip = w * 0.07;
    const [foot, trunk] = tall ? [unit * 0.22, unit * 0.42] : [0, 0];
    const hoodY = foot + trunk + (tall ? 0 : w * 0.14);
    const hoodHeight = w * 1.16;
    const parts = [];
    if (tall) {
      const tw = w * 0.78;
      parts.push(
        ...makeParts("plinth", "case", tier(w, 0, foot, d, lip), { weight: 0.9, grain: "y" }),
        ...makeParts("trunk", "case", tier(tw, foot - lip * 0.2, trunk + lip * 0.4, d * 0.8, lip * 0.7), {
          weight: 1,
          grain: "y",
        }),
        makePart(
          "panel",
          "case",
          move(box([w * 0.66, foot * 0.6, d * 0.06], { bevel: w * 0.02, bevelSteps: 2 }), [0, foot * 0.5, d * 0.5]),
          { weight: 0.5 },
        ),
      );
      const [ww, wh, wy, wz] = [tw * 0.68, trunk * 0.78, foot + trunk * 0.5, d * 0.4];
      const frame = w * 0.045;
      parts.push(
        makePart("window", "window", move(box([ww, wh, d * 0.03]), [0, wy, wz]), { weight: 0.7 }),
        ...makeParts(
          "window-frame",
          "case",
          [-1, 1].flatMap((s) => [
            move(box([frame, wh + frame, frame], { bevel: frame * 0.3 }), [s * (ww / 2), wy, wz]),
            move(box([ww + frame, frame, frame], { bevel: frame * 0.3 }), [0, wy + s * (wh / 2), wz]),
          ]),
          { weight: 0.5 },
        ),
        makePart(
          "rod",
          "brass",
          move(cylinder({ radius: w * 0.014, height: wh * 0.72, segments: 10 }), [0, wy - wh * 0.26, wz + d * 0.035]),
          { weight: 0.6 },
        ),
        makePart("bob", "brass", move(disc(ww * 0.24, d * 0.07, d * 0.03, 36), [0, wy - wh * 0.28, wz + d * 0.005]), {
          weight: 0.9,
        }),
        ...makeParts(
          "weight",
          "brass",
          [-1, 1].flatMap((s) => [
            move(cylinder({ radius: ww * 0.085, height: wh * 0.24, bevel: ww * 0.03, segments: 20 }), [
              s * ww * 0.33,
              wy + wh * 0.05,
              wz + d * 0.03,
            ]),
            move(cylinder({ radius: ww * 0.012, height: wh * 0.24, segments: 6 }), [
              s * ww * 0.33,
              wy + wh * 0.26,
              wz + d * 0.03,
            ]),
          ]),
          { weight: 0.6 },
        ),
      );
    } else {
      parts.push(
        ...makeParts(
          "plinth",
          "case",
          [
            move(box([w * 1.36, w * 0.08, d * 1.2], { bevel: w * 0.02, bevelSteps: 2 }), [0, w * 0.04, 0]),
            move(box([w * 1.2, w * 0.09, d * 1.06], { bevel: w * 0.02, bevelSteps: 2 }), [0, w * 0.11, 0]),
          ],
          { weight: 0.8 },
        ),
      );
    }
    const a = w * 0.54;
    const top = hoodHeight;
    const crown =
      p.hood === "arch"
        ? [...arc([0, top, 0], a * 0.8, 0, PI, 18)].map(([x, y]) => [x, y] as const)
        : p.hood === "gable"
          ? ([[0, top + a * 0.62]] as const)
          : ([] as const);
    const outline = closeCorners([[-a, 0], [a, 0], [a, top], ...crown, [-a, top]]);
    const r = w * 0.42;
    const fy = hoodY + hoodHeight * (p.hood === "arch" ? 0.55 : 0.5);
    const ring = turned(
      closeCorners(
        [
          [r, -d * 0.05],
          [r * 1.14, -d * 0.05],
          [r * 1.12, d * 0.05, d * 0.02],
          [r, d * 0.03, d * 0.01],
        ],
        2,
      ),
      48,
      true,
    );
    const z = d * 0.5;
    const columns = [-1, 1].map((s) =>
      move(cylinder({ radius: w * 0.045, height: hoodHeight * 0.9, bevel: w * 0.015, segments: 18 }), [
        s * a * 1.0,
        hoodY + hoodHeight * 0.05,
        z * 0.98,
      ]),
    );
    const peak = hoodY + top + (p.hood === "arch" ? a * 0.8 : p.hood === "gable" ? a * 0.62 : 0);
    const finial = (x: number, y: number) => [
      move(cylinder({ radius: w * 0.03, radiusTop: w * 0.018, height: w * 0.1, segments: 14 }), [
        x,
        y - w * 0.03,
        z * 0.5,
      ]),
      move(sphere(w * 0.05, 16), [x, y + w * 0.09, z * 0.5]),
    ];
    parts.push(
      makePart("hood", "case", move(extrude(outline, { depth: d * 1.06, bevel: w * 0.012 }), [0, hoodY, 0]), {
        weight: 1,
        grain: "y",
      }),
      makePart(
        "cornice",
        "case",
        move(box([a * 2.2, lip, d * 1.24], { bevel: lip * 0.4, bevelSteps: 2 }), [0, hoodY + top, 0]),
        { weight: 0.7, grain: "x" },
      ),
      makePart(
        "hood-foot",
        "case",
        move(box([a * 2.2, lip, d * 1.24], { bevel: lip * 0.4, bevelSteps: 2 }), [0, hoodY, 0]),
        { weight: 0.7, grain: "x" },
      ),
      ...makeParts("column", "case", columns, { weight: 0.6 }),
      makePart("face-ring", "brass", move(ring, [0, fy, d * 0.54]), { weight: 0.8 }),
      ...makeFace(faceOf(p, r), (geometry) => move(geometry, [0, fy, d * 0.525])),
      ...makeParts(
        "finial",
        "brass",
        [...finial(0, peak), ...finial(-a, hoodY + top + lip * 0.4), ...finial(a, hoodY + top + lip * 0.4)],
        { weight: 0.6 },
      ),
    );
    return standModel(parts, [
      { name: "top", position: [0, peak, 0], normal: [0, 1, 0], radius: w * 0.3 },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: w * 0.4 },
    ]);
  },
  view: { azimuth: 0.45, elevation: 0.12 },
});
