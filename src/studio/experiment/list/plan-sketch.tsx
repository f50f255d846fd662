import { useMemo } from "react";
import type { ExperimentSettings } from "../../api/experiment-record.ts";
import { planExperiment } from "../plan/plan-experiment.ts";

/** The grid that settings ask for, in small: what stands over its columns, and how many rows it has. For eyes only. */
export function PlanSketch({ settings }: { settings: ExperimentSettings }) {
  const { columns, rows } = useMemo(() => planExperiment(settings, {}).labels, [settings]);
  return (
    <span
      aria-hidden
      className="mb-3 grid h-44 gap-1"
      style={{
        gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))`,
        gridTemplateRows: `auto repeat(${rows.length}, minmax(0, 1fr))`,
      }}
    >
      {columns.map((column) => (
        <span key={column} className="truncate text-center text-faint text-xs">
          {column}
        </span>
      ))}
      {rows.map((row) =>
        columns.map((column) => (
          <span
            key={`${row} ${column}`}
            data-cell
            className="rounded-sm bg-raised inset-ring inset-ring-line transition-colors group-hover:inset-ring-line-strong"
          />
        )),
      )}
    </span>
  );
}
