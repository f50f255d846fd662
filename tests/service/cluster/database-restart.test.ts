import { afterAll, beforeAll, expect, test } from "vitest";
import { beatRuns } from "#service/tasks/beat-runs.ts";
import { watchRuns } from "#service/tasks/watch-runs.ts";
import { openTestService, type TestService } from "../../support/open-test-service.ts";
import { type PostgresServer, startPostgres } from "../../support/start-postgres.ts";

let server: PostgresServer;
let service: TestService;
const stops: Array<() => void> = [];
beforeAll(async () => {
  // a server of one's own, with its disk as it should be: it is crashed
  server = await startPostgres();
  process.env.PLINTH_TEST_POSTGRES = server.url;
  service = await openTestService();
  const { database, queue, running, progress, log } = service.runDeps;
  stops.push(watchRuns({ database, queue, log }), beatRuns({ database, running, progress, log }));
});
afterAll(async () => {
  for (const stop of stops) stop();
  await service.close();
  await server.stop();
});

test("a database that crashes and restarts under load costs no acknowledged task, and no request more than a 503", async () => {
  const statuses = new Set<number>();
  const create = async (i: number): Promise<string> => {
    for (;;) {
      const headers = { "Idempotency-Key": `chair ${i}` };
      const { status, body } = await service.request("POST", "/v1/text-to-3d", {
        body: { prompt: "steady chair" },
        headers,
      });
      statuses.add(status);
      if (status === 201) return `/v1/text-to-3d/${body.id}`;
      await new Promise((done) => setTimeout(done, 100));
    }
  };
  const lanes = [0, 1, 2, 3].map(async (lane) => {
    const paths: string[] = [];
    for (let i = 0; i < 4; i++) {
      paths.push(await create(lane * 100 + i));
      await new Promise((done) => setTimeout(done, 300));
    }
    return paths;
  });
  await new Promise((done) => setTimeout(done, 400));
  await server.crash();
  await server.restart();
  const paths = (await Promise.all(lanes)).flat();
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  for (const path of paths) {
    const { status, body } = await service.request("GET", path);
    expect([200, 503]).toContain(status);
    const settled = body.status === "succeeded" ? body : await service.follow(path);
    expect(settled).toMatchObject({ status: "succeeded", creditsUsed: 5 });
  }
  expect((await service.request("GET", "/v1/text-to-3d?limit=100")).body.items).toHaveLength(paths.length);
}, 120_000);
