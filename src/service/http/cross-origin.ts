import type { MiddlewareHandler } from "hono";
import type { Config } from "../config.ts";
import { ProblemError } from "../problem-error.ts";
import type { AppContext, AppEnv } from "./app-env.ts";

const EXPOSED =
  "Retry-After, Location, ETag, RateLimit, RateLimit-Policy, X-Request-Id, Deprecation, Content-Range, Accept-Ranges, Content-Length, Preference-Applied";
const ALLOWED_HEADERS =
  "Accept, Authorization, Content-Type, Idempotency-Key, Range, If-None-Match, Prefer, X-Request-Id";
const PREFLIGHT_KEPT_SECONDS = "600";

/** Lets pages of the allowed origins call the service, and refuses those of all others. */
export function crossOrigin({
  allowedOrigins,
  publicUrl,
}: Pick<Config, "allowedOrigins" | "publicUrl">): MiddlewareHandler<AppEnv> {
  const allowed = new Set(allowedOrigins);
  if (publicUrl !== undefined) allowed.add(new URL(publicUrl).origin);
  return async (context, next) => {
    const origin = context.req.header("Origin");
    if (origin === undefined) {
      await next();
    } else {
      if (!allowed.has(origin) && !isOwn(context, origin)) {
        throw new ProblemError("forbidden-origin", `Pages of ${origin} may not call this service.`, {
          hint: "PLINTH_ALLOWED_ORIGINS names the origins that may.",
          headers: { Vary: "Origin" },
        });
      }
      if (isPreflight(context)) context.res = preflightAnswer(origin);
      else await next();
      context.res.headers.set("Access-Control-Allow-Origin", origin);
      context.res.headers.set("Access-Control-Expose-Headers", EXPOSED);
    }
    context.res.headers.append("Vary", "Origin");
  };
}

/** Files are opened by their signature alone, so that any page that knows the address may have them. */
export const openToAllOrigins: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (isPreflight(context)) context.res = preflightAnswer("*");
  else await next();
  context.res.headers.set("Access-Control-Allow-Origin", "*");
  context.res.headers.set("Access-Control-Expose-Headers", EXPOSED);
  context.res.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
};

function isOwn(context: AppContext, origin: string): boolean {
  const host = context.req.header("Host") ?? new URL(context.req.url).host;
  // the scheme is left out: behind a proxy that ends TLS only the page knows it
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

const isPreflight = (context: AppContext) =>
  context.req.method === "OPTIONS" && context.req.header("Access-Control-Request-Method") !== undefined;

const preflightAnswer = (origin: string) =>
  new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Origin": origin,
      "Access-Control-Allow-Methods": "GET, HEAD, POST, DELETE",
      "Access-Control-Allow-Headers": ALLOWED_HEADERS,
      "Access-Control-Max-Age": PREFLIGHT_KEPT_SECONDS,
    },
  });
