import { fromHex } from "../../math/color.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { BIRD_NAMES, BIRDS, type BirdName, type BirdSpecies } from "./bird-species.ts";
import { buildBird } from "./build-bird.ts";

export type BirdParameters = {
  readonly species: string;
  readonly size: number;
  readonly plump: number;
  readonly head: number;
  readonly beakLength: number;
  readonly beakDepth: number;
  readonly hook: number;
  readonly tail: number;
  readonly legs: number;
  readonly wing: number;
  readonly crest: boolean;
  readonly eye: number;
  readonly lean: number;
  readonly pattern: string;
  readonly seed: number;
};

const ratio = (min: number, max: number, about: string) =>
  ({ kind: "number", min, max, unit: "ratio", about }) as const;

const PARAMETERS = {
  species: { kind: "choice", options: BIRD_NAMES, about: "Whose colours it wears." },
  size: { kind: "number", min: 0.02, max: 1, unit: "m", about: "Breast to the root of the tail." },
  plump: ratio(0.6, 1.8, "Roundness of the body; 1 is a sparrow."),
  head: ratio(0.6, 1.6, "Size of the head; 1 is a sparrow."),
  beakLength: ratio(0.05, 0.7, "Length of the beak in body lengths."),
  beakDepth: ratio(0.03, 0.25, "Height of the beak at its root."),
  hook: ratio(0, 1, "How far the beak's tip hooks down."),
  tail: ratio(0.2, 2, "Length of the tail in body lengths."),
  legs: ratio(0.12, 0.8, "Length of the legs in body lengths."),
  wing: ratio(0.6, 1.6, "Length of the wings; 1 is usual."),
  crest: { kind: "flag", about: "Feathers stand up on the head." },
  eye: ratio(0.03, 0.12, "Radius of the eye in body lengths."),
  lean: { kind: "number", min: 0.1, max: 1.1, unit: "rad", about: "How steeply it stands: 0 lies level." },
  pattern: {
    kind: "choice",
    options: ["plain", "sparrow", "robin", "cardinal", "jay", "tit", "parrot"],
    about: "Markings.",
  },
  seed: { kind: "integer", min: 0, max: 9999, about: "Tells two plumages apart." },
} as const;

const BODY = [fromHex(BIRDS.sparrow.body)];
const WING = [fromHex(BIRDS.sparrow.wing)];

export const bird = defineConcept<BirdParameters>({
  id: "bird",
  family: "animal",
  words: ["bird", "birdie", ...BIRD_NAMES.flatMap((name) => [...BIRDS[name].words])],
  senses: ["bird"],
  height: 0.16,
  parameters: PARAMETERS,
  slots: {
    body: { words: ["plumage", "head", "belly", "breast"], materials: ["feathers"], colours: BODY, group: "plumage" },
    wing: { words: ["feather"], materials: ["feathers"], colours: WING, group: "plumage" },
    tail: { words: [], materials: ["feathers"], colours: WING, group: "plumage" },
    beak: { words: ["bill"], materials: ["ceramic-glaze"], colours: [fromHex(BIRDS.sparrow.beak)], takesWhole: false },
    leg: {
      words: ["foot", "claw", "toe"],
      materials: ["leather"],
      colours: [fromHex(BIRDS.sparrow.leg)],
      takesWhole: false,
    },
    eye: { words: [], materials: ["ceramic-glaze"], colours: [fromHex("#1a1210")], takesWhole: false },
  },
  sample: (draw, ask) => {
    const named = BIRD_NAMES.find((name) => (BIRDS[name].words as readonly string[]).includes(ask.word));
    const drawn = draw.pick("species", ["sparrow", "robin", "cardinal", "blue jay", "tit"] as const);
    const name: BirdName = named ?? drawn;
    const usual: BirdSpecies = BIRDS[name];
    const vary = (key: string, mean: number) => mean * draw.normal(key, 1, 0.03);
    const fat = traitFactor(ask, { fat: 1.25, chubby: 1.2, round: 1.15, thin: 0.82, slim: 0.88 });
    return fitParameters<BirdParameters>(PARAMETERS, {
      species: name,
      size: vary("size", usual.size),
      plump: vary("plump", usual.plump) * fat,
      head: vary("head", usual.head) * traitFactor(ask, { cute: 1.15, young: 1.15 }),
      beakLength:
        vary("beak", usual.beakLength) * traitFactor(ask, { long: 1.6, short: 0.65, large: 1.4, small: 0.7 }, "beak"),
      beakDepth: usual.beakDepth * traitFactor(ask, { large: 1.3, small: 0.8 }, "beak"),
      hook: usual.hook,
      tail:
        vary("tail", usual.tail) *
        traitFactor(ask, { long: 1.5, short: 0.6 }, "tail") *
        traitFactor(ask, { long: 1.2 }),
      legs:
        vary("legs", usual.legs) *
        traitFactor(ask, { tall: 1.3, short: 0.75 }) *
        traitFactor(ask, { long: 1.5, short: 0.65 }, "leg"),
      wing: traitFactor(ask, { large: 1.2, long: 1.2, small: 0.8, short: 0.8 }, "wing"),
      crest: usual.crest || says(ask, "crested"),
      eye:
        0.062 * traitFactor(ask, { large: 1.3, small: 0.8 }, "eye") * (name === "crow" || name === "dove" ? 0.82 : 1),
      lean: draw.number("lean", 0.5, 0.66),
      pattern: (ask.colours?.length ?? 0) > 0 || (ask.materials?.length ?? 0) > 0 ? "plain" : usual.pattern,
      seed: draw.integer("seed", 0, 9999),
    });
  },
  dress: (p) => {
    const { body, wing, beak, leg } = BIRDS[p.species as BirdName];
    const plumage = { colours: [fromHex(wing)] };
    return {
      body: { colours: [fromHex(body)] },
      wing: plumage,
      tail: plumage,
      beak: { colours: [fromHex(beak)] },
      leg: { colours: [fromHex(leg)] },
    };
  },
  build: buildBird,
  view: { azimuth: 0.95, elevation: 0.14 },
});
