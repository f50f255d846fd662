import { type Problem, problemSchema } from "#contract/problem.ts";

type Json = Record<string, unknown>;
type Complaint = NonNullable<Problem["errors"]>[number];

const MESSAGE_MAX_LENGTH = 300;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const text = (...values: unknown[]): string | undefined => {
  const found = values.find((value): value is string => typeof value === "string" && value.trim() !== "")?.trim();
  return found && found.length > MESSAGE_MAX_LENGTH ? `${found.slice(0, MESSAGE_MAX_LENGTH)}…` : found;
};

/**
 * Reads what a server says about a failure. The contract names no shape for it, so the common ones are understood:
 * problem details, `message`, `error` as text or as an object, `detail` as text or as a list, `errors` by field.
 *
 * @returns undefined when there are no words in it.
 */
export function readProblem(body: unknown, status: number): Problem | undefined {
  const whole = problemSchema.safeParse(body);
  if (whole.success) return whole.data;
  if (typeof body === "string") return body.trim() ? problemOf({ detail: text(body) }, status) : undefined;
  if (!isObject(body)) return undefined;
  const inner = isObject(body.error) ? body.error : {};
  const errors = [body.errors, body.detail, body.issues, body.violations, inner.errors, inner.details]
    .map(readComplaints)
    .find((list) => list.length > 0);
  const detail =
    text(body.detail, body.message, inner.message, inner.detail, body.error_description, body.error, body.title) ??
    errors?.[0]?.message;
  if (detail === undefined) return undefined;
  const requestId = text(body.requestId, body.request_id, body.traceId, body.trace_id, inner.request_id);
  const code = text(body.code, inner.code, inner.type);
  return problemOf({ detail, errors, requestId, code, hint: text(body.hint, inner.hint) }, status);
}

function problemOf(found: { [K in keyof Problem]?: Problem[K] | undefined }, status: number): Problem {
  const known = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
  return { type: "about:blank", title: `The server answered ${status}.`, ...known, status };
}

/** A list of complaints with their fields, or an object of them by field. */
function readComplaints(value: unknown): Complaint[] {
  if (Array.isArray(value)) {
    return value.filter(isObject).flatMap((each) => {
      const message = text(each.message, each.msg, each.detail, each.title, each.reason);
      const source = isObject(each.source) ? each.source.pointer : undefined;
      const path = readPath(each.path ?? each.loc ?? each.field ?? each.param ?? each.pointer ?? each.name ?? source);
      return message === undefined ? [] : [{ path, message }];
    });
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([path, said]) => {
    const message = text(...(Array.isArray(said) ? said : [said]));
    return message === undefined ? [] : [{ path, message }];
  });
}

const readPath = (path: unknown): string => {
  if (Array.isArray(path)) return path.join(".");
  return typeof path === "string" ? path.replace(/^#?\//, "").replaceAll("/", ".") : "";
};
