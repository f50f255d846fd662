import { sendVerdict } from "./send-verdict.ts";

/** What a run needs of the world. */
export interface RunDeps {
  /** Takes the next request in hand, so that no other tab does. Undefined when there is none left. */
  claim(): Promise<string | undefined>;
  /** Sends a claimed request and writes down that it was taken. Throws when it was not. */
  send(key: string): Promise<void>;
  /** Puts a claimed request back, to be taken again later. */
  release(key: string, error: unknown): Promise<void>;
  /** Writes down that the server will never take it. */
  refuse(key: string, error: unknown): Promise<void>;
  /** Writes down that nothing more can be sent for now. */
  stop(error: unknown): Promise<void>;
  /** Tasks sent and not settled. */
  underWay(): number;
  /** How many may be under way. */
  atOnce(): number;
  /** Resolves when something may have changed: a task has settled, a setting is another. */
  changed(signal: AbortSignal): Promise<void>;
  sleep(delayMs: number, signal: AbortSignal): Promise<void>;
  /** Tells until when the server is waited for; undefined when it no longer is. */
  waiting(untilMs: number | undefined): void;
}

/**
 * Sends what is queued, one request at a time and no more under way than allowed, until nothing is left, the signal
 * comes, or the artist has to do something. A busy server is waited for, as long as it asks.
 */
export async function runCells(deps: RunDeps, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    if (deps.underWay() >= deps.atOnce()) {
      await deps.changed(signal);
      continue;
    }
    const key = await deps.claim();
    if (key === undefined) return;
    try {
      await deps.send(key);
      failures = 0;
    } catch (error) {
      failures += 1;
      const judged = sendVerdict(error, failures);
      if (judged.verdict === "refuse") {
        failures = 0;
        await deps.refuse(key, error);
        continue;
      }
      await deps.release(key, error);
      if (judged.verdict === "stop") return deps.stop(error);
      deps.waiting(Date.now() + judged.delayMs);
      await deps.sleep(judged.delayMs, signal);
      deps.waiting(undefined);
    }
  }
}
