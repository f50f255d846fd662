import { expect, test } from "vitest";
import { openTestService } from "../../support/open-test-service.ts";

test("metrics tell tasks by state and code, run times by stage and requests by route, to the owner alone", async () => {
  const service = await openTestService();
  for (const prompt of ["a chair", "broken"]) {
    const { body } = await service.request("POST", "/v1/text-to-3d", { body: { prompt } });
    await service.follow(`/v1/text-to-3d/${body.id}`);
  }
  for (let i = 0; i < 2; i++) {
    const { body } = await service.request("POST", "/v1/material", { body: { prompt: "brick", seed: 1 } });
    await service.follow(`/v1/material/${body.id}`);
  }
  await service.request("GET", "/v1/made-up/by/someone");
  const { text, headers } = await service.request("GET", "/metrics");
  expect(headers.get("Content-Type")).toContain("text/plain");
  expect(text).toContain('plinth_tasks{family="text-to-3d",status="succeeded",code=""} 1');
  expect(text).toContain('plinth_tasks{family="text-to-3d",status="failed",code="internal"} 1');
  expect(text).toMatch(/plinth_stage_seconds\{family="text-to-3d",stage="total"\} [\d.]+/);
  expect(text).toMatch(/plinth_queue_wait_seconds 0\n/);
  expect(text).toContain('plinth_http_requests_total{method="POST",route="/v1/text-to-3d",status="201"} 2');
  expect(text).toContain('route="/v1/text-to-3d/{task}"');
  expect(text).toContain('route="other",status="404"} 1');
  expect(text).toContain("plinth_cache_hits_total 1\n");
  expect(text).toMatch(/plinth_storage_bytes [1-9]\d+\n/);
  expect(text).toContain("plinth_evictions_total 0\n");
  expect(text).not.toContain("made-up");
  const { token } = await service.account(null);
  expect((await service.request("GET", "/metrics", { token })).status).toBe(404);
  expect((await service.request("GET", "/metrics", { token: null })).status).toBe(401);
  await service.close();
}, 60_000);
