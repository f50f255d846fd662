import { noise } from "../../geometry/deform.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace, inflate } from "../../geometry/sdf.ts";
import { halfSpace } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters } from "../from-ask.ts";
import { enlargePart } from "../outfit/build-outfit.ts";
import { footlessOutfitSlots } from "../outfit/wardrobe.ts";
import { choice } from "../parameter-specs.ts";
import { birdLeg } from "./bird-legs.ts";
import { humanPieces, humanSockets } from "./build-human.ts";
import { dressHuman, humanSlots } from "./human.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { sampleHuman } from "./sample-human.ts";

type HarpyParameters = HumanParameters & { readonly plumage: string };

const PLUMAGES = { brown: "#5c4028", grey: "#6c6c70", black: "#26242a", russet: "#8a4a24", teal: "#28605f" } as const;

const PARAMETERS = { ...HUMAN_PARAMETERS, plumage: choice(Object.keys(PLUMAGES), "Colour of her feathers.") };

function build(p: HarpyParameters): Model {
  const { parts, frame, body } = humanPieces({ ...p, bottom: "none", feet: "none" }, { legs: true });
  const legs = frame.legs.map(birdLeg);
  const down = (x: number, y: number, z: number) => noise(x * 60, y * 26, z * 60, 5);
  const pelvis = displace(
    sculpt([add(inflate(body.trunk, 0.008)), carve(halfSpace([0, frame.hips[1] + 0.05, 0], [0, -1, 0]), 0.012)]),
    0.006,
    down,
  );
  const breast = displace(
    sculpt([
      add(inflate(body.trunk, 0.009)),
      carve(halfSpace([0, frame.chest[1] + 0.045, 0], [0, -1, 0]), 0.012),
      carve(halfSpace([0, frame.chest[1] - 0.06, 0], [0, 1, 0]), 0.012),
    ]),
    0.006,
    down,
  );
  const plumage = meshSdf(sculpt([add(pelvis), ...legs.map(({ thigh }) => add(thigh, 0.02)), add(breast)]), 0.0115);
  const whole: Part[] = [
    ...parts,
    makePart("plumage", "wings", plumage, { crease: 1.2, weight: 1 }),
    ...makeParts(
      "shank",
      "claw",
      legs.map(({ shank }) => shank),
      { weight: 0.9, crease: 1.2 },
    ),
    makePart("talons", "talon", merge(legs.map(({ talons }) => talons)), { weight: 0.7 }),
  ];
  return standModel(
    whole.map((part) => enlargePart(part, p.height)),
    humanSockets(frame, body, p.height, p),
  );
}

/** A harpy. What makes it itself: a woman's head, arms and waist between broad feathered wings, her breast and thighs in plumage, and a bird of prey's bare scaly legs with four hooked talons on each foot. */
export const harpy = defineConcept<HarpyParameters>({
  id: "harpy",
  family: "figure",
  words: ["harpy", "bird woman", "harpie", "siren bird", "bird person", "half bird"],
  senses: ["harpy"],
  height: 1.7,
  parameters: PARAMETERS,
  slots: {
    claw: {
      words: ["leg", "foot", "shank"],
      materials: ["reptile-scales"],
      colours: [fromHex("#d8a83c")],
      takesWhole: false,
    },
    talon: { words: ["nail"], materials: ["horn"], colours: [fromHex("#2a2420")], takesWhole: false },
    ...humanSlots(false),
    ...footlessOutfitSlots(),
  },
  sample: (draw, ask) => {
    const usual = sampleHuman(draw, { ...ask, word: "woman" }, { guise: "none", look: "wild-hair" });
    const holds = ask.doing?.has("holding") ?? false;
    return fitParameters(PARAMETERS, {
      ...usual,
      sex: "female",
      bottom: "none",
      feet: "none",
      belt: false,
      glasses: "none",
      back: "wings",
      ears: "pointed",
      hair: draw.pick("locks", ["long", "curly"], [3, 1]),
      pose: holds ? "holding" : usual.pose === "walking" ? "standing" : usual.pose,
      plumage: draw.pick("plumage", Object.keys(PLUMAGES), [4, 2, 1, 2, 1]),
    });
  },
  dress: (p) => ({
    ...dressHuman(p),
    wings: { material: "feathers", colours: [fromHex(PLUMAGES[p.plumage as keyof typeof PLUMAGES])] },
  }),
  build,
  view: { azimuth: 0.35, elevation: 0.08 },
});
