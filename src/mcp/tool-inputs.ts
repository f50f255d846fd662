import { z } from "zod";
import { VERSIONS } from "#contract/create.ts";
import { FAMILIES } from "#contract/family.ts";

/** What tools take. Bounds are left to the server: it has the last word. */
export const familyInput = z.enum(FAMILIES).describe("text-to-3d for models, material for materials");

/** An id becomes a folder's name, so it holds nothing that leads out of one. */
export const taskInput = z
  .string()
  .regex(/^[\w-]{1,64}$/, "Must be a task's id.")
  .describe("The task's id");

export const materialInputs = {
  prompt: z.string().describe("What to make, in words: 'weathered oak planks'"),
  seed: z.int().optional().describe("Same prompt and seed, same asset. Left out, the server picks one"),
  negativePrompt: z.string().optional().describe("What to avoid"),
};

export const modelInputs = {
  ...materialInputs,
  prompt: z.string().describe("What to make, in words: 'a red chair'"),
  version: z.enum(VERSIONS).optional().describe("premium-v1 is the better one, subnet-v1 the quicker"),
  faceLimit: z.int().optional().describe("Most triangles of the model"),
  pbr: z.boolean().optional().describe("Normal, roughness, metalness and ambient occlusion maps as well"),
};
