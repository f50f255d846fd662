/** One thing that was looked at. */
export interface Finding {
  readonly subject: string;
  /** `doubtful` works, though perhaps not as it is meant; with `wrong` the service does not start, or makes nothing. */
  readonly state: "well" | "doubtful" | "wrong";
  /** What was found. Holds no password, key or token. */
  readonly told: string;
  /** What to do about it. */
  readonly advice?: string;
}

export const well = (subject: string, told: string): Finding => ({ subject, state: "well", told });
export const doubtful = (subject: string, told: string, advice: string): Finding => ({
  subject,
  state: "doubtful",
  told,
  advice,
});
export const wrong = (subject: string, told: string, advice: string): Finding => ({
  subject,
  state: "wrong",
  told,
  advice,
});

/** The words of whatever was thrown, and of what lies behind it: a refusal is often wrapped in a friendlier one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message } = error;
  if (cause instanceof Error) return reasonOf(cause);
  // several addresses of one name were tried, and each has its own reason
  if (error instanceof AggregateError && message === "") return error.errors.map(reasonOf).join("; ");
  return message;
}
