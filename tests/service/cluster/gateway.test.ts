import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openS3AssetStore } from "#service/storage/s3-asset-store.ts";
import { type Json, OWNER_TOKEN, openTestService, type TestService } from "../../support/open-test-service.ts";
import { serveApp } from "../../support/serve-app.ts";
import { type ServiceProcess, spawnService } from "../../support/spawn-service.ts";
import { type ObjectStore, startObjectStore } from "../../support/start-object-store.ts";
import { createDatabase } from "../../support/start-postgres.ts";
import { StrangeServer } from "../../support/strange-server/strange-server.ts";

// real processes start slowly on a machine that is busy with other tests
vi.setConfig({ testTimeout: 180_000 });

const TOKEN = "token-of-all-machines";

let folder: string;
let objects: ObjectStore;
const cleanUp: Array<() => unknown> = [];
const alive = new Set<ServiceProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plinth-gateway-"));
  objects = await startObjectStore();
});
afterEach(async () => {
  await Promise.all([...alive].map((service) => service.end("SIGKILL")));
  for (const service of alive) expect(service.output()).not.toContain(OWNER_TOKEN);
  alive.clear();
  for (const undo of cleanUp.splice(0).reverse()) await undo();
});
afterAll(async () => {
  await objects.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Web and worker processes on one database and one bucket, in front of another server. */
async function openGateway(url: string, token: string) {
  const environment = {
    DATABASE_URL: await createDatabase(process.env.PLINTH_TEST_POSTGRES ?? ""),
    PLINTH_DATA: join(folder, "data"),
    PLINTH_TOKEN: TOKEN,
    PLINTH_UPSTREAM_URL: url,
    PLINTH_UPSTREAM_TOKEN: token,
    PLINTH_UPSTREAM_TASKS: "3",
    ...objects.environment,
  };
  return async (role: "web" | "worker") => {
    const service = await spawnService({ environment: { ...environment, PLINTH_ROLE: role } });
    alive.add(service);
    return service;
  };
}

async function openFar(): Promise<{ far: TestService; farTasks: () => Promise<Json[]>; url: string }> {
  const far = await openTestService({ config: { workers: 2 } });
  const listening = await serveApp(far);
  cleanUp.push(far.close, listening.close);
  const farTasks = async () => (await far.request("GET", "/v1/text-to-3d?limit=100")).body.items;
  return { far, farTasks, url: listening.address };
}

async function openStrange(looks: number): Promise<StrangeServer> {
  const strange = new StrangeServer();
  await strange.start({ looks });
  cleanUp.push(() => strange.stop());
  return strange;
}

const create = async (web: ServiceProcess, body: object) => {
  const answer = await web.call("POST", "/v1/text-to-3d", body);
  expect(answer).toMatchObject({ status: 201, body: { status: "queued", urls: {} } });
  return `/v1/text-to-3d/${answer.body.id}`;
};

const isSettled = (task: Json) => task.status === "succeeded" || task.status === "failed";

async function follow(web: ServiceProcess, path: string, isDone = isSettled): Promise<Json> {
  for (;;) {
    const { body } = await web.call("GET", `${path}?include=report`);
    if (isDone(body)) return body;
    await new Promise((done) => setTimeout(done, 50));
  }
}

const fetchText = async (base: string, url: string) => (await fetch(new URL(url, base))).text();

test("workers killed and stopped in the middle make each task once there, and their files lie here", async () => {
  const { farTasks, url } = await openFar();
  const spawn = await openGateway(url, OWNER_TOKEN);
  const [web, other, first, second] = await Promise.all([spawn("web"), spawn("web"), spawn("worker"), spawn("worker")]);
  const paths = await Promise.all(
    Array.from({ length: 8 }, (_, seed) => create(seed % 2 === 0 ? web : other, { prompt: "steady chair", seed })),
  );
  await expect.poll(async () => (await farTasks()).length, { timeout: 30_000 }).toBeGreaterThan(3);
  await first.end("SIGKILL");
  await spawn("worker");
  // told to stop, what it waits for is somebody else's at once
  expect(await second.end("SIGTERM")).toBe(0);
  const tasks = await Promise.all(paths.map((path) => follow(other, path)));
  for (const task of tasks) expect(task).toMatchObject({ status: "succeeded", creditsUsed: 5 });

  const made = await farTasks();
  expect(made.map(({ seed }) => seed).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (const task of tasks) {
    const there = made.find(({ seed }) => seed === task.seed);
    expect(await fetchText(web.address, task.urls.obj)).toBe(await fetchText(url, there.urls.obj));
  }

  // the same request again needs nobody there
  const again = await follow(web, await create(other, { prompt: "steady chair", seed: 3 }));
  expect(again).toMatchObject({ status: "succeeded", report: { cached: true } });
  expect(await farTasks()).toHaveLength(8);
});

test("a web process cancels there what a worker has begun, and files that went are fetched again", async () => {
  const { far, farTasks, url } = await openFar();
  const spawn = await openGateway(url, OWNER_TOKEN);
  const [web] = await Promise.all([spawn("web"), spawn("worker")]);
  const slow = await create(web, { prompt: "slow chair" });
  const under = await follow(web, slow, ({ report }) => report?.stage === "shape");
  expect(under.status).toBe("in_progress");
  expect((await web.call("DELETE", slow)).status).toBe(204);
  await expect.poll(async () => (await farTasks()).map(({ status }) => status)).toEqual(["failed"]);
  expect((await follow(web, slow)).report.failure.code).toBe("cancelled");

  const task = await follow(web, await create(web, { prompt: "chair", seed: 1 }));
  const [, there] = (await farTasks()).reverse();
  const store = await openS3AssetStore(objects.config);
  await store.removeRevision({ taskId: task.id, revision: 1 });
  await store.close();
  const get = () => fetch(new URL(task.urls.obj, web.address));
  expect((await get()).status).toBe(503);
  await expect.poll(async () => (await get()).status, { timeout: 20_000 }).toBe(200);
  expect(await (await get()).text()).toBe((await far.request("GET", there.urls.obj)).text);
});

test.each([
  ["before the answer to its creation", 1500, "failed"],
  ["after it", 0, "succeeded"],
])("a worker killed %s: the next one asks a server without repeat keys no second time", async (_, delayMs, status) => {
  const strange = await openStrange(6);
  const sent = (what: RegExp) => strange.log.filter((line) => what.test(line)).length;
  const spawn = await openGateway(strange.baseUrl, strange.token);
  const [web, worker] = await Promise.all([spawn("web"), spawn("worker")]);
  strange.behave({ delayMs });
  const path = await create(web, { prompt: "a pyramid", seed: 3 });
  const seen = delayMs > 0 ? /^POST / : /^GET \/v1\/text-to-3d\//;
  await expect.poll(() => sent(seen), { timeout: 20_000, interval: 10 }).toBeGreaterThan(0);
  await worker.end("SIGKILL");
  strange.behave({ delayMs: 0 });
  await spawn("worker");
  expect((await follow(web, path)).status).toBe(status);
  expect(sent(/^POST /)).toBe(1);
});
