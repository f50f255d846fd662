import { standModel } from "../../geometry/make-part.ts";
import type { Model, Part, Socket } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { add, type SculptStep } from "../../geometry/sculpt.ts";
import { ball, roundCone } from "../../geometry/sdf-primitives.ts";
import { fromHex } from "../../math/color.ts";
import { add as plus, scale, subtract } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says } from "../from-ask.ts";
import { putTailHair } from "../hoofed/hair.ts";
import { HOOF_SLOT, putHooves } from "../hoofed/hoof.ts";
import { HORSE, HORSE_BODY, HORSE_HOOF } from "../hoofed/horse-form.ts";
import { buildMammal } from "../mammal/build-mammal.ts";
import type { MammalParameters } from "../mammal/mammal-parameters.ts";
import { poseSkeleton } from "../mammal/pose-skeleton.ts";
import type { Pose } from "../mammal/skeleton.ts";
import type { Species } from "../mammal/species.ts";
import { enlargePart } from "../outfit/build-outfit.ts";
import { footlessOutfitSlots } from "../outfit/wardrobe.ts";
import { NOTHING } from "../outfit/wear.ts";
import { choice, integer, metres } from "../parameter-specs.ts";
import { humanPieces, humanSockets } from "./build-human.ts";
import { dressHuman, humanSlots } from "./human.ts";
import { HUMAN_PARAMETERS, type HumanParameters } from "./human-parameters.ts";
import { sampleHuman } from "./sample-human.ts";

type CentaurParameters = HumanParameters & {
  readonly coat: string;
  readonly withers: number;
  readonly gait: string;
  readonly variation: number;
};

/** Coat and tail. */
const COATS = {
  bay: ["#6e3a1c", "#16110f"],
  chestnut: ["#8a4a22", "#7a3e1a"],
  black: ["#232022", "#100f10"],
  white: ["#e4e0d8", "#f0ece4"],
  palomino: ["#c08a48", "#efe4cc"],
  grey: ["#8c9096", "#3a3c40"],
} as const;

const GAITS = ["standing", "walking", "running"] as const;

const PARAMETERS = {
  ...HUMAN_PARAMETERS,
  coat: choice(Object.keys(COATS), "Colour of the horse."),
  withers: metres(0.4, 2.2, "Floor to the horse's withers."),
  gait: choice(GAITS, "What the horse's legs do."),
  variation: integer(0, 9999, "Tells two tails apart."),
};

/** A horse whose neck is a stump that a rider's waist would fit: it ends where its skull would be. */
const horseOf = (coat: keyof typeof COATS): Species => ({
  ...HORSE,
  id: "centaur",
  words: [],
  senses: [],
  body: { ...HORSE_BODY, carriage: { neck: [0.16, 0.1], head: [0.27, 0.13] } },
  ears: undefined,
  varieties: [
    {
      coat: COATS[coat][0],
      layers:
        coat === "bay" || coat === "grey" ? [{ kind: "legs", colour: COATS[coat][1], front: 0.6, hind: 0.6 }] : [],
    },
  ],
  poses: [],
  headClay: ({ centre }) => [add(ball(centre, 0.09), 0.05)],
  face: () => () => {},
  sculpt: ({ chest, chestRadii, skull }): SculptStep[] => [
    add(roundCone(plus(chest, [0, 0.02, chestRadii[2] * 0.25]), plus(skull, [0, -0.03, -0.005]), 0.17, 0.112), 0.12),
  ],
  extras: (studio) => {
    putTailHair(studio, { long: 0.52, wide: 0.036, from: 0.25 });
    putHooves(studio, HORSE_HOOF);
  },
});

/** What the horse part is built from, as its own species would have drawn it. */
const horseParameters = (p: CentaurParameters): MammalParameters => ({
  ...NOTHING,
  guise: "none",
  variety: 0,
  size: p.withers,
  legs: HORSE_BODY.legs,
  length: HORSE_BODY.length,
  girth: HORSE_BODY.girth,
  bone: HORSE_BODY.bone,
  neck: 1,
  head: 0.4,
  muzzle: 1,
  ears: 1,
  eyes: 0.6,
  openness: 1,
  iris: 0,
  tail: 1,
  fluff: 0,
  pose: p.gait,
  arms: "relaxed",
  plain: false,
  collar: false,
  snack: false,
  armored: false,
  trunkUp: false,
  pattern: "own",
  young: false,
  variation: p.variation,
});

function build(p: CentaurParameters): Model {
  const species = horseOf(p.coat as keyof typeof COATS);
  const own = horseParameters(p);
  const horse = buildMammal(species, own);
  const skeleton = poseSkeleton({ ...species.body, ...own, pose: p.gait as Pose, arms: "relaxed" }, own.head);
  const neck = (horse.sockets.find(({ name }) => name === "neck") as Socket).position;
  const stump = plus(neck, scale(subtract(skeleton.skull, skeleton.neck), own.size / 2));
  const { parts, frame, body } = humanPieces(p, { legs: true });
  const by = subtract(stump, scale(plus(frame.hips, [0, -0.012, 0]), p.height));
  const lift = (part: Part): Part => {
    const { geometry, ...rest } = enlargePart(part, p.height);
    return { ...rest, slot: part.slot, geometry: move(geometry, by) };
  };
  const beast = horse.parts
    .filter(({ slot, name }) => slot !== "eye" && !name.endsWith("eyelid"))
    .map((part) => ({
      ...part,
      slot:
        part.slot === "body" || part.slot === "leg" || part.slot === "tail"
          ? "coat"
          : part.slot === "mane"
            ? "tail"
            : part.slot,
    }));
  const rename = (part: Part): Part =>
    beast.some(({ name }) => name === part.name) ? { ...part, name: `upper-${part.name}` } : part;
  const sockets: Socket[] = humanSockets(frame, body, p.height)
    .filter(({ name }) => name !== "attach")
    .map((socket) => ({ ...socket, position: plus(socket.position, by) }));
  const seats = horse.sockets.filter(({ name }) => name === "seat");
  return standModel([...beast, ...parts.map((part) => rename(lift(part)))], [...sockets, ...seats]);
}

/**
 * A centaur. What makes it itself: a bare-chested person to the waist, with arms, head and hair, who grows out of the shoulders of a
 * horse's body on four hoofed legs with a long tail; often a bow, a spear or a quiver.
 */
export const centaur = defineConcept<CentaurParameters>({
  id: "centaur",
  family: "figure",
  words: ["centaur", "horse man", "half horse", "centaur archer", "centaur warrior", "chiron", "sagittarius"],
  senses: ["centaur"],
  height: 2.4,
  parameters: PARAMETERS,
  slots: {
    coat: { words: ["horse", "horse body", "fur"], materials: ["fur"], colours: [fromHex(COATS.bay[0])] },
    tail: { words: ["mane"], materials: ["fur"], colours: [fromHex(COATS.bay[1])], takesWhole: false },
    hoof: HOOF_SLOT,
    ...humanSlots(false),
    ...footlessOutfitSlots(),
  },
  sample: (draw, ask) => {
    const isFemale = draw.chance("female centaur", 0.25);
    const usual = sampleHuman(
      draw,
      { ...ask, word: isFemale ? "woman" : "man" },
      { guise: "none", look: isFemale ? "female long-hair" : "muscular wild-hair" },
    );
    const prop =
      usual.prop !== "none" ? usual.prop : draw.pick("arms", ["none", "bow", "spear", "sword"], [2, 3, 2, 1]);
    const gait = GAITS.find((each) => says(ask, each)) ?? draw.pick("gait", GAITS, [3, 2, 0.7]);
    return fitParameters(PARAMETERS, {
      ...usual,
      height: usual.height * 1.1,
      bottom: "none",
      feet: "none",
      top: isFemale && usual.top === "none" ? "t-shirt" : usual.top,
      belt: true,
      glasses: "none",
      sex: isFemale ? "female" : "male",
      hair: isFemale ? "long" : draw.pick("mane", ["short", "curly", "long"], [2, 2, 2]),
      beard: isFemale ? "none" : draw.pick("centaur beard", ["none", "full", "goatee"], [2, 3, 1]),
      pose: (ask.doing?.has("holding") ?? false) || prop !== "none" ? "holding" : "standing",
      prop: ask.doing?.has("holding") ? usual.prop : prop,
      coat: draw.pick("coat", Object.keys(COATS), [4, 3, 1.5, 1.5, 1.5, 1]),
      withers: 1.28 * draw.normal("withers", 1, 0.03),
      gait,
      variation: draw.integer("variation", 0, 9999),
    });
  },
  dress: (p) => {
    const [coat, tail] = COATS[p.coat as keyof typeof COATS];
    return { ...dressHuman(p), coat: { colours: [fromHex(coat)] }, tail: { colours: [fromHex(tail)] } };
  },
  build,
  view: { azimuth: 0.8, elevation: 0.12 },
});
