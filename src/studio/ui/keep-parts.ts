/** Everything that is on the page from the start has come by then. */
const FETCH_AFTER_MS = 6000;

/**
 * Fetches all parts of the studio that were not asked for yet, one after the other, so that the browser has them: a server that
 * goes away must not take with it what makes an export, a film or a zip of files that are kept here.
 */
export function keepParts(): void {
  setTimeout(async () => {
    try {
      const parts: string[] = await (await fetch("/parts.json")).json();
      for (const part of parts) await (await fetch(part, { priority: "low" })).arrayBuffer();
    } catch {
      // no list while developing; and a server that is away now is asked for each part when it is wanted
    }
  }, FETCH_AFTER_MS);
}
