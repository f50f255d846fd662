import { type KeyboardEvent, useRef } from "react";
import { PROMPT_MAX_LENGTH } from "#contract/limits.ts";
import { readPromptHistory } from "../api/prompt-history.ts";
import { classNames } from "../ui/class-names.ts";
import { Field } from "../ui/field.tsx";
import { inputStyle } from "../ui/input-style.ts";

interface PromptBoxProps {
  label: string;
  value: string;
  placeholder: string;
  rows: number;
  error: string | undefined;
  /** Alt+Up and Alt+Down walk through the prompts sent earlier. */
  withHistory?: boolean;
  onChange(value: string): void;
  onBlur(): void;
}

/** From this share of the allowed length on, the counter shows in words that it gets tight. */
const TIGHT = 0.9;

export function PromptBox({ label, value, placeholder, rows, error, withHistory, onChange, onBlur }: PromptBoxProps) {
  const walk = useRef<{ place: number; typed: string }>({ place: -1, typed: "" });

  const walkHistory = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!withHistory || !event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    const history = readPromptHistory();
    if (walk.current.place === -1) walk.current.typed = value;
    const place = Math.max(-1, Math.min(history.length - 1, walk.current.place + (event.key === "ArrowUp" ? 1 : -1)));
    walk.current.place = place;
    onChange(place === -1 ? walk.current.typed : (history[place] ?? value));
  };

  const left = PROMPT_MAX_LENGTH - value.trim().length;
  return (
    <Field
      label={label}
      error={error}
      aside={
        <span
          className={classNames(
            "text-xs tabular-nums",
            left < 0 ? "font-medium text-bad" : left < PROMPT_MAX_LENGTH * (1 - TIGHT) ? "text-ink" : "text-faint",
          )}
        >
          {left < 0 ? `${-left} too many` : `${value.trim().length} / ${PROMPT_MAX_LENGTH.toLocaleString("en-US")}`}
        </span>
      }
    >
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          value={value}
          placeholder={placeholder}
          spellCheck
          onKeyDown={walkHistory}
          onChange={(event) => {
            walk.current.place = -1;
            onChange(event.target.value);
          }}
          onBlur={onBlur}
          className={classNames(inputStyle, "field-sizing-content max-h-64 resize-y py-2 leading-normal")}
          style={{ minHeight: `${rows * 1.5 + 1.2}em` }}
        />
      )}
    </Field>
  );
}
