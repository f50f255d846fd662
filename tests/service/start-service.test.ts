import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { MAIN, type ServiceProcess, spawnRefused, spawnService } from "../support/spawn-service.ts";

// real processes start slowly on a machine that is busy with other tests
vi.setConfig({ testTimeout: 240_000 });

let folder: string;
let environment: { PLINTH_DATA: string };
const alive = new Set<ServiceProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plinth-service-"));
  environment = { PLINTH_DATA: join(folder, "data") };
});
afterEach(async () => {
  await Promise.all([...alive].map((service) => service.end("SIGKILL")));
  alive.clear();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = async (options: Partial<Parameters<typeof spawnService>[0]> = {}) => {
  const service = await spawnService({ environment, ...options });
  alive.add(service);
  return service;
};

const settle = async (service: ServiceProcess, path: string) => {
  for (;;) {
    const { body } = await service.call("GET", `${path}?include=report`);
    if (body.status === "succeeded" || body.status === "failed") return body;
    await new Promise((done) => setTimeout(done, 50));
  }
};

test("killed in the middle of work again and again, it loses nothing it had acknowledged", async () => {
  const paths: string[] = [];
  let token: string | undefined;
  for (let life = 0; life < 2; life++) {
    const service = await open();
    token ??= service.token;
    expect(service.token).toBe(token);
    for (let count = 0; count < 4; count++) {
      const { status, body } = await service.call("POST", "/v1/text-to-3d", { prompt: "steady chair", seed: life });
      expect(status).toBe(201);
      paths.push(`/v1/text-to-3d/${body.id}`);
    }
    const busy = async () =>
      (await Promise.all(paths.map((path) => service.call("GET", path)))).some(
        ({ body }) => body.status === "in_progress",
      );
    while (!(await busy())) await new Promise((done) => setTimeout(done, 20));
    await service.end("SIGKILL");
  }

  const service = await open();
  for (const path of paths) {
    const task = await settle(service, path);
    expect(task).toMatchObject({ status: "succeeded", creditsUsed: 5 });
    const file = await service.call("GET", task.urls.obj);
    expect(file.status).toBe(200);
  }
  expect(service.output()).toContain("interrupted tasks were taken up again");
  const { body } = await service.call("GET", "/v1/text-to-3d");
  expect(body.items).toHaveLength(paths.length);
  await service.end("SIGKILL");
});

test("a second process on the same folder is refused in words, and the first goes on", async () => {
  const service = await open();
  const refused = await spawnRefused({ entry: MAIN, environment });
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toContain(`Another Plinth works on ${environment.PLINTH_DATA}`);
  expect(refused.output).not.toContain("    at ");
  expect((await service.call("GET", "/v1/account")).status).toBe(200);
});

test("the real service starts, tells a true address, keeps its token to its owner and out of the log, and stops cleanly", async () => {
  // each worker loads the whole engine from its source
  const service = await open({ entry: MAIN, environment: { ...environment, PLINTH_WORKERS: "1" } });
  expect(new URL(service.address).hostname).toBe("127.0.0.1");
  expect((await fetch(new URL("/healthz", service.address))).status).toBe(200);
  const kept = join(environment.PLINTH_DATA, "owner-token");
  expect((await readFile(kept, "utf8")).trim()).toBe(service.token);
  expect((await stat(kept)).mode & 0o777).toBe(0o600);
  await service.call("POST", "/v1/material", { prompt: "" });
  await fetch(new URL("/v1/account", service.address), { headers: { Authorization: "Bearer some-other-token" } });
  expect(await service.end("SIGTERM")).toBe(0);
  const lines = service.output().trim().split("\n");
  expect(lines.filter((line) => line.includes(service.token))).toEqual([
    `Plinth is ready: ${service.address}#token=${service.token}`,
  ]);
  expect(service.output()).not.toContain("some-other-token");
  const logged = lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  const refusals = logged.filter((line) => line.status === 422 || line.status === 401);
  expect(refusals).toHaveLength(2);
  for (const line of refusals) expect(line.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test("a token of one's own replaces the owner's; account and tasks stay", async () => {
  const own = { ...environment, PLINTH_TOKEN: "a-token-of-my-own" };
  const service = await open({ environment: own });
  expect(service.token).toBe("a-token-of-my-own");
  const { body } = await service.call("GET", "/v1/text-to-3d");
  expect(body.items.length).toBeGreaterThan(0);
  const kept = (await readFile(join(environment.PLINTH_DATA, "owner-token"), "utf8")).trim();
  const old = await fetch(new URL("/v1/account", service.address), { headers: { Authorization: `Bearer ${kept}` } });
  expect(old.status).toBe(401);
});

test("every mistake of a configuration is told in words", async () => {
  const refused = await spawnRefused({ entry: MAIN, environment: { PORT: "x", PLINTH_WORKERS: "none" } });
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toContain("PORT must be");
  expect(refused.output).toContain("PLINTH_WORKERS must be");
  expect(refused.output).not.toContain("    at ");
});
