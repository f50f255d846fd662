import { Star } from "lucide-react";
import { memo } from "react";
import { Link } from "wouter";
import type { AssetRecord } from "../api/asset-record.ts";
import { changeRecord } from "../api/history-store.ts";
import { recordAddress } from "../api/record-address.ts";
import { formatAgo } from "../ui/duration.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { assetName } from "./asset-name.ts";
import { AssetPicture } from "./asset-picture.tsx";

/** One asset in the library. */
export const AssetCard = memo(function AssetCard({
  record,
  server,
}: {
  record: AssetRecord;
  /** Named where there is more than one. */
  server: string | undefined;
}) {
  const { task, starred } = record;
  return (
    <li className="group relative flex flex-col gap-2 [content-visibility:auto] [contain-intrinsic-size:10rem_14rem]">
      <Link
        href={recordAddress(record)}
        aria-label={assetName(record)}
        className="rounded-md transition-shadow hover:ring-1 hover:ring-line-strong"
      >
        <AssetPicture record={record} />
      </Link>
      <IconButton
        icon={Star}
        label={`Star ${task.prompt}`}
        tip="Star"
        aria-pressed={starred}
        filled={starred}
        className="absolute top-1 right-1 bg-panel/70 opacity-0 focus-visible:opacity-100 group-hover:opacity-100 aria-pressed:opacity-100 pointer-coarse:opacity-100"
        onClick={() => void changeRecord(record.key, (current) => ({ ...current, starred: !current.starred }))}
      />
      <div className="min-w-0 px-0.5">
        <p className="line-clamp-2 break-words text-ink leading-snug">{task.prompt}</p>
        <p className="mt-1 flex gap-2 truncate text-faint text-sm tabular-nums">
          <span data-tip="Seed">{task.seed}</span>
          <span>{formatAgo(record.sentAtMs, Date.now())}</span>
          {server && <span className="truncate">{server}</span>}
        </p>
      </div>
    </li>
  );
});
