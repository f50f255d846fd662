import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { layDatabase } from "../../support/lay-database.ts";
import { type Json, OWNER_TOKEN, openTestService, type TestService } from "../../support/open-test-service.ts";
import { serveApp } from "../../support/serve-app.ts";
import { type ServiceProcess, spawnService } from "../../support/spawn-service.ts";
import { StrangeServer } from "../../support/strange-server/strange-server.ts";

/** Two services start one after the other: on a busy machine that is most of it. */
const KILL_TIMEOUT_MS = 240_000;

/** Plinth behind Plinth. */
let far: TestService;
let listening: Awaited<ReturnType<typeof serveApp>>;
/** Creations whose answers get lost on their way. */
let answersToLose = 0;

beforeEach(async () => {
  far = await openTestService();
  answersToLose = 0;
  const fetch: typeof far.app.fetch = async (request, ...rest) => {
    const response = await far.app.fetch(request, ...rest);
    if (request.method !== "POST" || answersToLose === 0) return response;
    answersToLose -= 1;
    return new Response("<h1>Bad gateway</h1>", { status: 502 });
  };
  listening = await serveApp({ app: Object.assign(Object.create(far.app), { fetch }) });
});
afterEach(async () => {
  await listening.close();
  await far.close();
});

const openGateway = () =>
  openTestService({ config: { upstream: { url: listening.address, token: OWNER_TOKEN, tasks: 2 } } });
const farTasksOf = async (family: string): Promise<Json[]> => (await far.request("GET", `/v1/${family}`)).body.items;
const farTasks = () => farTasksOf("text-to-3d");

test("its report and its files come along, and a lost answer makes no second task", async () => {
  const gateway = await openGateway();
  answersToLose = 1;
  const body = { prompt: "a steady chair", seed: 7, faceLimit: 500, pbr: true };
  const { body: created } = await gateway.request("POST", "/v1/text-to-3d", { body });
  const path = `/v1/text-to-3d/${created.id}`;
  const task = await gateway.follow(path);
  expect(task).toMatchObject({
    status: "succeeded",
    seed: 7,
    report: { faces: 12, closed: true, engineVersion: "test" },
  });
  expect(task.report.words).toEqual([{ text: "a steady chair", role: "object", meaning: "chair" }]);
  const [made, ...others] = await farTasks();
  expect(others).toEqual([]);
  expect(Object.keys(task.urls).sort()).toEqual(Object.keys(made.urls).sort());
  for (const [key, url] of Object.entries<string>(task.urls)) {
    expect((await gateway.request("GET", url)).text).toBe((await far.request("GET", made.urls[key])).text);
  }
  expect((await gateway.request("GET", task.urls.obj.replace("obj", "mtl"))).status).toBe(200);
  expect((await gateway.request("DELETE", path)).status).toBe(204);
  await expect.poll(farTasks).toEqual([]);
  await gateway.close();
});

test("its progress is told, a cancelled task is cancelled there, and what it says why it failed is told here", async () => {
  const gateway = await openGateway();
  const { body } = await gateway.request("POST", "/v1/material", { body: { prompt: "slow bricks" } });
  const path = `/v1/material/${body.id}`;
  const under = await gateway.follow(path, ({ report }) => report.stage === "shape");
  expect(under.report.progress).toBeGreaterThan(0);
  await gateway.request("DELETE", path);
  expect((await gateway.follow(path)).report.failure.code).toBe("cancelled");
  await expect.poll(async () => (await farTasksOf("material")).map(({ status }) => status)).toEqual(["failed"]);

  const { body: broken } = await gateway.request("POST", "/v1/text-to-3d", { body: { prompt: "broken" } });
  const { report } = await gateway.follow(`/v1/text-to-3d/${broken.id}`);
  expect(report.failure).toMatchObject({
    code: "upstream-failed",
    message: expect.stringContaining("broke on our side"),
  });
  await gateway.close();
});

async function settled({ call }: ServiceProcess, path: string): Promise<Json> {
  for (;;) {
    const { body } = await call("GET", `${path}?include=report`);
    if (body.status === "succeeded" || body.status === "failed") return body;
    await new Promise((done) => setTimeout(done, 100));
  }
}

test(
  "killed in the middle and started again, it goes on with the same task there",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "plinth-gateway-"));
    const environment = {
      PLINTH_DATA: folder,
      PLINTH_UPSTREAM_URL: listening.address,
      PLINTH_UPSTREAM_TOKEN: OWNER_TOKEN,
    };
    await layDatabase(folder);
    const first = await spawnService({ environment });
    const { body } = await first.call("POST", "/v1/text-to-3d", { prompt: "a steady chair", seed: 3 });
    await expect.poll(farTasks, { timeout: 20_000 }).toHaveLength(1);
    await first.end("SIGKILL");
    const second = await spawnService({ environment });
    expect(await settled(second, `/v1/text-to-3d/${body.id}`)).toMatchObject({ status: "succeeded", creditsUsed: 5 });
    expect(await farTasks()).toHaveLength(1);
    await second.end("SIGTERM");
    expect(first.output() + second.output()).not.toContain(OWNER_TOKEN);
    await rm(folder, { recursive: true });
  },
  KILL_TIMEOUT_MS,
);

test.each([
  ["before the answer to its creation", 1500, "failed"],
  ["after it", 0, "succeeded"],
])(
  "killed %s, it asks a server without repeat keys no second time",
  async (_when, delayMs, status) => {
    const folder = await mkdtemp(join(tmpdir(), "plinth-gateway-"));
    const strange = new StrangeServer();
    await strange.start({ looks: 6 });
    const environment = {
      PLINTH_DATA: folder,
      PLINTH_UPSTREAM_URL: strange.baseUrl,
      PLINTH_UPSTREAM_TOKEN: strange.token,
    };
    const sent = (what: RegExp) => strange.log.filter((line) => what.test(line)).length;
    await layDatabase(folder);
    const first = await spawnService({ environment });
    strange.behave({ delayMs });
    const { body } = await first.call("POST", "/v1/text-to-3d", { prompt: "a pyramid", seed: 3 });
    const seen = delayMs > 0 ? /^POST / : /^GET \/v1\/text-to-3d\//;
    await expect.poll(() => sent(seen), { timeout: 20_000, interval: 10 }).toBeGreaterThan(0);
    await first.end("SIGKILL");
    strange.behave({ delayMs: 0 });
    const second = await spawnService({ environment });
    expect(await settled(second, `/v1/text-to-3d/${body.id}`)).toMatchObject({ status });
    expect(sent(/^POST /)).toBe(1);
    await second.end("SIGTERM");
    await strange.stop();
    await rm(folder, { recursive: true });
  },
  KILL_TIMEOUT_MS,
);
