import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestService, type TestService } from "../../support/open-test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const hold = (path: string, prefer: string) => service.request("GET", path, { headers: { Prefer: prefer } });

const create = async (prompt: string): Promise<string> => {
  const { body } = await service.request("POST", "/v1/text-to-3d", { body: { prompt } });
  return `/v1/text-to-3d/${body.id}`;
};

test("an answer is held back until the status changes: two questions see a task from its creation to its end", async () => {
  const path = await create("a chair");
  const first = await hold(path, "wait=10");
  expect(first.headers.get("Preference-Applied")).toBe("wait=10");
  const second = first.body.status === "succeeded" ? first : await hold(path, "wait=10");
  expect(second.body.status).toBe("succeeded");
});

test("a run that goes on is told as it is when the time has passed", async () => {
  const path = await create("slow chair");
  await service.follow(path, (task) => task.status === "in_progress");
  expect((await hold(path, "respond-async, wait=1")).body.status).toBe("in_progress");
  await service.request("DELETE", path);
});

test("a settled task, and one that does not exist, are answered at once", async () => {
  const path = await create("a table");
  await service.follow(path);
  expect((await hold(path, "wait=10")).body.status).toBe("succeeded");
  expect((await hold(`/v1/text-to-3d/${crypto.randomUUID()}`, "wait=10")).status).toBe(404);
});

test.each([
  ["wait=3600", "wait=10"],
  ['WAIT = "2"', "wait=2"],
  ["handling=lenient; wait=4, wait=5", "wait=5"],
  ["wait=-1", null],
  ["wait=soon", null],
  ["await=3", null],
  ["wait=0", null],
  ["return=minimal", null],
])("Prefer: %s is taken as %s", async (prefer, applied) => {
  const path = await create("a bowl");
  await service.follow(path);
  const { status, headers } = await hold(path, prefer);
  expect(status).toBe(200);
  expect(headers.get("Preference-Applied")).toBe(applied);
});
