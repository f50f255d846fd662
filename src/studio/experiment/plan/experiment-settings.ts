import type { Family } from "#contract/family.ts";
import type { AssetRecord } from "../../api/asset-record.ts";
import { type Draft, EMPTY_DRAFT } from "../../api/draft.ts";
import type { Axis, Direction, ExperimentRecord, ExperimentSettings } from "../../api/experiment-record.ts";
import { askedOf } from "../../api/record-body.ts";
import { randomUuid } from "../../api/test-connection.ts";
import { escapePrompt, hasChoices } from "../language/escape-prompt.ts";
import { experimentTexts } from "../texts.ts";
import { DIRECTIONS } from "./axis-kinds.ts";

/** Settings that ask for nothing yet. */
export const EMPTY_SETTINGS: ExperimentSettings = {
  family: "text-to-3d",
  prompt: "",
  negativePrompt: "",
  seed: "",
  version: "subnet-v1",
  faceLimit: "",
  pbr: true,
  axes: { columns: { kind: "seed", text: "1-3" } },
  draws: "",
  drawSeed: 1,
  lists: {},
};

const AT_ONCE = 2;

/** A new experiment with these settings, not yet stored. */
export const newExperiment = (connectionId: string, name: string, settings: ExperimentSettings): ExperimentRecord => ({
  id: randomUuid(),
  name,
  connectionId,
  settings,
  results: {},
  paused: false,
  atOnce: AT_ONCE,
  createdAtMs: Date.now(),
  changedAtMs: Date.now(),
});

/** A copy without any results. @param taken Names that there are already. */
export const duplicateOf = (experiment: ExperimentRecord, taken: Iterable<string>): ExperimentRecord => ({
  ...newExperiment(experiment.connectionId, copyName(experiment.name, taken), experiment.settings),
  atOnce: experiment.atOnce,
  cellSizePx: experiment.cellSizePx,
});

/** `Chairs` -> `Chairs copy` -> `Chairs copy 2`, the first that is free. A name's own number means something else. */
export function copyName(name: string, taken: Iterable<string> = []): string {
  const names = new Set(taken);
  const copyOf = experimentTexts.page.copyOf;
  for (let count = 1; ; count += 1) {
    const copy = copyOf(stemOf(name, copyOf), count);
    if (copy !== name && !names.has(copy)) return copy;
  }
}

/** What a copy is a copy of; any other name as it is. */
function stemOf(name: string, copyOf: (stem: string, count: number) => string): string {
  const count = Number(/\d+$/.exec(name)?.[0] ?? 1);
  const ending = copyOf("", count);
  return name.length > ending.length && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

/** Takes an earlier result as the middle of a new experiment: its seed and the ones after it. */
export function settingsFromRecord(record: AssetRecord): ExperimentSettings {
  const { family, task } = record;
  const asked = askedOf(record);
  const last = task.seed + 3;
  return {
    ...EMPTY_SETTINGS,
    family,
    prompt: escapePrompt(task.prompt),
    negativePrompt: task.negativePrompt ?? "",
    seed: String(task.seed),
    version: asked.version ?? "premium-v1",
    faceLimit: asked.faceLimit === undefined ? "" : String(asked.faceLimit),
    pbr: asked.pbr ?? false,
    axes: {
      columns: { kind: "seed", text: Number.isSafeInteger(last) ? `${task.seed}-${last}` : String(task.seed) },
    },
  };
}

/** Takes the form's draft: the choices of its prompt on the columns, variations on the rows. */
export function settingsFromDraft(family: Family, draft: Draft): ExperimentSettings {
  const { prompt, negativePrompt, seed, version, faceLimit, pbr } = { ...EMPTY_DRAFT, ...draft };
  const variations = Math.trunc(Number(draft.variations)) || 1;
  const first = /^\d+$/.test(seed) ? Number(seed) : 1;
  const seeds: Axis = { kind: "seed", text: `${first}-${first + Math.max(2, variations) - 1}` };
  const axes: Partial<Record<Direction, Axis>> = !hasChoices(prompt)
    ? { columns: seeds }
    : { columns: { kind: "prompt", text: "" }, ...(variations > 1 && { rows: seeds }) };
  return { ...EMPTY_SETTINGS, family, prompt, negativePrompt, seed, version, faceLimit, pbr, axes };
}

type Axes = ExperimentSettings["axes"];

/** The prompt as it is written now. Choices that come into it go on the first axis that is free, unless one has them already. */
export function withPrompt({ prompt: before, axes }: ExperimentSettings, prompt: string): Partial<ExperimentSettings> {
  const free = DIRECTIONS.find((direction) => !axes[direction]);
  const isNew = hasChoices(prompt) && !hasChoices(before);
  if (!isNew || !free || DIRECTIONS.some((direction) => axes[direction]?.kind === "prompt")) return { prompt };
  return { prompt, axes: withAxis(axes, free, { kind: "prompt", text: "" }) };
}

/** The axes with another one at a place; without it, that is empty. */
export function withAxis(axes: Axes, direction: Direction, axis: Axis | undefined): Axes {
  const { [direction]: _old, ...others } = axes;
  return axis ? { ...others, [direction]: axis } : others;
}

/** The axes with what was chosen for a place. What stood on another until now changes places with it: twice, it says nothing. */
export function withChosenAxis(axes: Axes, direction: Direction, axis: Axis | undefined): Axes {
  const twin = DIRECTIONS.find((each) => each !== direction && axes[each]?.kind === axis?.kind);
  if (!axis || !twin || axis.kind === "term" || axes[direction]?.kind === axis.kind)
    return withAxis(axes, direction, axis);
  return withAxis(withAxis(axes, direction, axes[twin]), twin, axes[direction]);
}
