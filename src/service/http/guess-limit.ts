/** Wrong tokens one address may send at once, and how fast it may send more. */
const GUESSES = 100;
const GUESSES_PER_SECOND = 1;

/** Addresses remembered. The one that was quiet longest goes first. */
const ADDRESSES = 10_000;

/** Counts wrong tokens by the address they come from. A good token always passes: who shares an address with a guesser loses nothing. */
export class GuessLimit {
  readonly #now: () => number;
  readonly #addresses = new Map<string, { left: number; atMs: number }>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Counts one wrong token. Returns the seconds to wait, 0 while there is no need to. */
  count(address: string): number {
    const atMs = this.#now();
    const before = this.#addresses.get(address) ?? { left: GUESSES, atMs };
    const left = Math.min(GUESSES, before.left + ((atMs - before.atMs) / 1000) * GUESSES_PER_SECOND) - 1;
    this.#addresses.delete(address);
    this.#addresses.set(address, { left: Math.max(left, -1), atMs });
    const [oldest] = this.#addresses.keys();
    if (this.#addresses.size > ADDRESSES && oldest !== undefined) this.#addresses.delete(oldest);
    return left >= 0 ? 0 : Math.ceil(-left / GUESSES_PER_SECOND);
  }
}
