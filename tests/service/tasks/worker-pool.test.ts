import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestService, type TestService } from "../../support/open-test-service.ts";

let service: TestService;
beforeAll(async () => {
  // three, so that tricks can run beside an honest task
  service = await openTestService({ config: { workers: 3 }, timeLimitMs: 6000, memoryLimitBytes: 96 * 2 ** 20 });
});
afterAll(() => service.close());

const create = async (prompt: string) => {
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
  const honest = await create("steady chair");
  await service.follow(honest, (task) => task.status === "in_progress");
  const bad = await create(`${trick} chair`);
  const after = await create("steady lamp");
  const failed = await service.follow(bad);
  expect(failed).toMatchObject({ status: "failed", creditsUsed: 0, urls: {}, report: { failure: { code } } });
  expect(failed.report.failure.message).toMatch(/\.$/);
  expect((await service.follow(honest)).status).toBe("succeeded");
  expect((await service.follow(after)).status).toBe("succeeded");
});

test("all threads lost at once come back", async () => {
  const bad = await Promise.all(["runaway a", "exit b", "hoard c", "runaway d"].map(create));
  const honest = await create("a chair");
  expect((await service.follow(honest)).status).toBe("succeeded");
  for (const path of bad) expect((await service.follow(path)).status).toBe("failed");
});

test("a runaway task that is cancelled stops at once, though it never asks", async () => {
  const path = await create("runaway chair");
  await service.follow(path, (task) => task.status === "in_progress");
  await service.request("DELETE", path);
  const task = await service.follow(path);
  expect(task.report.failure.code).toBe("cancelled");
  // all three threads are needed, and the time limit would be over
  const others = await Promise.all(["steady a", "steady b", "steady c"].map(create));
  for (const other of others) expect((await service.follow(other)).status).toBe("succeeded");
});

test("a lost worker is tried once more before the task fails", async () => {
  service.logged.length = 0;
  const path = await create("exit chair");
  await service.follow(path);
  expect(service.logged.filter((line) => line.includes("a worker was lost"))).toHaveLength(1);
});
