import type { Logger } from "pino";
import { ProblemError } from "../problem-error.ts";

/** Pauses between attempts, in milliseconds: half a minute in all. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000];

/**
 * Does something that may be done twice, again and again while the storage is away or full: half a minute's restart costs no finished work.
 *
 * @throws {ProblemError} `unavailable`, when it still is after that.
 */
export async function keepTrying<T>(work: () => Promise<T>, log: Logger): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error, pauseMs }, "the storage failed, trying again");
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  }
  return work().catch((cause: unknown) => {
    const problem = new ProblemError("unavailable", "The storage is away or full.");
    problem.cause = cause;
    throw problem;
  });
}
