import { ALONE, type Crew } from "#engine/crew.ts";

/** What is lent: as much as tiles of 256 x 256 take; for larger ones, who asks is told by an error. */
const LENT_BYTES = 1 << 21;

/**
 * Two members of a crew, one after the other in one thread: what the first leaves in shared memory after each round of bands,
 * the second finds there for every other band. Whatever the first did besides is unknown to the second, as it is between threads.
 */
export function replayedCrew(): { readonly first: Crew; readonly second: Crew } {
  const rounds: Uint8Array[][] = [];
  let given: ArrayBuffer[] = [];
  const give = (bytes: number) => {
    const memory = new ArrayBuffer(bytes);
    given.push(memory);
    return memory;
  };
  const withLent: Crew["withLent"] = (use) => {
    const memory = give(LENT_BYTES);
    use(memory);
    given = given.filter((other) => other !== memory);
  };
  const first: Crew = {
    share: give,
    withLent,
    runBands(bands, work) {
      ALONE.runBands(bands, work);
      rounds.push(given.map((memory) => new Uint8Array(memory.slice(0))));
    },
  };
  let begun = false;
  const second: Crew = {
    share: (bytes) => {
      if (!begun) given = [];
      begun = true;
      return give(bytes);
    },
    withLent: (use) => {
      if (!begun) given = [];
      begun = true;
      withLent(use);
    },
    runBands(bands, work) {
      const found = rounds.shift() ?? [];
      for (const [i, bytes] of found.entries()) new Uint8Array(given[i] as ArrayBuffer).set(bytes);
      for (let band = 0; band < bands; band += 2) work(band);
    },
  };
  return { first, second };
}
