import { classNames } from "../class-names.ts";
import { capsOf } from "./key-of.ts";
import { useIsMac } from "./use-is-mac.ts";

/** A key as it is printed, cap by cap. */
export function KeyCaps({ name, className }: { name: string; className?: string }) {
  const isMac = useIsMac();
  return (
    <kbd className={classNames("inline-flex gap-1 font-sans", className)}>
      {capsOf(name, isMac).map((cap) => (
        <span
          key={cap}
          className="inline-grid h-5 min-w-5 place-items-center rounded-sm border border-line-strong/60 bg-ground px-1 text-muted text-xs leading-none"
        >
          {cap}
        </span>
      ))}
    </kbd>
  );
}
