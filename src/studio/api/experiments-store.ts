import { replaceEqualDeep } from "@tanstack/react-query";
import { create } from "zustand";
import { database } from "./database.ts";
import type { ExperimentRecord } from "./experiment-record.ts";
import { noteStorageProblem } from "./history-store.ts";
import { otherTabs } from "./other-tabs.ts";

interface ExperimentsState {
  /** By id. */
  experiments: Readonly<Record<string, ExperimentRecord>>;
  /** False until what earlier visits left has been read. */
  loaded: boolean;
}

/** Every experiment, mirrored in IndexedDB. */
export const useExperiments = create<ExperimentsState>()(() => ({ experiments: {}, loaded: false }));

/** Told the id of an experiment that has changed. */
const tabs = otherTabs<string>("plinth.experiments");
// changes of this tab that are not on disk yet: until then the page knows better than the disk
const pending = new Map<string, number>();

let loading: Promise<void> | undefined;

/** Reads what earlier visits left, once. */
export function loadExperiments(): Promise<void> {
  loading ??= readAll();
  return loading;
}

async function readAll(): Promise<void> {
  tabs.hear((id) => void readAgain(id));
  try {
    const stored = await (await database()).getAll("experiments");
    const fromDisk = Object.fromEntries(stored.map((each) => [each.id, each]));
    useExperiments.setState(({ experiments }) => ({ experiments: { ...fromDisk, ...experiments }, loaded: true }));
  } catch (error) {
    useExperiments.setState({ loaded: true });
    noteStorageProblem(error);
  }
}

async function readAgain(id: string): Promise<void> {
  const stored = await (await database()).get("experiments", id);
  if (!pending.has(id)) show(id, stored);
}

function show(id: string, experiment: ExperimentRecord | undefined): void {
  useExperiments.setState((state) => {
    const { [id]: shown, ...others } = state.experiments;
    if (!experiment) return { experiments: others };
    // what comes from the disk is new through and through: what is the same stays, and hundreds of cells are not drawn again
    const next = replaceEqualDeep(shown, experiment);
    return next === shown ? state : { experiments: { ...others, [id]: next } };
  });
}

export const findExperiment = (id: string): ExperimentRecord | undefined => useExperiments.getState().experiments[id];

/** Whether a task came of an experiment. */
export const isOfExperiment = (recordKey: string): boolean =>
  Object.values(useExperiments.getState().experiments).some(({ results }) =>
    Object.values(results).some((result) => result.state === "sent" && result.recordKey === recordKey),
  );

export async function addExperiment(experiment: ExperimentRecord): Promise<void> {
  show(experiment.id, experiment);
  await onDisk(experiment.id, async () => {
    await (await database()).put("experiments", experiment);
    return experiment;
  });
}

/**
 * Changes an experiment, at once on the page and then on disk, where all tabs' changes come one after the other.
 *
 * @param change Called for both: it must depend on nothing but its argument.
 * @returns The experiment as it stands on disk afterwards; undefined when it was deleted meanwhile.
 */
export async function changeExperiment(
  id: string,
  change: (experiment: ExperimentRecord) => ExperimentRecord,
): Promise<ExperimentRecord | undefined> {
  const known = findExperiment(id);
  if (known) show(id, change(known));
  return onDisk(id, async () => {
    const transaction = (await database()).transaction("experiments", "readwrite");
    const stored = await transaction.store.get(id);
    const changed = stored && change(stored);
    if (changed && changed !== stored) await transaction.store.put(changed);
    await transaction.done;
    return changed;
  });
}

/** Forgets an experiment. Its tasks stay. */
export async function removeExperiment(id: string): Promise<void> {
  show(id, undefined);
  await onDisk(id, async () => {
    await (await database()).delete("experiments", id);
    return undefined;
  });
}

async function onDisk(
  id: string,
  work: () => Promise<ExperimentRecord | undefined>,
): Promise<ExperimentRecord | undefined> {
  pending.set(id, (pending.get(id) ?? 0) + 1);
  const settle = () => {
    const left = (pending.get(id) ?? 1) - 1;
    if (left === 0) pending.delete(id);
    else pending.set(id, left);
    return left === 0;
  };
  try {
    const stored = await work();
    if (settle()) show(id, stored);
    tabs.tell(id);
    return stored;
  } catch (error) {
    settle();
    noteStorageProblem(error);
    // without storage it lives as long as the page
    return findExperiment(id);
  }
}
