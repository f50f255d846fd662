import type { Tread } from "../../language/surface-names.ts";
import type { Rgb } from "../../math/color.ts";
import type { Fasteners } from "../../texture/marks/fasteners.ts";
import type { ShadeContext, Surface } from "../material.ts";

/** What is known where a part is laid into a surface. Its draws are the part's own. */
export interface PartContext extends ShadeContext {
  /** Where heads sit in the surface; it does not mind when left out. */
  readonly fasteners?: Fasteners;
  /** How far (0..1) what is trodden down bares the earth under it (see `baring`); left out, not at all. */
  readonly bare?: number;
  /** Whose footprints they are; boots' when left out. */
  readonly tread?: Tread;
  /** What rain washes down from the part, linear; left out, nothing. */
  readonly run?: Rgb;
}

/**
 * Gives a part of the first surface the second's stuff; the first is changed in place and comes back.
 *
 * @param second In the first's measure, its height around 0.
 */
export type LayPart = (first: Surface, second: Surface, context: PartContext) => Surface;
