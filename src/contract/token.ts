import { z } from "zod";
import { grouped } from "./grouped.ts";
import { timestampSchema } from "./task.ts";

const LIMIT_MAX = 1_000_000;
/** Where more may run, no limit is needed. */
export const RUNNING_TASKS_MAX = 64;
const BALANCE_MAX = 1_000_000_000_000;

const quoted = (what: string) => (issue: { input?: unknown }) =>
  issue.input === undefined
    ? `Required: ${what}.`
    : `Must be ${what}, got ${JSON.stringify(issue.input)?.slice(0, 80)}.`;

const count = (min: number, max: number, description: string) => {
  const error = quoted(`a whole number from ${min} to ${grouped(max)}, or null`);
  return z.int({ error }).min(min, { error }).max(max, { error }).nullish().meta({ description });
};

const nameMessage = "1 to 64 letters, digits, spaces, dots, hyphens or underscores, the first a letter or digit";

/** The body of `POST /v1/tokens`. Null and left out mean no limit. */
export const newTokenSchema = z
  .object(
    {
      name: z
        .string({ error: quoted(nameMessage) })
        .regex(/^[a-zA-Z0-9][\w .-]{0,63}$/, { error: quoted(nameMessage) }),
      balance: count(0, BALANCE_MAX, "Credits to spend."),
      expiresAt: z.iso
        .datetime({ offset: true, error: quoted("a time like 2027-01-31T00:00:00+00:00, or null") })
        .nullish()
        .meta({ description: "From then on the token opens nothing." }),
      requestsPerMinute: count(1, LIMIT_MAX, "Requests at the most, told in RateLimit headers."),
      unsettledTasks: count(1, LIMIT_MAX, "Tasks waiting or being made at one time."),
      runningTasks: count(1, RUNNING_TASKS_MAX, "Tasks being made at one time; more of them wait."),
    },
    { error: quoted("a JSON object") },
  )
  .meta({ id: "NewToken" });
export type NewToken = z.output<typeof newTokenSchema>;

/** A token and its account, as its owner's manager sees it. The token itself is told once, when it is made. */
export const tokenSchema = z
  .object({
    name: z.string(),
    balance: z.int().nullable(),
    expiresAt: timestampSchema.nullable(),
    requestsPerMinute: z.int().nullable(),
    unsettledTasks: z.int().nullable(),
    runningTasks: z.int().nullable(),
    createdAt: timestampSchema,
    isRevoked: z.boolean(),
  })
  .meta({ id: "Token" });
export type Token = z.infer<typeof tokenSchema>;

export const createdTokenSchema = tokenSchema
  .extend({ token: z.string().meta({ description: "Told this once: only its hash is kept." }) })
  .meta({ id: "CreatedToken" });
export type CreatedToken = z.infer<typeof createdTokenSchema>;

/** `GET /v1/tokens`. */
export const tokenListSchema = z.object({ items: z.array(tokenSchema) });
