import { type ReactNode, useEffect, useState } from "react";
import { afterPress } from "../../ui/after-press.ts";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/field.tsx";
import { inputHeight, inputStyle } from "../../ui/input-style.ts";
import { weighing } from "../../ui/keys/weighing.ts";
import type { Problem } from "../plan/problem.ts";
import { ProblemText } from "./problem-text.tsx";

interface TextFieldProps {
  label: string;
  value: string;
  problem: Problem | undefined;
  hint?: ReactNode;
  aside?: ReactNode;
  placeholder?: string | undefined;
  /** Lines of an area that grows; a single line where left out. */
  rows?: number | undefined;
  isNumber?: boolean;
  onChange(value: string): void;
}

/** No key for so long: the thought is typed. */
const PAUSE_MS = 1000;

/** Something typed, with what is wrong with it under it. */
export function TextField(props: TextFieldProps) {
  const { label, value, problem, hint, aside, placeholder, rows, isNumber, onChange } = props;
  // what is half typed is not wrong yet, and a screen reader would be told at every letter
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => afterPress(() => setRested(value)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const shown = rested === value ? problem : undefined;
  return (
    <Field label={label} aside={aside} hint={hint} error={shown && <ProblemText problem={shown} text={value} />}>
      {(control) =>
        rows === undefined ? (
          <input
            {...control}
            type="text"
            autoComplete="off"
            inputMode={isNumber ? "numeric" : undefined}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => afterPress(() => setRested(value))}
            className={classNames(inputStyle, inputHeight, isNumber && "tabular-nums")}
          />
        ) : (
          <textarea
            {...control}
            rows={rows}
            placeholder={placeholder}
            value={value}
            spellCheck
            {...weighing}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => afterPress(() => setRested(value))}
            className={classNames(inputStyle, "field-sizing-content max-h-64 resize-y py-2 leading-normal")}
            style={{ minHeight: `${rows * 1.5 + 1.2}em` }}
          />
        )
      }
    </Field>
  );
}
