import { isIP } from "node:net";
import { hostname } from "node:os";
import type { MiddlewareHandler } from "hono";
import type { Config } from "../config.ts";
import { ProblemError } from "../problem-error.ts";
import type { AppContext, AppEnv } from "./app-env.ts";

/**
 * Refuses names the service does not go by: a page elsewhere whose name was rebound to this machine's address would
 * otherwise be of its own origin. Addresses in numbers cannot be rebound.
 */
export function checkHost({ host, publicUrl }: Pick<Config, "host" | "publicUrl">): MiddlewareHandler<AppEnv> {
  const names = new Set(["localhost", host.toLowerCase(), hostname().toLowerCase()]);
  if (publicUrl !== undefined) names.add(new URL(publicUrl).hostname);
  return async (context, next) => {
    const given = hostOf(context);
    if (given === null || !(isIP(given) !== 0 || names.has(given) || given.endsWith(".localhost"))) {
      throw new ProblemError("host-not-allowed", `"${context.req.header("Host") ?? ""}" is not served here.`, {
        hint: "PLINTH_PUBLIC_URL names the address under which the service is reached.",
      });
    }
    await next();
  };
}

function hostOf(context: AppContext): string | null {
  const header = context.req.header("Host") ?? new URL(context.req.url).host;
  if (!URL.canParse(`http://${header}`)) return null;
  const url = new URL(`http://${header}`);
  if (url.pathname !== "/" || url.username !== "" || url.search !== "" || url.hash !== "") return null;
  return url.hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}

/** The address the request came to, as far as it can be known here. */
export function originOf(context: AppContext, publicUrl: string | undefined): string {
  return publicUrl ?? `http://${context.req.header("Host") ?? new URL(context.req.url).host}`;
}
