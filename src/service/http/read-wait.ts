import type { AppContext } from "./app-env.ts";

/** Proxies close lines that stay quiet for long, and a service that stops waits for its answers. */
export const LONGEST_WAIT_SECONDS = 10;

/** The whole seconds of `Prefer: wait=N` (RFC 7240, 4.3), 0 without it. What else is preferred is ignored, as the RFC says. */
export function readWait(context: AppContext): number {
  const wait = /(?:^|,)\s*wait\s*=\s*"?(\d{1,6})"?\s*(?:[,;]|$)/i.exec(context.req.header("Prefer") ?? "");
  return Math.min(LONGEST_WAIT_SECONDS, Number(wait?.[1] ?? 0));
}
