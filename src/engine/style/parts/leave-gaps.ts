import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { splitShells } from "../../geometry/shells.ts";
import { changeUnits, isNamed } from "./part-units.ts";

/** Fewer pieces than these are no row that could have gaps. */
const ROW = 4;
/** Of so many pieces in a row so many are gone, here and there. */
const OF = 11;
const GONE: ReadonlySet<number> = new Set([1, 5, 6]);
/** How far along the row the one is that is missing alone. */
const SINGLE = 0.58;

/** What comes in pairs, each put together from pieces of its own. */
const LIMB = /^(?:arm|leg|wing|ear|horn|hand|foot|antenna|wheel)$/;

/** The one on the left is gone as a whole, which is nearer to the camera. */
function withoutOne(model: Model, word: string): Model {
  return changeUnits(model, word, (units) => {
    const left = Math.max(...units.map(({ middle }) => middle[0]));
    return units.map((unit) => (geometry) => (units.length > 1 && unit.middle[0] === left ? [] : [geometry]));
  });
}

/**
 * Takes some of a row away: keys, teeth, spokes, planks; or one of it. The model itself where what is named is no row of pieces.
 *
 * @param count How many are missing; some where it is left out.
 */
export function leaveGaps(model: Model, word: string, count?: number): Model {
  if (count === 1 && LIMB.test(word)) return withoutOne(model, word);
  const named = model.parts
    .filter((part) => isNamed(part, word))
    .map((part) => ({ part, pieces: splitShells(part.geometry) }));
  // the bed under the keys goes by their name too
  const isRow = named.some(({ pieces }) => pieces.length >= ROW);
  const rows = isRow ? named.filter(({ pieces }) => pieces.length >= ROW) : named;
  const total = rows.reduce((sum, { pieces }) => sum + pieces.length, 0);
  if (total < ROW) return model;
  const long = isRow ? (rows[0]?.pieces.length ?? total) : total;
  const gone = new Set(
    Array.from({ length: count ?? 0 }, (_, i) => Math.floor(long * ((i / (count ?? 1) + SINGLE) % 1))),
  );
  let place = 0;
  const left = new Map(
    rows.map(({ part, pieces }) => {
      const own = pieces.filter((_, k) => (count === undefined ? !GONE.has((place + k) % OF) : !gone.has(place + k)));
      place += pieces.length;
      return [part, own] as const;
    }),
  );
  const parts = model.parts.flatMap((part): Part[] => {
    const own = left.get(part);
    if (!own) return [part];
    return own.length > 0 ? [{ ...part, geometry: merge(own) }] : [];
  });
  return { ...model, parts };
}
