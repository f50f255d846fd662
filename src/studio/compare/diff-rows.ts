import type { AssetRecord } from "../api/asset-record.ts";
import { tookMs } from "../api/expected-duration.ts";
import { formatNumber } from "../texts/figures.ts";
import { formatCredits } from "../ui/credits.ts";
import { formatDuration } from "../ui/duration.ts";
import type { Figure } from "../viewer/controls/figures.ts";
import { compareTexts } from "./texts.ts";

/** One property of all sides; null where a side has none or is not here yet. */
export interface DiffRow {
  readonly name: string;
  readonly values: readonly (string | null)[];
  /** The sides do not say the same. */
  readonly differs: boolean;
  /** The words matter one by one. */
  readonly isText: boolean;
}

/** A side of the comparison, as far as it is known. */
export interface DiffSide {
  readonly record: AssetRecord | undefined;
  readonly figures: readonly Figure[];
}

/** What was asked for and what came of it, side by side. A property that no side has is left out. */
export function diffRows(sides: readonly DiffSide[]): readonly DiffRow[] {
  const told = sides.map(({ record, figures }) => new Map([...(record ? parametersOf(record) : []), ...figures]));
  const names = [...new Set(told.flatMap((side) => [...side.keys()]))];
  const texts = [compareTexts.diffRows.prompt, compareTexts.diffRows.negativePrompt];
  return names.map((name) => {
    const values = told.map((side) => side.get(name) ?? null);
    return { name, values, differs: new Set(values).size > 1, isText: texts.includes(name) };
  });
}

function parametersOf(record: AssetRecord): Figure[] {
  const { family, task, asked, report } = record;
  const version = asked.version ?? report?.version;
  const faceLimit = asked.faceLimit ?? report?.faceLimit;
  const pbr = asked.pbr ?? report?.pbr;
  const rows: Figure[] = [
    [compareTexts.diffRows.prompt, task.prompt],
    [compareTexts.diffRows.negativePrompt, task.negativePrompt ?? compareTexts.diffRows.none],
    [compareTexts.diffRows.seed, String(task.seed)],
  ];
  if (family === "text-to-3d") {
    if (version) rows.push([compareTexts.diffRows.version, version]);
    rows.push([
      compareTexts.diffRows.faceLimit,
      faceLimit === undefined ? compareTexts.diffRows.automatic : formatNumber(faceLimit),
    ]);
    if (pbr !== undefined) rows.push(["PBR", pbr ? compareTexts.diffRows.yes : compareTexts.diffRows.no]);
  }
  if ("kind" in task) rows.push([compareTexts.diffRows.kind, compareTexts.diffRows.kinds[task.kind]]);
  rows.push([
    compareTexts.diffRows.credits,
    task.creditsUsed === 0 ? compareTexts.diffRows.none : formatCredits(task.creditsUsed),
  ]);
  const took = tookMs(record);
  if (took !== undefined) rows.push([compareTexts.diffRows.took, formatDuration(took)]);
  if (report?.engineVersion) rows.push([compareTexts.diffRows.engine, report.engineVersion]);
  return rows;
}
