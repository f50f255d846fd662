import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { AppEnv } from "./app-env.ts";

const GIVEN_ID = /^[\w.:-]{1,64}$/;

/** Gives every request an id, or keeps the one it came with, and logs it once it is answered. */
export function logRequests(log: Logger): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const given = context.req.header("X-Request-Id");
    const requestId = given !== undefined && GIVEN_ID.test(given) ? given : randomUUID();
    context.set("requestId", requestId);
    context.set("log", log.child({ requestId }));
    const startedAt = performance.now();
    await next();
    context.header("X-Request-Id", requestId);
    const { method, path } = context.req;
    const { status } = context.res;
    // polls come by the second: they are told only where something is wrong
    const level = status >= 500 ? "error" : status >= 400 || method !== "GET" ? "info" : "debug";
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    context.get("log")[level]({ method, path: withoutSignature(path), status, ms }, "request");
  };
}

/** A file's signature opens it without a token, so it is a secret as well. */
const withoutSignature = (path: string) => path.replace(/^(\/v1\/files\/[^/]*\/[^/]*\/)[^/]*/, "$1-");
