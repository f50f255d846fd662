import { useMemo } from "react";
import type { ExperimentSettings } from "../../api/experiment-record.ts";
import { planExperiment } from "../plan/plan-experiment.ts";

/** More cells are too small to be told apart on a card. */
const COLUMNS_MAX = 6;
const ROWS_MAX = 4;

/** What an experiment would make, before it was sent: its empty cells, what stands over them, and its prompt. For eyes only. */
export function PlanOutline({ settings }: { settings: ExperimentSettings }) {
  const { columns, rows } = useMemo(() => planExperiment(settings, {}).labels, [settings]);
  const heads = columns.slice(0, COLUMNS_MAX);
  return (
    <span aria-hidden className="col-span-3 row-span-2 flex min-h-0 flex-col gap-2 p-3">
      <span
        className="grid min-h-0 flex-1 grid-rows-[auto] gap-1"
        style={{ gridTemplateColumns: `repeat(${heads.length}, minmax(0, 1fr))`, gridAutoRows: "minmax(0, 1fr)" }}
      >
        {heads.map((column) => (
          <span key={column} className="truncate text-center text-faint text-xs">
            {column}
          </span>
        ))}
        {rows
          .slice(0, ROWS_MAX)
          .map((row) =>
            heads.map((column) => <span key={`${row} ${column}`} data-cell className="rounded-sm bg-hover" />),
          )}
      </span>
      {settings.prompt && <code className="truncate font-mono text-accent-text text-xs">{settings.prompt}</code>}
    </span>
  );
}
