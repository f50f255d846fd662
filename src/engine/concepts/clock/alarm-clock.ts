import { arc } from "../../geometry/curve.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { disc, turned } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters } from "../from-ask.ts";
import { metres } from "../parameter-specs.ts";
import { bellShape } from "./bell-shape.ts";
import { makeFace } from "./clock-face.ts";
import {
  FACE_PARAMETERS,
  FACE_SLOTS,
  type FaceParameters,
  faceOf,
  handColour,
  sampleFace,
} from "./clock-parameters.ts";

export type AlarmClockParameters = FaceParameters & { readonly radius: number; readonly depth: number };

const parameters = {
  ...FACE_PARAMETERS,
  radius: metres(0.03, 0.12, "Of the case."),
  depth: metres(0.02, 0.1, "Front to back."),
};

const COATS = ["#c22f27", "#2c8f92", "#e4b23a", "#2a2d33", "#d77f92", "#4f7fb5", "#e9e4d8"].map(fromHex);

/**
 * The clock by the bed. What makes it itself: a round case on two splayed feet, two bells on top with a hammer between them and a
 * carrying handle over them, a face with large numerals.
 */
export const alarmClock = defineConcept<AlarmClockParameters>({
  id: "alarm-clock",
  family: "device",
  words: ["alarm clock", "bedside clock", "twin bell clock", "twin bell alarm clock"],
  senses: ["alarm clock"],
  height: 0.15,
  parameters,
  slots: {
    body: { words: ["case"], materials: ["painted-metal"], colours: COATS, group: "body" },
    bell: { words: [], materials: ["brushed-steel", "gold"], takesWhole: false },
    metal: { words: ["handle", "hammer", "foot", "leg"], materials: ["brushed-steel"], takesWhole: false },
    ...FACE_SLOTS,
  },
  sample: (draw, ask) =>
    fitParameters<AlarmClockParameters>(parameters, {
      ...sampleFace(draw, ask, ["arabic"], ["plain", "spade"], 1),
      radius: draw.number("radius", 0.048, 0.056),
      depth: draw.number("depth", 0.036, 0.05),
    }),
  dress: (p): Readonly<Record<string, SlotDress>> => ({ hand: { colours: [handColour(p)] } }),
  build: (p) => {
    const { radius: r, depth: d } = p;
    const drum = turned(
      closeCorners(
        [
          [r * 0.84, d * 0.5],
          [r * 0.84, 0],
          [r * 0.9, 0, r * 0.1],
          [r, d * 0.12, r * 0.1],
          [r, d * 0.84, r * 0.06],
          [r * 1.03, d * 0.9, r * 0.03],
          [r * 1.03, d, r * 0.04],
          [r * 0.92, d, r * 0.03],
          [r * 0.88, d * 0.86],
        ],
        3,
      ),
      56,
      true,
    );
    const feet = [-1, 1].map((side) =>
      turnZ(
        move(cylinder({ radius: r * 0.07, radiusTop: r * 0.11, height: r * 0.42, bevel: r * 0.03, segments: 20 }), [
          0,
          -r * 1.32,
          0,
        ]),
        side * 0.52,
      ),
    );
    const bells = [-1, 1].map((side) => turnZ(move(bellShape(r * 0.42), [0, r * 1.12, 0]), -side * 0.56));
    const pins = [-1, 1].map((side) =>
      turnZ(move(cylinder({ radius: r * 0.04, height: r * 0.7, segments: 12 }), [0, r * 0.92, 0]), -side * 0.56),
    );
    const handle = tube(r * 0.045, arc([0, r * 1.25, 0], r * 0.62, PI * 0.02, PI * 0.98, 20), 10);
    const hammer = merge([
      move(cylinder({ radius: r * 0.035, height: r * 0.5, segments: 10 }), [0, r * 0.9, 0]),
      move(turnZ(cylinder({ radius: r * 0.09, height: r * 0.24, bevel: r * 0.02, segments: 20 }), PI / 2), [
        r * 0.12,
        r * 1.38,
        0,
      ]),
    ]);
    const middle = (geometry: ReturnType<typeof disc>) => move(geometry, [0, 0, d / 2]);
    return standModel(
      [
        makePart("case", "body", drum, { weight: 1, crease: 0.5 }),
        makePart("back", "body", disc(r * 0.88, d * 0.5, 0, 40), { weight: 0.6 }),
        ...makeFace(faceOf(p, r * 0.9), (geometry) => move(geometry, [0, 0, d * 0.72])),
        makePart("core", "body", move(disc(r * 0.86, d * 0.26, 0, 40), [0, 0, d * 0.45]), { weight: 0.2 }),
        ...makeParts("bell", "bell", bells.map(middle), { weight: 0.95 }),
        ...makeParts("pin", "metal", pins.map(middle), { weight: 0.3 }),
        ...makeParts(
          "knob",
          "metal",
          [-1, 1].map((side) => middle(turnZ(move(sphere(r * 0.07, 14), [0, r * 1.6, 0]), -side * 0.56))),
          { weight: 0.2 },
        ),
        ...makeParts("foot", "metal", feet.map(middle), { weight: 0.8 }),
        makePart("handle", "metal", middle(handle), { weight: 0.7 }),
        makePart("hammer", "metal", middle(turnX(hammer, 0)), { weight: 0.6 }),
      ],
      [
        { name: "top", position: [0, r * 1.88, d / 2], normal: [0, 1, 0], radius: r * 0.3 },
        { name: "attach", position: [0, r * 1.88, d / 2], normal: [0, 1, 0], radius: r * 0.2 },
      ],
    );
  },
  view: { azimuth: 0.42, elevation: 0.16 },
});
