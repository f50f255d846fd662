import { promptsTexts } from "./texts.ts";
import { quote, TypedError } from "./typed-error.ts";

const NUMBER = /^[+-]?\d+$/;
const RANGE = /^([+-]?\d+)\s*(?:-|–|\.\.)\s*([+-]?\d+)\s*(?:\(\s*([+-]?\d+)\s*\)|\[\s*(\d+)\s*\])?$/;

/**
 * Reads whole numbers: single ones, ranges, ranges with a step `(+2)`, a count of evenly spread numbers `[5]`, and any
 * mixture with commas between. Ranges may go down and may be negative. A number said twice counts once.
 *
 * @param limit How many numbers are allowed at most.
 * @throws {TypedError}
 */
export function readSweep(text: string, limit: number): number[] {
  const values = new Set<number>();
  let at = 0;
  for (const raw of text.split(/[,\n;]/)) {
    const item = raw.trim();
    const start = at + raw.length - raw.trimStart().length;
    at += raw.length + 1;
    if (item === "") continue;
    for (const value of readItem(item, start, limit)) values.add(value);
    if (values.size > limit)
      throw new TypedError(promptsTexts.readSweep.tooMany(quote(item), limit), start, item.length);
  }
  if (values.size === 0) throw new TypedError(promptsTexts.readSweep.empty, 0, text.length);
  return [...values];
}

function readItem(item: string, at: number, limit: number): number[] {
  const fail = (words: string) => new TypedError(`${quote(item)} ${words}`, at, item.length);
  const safe = (typed: string): number => {
    const value = Number(typed);
    if (!Number.isSafeInteger(value)) {
      throw fail(promptsTexts.readSweep.tooLarge(Number.MAX_SAFE_INTEGER));
    }
    return value;
  };
  if (NUMBER.test(item)) return [safe(item)];
  const range = RANGE.exec(item);
  if (!range) throw fail(promptsTexts.readSweep.noNumber);
  const [, low = "", high = "", step, count] = range;
  const first = safe(low);
  const last = safe(high);
  if (count !== undefined) {
    const wanted = safe(count);
    if (wanted < 1) throw fail(promptsTexts.readSweep.asksForNone);
    if (wanted > limit) throw fail(promptsTexts.readSweep.asksForTooMany(wanted, limit));
    return spread(first, last, wanted);
  }
  const direction = last < first ? -1 : 1;
  const by = step === undefined ? direction : safe(step);
  if (by === 0) throw fail(promptsTexts.readSweep.stepsByNothing);
  if (Math.sign(by) !== direction && first !== last) {
    throw fail(promptsTexts.readSweep.neverArrives(first, last));
  }
  const total = Math.floor((last - first) / by) + 1;
  if (total > limit) {
    throw fail(promptsTexts.readSweep.tooManyValues(total, limit, low, high));
  }
  return Array.from({ length: total }, (_, index) => first + index * by);
}

const spread = (first: number, last: number, count: number): number[] =>
  count === 1
    ? [first]
    : Array.from({ length: count }, (_, index) => first + Math.round(((last - first) * index) / (count - 1)));
