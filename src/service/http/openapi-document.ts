import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { createBodySchemas } from "#contract/create.ts";
import { FAMILIES, type Family } from "#contract/family.ts";
import { ACCOUNT_PATH, familyPath, OPENAPI_PATH } from "#contract/paths.ts";
import { problemSchema } from "#contract/problem.ts";
import { accountSchema, materialPageSchema, modelPageSchema, taskWithReportSchemas } from "#contract/report.ts";
import { taskSchemas } from "#contract/task.ts";
import type { AppEnv } from "./app-env.ts";
import { LONGEST_WAIT_SECONDS } from "./read-wait.ts";

const pageSchemas = { "text-to-3d": modelPageSchema, material: materialPageSchema } as const;

const PROBLEM_MEANINGS: Readonly<Record<number, string>> = {
  400: "The body is not JSON.",
  401: "No token, or not a good one.",
  402: "Too few credits.",
  404: "There is no such task, or it is another account's.",
  409: "The preview has not succeeded.",
  413: "The body is over 64 KiB.",
  415: "The body is not application/json.",
  416: "The range lies outside the file.",
  422: "The body does not validate, or the Idempotency-Key came with another body before.",
  503: "The queue is full; try again after Retry-After.",
};

const json = <S extends z.ZodType>(schema: S) => ({ "application/json": { schema } });

const problems = (...statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: PROBLEM_MEANINGS[status] ?? "",
        content: { "application/problem+json": { schema: problemSchema } },
      },
    ]),
  );

const NAMES: Record<Family, { tag: string; id: string }> = {
  "text-to-3d": { tag: "Text to 3D", id: "Model" },
  material: { tag: "Text to Material", id: "Material" },
};

/** Writes down every path of `/v1`. A studio learns here that the additions to the contract exist. */
export function describeApi(app: OpenAPIHono<AppEnv>): void {
  const { openAPIRegistry: registry } = app;
  registry.registerComponent("securitySchemes", "bearer", { type: "http", scheme: "bearer" });
  const taskParameter = z.object({ task: z.uuid().meta({ description: "Identifier of the task." }) });
  const repeatHeader = z.object({
    "Idempotency-Key": z.string().optional().meta({ description: "The same key and body give the same task." }),
  });

  const waitHeader = z.object({
    Prefer: z
      .string()
      .optional()
      .meta({
        description: `\`wait=N\` holds the answer back until the status changes, N seconds at the most and never over ${LONGEST_WAIT_SECONDS} (RFC 7240).`,
        example: "wait=2",
      }),
  });

  for (const family of FAMILIES) {
    const { tag, id } = NAMES[family];
    const task = { content: json(taskSchemas[family]) };
    const path = familyPath(family);
    const routes = [
      createRoute({
        method: "post",
        path,
        operationId: `create${id}`,
        summary: "Create a preview task",
        tags: [tag],
        request: { headers: repeatHeader, body: { required: true, content: json(createBodySchemas[family]) } },
        responses: {
          201: { ...task, description: "The task, queued." },
          ...problems(400, 401, 402, 413, 415, 422, 503),
        },
      }),
      createRoute({
        method: "get",
        path,
        operationId: `list${id}s`,
        summary: "List tasks, newest first",
        tags: [tag],
        request: {
          query: z.object({ limit: z.coerce.number().int().min(1).max(200).optional(), cursor: z.string().optional() }),
        },
        responses: { 200: { content: json(pageSchemas[family]), description: "A page." }, ...problems(401, 422) },
      }),
      createRoute({
        method: "get",
        path: `${path}/{task}`,
        operationId: `retrieve${id}`,
        summary: "Retrieve a task",
        tags: [tag],
        request: {
          params: taskParameter,
          query: z.object({ include: z.enum(["report"]).optional() }),
          headers: waitHeader,
        },
        responses: {
          200: { content: json(taskWithReportSchemas[family]), description: "The task." },
          ...problems(401, 404),
        },
      }),
      createRoute({
        method: "delete",
        path: `${path}/{task}`,
        operationId: `remove${id}`,
        summary: "Cancel a task that has not settled, delete one that has",
        tags: [tag],
        request: { params: taskParameter },
        responses: { 204: { description: "Done." }, ...problems(401, 404) },
      }),
      createRoute({
        method: "post",
        path: `${path}/{task}/optimize`,
        operationId: `optimize${id}`,
        summary: "Optimize a preview task",
        tags: [tag],
        deprecated: family === "text-to-3d",
        request: { params: taskParameter, headers: repeatHeader, body: { content: json(z.object({})) } },
        responses: {
          200: { ...task, description: "The task." },
          ...problems(400, 401, 402, 404, 409, 413, 415, 422, 503),
        },
      }),
    ];
    for (const route of routes) registry.registerPath(route);
  }

  registry.registerPath({
    method: "get",
    path: ACCOUNT_PATH,
    operationId: "account",
    summary: "Balance and prices",
    tags: ["Account"],
    responses: { 200: { content: json(accountSchema), description: "The account." }, ...problems(401) },
  });
  registry.registerPath({
    method: "get",
    path: OPENAPI_PATH,
    operationId: "openapi",
    summary: "This document",
    tags: ["Account"],
    responses: { 200: { description: "OpenAPI 3.1." }, ...problems(401) },
  });
  registry.registerPath({
    method: "get",
    path: "/v1/files/{task}/{revision}/{signature}/{name}",
    operationId: "file",
    summary: "A file of a task, as its urls name it; needs no token until it expires",
    tags: ["Files"],
    security: [],
    request: {
      params: taskParameter.extend({ revision: z.string(), signature: z.string(), name: z.string() }),
    },
    responses: {
      200: { description: "The file." },
      206: { description: "The range asked for." },
      304: { description: "Not changed." },
      ...problems(401, 404, 416),
    },
  });
}
