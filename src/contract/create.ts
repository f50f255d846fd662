import { z } from "zod";
import { FACE_LIMIT_MAX, FACE_LIMIT_MIN, PROMPT_MAX_LENGTH } from "./limits.ts";

export const VERSIONS = ["subnet-v1", "premium-v1"] as const;
export type Version = (typeof VERSIONS)[number];
export const DEFAULT_VERSION: Version = "premium-v1";

const count = (value: number) => value.toLocaleString("en-US");

/** What a person reads when a value is of the wrong type: the value itself, and what it must be. */
const wrongType = (what: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? `Required: ${what}.` : `Must be ${what}, got ${quote(issue.input)}.`;

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

const promptSchema = z
  .string({ error: wrongType("text") })
  .trim()
  .min(1, "Must not be empty: say in a few words what to make.")
  .max(PROMPT_MAX_LENGTH, {
    error: (issue) =>
      `Must be at most ${count(PROMPT_MAX_LENGTH)} characters, got ${count(String(issue.input).length)}.`,
  });

/** `null` counts as left out for every optional field. */
const optional = <T extends z.ZodType>(schema: T) =>
  schema
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();

const negativePromptSchema = optional(
  z
    .string({ error: wrongType("text") })
    .trim()
    .max(PROMPT_MAX_LENGTH, {
      error: (issue) =>
        `Must be at most ${count(PROMPT_MAX_LENGTH)} characters, got ${count(String(issue.input).length)}.`,
    })
    .transform((text) => (text === "" ? undefined : text)),
);

const seedSchema = optional(
  z.int({
    error: (issue) =>
      `Must be a whole number between ${count(Number.MIN_SAFE_INTEGER)} and ${count(Number.MAX_SAFE_INTEGER)}, or null, got ${quote(issue.input)}.`,
  }),
);

const faceLimitMessage = (issue: { input?: unknown }) =>
  `Must be a whole number of triangles from ${count(FACE_LIMIT_MIN)} to ${count(FACE_LIMIT_MAX)}, got ${quote(issue.input)}.`;

export const createMaterialBodySchema = z
  .object(
    { prompt: promptSchema, seed: seedSchema, negativePrompt: negativePromptSchema },
    { error: wrongType("a JSON object") },
  )
  .meta({ id: "CreateMaterialBody" });

export const createModelBodySchema = z
  .object(
    {
      prompt: promptSchema,
      seed: seedSchema,
      negativePrompt: negativePromptSchema,
      version: optional(
        z.enum(VERSIONS, { error: (issue) => `Must be one of ${VERSIONS.join(", ")}, got ${quote(issue.input)}.` }),
      ),
      faceLimit: optional(
        z
          .int({ error: faceLimitMessage })
          .min(FACE_LIMIT_MIN, { error: faceLimitMessage })
          .max(FACE_LIMIT_MAX, { error: faceLimitMessage }),
      ),
      pbr: optional(z.boolean({ error: wrongType("true or false") })),
    },
    { error: wrongType("a JSON object") },
  )
  .meta({ id: "CreateModelBody" });

/** As validated: trimmed, with nulls and empty negative prompts left out. */
export type CreateModelBody = z.output<typeof createModelBodySchema>;
export type CreateMaterialBody = z.output<typeof createMaterialBodySchema>;

export const createBodySchemas = { "text-to-3d": createModelBodySchema, material: createMaterialBodySchema } as const;
