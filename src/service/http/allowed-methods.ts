import type { Hono } from "hono";
import { FAMILIES } from "#contract/family.ts";
import { ACCOUNT_PATH, familyPath, OPENAPI_PATH, TOKENS_PATH } from "#contract/paths.ts";
import { answerProblem } from "./answer-problem.ts";
import type { AppEnv } from "./app-env.ts";
import { FILE_PATH } from "./file-routes.ts";

const READ = ["GET", "HEAD"];

const METHODS: ReadonlyArray<readonly [string, readonly string[]]> = [
  ...FAMILIES.flatMap((family) => [
    [familyPath(family), [...READ, "POST"]] as const,
    [`${familyPath(family)}/:task`, [...READ, "DELETE"]] as const,
    [`${familyPath(family)}/:task/optimize`, ["POST"]] as const,
  ]),
  [ACCOUNT_PATH, READ],
  [TOKENS_PATH, [...READ, "POST"]],
  [`${TOKENS_PATH}/:name`, ["DELETE"]],
  [OPENAPI_PATH, READ],
  [FILE_PATH, READ],
  ["/healthz", READ],
  ["/readyz", READ],
  ["/metrics", READ],
  ["/backup", READ],
  ["/restore", ["POST"]],
  ["/docs", READ],
  ["/docs/openapi.json", READ],
  ["/docs/rapidoc.js", READ],
];

/** Answers what no route took, though there is one under another method. Added last. */
export function addAllowedMethods(app: Hono<AppEnv>): void {
  for (const [path, methods] of METHODS) {
    const allow = [...methods, "OPTIONS"].join(", ");
    app.all(path, (context) => {
      if (context.req.method === "OPTIONS") return context.body(null, 204, { Allow: allow });
      return answerProblem(context, "method-not-allowed", `${context.req.method} does nothing here.`, {
        hint: `Allowed: ${allow}.`,
        headers: { Allow: allow },
      });
    });
  }
}
