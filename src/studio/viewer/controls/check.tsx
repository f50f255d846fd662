import { useId } from "react";
import type { CommandId } from "../../ui/keys/commands.ts";
import { useKeyTip } from "../../ui/keys/use-key-tip.ts";

interface CheckProps {
  label: string;
  /** What it is about, where that is not all around it. */
  hint?: string;
  /** What it does, by the key that does it too. */
  command?: CommandId;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Something on the stage that is there or not. */
export function Check({ label, hint, command, checked, onChange }: CheckProps) {
  const keyTip = useKeyTip(undefined, command);
  const id = useId();
  return (
    <label
      data-tip={keyTip["data-tip"]}
      className="flex min-h-6 cursor-pointer items-center gap-2 text-ink text-sm pointer-coarse:min-h-11"
    >
      <input
        type="checkbox"
        checked={checked}
        aria-labelledby={hint && `${id}-label`}
        aria-describedby={hint && `${id}-hint`}
        aria-keyshortcuts={keyTip["aria-keyshortcuts"]}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 cursor-pointer accent-control"
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className={hint && "mr-2"}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="inline-block text-faint">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
