import type { AssetRecord } from "../api/asset-record.ts";
import { classNames } from "../ui/class-names.ts";
import { Field } from "../ui/field.tsx";
import { inputHeight, inputStyle } from "../ui/input-style.ts";
import { Switch } from "../ui/switch.tsx";
import {
  isThinned,
  LONGEST_MAX_MM,
  LONGEST_MIN_MM,
  type ModelChoice,
  PARTS,
  readLongestMm,
  THINNED,
} from "./export-choice.ts";
import { OptionRow, SizeRow } from "./option-row.tsx";
import { exportTexts } from "./texts.ts";

interface ModelOptionsProps {
  choice: ModelChoice;
  record: AssetRecord;
  onChange(choice: ModelChoice): void;
}

/** What can be chosen about a model's file. */
export function ModelOptions({ choice, record, onChange }: ModelOptionsProps) {
  const { format } = choice;
  const faces = record.report?.faces;
  if (format === "stl" || format === "3mf") {
    const isWrong = Number.isNaN(readLongestMm(choice.longestMm));
    return (
      <>
        <Field
          label={exportTexts.modelOptions.longestSide}
          hint={exportTexts.modelOptions.longestSideHint}
          error={
            isWrong ? exportTexts.modelOptions.wrongLength(LONGEST_MIN_MM, LONGEST_MAX_MM, choice.longestMm) : undefined
          }
        >
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              placeholder={exportTexts.modelOptions.trueSize}
              value={choice.longestMm}
              onChange={(event) => onChange({ ...choice, longestMm: event.target.value })}
              className={classNames(inputStyle, inputHeight, "max-w-40 tabular-nums")}
            />
          )}
        </Field>
        <p className="text-faint text-sm">{exportTexts.modelOptions.zUp}</p>
        {record.report?.closed === false && <p className="text-muted text-sm">{exportTexts.modelOptions.open}</p>}
      </>
    );
  }
  if (format === "ply") {
    return <p className="text-faint text-sm">{exportTexts.modelOptions.ply}</p>;
  }
  return (
    <>
      <Switch
        label={exportTexts.modelOptions.textures}
        checked={choice.textures}
        onChange={(textures) => onChange({ ...choice, textures })}
      />
      {choice.textures ? (
        <SizeRow sizePx={choice.sizePx} onChange={(sizePx) => onChange({ ...choice, sizePx })} />
      ) : (
        <p className="text-faint text-sm">{exportTexts.modelOptions.shapeAlone}</p>
      )}
      {THINNED.includes(format) && (
        <OptionRow
          label={exportTexts.modelOptions.triangles}
          value={String(choice.part)}
          options={PARTS.map((part) => ({ value: String(part), label: exportTexts.modelOptions.part(part) }))}
          hint={
            isThinned(choice) && faces !== undefined
              ? exportTexts.modelOptions.fewer(Math.round(faces * choice.part), faces)
              : exportTexts.modelOptions.trianglesHint
          }
          onChange={(value) => onChange({ ...choice, part: Number(value) })}
        />
      )}
      <p className="text-faint text-sm">{exportTexts.modelOptions.obj}</p>
    </>
  );
}
