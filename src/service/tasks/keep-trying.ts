import type { Logger } from "pino";

/** Pauses between attempts, in milliseconds: half a minute in all. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000];

/** Does something that may be done twice, again and again while the storage is away or full: half a minute's restart costs no finished work. */
export async function keepTrying<T>(work: () => Promise<T>, log: Logger): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error, pauseMs }, "the storage failed, trying again");
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  }
  return work();
}
