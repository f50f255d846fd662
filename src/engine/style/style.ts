import type { Model } from "../geometry/part.ts";
import type { MaterialSpec } from "../materials/material.ts";
import type { Draw } from "../math/draw.ts";

/** Slots whose own colour, and whose own stuff, was said. */
export interface OwnSlots {
  readonly dyed: readonly string[];
  readonly stuffed: readonly string[];
}

/** One built thing in its own frame, and what its slots are made of. */
export interface Dressed {
  readonly model: Model;
  readonly materials: Readonly<Record<string, MaterialSpec>>;
  /** Family of its concept: a castle becomes gothic otherwise than a clock. */
  readonly family: string;
  /** Its colours or its stuff were said: they stay its ground. */
  readonly isDyed?: true;
  readonly own?: OwnSlots;
}

/** A manner in which any thing can be made: it changes shape and surface. One file each. */
export interface Style {
  /** The trait that asks for it: `low-poly`. */
  readonly id: string;
  /** True where it holds for everything in the picture, not for the thing it was said of alone. */
  readonly isScenic?: boolean;
  /** Parts stay closed and sockets stay where they belong. The same arguments give the same result. */
  readonly apply: (thing: Dressed, draw: Draw) => Dressed;
}
