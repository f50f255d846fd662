import type { Brief, Qualities } from "./brief.ts";
import type { Bond, LayerPlace, Pattern, SurfaceStyle, Tread, Work } from "./surface-names.ts";
import type { WordUse } from "./word-use.ts";

/** One whole material of a prompt. */
export interface BriefSurface extends Qualities {
  /** Material id. */
  readonly base: string;
  /** 1 as usual; `large` 2, `fine` 0.5. */
  readonly scale: number;
}

/** A material that lies in or on the first: the moss of "brick with moss between the bricks". */
export interface BriefLayer extends BriefSurface {
  readonly place: LayerPlace;
  /** 0 to 1, 0.5 as usual. */
  readonly amount: number;
  /** Whose footprints they are; boots' when left out. */
  readonly tread?: Tread;
}

/** A prompt for a material, understood. */
export interface MaterialBrief extends BriefSurface {
  readonly assumed: boolean;
  readonly layers: readonly BriefLayer[];
  /** How its pieces are laid, where not as the base's usually are. */
  readonly bond?: Bond;
  readonly pattern?: Pattern;
  /** All colours are the pattern's figure's: the ground keeps its own. */
  readonly figured?: true;
  /** The pattern is carved or pressed into it. */
  readonly work?: Work;
  readonly style?: SurfaceStyle;
  /** The colour of a machine's lamps. */
  readonly lights?: Qualities["colours"][number];
  /**
   * What it was called where that is not the base's usual name, colours aside, with the words that say nothing else: a facade's
   * bricks and a factory's are two walls.
   */
  readonly called?: string;
  readonly avoid: Brief["avoid"];
  readonly words: readonly WordUse[];
  readonly notes: readonly string[];
}
