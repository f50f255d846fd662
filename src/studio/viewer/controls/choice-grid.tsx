import { useId } from "react";
import { classNames } from "../../ui/class-names.ts";

interface ChoiceGridProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string; tip?: string }[];
  onChange(value: T): void;
}

/** One of several choices, three in a row; four make a square. */
export function ChoiceGrid<T extends string>({ label, value, options, onChange }: ChoiceGridProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-col gap-1.5">
      <span className="font-medium text-muted text-sm">{label}</span>
      <div className={classNames("grid gap-1", options.length === 4 ? "grid-cols-2" : "grid-cols-3")}>
        {options.map((option) => (
          <label
            key={option.value}
            data-tip={option.tip}
            className={classNames(
              "relative flex h-7 cursor-pointer items-center justify-center rounded-md border text-sm transition-colors pointer-coarse:h-11",
              "has-focus-visible:outline-2 has-focus-visible:outline-focus",
              value === option.value
                ? "border-line-strong bg-chosen font-medium text-ink"
                : "border-line text-muted hover:bg-hover hover:text-ink",
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
