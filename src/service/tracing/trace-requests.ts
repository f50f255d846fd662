import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { routeOf } from "../http/metrics.ts";
import { type Tracing, withinTrace } from "./tracing.ts";

/** A span for every request, under the one its `traceparent` header names. Behind `logRequests`. */
export function traceRequests(tracing: Tracing | undefined): MiddlewareHandler<AppEnv> {
  if (!tracing) return (_, next) => next();
  return async (context, next) => {
    const { method, path } = context.req;
    const route = routeOf(path);
    const span = tracing.start(`${method} ${route}`, "server", context.req.header("traceparent"));
    await withinTrace(span.traceParent, next);
    const { status } = context.res;
    span.end(
      {
        "http.request.method": method,
        "http.route": route,
        "http.response.status_code": status,
        "plinth.request_id": context.get("requestId"),
      },
      status >= 500 ? String(status) : undefined,
    );
  };
}
