import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodePng } from "#engine/files/png.ts";
import { readPngRaster } from "#studio/viewer/load/png-raster.ts";
import { type Json, OWNER_TOKEN, openTestService, type TestService } from "../support/open-test-service.ts";
import { serveApp } from "../support/serve-app.ts";

const ROOT = join(import.meta.dirname, "../..");

let service: TestService;
let server: Awaited<ReturnType<typeof serveApp>>;
let folder: string;
const assistant = new Client({ name: "test", version: "1" });
beforeAll(async () => {
  service = await openTestService();
  server = await serveApp(service);
  folder = await mkdtemp(join(tmpdir(), "plinth-mcp-"));
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ["--import", "tsx", "src/cli/main.ts", "mcp", "--out", folder],
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? "", PLINTH_URL: server.address, PLINTH_TOKEN: OWNER_TOKEN },
  });
  await assistant.connect(transport);
}, 60_000);
afterAll(async () => {
  await assistant.close();
  await server.close();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** Calls a tool; its first text, read as JSON where it is some. */
async function call(name: string, args: object, onprogress?: (progress: { progress: number }) => void) {
  const options = onprogress ? { onprogress } : {};
  const answer: Json = await assistant.callTool({ name, arguments: { ...args } }, undefined, options);
  const { text } = answer.content[0];
  return { ...answer, text, json: text.startsWith("{") ? JSON.parse(text) : undefined };
}

test("the tools are listed, and each says what it takes", async () => {
  const { tools } = await assistant.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    "create_material",
    "create_model",
    "fetch",
    "list",
    "optimize",
    "wait",
  ]);
  for (const { description, inputSchema } of tools) {
    expect(description).toMatch(/\S/);
    expect(Object.keys(inputSchema.properties ?? {}).length).toBeGreaterThan(0);
  }
});

test("a model is created, waited for with progress, and fetched with its picture", async () => {
  const { json: created } = await call("create_model", {
    prompt: "a steady chair",
    seed: 7,
    version: "premium-v1",
    pbr: true,
  });
  expect(created).toMatchObject({ status: "queued", seed: 7 });
  const told: number[] = [];
  const { json: settled } = await call("wait", { family: "text-to-3d", task: created.id }, ({ progress }) =>
    told.push(progress),
  );
  expect(settled).toMatchObject({ status: "succeeded", faces: 12, notes: ["made by a stand-in"] });
  expect(JSON.stringify(settled)).not.toContain("/v1/files/");
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
  const fetched = await call("fetch", { family: "text-to-3d", task: created.id });
  const paths = fetched.json.files.map(({ path }: Json) => path).sort();
  expect(paths).toEqual((await readdir(join(folder, created.id))).map((name) => join(folder, created.id, name)).sort());
  expect(paths).toHaveLength(8);
  expect(fetched.content[1]).toMatchObject({ type: "image", mimeType: "image/png" });
});

test("a material is optimized and waited for again", async () => {
  const { json: created } = await call("create_material", { prompt: "bricks" });
  const key = { family: "material", task: created.id };
  expect((await call("wait", key)).json.assets).toEqual(["albedo"]);
  expect((await call("optimize", key)).json.status).toBe("queued");
  expect((await call("wait", key)).json.assets).toHaveLength(6);
  expect((await call("list", { family: "material", limit: 1 })).json.tasks[0].id).toBe(created.id);
  // a map of usual size is too long an answer for many clients, and is shown smaller
  const data = Uint8Array.from({ length: 1024 * 1024 * 3 }, (_, at) => (Math.imul(at, 2654435761) >>> 24) & 255);
  const albedo = encodePng({ width: 1024, height: 1024, channels: 3, data });
  await service.assets.put({ taskId: created.id, revision: 2 }, [
    { name: "albedo.png", bytes: albedo },
    ...["normal", "displacement", "metalness", "roughness", "ao"].map((map) => ({
      name: `${map}.png`,
      bytes: new Uint8Array(9),
    })),
  ]);
  const [, picture] = (await call("fetch", key)).content;
  expect(picture).toMatchObject({ type: "image", mimeType: "image/png" });
  expect(picture.data.length).toBeLessThan(albedo.length / 3);
  expect(readPngRaster(new Uint8Array(Buffer.from(picture.data, "base64")))).toMatchObject({ width: 341 });
});

test("a wait that is too long tells the task as it is", async () => {
  const { json: created } = await call("create_model", { prompt: "steady" });
  const { json } = await call("wait", { family: "text-to-3d", task: created.id, timeoutSeconds: 0 });
  expect(json.status).toMatch(/queued|in_progress/);
  const early = await call("fetch", { family: "text-to-3d", task: created.id });
  expect(early).toMatchObject({ isError: true, text: expect.stringContaining("wait for it") });
});

test.each([
  ["create_model", { prompt: "" }, "Must not be empty"],
  ["create_model", { prompt: "x", faceLimit: 12 }, "48 to 1,000,000, got 12"],
  ["create_model", { prompt: "x", version: "ultra" }, "subnet-v1"],
  ["wait", { family: "meshes", task: "x" }, "text-to-3d"],
  ["wait", { family: "material", task: "00000000-0000-4000-8000-000000000000" }, "There is no task"],
  ["fetch", { family: "material", task: "../../etc" }, "Must be a task's id"],
  ["fetch", { family: "material", task: "00000000-0000-4000-8000-000000000000" }, "There is no task"],
])("%s of %j answers with what is wrong, and goes on", async (name, args, words) => {
  const answer = await call(name, args);
  expect(answer).toMatchObject({ isError: true, text: expect.stringContaining(words) });
});
