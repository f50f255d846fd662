import type { Logger } from "pino";
import type { Sql } from "../storage/database.ts";
import type { ProgressBoard } from "./progress-board.ts";
import { runStore } from "./run-store.ts";
import type { RunningJobs } from "./running-jobs.ts";

const BEAT_EVERY_MS = 1000;

export interface BeatRunsDeps {
  readonly database: Sql;
  readonly running: RunningJobs;
  readonly progress: ProgressBoard;
  readonly log: Logger;
}

/** Tells the other processes every second that this one's runs live, and stops those that were cancelled elsewhere. Returns how to end it. */
export function beatRuns({ database, running, progress, log }: BeatRunsDeps): () => void {
  const beat = async () => {
    const runs = new Map(running.jobIds().map((id) => [id, progress.get(id) ?? { stage: "start", progress: 0 }]));
    if (runs.size > 0) {
      const unwanted = await runStore.beat(database, runs).catch((error) => {
        log.warn({ err: error }, "the runs could not say that they live");
        return [];
      });
      for (const jobId of unwanted) running.cancel(jobId);
    }
    if (!ended) timer = setTimeout(beat, BEAT_EVERY_MS).unref();
  };
  let ended = false;
  let timer = setTimeout(beat, BEAT_EVERY_MS).unref();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
