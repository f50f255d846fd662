import { type CreateModelBody, createBodySchemas } from "#contract/create.ts";
import {
  type Axis,
  CELLS_MAX,
  type Direction,
  type ExperimentSettings,
  requestKey,
} from "../../api/experiment-record.ts";
import { expandPrompt } from "../language/expand-prompt.ts";
import { type ResolvedNode, resolvePrompt, type WordLists } from "../language/resolve-prompt.ts";
import { promptsTexts } from "../language/texts.ts";
import { axisWords, DIRECTIONS, directionWord } from "./axis-kinds.ts";
import { noting, type ProblemPlace, type Problems } from "./problem.ts";
import { type AxisValue, type LooseBody, readAxis } from "./read-axis.ts";

/** One request of the grid. */
export interface PlannedCell {
  /** See `requestKey`. Without a seed it names nothing yet. */
  key: string;
  body: CreateModelBody;
}

/** Everything an experiment would ask for, before anything is sent. */
export interface Plan {
  /** Labels; one empty one where nothing stands on the axis. */
  labels: Record<Direction, readonly string[]>;
  /** The labels as they stand over a grid and on a sheet: "seed 7", where a label says "7". */
  heads: Record<Direction, readonly string[]>;
  /** Page by page, row by row. Empty while there are problems. */
  cells: readonly PlannedCell[];
  problems: Problems;
}

const NO_AXIS: AxisValue = { label: "", apply: (body) => body };

/** Works out the grid of an experiment. Whatever is wrong with the settings is told by place. */
export function planExperiment(settings: ExperimentSettings, ownLists: WordLists): Plan {
  const problems: Problems = {};
  const axes = axesOf(settings, problems);
  const lists = { ...ownLists, ...settings.lists };
  checkDraws(settings, axes, problems);
  const tree = noting(problems, "prompt", () => resolvePrompt(settings.prompt, lists));
  const values = Object.fromEntries(
    DIRECTIONS.map((direction): [Direction, AxisValue[]] => {
      const axis = axes[direction];
      if (!axis) return [direction, [NO_AXIS]];
      if (axis.kind === "prompt" && problems.draws) return [direction, []];
      return [direction, noting(problems, direction, () => readAxis(axis, settings, tree)) ?? []];
    }),
  ) as Record<Direction, AxisValue[]>;
  const wordsOf = (word: (value: AxisValue) => string) => ({
    columns: values.columns.map(word),
    rows: values.rows.map(word),
    pages: values.pages.map(word),
  });
  const words = { labels: wordsOf(({ label }) => label), heads: wordsOf(({ label, head }) => head ?? label) };
  const counts = DIRECTIONS.map((direction) => values[direction].length);
  const total = counts.reduce((product, count) => product * count, 1);
  if (total > CELLS_MAX) {
    const parts = counts.filter((count) => count > 1).join(" × ");
    problems.cells = {
      message: promptsTexts.planExperiment.tooManyCells(parts, total, CELLS_MAX),
    };
  }
  const base = tree && basePrompt(tree, axes, problems);
  if (base === undefined || Object.keys(problems).length > 0) return { ...words, cells: [], problems };
  const cells = buildCells(settings, axes, values, base, problems);
  return { ...words, cells: Object.keys(problems).length > 0 ? [] : cells, problems };
}

/** The axes that the family has. The same kind twice says nothing, except for terms. */
function axesOf({ family, axes }: ExperimentSettings, problems: Problems): Partial<Record<Direction, Axis>> {
  const used: Partial<Record<Direction, Axis>> = {};
  for (const direction of DIRECTIONS) {
    const axis = axes[direction];
    if (!axis || !axisWords(axis.kind).families.includes(family)) continue;
    const twin = DIRECTIONS.find((each) => used[each]?.kind === axis.kind);
    if (twin && axis.kind !== "term") {
      problems[direction] = {
        message: promptsTexts.planExperiment.taken(axisWords(axis.kind).label, directionWord(twin)),
      };
    }
    used[direction] = axis;
  }
  return used;
}

function checkDraws({ draws }: ExperimentSettings, axes: Partial<Record<Direction, Axis>>, problems: Problems): void {
  if (draws.trim() === "" || !hasKind(axes, "prompt")) return;
  const count = Number(draws);
  if (Number.isInteger(count) && count >= 1 && count <= CELLS_MAX) return;
  problems.draws = { message: promptsTexts.planExperiment.wrongDraws(CELLS_MAX, draws) };
}

const hasKind = (axes: Partial<Record<Direction, Axis>>, kind: Axis["kind"]): boolean =>
  DIRECTIONS.some((direction) => axes[direction]?.kind === kind);

/** The prompt that cells start from. With choices on an axis, the axis replaces it. */
function basePrompt(
  tree: readonly ResolvedNode[],
  axes: Partial<Record<Direction, Axis>>,
  problems: Problems,
): string | undefined {
  const few = expandPrompt(tree);
  const first = few.next().value?.prompt ?? "";
  if (!hasKind(axes, "prompt") && !few.next().done) {
    problems.prompt = {
      message: promptsTexts.planExperiment.holdsChoices,
    };
  }
  return first;
}

function buildCells(
  settings: ExperimentSettings,
  axes: Partial<Record<Direction, Axis>>,
  values: Record<Direction, AxisValue[]>,
  prompt: string,
  problems: Problems,
): PlannedCell[] {
  const { family } = settings;
  const base: LooseBody = {
    prompt,
    negativePrompt: settings.negativePrompt,
    seed: numberOrText(settings.seed),
    version: settings.version,
    faceLimit: numberOrText(settings.faceLimit),
    pbr: settings.pbr,
  };
  // choices make the prompt that terms are looked for in
  const order = [...DIRECTIONS].sort((a, b) => Number(axes[b]?.kind === "prompt") - Number(axes[a]?.kind === "prompt"));
  const cells: PlannedCell[] = [];
  for (const page of values.pages) {
    for (const row of values.rows) {
      for (const column of values.columns) {
        const chosen = { columns: column, rows: row, pages: page };
        let body: LooseBody | undefined = base;
        for (const direction of order) {
          const from: LooseBody | undefined = body;
          body = from && noting(problems, direction, () => chosen[direction].apply(from));
        }
        const checked = body && check(family, body, axes, problems);
        if (!checked) return [];
        cells.push({ key: requestKey(checked), body: checked });
      }
    }
  }
  return cells;
}

const FIELD_KINDS: Partial<Record<string, Axis["kind"]>> = {
  prompt: "prompt",
  negativePrompt: "negative",
  seed: "seed",
  faceLimit: "face-limit",
};

function check(
  family: ExperimentSettings["family"],
  { version, faceLimit, pbr, ...common }: LooseBody,
  axes: Partial<Record<Direction, Axis>>,
  problems: Problems,
): CreateModelBody | undefined {
  const loose =
    family === "material" ? common : { ...common, version, faceLimit, pbr: pbr && version === "premium-v1" };
  const result = createBodySchemas[family].safeParse(loose);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) {
    const field = String(path[0] ?? "prompt");
    const kind = FIELD_KINDS[field];
    // an empty prompt stands in its own field, whatever the axes make of it
    const direction =
      kind === "prompt" ? undefined : DIRECTIONS.find((each) => kind !== undefined && axes[each]?.kind === kind);
    const place = direction ?? (kind ? (field as ProblemPlace) : "prompt");
    problems[place] ??= { message };
  }
  return undefined;
}

/** A box that may be empty: undefined, a number, or what was typed, for the schema to refuse by name. */
function numberOrText(text: string): number | string | undefined {
  const trimmed = text.trim().replace(/[\s_,]/g, "");
  if (trimmed === "") return undefined;
  return /^[+-]?\d+$/.test(trimmed) ? Number(trimmed) : text.trim();
}
