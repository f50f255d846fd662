import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters } from "../from-ask.ts";
import { enlargePart } from "../outfit/build-outfit.ts";
import { outfitSlots } from "../outfit/wardrobe.ts";
import { humanPieces, humanSockets } from "./build-human.ts";
import { dressHuman, humanSlots } from "./human.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { sampleHuman } from "./sample-human.ts";

const BASE = 0.055;

function build(p: HumanParameters): Model {
  const { parts, frame, body } = humanPieces(p);
  const { neck, neckRadius, skull, skullRadii } = frame;
  const chin = skull[1] - skullRadii[1] * 0.95;
  const coils = Array.from({ length: 5 }, (_, i) =>
    move(torus(neckRadius * 1.2, 0.0075, 28, 8), [0, neck[1] - 0.012 + ((chin + 0.02 - neck[1]) * i) / 4, neck[2]]),
  );
  const base = turnedUp(
    [
      [0, -BASE],
      [0.235, -BASE, 0.008],
      [0.235, -0.02, 0.006],
      [0.21, 0.002, 0.008],
      [0, 0.002],
    ],
    48,
  );
  const whole = [
    ...parts,
    makePart("base", "base", base, { weight: 0.8 }),
    makePart("spring", "spring", merge(coils), { weight: 0.8 }),
  ];
  return standModel(
    whole.map((part) => enlargePart(part, p.height)),
    humanSockets(frame, body, p.height).map((socket) => ({
      ...socket,
      position: [socket.position[0], socket.position[1] + BASE * p.height, socket.position[2]] as const,
    })),
  );
}

/** A bobblehead. What makes it itself: a small figure on a round black base, its head as large as half of it, grinning, on a coiled spring. */
export const bobblehead = defineConcept<HumanParameters>({
  id: "bobblehead",
  family: "figure",
  words: [
    "bobblehead",
    "bobble head",
    "bobblehead doll",
    "bobble head doll",
    "bobblehead figure",
    "nodding doll",
    "wobble head",
  ],
  senses: [],
  height: 0.2,
  parameters: HUMAN_PARAMETERS,
  slots: {
    ...humanSlots(false),
    base: { words: ["stand", "pedestal"], materials: ["plastic"], colours: [fromHex("#17181b")], takesWhole: false },
    spring: { words: ["coil", "neck spring"], materials: ["brushed-steel"], takesWhole: false },
    ...outfitSlots(true),
  },
  sample: (draw, ask) => {
    const usual = sampleHuman(
      draw,
      { ...ask, word: "man" },
      ask.guise === undefined ? { guise: draw.pick("sort", ["baseballer", "casual-smart", "casual"], [3, 2, 1]) } : {},
    );
    return fitParameters(HUMAN_PARAMETERS, {
      ...usual,
      height: 0.3,
      head: 0.38,
      headWidth: 1.0,
      shoulder: 0.094,
      girth: 1,
      bone: 1,
      legs: 0.44,
      eyeSize: 0.25,
      mouth: "teeth",
      pose: usual.pose === "walking" ? "standing" : usual.pose,
    });
  },
  dress: dressHuman,
  build,
  view: { azimuth: 0.3, elevation: 0.1 },
});
