interface CheckProps {
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Something on the stage that is there or not. */
export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className="flex min-h-6 cursor-pointer items-center gap-2 text-ink text-sm pointer-coarse:min-h-10">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 cursor-pointer accent-accent"
      />
      <span className="min-w-0">{label}</span>
    </label>
  );
}
