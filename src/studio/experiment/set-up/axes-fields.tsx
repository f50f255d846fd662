import { ArrowUpDown } from "lucide-react";
import { Fragment } from "react";
import type { Axis, Direction, ExperimentSettings } from "../../api/experiment-record.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { DIRECTIONS, directionWord } from "../plan/axis-kinds.ts";
import { withAxis, withChosenAxis } from "../plan/experiment-settings.ts";
import type { Plan } from "../plan/plan-experiment.ts";
import { experimentTexts } from "../texts.ts";
import { AxisField } from "./axis-field.tsx";

interface AxesFieldsProps {
  settings: ExperimentSettings;
  plan: Plan;
  onChange(change: Partial<ExperimentSettings>): void;
}

/** Columns, rows and pages, and what swaps them. */
export function AxesFields({ settings, plan, onChange }: AxesFieldsProps) {
  const { axes } = settings;
  const set = (direction: Direction, axis: Axis | undefined) =>
    onChange({ axes: withChosenAxis(axes, direction, axis) });
  const swap = (one: Direction, other: Direction) =>
    onChange({ axes: withAxis(withAxis(axes, one, axes[other]), other, axes[one]) });
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-semibold text-ink">{experimentTexts.axesFields.whatChanges}</h2>
      {DIRECTIONS.map((direction, index) => {
        const next = DIRECTIONS[index + 1];
        return (
          <Fragment key={direction}>
            <AxisField
              direction={direction}
              settings={settings}
              labels={plan.labels[direction]}
              problem={plan.problems[direction]}
              drawsProblem={plan.problems.draws}
              onChange={(axis) => set(direction, axis)}
              onDraws={onChange}
            />
            {next && (axes[direction] || axes[next]) && (
              <div className="-my-1 flex items-center gap-2">
                <span className="h-px flex-1 bg-line" />
                <IconButton
                  icon={ArrowUpDown}
                  label={experimentTexts.axesFields.swap(directionWord(direction), directionWord(next))}
                  onClick={() => swap(direction, next)}
                />
                <span className="h-px flex-1 bg-line" />
              </div>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
