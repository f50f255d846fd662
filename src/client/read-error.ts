import type { Problem } from "#contract/problem.ts";
import { ClientError } from "./client-error.ts";
import { readProblem } from "./read-problem.ts";

const BODY_EXCERPT_LENGTH = 200;

/** Turns an answer outside 2xx into a ClientError, with as much as the server told. */
export async function readError(response: Response): Promise<ClientError> {
  const text = await response.text().catch(() => "");
  const problem = parseProblem(text, response.status);
  const kind = response.status === 401 || response.status === 403 ? "unauthorized" : "http";
  const retryAfterMs = parseRetryAfter(response.headers.get("Retry-After"));
  const requestId = problem?.requestId ?? response.headers.get("X-Request-Id") ?? undefined;
  return new ClientError(messageOf(response, problem, text), {
    kind,
    status: response.status,
    ...(problem && { problem }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(requestId !== undefined && { requestId }),
  });
}

function parseProblem(text: string, status: number): Problem | undefined {
  try {
    return readProblem(JSON.parse(text), status);
  } catch {
    // a foreign server may answer errors in any shape, HTML included
    return undefined;
  }
}

function messageOf(response: Response, problem: Problem | undefined, text: string): string {
  if (problem) return problem.detail ?? problem.title;
  const excerpt = isPage(response) || text.trimStart().startsWith("<") ? "" : text.trim().slice(0, BODY_EXCERPT_LENGTH);
  // `{}` tells nobody anything
  return `The server answered ${response.status}${/[\p{L}\p{N}]/u.test(excerpt) ? `: ${excerpt}` : ""}.`;
}

/** A web page, where none was asked for. */
export const isPage = (response: Response): boolean => response.headers.get("Content-Type")?.includes("html") ?? false;

/** Seconds or an HTTP date (RFC 9110, 10.2.3) -> milliseconds from now, 0 or more; undefined when absent or unreadable. */
export function parseRetryAfter(value: string | null, now: number = Date.now()): number | undefined {
  if (value === null) return undefined;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
