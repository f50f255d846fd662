import type { Family } from "#contract/family.ts";
import type { AssetRecord } from "../api/asset-record.ts";
import { useDraft } from "../api/draft-store.ts";
import type { ExperimentRecord } from "../api/experiment-record.ts";
import { addExperiment } from "../api/experiments-store.ts";
import { newExperiment, settingsFromDraft, settingsFromRecord } from "./plan/experiment-settings.ts";
import { experimentTexts } from "./texts.ts";

const NAME_LENGTH = 60;
const nameOf = (prompt: string): string =>
  prompt.trim().slice(0, NAME_LENGTH) || experimentTexts.openExperiment.experiment;

/** Makes an experiment of a result: its settings, and the seeds after its own. */
export async function experimentFromRecord(record: AssetRecord): Promise<ExperimentRecord> {
  const experiment = newExperiment(record.connectionId, nameOf(record.task.prompt), settingsFromRecord(record));
  await addExperiment(experiment);
  return experiment;
}

/** Makes an experiment of what is written in the form. */
export async function experimentFromDraft(family: Family, connectionId: string): Promise<ExperimentRecord> {
  const draft = useDraft.getState().drafts[family];
  const experiment = newExperiment(connectionId, nameOf(draft.prompt), settingsFromDraft(family, draft));
  await addExperiment(experiment);
  return experiment;
}
