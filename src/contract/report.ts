import { z } from "zod";
import { materialTaskSchema, modelTaskSchema } from "./task.ts";

/** Why a task failed, for people. `cancelled` is someone's wish, not a fault. */
export const failureSchema = z.object({
  code: z.enum([
    "cancelled",
    "time-limit",
    "memory-limit",
    "worker-lost",
    "cannot-make",
    "upstream-failed",
    "internal",
  ]),
  message: z.string(),
  hint: z.string().optional(),
});
export type Failure = z.infer<typeof failureSchema>;

/** One word or phrase of the prompt, and what became of it. */
export const wordUseSchema = z.object({
  text: z.string(),
  /** `noise` is what prompts carry and nothing can follow: "highly detailed". */
  role: z.enum([
    "object",
    "part",
    "colour",
    "material",
    "count",
    "size",
    "shape",
    "wear",
    "pattern",
    "style",
    "pose",
    "relation",
    "negation",
    "noise",
    "grammar",
    "unused",
  ]),
  /** What it was taken for, e.g. `chair`, or `oak planks`. */
  meaning: z.string().optional(),
  /** True where the meaning is a guess: an unknown noun taken for its nearest kind. */
  assumed: z.boolean().optional(),
});
export type WordUse = z.infer<typeof wordUseSchema>;

/** Plinth's addition to a retrieve: `?include=report`. Fields appear as they become known. */
export const reportSchema = z
  .object({
    stage: z.string().optional().meta({ description: "The step under way, or the last one." }),
    progress: z.number().min(0).max(1),
    queuePosition: z.int().optional().meta({ description: "1 is next; only while queued." }),
    failure: failureSchema.optional(),
    words: z.array(wordUseSchema).optional(),
    notes: z.array(z.string()).optional().meta({ description: "What was assumed, dropped or ignored, in sentences." }),
    faces: z.int().optional(),
    vertices: z.int().optional(),
    closed: z.boolean().optional(),
    view: z.object({ azimuthDeg: z.number(), elevationDeg: z.number() }).optional().meta({
      description:
        "Where a model's thumbnail is taken from: 0, 0 looks at its front, positive from its left (+X) and from above. Degrees.",
    }),
    timingsMs: z.record(z.string(), z.number()).optional(),
    engineVersion: z.string().optional(),
    cached: z.boolean().optional().meta({
      description: "True where the files are those of an earlier task with the same request. Times are that task's.",
    }),
    upstream: z.string().optional().meta({ description: "The host that made it, where this server fronts another." }),
    version: z.string().optional(),
    faceLimit: z.int().optional(),
    pbr: z.boolean().optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: "Report" });
export type Report = z.infer<typeof reportSchema>;

export const modelTaskWithReportSchema = modelTaskSchema.extend({ report: reportSchema.optional() });
export const materialTaskWithReportSchema = materialTaskSchema.extend({ report: reportSchema.optional() });
export const taskWithReportSchemas = {
  "text-to-3d": modelTaskWithReportSchema,
  material: materialTaskWithReportSchema,
} as const;

/** A page of `GET /v1/text-to-3d` or `GET /v1/material`, newest first. */
export const modelPageSchema = z.object({
  items: z.array(modelTaskWithReportSchema),
  nextCursor: z.string().nullable(),
});
export const materialPageSchema = z.object({
  items: z.array(materialTaskWithReportSchema),
  nextCursor: z.string().nullable(),
});

export const pricesSchema = z.object({
  "subnet-v1": z.int().min(0),
  "premium-v1": z.int().min(0),
  "premium-v1-pbr": z.int().min(0),
  "model-optimize": z.int().min(0),
  "material-preview": z.int().min(0),
  "material-optimize": z.int().min(0),
});
export type Prices = z.infer<typeof pricesSchema>;

/** `GET /v1/account`. */
export const accountSchema = z
  .object({
    name: z.string(),
    balance: z.int().nullable().meta({ description: "Credits left to spend; null means unlimited." }),
    prices: pricesSchema,
  })
  .meta({ id: "Account" });
export type Account = z.infer<typeof accountSchema>;
