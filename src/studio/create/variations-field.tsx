import { Minus, Plus } from "lucide-react";
import { classNames } from "../ui/class-names.ts";
import { Field } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { inputHeight, inputStyle } from "../ui/input-style.ts";
import { VARIATIONS_MAX } from "./seed-policy.ts";
import { createTexts } from "./texts.ts";

interface VariationsFieldProps {
  value: string;
  error: string | undefined;
  onChange(value: string): void;
  onBlur(): void;
}

export function VariationsField({ value, error, onChange, onBlur }: VariationsFieldProps) {
  const count = Number(value) || 1;
  const step = (by: number) => onChange(String(Math.min(VARIATIONS_MAX, Math.max(1, Math.trunc(count) + by))));
  return (
    <Field
      label={createTexts.variationsField.variations}
      error={error}
      hint={count > 1 ? createTexts.variationsField.withConsecutiveSeeds : undefined}
    >
      {(control) => (
        <div className="flex items-center gap-1">
          <input
            {...control}
            name="variations"
            type="number"
            min={1}
            max={VARIATIONS_MAX}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            className={classNames(
              inputStyle,
              inputHeight,
              "min-w-0 flex-1 tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none",
            )}
          />
          <IconButton
            icon={Minus}
            label={createTexts.variationsField.fewerVariations}
            disabled={count <= 1}
            onClick={() => step(-1)}
          />
          <IconButton
            icon={Plus}
            label={createTexts.variationsField.moreVariations}
            disabled={count >= VARIATIONS_MAX}
            onClick={() => step(1)}
          />
        </div>
      )}
    </Field>
  );
}
