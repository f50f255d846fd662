import type { AppContext } from "./app-env.ts";
import { invalidBody } from "./read-body.ts";

const LIMIT_DEFAULT = 50;
const LIMIT_MAX = 200;

/** The task number a page ends with, in a form nobody is tempted to count with. */
export const writeCursor = (number: number): string => Buffer.from(`n${number}`).toString("base64url");

/** @throws {ProblemError} `invalid-body` */
export function readPage(context: AppContext): { limit: number; before: number | null } {
  const { limit, cursor } = context.req.query();
  const errors: { path: string; message: string }[] = [];
  if (limit !== undefined && !(/^\d{1,6}$/.test(limit) && Number(limit) >= 1 && Number(limit) <= LIMIT_MAX)) {
    errors.push({ path: "limit", message: `Must be a whole number from 1 to ${LIMIT_MAX}, got "${limit}".` });
  }
  const before = /^n(\d{1,15})$/.exec(Buffer.from(cursor ?? "", "base64url").toString())?.[1];
  if (cursor !== undefined && before === undefined) {
    errors.push({ path: "cursor", message: `Must be the nextCursor of a page before, got "${cursor}".` });
  }
  if (errors.length > 0) throw invalidBody(errors);
  return {
    limit: limit === undefined ? LIMIT_DEFAULT : Number(limit),
    before: before === undefined ? null : Number(before),
  };
}
