import { type KeyboardEvent, Suspense, useEffect, useRef } from "react";
import type { Draft } from "../api/draft.ts";
import { readPromptHistory } from "../api/prompt-history.ts";
import { classNames } from "../ui/class-names.ts";
import { Field } from "../ui/field.tsx";
import { inputStyle } from "../ui/input-style.ts";
import { commandFor } from "../ui/keys/command-for.ts";
import { weighing } from "../ui/keys/weighing.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { nextPlaceholder, placeholdersOf } from "./placeholders.ts";
import { createTexts } from "./texts.ts";

const PromptLibrary = lazyPart(() => import("./prompt-library.tsx").then((module) => module.PromptLibrary));

interface PromptBoxProps {
  /** Its field of the draft. */
  name: keyof Draft;
  label: string;
  value: string;
  placeholder: string;
  rows: number;
  error: string | undefined;
  /** Characters; left out where only the server knows. */
  maxLength: number | undefined;
  /** Prompts sent earlier and templates: Alt+Up and Alt+Down walk through the former, Tab through the places of the latter. */
  withHistory?: boolean;
  onChange(value: string): void;
  onBlur(): void;
}

/** From this share of the allowed length on, the counter shows in words that it gets tight. */
const TIGHT = 0.9;

export function PromptBox({
  name,
  label,
  value,
  placeholder,
  rows,
  error,
  maxLength,
  withHistory,
  onChange,
  onBlur,
}: PromptBoxProps) {
  const walk = useRef<{ place: number; typed: string }>({ place: -1, typed: "" });

  const walkHistory = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const command = withHistory && commandFor(event.nativeEvent, "workbench");
    if (command !== "prompt.earlier" && command !== "prompt.later") return;
    event.preventDefault();
    const history = readPromptHistory();
    if (walk.current.place === -1) walk.current.typed = value;
    const place = Math.max(
      -1,
      Math.min(history.length - 1, walk.current.place + (command === "prompt.earlier" ? 1 : -1)),
    );
    walk.current.place = place;
    onChange(place === -1 ? walk.current.typed : (history[place] ?? value));
  };

  const box = useRef<HTMLTextAreaElement>(null);
  const picked = useRef(false);
  // the selection needs the text to be there
  useEffect(() => {
    if (!picked.current) return;
    picked.current = false;
    begin(box.current, value);
  }, [value]);

  const walkPlaceholders = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!withHistory || event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const next = nextPlaceholder(value, { start: selectionStart, end: selectionEnd }, event.shiftKey);
    // beyond the last one Tab leaves the box, as everywhere
    if (!next) return;
    event.preventDefault();
    event.currentTarget.setSelectionRange(next.start, next.end);
  };
  const toFill = withHistory ? placeholdersOf(value).map(({ name }) => name) : [];

  const length = value.trim().length;
  const left = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength - length;
  return (
    <Field
      label={label}
      error={error}
      hint={toFill.length > 0 ? createTexts.promptBox.toFill(toFill.join(", ")) : undefined}
      aside={
        <span className="flex items-center gap-1">
          <span
            className={classNames(
              "text-xs tabular-nums",
              left < 0 ? "font-medium text-bad" : left < length / TIGHT - length ? "text-ink" : "text-faint",
            )}
          >
            {left < 0
              ? createTexts.promptBox.tooMany(-left)
              : maxLength === undefined
                ? length
                : `${length} / ${maxLength}`}
          </span>
          {withHistory && (
            <Suspense fallback={<span className="-my-1.5 size-8 pointer-coarse:size-11" />}>
              <PromptLibrary
                prompt={value}
                onPick={(prompt) => {
                  // what stands there already does not change, and a letter typed next is not a pick
                  if (prompt === value) return begin(box.current, prompt);
                  picked.current = true;
                  onChange(prompt);
                }}
              />
            </Suspense>
          )}
        </span>
      }
    >
      {(control) => (
        <textarea
          {...control}
          ref={box}
          name={name}
          // a prompt is written in any script
          dir="auto"
          rows={rows}
          value={value}
          placeholder={placeholder}
          spellCheck
          onFocus={weighing.onFocus}
          onKeyDown={(event) => {
            walkHistory(event);
            weighing.onKeyDown(event);
            walkPlaceholders(event);
          }}
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

/** To the first place to fill in, or behind the last word. */
function begin(box: HTMLTextAreaElement | null, prompt: string): void {
  const first = nextPlaceholder(prompt, { start: 0, end: 0 }, false);
  box?.focus();
  box?.setSelectionRange(first?.start ?? prompt.length, first?.end ?? prompt.length);
}
