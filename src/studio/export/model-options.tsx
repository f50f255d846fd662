import type { AssetRecord } from "../api/asset-record.ts";
import { classNames } from "../ui/class-names.ts";
import { Field } from "../ui/field.tsx";
import { inputHeight, inputStyle } from "../ui/input-style.ts";
import { LONGEST_MAX_MM, LONGEST_MIN_MM, type ModelChoice, readLongestMm } from "./export-choice.ts";
import { SizeRow } from "./option-row.tsx";

interface ModelOptionsProps {
  choice: ModelChoice;
  record: AssetRecord;
  onChange(choice: ModelChoice): void;
}

/** What can be chosen about a model's file. */
export function ModelOptions({ choice, record, onChange }: ModelOptionsProps) {
  const { format } = choice;
  if (format === "stl" || format === "3mf") {
    const isWrong = Number.isNaN(readLongestMm(choice.longestMm));
    return (
      <>
        <Field
          label="Longest side, mm"
          hint="Empty: as large as the model is, a metre as 1,000 mm."
          error={
            isWrong
              ? `Must be a number from ${LONGEST_MIN_MM} to ${LONGEST_MAX_MM.toLocaleString("en-US")}, got "${choice.longestMm}".`
              : undefined
          }
        >
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              placeholder="True size"
              value={choice.longestMm}
              onChange={(event) => onChange({ ...choice, longestMm: event.target.value })}
              className={classNames(inputStyle, inputHeight, "max-w-40 tabular-nums")}
            />
          )}
        </Field>
        <p className="text-faint text-sm">Z is up, and the model stands on the bed, centred.</p>
        {record.report?.closed === false && (
          <p className="text-muted text-sm">
            The surface is open. Most slicers close small gaps; look at the preview before you print.
          </p>
        )}
      </>
    );
  }
  if (format === "ply") {
    return <p className="text-faint text-sm">Binary, metres, Y up. The colours are the albedo's at every vertex.</p>;
  }
  return (
    <>
      <SizeRow sizePx={choice.sizePx} onChange={(sizePx) => onChange({ ...choice, sizePx })} />
      <p className="text-faint text-sm">Metres, Y up. Every part keeps its name.</p>
    </>
  );
}
