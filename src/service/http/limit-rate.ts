import type { MiddlewareHandler } from "hono";
import { ProblemError } from "../problem-error.ts";
import type { Sql } from "../storage/database.ts";
import { countAgainst } from "../storage/rate-limit.ts";
import type { AppEnv } from "./app-env.ts";

const MINUTE_SECONDS = 60;

/**
 * Holds an account to its requests a minute, and tells it how it stands (draft-ietf-httpapi-ratelimit-headers). Behind
 * `authenticate`. Accounts without a limit are not counted.
 */
export function limitRate(database: Sql): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const account = context.get("account");
    const quota = account?.requestsPerMinute ?? null;
    if (quota === null) return next();
    const perSecond = quota / MINUTE_SECONDS;
    const { waitSeconds, remaining } = await countAgainst(database, `account ${account.id}`, {
      burst: quota,
      perSecond,
    });
    const untilNextSeconds = waitSeconds > 0 ? waitSeconds : Math.ceil(1 / perSecond);
    context.header("RateLimit-Policy", `"minute";q=${quota};w=${MINUTE_SECONDS}`);
    context.header("RateLimit", `"minute";r=${remaining};t=${untilNextSeconds}`);
    if (waitSeconds > 0) {
      throw new ProblemError("rate-limited", `This token may send ${quota} requests a minute.`, {
        hint: `Send the next one in ${waitSeconds} seconds or more.`,
        headers: { "Retry-After": String(waitSeconds) },
      });
    }
    await next();
  };
}
