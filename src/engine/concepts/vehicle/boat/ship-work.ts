import type { Geometry } from "../../../geometry/geometry.ts";
import type { Part } from "../../../geometry/part.ts";
import type { Hull } from "./boat-hull.ts";

export const SHIP_STYLES = ["liner", "cargo", "tug", "trawler", "warship", "speedboat"] as const;
export type ShipParameters = {
  readonly style: (typeof SHIP_STYLES)[number];
  readonly length: number;
  readonly beam: number;
  readonly decks: number;
  readonly funnels: number;
};

/** A ship on the slip: its measures in metres, and the heaps its pieces are laid on. */
export interface ShipWork {
  readonly p: ShipParameters;
  readonly l: number;
  /** Half the beam. */
  readonly b: number;
  /** Keel to gunwale amidships. */
  readonly d: number;
  /** Height of the main deck. */
  readonly y0: number;
  readonly hull: Hull;
  readonly houses: Geometry[];
  readonly panes: Geometry[];
  readonly irons: Geometry[];
  readonly parts: Part[];
  readonly funnels: Geometry[];
  /** Adds a deck house with windows from z `from` to `to`. */
  readonly storey: (from: number, to: number, low: number, height: number, half: number, windows: number) => void;
  readonly funnel: (z: number, low: number, radius: number, height: number) => Geometry;
}
