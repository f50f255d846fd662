import { ACCOUNT_PATH, familyPath } from "#contract/paths.ts";

/** Which of Plinth's additions a server has beyond the contract. */
export interface Capabilities {
  /** `?include=report` on a retrieve. */
  readonly report: boolean;
  /** `GET /v1/text-to-3d` and `GET /v1/material`. */
  readonly list: boolean;
  /** `?include=report` on these lists. */
  readonly listReports: boolean;
  /** `DELETE` of a task. */
  readonly remove: boolean;
  /** `GET /v1/account`. */
  readonly account: boolean;
  /** `Prefer: wait` (RFC 7240) on a retrieve. */
  readonly wait: boolean;
  /** `Idempotency-Key` on a creation. */
  readonly repeat: boolean;
}

/** A server of the bare contract. */
export const NO_CAPABILITIES: Capabilities = {
  report: false,
  list: false,
  listReports: false,
  remove: false,
  account: false,
  wait: false,
  repeat: false,
};

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;
const child = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined);

/** Reads them off a server's OpenAPI document; anything unexpected counts as not having them. */
export function readCapabilities(document: unknown): Capabilities {
  const paths = child(document, "paths");
  if (!isObject(paths)) return NO_CAPABILITIES;
  const family = familyPath("text-to-3d");
  const taskKey = Object.keys(paths).find((key) => key.startsWith(`${family}/{`) && key.endsWith("}"));
  const task = taskKey === undefined ? undefined : paths[taskKey];
  const takes = (name: string, operation = child(task, "get")) => {
    const parameters = child(operation, "parameters");
    return Array.isArray(parameters) && parameters.some((each) => child(each, "name") === name);
  };
  return {
    report: takes("include"),
    list: isObject(child(paths[family], "get")),
    listReports: takes("include", child(paths[family], "get")),
    remove: isObject(child(task, "delete")),
    account: isObject(child(paths[ACCOUNT_PATH], "get")),
    wait: takes("Prefer"),
    repeat: takes("Idempotency-Key", child(paths[family], "post")),
  };
}
