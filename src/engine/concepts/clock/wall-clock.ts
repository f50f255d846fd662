import { makePart, standModel } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import { move } from "../../geometry/place.ts";
import { disc, slab, turned } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
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

export type WallClockParameters = FaceParameters & {
  readonly frame: "round" | "square";
  readonly radius: number;
  readonly rim: number;
};

const parameters = {
  ...FACE_PARAMETERS,
  frame: choice(["round", "square"], "Shape of the frame."),
  radius: metres(0.06, 0.6, "Of the face."),
  rim: ratio(0.06, 0.4, "Width of the rim over the radius."),
};

/**
 * A clock for the wall. What makes it itself: a round white face in a moulded rim, twelve hours and minute marks one can read, an hour
 * and a minute hand.
 */
export const wallClock = defineConcept<WallClockParameters>({
  id: "wall-clock",
  family: "device",
  likened: ["beast"],
  words: ["clock", "wall clock", "kitchen clock", "school clock", "analog clock", "timepiece"],
  senses: ["clock", "timepiece"],
  height: 0.32,
  parameters,
  slots: {
    frame: {
      words: ["rim", "case", "body"],
      materials: ["oak", "painted-metal", "plastic", "gold"],
      colours: ["#7a4a28", "#22252a", "#a3302a", "#2f5f6b", "#b98a4a", "#d8d4ca"].map(fromHex),
    },
    ...FACE_SLOTS,
  },
  sample: (draw, ask) =>
    fitParameters<WallClockParameters>(parameters, {
      ...sampleFace(draw, ask, ["arabic", "roman", "bars"], ["plain", "spade", "baton"]),
      frame: says(ask, "square") || (!says(ask, "round") && draw.chance("square", 0.1)) ? "square" : "round",
      radius: draw.number("radius", 0.13, 0.17),
      rim: draw.number("rim", 0.1, 0.22) * traitFactor(ask, { thick: 1.5, thin: 0.7 }),
    }),
  dress: (p): Readonly<Record<string, SlotDress>> => ({ hand: { colours: [handColour(p)] } }),
  build: (p) => {
    const { radius: r } = p;
    const w = r * p.rim;
    const deep = r * 0.26;
    const rim = turned(
      closeCorners(
        [
          [r * 0.94, deep * 0.2],
          [r + w * 0.9, 0, w * 0.2],
          [r + w, deep * 0.3, w * 0.2],
          [r + w * 0.8, deep * 0.85, w * 0.3],
          [r + w * 0.45, deep, w * 0.2],
          [r + w * 0.1, deep * 0.8, w * 0.1],
          [r * 0.95, deep * 0.55],
        ],
        3,
      ),
      64,
      true,
    );
    const back =
      p.frame === "round"
        ? disc(r + w * 0.6, deep * 0.4, 0, 48)
        : slab([2.16 * (r + w), 2.16 * (r + w), deep * 0.7], r * 0.12, r * 0.05);
    return standModel(
      [
        makePart("rim", "frame", rim, { weight: 1, crease: 0.5 }),
        makePart("back", "frame", p.frame === "round" ? back : move(back, [0, 0, deep * 0.1]), { weight: 0.8 }),
        ...makeFace(faceOf(p, r * 0.97), (geometry) =>
          move(geometry, [0, 0, p.frame === "round" ? deep * 0.38 : deep * 0.44]),
        ),
      ],
      [
        { name: "top", position: [0, r + w, deep / 2], normal: [0, 1, 0], radius: deep / 2 },
        { name: "attach", position: [0, 0, 0], normal: [0, 0, -1], radius: r },
      ],
    );
  },
  view: { azimuth: 0.38, elevation: 0.12 },
});
