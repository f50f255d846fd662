import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { AppEnv } from "./app-env.ts";
import { answer, jsonOf, problems } from "./openapi-answers.ts";

const bytes = { schema: { type: "string", format: "binary" } } as const;
const FILE_HEADERS = ["ETag", "Accept-Ranges"] as const;

/** Writes down what needs no token: files by their signed addresses, and what supervisors ask for. */
export function describeOutside({ openAPIRegistry: registry }: OpenAPIHono<AppEnv>): void {
  const file = { content: { "image/png": bytes, "model/obj": bytes, "model/mtl": bytes } };
  registry.registerPath({
    method: "get",
    path: "/v1/files/{task}/{revision}/{signature}/{name}",
    operationId: "file",
    summary: "A file of a task, as its urls name it; needs no token until it expires",
    tags: ["Files"],
    security: [],
    request: {
      params: z.object({ task: z.uuid(), revision: z.string(), signature: z.string(), name: z.string() }),
      headers: z.object({
        Range: z.string().optional(),
        "If-Range": z.string().optional(),
        "If-None-Match": z.string().optional(),
      }),
    },
    responses: {
      ...answer(200, "The file.", { ...file, headers: FILE_HEADERS }),
      ...answer(206, "The range asked for.", { ...file, headers: [...FILE_HEADERS, "Content-Range"] }),
      ...answer(304, "Not changed.", { headers: FILE_HEADERS }),
      ...answer(416, "The range lies outside the file.", { headers: [...FILE_HEADERS, "Content-Range"] }),
      ...problems([401, 404, 421, 500, 503]),
    },
  });
  registry.registerPath({
    method: "get",
    path: "/healthz",
    operationId: "health",
    summary: "Whether the process is alive",
    tags: ["Operation"],
    security: [],
    responses: {
      ...answer(200, "It is.", { content: jsonOf(z.object({ status: z.literal("ok") })) }),
      ...problems([421, 500]),
    },
  });
  registry.registerPath({
    method: "get",
    path: "/readyz",
    operationId: "readiness",
    summary: "Whether it takes on work: database, files and, where the roles are split, a worker are there",
    tags: ["Operation"],
    security: [],
    responses: {
      ...answer(200, "It does.", { content: jsonOf(z.object({ status: z.literal("ready") })) }),
      ...problems([421, 500, 503]),
    },
  });
  describeOperation(registry);
}

/** The owner's alone: to any other token they look as if there were nothing. */
function describeOperation(registry: OpenAPIHono<AppEnv>["openAPIRegistry"]): void {
  registry.registerPath({
    method: "get",
    path: "/metrics",
    operationId: "metrics",
    summary: "Figures for Prometheus; for the owner alone",
    tags: ["Operation"],
    responses: {
      ...answer(200, "Prometheus's text form.", { content: { "text/plain": { schema: { type: "string" } } } }),
      ...problems([401, 404, 421, 429, 500]),
    },
  });
  registry.registerPath({
    method: "get",
    path: "/backup",
    operationId: "backup",
    summary: "Everything the service keeps, as one tar archive; for the owner alone",
    tags: ["Operation"],
    responses: {
      ...answer(200, "The archive.", { content: { "application/x-tar": bytes } }),
      ...problems([401, 404, 421, 429, 500]),
    },
  });
  registry.registerPath({
    method: "post",
    path: "/restore",
    operationId: "restore",
    summary: "Put a backup back; what is there already stays; for the owner alone",
    tags: ["Operation"],
    request: { body: { required: true, content: { "application/x-tar": bytes } } },
    responses: {
      ...answer(200, "How much was put back.", { content: jsonOf(z.record(z.string(), z.number())) }),
      ...problems([401, 404, 421, 422, 429, 500]),
    },
  });
}
