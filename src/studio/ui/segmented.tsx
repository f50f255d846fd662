import { useId } from "react";
import { classNames } from "./class-names.ts";

interface SegmentedProps<T extends string> {
  label: string;
  /** Hides the label from sight where the place says enough. */
  bare?: boolean;
  /** Label and choices at the two ends of the line, as in a list of settings. */
  spread?: boolean;
  value: T;
  options: readonly { value: T; label: string; tip?: string }[];
  onChange(value: T): void;
}

/** One of a few short choices, side by side. */
export function Segmented<T extends string>({ label, bare, spread, value, options, onChange }: SegmentedProps<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames("flex items-center gap-3", spread && "justify-between")}
    >
      {!bare && <span className="font-medium text-muted text-sm">{label}</span>}
      <div className="flex rounded-md border border-line bg-ground p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            data-tip={option.tip}
            className={classNames(
              "relative flex h-6 cursor-pointer items-center rounded-sm px-2 text-sm transition-colors pointer-coarse:h-10 pointer-coarse:px-3",
              "has-focus-visible:outline-2 has-focus-visible:outline-focus",
              value === option.value ? "bg-chosen font-medium text-ink shadow-xs" : "text-muted hover:text-ink",
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
