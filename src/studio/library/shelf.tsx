import { Star } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { useCurrentConnection } from "../api/connections-store.ts";
import { useHealth } from "../api/health-store.ts";
import { useHistory } from "../api/history-store.ts";
import { recordAddress } from "../api/record-address.ts";
import { useServerHistory } from "../api/server-history.ts";
import { announce } from "../ui/announcer.tsx";
import { classNames } from "../ui/class-names.ts";
import { useCommands } from "../ui/keys/use-commands.ts";
import { usePanelSizes } from "../ui/panel-sizes-store.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { assetName } from "./asset-name.ts";
import { AssetPicture } from "./asset-picture.tsx";
import { newestFirst } from "./sort-records.ts";
import { libraryTexts } from "./texts.ts";
import { useWindow } from "./use-window.ts";

/** As many as a row is still good for; the library has the rest. */
const LENGTH = 500;
/** Where they wrap. */
const LENGTH_NARROW = 60;
/** Pixels between pictures. */
const GAP_PX = 8;
/** The side of a picture, and what is above and below it. */
const PICTURE_PX = 96;
const AROUND_PX = 56;
const IS_ROW = "(min-width: 48rem)";

interface ShelfProps {
  currentKey: string | undefined;
  /** Sets one against what is on the stage: Alt and a click, or Alt and Enter. */
  onCompare?: ((key: string) => void) | undefined;
}

/** The latest tasks of the current connection as pictures with their state. */
export function Shelf({ currentKey, onCompare }: ShelfProps) {
  const connection = useCurrentConnection();
  const records = useHistory((state) => state.records);
  const loaded = useHistory((state) => state.loaded);
  const { isLoading } = useServerHistory(connection);
  const isRefused = useHealth((all) => all[connection.id]?.state === "refused");
  const latest = useMemo(
    () =>
      newestFirst(records)
        .filter((record) => record.connectionId === connection.id)
        .slice(0, LENGTH),
    [records, connection.id],
  );
  const heightPx = usePanelSizes((sizes) => sizes.shelf);
  const sidePx = heightPx ? heightPx - AROUND_PX : PICTURE_PX;
  const stepPx = sidePx + GAP_PX;
  const row = useRef<HTMLUListElement>(null);
  const seen = useWindow(row, latest.length, stepPx, IS_ROW);
  const { start, end } = seen ?? { start: 0, end: LENGTH_NARROW };
  const place = latest.findIndex(({ key }) => key === currentKey);

  const go = (to: number) => {
    const record = latest[to];
    if (!record) return undefined;
    return () => {
      navigate(recordAddress(record));
      announce(libraryTexts.shelf.shown(assetName(record)));
    };
  };
  useCommands({ newer: place > 0 ? go(place - 1) : undefined, older: go(place + 1) });

  // what a server lists later comes in front: the one on the stage stays in sight, until the artist looks at others
  const followed = useRef(currentKey);
  const leave = () => {
    followed.current = undefined;
  };
  useEffect(() => {
    followed.current = currentKey;
  }, [currentKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a shelf that is made larger does not scroll by itself
  useEffect(() => {
    const element = row.current;
    if (!element || place < 0 || followed.current !== currentKey) return;
    const left = place * stepPx;
    const isSeen = left >= element.scrollLeft && left + stepPx <= element.scrollLeft + element.clientWidth;
    if (matchMedia(IS_ROW).matches && !isSeen) element.scrollTo({ left: left - element.clientWidth / 2 });
  }, [currentKey, place]);

  const isEmpty = latest.length === 0;
  return (
    <section aria-label={libraryTexts.shelf.shelf} className="relative flex h-full min-h-0 flex-col overflow-clip">
      <div className="flex h-8 shrink-0 items-center justify-between px-4">
        <h2 id="shelf-heading" className="font-medium text-muted text-sm">
          {libraryTexts.shelf.recentTasks}
        </h2>
        {!isEmpty && (
          <Link
            href="/library"
            aria-label={libraryTexts.shelf.seeAllTasks}
            className="inline-flex min-h-6 items-center text-faint text-sm hover:text-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-end"
          >
            {libraryTexts.shelf.seeAll}
          </Link>
        )}
      </div>
      {/* over the row, where its pictures come: it would move otherwise */}
      {isEmpty && (!loaded || isLoading) && (
        <div className="absolute inset-x-0 top-9 flex gap-2 overflow-hidden px-4">
          {["a", "b", "c", "d", "e"].map((place) => (
            <Skeleton key={place} className="size-24 shrink-0" />
          ))}
        </div>
      )}
      {isEmpty && loaded && !isLoading && (
        <p className="absolute inset-x-0 top-8 px-4 text-faint">
          {isRefused ? libraryTexts.shelf.refused(connection.name) : libraryTexts.shelf.empty}
        </p>
      )}
      <ul
        ref={row}
        aria-label={libraryTexts.shelf.recentTasks}
        style={{ "--side": `${sidePx}px` } as CSSProperties}
        onKeyDown={walk}
        onFocus={leave}
        onWheel={leave}
        onPointerDown={leave}
        className="flex min-h-0 flex-1 gap-2 overflow-x-auto px-4 pt-1 pb-3 max-md:grid max-md:grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] max-md:content-start max-md:overflow-y-auto"
      >
        {seen && <Gap items={start} stepPx={stepPx} />}
        {latest.slice(start, end).map((record, index) => {
          const isCurrent = record.key === currentKey;
          return (
            <li
              key={record.key}
              aria-label={assetName(record)}
              aria-posinset={start + index + 1}
              aria-setsize={latest.length}
              className="shrink-0"
            >
              <Link
                href={recordAddress(record)}
                aria-label={assetName(record)}
                aria-description={libraryTexts.assetCard.seed(record.task.seed)}
                aria-current={isCurrent ? "true" : undefined}
                // the router leaves clicks with a key held down to the browser, before they come to `onClick`
                onClickCapture={(event) => {
                  if (!event.altKey || !onCompare || isCurrent) return;
                  event.preventDefault();
                  onCompare(record.key);
                }}
                data-tip={`${record.task.prompt} · ${record.task.seed}`}
                className={classNames(
                  "relative block rounded-md outline-offset-2 transition-shadow md:size-(--side)",
                  isCurrent
                    ? "ring-2 ring-accent ring-offset-2 ring-offset-panel"
                    : "hover:ring-1 hover:ring-line-strong",
                )}
              >
                <AssetPicture record={record} />
                {record.starred && (
                  <Star
                    aria-hidden
                    size={14}
                    fill="currentColor"
                    className="absolute top-1.5 right-1.5 text-accent drop-shadow"
                  />
                )}
              </Link>
            </li>
          );
        })}
        {seen && <Gap items={latest.length - end} stepPx={stepPx} />}
      </ul>
    </section>
  );
}

/** The arrows go from picture to picture, and to both ends of those that are there. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll("a")];
  const at = links.findIndex((link) => link.matches(":focus"));
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: links.length - 1 }[event.key];
  if (to === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  links[to]?.focus();
}

/**
 * The room of items that are not in sight. Padding of the row would make the row itself wider than the page, and what is in
 * sight would change with what is in sight, for ever.
 */
function Gap({ items, stepPx }: { items: number; stepPx: number }) {
  return items > 0 ? <li aria-hidden className="shrink-0" style={{ width: items * stepPx - GAP_PX }} /> : null;
}
