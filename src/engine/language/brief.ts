import type { Rgb } from "../math/color.ts";
import type { Inscription } from "./inscription.ts";
import type { Mending, Region, Side } from "./region.ts";
import type { WordUse } from "./word-use.ts";
import type { BodySpot } from "./words/body-spots.ts";
import type { EachPlace } from "./words/each-place.ts";

/** Colours, materials and states said of one thing or one part of it. */
export interface Qualities {
  readonly colours: readonly { readonly word: string; readonly rgb: Rgb }[];
  /** Material ids, e.g. `marble`. */
  readonly materials: readonly string[];
  /** Condition name (see materials) -> 0..1. */
  readonly conditions: Readonly<Record<string, number>>;
  /** Shape, size and pose words in the lexicon's spelling: `tall`, `round`, `sitting`. */
  readonly traits: readonly string[];
}

/** What is said of a place of a thing that is no part of it, or of one of a pair of parts: then `whole` is all of that one. */
export interface BriefRegion extends Qualities {
  readonly region: Region | "whole";
  /** Of that part only: "black-tipped ears". */
  readonly slot?: string;
  /** "One green eye", "a black left ear". */
  readonly side?: Side;
  /** "two stripes". */
  readonly count?: number;
  /** "torn knees", "patched elbows". */
  readonly manner?: Mending;
}

/** How large a part is, and how many of it there are. */
export interface BriefProportion {
  /** As said, singular: `head`, though it be one piece with the body. */
  readonly part: string;
  /** Size words in the lexicon's spelling. */
  readonly sizes: readonly string[];
  readonly count?: number;
  /** The slot that the word names, if it names one. */
  readonly slot?: string;
  /** Some of them are missing. */
  readonly hasGaps?: true;
}

export interface BriefPart extends Qualities {
  /** Slot of the concept. */
  readonly slot: string;
  /** By what word it was named, singular, where the main slot answers to it: `sleeve`. */
  readonly named?: string;
  /** By what words, singular, where they are not the slot's own: `tulip` for the flowers of a bouquet. */
  readonly kinds?: readonly string[];
  /** `three legs`; left out when no number was said. */
  readonly count?: number;
  /** The thing whose shape it has: `skull` for a skull-shaped stopper. */
  readonly shapedLike?: BriefLikeness;
  /** The things that it is put together from: `flower` for hair of flowers. */
  readonly madeOf?: BriefLikeness;
}

export interface BriefObject extends Qualities {
  /** Concept id. */
  readonly concept: string;
  /** The concept's own word that was understood: `armchair`. */
  readonly word: string;
  /** As typed: `throne`. */
  readonly text: string;
  /** True where the noun is in no list and the nearest kind was taken. */
  readonly assumed: boolean;
  /** 1 or more. */
  readonly count: number;
  /** Where several are of many kinds, in turn: "a bowl of fruit". The concept is the first of them. */
  readonly kinds?: readonly { readonly concept: string; readonly word: string }[];
  readonly parts: readonly BriefPart[];
  /** Left out where nothing is said of any. */
  readonly regions?: readonly BriefRegion[];
  /** Left out where none are said. */
  readonly proportions?: readonly BriefProportion[];
  /** Colours of its stripes or spots, where they are said apart from its coat. */
  readonly markings?: Qualities["colours"];
  /** Slots that must not be there ("without a handle", or the negative prompt). */
  readonly without: readonly string[];
  /** Whom it is dressed as: `samurai`, `chef`. */
  readonly guise?: string;
  /** What its form is taken from: "a car that looks like an avocado". */
  readonly shapedLike?: BriefLikeness;
  /** The things it is put together from: "a dog made out of salad". Materials stand in `materials`. */
  readonly madeOf?: BriefLikeness;
  /** "Half gold, half silver": what is said of its left half and of its right half. */
  readonly halves?: readonly [Qualities, Qualities];
  /** How several of it, or uncounted many, lie together. */
  readonly arrangement?: "pile" | "stack" | "pair" | "row" | "ring" | "trail" | "pyramid" | "wall" | "crossed";
  /** Equal stacks, piles or rows they are dealt to; left out where it is one. */
  readonly groups?: number;
  /** What is written on it, as typed. */
  readonly inscription?: Inscription;
  readonly emblem?: BriefEmblem;
  /** Left out where nothing grows on it that it has not by itself. */
  readonly grafts?: readonly Graft[];
  /** Linear colour of what runs out of it. */
  readonly spilt?: Rgb;
}

/** What can be put on a thing that has none by itself. */
export type GraftKind =
  | "feathered-wings"
  | "membrane-wings"
  | "insect-wings"
  | "bird-legs"
  | "spider-legs"
  | "tentacles"
  | "horns"
  | "antlers"
  | "unicorn-horn";

/** Wings on a clock, chicken legs on a house, in which linear colour if one was said. */
export type Graft = { readonly kind: GraftKind; readonly colour?: Rgb };

/** What is painted, printed or cut on a thing. */
export interface BriefEmblem {
  /** As typed, in the singular. */
  readonly word: string;
  /** A sign that everybody draws in the same way; else the picture of a concept. */
  readonly symbol?: string;
  readonly concept?: string;
  /** Linear colours said of it. */
  readonly colours: readonly Rgb[];
  /** All over rather than once. */
  readonly isPattern: boolean;
  /** Engraved rather than painted. */
  readonly isCarved: boolean;
  /** The slot it is on, if not where it shows best. */
  readonly slot?: string;
  /** Where on a body it is. */
  readonly spot?: BodySpot;
}

/** A thing whose shape or substance another one takes on. */
export interface BriefLikeness {
  /** Concept id. */
  readonly concept: string;
  /** The concept's own word that was understood. */
  readonly word: string;
  /** Linear colours said of it; none takes its own. */
  readonly colours?: readonly Rgb[];
  /** Material ids said of it: "made of brass gears". */
  readonly materials?: readonly string[];
  /** Where many kinds are named at once: "made of fruit". The concept is the first of them. */
  readonly kinds?: readonly { readonly concept: string; readonly word: string }[];
  /** They lie on the thing here and there, which stays what it is: "covered in shells". */
  readonly isStrewn?: true;
}

export const RELATIONS = [
  "on",
  "in",
  "under",
  "over",
  "beside",
  "behind",
  "leaning",
  "with",
  "wearing",
  "holding",
  "carrying",
  "playing",
  "riding",
  "sitting",
  "lying",
] as const;
export type RelationKind = (typeof RELATIONS)[number];

/** What two who have hold of each other do. */
export type Hold = "danced" | "hugged" | "kissed";

/**
 * What a phrase says of a relation besides its kind: `hung` from or on, `draped` over, `scattered` all over it, hung `over-arm` of a seat, `coiled` around, `thrown` or `juggled` in the
 * air, `drawn` along behind, `between` two others, `chased` ahead, `eyed` (looked through), `tipped` to pour, `stuck` with its point in, `planted` upright in the ground, `through` a ring, coming `out`, `spilt` out of what lies on its side, `aloft` in the sky behind, `tethered` over it, `leashed` to it; or where on a
 * body or a car the one is.
 */
export type Manner =
  | "hung"
  | "hood"
  | "draped"
  | "scattered"
  | "over-arm"
  | "coiled"
  | "thrown"
  | "juggled"
  | "shared"
  | "drawn"
  | "chased"
  | "file"
  | "desk"
  | "between"
  | "eyed"
  | "ear"
  | "tipped"
  | "stuck"
  | "planted"
  | "through"
  | "out"
  | "spilt"
  | "brimming"
  | "aloft"
  | "tethered"
  | "on-chain"
  | "on-cord"
  | "on-ribbon"
  | "leashed"
  | "shoulder"
  | "head"
  | "as-head"
  | "axled"
  | "leaping"
  | "rising"
  | "nose"
  | "lap"
  | "back"
  | "neck"
  | "part"
  | "mounted"
  | EachPlace;

/**
 * `objects[from]` is on / in / … `objects[to]`. A wearer comes as `{kind: "wearing", from: wearer, to: garment}`; so do holding,
 * carrying, playing and riding. `sitting` and `lying` are `on` for somebody who sits or lies there; `leaning` stands against;
 * `over` is above without touch, or spread over.
 */
export interface Relation {
  readonly kind: RelationKind;
  readonly from: number;
  readonly to: number;
  /** Named together and no more: "a table and a candle". */
  readonly loose?: true;
  /** Where on its holder a held thing is, if not in the hand: "with a fish in its beak". */
  readonly where?: "mouth";
  /** The one is turned to the other: "looking at", "chasing", "kicking". */
  readonly facing?: true;
  /** Several of them in a ring about the other: "chairs around a table". */
  readonly around?: true;
  /** One of several has it, the others have not; of `with` it is the `from` that is one of the `to`. */
  readonly alone?: true;
  readonly how?: Manner;
  /** What the part of `objects[to]` is called that the other is on, or hangs from: "handle", "horn". */
  readonly part?: string;
}

/** A prompt for a model, understood. */
export interface Brief {
  /** The subject first. Never empty. */
  readonly objects: readonly BriefObject[];
  readonly relations: readonly Relation[];
  /** From the negative prompt: what no object may show. */
  readonly avoid: {
    readonly colours: readonly string[];
    readonly materials: readonly string[];
    readonly conditions: readonly string[];
  };
  /** Every word of the prompt in order, then every word of the negative prompt. */
  readonly words: readonly WordUse[];
  /** Sentences for the report: what was assumed. */
  readonly notes: readonly string[];
}
