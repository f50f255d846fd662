import type { z } from "@hono/zod-openapi";
import { problemSchema } from "#contract/problem.ts";
import { type HeaderName, headersOf } from "./openapi-headers.ts";

const PROBLEM_MEANINGS: Readonly<Record<number, string>> = {
  400: "The body is not JSON.",
  401: "No token, or not a good one.",
  402: "Too few credits.",
  403: "Pages of this origin may not call.",
  404: "There is no such task, or it is another account's.",
  408: "The body came too slowly.",
  409: "The preview has not succeeded.",
  413: "The body is over 64 KiB.",
  415: "The body is not application/json, or is packed.",
  421: "This host name is not served here.",
  422: "The body or a parameter does not validate, or the Idempotency-Key came with another body before.",
  429: "Too many requests, or too many wrong tokens from this address.",
  500: "Something broke on the service's side.",
  503: "The queue is full, a file is being made again, or the service is starting or stopping; try again after Retry-After.",
};

/** @param example What the docs page offers to try; left out, it makes one up that fits the schema. */
export const jsonOf = <S extends z.ZodType>(schema: S, example?: z.input<S>) => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});

/** One good answer. */
export const answer = <C extends object = object>(
  status: number,
  description: string,
  { content, headers = [] }: { content?: C; headers?: readonly HeaderName[] } = {},
) => ({ [status]: { description, headers: headersOf(status, headers), ...(content && { content }) } });

/** What can be refused, with `headers` on each refusal. */
export const problems = (statuses: readonly number[], headers: readonly HeaderName[] = []) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: PROBLEM_MEANINGS[status] ?? "",
        headers: headersOf(status, headers),
        content: { "application/problem+json": { schema: problemSchema } },
      },
    ]),
  );
