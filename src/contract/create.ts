import { z } from "zod";
import { grouped } from "./grouped.ts";
import { FACE_LIMIT_MAX, FACE_LIMIT_MIN, PROMPT_MAX_LENGTH } from "./limits.ts";

export const VERSIONS = ["subnet-v1", "premium-v1"] as const;
export type Version = (typeof VERSIONS)[number];
export const DEFAULT_VERSION: Version = "premium-v1";

/** What a person reads when a value is of the wrong type: the value itself, and what it must be. */
const wrongType = (what: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? `Required: ${what}.` : `Must be ${what}, got ${quote(issue.input)}.`;

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** What our own service allows where the contract names no bounds. */
interface Bounds {
  readonly promptMaxLength: number;
  readonly faceLimitMin: number;
  readonly faceLimitMax: number;
}

const textSchema = ({ promptMaxLength }: Bounds) =>
  z
    .string({ error: wrongType("text") })
    .trim()
    .max(promptMaxLength, {
      error: (issue) =>
        `Must be at most ${grouped(promptMaxLength)} characters, got ${grouped([...String(issue.input)].length)}.`,
    });

/** `null` counts as left out for every optional field. */
const optional = <T extends z.ZodType>(schema: T) =>
  schema
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();

const seedSchema = optional(
  z
    .int({
      error: (issue) =>
        `Must be a whole number between ${grouped(Number.MIN_SAFE_INTEGER)} and ${grouped(Number.MAX_SAFE_INTEGER)}, or null, got ${quote(issue.input)}.`,
    })
    .meta({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
);

function materialSchema(bounds: Bounds) {
  const text = textSchema(bounds);
  return z.object(
    {
      prompt: text.min(1, "Must not be empty: say in a few words what to make."),
      seed: seedSchema,
      negativePrompt: optional(text.transform((negative) => (negative === "" ? undefined : negative))),
    },
    { error: wrongType("a JSON object") },
  );
}

function modelSchema(bounds: Bounds) {
  const { faceLimitMin, faceLimitMax } = bounds;
  const error = (issue: { input?: unknown }) =>
    `Must be a whole number of triangles from ${grouped(faceLimitMin)} to ${grouped(faceLimitMax)}, got ${quote(issue.input)}.`;
  return materialSchema(bounds).extend({
    version: optional(
      z.enum(VERSIONS, { error: (issue) => `Must be one of ${VERSIONS.join(", ")}, got ${quote(issue.input)}.` }),
    ),
    faceLimit: optional(z.int({ error }).min(faceLimitMin, { error }).max(faceLimitMax, { error })),
    pbr: optional(z.boolean({ error: wrongType("true or false") })),
  });
}

const OWN_BOUNDS: Bounds = {
  promptMaxLength: PROMPT_MAX_LENGTH,
  faceLimitMin: FACE_LIMIT_MIN,
  faceLimitMax: FACE_LIMIT_MAX,
};
/** Another server has the last word: only what no server can mean is refused. */
const ANY_BOUNDS: Bounds = { promptMaxLength: 1_000_000, faceLimitMin: 1, faceLimitMax: Number.MAX_SAFE_INTEGER };

export const createMaterialBodySchema = materialSchema(OWN_BOUNDS).meta({ id: "CreateMaterialBody" });
export const createModelBodySchema = modelSchema(OWN_BOUNDS).meta({ id: "CreateModelBody" });

/** As validated: trimmed, with nulls and empty negative prompts left out. */
export type CreateModelBody = z.output<typeof createModelBodySchema>;
export type CreateMaterialBody = z.output<typeof createMaterialBodySchema>;

/** Within the bounds of our own service. */
export const createBodySchemas = { "text-to-3d": createModelBodySchema, material: createMaterialBodySchema } as const;

/** For other servers of the contract, whose bounds are not known. */
export const anyCreateBodySchemas = {
  "text-to-3d": modelSchema(ANY_BOUNDS),
  material: materialSchema(ANY_BOUNDS),
} as const;
