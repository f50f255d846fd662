import type { AssetRecord } from "../api/asset-record.ts";
import { formatCredits } from "../ui/credits.ts";
import { formatDuration } from "../ui/duration.ts";
import type { Figure } from "../viewer/controls/figures.ts";

/** One property of all sides; null where a side has none or is not here yet. */
export interface DiffRow {
  readonly name: string;
  readonly values: readonly (string | null)[];
  /** The sides do not say the same. */
  readonly differs: boolean;
  /** The words matter one by one. */
  readonly isText: boolean;
}

const TEXTS = new Set(["Prompt", "Negative prompt"]);

/** A side of the comparison, as far as it is known. */
export interface DiffSide {
  readonly record: AssetRecord | undefined;
  readonly figures: readonly Figure[];
}

/** What was asked for and what came of it, side by side. A property that no side has is left out. */
export function diffRows(sides: readonly DiffSide[]): readonly DiffRow[] {
  const told = sides.map(({ record, figures }) => new Map([...(record ? parametersOf(record) : []), ...figures]));
  const names = [...new Set(told.flatMap((side) => [...side.keys()]))];
  return names.map((name) => {
    const values = told.map((side) => side.get(name) ?? null);
    return { name, values, differs: new Set(values).size > 1, isText: TEXTS.has(name) };
  });
}

const COUNT = new Intl.NumberFormat("en");

function parametersOf({ family, task, asked, report }: AssetRecord): Figure[] {
  const version = asked.version ?? report?.version;
  const faceLimit = asked.faceLimit ?? report?.faceLimit;
  const pbr = asked.pbr ?? report?.pbr;
  const rows: Figure[] = [
    ["Prompt", task.prompt],
    ["Negative prompt", task.negativePrompt ?? "none"],
    ["Seed", String(task.seed)],
  ];
  if (family === "text-to-3d") {
    if (version) rows.push(["Version", version]);
    rows.push(["Face limit", faceLimit === undefined ? "automatic" : COUNT.format(faceLimit)]);
    if (pbr !== undefined) rows.push(["PBR", pbr ? "yes" : "no"]);
  }
  if ("kind" in task) rows.push(["Kind", task.kind]);
  rows.push(["Credits", task.creditsUsed === 0 ? "none" : formatCredits(task.creditsUsed)]);
  if (task.finishedAt) {
    const tookMs = report?.timingsMs?.total ?? Date.parse(task.finishedAt) - Date.parse(task.createdAt);
    rows.push(["Took", formatDuration(tookMs)]);
  }
  if (report?.engineVersion) rows.push(["Engine", report.engineVersion]);
  return rows;
}
