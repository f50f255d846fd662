import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import type { CommandId } from "./keys/commands.ts";
import { useKeyTip } from "./keys/use-key-tip.ts";

type Look = "accent" | "plain" | "quiet" | "danger";

const LOOKS: Record<Look, string> = {
  // its edge is seen where the system brings its own colours
  accent: "border border-transparent bg-accent text-accent-ink hover:not-disabled:bg-accent-hover font-semibold",
  plain: "bg-raised text-ink border border-line hover:not-disabled:bg-hover",
  quiet: "text-muted hover:not-disabled:bg-hover hover:not-disabled:text-ink",
  danger: "bg-raised text-bad border border-line hover:not-disabled:bg-bad-soft",
};

interface ButtonProps extends ComponentProps<"button"> {
  look?: Look;
  icon?: LucideIcon;
  /** Keeps the button reachable, and says by `data-tip` and to screen readers why it does nothing now. */
  disabledReason?: string | undefined;
  /** What it does, by the key that does it too: its tip says the key. */
  command?: CommandId | undefined;
  /** `md`: on a phone, and at 200 % of zoom, only its icon is seen. */
  wordsFrom?: "md" | undefined;
  /** What there is to say about it besides its words. */
  tip?: string | undefined;
}

/** A button with words. 44 pixels high where fingers are used. */
export function Button({
  look = "plain",
  icon: Icon,
  disabledReason,
  command,
  tip,
  wordsFrom,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const keyTip = useKeyTip(tip, command);
  return (
    <button
      type="button"
      {...((command || tip) && keyTip)}
      {...rest}
      {...(disabledReason && { "aria-disabled": true, "aria-description": disabledReason, "data-tip": disabledReason })}
      onClick={disabledReason ? undefined : onClick}
      className={classNames(
        "inline-flex h-8 items-center justify-center gap-2 whitespace-nowrap rounded-md px-3 font-medium text-base transition-colors",
        "disabled:opacity-50 aria-disabled:opacity-50 pointer-coarse:min-h-11",
        wordsFrom && "max-md:min-w-9 pointer-coarse:max-md:min-w-11",
        LOOKS[look],
        className,
      )}
    >
      {Icon && <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />}
      {wordsFrom ? <span className="max-md:sr-only">{children}</span> : children}
    </button>
  );
}
