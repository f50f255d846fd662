import type { ExperimentRecord } from "../../api/experiment-record.ts";
import { addExperiment } from "../../api/experiments-store.ts";
import { isPng } from "../../api/png-text.ts";
import { saveList, useLists } from "../lists/lists-store.ts";
import { newExperiment } from "../plan/experiment-settings.ts";
import { experimentTexts } from "../texts.ts";
import { holdsSheet, readSheet, sortLists } from "./sheet-settings.ts";

const FILE_MAX_BYTES = 256 * 2 ** 20;

/** Whether a file may be opened as a contact sheet. */
export async function isSheet(file: Blob): Promise<boolean> {
  if (file.size > FILE_MAX_BYTES || !isPng(new Uint8Array(await file.slice(0, 8).arrayBuffer()))) return false;
  return holdsSheet(new Uint8Array(await file.arrayBuffer()));
}

/**
 * Makes a new experiment of what a contact sheet holds.
 *
 * @throws {Error} in words for the artist, when it holds none.
 */
export async function openSheet(file: Blob, connectionId: string): Promise<ExperimentRecord> {
  if (file.size > FILE_MAX_BYTES) throw new Error(experimentTexts.openSheet.tooLarge);
  const { name, settings } = readSheet(new Uint8Array(await file.arrayBuffer()));
  const { keep, add } = sortLists(settings.lists, useLists.getState().lists);
  for (const [list, content] of Object.entries(add)) saveList(list, content);
  const experiment = newExperiment(connectionId, name, { ...settings, lists: keep });
  await addExperiment(experiment);
  return experiment;
}
