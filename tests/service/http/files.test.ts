import { rm, truncate } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Json, openTestService, type TestService } from "../../support/open-test-service.ts";

const DAY_MS = 86_400_000;

let service: TestService;
let task: Json;
let path: string;
beforeAll(async () => {
  service = await openTestService();
  const { body } = await service.request("POST", "/v1/text-to-3d", { body: { prompt: "a chair" } });
  path = `/v1/text-to-3d/${body.id}`;
  task = await service.follow(path);
});
afterAll(() => service.close());

const get = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  service.request(method, url, { token: null, headers });

test("files come with their media type, length, digest and an expiry, and need no token", async () => {
  const file = await get(task.urls.obj);
  expect(file.status).toBe(200);
  expect(file.headers.get("Content-Type")).toBe("model/obj");
  expect(file.headers.get("Content-Length")).toBe(String(file.text.length));
  const digest = Buffer.from(await crypto.subtle.digest("SHA-256", Buffer.from(file.text))).toString("base64url");
  expect(file.headers.get("ETag")).toBe(`"${digest}"`);
  expect(file.headers.get("Accept-Ranges")).toBe("bytes");
  const [, maxAge] = /^private, max-age=(\d+), immutable$/.exec(file.headers.get("Cache-Control") ?? "") ?? [];
  expect(Number(maxAge)).toBeGreaterThan(DAY_MS / 1000 - 60);
  expect(Number(maxAge)).toBeLessThanOrEqual((2 * DAY_MS) / 1000);
  expect((await get(task.urls.albedo)).headers.get("Content-Type")).toBe("image/png");
});

test("polls repeat the address, and siblings resolve beside it", async () => {
  const again = await service.request("GET", path);
  expect(again.body.urls).toEqual(task.urls);
  const sibling = task.urls.obj.replace("model.obj", "model.mtl");
  const answer = await get(sibling);
  expect({ status: answer.status, type: answer.headers.get("Content-Type") }).toEqual({
    status: 200,
    type: "model/mtl",
  });
  const recipe = await get(task.urls.obj.replace("model.obj", "recipe.json"));
  expect(recipe.body).toEqual({ engineVersion: "test", prompt: "a chair" });
});

test.each([
  ["bytes=0-4", 206, (text: string) => text.slice(0, 5)],
  ["bytes=5-", 206, (text: string) => text.slice(5)],
  ["bytes=-6", 206, (text: string) => text.slice(-6)],
  ["bytes=2-99999", 206, (text: string) => text.slice(2)],
  ["bytes=-99999", 206, (text: string) => text],
  ["bytes=5-2", 200, (text: string) => text],
  ["bytes=0-1,4-5", 200, (text: string) => text],
  ["lines=1-2", 200, (text: string) => text],
])("Range %s answers %i", async (range, status, cut) => {
  const { text } = await get(task.urls.obj);
  const part = await get(task.urls.obj, { Range: range });
  expect({ status: part.status, text: part.text }).toEqual({ status, text: cut(text) });
  expect(part.headers.get("Content-Length")).toBe(String(part.text.length));
  if (status === 206) {
    const [, start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(part.headers.get("Content-Range") ?? "") ?? [];
    expect({ length: Number(end) - Number(start) + 1, size: Number(size) }).toEqual({
      length: part.text.length,
      size: text.length,
    });
  }
});

test.each(["bytes=99999-", "bytes=-0"])("Range %s lies outside the file", async (range) => {
  const { text } = await get(task.urls.obj);
  const answer = await get(task.urls.obj, { Range: range });
  expect(answer.status).toBe(416);
  expect(answer.headers.get("Content-Range")).toBe(`bytes */${text.length}`);
});

test("a known ETag saves the body, and If-Range guards a range", async () => {
  const etag = (await get(task.urls.obj)).headers.get("ETag") ?? "";
  for (const header of [etag, `"other", W/${etag}`, "*"]) {
    const answer = await get(task.urls.obj, { "If-None-Match": header });
    expect({ status: answer.status, text: answer.text }).toEqual({ status: 304, text: "" });
    expect(answer.headers.get("ETag")).toBe(etag);
  }
  expect((await get(task.urls.obj, { "If-None-Match": '"other"' })).status).toBe(200);
  expect((await get(task.urls.obj, { Range: "bytes=0-1", "If-Range": etag })).status).toBe(206);
  expect((await get(task.urls.obj, { Range: "bytes=0-1", "If-Range": '"other"' })).status).toBe(200);
});

test("HEAD tells everything but the bytes", async () => {
  const { text } = await get(task.urls.obj);
  const head = await get(task.urls.obj, {}, "HEAD");
  expect({ status: head.status, text: head.text }).toEqual({ status: 200, text: "" });
  expect(head.headers.get("Content-Length")).toBe(String(text.length));
});

test("any page may fetch a file, preflight included", async () => {
  const origin = { Origin: "https://elsewhere.example" };
  const answer = await get(task.urls.obj, origin);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  const preflight = await get(task.urls.obj, { ...origin, "Access-Control-Request-Method": "GET" }, "OPTIONS");
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("Access-Control-Allow-Headers")).toContain("Range");
});

test("an altered, foreign or expired signature opens nothing; the owner's token still does", async () => {
  const [, , , id, revision, signature] = task.urls.obj.split("/");
  const altered = signature.replace(/.$/, (last: string) => (last === "A" ? "B" : "A"));
  const expiry = signature.split(".")[0];
  for (const bad of [altered, `zzzzzz.${signature.split(".")[1]}`, `${expiry}.`, "x", `${expiry}.${"A".repeat(32)}`]) {
    const answer = await get(`/v1/files/${id}/${revision}/${bad}/model.obj`);
    expect({ bad, status: answer.status, code: answer.body?.code }).toEqual({ bad, status: 401, code: "unauthorized" });
  }
  expect((await get(`/v1/files/${id}/2/${signature}/model.obj`)).status).toBe(401);

  service.signerClock.offsetMs = 2 * DAY_MS + 1000;
  expect((await get(task.urls.obj)).status).toBe(401);
  const byToken = await service.request("GET", task.urls.obj);
  expect({ status: byToken.status, cache: byToken.headers.get("Cache-Control") }).toEqual({
    status: 200,
    cache: "private, no-cache",
  });
  const { token } = await service.account(null);
  expect((await service.request("GET", task.urls.obj, { token })).status).toBe(401);
  const renewed = await service.request("GET", path);
  expect((await get(renewed.body.urls.obj)).status).toBe(200);
  service.signerClock.offsetMs = 0;
});

test("no name leads out of the asset's folder", async () => {
  const folder = task.urls.obj.replace("model.obj", "");
  for (const name of [
    "manifest.json",
    "..%2f1%2fmodel.obj",
    "%2e%2e%2fmanifest.json",
    "constructor",
    "nothing.png",
    "%00",
  ]) {
    expect({ name, status: (await get(folder + name)).status }).toEqual({ name, status: 404 });
  }
  expect((await get(`${folder}model.obj`, {}, "POST")).status).toBe(405);
});

test("an optimize writes beside the preview, whose addresses go on working", async () => {
  const { body } = await service.request("POST", "/v1/material", { body: { prompt: "bricks" } });
  const preview = await service.follow(`/v1/material/${body.id}`);
  await service.request("POST", `/v1/material/${body.id}/optimize`, { body: {} });
  const optimized = await service.follow(`/v1/material/${body.id}`);
  for (const url of [preview.urls.albedo, ...(Object.values(optimized.urls) as string[])]) {
    expect({ url, status: (await get(new URL(url).pathname)).status }).toEqual({ url, status: 200 });
  }
});

test.each([
  ["cut short", "model.obj", (file: string) => truncate(file, 3)],
  ["taken away", "albedo.png", (file: string) => rm(file)],
  ["taken away with all others", "thumbnail.png", (file: string) => rm(dirname(file), { recursive: true })],
])(
  "a file that was %s is never served, is made again by itself, and nothing is charged",
  async (_how, name, damage) => {
    const { body } = await service.request("POST", "/v1/text-to-3d", { body: { prompt: `a ${name}` } });
    const made = await service.follow(`/v1/text-to-3d/${body.id}`);
    const url = made.urls.obj.replace("model.obj", name);
    const { text } = await get(url);
    await damage(join(service.config.dataFolder, "assets", body.id.slice(0, 2), body.id, "1", name));
    const refused = await get(url);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 503, code: "unavailable" });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    await vi.waitFor(async () => expect((await get(url)).status).toBe(200), { timeout: 20_000, interval: 50 });
    expect((await get(url)).text).toBe(text);
    expect((await service.request("GET", `/v1/text-to-3d/${body.id}`)).body).toEqual(
      expect.objectContaining({ status: "succeeded", creditsUsed: made.creditsUsed, finishedAt: made.finishedAt }),
    );
  },
);
