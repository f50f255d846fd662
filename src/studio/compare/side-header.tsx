import { ExternalLink, Replace, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { AssetRecord } from "../api/asset-record.ts";
import { recordAddress } from "../api/record-address.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { compareTexts } from "./texts.ts";

interface SideHeaderProps {
  /** `A` to `D`. */
  letter: string;
  record: AssetRecord | undefined;
  /** The control of its own light; null where all have the same. */
  light: ReactNode;
  onReplace(): void;
  onRemove(): void;
}

/** Which result this is, and what else could stand here. */
export function SideHeader({ letter, record, light, onReplace, onRemove }: SideHeaderProps) {
  return (
    <div className="flex min-h-10 min-w-0 items-center gap-2 px-2 pl-3 pointer-coarse:min-h-12 max-sm:flex-wrap max-sm:gap-0.5 max-sm:pr-0 max-sm:pb-1.5 max-sm:pl-2">
      <span className="grid size-5 shrink-0 place-items-center rounded-sm bg-accent font-semibold text-accent-ink text-sm max-sm:mr-auto">
        {letter}
      </span>
      {/* two of one prompt are told apart by their seeds: that is never what is cut off */}
      <span
        className="flex min-w-0 flex-1 text-ink max-sm:order-last max-sm:basis-full max-sm:pr-2"
        data-tip={record?.task.prompt}
      >
        <span className="truncate">{record ? record.task.prompt : "…"}</span>
        {record && <span className="shrink-0 whitespace-pre text-faint tabular-nums"> · {record.task.seed}</span>}
      </span>
      {light}
      {record && (
        <Link
          href={recordAddress(record)}
          aria-label={compareTexts.sideHeader.open(letter)}
          data-tip={compareTexts.sideHeader.openTip}
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink pointer-coarse:size-11 max-sm:hidden"
        >
          <ExternalLink aria-hidden size={16} strokeWidth={1.75} />
        </Link>
      )}
      <IconButton
        icon={Replace}
        label={compareTexts.sideHeader.replace(letter)}
        tip={compareTexts.sideHeader.replaceTip}
        onClick={onReplace}
      />
      <IconButton
        icon={X}
        label={compareTexts.sideHeader.remove(letter)}
        tip={compareTexts.sideHeader.removeTip}
        onClick={onRemove}
      />
    </div>
  );
}
