import { CloudDownload, Layers2, MessageSquareText, Star } from "lucide-react";
import { type MouseEvent, memo, useEffect, useRef } from "react";
import { Link } from "wouter";
import { isPutAway } from "../api/asset-record.ts";
import { markRecords } from "../api/mark-records.ts";
import { recordAddress } from "../api/record-address.ts";
import { classNames } from "../ui/class-names.ts";
import { formatAgo } from "../ui/duration.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { assetName } from "./asset-name.ts";
import { AssetPicture } from "./asset-picture.tsx";
import type { Entry } from "./library-sections.ts";
import { useLibrary } from "./library-store.ts";
import { toggleSelected, useSelection } from "./selection-store.ts";
import { libraryTexts } from "./texts.ts";

interface AssetCardProps {
  entry: Entry;
  /** Named where there is more than one. */
  server: string | undefined;
  /** Where it is in the list, from 1, and how long that is. */
  position: number;
  total: number;
  /** Pixels. */
  left: number;
  top: number;
  width: number;
  /** The arrow keys start here. */
  isEntrance: boolean;
  onPick(event: MouseEvent, entry: Entry): void;
}

/** One asset in the library, or a stack of variations. */
export const AssetCard = memo(function AssetCard(props: AssetCardProps) {
  const { entry, server, position, total, left, top, width, isEntrance, onPick } = props;
  const { record, members, stack } = entry;
  const { task, starred, rating = 0, note } = record;
  const chosen = useSelection(({ keys }) => members.filter(({ key }) => keys.has(key)).length);
  const isChoosing = useSelection(({ keys }) => keys.size > 0);
  const isActive = useSelection(({ active }) => isEntrance || active === record.key);
  const wantsFocus = useSelection((state) => state.wantsFocus && state.active === record.key);
  const link = useRef<HTMLAnchorElement>(null);
  const isClosedStack = stack !== undefined && !stack.open;
  const name = isClosedStack ? libraryTexts.assetCard.stackName(task.prompt, stack.size) : assetName(record);
  // variations of one prompt differ by it
  const seed = isClosedStack ? undefined : libraryTexts.assetCard.seed(task.seed);
  // two of one prompt and seed may still differ by it, and so may two stacks
  const without = task.negativePrompt ? libraryTexts.assetCard.without(task.negativePrompt) : undefined;
  const told = [seed, without].filter(Boolean).join(", ") || undefined;
  const tabIndex = isActive ? 0 : -1;

  useEffect(() => {
    if (!wantsFocus) return;
    link.current?.focus({ preventScroll: true });
    useSelection.setState({ wantsFocus: false });
  }, [wantsFocus]);

  return (
    <li
      aria-posinset={position}
      aria-setsize={total}
      style={{ width, transform: `translate(${left}px, ${top}px)` }}
      className="group absolute top-0 left-0 select-none"
      data-key={record.key}
    >
      <div className="relative">
        {isClosedStack && (
          <>
            <span
              aria-hidden
              className="-top-2 absolute inset-x-3 h-4 rounded-md bg-raised inset-ring inset-ring-line"
            />
            <span
              aria-hidden
              className="-top-[3px] absolute inset-x-1.5 h-4 rounded-md bg-raised inset-ring inset-ring-line-strong/80"
            />
          </>
        )}
        <Link
          ref={link}
          href={recordAddress(record)}
          aria-label={name}
          aria-description={told}
          tabIndex={tabIndex}
          onClick={(event: MouseEvent) => onPick(event, entry)}
          onFocus={() => useSelection.setState({ active: record.key })}
          draggable={false}
          className={classNames(
            "relative block rounded-md transition-shadow",
            chosen > 0 ? "ring-2 ring-accent" : "hover:ring-1 hover:ring-line-strong",
            stack?.open === true && "outline outline-accent/40 outline-dashed outline-offset-3",
          )}
        >
          <AssetPicture record={record} />
        </Link>
        {/* a finger needs more room than the box */}
        <label className="absolute top-1.5 left-1.5 cursor-pointer pointer-coarse:-top-0.5 pointer-coarse:-left-0.5 pointer-coarse:p-2.5">
          <input
            type="checkbox"
            aria-label={libraryTexts.assetCard.select(name)}
            aria-description={seed}
            tabIndex={tabIndex}
            checked={chosen === members.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && chosen < members.length;
            }}
            onChange={() => toggleSelected(members.map(({ key }) => key))}
            className={classNames(
              "block size-6 cursor-pointer accent-control focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100",
              !isChoosing && "opacity-0",
            )}
          />
        </label>
        <IconButton
          icon={Star}
          label={libraryTexts.assetCard.starOf(task.prompt)}
          aria-description={seed}
          tip={libraryTexts.assetCard.star}
          tabIndex={tabIndex}
          aria-pressed={starred}
          filled={starred}
          className={classNames(
            "absolute top-1 right-1 bg-panel/70 opacity-0 focus-visible:opacity-100 group-hover:opacity-100 aria-pressed:opacity-100 pointer-coarse:opacity-100",
            // a finger needs more room than the star, which needs a ground that it is seen on
            "pointer-coarse:-top-0.5 pointer-coarse:-right-0.5 pointer-coarse:isolate pointer-coarse:bg-transparent pointer-coarse:before:absolute pointer-coarse:before:inset-2 pointer-coarse:before:-z-10 pointer-coarse:before:rounded-md pointer-coarse:before:bg-panel/80",
          )}
          onClick={() => void markRecords([record.key], { starred: !starred })}
        />
        {stack?.isFirst && (
          <button
            type="button"
            tabIndex={tabIndex}
            aria-expanded={stack.open}
            aria-label={libraryTexts.assetCard.stackSize(stack.size, task.prompt)}
            data-tip={stack.open ? libraryTexts.assetCard.foldThemTogether : libraryTexts.assetCard.showAllOfThem}
            onClick={() => useLibrary.getState().toggleStack(stack.id)}
            className="absolute right-1.5 bottom-1.5 inline-flex h-6 items-center gap-1 rounded-sm bg-panel/85 px-1.5 font-medium text-ink text-sm tabular-nums hover:bg-panel pointer-coarse:h-11 pointer-coarse:px-3"
          >
            <Layers2 aria-hidden size={13} />
            {stack.size}
          </button>
        )}
      </div>
      <div className="mt-2 min-w-0 px-0.5">
        <p dir="auto" className="line-clamp-2 break-words text-ink leading-snug">
          {task.prompt}
        </p>
        {/* what has no room in the line is left out whole: half a time says nothing */}
        <p className="mt-1 flex h-[1lh] flex-wrap items-center gap-x-2 overflow-hidden text-faint text-sm tabular-nums">
          {rating > 0 && (
            <span className="shrink-0 text-accent-text text-xs">
              <span aria-hidden>{"★".repeat(rating)}</span>
              <span className="sr-only">{libraryTexts.assetCard.ratingOf(rating)}</span>
            </span>
          )}
          {seed && <span className="shrink-0">{seed}</span>}
          {without && <span className="max-w-[60%] truncate">{without}</span>}
          <span className="shrink-0">{formatAgo(record.sentAtMs, Date.now())}</span>
          {server && <span className="truncate">{server}</span>}
          {note && <MessageSquareText aria-label={libraryTexts.assetCard.hasANote} size={12} className="shrink-0" />}
          {isPutAway(record) && (
            <CloudDownload aria-label={libraryTexts.assetCard.putAway} size={13} className="shrink-0" />
          )}
        </p>
      </div>
    </li>
  );
});
