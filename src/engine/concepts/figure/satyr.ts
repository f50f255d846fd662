import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace, inflate } from "../../geometry/sdf.ts";
import { halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters } from "../from-ask.ts";
import { HOOF_SLOT } from "../hoofed/hoof.ts";
import { hornSlot } from "../hoofed/horn.ts";
import { enlargePart } from "../outfit/build-outfit.ts";
import { footlessOutfitSlots } from "../outfit/wardrobe.ts";
import { choice, ratio } from "../parameter-specs.ts";
import { humanPieces, humanSockets } from "./build-human.ts";
import { dressHuman, humanSlots } from "./human.ts";
import type { HumanFrame } from "./human-frame.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { shaggyLeg } from "./minotaur.ts";
import { sampleHuman } from "./sample-human.ts";

type SatyrParameters = HumanParameters & { readonly coat: string; readonly horns: number };

const COATS = { brown: "#5a3a20", black: "#2a2420", grey: "#76706a", russet: "#8a4a20" } as const;

const PARAMETERS = {
  ...HUMAN_PARAMETERS,
  coat: choice(Object.keys(COATS), "Colour of its fur."),
  horns: ratio(0.5, 1.6, "Length of the horns; 1 is usual."),
};

/** Two horns out of the brow that sweep up, back and outwards. */
function horns({ skull, skullRadii: [rx, ry, rz] }: HumanFrame, long: number): Part["geometry"] {
  return merge(
    [1, -1].map((s) => {
      const at = (x: number, y: number, z: number): Vec3 => [
        skull[0] + s * x * rx,
        skull[1] + y * ry,
        skull[2] + z * rz,
      ];
      const path = [
        at(0.4, 0.68, 0.55),
        at(0.52, 0.68 + 0.55 * long, 0.6),
        at(0.78, 0.68 + 0.98 * long, 0.15),
        at(1.02, 0.68 + 0.95 * long, -0.45),
        at(1.16, 0.68 + 0.62 * long, -0.72),
      ];
      return tube(rx * 0.2, curveThrough(path, 7), 14, {
        // ringed, and thinner towards the tip
        scale: (t) => (1 - 0.82 * t) * (1 + (Math.round(t * 28) % 2 === 0 ? 0.06 : -0.04)),
        endRounding: 0.0012,
      });
    }),
  );
}

function build(p: SatyrParameters): Model {
  const { parts, frame, body } = humanPieces({ ...p, bottom: "none", feet: "none" }, { legs: true });
  const legs = frame.legs.map(shaggyLeg);
  const waist = frame.hips[1] + 0.05;
  const shag = (x: number, y: number, z: number) => noise(x * 50, y * 20, z * 50, 5);
  const pelvis = displace(
    sculpt([add(inflate(body.trunk, 0.009)), carve(halfSpace([0, waist, 0], [0, -1, 0]), 0.012)]),
    0.009,
    shag,
  );
  const tail = displace(
    sculpt([
      add(roundCone([0, frame.hips[1] + 0.02, -0.075], [0, frame.hips[1] + 0.035, -0.135], 0.022, 0.026)),
      add(roundCone([0, frame.hips[1] + 0.035, -0.135], [0, frame.hips[1] - 0.005, -0.17], 0.026, 0.008), 0.02),
    ]),
    0.009,
    shag,
  );
  const fur = meshSdf(
    sculpt([...legs.map(({ fur: each }) => add(each, 0.02)), add(pelvis, 0.02), add(tail, 0.01)]),
    0.0125,
  );
  const whole: Part[] = [
    ...parts,
    makePart("legs", "fur", fur, { crease: 1.2, weight: 1 }),
    makePart("hooves", "hoof", merge(legs.map(({ hoof }) => hoof)), { weight: 0.8 }),
    makePart("horns", "horn", horns(frame, p.horns), { weight: 1, crease: 1.2 }),
  ];
  return standModel(
    whole.map((part) => enlargePart(part, p.height)),
    humanSockets(frame, body, p.height, p),
  );
}

/** A satyr. What makes it itself: a bare-chested man to the waist with curled horns on his brow, pointed ears and a goatee; from the waist down a goat's shaggy legs on cloven hooves and a short tail. */
export const satyr = defineConcept<SatyrParameters>({
  id: "satyr",
  family: "figure",
  words: ["satyr", "faun", "goat man", "half goat", "mr tumnus", "fawn man", "goatman", "god pan"],
  senses: ["satyr", "faun"],
  height: 1.75,
  parameters: PARAMETERS,
  slots: {
    fur: { words: ["coat", "goat leg", "leg", "tail"], materials: ["fur"], colours: [fromHex(COATS.brown)] },
    hoof: HOOF_SLOT,
    horn: hornSlot("#c8b48c", "#6a5a44"),
    ...humanSlots(false),
    ...footlessOutfitSlots(),
  },
  sample: (draw, ask) => {
    const usual = sampleHuman(draw, { ...ask, word: "man" }, { guise: "none", look: "muscular wild-hair" });
    const holds = ask.doing?.has("holding") ?? false;
    return fitParameters(PARAMETERS, {
      ...usual,
      bottom: "none",
      feet: "none",
      belt: false,
      glasses: "none",
      sex: "male",
      hair: draw.pick("locks", ["curly", "short", "long"], [3, 2, 1]),
      hairColour: draw.pick("locks' colour", ["brown", "chestnut", "black"], [3, 2, 1]),
      beard: draw.pick("chin", ["goatee", "full"], [3, 1]),
      ears: "pointed",
      pose: holds ? "holding" : usual.pose === "walking" ? "standing" : usual.pose,
      coat: draw.pick("coat", Object.keys(COATS), [4, 1.5, 1, 2]),
      horns: draw.number("horns", 0.8, 1.3),
    });
  },
  dress: (p) => ({ ...dressHuman(p), fur: { colours: [fromHex(COATS[p.coat as keyof typeof COATS])] } }),
  build,
  view: { azimuth: 0.5, elevation: 0.1 },
});
