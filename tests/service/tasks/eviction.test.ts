import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Json, openTestService, type TestService } from "../../support/open-test-service.ts";
import { type ObjectStore, startObjectStore } from "../../support/start-object-store.ts";

let service: TestService;

async function make(prompt: string): Promise<Json> {
  const { running } = service.runDeps;
  const before = running.jobIds();
  const { body } = await service.request("POST", "/v1/text-to-3d", { body: { prompt, seed: 1 } });
  const task = await service.follow(`/v1/text-to-3d/${body.id}`);
  // room is made once the task has settled
  await vi.waitFor(() => expect(before).toEqual(expect.arrayContaining(running.jobIds())), { timeout: 20_000 });
  return task;
}

/** Whether the files are there; asking has them made again. */
const isStored = async (task: Json) =>
  (await service.assets.find({ taskId: task.id, revision: 1 }, "model.obj")) !== null;
const get = (url: string) => service.request("GET", url, { token: null });
const metrics = async () => (await service.request("GET", "/metrics")).text;
const storedBytes = async () => Number(/^plinth_storage_bytes (\d+)$/m.exec(await metrics())?.[1]);

/** From now on there is room for `assets` as big as the first, and a little. */
function leaveRoomFor(assets: number, bytesOfOne: number): void {
  Object.assign(service.runDeps, { storageLimit: Math.ceil(bytesOfOne * (assets + 0.5)) });
}

describe.each(["a folder", "an object store"])("files in %s", (where) => {
  let store: ObjectStore | undefined;
  beforeEach(async () => {
    store = where === "a folder" ? undefined : await startObjectStore();
    service = await openTestService({ ...(store && { config: { s3: store.config } }) });
  });
  afterEach(async () => {
    await service.close();
    await store?.stop();
  });

  test("what was not read for longest goes, is made again when it is asked for, and is counted", async () => {
    const [first, second] = [await make("chair 1"), await make("chair 2")];
    const { text } = await get(first.urls.obj);
    await service.readMarks.write();
    leaveRoomFor(2, (await storedBytes()) / 2);
    const third = await make("chair 3");
    expect([await isStored(first), await isStored(second), await isStored(third)]).toEqual([true, false, true]);
    expect(await metrics()).toContain("plinth_evictions_total 1\n");
    expect(await storedBytes()).toBeLessThanOrEqual(service.runDeps.storageLimit ?? 0);
    expect(service.logged.filter((line) => line.includes("to make room") && line.includes(second.id))).toHaveLength(1);

    const { body: kept } = await service.request("GET", `/v1/text-to-3d/${second.id}?include=report`);
    expect(kept).toEqual(second);
    const refused = await get(second.urls.obj);
    expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    await vi.waitFor(async () => expect((await get(second.urls.obj)).status).toBe(200), {
      timeout: 20_000,
      interval: 50,
    });
    expect((await get(second.urls.obj)).text).toBe(text.replaceAll("chair 1", "chair 2"));
    const { storageLimit = 0 } = service.runDeps;
    await vi.waitFor(async () => expect(await storedBytes()).toBeLessThanOrEqual(storageLimit), { timeout: 20_000 });
  });

  test("what was taken away is no answer to the same request, and comes back with the next that is made", async () => {
    const first = await make("chair 1");
    leaveRoomFor(1, await storedBytes());
    await make("chair 2");
    expect(await isStored(first)).toBe(false);
    const again = await make("chair 1");
    expect(again.report.cached).toBeUndefined();
    expect((await get(again.urls.obj)).status).toBe(200);
  });
});

describe("on any storage", () => {
  beforeEach(async () => {
    service = await openTestService();
  });
  afterEach(() => service.close());

  test("one asset that is too big by itself stays as long as it is the last", async () => {
    Object.assign(service.runDeps, { storageLimit: 1 });
    const first = await make("chair 1");
    expect(await isStored(first)).toBe(true);
    const second = await make("chair 2");
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
  });

  test("nothing of a task that is under way is taken away", async () => {
    const created = await service.request("POST", "/v1/material", { body: { prompt: "brick", seed: 1 } });
    const preview = await service.follow(`/v1/material/${created.body.id}`);
    await service.database.query("update tasks set prompt = 'slow brick' where id = $1", [preview.id]);
    await service.request("POST", `/v1/material/${preview.id}/optimize`, { body: {} });
    await service.follow(`/v1/material/${preview.id}`, (task) => task.status === "in_progress");
    Object.assign(service.runDeps, { storageLimit: 1 });
    await make("chair");
    expect((await get(new URL(preview.urls.albedo).pathname)).status).toBe(200);
    await service.request("DELETE", `/v1/material/${preview.id}`);
  });

  test("a preview goes before the maps made from it, and its addresses with it", async () => {
    const chair = await make("chair");
    const chairBytes = await storedBytes();
    await service.request("DELETE", `/v1/text-to-3d/${chair.id}`);
    const created = await service.request("POST", "/v1/material", { body: { prompt: "brick", seed: 1 } });
    const preview = await service.follow(`/v1/material/${created.body.id}`);
    await service.request("POST", `/v1/material/${preview.id}/optimize`, { body: {} });
    const optimized = await service.follow(`/v1/material/${preview.id}`);
    Object.assign(service.runDeps, { storageLimit: (await storedBytes()) + chairBytes - 1 });
    await make("chair");
    expect((await get(new URL(optimized.urls.albedo).pathname)).status).toBe(200);
    expect((await get(new URL(preview.urls.albedo).pathname)).status).toBe(404);
    expect(await storedBytes()).toBeLessThanOrEqual(service.runDeps.storageLimit ?? 0);
  });

  test("what the same request was answered from counts as read", async () => {
    const [first, second] = [await make("chair 1"), await make("chair 2")];
    const again = await make("chair 1");
    expect(again.report.cached).toBe(true);
    leaveRoomFor(3, (await storedBytes()) / 3);
    await make("chair 3");
    expect([await isStored(first), await isStored(second), await isStored(again)]).toEqual([true, false, true]);
  });

  test("as much goes as must, however many assets that are", async () => {
    const first = await make("chair 0");
    const bytesOfOne = await storedBytes();
    for (let i = 1; i < 24; i++) await make(`chair ${i}`);
    leaveRoomFor(1, bytesOfOne);
    await make("chair 24");
    expect(await storedBytes()).toBeLessThanOrEqual(service.runDeps.storageLimit ?? 0);
    expect(await isStored(first)).toBe(false);
  });

  test("files that came without a word of their size are measured first", async () => {
    const first = await make("chair 1");
    const bytes = await storedBytes();
    await service.database.query("update assets set size_bytes = null");
    leaveRoomFor(1, bytes);
    await make("chair 2");
    expect(await isStored(first)).toBe(false);
  });
});
