import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beatWorker } from "#service/tasks/beat-worker.ts";
import { openTestService, type TestService } from "../../support/open-test-service.ts";

const ask = async (service: TestService) => {
  const { status, body } = await service.request("GET", "/readyz", { token: null });
  return { status, told: body.detail ?? body.status };
};

test("a process that only answers requests is ready while some worker is alive", async () => {
  const service = await openTestService({ works: false, config: { role: "web" } });
  const missing = { status: 503, told: "No worker is alive." };
  expect(await ask(service)).toEqual(missing);
  const end = await beatWorker(service.database, service.runDeps.log);
  expect(await ask(service)).toEqual({ status: 200, told: "ready" });
  for (const shift of ["- interval '1 minute'", "+ interval '1 minute'"]) {
    await service.database.query(`update workers set beat_at = now() ${shift}`);
    expect(await ask(service)).toEqual(missing);
  }
  await service.database.query("update workers set beat_at = now()");
  expect(await ask(service)).toEqual({ status: 200, told: "ready" });
  await end();
  expect(await ask(service)).toEqual(missing);
  await service.close();
});

test("without the place of its files, and without its database, it is not ready, but alive", async () => {
  const service = await openTestService({ works: false });
  expect(await ask(service)).toEqual({ status: 200, told: "ready" });
  service.ready.isReady = false;
  expect(await ask(service)).toEqual({ status: 503, told: "The service is starting or stopping." });
  service.ready.isReady = true;
  await rm(join(service.config.dataFolder, "assets"), { recursive: true });
  expect(await ask(service)).toEqual({ status: 503, told: "The place of the files does not answer." });
  await service.runDeps.queue.stop();
  await service.database.close();
  expect(await ask(service)).toEqual({ status: 503, told: "The database does not answer." });
  expect((await service.request("GET", "/healthz", { token: null })).status).toBe(200);
});
