import type { Logger } from "pino";
import type { Database } from "../storage/database.ts";
import { giveBack } from "./give-back.ts";
import { runStore } from "./run-store.ts";
import type { TaskQueue } from "./task-queue.ts";

const LOOK_EVERY_MS = 2000;

/** A run that gave no beat for so long has lost its process. */
const LOST_AFTER_MS = 9000;

/** Whoever did not look for so long was asleep himself, and knows nothing about the others. */
const OWN_GAP_MS = 6000;

export interface WatchRunsDeps {
  readonly database: Database;
  readonly queue: TaskQueue;
  readonly log: Logger;
}

/**
 * Gives back to the queue what a process that vanished was at, 11 seconds later at the most. Every process watches: they may notice at once,
 * and one of them acts. No clock is compared with another, nor with itself before: only this process's own running time counts.
 * Returns how to end it.
 */
export function watchRuns({ database, queue, log }: WatchRunsDeps): () => void {
  let seen = new Map<string, { beat: string; sinceMs: number }>();
  let lookedAtMs = performance.now();

  const look = async () => {
    const nowMs = performance.now();
    if (nowMs - lookedAtMs > OWN_GAP_MS) seen.clear();
    const watched = [...(await runStore.underWay(database)), ...(await queue.strayRuns(database))];
    await queue.forgetEnded(database);
    const before = seen;
    seen = new Map();
    for (const run of watched) {
      const known = before.get(run.jobId);
      const sinceMs = known?.beat === run.beat ? known.sinceMs : nowMs;
      if (nowMs - sinceMs < LOST_AFTER_MS) seen.set(run.jobId, { beat: run.beat, sinceMs });
      else if (await giveBack({ database, queue }, run, { losses: run.status === "in_progress" ? 1 : 0 })) {
        log.warn({ taskId: run.taskId }, "a process vanished, its task goes back to the queue");
      }
    }
  };

  const loop = async () => {
    try {
      await look();
      lookedAtMs = performance.now();
    } catch (error) {
      log.warn({ err: error }, "the runs could not be watched");
    }
    if (!ended) timer = setTimeout(loop, LOOK_EVERY_MS).unref();
  };
  let ended = false;
  let timer = setTimeout(loop, LOOK_EVERY_MS).unref();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
