import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { deform, settle } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { add as plus, type Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters } from "../from-ask.ts";
import { HOOF_SLOT } from "../hoofed/hoof.ts";
import { hornSlot } from "../hoofed/horn.ts";
import { enlargePart } from "../outfit/build-outfit.ts";
import { outfitSlots } from "../outfit/wardrobe.ts";
import { choice, flag, ratio } from "../parameter-specs.ts";
import { humanPieces, humanSockets } from "./build-human.ts";
import { bullHead } from "./bull-head.ts";
import { dressHuman } from "./human.ts";
import type { FrameLimb } from "./human-frame.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { sampleHuman } from "./sample-human.ts";

type MinotaurParameters = HumanParameters & { readonly coat: string; readonly spread: number; readonly ring: boolean };

/** Fur, mane, skin. */
const COATS = {
  brown: ["#5a3218", "#2a160c", "#9a6238"],
  black: ["#2a2422", "#141110", "#7a5236"],
  red: ["#7c3418", "#3c160a", "#b07040"],
  grey: ["#6a625c", "#35302c", "#94705a"],
} as const;

const PARAMETERS = {
  ...HUMAN_PARAMETERS,
  coat: choice(Object.keys(COATS), "Colour of its fur."),
  spread: ratio(0.6, 1.6, "Width of the horns; 1 is usual."),
  ring: flag("A ring in its nose."),
};

/** A shaggy leg down to a cloven hoof. */
export function shaggyLeg({ joints: [a, b, c], radii: [ra, rb, rc], end }: FrameLimb): {
  fur: ReturnType<typeof displace>;
  hoof: Part["geometry"];
} {
  const ankle: Vec3 = [c[0], 0.06, (c[2] + end[2]) / 2];
  const fur = displace(
    sculpt([
      add(roundCone(a, b, ra * 1.12, rb * 1.16)),
      add(roundCone(b, plus(c, [0, 0.06, -0.012]), rb * 1.12, rc * 1.08), 0.03),
      add(roundCone(plus(c, [0, 0.05, -0.012]), ankle, rc * 1.06, rc * 1.22), 0.03),
    ]),
    0.011,
    (x, y, z) => 0.6 * noise(x * 50, y * 17, z * 50, 8) + 0.4 * noise(x * 100, y * 32, z * 100, 9),
  );
  const r = rc * 1.3;
  const cup = lathe(
    [
      [0, 0],
      [r * 1.0, 0],
      [r * 1.06, 0.008],
      [r * 0.86, 0.058],
      [r * 0.7, 0.07],
      [0, 0.074],
    ],
    16,
  );
  const toes = [-1, 1].map((half) =>
    deform(cup, ([x, y, z]) => [
      ankle[0] + x * 0.52 + half * r * 0.5,
      y,
      ankle[2] + 0.012 + z * 1.25 + (0.07 - y) * 0.28,
    ]),
  );
  return { fur, hoof: settle(merge(toes)) };
}

function build(p: MinotaurParameters): Model {
  const { parts, frame, body } = humanPieces(p, { legs: true, head: true });
  const legs = frame.legs.map(shaggyLeg);
  const fur = meshSdf(sculpt(legs.map(({ fur: each }) => add(each))), 0.0135);
  const whole: Part[] = [
    ...parts,
    ...bullHead(frame, p.spread, p.ring),
    makePart("legs", "fur", fur, { crease: 1.2, weight: 0.9 }),
    makePart("hooves", "hoof", merge(legs.map(({ hoof }) => hoof)), { weight: 0.8 }),
  ];
  return standModel(
    whole.map((part) => enlargePart(part, p.height)),
    humanSockets(frame, body, p.height, p),
  );
}

/**
 * A minotaur. What makes it itself: the horned head of a bull with a ring in its nose and a dark mane on the body of a very strong man,
 * shaggy legs with cloven hooves, a kilt, and mostly an axe.
 */
export const minotaur = defineConcept<MinotaurParameters>({
  id: "minotaur",
  family: "figure",
  words: ["minotaur", "bull man", "bull monster", "bull headed man", "tauren"],
  senses: [],
  height: 2.1,
  parameters: PARAMETERS,
  slots: {
    fur: { words: ["coat", "head", "ear", "leg"], materials: ["fur"], colours: [fromHex(COATS.brown[0])] },
    mane: { words: ["hair"], materials: ["fur"], colours: [fromHex(COATS.brown[1])], takesWhole: false },
    horn: hornSlot("#dccfae", "#cfc2a4"),
    ring: { words: ["nose ring"], materials: ["gold"], colours: [fromHex("#d8a83c")], takesWhole: false },
    hoof: HOOF_SLOT,
    body: {
      words: ["skin", "chest", "arm", "hand"],
      materials: ["skin"],
      colours: [fromHex("#9a6238")],
      takesWhole: "material",
    },
    eye: { words: [], materials: ["ceramic-glaze"], colours: [fromHex("#f2f0ea")], takesWhole: false },
    ...outfitSlots(),
  },
  sample: (draw, ask) => {
    const usual = sampleHuman(draw, { ...ask, word: "man" }, { guise: "none", look: "muscular" });
    const holds = ask.doing?.has("holding") ?? false;
    const prop =
      usual.prop !== "none" || holds
        ? usual.prop
        : draw.pick("weapon", ["axe", "club", "hammer", "none"], [4, 1, 1, 1]);
    return fitParameters(PARAMETERS, {
      ...usual,
      bottom: usual.bottom === "none" ? "skirt" : usual.bottom,
      feet: "none",
      headgear: "none",
      belt: true,
      shoulder: 0.163 * draw.normal("breadth", 1, 0.02),
      bone: 1.28,
      muscle: 1,
      girth: usual.girth * 1.12,
      head: 0.235,
      headWidth: 0.92,
      legs: 0.46,
      height: 1.95 * draw.normal("tall", 1, 0.03),
      beard: "none",
      hair: "none",
      glasses: "none",
      prop,
      pose: prop !== "none" || holds ? "holding" : usual.pose === "waving" ? "fighting" : usual.pose,
      coat: draw.pick("coat", Object.keys(COATS), [4, 2, 2, 1]),
      spread: draw.number("spread", 0.88, 1.25),
      ring: draw.chance("ring", 0.75),
    });
  },
  dress: (p) => {
    const [fur, mane, skin] = COATS[p.coat as keyof typeof COATS].map(fromHex);
    return {
      ...dressHuman(p),
      skirt: { material: "leather", colours: [fromHex("#5c3a1e")] },
      ...(fur && { fur: { colours: [fur] } }),
      ...(mane && { mane: { colours: [mane] } }),
      ...(skin && { body: { colours: [skin] } }),
    };
  },
  build,
  view: { azimuth: 0.42, elevation: 0.12 },
});
