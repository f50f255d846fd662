import type { CreateMaterialBody, CreateModelBody } from "#contract/create.ts";
import type { Family } from "#contract/family.ts";
import type { Draft } from "../api/draft.ts";
import { seedsOf, VARIATIONS_MAX } from "./seed-policy.ts";
import { createTexts } from "./texts.ts";

/** What is wrong, by field. */
export type FieldErrors = Partial<Record<keyof Draft, string>>;

export interface ReadDraft {
  errors: FieldErrors;
  /** One body per variation; none where something is wrong. */
  bodies: (CreateModelBody | CreateMaterialBody)[];
}

/** A box that may be empty: undefined, a number, or what was typed, for the schema to refuse by name. */
const numberOrText = (text: string): number | string | undefined => {
  const trimmed = text.trim().replace(/[\s_,]/g, "");
  if (trimmed === "") return undefined;
  return /^[+-]?\d+$/.test(trimmed) ? Number(trimmed) : text.trim();
};

/**
 * Reads a draft by the contract's own schemas, which are loaded when first needed.
 *
 * @param isOwn Whether it goes to our own service: the bounds of others are theirs to tell.
 */
export async function readDraft(family: Family, draft: Draft, isOwn: boolean): Promise<ReadDraft> {
  const { createBodySchemas, anyCreateBodySchemas } = await import("#contract/create.ts");
  const pbr = draft.pbr && draft.version === "premium-v1";
  const result = (isOwn ? createBodySchemas : anyCreateBodySchemas)[family].safeParse({
    prompt: draft.prompt,
    seed: numberOrText(draft.seed),
    negativePrompt: draft.negativePrompt,
    ...(family === "text-to-3d" && { version: draft.version, faceLimit: numberOrText(draft.faceLimit), pbr }),
  });
  const errors: FieldErrors = {};
  const variations = Number(draft.variations);
  if (!Number.isInteger(variations) || variations < 1 || variations > VARIATIONS_MAX) {
    errors.variations = createTexts.readDraft.wrongVariations(VARIATIONS_MAX, draft.variations);
  }
  for (const { path, message } of result.error?.issues ?? []) {
    const field = String(path[0] ?? "prompt");
    // the contract speaks of null to those who write JSON; here a box is empty
    putError(errors, field, field === "seed" ? createTexts.readDraft.wrongSeed(draft.seed.trim()) : message);
  }
  if (!result.success || errors.variations) return { errors, bodies: [] };
  const bodies = seedsOf(result.data.seed, variations).map((seed) => ({ ...result.data, seed }));
  return { errors, bodies };
}

/** A server's own complaints, on the fields they are about; what is about no field here is left over. */
export function serverErrors(complaints: readonly { path: string; message: string }[]): {
  errors: FieldErrors;
  rest: string[];
} {
  const errors: FieldErrors = {};
  const rest = complaints.flatMap(({ path, message }) =>
    putError(errors, path, message) ? [] : [`${path}: ${message}`],
  );
  return { errors, rest };
}

const FIELDS: readonly string[] = [
  "prompt",
  "negativePrompt",
  "seed",
  "version",
  "faceLimit",
  "pbr",
] satisfies (keyof Draft)[];

function putError(errors: FieldErrors, path: string, message: string): boolean {
  const field = path.split(/[./]/).find((part) => FIELDS.includes(part)) as keyof Draft | undefined;
  if (!field) return false;
  errors[field] ??= message;
  return true;
}
