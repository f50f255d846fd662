import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkDataFolder } from "#service/doctor/check-data-folder.ts";
import { checkDatabase } from "#service/doctor/check-database.ts";
import { checkEngine, checkMemory } from "#service/doctor/check-engine.ts";
import { checkPort } from "#service/doctor/check-port.ts";
import { checkBuilt, checkClock, checkNode } from "#service/doctor/check-program.ts";
import { checkStore } from "#service/doctor/check-store.ts";
import { openEmbeddedDatabase } from "#service/storage/embedded-database.ts";
import { lockFolder } from "#service/storage/folder-lock.ts";
import { migrate } from "#service/storage/migrate.ts";
import { runTestCli } from "../support/run-test-cli.ts";
import { startObjectStore } from "../support/start-object-store.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plinth-doctor-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a machine that is well is told so, a small asset is made, and nothing is left behind", async () => {
  const environment = { PLINTH_DATA: join(folder, "new"), PORT: "0" };
  const doctor = await runTestCli(["doctor"], { environment });
  expect(doctor.stdout).toContain("WASM SIMD work; a first small model of 4 files");
  expect(doctor.stdout).toMatch(/The service can run here\.\n$/);
  expect(doctor.stdout).not.toContain("WRONG");
  expect(doctor.exitCode).toBe(0);
  expect(await readdir(folder)).not.toContain("new");
});

test("everything that is wrong is told at once, as JSON too, with no secret in it", async () => {
  const secrets = { url: "pass-of-the-database", key: "secret-of-the-store", token: "short-token" };
  const environment = {
    PORT: "x",
    PLINTH_TOKEN: secrets.token,
    PLINTH_TOKNE: secrets.token,
    PLINTH_S3_SECRET_ACCESS_KEY: secrets.key,
    DATABASE_URL: `nonsense://${secrets.url}`,
  };
  const doctor = await runTestCli(["doctor", "--json"], { environment });
  expect(doctor.exitCode).toBe(1);
  const { isWell, findings } = doctor.json();
  expect(isWell).toBe(false);
  const told = findings
    .filter(({ state }: { state: string }) => state === "wrong")
    .map((finding: { told: string }) => finding.told.split(" ")[0]);
  expect(told).toEqual([
    "DATABASE_URL",
    "PORT",
    "PLINTH_TOKEN",
    "PLINTH_S3_SECRET_ACCESS_KEY",
    "PLINTH_S3_SECRET_ACCESS_KEY",
    "PLINTH_TOKNE",
  ]);
  for (const secret of Object.values(secrets)) expect(doctor.stdout + doctor.stderr).not.toContain(secret);
});

test("a folder that takes no files, and a token others can read, are told", async () => {
  await writeFile(join(folder, "file"), "");
  expect(await checkDataFolder(join(folder, "file"))).toMatchObject({ state: "wrong" });
  expect(await checkDataFolder(join(folder, "file", "data"))).toMatchObject({ state: "wrong" });
  const data = join(folder, "open");
  await mkdir(data);
  expect(await checkDataFolder(data)).toMatchObject({ state: "well", told: expect.stringMatching(/[MG]B free/) });
  await writeFile(join(data, "owner-token"), "token", { mode: 0o644 });
  expect(await checkDataFolder(data)).toMatchObject({
    state: "doubtful",
    advice: expect.stringContaining("chmod 600"),
  });
  expect(await readdir(data)).toEqual(["owner-token"]);
});

test("who holds the embedded database is told; a free one is looked into and left as it was", async () => {
  const data = join(folder, "held");
  await mkdir(data);
  const lock = await lockFolder(data);
  const database = await openEmbeddedDatabase(data);
  const config = { dataFolder: data, databaseUrl: undefined };
  const held = await checkDatabase(config);
  expect(held.holder).toBe(process.pid);
  expect(held.findings).toMatchObject([
    { state: "well", told: expect.stringContaining(`Process ${process.pid} works`) },
  ]);
  await database.close();
  await lock.release();
  const free = await checkDatabase(config);
  expect(free.findings).toMatchObject([{ state: "well", told: expect.stringContaining("will bring its tables") }]);
  const again = await openEmbeddedDatabase(data);
  expect(await again.query("select to_regclass('migrations') as name")).toEqual([{ name: null }]);
  await migrate(again);
  await again.close();
  const { findings } = await checkDatabase(config);
  expect(findings).toMatchObject([{ state: "well", told: "embedded, tables up to date" }]);
});

test("a database that does not answer is told by its place, not its password", async () => {
  const databaseUrl = "postgres://plinth:hidden-word@127.0.0.1:1/tasks";
  const { findings } = await checkDatabase({ dataFolder: folder, databaseUrl });
  expect(findings).toMatchObject([{ state: "wrong", told: expect.stringContaining("127.0.0.1:1/tasks") }]);
  expect(findings[0]?.told).toContain("ECONNREFUSED");
  expect(JSON.stringify(findings)).not.toContain("hidden-word");
});

test("a bucket is tried out, and one that is not there is told", async () => {
  const store = await startObjectStore();
  expect(await checkStore(store.config)).toMatchObject({ state: "well" });
  expect(await checkStore({ ...store.config, bucket: "elsewhere" })).toMatchObject({
    state: "wrong",
    told: expect.stringContaining('"elsewhere"'),
  });
  await store.stop();
});

test("a taken port, a foreign address and a port of the system's are told apart", async () => {
  const other = createServer((socket) => socket.resume().end("hello\n"));
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const { port } = other.address() as { port: number };
  const taken = await checkPort({ host: "127.0.0.1", port }, true);
  expect(taken).toMatchObject({ state: "wrong", told: `Another program listens on 127.0.0.1:${port}.` });
  await new Promise((done) => other.close(done));
  expect(await checkPort({ host: "127.0.0.1", port }, false)).toMatchObject({ state: "well" });
  expect(await checkPort({ host: "192.0.2.1", port }, false)).toMatchObject({
    state: "wrong",
    told: "192.0.2.1 is no address of this machine.",
  });
});

test.each([
  ["Node.js 18", () => checkNode("18.20.0"), "wrong"],
  ["Node.js 20.18", () => checkNode("20.18.3"), "wrong"],
  ["Node.js 20.19", () => checkNode("20.19.0"), "well"],
  ["no worker", () => checkBuilt({ workerFile: "/nowhere/worker.js", studioFolder: "/nowhere" }), "wrong"],
  ["no studio", () => checkBuilt({ workerFile: import.meta.filename, studioFolder: "/nowhere" }), "doubtful"],
  ["a clock of 1970", () => checkClock(0), "wrong"],
  ["a worker that does not load", () => checkEngine("/nowhere/worker.js"), "wrong"],
  ["far more workers than memory", () => checkMemory({ workers: 100_000 }), "doubtful"],
])("%s is found (%#)", async (_, check, state) => {
  expect(await check()).toMatchObject({ state });
});
