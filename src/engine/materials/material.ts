import type { Bond, LayerPlace, Pattern, SurfaceStyle, Tread, Work } from "../language/surface-names.ts";
import type { Rgb } from "../math/color.ts";
import type { Draw } from "../math/draw.ts";
import type { Fasteners } from "../texture/marks/fasteners.ts";

/** The thirteen classes of the MatSynth data set (Vecchio & Deschaintre, CVPR 2024). */
export const MATERIAL_CLASSES = [
  "ceramic",
  "concrete",
  "fabric",
  "ground",
  "leather",
  "marble",
  "metal",
  "misc",
  "plaster",
  "plastic",
  "stone",
  "terracotta",
  "wood",
] as const;
export type MaterialClass = (typeof MATERIAL_CLASSES)[number];

/** How a surface has fared, each 0 (not at all) to 1 (all over). Left out counts as 0. */
export const CONDITIONS = [
  "old",
  "worn",
  "rusty",
  "mossy",
  "dusty",
  "cobwebbed",
  "dirty",
  "wet",
  "cracked",
  "burnt",
  "frozen",
  "snowy",
  "peeling",
  "scratched",
  "stained",
  "polished",
  "painted",
  "faded",
  "rotten",
  "moldy",
  "dented",
  "broken",
  "muddy",
  "bloody",
  "oily",
  "sandy",
  "rough",
  "chipped",
  "graffiti",
  "varied",
  "flooded",
  "submerged",
  "glowing",
  "matte",
  "smooth",
  "whitewashed",
  "streaked",
  "torn",
] as const;
export type Condition = (typeof CONDITIONS)[number];
export type Conditions = Partial<Record<Condition, number>>;

/** A whole material laid into or onto another. */
export interface MaterialLayer {
  readonly place: LayerPlace;
  /** 0 hardly any, 0.5 as usual, 1 as much as the place holds. */
  readonly amount: number;
  /** Whose footprints they are; boots' when left out. */
  readonly tread?: Tread;
  readonly material: MaterialSpec;
}

/** A material as a recipe holds it: plain JSON, enough to shade the same surface again. */
export interface MaterialSpec {
  /** Id in the list of materials. */
  readonly base: string;
  /** Colours the artist asked for, the main one first; none keeps the material's own. */
  readonly colours: readonly Rgb[];
  readonly conditions: Conditions;
  /** 1 as usual, 2 twice as coarse. */
  readonly scale: number;
  /** Seeds every draw and every noise of the material. */
  readonly seed: number;
  /** Laid on in this order, before the conditions befall the whole. */
  readonly layers?: readonly MaterialLayer[];
  /** How its pieces are laid, where not as usual: for materials that have a `bond`. */
  readonly bond?: Bond;
  /** Painted, printed or woven in, in the colours asked for. */
  readonly pattern?: Pattern;
  /** The colours are the pattern's figure's, and the ground keeps its own. */
  readonly figured?: true;
  /** The pattern is carved or pressed. */
  readonly work?: Work;
  readonly style?: SurfaceStyle;
  /** The colour of its lamps, linear, where it has some. */
  readonly lights?: Rgb;
  /** It is seen through, as far as its matter lets light pass: left out where what it holds is painted on it. */
  readonly clear?: true;
  /** On a model: how many times as large the whole tile is laid. Left out for 1. */
  readonly enlarged?: number;
}

/**
 * One tile of a surface, `size` x `size` texels, row by row, row 0 at the top, periodic in both directions.
 * The whole-tile arrays are what the kernels work on: a material is a short sequence of whole-tile operations.
 */
export interface Surface {
  readonly size: number;
  /** Metres the tile spans. */
  readonly tileSize: number;
  /** Metres; 0 is the mean level. */
  readonly height: Float32Array;
  /** Linear RGB triplets, 0..1. */
  readonly albedo: Float32Array;
  /** 0 mirror to 1 matte. */
  readonly roughness: Float32Array;
  readonly metalness: Float32Array;
}

/** What a material's shade function gets. */
export interface ShadeContext {
  /** Texels along a side of the tile: a power of two. */
  readonly size: number;
  readonly draw: Draw;
  /** The artist's colours (see `MaterialSpec.colours`): the material decides which of its ingredients takes them. */
  readonly colours: readonly Rgb[];
  /** 1 as usual, 2 features twice as large. Materials apply it by dividing their cell counts, so that the tile stays periodic. */
  readonly scale: number;
  /** How its pieces are to be laid: what has none, or is asked for its own, disregards it. */
  readonly bond?: Bond;
  /** The colour asked for its lamps: what has none disregards it. */
  readonly lights?: Rgb;
  /** It will be redrawn in a style that leaves no grain: shapes big and plain, planes with clear edges. */
  readonly isDrawn?: boolean;
}

/** A kind of surface: one file each. */
export interface Material {
  /** kebab-case, the file's name: `oak-planks`. */
  readonly id: string;
  readonly class: MaterialClass;
  /** The words an artist uses for it, most usual first; multiword terms allowed. Lower case, singular. */
  readonly words: readonly string[];
  /** Metres the tile spans on the real thing. */
  readonly tileSize: number;
  /** How its pieces are laid, if it is laid of pieces that can be laid otherwise too. */
  readonly bond?: Bond;
  /** Share of the light that passes a wall of it, 0..1. Left out: none. */
  readonly clarity?: number;
  /** How much of the light that falls on it goes on within, 0..1: 0.9 a cut stone, 0.3 jade. Left out: none. */
  readonly within?: number;
  /**
   * Share of its depth, 0..1, above which it has matter: below are holes, and laid over something it lets that be seen through
   * them. Left out: it has none.
   */
  readonly openAbove?: number;
  /** What it is without the figure it shows by itself, where it shows one: what another figure is drawn on. */
  readonly plain?: Material;
  /** Share of the light that passes a wisp of what has no wall: vapour, which thins out towards its edges and mirrors nothing, 0..1. */
  readonly haze?: number;
  /** Makes the surface. Pure: the same context gives the same bytes. */
  readonly shade: (context: ShadeContext) => Surface;
  /** Where its nails, rivets, screws or studs sit, its own or such as are asked for; an even grid when left out. */
  readonly fasteners?: (context: ShadeContext) => Fasteners;
}
