import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { ellipsoid, halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { normalize } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, wants } from "../from-ask.ts";
import { buildOutfit, enlargePart } from "../outfit/build-outfit.ts";
import { common } from "../outfit/cloth.ts";
import { NOTHING } from "../outfit/wear.ts";
import { dressable } from "./build-human.ts";
import { headClay, limbClay, trunkClay } from "./human-clay.ts";
import { type FaceLook, facePaint, faceParts } from "./human-face.ts";
import { type HumanFrame, humanFrame } from "./human-frame.ts";
import { makeBeard, makeHair } from "./human-hair.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { sampleHuman } from "./sample-human.ts";
import { petrify, statueGuise } from "./statue.ts";

type BustParameters = HumanParameters & {
  readonly socle: boolean;
  readonly drapery: boolean;
  readonly noseless: boolean;
};

/** What is left where a nose was knocked off: a flat slanting scar of the bare stone. */
function withoutNose(head: Sdf, { skull: [x, y, z], skullRadii: [rx, ry, rz] }: HumanFrame): Sdf {
  const scar = halfSpace([x, y - 0.1 * ry, z + 0.965 * rz], normalize([0.22, -0.2, -1]));
  const about = ellipsoid([x, y - 0.1 * ry, z + 1.05 * rz], [0.34 * rx, 0.36 * ry, 0.4 * rz]);
  return sculpt([add(head), carve(common(about, scar), 0.003)]);
}

/** Head and shoulders, cut off round below the breast, on a turned socle. */
function buildBust(p: BustParameters): Model {
  const frame = humanFrame({ ...p, pose: "standing", reach: 1, muscle: Math.max(p.muscle, 0.3) });
  const isFemale = p.sex === "female";
  const look: FaceLook = {
    eyeSize: p.eyeSize,
    iris: p.iris,
    mouth: p.mouth,
    isFemale: false,
    brows: p.brows,
    glasses: "none",
    eyeLevel: p.eyeLevel,
  };
  const intact = headClay(frame, { isFemale, childish: 0, nose: p.nose * 1.15, ears: p.ears, jaw: p.jaw });
  const head = p.noseless ? withoutNose(intact, frame) : intact;
  const low = frame.chest[1] - 0.075;
  const wide = frame.build.shoulder * 1.25;
  const folds: SculptStep[] = p.drapery
    ? [0, 1, 2].map((i) =>
        add(
          roundCone(
            [wide * 0.62, frame.shoulders[1] - 0.012 * i, 0.03],
            [-wide * 0.55, low + 0.035 + 0.03 * i, 0.085],
            0.026,
            0.022,
          ),
          0.012,
        ),
      )
    : [];
  const chest = common(
    sculpt([add(trunkClay(frame, isFemale)), ...frame.arms.map((arm) => add(limbClay(arm, 0.4), 0.04)), ...folds]),
    ellipsoid([0, frame.shoulders[1] + 0.01, 0], [wide, frame.shoulders[1] - low + 0.02, 0.2]),
  );
  const body = dressable(frame, isFemale, p.hair !== "none" && p.hair !== "fringe");
  const { parts: hat, covers } = buildOutfit({ ...NOTHING, headgear: p.headgear, guise: p.guise }, body);
  const parts: Part[] = [];
  const marble = sculpt([
    ...(covers.has("head") ? [] : [add(head)]),
    add(chest, 0.03),
    carve(halfSpace([0, low, 0], [0, 1, 0]), 0.004),
  ]);
  parts.push(
    makePart("head", "figure", meshSdf(marble, 0.0098), { crease: 1.2, weight: 1, paint: facePaint(frame, look) }),
  );
  if (!covers.has("head")) {
    parts.push(...faceParts(frame, head, look));
    parts.push(
      ...makeHair(
        frame,
        covers.has("hair") ? "none" : p.hair,
        covers.has("scalp") ? body.head.centre[1] + body.head.radii[1] * 0.46 : undefined,
      ),
    );
    parts.push(...makeBeard(frame, p.beard));
  }
  const stone = [...parts, ...hat].map((part) => petrify(part, "figure"));
  const socle = p.socle ? [socleAt(low, frame.build.shoulder)] : [];
  const floor = p.socle ? low - 0.14 : low;
  const whole = [...stone, ...socle].map((part) =>
    enlargePart({ ...part, geometry: move(part.geometry, [0, -floor, 0]) }, p.height),
  );
  const [cx, cy, cz] = frame.skull;
  const [rx, ry, rz] = frame.skullRadii;
  const h = p.height;
  return standModel(whole, [
    {
      name: "head",
      position: [cx * h, (body.head.centre[1] + body.head.radii[1] * 0.96 - floor) * h, cz * h],
      normal: [0, 1, 0],
      radius: body.head.radii[0] * h,
    },
    { name: "eyes", position: [cx * h, (cy - floor) * h, (cz + rz) * h], normal: [0, 0, 1], radius: rx * h },
    {
      name: "neck",
      position: [0, (frame.neck[1] - floor) * h, 0],
      normal: [0, 1, 0],
      radius: (frame.neckRadius + 0.01) * h,
    },
    { name: "top", position: [cx * h, (cy + ry - floor) * h, cz * h], normal: [0, 1, 0], radius: rx * 0.7 * h },
  ]);
}

const socleAt = (low: number, shoulder: number): Part =>
  makePart(
    "socle",
    "socle",
    move(
      lathe(
        roundCorners(
          [
            [0, 0],
            [shoulder * 0.78, 0, 0.006],
            [shoulder * 0.78, 0.028, 0.008],
            [shoulder * 0.5, 0.045, 0.02],
            [shoulder * 0.36, 0.095, 0.03],
            [shoulder * 0.5, 0.132, 0.012],
            [shoulder * 0.5, 0.152, 0.006],
            [0, 0.152],
          ],
          4,
        ),
        48,
      ),
      [0, low - 0.14, 0],
    ),
    { weight: 0.7, projection: "cylinder" },
  );

/**
 * A portrait of head and shoulders. What makes it itself: no arms, the breast cut off in a curve, often a fold of drapery, blank eyes in one
 * material, on a turned socle.
 */
export const bust = defineConcept<BustParameters>({
  id: "bust",
  family: "figure",
  words: [
    "bust",
    "marble bust",
    "bust statue",
    "portrait bust",
    "head sculpture",
    "human head",
    "stone head",
    "marble head",
    "head statue",
  ],
  senses: ["bust"],
  height: 0.65,
  parameters: {
    ...HUMAN_PARAMETERS,
    socle: { kind: "flag", about: "Stands on a socle." },
    drapery: { kind: "flag", about: "A fold of cloth over the shoulder." },
    noseless: { kind: "flag", about: "Its nose is broken off." },
  },
  slots: {
    figure: {
      words: ["head", "face", "hair", "body"],
      materials: ["marble", "marble", "plaster", "bronze", "terracotta"],
    },
    socle: { words: ["pedestal", "base", "plinth", "stand"], materials: ["marble", "granite", "oak"] },
  },
  sample: (draw, ask) => {
    const isAsked = ask.guise !== undefined;
    const guise = isAsked
      ? statueGuise(draw, ask)
      : draw.pick("whom", ["emperor", "casual", "queen", "gladiator"], [3, 3, 1, 1]);
    const p = sampleHuman(draw, { ...ask, guise }, { guise });
    const isFemale = !isAsked && draw.chance("woman", 0.35);
    return fitParameters<BustParameters>(
      {
        ...HUMAN_PARAMETERS,
        socle: { kind: "flag", about: "" },
        drapery: { kind: "flag", about: "" },
        noseless: { kind: "flag", about: "" },
      },
      {
        ...p,
        sex: isFemale ? "female" : p.sex,
        beard: isFemale ? "none" : p.beard,
        hair: isFemale ? draw.pick("style", ["bun", "curly", "bob"]) : p.hair,
        headgear: isAsked || draw.chance("wreath", 0.45) ? p.headgear : "none",
        height: 1.5,
        head: Math.min(0.22, p.head * 0.85),
        mouth: p.mouth === "teeth" || p.mouth === "open" ? "neutral" : p.mouth,
        glasses: "none",
        socle: wants(ask, "socle", true),
        drapery: draw.chance("drapery", 0.6),
        noseless: says(ask, "broken-nose"),
      },
    );
  },
  build: buildBust,
  view: { azimuth: 0.5, elevation: 0.08 },
});
