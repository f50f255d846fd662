import { z } from "zod";
import { VERSIONS } from "#contract/create.ts";
import { FAMILIES } from "#contract/family.ts";
import {
  AT_ONCE_MAX,
  CELL_SIZE_MAX_PX,
  CELL_SIZE_MIN_PX,
  CELLS_MAX,
  type ExperimentRecord,
} from "../../api/experiment-record.ts";

const text = z.string().max(50_000);
const time = z.number().min(0).max(8.64e15);

const axisSchema = z.object({
  kind: z.enum(["seed", "prompt", "term", "negative", "version", "face-limit", "pbr"]),
  text,
});

const resultSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("sent"), recordKey: z.string().max(300) }),
  z.object({ state: z.literal("refused"), title: text, detail: text }),
]);

const experimentSchema = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  name: z.string().max(500),
  connectionId: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/),
  settings: z.looseObject({
    family: z.enum(FAMILIES),
    prompt: text,
    negativePrompt: text,
    seed: text,
    version: z.enum(VERSIONS),
    faceLimit: text,
    pbr: z.boolean(),
    axes: z.object({
      columns: axisSchema.optional(),
      rows: axisSchema.optional(),
      pages: axisSchema.optional(),
    }),
    draws: text,
    drawSeed: z.number().catch(0),
    lists: z.record(z.string().max(100), text),
  }),
  results: z.record(z.string().max(5000), z.unknown()).catch({}),
  atOnce: z.int().min(1).max(AT_ONCE_MAX).catch(1),
  cellSizePx: z.number().min(CELL_SIZE_MIN_PX).max(CELL_SIZE_MAX_PX).optional().catch(undefined),
  createdAtMs: time,
  changedAtMs: time,
});

/**
 * A line of a library file -> an experiment, or undefined. It comes in paused and with nothing left to send: reading a
 * file must cost nothing.
 */
export function readExperimentLine(line: string, idOf: (theirs: string) => string): ExperimentRecord | undefined {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return undefined;
  }
  const { success, data } = experimentSchema.safeParse(json);
  if (!success || Object.keys(data.results).length > CELLS_MAX * 10) return undefined;
  const connectionId = idOf(data.connectionId);
  const results: ExperimentRecord["results"] = {};
  for (const [key, value] of Object.entries(data.results)) {
    const result = resultSchema.safeParse(value).data;
    if (result?.state === "sent") {
      const [theirs = "", ...rest] = result.recordKey.split("/");
      results[key] = { state: "sent", recordKey: [idOf(theirs), ...rest].join("/") };
    } else if (result) results[key] = result;
  }
  return { ...data, connectionId, results, paused: true } as ExperimentRecord;
}
