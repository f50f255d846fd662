/**
 * Breaks a text into lines that fit, at words, and within a word that is too long.
 *
 * @param measure Width of a text.
 * @param lines At most this many; the last one ends with an ellipsis where there is more.
 */
export function wrapText(text: string, width: number, lines: number, measure: (text: string) => number): string[] {
  const wrapped: string[] = [];
  let rest = text.trim();
  while (rest !== "" && wrapped.length < lines) {
    const end = fittingEnd(rest, width, measure);
    wrapped.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  const last = wrapped.at(-1);
  if (rest !== "" && last !== undefined) {
    let short = last;
    while (short !== "" && measure(`${short}…`) > width) short = short.slice(0, -1);
    wrapped[wrapped.length - 1] = `${short.trimEnd()}…`;
  }
  return wrapped;
}

function fittingEnd(text: string, width: number, measure: (text: string) => number): number {
  if (measure(text) <= width) return text.length;
  let low = 1;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(text.slice(0, middle)) <= width) low = middle;
    else high = middle - 1;
  }
  const space = text.lastIndexOf(" ", low);
  return space > 0 ? space : low;
}
