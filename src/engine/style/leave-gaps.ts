import { merge } from "../geometry/merge.ts";
import type { Model, Part } from "../geometry/part.ts";
import { splitShells } from "../geometry/shells.ts";
import { isNamed } from "./part-units.ts";

/** Fewer pieces than these are no row that could have gaps. */
const ROW = 4;
/** Of so many pieces in a row so many are gone, here and there. */
const OF = 11;
const GONE: ReadonlySet<number> = new Set([1, 5, 6]);

/** Takes some of a row away: keys, teeth, spokes, planks. The model itself where what is named is no row of pieces. */
export function leaveGaps(model: Model, word: string): Model {
  let isChanged = false;
  const parts = model.parts.map((part): Part => {
    if (!isNamed(part, word)) return part;
    const pieces = splitShells(part.geometry);
    if (pieces.length < ROW) return part;
    isChanged = true;
    return { ...part, geometry: merge(pieces.filter((_, k) => !GONE.has(k % OF))) };
  });
  return isChanged ? { ...model, parts } : model;
}
