import { curveThrough } from "../../geometry/curve.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, settle, stretch } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { paintEye } from "../animal/eye.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters } from "../from-ask.ts";
import { enlargePart } from "../outfit/build-outfit.ts";
import { outfitSlots } from "../outfit/wardrobe.ts";
import { choice, flag } from "../parameter-specs.ts";
import { humanPieces, humanSockets } from "./build-human.ts";
import { dressHuman, humanSlots } from "./human.ts";
import { headClay } from "./human-clay.ts";
import { facePaint } from "./human-face.ts";
import type { HumanFrame } from "./human-frame.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { sampleHuman } from "./sample-human.ts";

type CyclopsParameters = HumanParameters & { readonly gaze: string; readonly horned: boolean };

const GAZES = ["#c8881c", "#4f8a2a", "#b02a1c", "#2f6ab0"];
const PARAMETERS = {
  ...HUMAN_PARAMETERS,
  gaze: choice(GAZES, "Colour of the iris."),
  horned: flag("A horn grows on its crown."),
};

/** A head with a single socket in the middle of its brow, the eye in it under a heavy lid. */
function head(p: CyclopsParameters, frame: HumanFrame): Part[] {
  const [cx, cy, cz] = frame.skull;
  const [rx, ry, rz] = frame.skullRadii;
  const eye: Vec3 = [cx, cy + 0.12 * ry, cz + 0.72 * rz];
  const r = 0.42 * rx;
  const clay = headClay(frame, { isFemale: false, childish: 0, nose: 1.1, ears: "pointed", jaw: 1.15 });
  const look = {
    eyeSize: 0.2,
    iris: p.gaze,
    mouth: p.mouth === "happy" || p.mouth === "neutral" ? "teeth" : p.mouth,
    isFemale: false,
    brows: false,
    glasses: "none",
    eyeLevel: p.eyeLevel,
  };
  const face = sculpt([
    add(clay),
    add(ball([eye[0], eye[1], eye[2] - 0.1 * r], r * 1.28), 0.3 * r),
    carve(ball([eye[0], eye[1] - 0.04 * r, eye[2] + 0.75 * r], r * 0.98), 0.12 * r),
  ]);
  const brow = tube(
    r * 0.3,
    curveThrough(
      [
        [cx - r * 1.35, eye[1] + r * 0.62, eye[2] + r * 0.15],
        [cx, eye[1] + r * 1.02, eye[2] + r * 0.85],
        [cx + r * 1.35, eye[1] + r * 0.62, eye[2] + r * 0.15],
      ],
      6,
    ),
    12,
    { scale: (t) => 0.45 + 2.2 * t * (1 - t), endRounding: r * 0.1 },
  );
  const fang = (s: number) =>
    tube(
      rx * 0.075,
      [
        [cx + s * 0.3 * rx, cy - 0.66 * ry, cz + rz * 0.86],
        [cx + s * 0.31 * rx, cy - 0.54 * ry, cz + rz * 0.99],
        [cx + s * 0.32 * rx, cy - 0.36 * ry, cz + rz * 0.99],
      ],
      10,
      { scale: (t) => 1 - 0.82 * t, endRounding: 0.001 },
    );
  const parts = [
    makePart("head", "body", meshSdf(face, 0.0115), { weight: 1, crease: 1.2, paint: facePaint(frame, look) }),
    makePart("eye", "eye", move(stretch(sphere(r, 32), [1, 1, 0.92]), eye), {
      weight: 1,
      crease: 1.2,
      paint: paintEye(
        { centre: [0, 0, 0], radius: r, gaze: [0, 0, 1] },
        { colour: fromHex(p.gaze), size: 0.6, pupil: "round", pupilSize: 0.5, white: [0.8, 0.77, 0.7] },
      ),
    }),
    makePart("brow", "hair", settle(brow), { weight: 0.8 }),
    makePart("fangs", "horn", merge([fang(1), fang(-1)]), { weight: 0.6 }),
  ];
  if (p.horned)
    parts.push(
      makePart(
        "horn",
        "horn",
        tube(
          rx * 0.25,
          curveThrough(
            [
              [cx, cy + ry * 0.8, cz + rz * 0.3],
              [cx, cy + ry * 1.2, cz + rz * 0.55],
              [cx, cy + ry * 1.5, cz + rz * 0.5],
            ],
            6,
          ),
          16,
          { scale: (t) => 1 - 0.88 * t, endRounding: 0.002 },
        ),
        { weight: 0.8 },
      ),
    );
  return parts;
}

function build(p: CyclopsParameters): Model {
  const { parts, frame, body } = humanPieces(p, { head: true });
  return standModel(
    [...parts, ...head(p, frame)].map((part) => enlargePart(part, p.height)),
    humanSockets(frame, body, p.height, p),
  );
}

/** A cyclops. What makes it itself: a burly bald giant with one great eye in the middle of its brow, a single heavy eyebrow, tusks, a fur kilt, and mostly a club. */
export const cyclops = defineConcept<CyclopsParameters>({
  id: "cyclops",
  family: "figure",
  words: ["cyclops", "one eyed giant", "one-eyed giant", "polyphemus"],
  senses: ["cyclops"],
  height: 2.4,
  parameters: PARAMETERS,
  slots: {
    ...humanSlots(true),
    horn: { words: ["tusk", "fang", "tooth"], materials: ["horn"], colours: [fromHex("#e6dcc0")], takesWhole: false },
    ...outfitSlots("material"),
  },
  sample: (draw, ask) => {
    const usual = sampleHuman(draw, { ...ask, word: "man" }, { guise: "none", look: "muscular bald" });
    const holds = ask.doing?.has("holding") ?? false;
    const prop = usual.prop !== "none" || holds ? usual.prop : draw.pick("weapon", ["club", "none"], [4, 1]);
    return fitParameters(PARAMETERS, {
      ...usual,
      bottom: usual.bottom === "none" ? "skirt" : usual.bottom,
      feet: "none",
      belt: true,
      skin: draw.pick("hide", ["tan", "green", "blue", "brown", "grey"], [3, 3, 1.5, 1, 1]),
      shoulder: 0.165 * draw.normal("breadth", 1, 0.02),
      bone: 1.32,
      muscle: 1,
      girth: usual.girth * 1.22,
      head: 0.25,
      headWidth: 1.02,
      legs: 0.44,
      height: 2.4 * draw.normal("tall", 1, 0.03),
      beard: "none",
      hair: "none",
      glasses: "none",
      prop,
      pose: prop !== "none" || holds ? "holding" : usual.pose === "waving" ? "fighting" : usual.pose,
      gaze: draw.pick("gaze", GAZES),
      horned: ask.parts.has("horn") || draw.chance("horned", 0.4),
    });
  },
  dress: (p) => ({
    ...dressHuman(p),
    skirt: { material: "fur", colours: [fromHex("#6a4526")] },
  }),
  build,
  view: { azimuth: 0.34, elevation: 0.1 },
});
