import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { inputHeight, inputStyle } from "./input-style.ts";

interface SelectProps {
  /** The accessible name. */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** In front of the chosen option. */
  mark?: ReactNode;
  className?: string;
  /** What of the browser's memory it shows: see public/first-paint.js. */
  remembered?: string;
  onChange(value: string): void;
}

/** One of a list. The browser's own, for it works everywhere with everything. */
export function Select({ label, value, options, mark, className, remembered, onChange }: SelectProps) {
  return (
    <div data-remembered={remembered} className={classNames("relative", className)}>
      {mark && <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center">{mark}</span>}
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(inputStyle, inputHeight, "appearance-none truncate pr-8", mark !== undefined && "pl-7")}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={14}
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 text-faint"
      />
    </div>
  );
}
