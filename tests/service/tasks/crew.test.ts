import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Generated } from "#service/tasks/generation.ts";
import { openWorkerPool, type WorkerPool } from "#service/tasks/worker-pool.ts";
import { BANDS } from "../../support/crew-worker.ts";

const WORKER = join(import.meta.dirname, "../../support/crew-worker.ts");
const SQUARES = Array.from({ length: BANDS }, (_, band) => band * band);

let pool: WorkerPool;
beforeAll(() => {
  pool = openWorkerPool({ workerFile: WORKER, workers: 2 });
});
afterAll(() => pool.close());

const make = (prompt: string): Promise<Generated> =>
  pool.run(
    { family: "text-to-3d", request: { prompt, negativePrompt: null, seed: 1, effort: "premium", pbr: false } },
    () => {},
    new AbortController().signal,
  );

/** Again, while the helper of the run before is still leaving. */
const makeTogether = (prompt: string) =>
  vi.waitFor(
    async () => {
      const made = await make(prompt);
      if (cells(made, "squares").length === 0) throw new Error("made by one thread");
      return made;
    },
    { timeout: 20_000, interval: 100 },
  );

const cells = ({ files }: Generated, name: string): number[] => {
  const bytes = files.find((file) => file.name === name)?.bytes as Uint8Array;
  return [...new Int32Array(bytes.slice().buffer)];
};

test("an idle thread takes its share of the bands, and each band is done", async () => {
  const made = await makeTogether("a chair");
  expect(cells(made, "squares")).toEqual(SQUARES);
  expect(new Set(cells(made, "threads")).size).toBe(2);
});

test.each(["helper ends", "helper throws", "helper is held up"])(
  "when a %s, the leader does what it left",
  async (prompt) => {
    const made = await makeTogether(prompt);
    expect(cells(made, "squares")).toEqual(SQUARES);
    expect(new Set(cells(made, "threads")).size).toBe(1);
  },
);

test("memory is lent again only when all have taken what they need from it", async () => {
  const made = await makeTogether("helper is behind");
  expect(cells(made, "wrong")).toEqual([0]);
});

test("a helper that has a band leaves when somebody waits for its thread", async () => {
  // the helper stays until it is told to leave, and the leader until then
  let made: Generated | undefined;
  makeTogether("helper stays").then((all) => (made = all));
  await vi.waitFor(
    async () => {
      await make("a lamp");
      if (made === undefined) throw new Error("the helper is still there");
    },
    { timeout: 20_000, interval: 200 },
  );
  if (made === undefined) return;
  expect(cells(made, "squares")).toEqual(SQUARES);
  expect(new Set(cells(made, "threads")).size).toBe(1);
});
