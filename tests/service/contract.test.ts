import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestService, type TestService } from "../support/open-test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const create = (path: string, body: object) => service.request("POST", path, { body });

test("a new model task is queued, holds exactly the contract's fields, and says where it is", async () => {
  const { status, headers, body } = await create("/v1/text-to-3d", { prompt: "  a chair  " });
  expect(status).toBe(201);
  expect(headers.get("Location")).toBe(`/v1/text-to-3d/${body.id}`);
  expect(body).toEqual({
    id: expect.stringMatching(UUID),
    kind: "preview",
    status: "queued",
    seed: expect.any(Number),
    prompt: "a chair",
    negativePrompt: null,
    urls: {},
    creditsUsed: 0,
    finishedAt: null,
    createdAt: expect.stringMatching(TIMESTAMP),
  });
});

test("a new material task is queued, and has no kind", async () => {
  const { status, body } = await create("/v1/material", { prompt: "bricks", seed: 7, negativePrompt: "moss" });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(UUID),
    status: "queued",
    seed: 7,
    prompt: "bricks",
    negativePrompt: "moss",
    urls: {},
    creditsUsed: 0,
    finishedAt: null,
    createdAt: expect.stringMatching(TIMESTAMP),
  });
});

test("a seed the server picks lies in 32 bits, is kept, and changes from task to task", async () => {
  const bodies = await Promise.all(
    [null, undefined, null].map((seed) => create("/v1/material", { prompt: "x", seed })),
  );
  const seeds = bodies.map(({ body }) => body.seed);
  for (const seed of seeds) {
    expect(Number.isInteger(seed) && seed >= 0 && seed <= 4_294_967_295, `seed ${seed}`).toBe(true);
  }
  expect(new Set(seeds).size).toBe(3);
  const { body } = await service.request("GET", `/v1/material/${bodies[0]?.body.id}`);
  expect(body.seed).toBe(seeds[0]);
});

test.each([0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])(
  "seed %i comes back as it went in",
  async (seed) => {
    const { body } = await create("/v1/text-to-3d", { prompt: "x", seed });
    expect(body.seed).toBe(seed);
    expect((await service.request("GET", `/v1/text-to-3d/${body.id}`)).body.seed).toBe(seed);
  },
);

test("null counts as left out for every optional field, and unknown fields are ignored", async () => {
  const { status, body } = await create("/v1/text-to-3d", {
    prompt: "x",
    seed: null,
    negativePrompt: null,
    version: null,
    faceLimit: null,
    pbr: null,
    colour: "red",
  });
  expect(status).toBe(201);
  expect(body.negativePrompt).toBeNull();
  expect(body).not.toHaveProperty("colour");
});

test("a model task succeeds with paths to its files, and costs what its version costs", async () => {
  const { body } = await create("/v1/text-to-3d", { prompt: "a chair", seed: 1 });
  const task = await service.follow(`/v1/text-to-3d/${body.id}`);
  expect(task).toMatchObject({ kind: "preview", status: "succeeded", creditsUsed: 5 });
  expect(task.finishedAt).toMatch(TIMESTAMP);
  expect(Object.keys(task.urls).sort()).toEqual(["albedo", "obj", "thumbnail"]);
  for (const url of Object.values(task.urls)) expect(url).toMatch(/^\/v1\/files\//);
  const file = await service.request("GET", task.urls.obj, { token: null });
  expect(file.status).toBe(200);
  expect(JSON.parse(file.text.slice(file.text.indexOf("{")))).toMatchObject({ effort: "premium", seed: 1, pbr: false });
});

test("with pbr a premium model has four maps more, and costs more", async () => {
  const { body } = await create("/v1/text-to-3d", { prompt: "a chair", pbr: true, faceLimit: 500 });
  const task = await service.follow(`/v1/text-to-3d/${body.id}`);
  expect(task.creditsUsed).toBe(8);
  expect(Object.keys(task.urls).sort()).toEqual([
    "albedo",
    "ao",
    "metalness",
    "normal",
    "obj",
    "roughness",
    "thumbnail",
  ]);
  expect(task.report).toMatchObject({ faceLimit: 500, pbr: true, version: "premium-v1" });
});

test("subnet-v1 takes pbr, does nothing about it, and says so", async () => {
  const { body } = await create("/v1/text-to-3d", { prompt: "a chair", pbr: true, version: "subnet-v1" });
  const task = await service.follow(`/v1/text-to-3d/${body.id}`);
  expect(task.creditsUsed).toBe(1);
  expect(Object.keys(task.urls).sort()).toEqual(["albedo", "obj", "thumbnail"]);
  expect(task.report.notes.join()).toContain("premium-v1 only");
});

test("optimizing a subnet preview sends the same task back to work, adds up its credits, and is deprecated", async () => {
  const { body: created } = await create("/v1/text-to-3d", { prompt: "steady chair", version: "subnet-v1", seed: 3 });
  const path = `/v1/text-to-3d/${created.id}`;
  const preview = await service.follow(path);
  const { status, body, headers } = await service.request("POST", `${path}/optimize`, { body: {} });
  expect(status).toBe(200);
  expect(headers.get("Deprecation")).toMatch(/^@\d+$/);
  expect(body).toMatchObject({ id: created.id, kind: "optimize", status: "queued", finishedAt: null, creditsUsed: 1 });
  expect(body.urls).toEqual(preview.urls);
  const again = await service.request("POST", `${path}/optimize`, { body: {} });
  expect(again.status).toBe(200);
  const task = await service.follow(path);
  expect(task).toMatchObject({ kind: "optimize", status: "succeeded", creditsUsed: 5, seed: 3 });
  expect(task.urls.obj).not.toBe(preview.urls.obj);
  const file = await service.request("GET", task.urls.obj);
  expect(file.text).toContain('"effort":"premium"');
  const settled = await service.request("POST", `${path}/optimize`, { body: {} });
  expect(settled.status).toBe(200);
  expect(settled.body).toMatchObject({ status: "succeeded", creditsUsed: 5 });
});

test("optimizing a premium task is free and changes nothing but its kind", async () => {
  const { body: created } = await create("/v1/text-to-3d", { prompt: "a chair" });
  const path = `/v1/text-to-3d/${created.id}`;
  const { report: _, ...preview } = await service.follow(path);
  const { status, body } = await service.request("POST", `${path}/optimize`);
  expect(status).toBe(200);
  expect(body).toEqual({ ...preview, kind: "optimize" });
});

test("a material preview has its albedo only, as a whole address; optimizing adds the other five", async () => {
  const { body: created } = await create("/v1/material", { prompt: "bricks", seed: 9 });
  const path = `/v1/material/${created.id}`;
  const preview = await service.follow(path);
  expect(Object.keys(preview.urls)).toEqual(["albedo"]);
  expect(preview.urls.albedo).toMatch(/^http:\/\/localhost:4310\/v1\/files\//);
  const { status, body, headers } = await service.request("POST", `${path}/optimize`, { body: {} });
  expect(status).toBe(200);
  expect(headers.get("Deprecation")).toBeNull();
  expect(body).not.toHaveProperty("kind");
  const task = await service.follow(path);
  expect(task).toMatchObject({ status: "succeeded", creditsUsed: 4 });
  expect(Object.keys(task.urls).sort()).toEqual(["albedo", "ao", "displacement", "metalness", "normal", "roughness"]);
  const again = await service.request("POST", `${path}/optimize`, { body: {} });
  const { report: _, ...settled } = task;
  expect(again.body).toEqual(settled);
});

test("optimizing too early, or a failed preview, is a conflict", async () => {
  const { body: early } = await create("/v1/material", { prompt: "steady bricks" });
  const refused = await service.request("POST", `/v1/material/${early.id}/optimize`, { body: {} });
  expect(refused.status).toBe(409);
  expect(refused.body.code).toBe("not-ready");
  const { body: broken } = await create("/v1/text-to-3d", { prompt: "broken chair" });
  await service.follow(`/v1/text-to-3d/${broken.id}`);
  const failed = await service.request("POST", `/v1/text-to-3d/${broken.id}/optimize`, { body: {} });
  expect(failed.status).toBe(409);
});

test("a failed task is an answer like any other, costs nothing, and hides what broke", async () => {
  const { body } = await create("/v1/text-to-3d", { prompt: "broken chair" });
  const task = await service.follow(`/v1/text-to-3d/${body.id}`);
  expect(task).toMatchObject({ status: "failed", urls: {}, creditsUsed: 0, report: { failure: { code: "internal" } } });
  expect(task.finishedAt).toMatch(TIMESTAMP);
  expect(JSON.stringify(task)).not.toContain("planted");
  expect(service.logged.join("")).toContain("planted");
});

test("without include=report the body stays the contract's", async () => {
  const { body } = await create("/v1/text-to-3d", { prompt: "a chair" });
  const retrieved = await service.request("GET", `/v1/text-to-3d/${body.id}`);
  expect(Object.keys(retrieved.body)).toEqual(Object.keys(body));
});

test("the report tells stage and progress while the work goes on, and what came of it afterwards", async () => {
  const { body } = await create("/v1/text-to-3d", { prompt: "steady chair" });
  const path = `/v1/text-to-3d/${body.id}`;
  const underway = await service.follow(path, (task) => task.report.stage === "shape" && task.report.progress > 0.1);
  expect(underway.status).toBe("in_progress");
  expect(underway.report.progress).toBeLessThan(1);
  const { report } = await service.follow(path);
  expect(report).toMatchObject({
    progress: 1,
    words: [{ text: "steady chair", role: "object", meaning: "chair" }],
    notes: ["made by a stand-in"],
    faces: 12,
    vertices: 8,
    closed: true,
    view: { azimuthDeg: 17.19, elevationDeg: 5.73 },
    engineVersion: "test",
  });
  expect(report.timingsMs.total).toBeGreaterThan(0);
  expect(report.timingsMs.shape).toBeGreaterThan(0);
  expect(report.requestId).toMatch(UUID);
});
