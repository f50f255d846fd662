import { z } from "zod";
import { VERSIONS } from "#contract/create.ts";
import { FAMILIES } from "#contract/family.ts";
import type { ExperimentRecord, ExperimentSettings } from "../../api/experiment-record.ts";
import { isPng, readPngText } from "../../api/png-text.ts";
import { neededLists, type WordLists } from "../language/resolve-prompt.ts";
import { EMPTY_SETTINGS } from "../plan/experiment-settings.ts";
import { experimentTexts } from "../texts.ts";

/** The text chunk of a contact sheet that holds its experiment. */
export const SHEET_KEYWORD = "Plinth-Experiment";

/** What a contact sheet tells about its experiment. */
export interface SheetSettings {
  name: string;
  settings: ExperimentSettings;
}

/** The settings as JSON, with the lists that the prompt needs. */
export function sheetText({ name, settings }: ExperimentRecord, own: WordLists): string {
  const all = { ...own, ...settings.lists };
  const lists = Object.fromEntries(neededLists(settings.prompt, all).map((each) => [each, all[each] ?? ""]));
  return JSON.stringify({ name, settings: { ...settings, lists } });
}

const text = z.string().max(40_000);
const axisSchema = z.object({
  kind: z.enum(["seed", "prompt", "term", "negative", "version", "face-limit", "pbr"]),
  text,
});
const sheetSchema = z.object({
  name: z.string().max(200),
  settings: z.object({
    family: z.enum(FAMILIES),
    prompt: text,
    negativePrompt: text,
    seed: text,
    version: z.enum(VERSIONS),
    faceLimit: text,
    pbr: z.boolean(),
    axes: z.object({ columns: axisSchema.optional(), rows: axisSchema.optional(), pages: axisSchema.optional() }),
    draws: text,
    drawSeed: z.int(),
    lists: z.record(z.string(), text),
  }),
});

/** Whether a file is a contact sheet. */
export const holdsSheet = (bytes: Uint8Array): boolean => SHEET_KEYWORD in readPngText(bytes);

/**
 * Reads the experiment out of a contact sheet. A file may come from anywhere: nothing of it is believed.
 *
 * @throws {Error} in words for the artist.
 */
export function readSheet(bytes: Uint8Array): SheetSettings {
  if (!isPng(bytes)) throw new Error(experimentTexts.sheetSettings.noPng);
  const found = readPngText(bytes)[SHEET_KEYWORD];
  if (found === undefined) throw new Error(experimentTexts.sheetSettings.noExperiment);
  const result = sheetSchema.safeParse(parseJson(found));
  if (!result.success) throw new Error(experimentTexts.sheetSettings.unreadable);
  const { name, settings } = result.data;
  const axes = Object.fromEntries(Object.entries(settings.axes).filter(([, axis]) => axis !== undefined));
  return { name, settings: { ...EMPTY_SETTINGS, ...settings, axes } };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Sorts the lists that came with an experiment: those the artist has already are left out, unknown ones become the
 * artist's, and different ones of the same name stay with the experiment.
 */
export function sortLists(came: WordLists, own: WordLists): { keep: Record<string, string>; add: WordLists } {
  const keep: Record<string, string> = {};
  const add: Record<string, string> = {};
  for (const [name, content] of Object.entries(came)) {
    if (!Object.hasOwn(own, name)) add[name] = content;
    else if (own[name] !== content) keep[name] = content;
  }
  return { keep, add };
}
