import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { createBodySchemas } from "#contract/create.ts";
import { FAMILIES, type Family } from "#contract/family.ts";
import { ACCOUNT_PATH, familyPath, OPENAPI_PATH, TOKENS_PATH } from "#contract/paths.ts";
import { accountSchema, materialPageSchema, modelPageSchema, taskWithReportSchemas } from "#contract/report.ts";
import { taskSchemas } from "#contract/task.ts";
import { createdTokenSchema, newTokenSchema, tokenListSchema } from "#contract/token.ts";
import type { AppEnv } from "./app-env.ts";
import { answer, jsonOf, problems } from "./openapi-answers.ts";
import { registerHeaders } from "./openapi-headers.ts";
import { describeOutside } from "./openapi-outside.ts";
import { LONGEST_WAIT_SECONDS } from "./read-wait.ts";

const pageSchemas = { "text-to-3d": modelPageSchema, material: materialPageSchema } as const;

/** On every answer under `/v1` but files. */
const V1_HEADERS = ["Vary"] as const;

/** Every request may meet these besides. The host is looked at before anything else. */
const refusals = (...statuses: number[]) => ({
  ...problems([421]),
  ...problems([401, 403, 429, 500, ...statuses], V1_HEADERS),
});

const NAMES: Record<Family, { tag: string; id: string }> = {
  "text-to-3d": { tag: "Text to 3D", id: "Model" },
  material: { tag: "Text to Material", id: "Material" },
};

/** What is worth trying, and costs little. */
const EXAMPLES = {
  "text-to-3d": { prompt: "a red chair", seed: 7, version: "premium-v1", pbr: true },
  material: { prompt: "weathered oak planks", seed: 7 },
} as const;
const NEW_TOKEN = { name: "render farm", balance: 500, requestsPerMinute: 120, unsettledTasks: 20 };

const taskParameter = z.object({ task: z.uuid().meta({ description: "Identifier of the task." }) });

const repeatHeader = z.object({
  "Idempotency-Key": z
    .string()
    .regex(/^[\x20-\x7e]{1,255}$/)
    .optional()
    .meta({ description: "The same key and body give the same task." }),
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

const includeQuery = z.object({ include: z.enum(["report"]).optional() });
const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).optional().meta({ description: "50 where left out." }),
  cursor: z.string().optional().meta({ description: "nextCursor of the page before." }),
  ...includeQuery.shape,
});

/** Writes down every path. A studio learns here that the additions to the contract exist. */
export function describeApi(app: OpenAPIHono<AppEnv>): void {
  const { openAPIRegistry: registry } = app;
  registry.registerComponent("securitySchemes", "bearer", { type: "http", scheme: "bearer" });
  registerHeaders(app);
  for (const family of FAMILIES) for (const route of familyRoutes(family)) registry.registerPath(route);

  registry.registerPath({
    method: "get",
    path: ACCOUNT_PATH,
    operationId: "account",
    summary: "Balance and prices",
    tags: ["Account"],
    responses: {
      ...answer(200, "The account.", { content: jsonOf(accountSchema), headers: V1_HEADERS }),
      ...refusals(),
    },
  });
  registry.registerPath({
    method: "get",
    path: OPENAPI_PATH,
    operationId: "openapi",
    summary: "This document",
    tags: ["Account"],
    responses: {
      ...answer(200, "OpenAPI 3.1.", { content: jsonOf(z.object({ openapi: z.string() })), headers: V1_HEADERS }),
      ...refusals(),
    },
  });
  for (const route of tokenRoutes()) registry.registerPath(route);
  describeOutside(app);
}

/** The owner's alone: to any other token they look as if there were nothing. */
function tokenRoutes() {
  return [
    createRoute({
      method: "get",
      path: TOKENS_PATH,
      operationId: "listTokens",
      summary: "Tokens other than the owner's; for the owner alone",
      tags: ["Tokens"],
      responses: {
        ...answer(200, "All of them.", { content: jsonOf(tokenListSchema), headers: V1_HEADERS }),
        ...refusals(404),
      },
    }),
    createRoute({
      method: "post",
      path: TOKENS_PATH,
      operationId: "createToken",
      summary: "Make a token with an account of its own; for the owner alone",
      tags: ["Tokens"],
      request: { body: { required: true, content: jsonOf(newTokenSchema, NEW_TOKEN) } },
      responses: {
        ...answer(201, "The token, told this once.", { content: jsonOf(createdTokenSchema), headers: V1_HEADERS }),
        ...refusals(400, 404, 408, 413, 415, 422),
      },
    }),
    createRoute({
      method: "delete",
      path: `${TOKENS_PATH}/{name}`,
      operationId: "revokeToken",
      summary: "Revoke a token; its tasks stay; for the owner alone",
      tags: ["Tokens"],
      request: { params: z.object({ name: z.string() }) },
      responses: { ...answer(204, "Done.", { headers: V1_HEADERS }), ...refusals(404) },
    }),
  ];
}

function familyRoutes(family: Family) {
  const { tag, id } = NAMES[family];
  const task = jsonOf(taskSchemas[family]);
  const path = familyPath(family);
  return [
    createRoute({
      method: "post",
      path,
      operationId: `create${id}`,
      summary: "Create a preview task",
      tags: [tag],
      request: {
        headers: repeatHeader,
        body: { required: true, content: jsonOf(createBodySchemas[family], EXAMPLES[family]) },
      },
      responses: {
        ...answer(201, "The task, queued.", { content: task, headers: [...V1_HEADERS, "Location"] }),
        ...refusals(400, 402, 408, 413, 415, 422, 503),
      },
    }),
    createRoute({
      method: "get",
      path,
      operationId: `list${id}s`,
      summary: "List tasks, newest first",
      tags: [tag],
      request: { query: pageQuery },
      responses: {
        ...answer(200, "A page.", { content: jsonOf(pageSchemas[family]), headers: V1_HEADERS }),
        ...refusals(422),
      },
    }),
    createRoute({
      method: "get",
      path: `${path}/{task}`,
      operationId: `retrieve${id}`,
      summary: "Retrieve a task",
      tags: [tag],
      request: {
        params: taskParameter,
        query: includeQuery,
        headers: waitHeader,
      },
      responses: {
        ...answer(200, "The task.", {
          content: jsonOf(taskWithReportSchemas[family]),
          headers: [...V1_HEADERS, "Preference-Applied"],
        }),
        ...refusals(404),
      },
    }),
    createRoute({
      method: "delete",
      path: `${path}/{task}`,
      operationId: `remove${id}`,
      summary: "Cancel a task that has not settled, delete one that has",
      tags: [tag],
      request: { params: taskParameter },
      responses: { ...answer(204, "Done.", { headers: V1_HEADERS }), ...refusals(404) },
    }),
    createRoute({
      method: "post",
      path: `${path}/{task}/optimize`,
      operationId: `optimize${id}`,
      summary: "Optimize a preview task",
      tags: [tag],
      deprecated: family === "text-to-3d",
      request: { params: taskParameter, headers: repeatHeader, body: { content: jsonOf(z.object({})) } },
      responses: {
        ...answer(200, "The task.", {
          content: task,
          headers: family === "text-to-3d" ? [...V1_HEADERS, "Deprecation"] : V1_HEADERS,
        }),
        ...refusals(400, 402, 404, 408, 409, 413, 415, 422, 503),
      },
    }),
  ];
}
