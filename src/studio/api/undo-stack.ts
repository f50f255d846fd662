/** Something that was done and can be taken back, and done again. */
interface Deed {
  /** In the middle of a sentence: `rating of 3 results`. */
  readonly what: string;
  readonly atMs: number;
  /** Left out where others know how: what is deleted lies in a bin, and not for ever. */
  readonly takeBack?: () => void;
  readonly doAgain: () => void;
}

const MOST = 50;

let deeds: readonly Deed[] = [];
let takenBack: readonly Deed[] = [];

/**
 * Remembers how to take back what was just done, and how to do it again after that. It lives as long as the page. What
 * was taken back before is forgotten: it was part of another course of things.
 */
export function rememberDeed(what: string, takeBack: () => void, doAgain: () => void): void {
  deeds = [...deeds, { what, takeBack, doAgain, atMs: Date.now() }].slice(-MOST);
  takenBack = [];
}

/** Remembers how to do again what was taken back by other means than here. */
export function rememberTakenBack(what: string, doAgain: () => void): void {
  takenBack = [...takenBack, { what, doAgain, atMs: Date.now() }].slice(-MOST);
}

/** What was taken back is not done again any more: something else was done since. */
export function forgetTakenBack(): void {
  takenBack = [];
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
  if (!latest) return undefined;
  deeds = deeds.slice(0, -1);
  takenBack = [...takenBack, latest];
  latest.takeBack?.();
  return latest.what;
}

/**
 * Does again what was taken back last.
 *
 * @returns What it was; undefined when there is nothing.
 */
export function doAgainLatest(): string | undefined {
  const latest = takenBack.at(-1);
  if (!latest) return undefined;
  takenBack = takenBack.slice(0, -1);
  if (latest.takeBack) deeds = [...deeds, { ...latest, atMs: Date.now() }];
  latest.doAgain();
  return latest.what;
}
