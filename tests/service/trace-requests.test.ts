import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "#service/http/app-env.ts";
import { traceRequests } from "#service/tracing/trace-requests.ts";
import type { SpanAttributes, Tracing } from "#service/tracing/tracing.ts";

interface Told {
  readonly name: string;
  readonly attributes: SpanAttributes | undefined;
  readonly failure: string | undefined;
}

test("a request's span tells its status, and is a failure only where the service is at fault", async () => {
  const spans: Told[] = [];
  const tracing: Tracing = {
    start: (name) => ({
      traceParent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
      end: (attributes, failure) => void spans.push({ name, attributes, failure }),
    }),
    record: () => undefined,
    close: async () => undefined,
  };
  const app = new Hono<AppEnv>();
  app.use(traceRequests(tracing));
  app.onError((_, context) => context.text("broken", 500));
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", (context) => context.text("starting", 503));
  app.get("/v1/account", () => {
    throw new Error("planted");
  });
  for (const path of ["/healthz", "/readyz", "/v1/account", "/v1/nowhere"]) await app.request(path);
  expect(
    spans.map(({ name, attributes, failure }) => [name, attributes?.["http.response.status_code"], failure]),
  ).toEqual([
    ["GET /healthz", 200, undefined],
    ["GET /readyz", 503, "503"],
    ["GET /v1/account", 500, "500"],
    ["GET other", 404, undefined],
  ]);
});
