import type { Hono, MiddlewareHandler } from "hono";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { ProblemError } from "../problem-error.ts";
import { type CounterName, readCounter } from "../storage/counters.ts";
import type { Sql } from "../storage/database.ts";
import { keptAssetStore } from "../tasks/kept-asset-store.ts";
import { taskFigures } from "../tasks/task-figures.ts";
import type { AppEnv } from "./app-env.ts";

export interface Metrics {
  /** Counts and times every request. */
  readonly count: MiddlewareHandler<AppEnv>;
  /** Everything in Prometheus's text form. */
  read(): Promise<{ text: string; contentType: string }>;
}

const SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10, 60];

/** Figures of this process's requests, and of all processes' tasks, which are read from the database when they are asked for. */
export function createMetrics(database: Sql): Metrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Counter({
    name: "plinth_http_requests_total",
    help: "Requests answered by this process.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const duration = new Histogram({
    name: "plinth_http_request_seconds",
    help: "From a request's head to its answer's.",
    labelNames: ["method", "route"],
    buckets: SECONDS,
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const tasks = gauge("plinth_tasks", "Tasks there are; code says why those failed that did.", [
    "family",
    "status",
    "code",
  ]);
  const oldest = gauge("plinth_queue_wait_seconds", "How long the task waits that has waited longest.");
  const stages = gauge("plinth_stage_seconds", "Mean of the tasks that settled in the last five minutes.", [
    "family",
    "stage",
  ]);
  const stored = gauge("plinth_storage_bytes", "Size of the files of all tasks.");
  const shared = {
    "cache-hits": new Counter({
      name: "plinth_cache_hits_total",
      help: "Tasks whose files were stored already.",
      registers,
    }),
    evictions: new Counter({
      name: "plinth_evictions_total",
      help: "Assets whose files were taken away to make room.",
      registers,
    }),
  } satisfies Record<CounterName, Counter>;
  const memory = gauge("plinth_process_resident_bytes", "Memory of this process.");

  return {
    async count(context, next) {
      const startedAt = performance.now();
      await next();
      const method = METHODS.has(context.req.method) ? context.req.method : "other";
      const route = routeOf(context.req.path);
      requests.inc({ method, route, status: context.res.status });
      duration.observe({ method, route }, (performance.now() - startedAt) / 1000);
    },
    async read() {
      const figures = await taskFigures(database);
      for (const each of [tasks, stages]) each.reset();
      for (const { count, ...labels } of figures.tasks) tasks.set(labels, count);
      for (const { seconds, ...labels } of figures.stages) stages.set(labels, seconds);
      oldest.set(figures.oldestWaitSeconds);
      stored.set(await keptAssetStore.storedBytes(database));
      for (const [name, counter] of Object.entries(shared)) {
        const value = await readCounter(database, name as CounterName);
        counter.reset();
        counter.inc(value);
      }
      memory.set(process.memoryUsage.rss());
      return { text: await register.metrics(), contentType: register.contentType };
    },
  };
}

/** GET /metrics → 200 · 401 · 404, for the owner alone: figures tell what others are at. */
export function addMetrics(app: Hono<AppEnv>, metrics: Metrics, owner: { readonly id: string }): void {
  app.get("/metrics", async (context) => {
    if (context.get("account").id !== owner.id) throw new ProblemError("not-found", "There is nothing at /metrics.");
    const { text, contentType } = await metrics.read();
    return context.body(text, 200, { "Content-Type": contentType });
  });
}

const METHODS = new Set(["GET", "HEAD", "POST", "DELETE", "OPTIONS"]);

/** A bounded number of names, whatever is asked for: each is a row for ever. */
export function routeOf(path: string): string {
  if (path.startsWith("/v1/files/")) return "/v1/files";
  const [, family, rest] = /^\/v1\/(text-to-3d|material)(\/[^/]+(?:\/optimize)?)?$/.exec(path) ?? [];
  if (family !== undefined) return `/v1/${family}${rest ? rest.replace(/^\/[^/]+/, "/{task}") : ""}`;
  if (path.startsWith("/v1/tokens")) return "/v1/tokens";
  if (["/v1/account", "/v1/openapi.json", "/healthz", "/readyz", "/metrics", "/backup", "/restore"].includes(path))
    return path;
  return path.startsWith("/v1/") ? "other" : "studio";
}
