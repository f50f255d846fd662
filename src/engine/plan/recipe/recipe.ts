import type { Parameters } from "../../concepts/concept.ts";
import type { Graft, Hold, Manner, RelationKind } from "../../language/brief.ts";
import type { Inscription } from "../../language/inscription.ts";
import type { BodySpot } from "../../language/words/body-spots.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Rgb } from "../../math/color.ts";
import type { TornSlot } from "../../style/broken/tear-parts.ts";
import type { ClothesLook } from "../../style/dress/lay-clothes.ts";
import type { LitSlot } from "../../style/light-up.ts";
import type { BentPart } from "../../style/parts/bend-part.ts";
import type { NamedDress } from "../../style/parts/dress-named.ts";
import type { Proportion } from "../../style/parts/proportion.ts";
import type { RemadeSlot } from "../../style/parts/remake-part.ts";
import type { RegionLook } from "../../style/regions/lay-regions.ts";
import type { Tones } from "../../style/regions/lay-tones.ts";
import type { Markings } from "../../style/shown/dye-markings.ts";
import type { OwnSlots } from "../../style/style.ts";

/** Everything needed to make the same model again. Plain JSON. */
export interface Recipe {
  readonly engineVersion: string;
  readonly prompt: string;
  readonly negativePrompt: string | null;
  readonly seed: number;
  /** The subject first. Counted things ("three mugs") stand here once each. */
  readonly objects: readonly RecipeObject[];
}

/** Colours for what a thing is painted with by itself; without a slot of all that has the thing's own colour. */
export interface SaidFigures {
  readonly slot?: string;
  readonly colours: readonly Rgb[];
}

export interface RecipeObject {
  /** Unique in the recipe: `mug-2`. Prefixes the names of its parts where there are several objects. */
  readonly name: string;
  readonly concept: string;
  readonly parameters: Parameters;
  /** Slot -> what it is made of. */
  readonly materials: Readonly<Record<string, MaterialSpec>>;
  /** Its colours or its stuff were said: no style changes them all. */
  readonly isDyed?: true;
  /** Slots left out. */
  readonly without: readonly string[];
  /** What the second half of it is made of, cut along its middle: slot -> material. */
  readonly secondHalf?: Readonly<Record<string, MaterialSpec>>;
  /** A thing whose shape takes the place of its body. */
  readonly likeness?: RecipeIngredient;
  /** Bears the head of its likeness: a cross of two animals. */
  readonly isCross?: true;
  /** The things it is put together from, many times over. */
  readonly covering?: readonly RecipeIngredient[];
  /** What these lie on is of the stuff that was said, too: gingerbread under candy. */
  readonly keepsStuff?: true;
  /** The covering lies here and there, and what is under it keeps its paint. */
  readonly isStrewn?: true;
  /** What is written on it, and on which slot if not where it shows best. */
  readonly inscription?: Inscription;
  /** What is painted, printed or cut on it: a sign, or the picture of another thing. */
  readonly emblem?: RecipeEmblem;
  /** Places of it that are of another stuff. */
  readonly regions?: readonly RegionLook[];
  /** Pieces of the main part that are made of something else than it. */
  readonly named?: readonly NamedDress[];
  /** Parts that are larger, smaller, more or fewer than the concept builds them. */
  readonly proportions?: readonly Proportion[];
  /** The further colours of a thing of several. */
  readonly tones?: Tones;
  /** Linear colours that were said of it, or of one slot: what its concept paints it with by itself has those. */
  readonly figures?: readonly SaidFigures[];
  /** Colours of the stripes or spots of its coat. */
  readonly markings?: Markings;
  /** Clothes on a body that has none of its own. */
  readonly clothes?: readonly ClothesLook[];
  /** Slots that give light by themselves: "glowing eyes". */
  readonly lit?: readonly LitSlot[];
  /** Slots of which a piece has come off: "a broken handle". */
  readonly snapped?: readonly string[];
  /** Parts that are not straight: "a bent antenna". */
  readonly bent?: readonly BentPart[];
  /** Slots in rags: "a torn canvas roof". */
  readonly torn?: readonly TornSlot[];
  /** Slots whose own colour, and whose own stuff, was said. */
  readonly own?: OwnSlots;
  /** Slots that have another thing's shape. */
  readonly remade?: readonly (RemadeSlot & {
    readonly like: RecipeIngredient;
    readonly besides?: readonly RecipeIngredient[];
  })[];
  /** Slots that are put together from other things, many times over: hair of flowers. */
  readonly clad?: readonly { readonly slot: string; readonly covering: readonly RecipeIngredient[] }[];
  /** What is put on it that it has not by itself: wings on a clock. */
  readonly grafts?: readonly Graft[];
  /** What the base is made of that it is stood on, of what has none by itself. */
  readonly stand?: MaterialSpec;
  /** Ids of the styles it is made in, in the order they are applied. */
  readonly styles: readonly string[];
  /** Seeds what the styles draw. */
  readonly styleSeed: number;
  /** Factor on the concept's own size. */
  readonly scale: number;
  /** Turn about Y, in radians. */
  readonly turn: number;
  /** An upright thing that lies flat, for others are on it, or because it lies: a surfboard, a robot; `prone` on its front. */
  readonly laid?: true | "prone";
  /** Stands around a yard: a fence, a wall, a hedge. */
  readonly isRing?: true;
  /** A table that was named after what is on it: it may be one made for that. */
  readonly isBearing?: true;
  /** Where it is put; left out for what stands on the floor by itself. */
  readonly placement?: Placement;
}

export interface RecipeEmblem {
  readonly shows: { readonly symbol: string; readonly colours: readonly Rgb[] } | RecipeIngredient;
  readonly isPattern: boolean;
  readonly isCarved: boolean;
  readonly slot?: string;
  readonly spot?: BodySpot;
}

/** A thing that serves in making another one. */
export interface RecipeIngredient {
  readonly concept: string;
  readonly parameters: Parameters;
  readonly materials: Readonly<Record<string, MaterialSpec>>;
}

/**
 * Besides what a prompt says: one more of a heap that the target began, a neighbour of which nothing is said, and the ground
 * that all of it stands on.
 */
export type PlacementKind = RelationKind | "pile" | "near" | "ground";

/** Shapes that many equal things are put together to. */
export type Course = "pyramid" | "wall";

export interface Placement {
  /** How this object stands to the target: `on` it, `in` it, `beside` it; `wearing` and `holding` say what the target does with it. */
  readonly relation: PlacementKind;
  /** Index in `objects`. Placements form no circle. */
  readonly target: number;
  /** Which of `of` equal things on the same target this one is, from 0. */
  readonly index: number;
  readonly of: number;
  /** Things in the front row where several stand side by side; the others stand behind. Left out: 5. */
  readonly perRow?: number;
  /**
   * Where the target has it, if not in one hand: between the jaws, in the hand at the `lips`, on both hands `before` its eyes, in
   * the `arms`, at the `belly` as a drum is, `overhead`, `skipped` as a rope is over the head from hand to hand, about the `waist` as a hoop is, before it to be `tended` with a tool, `pulled` with both hands out of what is `sheathing` its blade before the feet, `across` both hands as a paddle is, `ahead` of it as a cart is. Or where on the target it is, if not on top: part of the way
   * `up` as a climber is, `below` it as what hangs, `hovering` in the air at its head, `sipping` there with the beak in it, in a ring `around` it, the same in the air to be `circling`, in a `trail` behind it, `lining` both sides of a way with it, one of a `ring` with it, `crossed` with it in an X, `away` from it with the back to it, at a `desk`, sitting at one to be `working`, `together` face to face, `apart` with room to strike, in each other's arms; one more of the `stack` below it; or what it builds up with the
   * target and others, course upon course; or as the phrase that tied them says.
   */
  readonly where?:
    | "mouth"
    | "lips"
    | "before"
    | "arms"
    | "belly"
    | "overhead"
    | "skipped"
    | "swept"
    | "waist"
    | "tended"
    | "milked"
    | "aimed"
    | "pulled"
    | "sheathing"
    | "watering"
    | "hair"
    | "hovering"
    | "sipping"
    | "across"
    | "ahead"
    | "up"
    | "below"
    | "around"
    | "circling"
    | "away"
    | "together"
    | "apart"
    | Hold
    | "stack"
    | "working"
    | "trail"
    | "file"
    | "lining"
    | "ring"
    | "crossed"
    | Manner
    | Course;
  /** What the part of the target is called that it is on or hangs from. */
  readonly part?: string;
  /** Stands before the target, each turned to the other. */
  readonly facing?: true;
  /** How much of the target's height lies below the ground: of what emerges from it. Left out: as the ground is. */
  readonly depth?: number;
}
