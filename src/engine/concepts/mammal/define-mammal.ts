import { fromHex, luminance } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { dressOutfit, outfitSlots, sampleOutfit, wearsAnything } from "../outfit/wardrobe.ts";
import { armsOf } from "./arms.ts";
import { buildMammal } from "./build-mammal.ts";
import { MAMMAL_PARAMETERS, type MammalParameters } from "./mammal-parameters.ts";
import { dressedPose, hasFreeArms, isAsleep, isOnTwoLegs, type Pose } from "./skeleton.ts";
import type { Species } from "./species.ts";

/** The concept of a species. */
export function defineMammal(species: Species): Concept {
  const { id, words, senses, body, head, ears, tail, varieties, nose } = species;
  const coat = [fromHex(varieties[0]?.coat ?? "#8a6a48")];
  const fur = { materials: [species.hide ?? "fur"], colours: coat, group: "coat" };
  return defineConcept<MammalParameters>({
    id,
    family: "animal",
    words,
    senses,
    height: body.size * 1.25,
    parameters: MAMMAL_PARAMETERS,
    slots: {
      body: { words: ["coat", "fur", "head", "back", "belly"], ...fur },
      ...(ears && { ear: { words: [], ...fur } }),
      ...(tail && { tail: { words: [], ...fur } }),
      leg: { words: ["paw", "foot", "hand", "arm"], ...fur },
      ...(head.nose.width > 0 && {
        nose: { words: ["snout"], materials: ["leather"], colours: [fromHex(nose)], takesWhole: false },
      }),
      eye: { words: [], materials: ["ceramic-glaze"], colours: [fromHex("#1a1210")], takesWhole: false },
      ...(head.incisors && {
        tooth: { words: ["teeth"], materials: ["ceramic-glaze"], colours: [fromHex("#ece4cc")], takesWhole: false },
      }),
      ...(head.whiskers && {
        whisker: { words: [], materials: ["plastic"], colours: [fromHex("#e8e6e0")], takesWhole: false },
      }),
      collar: {
        words: [],
        materials: ["leather"],
        colours: [fromHex("#a01818"), fromHex("#1c4c8c")],
        takesWhole: false,
      },
      barding: {
        words: [],
        materials: ["steel"],
        colours: [fromHex("#b9bec4"), fromHex("#8d949c")],
        takesWhole: false,
      },
      ...species.slots,
      ...outfitSlots(),
    },
    sample: (draw, ask) => sample(species, draw, ask),
    dress: (p) => {
      const variety = varieties[p.variety] ?? varieties[0];
      const own = { colours: [fromHex(variety?.coat ?? "#8a6a48")] };
      return {
        body: own,
        leg: own,
        ...(ears && { ear: own }),
        ...(tail && { tail: own }),
        ...(head.nose.width > 0 && { nose: { colours: [fromHex(variety?.nose ?? nose)] } }),
        ...Object.fromEntries(
          Object.entries(variety?.dress ?? {}).map(([slot, colour]) => [slot, { colours: [fromHex(colour)] }]),
        ),
        ...dressOutfit(p),
      };
    },
    build: (p) => buildMammal(species, p),
    view: species.view ?? { azimuth: 0.62, elevation: 0.17 },
  });
}

/** Beasts that go to war. */
const WAR = /^war ?horse$/;

/** Height of the elbow from which a hoofed beast's young stand on long legs; piglets do not. */
const LEGGY = 0.45;

function sample(species: Species, draw: Draw, ask: Ask): MammalParameters {
  const variety = varietyOf(species, draw, ask);
  const body = { ...species.body, ...species.varieties[variety]?.body };
  const young =
    says(ask, "young") ||
    says(ask, "baby") ||
    /\b(baby|cub|kit|pup|joey|calf|foal|colt|filly|piglet|lamb|fawn)\b/.test(ask.word);
  // foals, calves and fawns are all legs
  const leggy = young && species.slots?.hoof !== undefined && body.legs > LEGGY;
  const usual = draw.pick(
    "pose",
    species.poses.map(([pose]) => pose),
    species.poses.map(([, weight]) => weight),
  );
  const outfit = sampleOutfit(draw, ask);
  const isDressed = wearsAnything(outfit);
  const eats = species.slots?.hoof ? "grazing" : species.lowerLimb ? usual : "lapping";
  const asked = dressedPose(ask, outfit, usual, species.slots?.hoof !== undefined, eats);
  // who was said to eat what it has in its paws has them free
  const pose = asked === "lapping" && asksForSnack(species, ask) ? (handsFreeOf(species) ?? asked) : asked;
  const vary = (key: string, mean: number, share = 0.05) => mean * draw.normal(key, 1, share / 2);
  const fat = traitFactor(ask, {
    fat: 1.35,
    thin: 0.78,
    thick: 1.15,
    wide: 1.15,
    narrow: 0.85,
    muscular: 1.12,
    round: 1.25,
  });
  const isDoll = says(ask, "cute") || says(ask, "cartoon");
  return fitParameters<MammalParameters>(MAMMAL_PARAMETERS, {
    variety,
    size: vary("size", body.size * (young ? 0.45 : 1), 0.08) * traitFactor(ask, { tall: 1.15 }),
    legs:
      vary("legs", body.legs, 0.03) *
      traitFactor(ask, { tall: 1.1, short: 0.82 }) *
      traitFactor(ask, { long: 1.2, short: 0.78 }, "leg") *
      (leggy ? 1.14 : young ? 0.88 : 1),
    length:
      vary("length", body.length, 0.04) *
      traitFactor(ask, { long: 1.3, short: 0.92 }) *
      (leggy ? 0.8 : young ? 0.94 : 1),
    girth: vary("girth", body.girth, 0.06) * fat * (leggy ? 0.86 : young ? 1.06 : 1),
    bone: vary("bone", body.bone, 0.05) * Math.sqrt(fat),
    neck: vary("neck", body.neck, 0.06) * traitFactor(ask, { long: 1.5, short: 0.7 }, "neck"),
    // on two legs a larger head reads better, as in every picture book
    head:
      vary("head", isOnTwoLegs(pose) || pose === "seated" ? Math.max(body.head * 1.06, 1) : body.head, 0.03) *
      (leggy ? 1.2 : young ? 1.4 : 1) *
      (isDoll ? 1.18 : 1),
    muzzle:
      vary("muzzle", 1, 0.06) *
      (leggy ? 0.74 : young ? 0.82 : 1) *
      traitFactor(ask, { long: 1.3, short: 0.75 }, "nose"),
    ears: vary("ears", 1, 0.05) * traitFactor(ask, { large: 1.3, huge: 1.6, long: 1.3, small: 0.7, tiny: 0.55 }, "ear"),
    eyes:
      (leggy ? 1.5 : young ? 1.28 : 1) *
      (isDoll ? 1.22 : 1) *
      traitFactor(ask, { large: 1.3, huge: 1.5, small: 0.8 }, "eye"),
    openness: isAsleep(pose) ? 0 : says(ask, "sleepy") || says(ask, "angry") ? 0.35 : draw.number("openness", 0.7, 1),
    iris: draw.integer("iris", 0, 9),
    tail: vary("tail", leggy ? 0.6 : 1, 0.08) * traitFactor(ask, { long: 1.35, short: 0.6 }, "tail"),
    fluff:
      isDressed && hasFreeArms(pose)
        ? 0
        : Math.max(body.fluff ?? 0, says(ask, "fluffy") || says(ask, "furry") || says(ask, "hairy") ? 0.011 : 0),
    pose,
    arms: pose === "haunches" ? "carrying" : armsOf(ask),
    plain: (ask.materials ?? []).some((material) => material !== "fur"),
    collar: wants(ask, "collar", false),
    snack: asksForSnack(species, ask) || (isIdle(ask) && !isDressed && draw.chance("snack", 0.75)),
    armored: !isDressed && wants(ask, "barding", says(ask, "armored") || WAR.test(ask.word)),
    trunkUp: says(ask, "trumpeting"),
    pattern: says(ask, "striped") ? "striped" : says(ask, "spotted") ? "spotted" : "own",
    young,
    variation: draw.integer("variation", 0, 9999),
    ...outfit,
  });
}

/** Whether it does nothing that takes a hand. */
const isIdle = (ask: Ask): boolean => (ask.doing?.size ?? 0) === 0 && armsOf(ask) === "relaxed";

/** "A squirrel with an acorn": whatever it was drawn to hold. */
const asksForSnack = ({ slots = {} }: Species, { parts }: Ask): boolean =>
  Object.keys(slots).some((slot) => parts.has(slot));

const handsFreeOf = ({ poses }: Species): Pose | undefined => poses.find(([pose]) => hasFreeArms(pose))?.[0];

/** How much further from the one colour that is said a coat is that has patches of another, in linear light. */
const PIED = 0.3;

/** The variety its word means; with a white or black coat asked for, the one nearest to it; else by the seed. */
function varietyOf({ varieties }: Species, draw: Draw, ask: Ask): number {
  const named = varieties.findIndex(({ words }) => words?.includes(ask.word));
  if (named >= 0) return named;
  const drawn = draw.pick(
    "variety",
    varieties.map((_, i) => i),
    varieties.map(({ weight = 1 }) => weight),
  );
  const said = ask.colours?.[0];
  if (!said) return drawn;
  const apart = (i: number) => {
    const { coat = "#808080", layers = [] } = varieties[i] ?? {};
    const own = fromHex(coat);
    // a white horse is no pinto, though that is white too
    const pied = layers.some(({ kind }) => kind === "patches") && !ask.colours?.[1] ? PIED : 0;
    return pied + Math.abs(luminance(own) - luminance(said)) + Math.abs(own[0] - said[0]) + Math.abs(own[2] - said[2]);
  };
  return varieties.reduce((best, _, i) => (apart(i) < apart(best) - 0.05 ? i : best), drawn);
}
