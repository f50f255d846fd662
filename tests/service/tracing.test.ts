import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { layDatabase } from "../support/lay-database.ts";
import type { Json } from "../support/open-test-service.ts";
import { spawnService } from "../support/spawn-service.ts";

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

test("a caller's trace goes through the request and the queue to every stage in the worker, and its request id to the log", async () => {
  const spans: Span[] = [];
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Json;
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.setHeader("Content-Type", "application/json").end("{}");
  });
  await new Promise<void>((done) => collector.listen(0, "127.0.0.1", done));
  const folder = await mkdtemp(join(tmpdir(), "plinth-tracing-"));
  await layDatabase(join(folder, "data"));
  const service = await spawnService({
    environment: {
      PLINTH_DATA: join(folder, "data"),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    },
  });
  const [traceId, callerId] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"];
  const headers = { traceparent: `00-${traceId}-${callerId}-01`, "X-Request-Id": "from-the-studio" };
  const { body } = await service.call("POST", "/v1/material", { prompt: "bricks" }, headers);
  for (let status = ""; status !== "succeeded"; ) {
    ({ status } = (await service.call("GET", `/v1/material/${body.id}`)).body);
    await new Promise((done) => setTimeout(done, 50));
  }
  // what is left is sent when it stops
  expect(await service.end("SIGTERM")).toBe(0);
  await new Promise((done) => collector.close(done));
  await rm(folder, { recursive: true, force: true });

  const mine = spans.filter((span) => span.traceId === traceId);
  const only = (name: string) =>
    mine.find((span) => span.name === name) ?? { spanId: `no span ${name}`, parentSpanId: "" };
  expect(only("POST /v1/material").parentSpanId).toBe(callerId);
  expect(only("run task").parentSpanId).toBe(only("POST /v1/material").spanId);
  expect(only("generate").parentSpanId).toBe(only("run task").spanId);
  for (const stage of ["read the prompt", "write files"])
    expect(only(stage).parentSpanId).toBe(only("generate").spanId);
  // polls without a trace begin their own
  expect(spans.some((span) => span.name === "GET /v1/material/{task}" && span.traceId !== traceId)).toBe(true);

  const settled = service
    .output()
    .split("\n")
    .find((line) => line.includes("task settled"));
  expect(JSON.parse(settled ?? "{}").requestId).toBe("from-the-studio");
}, 120_000);
