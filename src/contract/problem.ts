import { z } from "zod";

/** Every way a request can be refused, with its HTTP status and its title. */
export const PROBLEMS = {
  "malformed-json": { status: 400, title: "The body is not JSON" },
  unauthorized: { status: 401, title: "No valid access token" },
  "insufficient-credits": { status: 402, title: "Too few credits" },
  "forbidden-origin": { status: 403, title: "This origin is not allowed" },
  "not-found": { status: 404, title: "Not found" },
  "method-not-allowed": { status: 405, title: "Method not allowed" },
  "request-timeout": { status: 408, title: "The request came too slowly" },
  "not-ready": { status: 409, title: "The task is not ready for this" },
  "body-too-large": { status: 413, title: "The body is too large" },
  "unsupported-media-type": { status: 415, title: "The body must be application/json" },
  "host-not-allowed": { status: 421, title: "This host name is not served here" },
  "invalid-body": { status: 422, title: "The body does not validate" },
  "idempotency-mismatch": { status: 422, title: "This Idempotency-Key was used with another body" },
  "too-many-tasks": { status: 429, title: "Too many tasks under way" },
  "rate-limited": { status: 429, title: "Too many requests" },
  internal: { status: 500, title: "Something broke on our side" },
  "queue-full": { status: 503, title: "The queue is full" },
  unavailable: { status: 503, title: "The service cannot answer now" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** RFC 9457 problem details, as Plinth's service answers every error. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    code: z.string().optional(),
    hint: z.string().optional(),
    requestId: z.string().optional(),
    errors: z
      .array(
        z.object({ path: z.string().meta({ description: "Field name, dots between levels." }), message: z.string() }),
      )
      .optional(),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof problemSchema>;
