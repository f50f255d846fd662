import { expect, test } from "vitest";
import { fuzzService } from "../../../scripts/fuzz/fuzz-service.ts";
import { OWNER_TOKEN, openTestService } from "../../support/open-test-service.ts";
import { serveApp } from "../../support/serve-app.ts";

test("of a few hundred requests drawn from the document none is answered with 500, and each answer is as it says", async () => {
  const service = await openTestService();
  const server = await serveApp(service);
  const { valid, broken, statuses, faults } = await fuzzService({
    address: server.address,
    token: OWNER_TOKEN,
    requests: 240,
    seed: 7,
    concurrency: 8,
  });
  await server.close();
  await service.close();
  expect(faults).toEqual([]);
  expect(valid + broken).toBe(240);
  // a draw that reached nothing would prove nothing
  for (const status of ["200", "201", "401", "404"]) expect(statuses[status]).toBeGreaterThan(0);
}, 120_000);
