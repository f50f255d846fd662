import type { ReactNode } from "react";
import { Segmented } from "../ui/segmented.tsx";
import { exportTexts } from "./texts.ts";

interface OptionRowProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  /** What the choice means. */
  hint?: ReactNode;
  onChange(value: T): void;
}

/** A few short choices under their name. */
export function OptionRow<T extends string>({ label, value, options, hint, onChange }: OptionRowProps<T>) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span aria-hidden className="font-medium text-muted text-sm">
        {label}
      </span>
      <Segmented bare label={label} value={value} options={options} onChange={onChange} />
      {hint && <p className="text-faint text-sm">{hint}</p>}
    </div>
  );
}

const SIZES = [
  {
    value: "0",
    get label() {
      return exportTexts.optionRow.original;
    },
  },
  { value: "4096", label: "4096" },
  { value: "2048", label: "2048" },
  { value: "1024", label: "1024" },
  { value: "512", label: "512" },
] as const;

/** Pixels of the longer side at most. */
export function SizeRow({ sizePx, onChange }: { sizePx: number; onChange(sizePx: number): void }) {
  return (
    <OptionRow
      label={exportTexts.optionRow.textureSize}
      value={String(sizePx)}
      options={SIZES as readonly { value: string; label: string }[]}
      hint={exportTexts.optionRow.textureSizeHint}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
