import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type ServiceProcess, spawnService } from "../../support/spawn-service.ts";
import { type ObjectStore, startObjectStore } from "../../support/start-object-store.ts";
import { createDatabase } from "../../support/start-postgres.ts";

// real processes start slowly on a machine that is busy with other tests
vi.setConfig({ testTimeout: 120_000 });

const TOKEN = "token-of-all-machines";

let folder: string;
let objects: ObjectStore;
let environment: Record<string, string>;
const alive = new Set<ServiceProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plinth-cluster-"));
  objects = await startObjectStore();
  environment = {
    DATABASE_URL: await createDatabase(process.env.PLINTH_TEST_POSTGRES ?? ""),
    PLINTH_DATA: join(folder, "data"),
    PLINTH_TOKEN: TOKEN,
    PLINTH_WORKERS: "1",
    ...objects.environment,
  };
});
afterEach(async () => {
  await Promise.all([...alive].map((service) => service.end("SIGKILL")));
  alive.clear();
});
afterAll(async () => {
  await objects.stop();
  await rm(folder, { recursive: true, force: true });
});

const spawn = async (role: "web" | "worker", more: Record<string, string> = {}) => {
  const service = await spawnService({ environment: { ...environment, PLINTH_ROLE: role, ...more } });
  alive.add(service);
  return service;
};

const create = async (web: ServiceProcess, prompt: string) => {
  const { status, body } = await web.call("POST", "/v1/text-to-3d", { prompt });
  expect(status).toBe(201);
  return `/v1/text-to-3d/${body.id}`;
};

const follow = async (web: ServiceProcess, path: string, isDone = isSettled) => {
  for (;;) {
    const { body } = await web.call("GET", `${path}?include=report`);
    if (isDone(body)) return body;
    await new Promise((done) => setTimeout(done, 50));
  }
};
// biome-ignore lint/suspicious/noExplicitAny: bodies of every shape
const isSettled = (task: any) => task.status === "succeeded" || task.status === "failed";

test("processes that start at once on an empty database agree, and share keys, limits and addresses", async () => {
  const [a, b] = await Promise.all([spawn("web"), spawn("web"), spawn("worker"), spawn("worker")]);
  const key = { "Idempotency-Key": "once" };
  const twins = await Promise.all(
    [a, b, a, b].map((web) => web.call("POST", "/v1/text-to-3d", { prompt: "a chair" }, key)),
  );
  expect(new Set(twins.map(({ body }) => body.id)).size).toBe(1);
  const path = `/v1/text-to-3d/${twins[0]?.body.id}`;
  const task = await follow(b, path);
  expect(task).toMatchObject({ status: "succeeded", creditsUsed: 5 });
  // signed by one, read from the other, made by a third, kept by a fourth
  expect((await fetch(new URL(task.urls.obj, a.address))).status).toBe(200);
  expect((await a.call("GET", path)).body.urls).toEqual((await b.call("GET", path)).body.urls);

  const guess = (web: ServiceProcess) => web.call("GET", "/v1/account", undefined, { Authorization: "Bearer wrong" });
  for (let i = 0; i < 60; i++) expect((await guess(a)).status).toBe(401);
  const statuses = await Promise.all(Array.from({ length: 60 }, () => guess(b)));
  expect(statuses.some(({ status }) => status === 429)).toBe(true);
});

test("what a vanished worker was at is done by another within 15 seconds, and charged once", async () => {
  const [web, worker] = await Promise.all([spawn("web"), spawn("worker")]);
  const path = await create(web, "steady chair");
  await follow(web, path, (task) => task.status === "in_progress");
  await worker.end("SIGKILL");
  const killedAt = performance.now();
  await follow(web, path, (task) => task.status === "queued");
  expect(performance.now() - killedAt).toBeLessThan(15_000);
  await spawn("worker");
  expect(await follow(web, path)).toMatchObject({ status: "succeeded", creditsUsed: 5 });
});

test("progress comes from another process, and a cancel reaches it", async () => {
  const [web] = await Promise.all([spawn("web"), spawn("worker")]);
  const path = await create(web, "slow chair");
  const task = await follow(web, path, ({ report }) => report.progress > 0);
  expect(task).toMatchObject({ status: "in_progress", report: { stage: "shape" } });
  expect((await web.call("DELETE", path)).status).toBe(204);
  // the only worker is free again, long before the slow one would have ended
  const next = await create(web, "a lamp");
  expect((await follow(web, next)).status).toBe("succeeded");
  expect((await web.call("GET", path)).body.status).toBe("failed");
});

test("told to stop, a worker ends what is nearly done, and gives back at once what is not", async () => {
  const [web, worker] = await Promise.all([spawn("web"), spawn("worker", { PLINTH_WORKERS: "2" })]);
  const short = await create(web, "steady chair");
  const long = await create(web, "slow slow chair");
  for (const path of [short, long]) await follow(web, path, (task) => task.status === "in_progress");
  expect(await worker.end("SIGTERM")).toBe(0);
  expect((await web.call("GET", short)).body.status).toBe("succeeded");
  expect((await web.call("GET", long)).body.status).toBe("queued");
  await web.call("DELETE", long);
});

test("without a token of one's own the first start makes one, and the next machine knows its hash alone", async () => {
  const own = { ...environment, DATABASE_URL: await createDatabase(process.env.PLINTH_TEST_POSTGRES ?? "") };
  const machine = async (name: string) => {
    const service = await spawnService({
      environment: { ...own, PLINTH_ROLE: "web", PLINTH_TOKEN: "", PLINTH_DATA: join(folder, name) },
    });
    alive.add(service);
    return service;
  };
  const first = await machine("first");
  const second = await machine("second");
  expect(first.token).toMatch(/^[\w-]{43}$/);
  expect(second.token).toBe("null");
  const answer = await second.call("GET", "/v1/account", undefined, { Authorization: `Bearer ${first.token}` });
  expect(answer).toMatchObject({ status: 200, body: { name: "owner" } });
});
