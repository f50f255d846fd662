import { rm, truncate } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "#service/config.ts";
import { type Json, openTestService, type TestService } from "../../support/open-test-service.ts";
import { brokenJson, htmlPage, json, tooMany } from "../../support/strange-server/answers.ts";
import { STRANGE_FILES } from "../../support/strange-server/assets.ts";
import type { Oddities } from "../../support/strange-server/oddities.ts";
import { StrangeServer } from "../../support/strange-server/strange-server.ts";

const FAR_TOKEN = "strange-token";

let far: StrangeServer;
let service: TestService;
/** Everything the service said. */
let answers: string[];

beforeEach(() => {
  far = new StrangeServer();
  answers = [];
});
afterEach(async () => {
  await service.close();
  await far.stop();
  for (const line of [...answers, ...service.logged]) expect(line).not.toContain(FAR_TOKEN);
});

async function open(oddities: Partial<Oddities> = {}): Promise<void> {
  await far.start(oddities);
  service = await openTestService({
    config: { upstream: { url: far.baseUrl, token: FAR_TOKEN, tasks: 2 } },
  });
}

async function follow(path: string): Promise<Json> {
  const task = await service.follow(path);
  answers.push(JSON.stringify(task));
  return task;
}

async function make(body: object, family: "text-to-3d" | "material" = "text-to-3d"): Promise<Json> {
  const created = await service.request("POST", `/v1/${family}`, { body });
  expect(created).toMatchObject({ status: 201, body: { status: "queued", urls: {} } });
  return follow(`/v1/${family}/${created.body.id}`);
}

/** The files behind a task's addresses, which are this service's own, are the other server's. */
async function expectFiles(task: Json, keys: readonly string[]): Promise<void> {
  expect(Object.keys(task.urls).sort()).toEqual([...keys].sort());
  for (const key of keys) {
    const { status, response } = await service.request(
      "GET",
      new URL(task.urls[key], "http://localhost:4310").pathname,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect({ key, status, same: bytes.equals(STRANGE_FILES[key]?.bytes ?? Buffer.of()) }).toEqual({
      key,
      status: 200,
      same: true,
    });
  }
}

const sent = (method: string) => far.log.filter((line) => line.startsWith(`${method} `) && !line.includes("/files/"));
const MODEL = ["albedo", "obj", "thumbnail"];
const MAPS = ["albedo", "ao", "displacement", "metalness", "normal", "roughness"];

test.each<[string, Partial<Oddities>]>([
  ["absolute addresses", {}],
  ["addresses from its base, which is deep", { addresses: "from-base", prefix: "/deep/api", createStatus: 202 }],
  ["addresses from its origin", { addresses: "from-origin", prefix: "/deep", retrieveStatus: 203 }],
  ["relative addresses", { addresses: "relative", extras: true }],
  ["addresses without a scheme", { addresses: "without-scheme", emptyListsForObjects: true }],
  ["files elsewhere", { addresses: "elsewhere", createStatus: 200, unknownAtFirst: 2 }],
  ["files that need the token", { filesNeedToken: 401, looks: 4 }],
])("a server with %s makes a model", async (_what, oddities) => {
  await open(oddities);
  const task = await make({ prompt: "a pyramid", seed: 7, negativePrompt: "sand" });
  expect(task).toMatchObject({
    status: "succeeded",
    seed: 7,
    prompt: "a pyramid",
    negativePrompt: "sand",
    creditsUsed: 5,
  });
  expect(task.report.upstream).toBe(new URL(far.baseUrl).host);
  await expectFiles(task, MODEL);
  expect(sent("POST")).toHaveLength(1);
  expect(JSON.stringify(task.urls)).not.toContain(new URL(far.baseUrl).host);
});

test.each<[string, Partial<Oddities>]>([
  ["in place", {}],
  ["as another task, without urls meanwhile", { newIdOnOptimize: true, emptiesUrls: true }],
  ["a moment later", { optimizesLater: true, optimizeStatus: 202 }],
])("a server that optimizes %s makes a material", async (_what, oddities) => {
  await open(oddities);
  const preview = await make({ prompt: "bricks", seed: 1 }, "material");
  await expectFiles(preview, ["albedo"]);
  const path = `/v1/material/${preview.id}`;
  expect((await service.request("POST", `${path}/optimize`, { body: {} })).status).toBe(200);
  const optimized = await follow(path);
  await expectFiles(optimized, MAPS);
  expect(optimized.creditsUsed).toBe(4);
  expect(sent("POST")).toHaveLength(2);

  // the copy of a preview has no preview there: one is made
  const again = await make({ prompt: "bricks", seed: 1 }, "material");
  expect(again.report.cached).toBe(true);
  expect(sent("POST")).toHaveLength(2);
  await service.request("POST", `/v1/material/${again.id}/optimize`, { body: {} });
  const copied = await follow(`/v1/material/${again.id}`);
  expect(copied.report.cached).toBe(true);
  await expectFiles(copied, MAPS);
  expect(sent("POST")).toHaveLength(2);
});

test("an optimize of a preview that is not there makes the preview first, and one that failed may be tried again", async () => {
  await open();
  await make({ prompt: "bricks", seed: 1 }, "material");
  const copy = await make({ prompt: "bricks", seed: 1 }, "material");
  far.answerNext("optimize", json(422, { message: "no optimizing today" }));
  const path = `/v1/material/${copy.id}`;
  await service.request("POST", `${path}/optimize`, { body: {} });
  const failed = await follow(path);
  expect(failed).toMatchObject({ status: "failed", creditsUsed: 1, report: { failure: { code: "upstream-failed" } } });
  expect(failed.report.failure.message).toContain("no optimizing today");
  await expectFiles(failed, ["albedo"]);
  await service.request("POST", `${path}/optimize`, { body: {} });
  await expectFiles(await follow(path), MAPS);
  expect(sent("POST").map((line) => line.endsWith("/optimize"))).toEqual([false, false, true, true]);
});

test("what passes by itself is waited for: slow down, no room, trouble, a page for a file", async () => {
  await open();
  far.answerNext("create", tooMany("0"), { ...json(503, {}), headers: { "Retry-After": "0" } });
  far.answerNext("retrieve", htmlPage(502), brokenJson(500), tooMany("0"));
  far.answerNext("file", null, json(500, {}));
  const task = await make({ prompt: "a pyramid" });
  expect(task.status).toBe("succeeded");
  await expectFiles(task, MODEL);
  expect(sent("POST")).toHaveLength(3);
});

test.each([
  ["with a bad gateway", { ...htmlPage(502), actsFirst: true }],
  ["with half a document", brokenJson(201)],
])("a creation answered %s may have been done, and is not sent twice", async (_how, answer) => {
  await open();
  far.answerNext("create", answer);
  const task = await make({ prompt: "a pyramid" });
  expect(task).toMatchObject({ status: "failed", creditsUsed: 0, report: { failure: { code: "upstream-failed" } } });
  expect(task.report.failure.hint).toContain("Create a new task.");
  expect(sent("POST")).toHaveLength(1);
});

test("addresses that expired before the copy are asked for anew, and a file that is gone is told", async () => {
  await open({ missingFiles: ["thumbnail"] });
  far.answerNext("file", json(403, {}), json(403, {}));
  const task = await make({ prompt: "a pyramid" });
  await expectFiles(task, ["albedo", "obj"]);
  expect(task.report.notes.join()).toContain("thumbnail");
  far.behave({ missingFiles: ["obj"] });
  const failed = await make({ prompt: "another pyramid" });
  expect(failed).toMatchObject({ status: "failed", report: { failure: { code: "upstream-failed" } } });
});

test("what fails there fails here and costs nothing, in its words without the token", async () => {
  await open({ ending: "failed" });
  expect(await make({ prompt: "a pyramid" })).toMatchObject({
    status: "failed",
    creditsUsed: 0,
    report: { failure: { code: "upstream-failed" } },
  });
  far.answerNext("create", json(422, { message: `Bearer ${FAR_TOKEN} may not say pyramid` }));
  const refused = await make({ prompt: "a pyramid" });
  expect(refused.report.failure.message).toContain("Bearer … may not say pyramid");
  far.answerNext("create", json(401, { error: FAR_TOKEN }));
  expect((await make({ prompt: "a pyramid" })).report.failure.message).toContain("refuses its token");
});

test("evicted files are fetched again, and are taken off a task whose files nobody has", async () => {
  await open();
  const task = await make({ prompt: "a pyramid", seed: 1 });
  const asset = { taskId: task.id, revision: 1 };
  const get = () => service.request("GET", task.urls.obj, { token: null });
  await service.assets.removeRevision(asset);
  expect((await get()).status).toBe(503);
  await expect.poll(async () => (await get()).status, { timeout: 20_000 }).toBe(200);
  await expectFiles(task, MODEL);
  far.behave({ missingFiles: ["obj"] });
  await service.assets.removeRevision(asset);
  await service.database.query("delete from pgboss.job where data ? 'remake'");
  expect((await get()).status).toBe(503);
  await expect.poll(async () => (await get()).status, { timeout: 20_000 }).toBe(404);
  const { body } = await service.request("GET", `/v1/text-to-3d/${task.id}?include=report`);
  expect(body).toMatchObject({ status: "succeeded", urls: {}, creditsUsed: 5 });
  expect(body.report.notes.join()).toContain("not kept any more");
});

test("of files of which one is damaged, and which that server has no longer, the others stay, and the lost one is named", async () => {
  await open();
  const task = await make({ prompt: "a pyramid", seed: 1 });
  const get = (key: string) => service.request("GET", task.urls[key], { token: null });
  const whole = (await get("obj")).text;
  far.behave({ missingFiles: ["obj", "albedo"] });
  const folder = join(service.config.dataFolder, "assets", task.id.slice(0, 2), task.id, "1");
  await truncate(join(folder, "albedo.png"), 3);
  expect((await get("albedo")).status).toBe(503);
  await expect.poll(async () => (await get("albedo")).status, { timeout: 20_000 }).toBe(404);
  expect((await get("obj")).text).toBe(whole);
  const path = `/v1/text-to-3d/${task.id}?include=report`;
  const { urls, report, status } = (await service.request("GET", path)).body;
  expect({ status, keys: Object.keys(urls).sort() }).toEqual({ status: "succeeded", keys: ["obj", "thumbnail"] });
  expect(report.notes.join()).toContain('"albedo.png": damaged here');

  // the next one to ask for the same is given nothing that is not whole
  far.behave({ missingFiles: [] });
  await expectFiles(await make({ prompt: "a pyramid", seed: 1 }), MODEL);
});

test("a file that the other server has no longer is not given up while it is whole here", async () => {
  await open();
  const task = await make({ prompt: "a pyramid", seed: 1 });
  far.behave({ missingFiles: ["thumbnail"] });
  const folder = join(service.config.dataFolder, "assets", task.id.slice(0, 2), task.id, "1");
  await rm(join(folder, "model.obj"));
  const get = () => service.request("GET", task.urls.obj, { token: null });
  expect((await get()).status).toBe(503);
  await expect.poll(async () => (await get()).status, { timeout: 20_000 }).toBe(200);
  await expectFiles(task, MODEL);
});

test("the settings are checked at start, without their secrets", async () => {
  await open();
  const read = (set: Record<string, string>) => () => readConfig(set);
  expect(read({ PLINTH_UPSTREAM_URL: "http://far.example" })).toThrow(
    "PLINTH_UPSTREAM_URL needs PLINTH_UPSTREAM_TOKEN",
  );
  expect(read({ PLINTH_UPSTREAM_TOKEN: "x" })).toThrow("PLINTH_UPSTREAM_TOKEN needs PLINTH_UPSTREAM_URL");
  expect(read({ PLINTH_UPSTREAM_URL: "far", PLINTH_UPSTREAM_TOKEN: "x" })).toThrow(
    "PLINTH_UPSTREAM_URL must be an http",
  );
  expect(read({ PLINTH_UPSTREAM_URL: "http://me:secret@far.example", PLINTH_UPSTREAM_TOKEN: "x" })).toThrow(
    "PLINTH_UPSTREAM_URL must hold no user and no password",
  );
  const same = { PLINTH_UPSTREAM_URL: "http://a.example", PLINTH_PUBLIC_URL: "http://a.example" };
  expect(read({ ...same, PLINTH_UPSTREAM_TOKEN: "x" })).toThrow("must name another server");
  expect(read({ PLINTH_UPSTREAM_URL: "http://far.example/base/", PLINTH_UPSTREAM_TOKEN: "x" })().upstream).toEqual({
    url: "http://far.example/base",
    token: "x",
    tasks: 8,
  });
});
