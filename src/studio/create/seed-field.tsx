import { Dices, Lock, LockOpen, X } from "lucide-react";
import type { Draft, SeedPolicy } from "../api/draft.ts";
import { randomSeed } from "../api/random-seed.ts";
import { classNames } from "../ui/class-names.ts";
import { Field } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { inputHeight, inputStyle } from "../ui/input-style.ts";
import { Segmented } from "../ui/segmented.tsx";
import { createTexts } from "./texts.ts";

interface SeedFieldProps {
  draft: Draft;
  error: string | undefined;
  onEdit(change: Partial<Draft>): void;
  onBlur(): void;
}

const POLICIES: readonly { value: SeedPolicy; label: string; tip: string }[] = [
  {
    value: "keep",
    get label() {
      return createTexts.seedField.keep;
    },
    get tip() {
      return createTexts.seedField.keepTip;
    },
  },
  {
    value: "next",
    label: "+1",
    get tip() {
      return createTexts.seedField.nextTip;
    },
  },
  {
    value: "random",
    get label() {
      return createTexts.seedField.random;
    },
    get tip() {
      return createTexts.seedField.randomTip;
    },
  },
];

/** The seed, the dice, the lock, and what becomes of the seed after a run. */
export function SeedField({ draft, error, onEdit, onBlur }: SeedFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <Field label={createTexts.seedField.seed} error={error}>
        {(control) => (
          <div className="flex items-center gap-1">
            <div className="relative min-w-0 flex-1">
              <input
                {...control}
                name="seed"
                type="text"
                inputMode="numeric"
                autoComplete="off"
                placeholder={createTexts.seedField.serverPicks}
                value={draft.seed}
                onChange={(event) => onEdit({ seed: event.target.value })}
                onBlur={onBlur}
                className={classNames(inputStyle, inputHeight, "pr-8 tabular-nums")}
              />
              {draft.seed !== "" && (
                <button
                  type="button"
                  aria-label={createTexts.seedField.clearSeed}
                  onClick={() => onEdit({ seed: "" })}
                  className="absolute inset-y-0 right-0 flex w-8 items-center justify-center rounded-md text-faint hover:text-ink"
                >
                  <X aria-hidden size={14} />
                </button>
              )}
            </div>
            <IconButton
              icon={Dices}
              label={createTexts.seedField.randomSeed}
              disabled={draft.seedLocked}
              onClick={() => onEdit({ seed: String(randomSeed()) })}
            />
            <IconButton
              icon={draft.seedLocked ? Lock : LockOpen}
              label={createTexts.seedField.lockSeed}
              tip={draft.seedLocked ? createTexts.seedField.lockedTip : createTexts.seedField.lockSeed}
              aria-pressed={draft.seedLocked}
              onClick={() => onEdit({ seedLocked: !draft.seedLocked })}
            />
          </div>
        )}
      </Field>
      <div className="flex items-center justify-between gap-2">
        <span aria-hidden className="text-faint text-sm">
          {createTexts.seedField.afterARun}
        </span>
        <Segmented
          bare
          label={createTexts.seedField.seedAfterARun}
          value={draft.seedPolicy}
          options={POLICIES}
          onChange={(seedPolicy) => onEdit({ seedPolicy })}
        />
      </div>
    </div>
  );
}
