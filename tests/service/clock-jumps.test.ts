import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { layDatabase } from "../support/lay-database.ts";
import type { Json } from "../support/open-test-service.ts";
import { type ServiceProcess, spawnService } from "../support/spawn-service.ts";

// real processes start slowly on a machine that is busy with other tests
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const DAY_MS = 86_400_000;
const CLOCK = join(import.meta.dirname, "../support/jumping-clock.mjs");

let folder: string;
let service: ServiceProcess;

/** The embedded database goes by the clock of its process: with it all of the service's time jumps. */
const open = async () => {
  service = await spawnService({
    nodeArguments: ["--import", CLOCK],
    environment: {
      PLINTH_DATA: join(folder, "data"),
      TEST_CLOCK: join(folder, "clock"),
      PLINTH_WORKERS: "1",
      DATABASE_URL: "",
    },
  });
};
const set = (days: number) => writeFile(join(folder, "clock"), String(days * DAY_MS));
const jump = async (days: number) => {
  await set(days);
  const said = service.output().length;
  service.child.kill("SIGUSR2");
  await expect.poll(() => service.output().slice(said)).toContain(`off by ${days * DAY_MS}`);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plinth-clock-"));
  await set(0);
  await layDatabase(join(folder, "data"));
  await open();
});
afterAll(async () => {
  await service.end("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

const create = async (seed: number): Promise<string> => {
  const { status, body } = await service.call("POST", "/v1/text-to-3d", { prompt: "a steady chair", seed });
  expect(status).toBe(201);
  return `/v1/text-to-3d/${body.id}`;
};
const createMany = async (from: number) => [await create(from), await create(from + 1), await create(from + 2)];
const settled = async (path: string): Promise<Json> => {
  for (;;) {
    const { body } = await service.call("GET", `${path}?include=report`);
    if (body.status === "succeeded" || body.status === "failed") return body;
    await new Promise((done) => setTimeout(done, 50));
  }
};
const expectMade = async (paths: readonly string[]) => {
  for (const path of paths) {
    const task = await settled(path);
    expect(task).toMatchObject({ status: "succeeded", creditsUsed: 5 });
    const file = await fetch(new URL(task.urls.obj, service.address));
    expect(file.status).toBe(200);
  }
};

test.each([
  ["back, with tasks that are queued for a time that is not yet", 0, -2],
  ["ahead, with tasks under way", 0, 30],
  ["back to where it belongs", 3, 0],
])("a clock that jumps %s: every task ends, once, and its files are there", async (_how, before, after) => {
  await jump(before);
  const paths = await createMany(1);
  await jump(after);
  paths.push(...(await createMany(4)));
  await expectMade(paths);
  const { body } = await service.call("GET", "/v1/text-to-3d?limit=6");
  // the newest comes first by when it was made, whatever the clock said
  expect(body.items.map(({ id }: Json) => `/v1/text-to-3d/${id}`)).toEqual([...paths].reverse());
  expect((await fetch(new URL("/readyz", service.address))).status).toBe(200);
});

test("killed and started again two days earlier, it goes on with what it had begun", async () => {
  await jump(2);
  const paths = await createMany(1);
  // the first may be made before it is looked at: one of the three is at work then
  const statuses = () => Promise.all(paths.map(async (path) => (await service.call("GET", path)).body.status));
  await expect.poll(statuses, { interval: 20 }).toContain("in_progress");
  await service.end("SIGKILL");
  await set(0);
  await open();
  paths.push(...(await createMany(4)));
  await expectMade(paths);
});

test("addresses that a jump ahead made expire are given anew, and good once the clock is back", async () => {
  await jump(0);
  const path = await create(1);
  const { urls } = await settled(path);
  const get = async (url: string) => (await fetch(new URL(url, service.address))).status;
  expect(await get(urls.obj)).toBe(200);
  await jump(10);
  expect(await get(urls.obj)).toBe(401);
  expect(await get((await settled(path)).urls.obj)).toBe(200);
  await jump(0);
  expect(await get(urls.obj)).toBe(200);
});

test("a repeat key is kept over jumps, and nothing is made or charged twice", async () => {
  await jump(0);
  const post = () =>
    service.call("POST", "/v1/text-to-3d", { prompt: "a steady chair", seed: 7 }, { "Idempotency-Key": "same" });
  const first = await post();
  await jump(-2);
  const second = await post();
  await jump(0.5);
  const third = await post();
  expect([second.body.id, third.body.id]).toEqual([first.body.id, first.body.id]);
  await expectMade([`/v1/text-to-3d/${first.body.id}`]);
});
