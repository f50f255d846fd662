import { rm, truncate } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { originOf } from "#service/tasks/origin-of.ts";
import type { TaskRecord } from "#service/tasks/task-record.ts";
import { type Json, openTestService, type TestService } from "../../support/open-test-service.ts";
import { type ObjectStore, startObjectStore } from "../../support/start-object-store.ts";

let service: TestService;
let store: ObjectStore | undefined;

const FAMILIES = { "text-to-3d": "model.obj", material: "albedo.png" } as const;

async function make(body: object, token?: string, family: keyof typeof FAMILIES = "text-to-3d"): Promise<Json> {
  const created = await service.request("POST", `/v1/${family}`, { body, ...(token !== undefined && { token }) });
  expect(created).toMatchObject({ status: 201, body: { status: "queued", urls: {}, creditsUsed: 0 } });
  return service.follow(`/v1/${family}/${created.body.id}`, undefined, token);
}

async function optimize(id: string, family: keyof typeof FAMILIES): Promise<Json> {
  await service.request("POST", `/v1/${family}/${id}/optimize`, { body: {} });
  return service.follow(`/v1/${family}/${id}`);
}

const pathOf = (url: string) => (url.startsWith("/") ? url : new URL(url).pathname);

async function bytesOf({ urls }: Json): Promise<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const [key, url] of Object.entries<string>(urls)) {
    const { status, text } = await service.request("GET", pathOf(url), { token: null });
    expect({ key, status }).toEqual({ key, status: 200 });
    read[key] = text;
  }
  return read;
}

describe.each(["a folder", "an object store"])("files in %s", (where) => {
  beforeAll(async () => {
    store = where === "a folder" ? undefined : await startObjectStore();
    service = await openTestService({ ...(store && { config: { s3: store.config } }) });
  });
  afterAll(async () => {
    await service.close();
    await store?.stop();
  });

  test("the same request again gets its own task, at the same price, and the same bytes without a run", async () => {
    const body = { prompt: "a chair", seed: 7, negativePrompt: "arms", faceLimit: 5000, pbr: true };
    const first = await make(body);
    const second = await make(body);
    expect(first.report.cached).toBeUndefined();
    expect(second.report).toEqual({ ...first.report, cached: true, requestId: second.report.requestId });
    expect(second.id).not.toBe(first.id);
    expect(second.creditsUsed).toBe(8);
    expect(Object.values(second.urls).join()).not.toContain(first.id);
    expect(await bytesOf(second)).toEqual(await bytesOf(first));
    expect(service.logged.filter((line) => line.includes('"cached":true'))).toHaveLength(1);
  });

  test.each([
    ["seed", { seed: 8 }],
    ["prompt", { prompt: "two chairs" }],
    ["negative prompt", { negativePrompt: "arms" }],
    ["version", { version: "subnet-v1" }],
    ["face limit", { faceLimit: 5000 }],
    ["pbr", { pbr: true }],
    ["seed that the service picks", { seed: null }],
  ])("another %s is another request", async (_what, change) => {
    const body = { prompt: "one chair", seed: 7 };
    await make(body);
    expect((await make({ ...body, ...change })).report.cached).toBeUndefined();
  });

  test("a wish that is not followed is told to whoever had it alone", async () => {
    const body = { prompt: "a stool", seed: 7, version: "subnet-v1" };
    const wishing = await make({ ...body, pbr: true });
    expect(wishing.report.notes.join()).toContain("the wish was ignored");
    expect((await make(body)).report.notes.join()).not.toContain("ignored");
  });

  test("a material's preview and its maps are remembered each, and one size is not taken for another", async () => {
    const body = { prompt: "bricks", seed: 1 };
    const first = await make(body, undefined, "material");
    const allOfFirst = await bytesOf(await optimize(first.id, "material"));
    const second = await make(body, undefined, "material");
    expect(second.report.cached).toBe(true);
    expect(Object.keys(second.urls)).toEqual(["albedo"]);
    const optimized = await optimize(second.id, "material");
    expect(optimized.report.cached).toBe(true);
    expect(optimized.creditsUsed).toBe(4);
    expect(await bytesOf(optimized)).toEqual(allOfFirst);

    Object.assign(service.config, { textureSize: 2048 });
    expect((await make(body, undefined, "material")).report.cached).toBeUndefined();
    Object.assign(service.config, { textureSize: 1024 });
  });

  test("a task is copied across accounts, and neither's deletion takes the other's files", async () => {
    const [one, other] = [await service.account(100), await service.account(100)];
    const body = { prompt: "a lamp", seed: 3 };
    const first = await make(body, one.token);
    const second = await make(body, other.token);
    expect(second.report.cached).toBe(true);
    const bytes = await bytesOf(first);
    await service.request("DELETE", `/v1/text-to-3d/${first.id}`, { token: one.token });
    expect(await bytesOf(second)).toEqual(bytes);
    const third = await make(body, one.token);
    expect(third.report.cached).toBe(true);
    await service.request("DELETE", `/v1/text-to-3d/${second.id}`, { token: other.token });
    expect(await bytesOf(third)).toEqual(bytes);
    await service.request("DELETE", `/v1/text-to-3d/${third.id}`, { token: one.token });
    expect((await make(body, one.token)).report.cached).toBeUndefined();
    for (const { token } of [one, other]) {
      const { body: account } = await service.request("GET", "/v1/account", { token });
      expect(account.balance).toBe(token === one.token ? 85 : 95);
    }
  });

  test("a disk that is full for a moment fails no task, whose files are there to be copied or not", async () => {
    const body = { prompt: "a shelf", seed: 3 };
    const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    const put = vi.spyOn(service.assets, "put").mockRejectedValueOnce(full);
    const made = await make(body);
    const copy = vi.spyOn(service.assets, "copy").mockRejectedValueOnce(full);
    const copied = await make(body);
    expect([put.mock.calls.length, copy.mock.calls.length]).toEqual([2, 2]);
    vi.restoreAllMocks();
    expect([made.status, copied.status, copied.report.cached]).toEqual(["succeeded", "succeeded", true]);
    expect(await bytesOf(copied)).toEqual(await bytesOf(made));
  });

  test("what failed is no answer", async () => {
    for (let i = 0; i < 2; i++) expect((await make({ prompt: "broken", seed: 1 })).status).toBe("failed");
  });
});

test("what another version of the engine made is no answer", async () => {
  const task = {
    family: "material",
    prompt: "bricks",
    negativePrompt: null,
    seed: 1,
    kind: null,
  } as unknown as TaskRecord;
  const here = originOf(task);
  expect(originOf({ ...task })).toBe(here);
  vi.resetModules();
  vi.doMock("#engine/engine-version.ts", () => ({ ENGINE_VERSION: "another" }));
  const { originOf: originElsewhere } = await import("#service/tasks/origin-of.ts");
  vi.doUnmock("#engine/engine-version.ts");
  expect(originElsewhere(task)).not.toBe(here);
});

test.each([
  ["albedo.png", "cut short", (file: string) => truncate(file, 3)],
  ["albedo.png", "taken away", (file: string) => rm(file)],
  ["manifest.json", "cut short", (file: string) => truncate(file, 10)],
])("an asset whose %s was %s is not copied: it is made", async (name, _how, damage) => {
  service = await openTestService();
  const body = { prompt: "a table", seed: 3 };
  const first = await make(body);
  const bytes = await bytesOf(first);
  await damage(join(service.config.dataFolder, "assets", first.id.slice(0, 2), first.id, "1", name));
  const second = await make(body);
  expect(second.report.cached).toBeUndefined();
  expect(await bytesOf(second)).toEqual(bytes);
  await service.close();
});
