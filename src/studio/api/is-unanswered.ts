import { ClientError } from "#client/client-error.ts";

/** What browsers say when a part of the page that comes later does not come; they have no kind of error for it. */
const PART_MISSING = /dynamically imported module|importing a module/i;

/** Whether a part of the studio itself was asked for, and its own server did not answer. */
export const isPartMissing = (error: unknown): boolean =>
  error instanceof TypeError && PART_MISSING.test(error.message);

/** Whether nobody answered. */
export const isUnanswered = (error: unknown): boolean =>
  isPartMissing(error) || (error instanceof ClientError && error.kind === "network");
