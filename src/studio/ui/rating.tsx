import { Star } from "lucide-react";
import { useId } from "react";
import { classNames } from "./class-names.ts";
import { uiMoreTexts } from "./more-texts.ts";

interface RatingProps {
  label: string;
  /** 0 to 5; 0 is not rated. */
  value: number;
  size?: number;
  onChange(value: number): void;
}

const STEPS = [1, 2, 3, 4, 5] as const;

/** One to five stars. The one that is set, pressed again, takes the rating away. */
export function Rating({ label, value, size = 16, onChange }: RatingProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex">
      {STEPS.map((step) => (
        <label
          key={step}
          data-tip={step === value ? uiMoreTexts.rating.remove : undefined}
          className="relative flex size-6 cursor-pointer items-center justify-center rounded-sm hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:size-11"
        >
          <input
            type="radio"
            name={name}
            aria-label={uiMoreTexts.rating.stars(step)}
            checked={value === step}
            onChange={() => onChange(step)}
            onClick={() => step === value && onChange(0)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Star
            aria-hidden
            size={size}
            strokeWidth={1.75}
            fill={step <= value ? "currentColor" : "none"}
            className={classNames(step <= value ? "text-accent-text" : "text-faint")}
          />
        </label>
      ))}
    </div>
  );
}
