import { HTTPException } from "hono/http-exception";
import { PROBLEMS, type Problem, type ProblemCode } from "#contract/problem.ts";
import { ProblemError, type ProblemOptions } from "../problem-error.ts";
import type { AppContext } from "./app-env.ts";

/** RFC 9457 problem details. */
export function answerProblem(
  context: AppContext,
  code: ProblemCode,
  detail: string,
  { hint, errors, headers }: ProblemOptions = {},
): Response {
  const { status, title } = PROBLEMS[code];
  const problem: Problem = {
    type: `urn:plinth:problem:${code}`,
    title,
    status,
    detail,
    code,
    ...(hint !== undefined && { hint }),
    requestId: context.get("requestId"),
    ...(errors && { errors }),
  };
  return context.body(JSON.stringify(problem), status, { ...headers, "Content-Type": "application/problem+json" });
}

/** The one place where what was thrown becomes an answer. */
export function answerError(error: Error, context: AppContext): Response {
  if (error instanceof ProblemError) return answerProblem(context, error.code, error.message, error.options);
  if (error instanceof HTTPException && error.status < 500) {
    return answerProblem(context, "malformed-json", "The request could not be read.");
  }
  context.get("log").error({ err: error }, "a request broke");
  return answerProblem(context, "internal", "Something broke on our side. The log tells more under the request id.");
}

export const answerNotFound = (context: AppContext): Response =>
  answerProblem(context, "not-found", `There is nothing at ${context.req.path}.`);
