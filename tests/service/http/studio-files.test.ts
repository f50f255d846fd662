import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppEnv } from "#service/http/app-env.ts";
import { PackedBody } from "#service/http/packed-body.ts";
import { openStudioFiles } from "#service/http/studio-files.ts";

const SCRIPT = `console.log("${"plinth ".repeat(500)}");`;
const PAGE = "<!doctype html><title>Plinth</title>";

let folder: string;
const app = new Hono<AppEnv>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plinth-studio-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), PAGE);
  await writeFile(join(folder, "assets/index-B1dQ_3xZ.js"), SCRIPT);
  await writeFile(join(folder, "favicon.svg"), "<svg/>");
  const serve = openStudioFiles(folder);
  app.notFound(async (context) => (await serve?.(context)) ?? context.text("nothing", 404));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test("the page is fresh at every visit, hashed assets are kept for ever", async () => {
  const page = await get("/");
  expect(await page.text()).toBe(PAGE);
  expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("Cache-Control")).toBe("no-cache");
  const script = await get("/assets/index-B1dQ_3xZ.js");
  expect(script.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(script.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect((await get("/favicon.svg")).headers.get("Cache-Control")).toBe("no-cache");
});

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
] as const)("to a browser that takes %s text goes as %s", async (accepted, encoding, unpack) => {
  const answer = await get("/assets/index-B1dQ_3xZ.js", { "Accept-Encoding": accepted });
  expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  const packed = Buffer.from(await answer.arrayBuffer());
  expect(packed.byteLength).toBeLessThan(SCRIPT.length / 10);
  expect(unpack(packed).toString()).toBe(SCRIPT);
});

/** Milliseconds of processor time, of all threads. */
async function workOf(task: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test("the first who opens a part of the studio does not wait for its last byte to be squeezed out", async () => {
  // as various as a script is: what repeats itself is squeezed in no time
  const text = Array.from({ length: 30_000 }, (_, at) => `v${(at * 7919) % 10_007}=f${(at * at) % 5003};`).join("");
  const plain = new TextEncoder().encode(text);
  const usual = await workOf(() => gzipSync(plain));
  expect(await workOf(() => new PackedBody(plain).bytes("br"))).toBeLessThan(5 * usual);
});

test("a known ETag saves the body, per encoding", async () => {
  const plain = await get("/favicon.svg");
  const known = await get("/favicon.svg", { "If-None-Match": plain.headers.get("ETag") ?? "" });
  expect({ status: known.status, text: await known.text() }).toEqual({ status: 304, text: "" });
  const script = await get("/assets/index-B1dQ_3xZ.js");
  const packed = await get("/assets/index-B1dQ_3xZ.js", {
    "Accept-Encoding": "br",
    "If-None-Match": script.headers.get("ETag") ?? "",
  });
  expect(packed.status).toBe(200);
});

test("every address a browser opens is the page; what a script asks for is there or not", async () => {
  const accept = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  expect(await (await get("/tasks/1/material/2", accept)).text()).toBe(PAGE);
  expect((await get("/tasks/1/material/2", { Accept: "*/*" })).status).toBe(404);
  expect((await get("/v1/nothing", accept)).status).toBe(404);
  expect((await app.request("/tasks", { method: "POST", headers: accept })).status).toBe(404);
  expect((await get("/assets/..%2f..%2fetc%2fpasswd")).status).toBe(404);
  expect((await get("/%E0%A4%A")).status).toBe(404);
});

test("a studio that was not built is none", () => {
  expect(openStudioFiles(join(folder, "nowhere"))).toBeNull();
});
