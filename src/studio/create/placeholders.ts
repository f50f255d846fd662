/** A place of a template to be filled in: `[colour]`. */
export interface Placeholder {
  readonly name: string;
  /** Characters; the brackets are part of it. */
  readonly start: number;
  readonly end: number;
}

/** A letter in front tells a placeholder from other things in brackets: `[5]` is a count. */
const PLACEHOLDER = /\[(\p{L}[^[\]\n]{0,39})\]/gu;

/** The places of a prompt still to be filled in, in its order. */
export const placeholdersOf = (prompt: string): Placeholder[] =>
  [...prompt.matchAll(PLACEHOLDER)].map((match) => ({
    name: match[1] ?? "",
    start: match.index,
    end: match.index + match[0].length,
  }));

/**
 * The next place after a selection, or the last one before it; none beyond the ends, so that Tab leaves the box there.
 */
export function nextPlaceholder(
  prompt: string,
  selection: { start: number; end: number },
  backwards: boolean,
): Placeholder | undefined {
  const all = placeholdersOf(prompt);
  return backwards
    ? all.findLast(({ end }) => end <= selection.start)
    : all.find(({ start }) => start >= selection.end);
}
