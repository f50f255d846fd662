import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";

interface FieldProps {
  label: string;
  /** A sentence under the control. */
  hint?: ReactNode;
  /** What is wrong, in words. */
  error?: ReactNode;
  /** Beside the label: a counter, small buttons. */
  aside?: ReactNode;
  children: (control: { id: string; "aria-describedby": string | undefined; "aria-invalid": boolean }) => ReactNode;
}

/** A labelled control with what helps to fill it in. Wrong input is told beside it. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex min-h-5 items-center justify-between gap-2">
        <label htmlFor={id} className="font-medium text-muted text-sm">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, "aria-describedby": describedBy, "aria-invalid": Boolean(error) })}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-bad text-sm">
          <CircleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-faint text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
