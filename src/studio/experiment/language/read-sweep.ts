import { quote, TypedError } from "./typed-error.ts";

const ALLOWED = 'Write numbers and ranges with commas between them: "1-10", "1-10 (+2)", "1-10 [5]", "3, 7, 42".';
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
      throw new TypedError(`${quote(item)} makes it more than ${limit} values.`, start, item.length);
  }
  if (values.size === 0) throw new TypedError(`Nothing to go through. ${ALLOWED}`, 0, text.length);
  return [...values];
}

function readItem(item: string, at: number, limit: number): number[] {
  const fail = (words: string) => new TypedError(`${quote(item)} ${words}`, at, item.length);
  const safe = (typed: string): number => {
    const value = Number(typed);
    if (!Number.isSafeInteger(value)) {
      throw fail(
        `is beyond ${Number.MAX_SAFE_INTEGER.toLocaleString("en-US")}, the largest whole number there is here.`,
      );
    }
    return value;
  };
  if (NUMBER.test(item)) return [safe(item)];
  const range = RANGE.exec(item);
  if (!range) throw fail(`is no number and no range. ${ALLOWED}`);
  const [, low = "", high = "", step, count] = range;
  const first = safe(low);
  const last = safe(high);
  if (count !== undefined) {
    const wanted = safe(count);
    if (wanted < 1) throw fail("asks for 0 numbers. Ask for 1 or more.");
    if (wanted > limit) throw fail(`asks for ${wanted.toLocaleString("en-US")} numbers; at most ${limit} are allowed.`);
    return spread(first, last, wanted);
  }
  const direction = last < first ? -1 : 1;
  const by = step === undefined ? direction : safe(step);
  if (by === 0) throw fail("steps by 0 and never arrives.");
  if (Math.sign(by) !== direction && first !== last) {
    throw fail(`never arrives: from ${first} to ${last} the step must be ${direction > 0 ? "positive" : "negative"}.`);
  }
  const total = Math.floor((last - first) / by) + 1;
  if (total > limit) {
    throw fail(
      `is ${total.toLocaleString("en-US")} values; at most ${limit} are allowed. "${low}-${high} [10]" takes ten.`,
    );
  }
  return Array.from({ length: total }, (_, index) => first + index * by);
}

const spread = (first: number, last: number, count: number): number[] =>
  count === 1
    ? [first]
    : Array.from({ length: count }, (_, index) => first + Math.round(((last - first) * index) / (count - 1)));
