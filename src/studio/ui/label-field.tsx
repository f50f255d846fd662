import { Plus, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { announce } from "./announcer.tsx";
import { classNames } from "./class-names.ts";
import { inputHeight, inputStyle } from "./input-style.ts";
import { uiMoreTexts } from "./more-texts.ts";

interface LabelFieldProps {
  /** The accessible name: `Tags`. */
  label: string;
  /** For one of them: `tag`. */
  one: string;
  value: readonly string[];
  /** Those that only some of what is chosen have. */
  partly?: readonly string[];
  /** Used elsewhere: offered while typing. */
  known: readonly string[];
  maxLength: number;
  onAdd(label: string): void;
  onRemove(label: string): void;
}

/** Labels as chips, and a box to add more. */
export function LabelField({ label, one, value, partly = [], known, maxLength, onAdd, onRemove }: LabelFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const all = [...value, ...partly].sort((a, b) => a.localeCompare(b));
  const add = () => {
    if (typed.trim() === "") return;
    onAdd(typed);
    announce(uiMoreTexts.labelField.added(one, typed.trim()));
    setTyped("");
  };
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-col gap-1.5">
      {all.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1">
          {all.map((each) => (
            <li
              key={each}
              data-tip={partly.includes(each) ? uiMoreTexts.labelField.onlySome : undefined}
              className={classNames(
                "inline-flex h-6 max-w-full items-center rounded-sm border border-line-strong/60 pl-1.5 text-sm text-ink pointer-coarse:h-11",
                partly.includes(each) && "border-dashed text-muted",
              )}
            >
              <span className="truncate">{each}</span>
              <button
                type="button"
                aria-label={uiMoreTexts.labelField.remove(one, each)}
                onClick={() => {
                  onRemove(each);
                  announce(uiMoreTexts.labelField.removed(one, each));
                  // the button that was pressed is gone: the keyboard goes on in the box
                  box.current?.focus();
                }}
                className="inline-flex h-full w-6 shrink-0 items-center justify-center rounded-sm text-faint hover:text-ink pointer-coarse:w-11"
              >
                <X aria-hidden size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-1">
        <input
          ref={box}
          aria-label={uiMoreTexts.labelField.add(one)}
          placeholder={uiMoreTexts.labelField.add(one)}
          list={id}
          maxLength={maxLength}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== ",") return;
            event.preventDefault();
            add();
          }}
          className={classNames(inputStyle, inputHeight)}
        />
        <button
          type="button"
          aria-label={uiMoreTexts.labelField.addThis(one)}
          disabled={typed.trim() === ""}
          onClick={add}
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-md border border-line bg-raised text-muted hover:not-disabled:text-ink disabled:opacity-50 pointer-coarse:size-11"
        >
          <Plus aria-hidden size={16} />
        </button>
      </div>
      <datalist id={id}>
        {known
          .filter((each) => !value.includes(each))
          .map((each) => (
            <option key={each} value={each} />
          ))}
      </datalist>
    </fieldset>
  );
}
