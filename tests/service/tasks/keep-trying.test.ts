import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTrying } from "#service/tasks/keep-trying.ts";

const log = pino({ enabled: false });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a storage that comes back within half a minute costs nothing", async () => {
  let failures = 6;
  const work = keepTrying(async () => {
    if (failures-- > 0) throw new Error("full");
    return "stored";
  }, log);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await work).toBe("stored");
});

test("one that does not is told as away, with its reason, so that the task is begun again and not failed", async () => {
  const cause = new Error("full");
  const work = keepTrying(() => Promise.reject(cause), log);
  const told = expect(work).rejects.toMatchObject({ code: "unavailable", cause });
  await vi.advanceTimersByTimeAsync(31_000);
  await told;
});
