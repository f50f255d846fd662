import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { checkDataFolder } from "#service/doctor/check-data-folder.ts";
import { checkDatabase } from "#service/doctor/check-database.ts";
import { checkEngine, checkMemory } from "#service/doctor/check-engine.ts";
import { checkPort } from "#service/doctor/check-port.ts";
import { checkBuilt, checkClock, checkNode } from "#service/doctor/check-program.ts";
import { checkStore } from "#service/doctor/check-store.ts";
import { checkUpstream } from "#service/doctor/check-upstream.ts";
import { PROGRAM_FILES } from "#service/program-files.ts";
import { openEmbeddedDatabase } from "#service/storage/embedded-database.ts";
import { lockFolder } from "#service/storage/folder-lock.ts";
import { migrate } from "#service/storage/migrate.ts";
import { layDatabase } from "../support/lay-database.ts";
import { type Json, OWNER_TOKEN, openTestService, TEST_WORKER } from "../support/open-test-service.ts";
import { runTestCli } from "../support/run-test-cli.ts";
import { serveApp } from "../support/serve-app.ts";
import { startObjectStore } from "../support/start-object-store.ts";
import { htmlPage, json } from "../support/strange-server/answers.ts";
import { StrangeServer } from "../support/strange-server/strange-server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plinth-doctor-"));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The whole engine takes ten seconds to load from its source: one test is enough to see that the doctor tries it. */
const withStandInEngine = () => vi.spyOn(PROGRAM_FILES, "workerFile", "get").mockReturnValue(TEST_WORKER);

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
  withStandInEngine();
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
  await layDatabase(data);
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

test("the server behind this one is asked whether it is there, what it speaks and whether it takes the token", async () => {
  const token = "token-for-the-far-side";
  const far = await openTestService();
  const poor = await far.account(0);
  const listening = await serveApp(far);
  const check = (more: { url?: string; token?: string }) =>
    checkUpstream({ url: listening.address, token: OWNER_TOKEN, tasks: 8, ...more });
  const found = await check({});
  expect(found).toMatchObject({ state: "well", told: expect.stringContaining("speaks version 1, with repeat keys") });
  expect(await check({ token: poor.token })).toMatchObject({
    state: "doubtful",
    told: expect.stringContaining("; 0 credits are left"),
  });
  const refused = await check({ token });
  expect(refused).toMatchObject({ state: "wrong", told: expect.stringContaining("refuses the token (401)") });
  expect((await far.request("GET", "/v1/text-to-3d")).body.items).toEqual([]);
  await listening.close();
  await far.close();
  const gone = await check({ token });
  expect(gone).toMatchObject({ state: "wrong", told: expect.stringContaining("ECONNREFUSED") });

  const strange = new StrangeServer();
  await strange.start();
  const url = strange.baseUrl;
  const odd = (more: object = {}) => check({ url, token: strange.token, ...more });
  expect(await odd()).toMatchObject({ state: "well", told: expect.stringContaining("without repeat keys") });
  expect(await odd({ url: `${url}/v1` })).toMatchObject({
    state: "doubtful",
    advice: expect.stringContaining("what stands before /v1/text-to-3d"),
  });
  strange.answerNext("retrieve", json(503, {}));
  expect(await odd()).toMatchObject({ state: "doubtful", told: expect.stringContaining("answers 503") });
  strange.answerNext("retrieve", htmlPage(200));
  expect(await odd()).toMatchObject({ state: "wrong", told: expect.stringContaining("web page") });
  strange.answerNext("retrieve", json(418, { message: `what about ${strange.token}` }));
  const told = await odd();
  expect(told.state).toBe("wrong");
  for (const finding of [told, found, refused, gone]) {
    expect(JSON.stringify(finding)).not.toMatch(new RegExp(`${strange.token}|${OWNER_TOKEN}|${token}`));
  }
  await strange.stop();

  const environment = { PLINTH_DATA: folder, PORT: "0", PLINTH_UPSTREAM_URL: url, PLINTH_UPSTREAM_TOKEN: token };
  withStandInEngine();
  const doctor = await runTestCli(["doctor", "--json"], { environment });
  expect(doctor.exitCode).toBe(1);
  const states = doctor.json().findings.map(({ subject, state }: Json) => `${subject} ${state}`);
  expect(states).toContain("Server behind this one wrong");
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
