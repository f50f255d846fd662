import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestService, type TestService } from "../../support/open-test-service.ts";

// three threads, so that tricks can run beside an honest task
const open = (timeLimitMs: number) =>
  openTestService({ config: { workers: 3 }, timeLimitMs, memoryLimitBytes: 96 * 2 ** 20 });

let service: TestService;
/** Ends what runs away. On a busy machine honest work and slow deaths may take as long: those have `service`. */
let hasty: TestService;
beforeAll(async () => {
  [service, hasty] = await Promise.all([open(60_000), open(6000)]);
});
afterAll(() => Promise.all([service.close(), hasty.close()]));

const create = async (prompt: string, service: TestService) => {
  const { body } = await service.request("POST", "/v1/text-to-3d", { body: { prompt } });
  return `/v1/text-to-3d/${body.id}`;
};

test.each([
  ["runaway", "time-limit"],
  ["hoard", "memory-limit"],
  ["arrays", "memory-limit"],
  ["exit", "worker-lost"],
  ["broken", "internal"],
])("a task that goes %s fails with %s, and takes no other with it", async (trick, code) => {
  const on = code === "time-limit" ? hasty : service;
  const honest = await create("steady chair", on);
  await on.follow(honest, (task) => task.status === "in_progress");
  const bad = await create(`${trick} chair`, on);
  const after = await create("steady lamp", on);
  const failed = await on.follow(bad);
  expect(failed).toMatchObject({ status: "failed", creditsUsed: 0, urls: {}, report: { failure: { code } } });
  expect(failed.report.failure.message).toMatch(/\.$/);
  expect((await on.follow(honest)).status).toBe("succeeded");
  expect((await on.follow(after)).status).toBe("succeeded");
});

test("all threads lost at once come back", async () => {
  const bad = await Promise.all(["runaway a", "exit b", "hoard c", "runaway d"].map((prompt) => create(prompt, hasty)));
  const honest = await create("a chair", hasty);
  expect((await hasty.follow(honest)).status).toBe("succeeded");
  for (const path of bad) expect((await hasty.follow(path)).status).toBe("failed");
});

test("a runaway task that is cancelled stops at once, though it never asks", async () => {
  const path = await create("runaway chair", service);
  await service.follow(path, (task) => task.status === "in_progress");
  await service.request("DELETE", path);
  const task = await service.follow(path);
  expect(task.report.failure.code).toBe("cancelled");
  // all three threads are needed, so none is held any longer
  const others = await Promise.all(["steady a", "steady b", "steady c"].map((prompt) => create(prompt, service)));
  for (const other of others) expect((await service.follow(other)).status).toBe("succeeded");
});

test("a lost worker is tried once more before the task fails", async () => {
  service.logged.length = 0;
  const path = await create("exit chair", service);
  await service.follow(path);
  expect(service.logged.filter((line) => line.includes("a worker was lost"))).toHaveLength(1);
});
