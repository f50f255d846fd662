import { classNames } from "../ui/class-names.ts";
import { Field } from "../ui/field.tsx";
import { inputHeight, inputStyle } from "../ui/input-style.ts";
import { createTexts } from "./texts.ts";

interface FaceLimitFieldProps {
  value: string;
  error: string | undefined;
  onChange(value: string): void;
  onBlur(): void;
}

export function FaceLimitField({ value, error, onChange, onBlur }: FaceLimitFieldProps) {
  return (
    <Field label={createTexts.faceLimitField.faceLimit} error={error}>
      {(control) => (
        <input
          {...control}
          name="faceLimit"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={createTexts.faceLimitField.automatic}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          className={classNames(inputStyle, inputHeight, "tabular-nums")}
        />
      )}
    </Field>
  );
}
