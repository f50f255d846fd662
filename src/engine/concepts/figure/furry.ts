import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import {
  dressOutfit,
  OUTFIT_PARAMETERS,
  type OutfitParameters,
  outfitSlots,
  sampleOutfit,
} from "../outfit/wardrobe.ts";
import { buildFurry } from "./build-furry.ts";
import { FURRY_HEADS } from "./furry-heads.ts";
import { humanPose } from "./human-pose.ts";
import { ARM_NAMES, POSE_NAMES, type PoseName } from "./human-poses.ts";

export type FurryParameters = OutfitParameters & {
  readonly kind: string;
  readonly height: number;
  readonly head: number;
  readonly headWidth: number;
  readonly shoulder: number;
  readonly girth: number;
  readonly bone: number;
  readonly legs: number;
  readonly reach: number;
  readonly pose: string;
  readonly arms: string;
  readonly shag: number;
  readonly eyeSize: number;
  readonly iris: string;
  readonly isPlush: boolean;
  readonly tail: string;
  /** Colours of fur and face as on screen. */
  readonly fur: string;
  readonly face: string;
};

/** What one species is like. */
export interface FurryKind {
  readonly id: string;
  readonly words: readonly string[];
  readonly senses: readonly string[];
  readonly family: string;
  readonly height: number;
  /** One of `FURRY_HEADS`, or several to choose among, with the words that name them. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  readonly build: Readonly<Record<"head" | "headWidth" | "shoulder" | "girth" | "bone" | "legs" | "reach", number>>;
  readonly pose: PoseName;
  readonly shag: number;
  readonly iris: string;
  readonly isPlush: boolean;
  /** fur and face, as on screen, pairs to choose among. */
  readonly coats: readonly (readonly [string, string])[];
  readonly material: string;
  readonly tail?: string;
  readonly bowTie?: boolean;
}

const ratio = (min: number, max: number, about: string) =>
  ({ kind: "number", min, max, unit: "ratio", about }) as const;

function specsOf(kind: FurryKind): Concept<FurryParameters>["parameters"] {
  return {
    ...OUTFIT_PARAMETERS,
    kind: { kind: "choice", options: FURRY_HEADS, about: "Whose head it has." },
    height: { kind: "number", min: 0.1, max: 2.5, unit: "m", about: "Floor to crown when it stands." },
    head: ratio(0.12, 0.5, "Height of the head over the height."),
    headWidth: ratio(0.6, 1.4, "Width of the head over its height."),
    shoulder: ratio(0.06, 0.25, "Middle to a shoulder joint, over the height."),
    girth: ratio(0.5, 2.4, "Thickness of the trunk; 1 is usual."),
    bone: ratio(0.5, 2.2, "Thickness of the limbs; 1 is usual."),
    legs: ratio(0.25, 0.6, "Height of the hips over the height without the head."),
    reach: ratio(0.6, 1.8, "Length of the arms; 1 is a man's."),
    pose: { kind: "choice", options: POSE_NAMES, about: "What arms and legs do." },
    arms: { kind: "choice", options: ARM_NAMES, about: "The pose whose arms it has." },
    shag: ratio(0, 2, "How shaggy."),
    eyeSize: ratio(0.4, 2.2, "Size of the eyes; 1 is usual."),
    iris: { kind: "choice", options: [kind.iris], about: "Colour of the eyes." },
    isPlush: { kind: "flag", about: "A stuffed toy with seams." },
    tail: { kind: "choice", options: ["none", "bob", "long", "ringed"], about: "Kind of tail." },
    fur: { kind: "choice", options: kind.coats.map(([fur]) => fur), about: "Colour of the coat." },
    face: {
      kind: "choice",
      options: [...new Set(kind.coats.map(([, face]) => face))],
      about: "Colour of face and pads.",
    },
  };
}

function sampleFurry(kind: FurryKind, draw: Draw, ask: Ask): FurryParameters {
  const names = Object.keys(kind.kinds);
  const named = names.find((name) => kind.kinds[name]?.includes(ask.word));
  const head = named ?? draw.pick("kind", names);
  const [fur, face] = draw.pick("coat", kind.coats);
  const fat = traitFactor(ask, { fat: 1.28, round: 1.22, wide: 1.15, thick: 1.15, thin: 0.82, narrow: 0.86 });
  const vary = (name: string, value: number, by = 0.03) => value * draw.normal(name, 1, by);
  const isCute = says(ask, "cute") || says(ask, "young");
  const outfit = sampleOutfit(draw, ask);
  const wears =
    outfit.outer !== "none" || outfit.top !== "none" || outfit.neckwear !== "none" || outfit.bottom === "dress";
  return fitParameters<FurryParameters>(specsOf(kind), {
    ...outfit,
    ...(kind.bowTie &&
      !wears &&
      !ask.without.has("bow-tie") &&
      draw.chance("bow", 0.75) && { neckwear: "bow-tie" as const }),
    kind: head,
    height: vary("height", kind.height) * traitFactor(ask, { tall: 1.12, short: 0.86 }),
    head:
      vary("head", kind.build.head) *
      (isCute ? 1.15 : 1) *
      traitFactor(ask, { large: 1.2, huge: 1.35, small: 0.85 }, "head"),
    headWidth: vary("headWidth", kind.build.headWidth, 0.02),
    shoulder: vary("shoulder", kind.build.shoulder) * (says(ask, "muscular") ? 1.15 : 1),
    girth: vary("girth", kind.build.girth) * fat,
    bone: vary("bone", kind.build.bone) * Math.sqrt(fat),
    legs: vary("legs", kind.build.legs) * traitFactor(ask, { long: 1.1, short: 0.88 }, "leg"),
    reach: vary("reach", kind.build.reach) * traitFactor(ask, { long: 1.12, short: 0.88 }, "arm"),
    ...humanPose(
      ask,
      ask.guise !== undefined || outfit.prop !== "none" ? (outfit.prop !== "none" ? "holding" : "standing") : kind.pose,
    ),
    shag: kind.shag * (says(ask, "fluffy") ? 1.7 : 1),
    eyeSize: (isCute ? 1.25 : 1) * traitFactor(ask, { large: 1.35, huge: 1.6, small: 0.75 }, "eye"),
    iris: kind.iris,
    isPlush: kind.isPlush,
    tail: head === "rabbit" ? "bob" : (kind.tail ?? "none"),
    fur,
    face,
  });
}

/** A concept of one furry, upright kind: a stuffed toy or an ape. */
export const furryConcept = (kind: FurryKind): Concept =>
  defineConcept<FurryParameters>({
    id: kind.id,
    family: kind.family,
    words: kind.words,
    senses: kind.senses,
    height: kind.height,
    parameters: specsOf(kind),
    slots: {
      body: {
        words: ["fur", "coat hair", "head", "arm", "leg", "tail", "ear"],
        materials: [kind.material],
        colours: kind.coats.map(([fur]) => fromHex(fur)),
      },
      face: {
        words: ["muzzle", "snout", "belly", "paw", "pad", "hand", "foot"],
        materials: [kind.isPlush ? "felt" : "skin"],
        colours: kind.coats.map(([, face]) => fromHex(face)),
        takesWhole: false,
      },
      ...(Object.keys(kind.kinds).some((name) => !["chimpanzee", "gorilla", "orangutan", "monkey"].includes(name)) && {
        nose: {
          words: [],
          materials: [kind.isPlush ? "woven-cotton" : "skin"],
          colours: [fromHex("#231a18")],
          takesWhole: false,
        },
      }),
      eye: { words: ["button eye"], materials: ["ceramic-glaze"], colours: [fromHex("#1a1210")], takesWhole: false },
      ...outfitSlots(),
    },
    sample: (draw, ask) => sampleFurry(kind, draw, ask),
    dress: (p) => ({ body: { colours: [fromHex(p.fur)] }, face: { colours: [fromHex(p.face)] }, ...dressOutfit(p) }),
    build: buildFurry,
    view: { azimuth: 0.42, elevation: 0.16 },
  });
