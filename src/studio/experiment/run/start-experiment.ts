import type { ExperimentRecord, ExperimentSettings } from "../../api/experiment-record.ts";
import { changeExperiment } from "../../api/experiments-store.ts";
import { useHistory } from "../../api/history-store.ts";
import { randomSeed } from "../../api/random-seed.ts";
import type { WordLists } from "../language/resolve-prompt.ts";
import { type PlannedCell, planExperiment } from "../plan/plan-experiment.ts";
import { queueCells, sameAsBefore } from "./queue-cells.ts";

/** Cells that nothing has become of yet, in their order, each request once. */
export const openCells = (cells: readonly PlannedCell[], { results }: ExperimentRecord): PlannedCell[] => [
  ...new Map(cells.filter(({ key }) => results[key] === undefined).map((cell) => [cell.key, cell])).values(),
];

/** Writes down the seed that the whole grid has, where none was given. */
export function withSeed(settings: ExperimentSettings, random: () => number = Math.random): ExperimentSettings {
  const hasAxis = Object.values(settings.axes).some((axis) => axis.kind === "seed");
  return settings.seed.trim() === "" && !hasAxis ? { ...settings, seed: String(randomSeed(random)) } : settings;
}

/** Queues every cell that nothing has become of yet. What was made before, with the same request, is taken as it is. */
export async function startExperiment(experiment: ExperimentRecord, lists: WordLists): Promise<void> {
  const settings = withSeed(experiment.settings);
  const { cells } = planExperiment(settings, lists);
  const made = sameAsBefore(useHistory.getState().records, experiment);
  await changeExperiment(experiment.id, (current) => {
    const open = openCells(cells, current);
    const there = open.flatMap(({ key }) => {
      const record = made.get(key);
      return record ? [[key, { state: "sent", recordKey: record.key }] as const] : [];
    });
    const results = { ...current.results, ...Object.fromEntries(there) };
    const keys = open.filter(({ key }) => !made.has(key)).map(({ key }) => key);
    return queueCells({ ...current, settings, results }, keys);
  });
}
