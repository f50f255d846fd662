/** How far something is. Without a figure it only says that something is under way. */
export function ProgressBar({ value, label }: { value: number | undefined; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
      className="h-1 overflow-hidden rounded-full bg-hover"
    >
      <div
        className={`h-full rounded-full bg-accent ${value === undefined ? "w-1/3 animate-pulse-soft" : "transition-[width] duration-300"}`}
        style={value === undefined ? undefined : { width: `${value > 0 ? Math.max(2, value * 100) : 0}%` }}
      />
    </div>
  );
}
