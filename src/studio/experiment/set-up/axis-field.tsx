import type { Axis, AxisKind, Direction, ExperimentSettings } from "../../api/experiment-record.ts";
import { Select } from "../../ui/select.tsx";
import { AXIS_KINDS, axisWords, directionWord } from "../plan/axis-kinds.ts";
import type { Problem } from "../plan/problem.ts";
import { experimentTexts } from "../texts.ts";
import { TextField } from "./text-field.tsx";

interface AxisFieldProps {
  direction: Direction;
  settings: ExperimentSettings;
  labels: readonly string[];
  problem: Problem | undefined;
  drawsProblem: Problem | undefined;
  onChange(axis: Axis | undefined): void;
  onDraws(change: Partial<ExperimentSettings>): void;
}

/** Shown of a long list of values. */
const SHOWN = 12;

/** What goes through the columns, the rows or the pages, and what that comes to. */
export function AxisField(props: AxisFieldProps) {
  const { direction, settings, labels, problem, drawsProblem, onChange, onDraws } = props;
  const axis = settings.axes[direction];
  const words = axis && axisWords(axis.kind);
  const name = directionWord(direction);
  const kinds = AXIS_KINDS.filter(({ families }) => families.includes(settings.family));
  const isUsed = axis && words?.families.includes(settings.family);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center gap-2">
        <span aria-hidden className="w-16 shrink-0 font-medium text-muted text-sm">
          {name}
        </span>
        <Select
          label={name}
          className="min-w-0 flex-1"
          value={isUsed ? axis.kind : ""}
          options={[
            {
              value: "",
              label:
                direction === "columns"
                  ? experimentTexts.axisField.nothingOneColumn
                  : experimentTexts.axisField.nothing,
            },
            ...kinds.map(({ kind, label }) => ({ value: kind, label })),
          ]}
          onChange={(kind) => onChange(kind === "" ? undefined : startAxis(kind as AxisKind, axis, settings))}
        />
        <span className="min-w-7 shrink-0 whitespace-nowrap text-right text-faint text-sm tabular-nums">
          {isUsed && `× ${labels.length}`}
        </span>
      </div>
      {isUsed && words?.placeholder !== undefined && (
        <TextField
          label={words.label}
          value={axis.text}
          placeholder={words.placeholder}
          rows={words.lines ? 2 : undefined}
          hint={problem ? undefined : words.hint}
          problem={problem}
          onChange={(text) => onChange({ ...axis, text })}
        />
      )}
      {isUsed && axis.kind === "prompt" && (
        <TextField
          label={experimentTexts.axisField.howManyToDraw}
          value={settings.draws}
          placeholder={experimentTexts.axisField.all}
          isNumber
          problem={drawsProblem}
          aside={
            settings.draws.trim() !== "" && (
              <button
                type="button"
                className="min-h-6 rounded-sm text-accent-text text-sm underline-offset-2 hover:underline pointer-coarse:min-h-11"
                onClick={() => onDraws({ drawSeed: settings.drawSeed + 1 })}
              >
                {experimentTexts.axisField.drawOthers}
              </button>
            )
          }
          hint={experimentTexts.axisField.drawHint}
          onChange={(draws) => onDraws({ draws })}
        />
      )}
      {isUsed && words?.placeholder === undefined && problem && (
        <p role="alert" className="text-bad text-sm">
          {problem.message}
        </p>
      )}
      {isUsed && !problem && labels.length > 0 && (
        <ul aria-label={experimentTexts.axisField.inAll(name, labels.length)} className="flex flex-wrap gap-1">
          {labels.slice(0, SHOWN).map((label, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same label
              key={index}
              className="max-w-full truncate rounded-sm bg-raised px-1.5 py-0.5 text-muted text-xs tabular-nums"
            >
              {label}
            </li>
          ))}
          {labels.length > SHOWN && (
            <li className="px-1 py-0.5 text-faint text-xs">{experimentTexts.axisField.more(labels.length - SHOWN)}</li>
          )}
        </ul>
      )}
    </fieldset>
  );
}

/** An axis begins with something that works, made of what is there. */
function startAxis(kind: AxisKind, before: Axis | undefined, settings: ExperimentSettings): Axis {
  if (before?.kind === kind) return before;
  const { seed, negativePrompt, faceLimit } = settings;
  const first = /^\d{1,15}$/.test(seed.trim()) ? Number(seed) : 1;
  const text: Partial<Record<AxisKind, string>> = {
    seed: `${first}-${first + 2}`,
    negative: `(none)\n${negativePrompt.trim()}`.trim(),
    "face-limit": faceLimit.trim() === "" ? "auto" : `auto, ${faceLimit}`,
  };
  return { kind, text: text[kind] ?? "" };
}
