import { z } from "zod";
import { VERSIONS } from "#contract/create.ts";
import { FAMILIES } from "#contract/family.ts";
import { reportSchema } from "#contract/report.ts";
import { taskSchemas } from "#contract/task.ts";
import { type AssetRecord, FILE_NAMES, recordKey } from "../../api/asset-record.ts";
import { LABEL_LENGTH_MAX } from "../../api/mark-records.ts";
import { PIN_LENGTH_MAX, PINS_MAX } from "../../api/pins.ts";

const TEXT_MAX = 20_000;
const LABELS_MAX = 200;

const optional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const labels = optional(z.array(z.string().trim().min(1).max(LABEL_LENGTH_MAX)).max(LABELS_MAX));
const time = z.number().min(0).max(8.64e15);

const triple = z.tuple([z.number(), z.number(), z.number()]);
const pinSchema = z.object({
  madeAtMs: time,
  place: triple,
  normal: triple,
  words: z.string().max(PIN_LENGTH_MAX),
});

const areDistinct = (pins: readonly { madeAtMs: number }[]): boolean =>
  new Set(pins.map(({ madeAtMs }) => madeAtMs)).size === pins.length;

const lineSchema = z.object({
  record: z.object({
    connectionId: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/),
    family: z.enum(FAMILIES),
    task: z.unknown(),
    report: optional(reportSchema),
    asked: z
      .object({
        version: optional(z.enum(VERSIONS)),
        faceLimit: optional(z.int()),
        pbr: optional(z.boolean()),
      })
      .catch({}),
    starred: z.boolean().catch(false),
    rating: optional(z.int().min(1).max(5)),
    tags: labels,
    collections: labels,
    note: optional(z.string().max(TEXT_MAX)),
    pins: optional(z.array(pinSchema).max(PINS_MAX).refine(areDistinct)),
    markedAtMs: optional(time),
    sentAtMs: time,
    keptRevision: optional(z.string().max(TEXT_MAX)),
    lost: optional(z.string().max(TEXT_MAX)),
    unwatched: optional(z.boolean()),
  }),
  files: z.record(z.string(), z.string()).catch({}),
});

export interface ReadLine {
  record: AssetRecord;
  /** Paths of its files by name: only names that a task can have. */
  files: ReadonlyMap<string, string>;
}

/**
 * A line of a library file -> a record as this studio would have made it, without its files. Nothing in it is trusted.
 *
 * @returns undefined when it is no record.
 */
export function readRecordLine(line: string): ReadLine | undefined {
  const parsed = lineSchema.safeParse(parseJson(line));
  if (!parsed.success) return undefined;
  const { record, files } = parsed.data;
  const task = taskSchemas[record.family].safeParse(record.task);
  if (!task.success || task.data.id.length > 200 || task.data.prompt.length > TEXT_MAX) return undefined;
  const urls = Object.fromEntries(Object.entries(task.data.urls).filter(([, url]) => isHarmless(url)));
  return {
    record: {
      ...record,
      key: recordKey(record.connectionId, record.family, task.data.id),
      task: { ...task.data, urls } as AssetRecord["task"],
      kept: [],
      keptRevision: undefined,
    },
    files: new Map(Object.entries(files).filter(([name]) => name === "preview" || isFileName(name))),
  };
}

export const isFileName = (name: string): boolean => (FILE_NAMES as readonly string[]).includes(name);

/** Addresses of the web, or paths on the server: nothing that a click could run. */
const isHarmless = (url: string | undefined): boolean =>
  url !== undefined && (!/^[a-z][a-z0-9+.-]*:/i.test(url) || /^https?:/i.test(url));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
