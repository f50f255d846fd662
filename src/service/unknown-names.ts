/** Others that begin like ours: of the command line, and of the project's own tests. */
const NOT_THE_SERVICES = /^PLINTH_(URL|TEST_\w+)$/;

/** More slips than this, and another name was meant. */
const MOST_SLIPS = 4;

/** A sentence about each of `names` that begins like a setting of the service and is none: a slip in one is silent otherwise. */
export function unknownNames(names: readonly string[], known: readonly string[]): string[] {
  return names
    .filter((name) => /^PLINTH_/i.test(name) && !known.includes(name) && !NOT_THE_SERVICES.test(name))
    .map((name) => {
      const meant = closest(name.toUpperCase(), known);
      return `${name} is no setting of the service${meant === undefined ? "" : `. Did you mean ${meant}?`}`;
    });
}

function closest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, slips: slipsBetween(name, candidate) }))
    .sort((a, b) => a.slips - b.slips);
  return best && best.slips <= MOST_SLIPS ? best.candidate : undefined;
}

/** Letters to put in, leave out or change to get from one to the other (Levenshtein 1966). */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
