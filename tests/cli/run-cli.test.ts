import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OWNER_TOKEN, openTestService, type TestService } from "../support/open-test-service.ts";
import { runTestCli } from "../support/run-test-cli.ts";
import { serveApp } from "../support/serve-app.ts";

let service: TestService;
let server: Awaited<ReturnType<typeof serveApp>>;
let folder: string;
let environment: Record<string, string>;
beforeAll(async () => {
  service = await openTestService();
  server = await serveApp(service);
  folder = await mkdtemp(join(tmpdir(), "plinth-cli-"));
  environment = { PLINTH_URL: server.address, PLINTH_TOKEN: OWNER_TOKEN };
});
afterAll(async () => {
  await server.close();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const plinth = (args: readonly string[], run: Parameters<typeof runTestCli>[1] = {}) =>
  runTestCli(args, { environment, ...run });
const inFolder = (name: string) => join(folder, name);

test("make asks for what its options say, and the folder holds the model, its library, its maps and what it was", async () => {
  const out = inFolder("chair");
  const options = ["--seed", "-7", "--negative", "arms", "--version", "premium", "--face-limit", "500", "--pbr"];
  const { exitCode, stdout, stderr } = await plinth(["make", "a red chair", ...options, "--out", out]);
  expect({ exitCode, stderr }).toEqual({
    exitCode: 0,
    stderr: expect.stringContaining("Seed -7, 8 credits, 12 triangles"),
  });
  const names = ["albedo.png", "ao.png", "metalness.png", "model.mtl", "model.obj", "normal.png", "roughness.png"];
  expect((await readdir(out)).sort()).toEqual([...names, "task.json", "thumbnail.png"]);
  expect(stdout.trim().split("\n").sort()).toEqual(
    [...names, "task.json", "thumbnail.png"].map((name) => join(out, name)),
  );
  const asked = JSON.parse(
    (await readFile(join(out, "model.obj"), "utf8")).split("\n")[1]?.slice("model.obj ".length) ?? "",
  );
  expect(asked).toMatchObject({
    prompt: "a red chair",
    seed: -7,
    negativePrompt: "arms",
    effort: "premium",
    faceLimit: 500,
    pbr: true,
  });
  const about = await readFile(join(out, "task.json"), "utf8");
  expect(JSON.parse(about)).toMatchObject({ prompt: "a red chair", seed: -7, status: "succeeded" });
  expect(about).not.toContain("/v1/files/");
});

test("material makes the albedo, with --optimize all six maps, and --json tells it in one object", async () => {
  const preview = await plinth(["material", "bricks", "--seed", "1", "--out", inFolder("bricks"), "--json"]);
  expect(preview.json()).toMatchObject({ task: { creditsUsed: 1 }, folder: inFolder("bricks") });
  expect(preview.stderr).toBe("");
  const told = await plinth(["material", "bricks", "--seed", "2", "--out", inFolder("more bricks")]);
  expect(told.stderr).toContain("Seed 2, 1 credit, ");
  const optimized = await plinth([
    "material",
    "bricks",
    "--optimize",
    "--out",
    inFolder("bricks"),
    "--force",
    "--json",
  ]);
  expect(
    optimized
      .json()
      .files.map((file: { name: string }) => file.name)
      .sort(),
  ).toEqual(["albedo.png", "ao.png", "displacement.png", "metalness.png", "normal.png", "roughness.png", "task.json"]);
  expect(await readdir(inFolder("bricks"))).toHaveLength(7);
});

test("a subnet preview is optimized on demand", async () => {
  const args = ["make", "a mug", "--version", "subnet-v1", "--optimize", "--out", inFolder("mug"), "--json"];
  expect((await plinth(args)).json().task).toMatchObject({ kind: "optimize", creditsUsed: 5 });
});

const WRONG: ReadonlyArray<readonly [string, readonly string[], number, string]> = [
  ["no prompt", ["make"], 2, "missing required argument 'prompt'"],
  ["an unknown command", ["mke", "x"], 2, "unknown command 'mke'"],
  ["an unknown option", ["make", "x", "--sed", "7"], 2, "--seed"],
  ["a seed in words", ["make", "x", "--seed", "seven"], 2, 'got "seven"'],
  ["a seed beyond safe integers", ["make", "x", "--seed", "9007199254740993"], 2, "9007199254740993"],
  ["an unknown version", ["make", "x", "--version", "ultra"], 2, 'must be subnet or premium, got "ultra"'],
  ["a version called like a method", ["make", "x", "--version", "toString"], 2, "toString"],
  ["a timeout of nothing", ["make", "x", "--timeout", "0"], 2, "above 0"],
  [
    "a face limit the server refuses",
    ["make", "x", "--face-limit", "12", "--out", "OUT"],
    2,
    "48 to 1,000,000, got 12",
  ],
  ["an empty prompt", ["make", " ", "--out", "OUT"], 2, "Must not be empty"],
  ["a server that is no address", ["make", "x", "--server", "nowhere"], 2, 'got "nowhere"'],
  ["a server with a password", ["make", "x", "--server", "http://me:secret@localhost"], 2, "user name"],
  ["nobody there", ["make", "x", "--server", "http://127.0.0.1:1", "--out", "OUT"], 3, "127.0.0.1:1 does not answer"],
  ["a wrong token", ["make", "x", "--token", "wrong-wrong-wrong", "--out", "OUT"], 4, "not one of this service"],
  ["a prompt that fails", ["make", "broken", "--out", "OUT"], 5, "failed"],
  ["a task nobody knows", ["fetch", "00000000-0000-4000-8000-000000000000", "--out", "OUT"], 8, "There is no task"],
  ["a wait that is too long", ["make", "steady", "--timeout", "0.1", "--out", "OUT"], 7, "plinth fetch"],
];

test.each(WRONG)(
  "%s is told in words, in JSON and by the exit code, and leaves no file behind",
  async (_, args, exitCode, words) => {
    const out = inFolder("never");
    const placed = args.map((arg) => (arg === "OUT" ? out : arg));
    const told = await plinth(placed);
    expect(told).toMatchObject({ exitCode, stdout: "", stderr: expect.stringContaining(words) });
    expect(told.stderr).not.toMatch(/secret|wrong-wrong|\n {4}at /);
    const asJson = await plinth([...placed, "--json"]);
    expect(asJson.exitCode).toBe(exitCode);
    expect(asJson.json().error).toMatchObject({ exitCode });
    await expect(readdir(out)).rejects.toThrow("ENOENT");
  },
);

test("too few credits end with a code of their own, and every wrong field is named", async () => {
  const { token } = await service.account(1);
  const poor = await plinth(["make", "x", "--token", token, "--out", inFolder("poor")]);
  expect(poor).toMatchObject({ exitCode: 6, stderr: expect.stringContaining("This costs 5 credits, and 1 are left.") });
  const wrong = await plinth(["make", "", "--face-limit", "1", "--out", inFolder("poor")]);
  expect(wrong.stderr).toMatch(/prompt: .*\n(.*\n)*? {2}faceLimit: /);
});

test("a folder that is not empty is refused before anything is paid for", async () => {
  await mkdir(inFolder("full"));
  await writeFile(join(inFolder("full"), "mine.txt"), "mine");
  await writeFile(inFolder("file"), "mine");
  const { token } = await service.account(10);
  const into = (out: string) => plinth(["make", "x", "--token", token, "--out", inFolder(out)]);
  expect(await into("full")).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("is not empty") });
  expect(await into("file")).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("is a file") });
  expect((await plinth(["account", "--token", token, "--json"])).json().balance).toBe(10);
});

test("Ctrl-C cancels the task on the server and leaves no file behind", async () => {
  const { token } = await service.account(10);
  const interrupt = new AbortController();
  const run = plinth(["make", "slow", "--token", token, "--out", inFolder("cut")], { signal: interrupt.signal });
  const list = async () => (await service.request("GET", "/v1/text-to-3d", { token })).body.items;
  while ((await list())[0]?.status !== "in_progress") await new Promise((done) => setTimeout(done, 20));
  interrupt.abort();
  expect(await run).toMatchObject({ exitCode: 130, stdout: "" });
  expect((await list())[0]).toMatchObject({ status: "failed", creditsUsed: 0 });
  await expect(readdir(inFolder("cut"))).rejects.toThrow("ENOENT");
});

test("progress is drawn on a terminal, and only there", async () => {
  const drawn = await plinth(["make", "steady", "--out", inFolder("drawn")], { isTTY: true });
  expect(drawn.stderr).toMatch(/[█░]+ \d+% /);
  const piped = await plinth(["make", "steady", "--out", inFolder("piped")]);
  expect(piped.stderr).not.toMatch(/[█░]/);
});

test("list, fetch and account find what was made before", async () => {
  const made = (await plinth(["make", "a lamp\u001b[31m", "--seed", "3", "--out", inFolder("lamp"), "--json"])).json()
    .task;
  const list = await plinth(["list", "--limit", "1"]);
  expect(list.stdout).toContain(made.id);
  expect(list.stdout).not.toContain("\u001b");
  expect((await plinth(["list", "--json"])).json().items[0].id).toBe(made.id);
  expect((await plinth(["list", "--family", "meshes"])).exitCode).toBe(2);
  const material = (await plinth(["material", "tiles", "--out", inFolder("tiles to list"), "--json"])).json().task;
  const both = (await plinth(["list", "--json"])).json().items;
  expect(both.map(({ id, family }: { id: string; family: string }) => [id, family])).toEqual(
    expect.arrayContaining([
      [material.id, "material"],
      [made.id, "text-to-3d"],
    ]),
  );
  const { items } = (await plinth(["list", "--family", "material", "--json"])).json();
  expect(items.map(({ family }: { family: string }) => family)).toEqual(items.map(() => "material"));
  expect(items[0].id).toBe(material.id);
  await plinth(["fetch", made.id, "--out", inFolder("again")]);
  const model = (name: string) => readFile(join(inFolder(name), "model.obj"), "utf8");
  expect(await model("again")).toBe(await model("lamp"));
  expect((await plinth(["account"])).stdout).toContain("owner: unlimited credits");
});

test("a token is made, used, listed and revoked, by the owner alone", async () => {
  const limits = ["--balance", "9", "--expires", "30d", "--per-minute", "100", "--tasks", "2"];
  const created = await plinth(["token", "create", "render farm", ...limits]);
  expect(created).toMatchObject({ exitCode: 0, stderr: expect.stringContaining("not told again") });
  const token = created.stdout.trim();
  expect((await plinth(["account", "--token", token, "--json"])).json()).toMatchObject({
    name: "render farm",
    balance: 9,
  });
  const listed = await plinth(["token", "list"]);
  expect(listed.stdout).toMatch(/render farm\texpires 20.*\t9 credits\t100 requests a minute\t2 tasks/);
  expect(listed.stdout).not.toContain(token);
  expect((await plinth(["token", "list", "--token", token])).exitCode).toBe(8);
  expect((await plinth(["token", "create", "render farm"])).stderr).toContain('"render farm" is taken');
  expect((await plinth(["token", "create", "x", "--expires", "soon"])).stderr).toContain('got "soon"');
  expect(await plinth(["token", "revoke", "render farm"])).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining('"render farm" opens nothing any more'),
  });
  expect((await plinth(["account", "--token", token])).exitCode).toBe(4);
  expect((await plinth(["token", "revoke", "render farm"])).exitCode).toBe(8);
});

test("the service on this machine is found with its owner's token, which goes nowhere else", async () => {
  await writeFile(inFolder("owner-token"), `${OWNER_TOKEN}\n`);
  const { port } = new URL(server.address);
  const local = { PORT: port, PLINTH_DATA: folder };
  expect((await plinth(["account"], { environment: local })).exitCode).toBe(0);
  const far = await plinth(["account", "--server", "https://plinth.example"], { environment: local });
  expect(far).toMatchObject({
    exitCode: 4,
    stderr: expect.stringContaining("no access token for https://plinth.example"),
  });
  const printed = await plinth(["account", "--server", `${server.address}/#token=${OWNER_TOKEN}`], { environment: {} });
  expect(printed.exitCode).toBe(0);
});

test("a server of the bare contract is enough", async () => {
  const id = "5f0c6a4e-32ff-4c2b-9d3a-16a1c7f6a001";
  const asked: string[] = [];
  const bare = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers["idempotency-key"] ?? ""}`.trim());
    const isDone = request.method === "GET";
    const task = {
      id,
      kind: "preview",
      status: isDone ? "succeeded" : "queued",
      seed: 3,
      prompt: "a lamp",
      negativePrompt: null,
      urls: isDone ? { obj: "files/x.obj?sig=1", albedo: "files/a.png?sig=2" } : {},
      creditsUsed: 0,
      finishedAt: null,
      createdAt: "2026-11-21T09:30:00+00:00",
    };
    if (request.url === "/api/files/x.obj?sig=1") response.end("mtllib ../../evil.mtl\nv 0 0 0\n");
    else if (request.url === "/api/files/a.png?sig=2") response.end("png");
    else if (request.url?.startsWith("/api/v1/text-to-3d")) {
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(task));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((done) => bare.listen(0, "127.0.0.1", done));
  const address = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/api`;
  const made = await plinth(["make", "a lamp", "--server", address, "--out", inFolder("bare"), "--json"]);
  bare.close();
  expect(made.exitCode).toBe(0);
  expect((await readdir(inFolder("bare"))).sort()).toEqual(["albedo.png", "model.obj", "task.json"]);
  expect(asked).toContain("POST /api/v1/text-to-3d");
});

test("help and version go to standard output", async () => {
  expect(await plinth([])).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("make [options] <prompt>") });
  expect(await plinth(["--version"])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
  expect(await plinth(["make", "--help"])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining("--face-limit"),
  });
});
