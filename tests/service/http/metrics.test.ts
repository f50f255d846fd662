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

test("run times are of what was made in the last five minutes, and the wait is that of the oldest", async () => {
  const service = await openTestService();
  const { database } = service;
  const stages = async () => {
    const { text } = await service.request("GET", "/metrics");
    return Number(/plinth_stage_seconds\{family="material",stage="total"\} ([\d.]+)/.exec(text)?.[1]);
  };
  const ids: string[] = [];
  for (let i = 0; i < 2; i++) {
    const { body } = await service.request("POST", "/v1/material", { body: { prompt: "brick", seed: 1 } });
    ids.push((await service.follow(`/v1/material/${body.id}`)).id);
  }
  const took = (id: string | undefined, ms: number) =>
    database.query(
      `update tasks set report = jsonb_set(report, '{timingsMs,total}', to_jsonb($2::integer)) where id = $1`,
      [id, ms],
    );
  await took(ids[0], 4000);
  // the second was answered from what the first had made
  await took(ids[1], 9_000_000);
  expect(await stages()).toBe(4);
  await database.query("update tasks set finished_at = now() - interval '6 minutes'");
  expect(await stages()).toBeNaN();
  await database.query("update tasks set status = 'queued', created_at = now() - interval '90 seconds' where id = $1", [
    ids[0],
  ]);
  const { text } = await service.request("GET", "/metrics");
  expect(Number(/plinth_queue_wait_seconds ([\d.]+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
  await service.close();
});

test("requests are timed by method and route, a method nobody knows is one of the others, and memory is told", async () => {
  const service = await openTestService({ works: false });
  const { body } = await service.request("POST", "/v1/material", { body: { prompt: "brick", seed: 1 } });
  const path = `/v1/material/${body.id}`;
  await service.request("GET", path, { headers: { Prefer: "wait=1" } });
  await service.request("PROPFIND", "/v1/account");
  await service.request("BREW", "/v1/account");
  const { text } = await service.request("GET", "/metrics");
  const figure = (name: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")[1],
    );
  const held = 'method="GET",route="/v1/material/{task}"';
  expect(figure(`plinth_http_request_seconds_bucket{le="0.5",${held}}`)).toBe(0);
  expect(figure(`plinth_http_request_seconds_bucket{le="60",${held}}`)).toBe(1);
  expect(figure(`plinth_http_request_seconds_sum{${held}}`)).toBeGreaterThan(0.9);
  expect(figure(`plinth_http_request_seconds_count{method="POST",route="/v1/material"}`)).toBe(1);
  expect(text).toMatch(/plinth_http_requests_total\{method="other",route="\/v1\/account",status="\d+"\} 2\n/);
  expect(text).not.toMatch(/PROPFIND|BREW/);
  const told = figure("plinth_process_resident_bytes");
  expect(told).toBeGreaterThan(process.memoryUsage.rss() / 4);
  expect(told).toBeLessThan(process.memoryUsage.rss() * 4);
  await service.close();
});

test("what is told is what there is now: no figure stays behind, and none is counted twice", async () => {
  const service = await openTestService();
  const make = async () => {
    const { body } = await service.request("POST", "/v1/material", { body: { prompt: "brick", seed: 1 } });
    await service.follow(`/v1/material/${body.id}`);
    return body.id as string;
  };
  const ids = [await make(), await make()];
  const read = async () => (await service.request("GET", "/metrics")).text;
  await read();
  const before = await read();
  expect(before).toContain('plinth_tasks{family="material",status="succeeded",code=""} 2\n');
  expect(before).toContain("plinth_cache_hits_total 1\n");
  expect(before).toContain('plinth_stage_seconds{family="material",stage="total"}');
  for (const id of ids) await service.request("DELETE", `/v1/material/${id}`);
  const after = await read();
  expect(after).not.toContain("plinth_tasks{");
  expect(after).not.toContain("plinth_stage_seconds{");
  expect(after).toContain("plinth_cache_hits_total 1\n");
  expect(after).toContain("plinth_storage_bytes 0\n");
  await service.close();
});
