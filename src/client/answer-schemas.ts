import { z } from "zod";
import { taskWithReportSchemas } from "#contract/report.ts";
import { materialUrlsSchema, modelUrlsSchema } from "#contract/task.ts";

/** An empty list stands for an empty object in some languages, and null for an address that is not there yet. */
const readUrls = (value: unknown): unknown => {
  if (value === null || value === undefined || Array.isArray(value)) return {};
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).filter(([, url]) => typeof url === "string" && url !== ""));
};

const common = {
  // larger ones than a number can hold exactly are told in round figures, which is better than not at all
  seed: z.number().refine(Number.isInteger, "Must be a whole number."),
  negativePrompt: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
  finishedAt: taskWithReportSchemas.material.shape.finishedAt.optional().transform((time) => time ?? null),
};

/** Tasks as servers answer them: what the contract says, read as generously as it can be without guessing. */
export const answerSchemas = {
  "text-to-3d": taskWithReportSchemas["text-to-3d"].extend({
    ...common,
    urls: z.preprocess(readUrls, modelUrlsSchema),
  }),
  material: taskWithReportSchemas.material.extend({ ...common, urls: z.preprocess(readUrls, materialUrlsSchema) }),
} as const;
