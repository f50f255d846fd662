interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words: `2 ×`, `+0.5 EV`. */
  text: string;
  onChange(value: number): void;
}

/** A number that is set by feel, with its value beside its name. */
export function Slider({ label, value, min, max, step, text, onChange }: SliderProps) {
  return (
    <label className="flex flex-col gap-1 text-sm">
      <span className="flex justify-between gap-4">
        <span className="font-medium text-muted">{label}</span>
        <span aria-hidden className="text-ink tabular-nums">
          {text}
        </span>
      </span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={text}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-6 w-full cursor-pointer accent-control pointer-coarse:h-11"
      />
    </label>
  );
}
