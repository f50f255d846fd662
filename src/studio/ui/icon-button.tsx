import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import type { CommandId } from "./keys/commands.ts";
import { useKeyTip } from "./keys/use-key-tip.ts";

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  icon: LucideIcon;
  /** The accessible name. */
  label: string;
  /** What the tip says, where that is more than the name. */
  tip?: string | undefined;
  /** What it does, by the key that does it too: its tip says the key. */
  command?: CommandId | undefined;
  /** Fills the icon: a star that is set. */
  filled?: boolean;
  /** What is chosen behind it, seen beside the icon; the name holds it too. */
  chosen?: string | undefined;
}

/** A button that is an icon. Its name shows on hover and focus. */
export function IconButton({ icon: Icon, label, tip, command, filled, chosen, className, ...rest }: IconButtonProps) {
  const keyTip = useKeyTip(tip ?? label, command);
  return (
    <button
      type="button"
      aria-label={label}
      {...keyTip}
      {...rest}
      className={classNames(
        "inline-flex size-8 shrink-0 items-center justify-center rounded-md transition-colors",
        chosen ? "w-auto gap-1.5 px-2 font-medium text-accent-text text-sm pointer-coarse:w-auto" : "text-muted",
        "hover:not-disabled:bg-hover hover:not-disabled:text-ink disabled:opacity-50 pointer-coarse:size-11",
        "aria-expanded:text-ink aria-pressed:text-accent-text",
        className,
      )}
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} fill={filled ? "currentColor" : "none"} />
      {chosen}
    </button>
  );
}
