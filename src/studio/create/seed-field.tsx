import { Dices, Lock, LockOpen, X } from "lucide-react";
import type { Draft, SeedPolicy } from "../api/draft.ts";
import { randomSeed } from "../api/random-seed.ts";
import { classNames } from "../ui/class-names.ts";
import { Field } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { inputHeight, inputStyle } from "../ui/input-style.ts";
import { Segmented } from "../ui/segmented.tsx";

interface SeedFieldProps {
  draft: Draft;
  error: string | undefined;
  onEdit(change: Partial<Draft>): void;
  onBlur(): void;
}

const POLICIES: readonly { value: SeedPolicy; label: string; tip: string }[] = [
  { value: "keep", label: "Keep", tip: "Leave the seed as it is" },
  { value: "next", label: "+1", tip: "Go on with the seed after the last one" },
  { value: "random", label: "Random", tip: "Throw the dice" },
];

/** The seed, the dice, the lock, and what becomes of the seed after a run. */
export function SeedField({ draft, error, onEdit, onBlur }: SeedFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <Field label="Seed" error={error}>
        {(control) => (
          <div className="flex items-center gap-1">
            <div className="relative min-w-0 flex-1">
              <input
                {...control}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                placeholder="Server picks"
                value={draft.seed}
                onChange={(event) => onEdit({ seed: event.target.value })}
                onBlur={onBlur}
                className={classNames(inputStyle, inputHeight, "pr-8 tabular-nums")}
              />
              {draft.seed !== "" && (
                <button
                  type="button"
                  aria-label="Clear seed"
                  onClick={() => onEdit({ seed: "" })}
                  className="absolute inset-y-0 right-0 flex w-8 items-center justify-center rounded-md text-faint hover:text-ink"
                >
                  <X aria-hidden size={14} />
                </button>
              )}
            </div>
            <IconButton
              icon={Dices}
              label="Random seed"
              disabled={draft.seedLocked}
              onClick={() => onEdit({ seed: String(randomSeed()) })}
            />
            <IconButton
              icon={draft.seedLocked ? Lock : LockOpen}
              label="Lock seed"
              tip={draft.seedLocked ? "Locked: only typing changes it" : "Lock seed"}
              aria-pressed={draft.seedLocked}
              onClick={() => onEdit({ seedLocked: !draft.seedLocked })}
            />
          </div>
        )}
      </Field>
      <div className="flex items-center justify-between gap-2">
        <span aria-hidden className="text-faint text-sm">
          After a run
        </span>
        <Segmented
          bare
          label="Seed after a run"
          value={draft.seedPolicy}
          options={POLICIES}
          onChange={(seedPolicy) => onEdit({ seedPolicy })}
        />
      </div>
    </div>
  );
}
