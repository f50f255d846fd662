import { useMemo } from "react";
import type { ExperimentSettings } from "../../api/experiment-record.ts";
import { planExperiment } from "../plan/plan-experiment.ts";
import { starterPictures } from "./starter-pictures.ts";

/** The grid of an experiment to begin with, in small: what stands over its columns, and what comes of it. For eyes only. */
export function PlanSketch({ settings }: { settings: ExperimentSettings }) {
  const { columns, rows } = useMemo(() => planExperiment(settings, {}).labels, [settings]);
  const pictures = useMemo(() => starterPictures({ settings }), [settings]);
  // a surface fills its cell; of a thing, all is to be seen
  const side = settings.family === "material" ? "max(100cqw, 100cqh)" : "min(100cqw, 100cqh)";
  return (
    <span
      aria-hidden
      className="mb-3 grid h-44 gap-1 lg:h-60"
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
      {rows.map((row, down) =>
        columns.map((column, across) => (
          <span
            key={`${row} ${column}`}
            data-cell
            style={{ containerType: "size" }}
            className="grid place-content-center overflow-hidden rounded-sm bg-raised ring-1 ring-line transition-shadow group-hover:ring-line-strong"
          >
            <span
              style={{ ...pictures[down * columns.length + across], width: side, height: side }}
              className="forced-color-adjust-none"
            />
          </span>
        )),
      )}
    </span>
  );
}
