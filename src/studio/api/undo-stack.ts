/** Something that was done and can be taken back. */
interface Deed {
  /** In the middle of a sentence: `rating of 3 results`. */
  readonly what: string;
  readonly atMs: number;
  readonly takeBack: () => void;
}

const MOST = 50;

let deeds: readonly Deed[] = [];

/** Remembers how to take back what was just done. It lives as long as the page. */
export function rememberDeed(what: string, takeBack: () => void): void {
  deeds = [...deeds, { what, takeBack, atMs: Date.now() }].slice(-MOST);
}

/** When the latest deed was done that can be taken back, in milliseconds since 1970; 0 where there is none. */
export const latestDeedMs = (): number => deeds.at(-1)?.atMs ?? 0;

/**
 * Takes the latest deed back.
 *
 * @returns What it was; undefined when there is nothing.
 */
export function takeBackLatest(): string | undefined {
  const latest = deeds.at(-1);
  deeds = deeds.slice(0, -1);
  latest?.takeBack();
  return latest?.what;
}
