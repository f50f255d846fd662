import { z } from "zod";

export const STATUSES = ["queued", "in_progress", "succeeded", "failed"] as const;
export const statusSchema = z.enum(STATUSES);
export type Status = z.infer<typeof statusSchema>;

/** ISO 8601 with a numeric offset, whole seconds: `2026-11-21T09:30:00+00:00`. */
export const timestampSchema = z.iso.datetime({ offset: true });

const commonFields = {
  id: z.string().meta({ description: "Identifier of the task, a UUID." }),
  status: statusSchema,
  seed: z.int().meta({ description: "Seed used to create the task." }),
  prompt: z.string(),
  negativePrompt: z.string().nullable().meta({ description: "Null when none was given." }),
  creditsUsed: z.int().meta({ description: "Credits consumed; 0 until the work has succeeded." }),
  finishedAt: timestampSchema.nullable().meta({ description: "Null while the task is not yet processed." }),
  createdAt: timestampSchema,
};

export const modelUrlsSchema = z.object({
  albedo: z.string().optional(),
  obj: z.string().optional(),
  thumbnail: z.string().optional(),
  // only where pbr was asked for: the contract says these textures are generated and names no keys for them
  normal: z.string().optional(),
  roughness: z.string().optional(),
  metalness: z.string().optional(),
  ao: z.string().optional(),
});

export const materialUrlsSchema = z.object({
  albedo: z.string().optional(),
  normal: z.string().optional(),
  displacement: z.string().optional(),
  metalness: z.string().optional(),
  roughness: z.string().optional(),
  ao: z.string().optional(),
});

export const modelTaskSchema = z
  .object({
    id: commonFields.id,
    kind: z.enum(["preview", "optimize"]),
    status: commonFields.status,
    seed: commonFields.seed,
    prompt: commonFields.prompt,
    negativePrompt: commonFields.negativePrompt,
    urls: modelUrlsSchema,
    creditsUsed: commonFields.creditsUsed,
    finishedAt: commonFields.finishedAt,
    createdAt: commonFields.createdAt,
  })
  .meta({ id: "ModelTask", description: "A Text to 3D task." });

export const materialTaskSchema = z
  .object({
    id: commonFields.id,
    status: commonFields.status,
    seed: commonFields.seed,
    prompt: commonFields.prompt,
    negativePrompt: commonFields.negativePrompt,
    urls: materialUrlsSchema,
    creditsUsed: commonFields.creditsUsed,
    finishedAt: commonFields.finishedAt,
    createdAt: commonFields.createdAt,
  })
  .meta({ id: "MaterialTask", description: "A Text to Material task." });

export type ModelTask = z.infer<typeof modelTaskSchema>;
export type MaterialTask = z.infer<typeof materialTaskSchema>;
export type Task = ModelTask | MaterialTask;

export const taskSchemas = { "text-to-3d": modelTaskSchema, material: materialTaskSchema } as const;
