import { afterAll, beforeAll, expect, test } from "vitest";
import { readCapabilities } from "#client/capabilities.ts";
import { accountSchema } from "#contract/report.ts";
import { type Json, openTestService, type TestService } from "../../support/open-test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

test("a list comes newest first, in pages, without gap or repeat while new tasks arrive", async () => {
  const { token } = await service.account(null);
  const made: string[] = [];
  for (let count = 0; count < 7; count++) {
    const { body } = await service.request("POST", "/v1/material", { token, body: { prompt: `bricks ${count}` } });
    made.unshift(body.id);
  }
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query: string = cursor === "" ? "limit=3" : `limit=3&cursor=${cursor}`;
    const { status, body } = await service.request("GET", `/v1/material?${query}`, { token });
    expect(status).toBe(200);
    expect(body.items.length).toBeLessThanOrEqual(3);
    seen.push(...body.items.map((task: Json) => task.id));
    cursor = body.nextCursor;
    await service.request("POST", "/v1/material", { token, body: { prompt: "a late comer" } });
  }
  expect(seen).toEqual(made);
  const { body } = await service.request("GET", "/v1/text-to-3d", { token });
  expect(body).toEqual({ items: [], nextCursor: null });
});

test("a list tells with each task what no task body repeats, where that is asked for", async () => {
  const { token } = await service.account(null);
  for (const version of ["subnet-v1", "premium-v1"]) {
    await service.request("POST", "/v1/text-to-3d", { token, body: { prompt: "a chair", version } });
  }
  const { body } = await service.request("GET", "/v1/text-to-3d?limit=5&include=report", { token });
  expect(body.items.map((task: Json) => task.report.version)).toEqual(["premium-v1", "subnet-v1"]);
  const bare = await service.request("GET", "/v1/text-to-3d", { token });
  for (const task of bare.body.items) expect(task).not.toHaveProperty("report");
});

test("a list tells each waiting task's place in the queue, the same as a retrieve", async () => {
  const { token } = await service.account(null);
  const ids: string[] = [];
  for (const prompt of ["slow chair", "slow stool", "slow bench", "slow table"]) {
    ids.push((await service.request("POST", "/v1/text-to-3d", { token, body: { prompt } })).body.id);
  }
  await service.follow(`/v1/text-to-3d/${ids[0]}`, (task) => task.status === "in_progress", token);
  const { body } = await service.request("GET", "/v1/text-to-3d?include=report", { token });
  const waiting = body.items.filter((task: Json) => task.status === "queued");
  expect(waiting.length).toBeGreaterThan(1);
  // others wait between them: the newest is the last all the same
  const places: number[] = waiting.map((task: Json) => task.report.queuePosition);
  expect(places.at(-1)).toBeGreaterThan(0);
  expect(places).toEqual([...new Set(places)].sort((a, b) => b - a));
  const path = `/v1/text-to-3d/${ids.at(-1)}?include=report`;
  expect((await service.request("GET", path, { token })).body.report.queuePosition).toBeGreaterThan(0);
  for (const id of ids) await service.request("DELETE", `/v1/text-to-3d/${id}`, { token });
});

test("deleting a running task cancels it: failed, free, and its thread stops", async () => {
  const { token } = await service.account(10);
  const { body } = await service.request("POST", "/v1/text-to-3d", { token, body: { prompt: "slow chair" } });
  const path = `/v1/text-to-3d/${body.id}`;
  await service.follow(path, (task) => task.status === "in_progress", token);
  expect((await service.request("GET", "/v1/account", { token })).body.balance).toBe(5);
  const deleted = await service.request("DELETE", path, { token });
  expect({ status: deleted.status, text: deleted.text }).toEqual({ status: 204, text: "" });
  const task = await service.follow(path, () => true, token);
  expect(task).toMatchObject({ status: "failed", creditsUsed: 0, report: { failure: { code: "cancelled" } } });
  expect((await service.request("GET", "/v1/account", { token })).body.balance).toBe(10);
  const next = await service.request("POST", "/v1/text-to-3d", { token, body: { prompt: "a chair" } });
  expect((await service.follow(`/v1/text-to-3d/${next.body.id}`, undefined, token)).status).toBe("succeeded");
});

test("deleting a settled task takes it away, files and all", async () => {
  const { body } = await service.request("POST", "/v1/text-to-3d", { body: { prompt: "a chair" } });
  const path = `/v1/text-to-3d/${body.id}`;
  const task = await service.follow(path);
  expect((await service.request("DELETE", path)).status).toBe(204);
  expect((await service.request("GET", path)).status).toBe(404);
  expect((await service.request("DELETE", path)).status).toBe(404);
  expect((await service.request("GET", task.urls.obj, { token: null })).status).toBe(404);
  expect(await service.assets.taskIds()).not.toContain(body.id);
});

test("a cancelled optimize keeps the preview, and may be tried again", async () => {
  const { body } = await service.request("POST", "/v1/text-to-3d", {
    body: { prompt: "steady chair", version: "subnet-v1" },
  });
  const path = `/v1/text-to-3d/${body.id}`;
  const preview = await service.follow(path);
  await service.request("POST", `${path}/optimize`, { body: {} });
  await service.request("DELETE", path);
  const failed = await service.follow(path);
  expect(failed).toMatchObject({ kind: "optimize", status: "failed", creditsUsed: 1, urls: preview.urls });
  const again = await service.request("POST", `${path}/optimize`, { body: {} });
  expect(again.body).toMatchObject({ status: "queued", finishedAt: null, urls: preview.urls });
  expect(await service.follow(path)).toMatchObject({ status: "succeeded", creditsUsed: 5, kind: "optimize" });
});

test("credits are reserved at creation, given back on failure, and too few are refused", async () => {
  const { token } = await service.account(6);
  const create = (body: object) => service.request("POST", "/v1/text-to-3d", { token, body });
  const balance = async () => (await service.request("GET", "/v1/account", { token })).body.balance;
  const failing = await create({ prompt: "broken chair" });
  expect(failing.body.creditsUsed).toBe(0);
  const refused = await create({ prompt: "a chair" });
  await service.follow(`/v1/text-to-3d/${failing.body.id}`, undefined, token);
  expect(await balance()).toBe(6);
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 402, code: "insufficient-credits" });
  const paid = await create({ prompt: "a chair" });
  await service.follow(`/v1/text-to-3d/${paid.body.id}`, undefined, token);
  expect(await balance()).toBe(1);
  const cheap = await create({ prompt: "a chair", version: "subnet-v1" });
  await service.follow(`/v1/text-to-3d/${cheap.body.id}`, undefined, token);
  expect(await balance()).toBe(0);
  const optimize = await service.request("POST", `/v1/text-to-3d/${cheap.body.id}/optimize`, { token, body: {} });
  expect(optimize.status).toBe(402);
  expect((await service.follow(`/v1/text-to-3d/${cheap.body.id}`, undefined, token)).kind).toBe("preview");
});

test("the account tells its name, its balance and the prices", async () => {
  const { body } = await service.request("GET", "/v1/account");
  expect(accountSchema.parse(body)).toEqual({ name: "owner", balance: null, prices: service.config.prices });
});

test("the OpenAPI document describes every path, and tells a studio of the additions", async () => {
  const { body, headers } = await service.request("GET", "/v1/openapi.json");
  expect(headers.get("Content-Type")).toBe("application/json");
  expect(body.openapi).toBe("3.1.0");
  expect(Object.keys(body.paths).sort()).toEqual([
    "/backup",
    "/healthz",
    "/metrics",
    "/readyz",
    "/restore",
    "/v1/account",
    "/v1/files/{task}/{revision}/{signature}/{name}",
    "/v1/material",
    "/v1/material/{task}",
    "/v1/material/{task}/optimize",
    "/v1/openapi.json",
    "/v1/text-to-3d",
    "/v1/text-to-3d/{task}",
    "/v1/text-to-3d/{task}/optimize",
    "/v1/tokens",
    "/v1/tokens/{name}",
  ]);
  expect(readCapabilities(body)).toEqual({
    report: true,
    list: true,
    listReports: true,
    remove: true,
    account: true,
    wait: true,
    repeat: true,
  });
  const { properties, required } = body.components.schemas.CreateModelBody;
  expect(Object.keys(properties)).toEqual(["prompt", "seed", "negativePrompt", "version", "faceLimit", "pbr"]);
  expect(required).toEqual(["prompt"]);
});
