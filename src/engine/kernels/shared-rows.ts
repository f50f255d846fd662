import { ALONE, type Crew, fillRows } from "../crew.ts";

/** Who shares out the rows of fields. Loops deep inside a material ask for it, and no other part of a material should know. */
let crew: Crew = ALONE;

/** Texels below which sharing costs more than it saves. */
const LEAST_TEXELS = 1 << 16;

/**
 * Lets all fields that are made in `work` be made by `members`. All of them must come to the same fields in the same order.
 */
export function shareRows<T>(members: Crew, work: () => T): T {
  const outer = crew;
  crew = members;
  try {
    return work();
  } finally {
    crew = outer;
  }
}

/** Writes the rows from `first` up to, not including, `end` in all the fields it is for, and nothing else. */
export type FillRows = (first: number, end: number) => void;

/**
 * Fills fields row by row, by several threads where `shareRows` has them.
 *
 * @param fields Arrays of `size` rows each.
 * @param bands Pieces of work: more for loops whose rows take unlike long.
 * @param begin Called by who has rows to make, before the first ones. What it makes may live in the kernels' memory.
 */
export function makeRows(fields: readonly Float32Array[], size: number, bands: number, begin: () => FillRows): void {
  if (crew === ALONE || size * size < LEAST_TEXELS) {
    begin()(0, size);
    return;
  }
  let fill: FillRows | undefined;
  fillRows(crew, fields, size, bands, (first, end) =>
    shareRows(ALONE, () => {
      fill ??= begin();
      fill(first, end);
    }),
  );
}
