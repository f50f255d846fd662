import { useId } from "react";

interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}

export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium text-muted text-sm">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-faint text-sm">
            {hint}
          </p>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="group -my-1 inline-flex shrink-0 items-center justify-center py-1 disabled:opacity-50 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <span className="flex h-5 w-9 items-center rounded-full border border-line-strong bg-raised p-0.5 transition-colors group-aria-checked:border-accent group-aria-checked:bg-accent">
          <span className="size-3.5 rounded-full bg-muted transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-accent-ink" />
        </span>
      </button>
    </div>
  );
}
