import { Link } from "wouter";
import { useStorageEstimate } from "../api/storage-estimate.ts";
import { formatBytes } from "../ui/bytes.ts";
import { libraryTexts } from "./texts.ts";

/** How much room everything takes, and the way to the rules for it. */
export function StorageMeter() {
  const { usage, quota, limitBytes } = useStorageEstimate();
  if (usage === undefined) return null;
  const of = limitBytes ?? quota;
  return (
    <div className="flex flex-col gap-1.5 border-line border-t p-4 text-sm">
      <p className="flex items-center justify-between gap-2 text-muted">
        <span className="tabular-nums">
          {formatBytes(usage)}
          {of !== undefined && <span className="text-faint"> {libraryTexts.storageMeter.of(formatBytes(of))}</span>}
        </span>
        <Link
          href="/settings#storage"
          className="inline-flex min-h-6 items-center text-faint pointer-coarse:min-h-11 hover:text-ink hover:underline"
        >
          {libraryTexts.storageMeter.storage}
        </Link>
      </p>
      {of !== undefined && of > 0 && (
        <div aria-hidden className="h-1 overflow-hidden rounded-full bg-hover">
          <div
            className="h-full rounded-full bg-accent forced-color-adjust-none"
            style={{ width: `${Math.min(100, Math.max(1, (100 * usage) / of))}%` }}
          />
        </div>
      )}
    </div>
  );
}
