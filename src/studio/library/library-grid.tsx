import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { formatNumber } from "../texts/figures.ts";
import { useWidth } from "../ui/use-width.ts";
import { AssetCard } from "./asset-card.tsx";
import { gridLayout, gridMetrics } from "./grid-layout.ts";
import type { Entry, Section } from "./library-sections.ts";
import { libraryScroll } from "./library-store.ts";
import { moveActive } from "./move-active.ts";
import { selectRange, toggleSelected, useSelection } from "./selection-store.ts";
import { libraryTexts } from "./texts.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

interface LibraryGridProps {
  sections: readonly Section[];
  /** Names of servers by connection id, where there is more than one. */
  servers: ReadonlyMap<string, string> | undefined;
  /** Changes when the artist looks for something else: then it begins at the top. */
  question: string;
  /** Under the last row. */
  end: ReactNode;
  onNearEnd(): void;
}

const OVERSCAN_ROWS = 3;
const NEAR_END_ROWS = 4;
/** Around the cards, so that their rings are seen. */
const PADDING_PX = 16;
/** With its distance from the edge, what the bar of what is chosen lies over. */
const BAR_PX = 76;
/** Between a heading and its cards: there a stack shows its other cards. */
const HEADING_GAP_PX = 10;

/** All cards, of which only those in sight are on the page. */
export function LibraryGrid({ sections, servers, question, end, onNearEnd }: LibraryGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller) - 2 * PADDING_PX;
  const metrics = useMemo(() => gridMetrics(Math.max(280, width)), [width]);
  const layout = useMemo(() => gridLayout(sections, metrics), [sections, metrics]);
  const latest = useRef(layout);
  latest.current = layout;
  const { rows, entries, rowOf } = layout;
  const active = useSelection((state) => state.active);
  const isEntranceGone = active === undefined || !rowOf.has(active);
  const entrance = isEntranceGone ? entries[0]?.record.key : active;
  const activeRow = entrance === undefined ? undefined : rowOf.get(entrance);
  useKeptFocus(entries);
  const isChoosing = useSelection((state) => state.keys.size > 0);
  // what is in sight comes first, what lies beyond in a turn of its own: typing waits for neither
  const isSettled = useDeferredValue(question, "") === question;

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rows[index]?.height ?? 0,
    overscan: isSettled ? OVERSCAN_ROWS : 0,
    scrollPaddingStart: metrics.headingHeight + 8,
    // what the bar of what is chosen lies over is not in sight
    scrollPaddingEnd: isChoosing ? BAR_PX : 16,
    initialOffset: () => libraryScroll.top,
    // the card that has the focus or takes it from Tab stays, wherever the page is scrolled to
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      if (activeRow === undefined || activeRow >= rows.length || seen.includes(activeRow)) return seen;
      return [...seen, activeRow].sort((a, b) => a - b);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: heights are known beforehand and change with the layout
  useEffect(() => virtualizer.measure(), [layout, virtualizer]);

  useEffect(() => {
    // on a phone the bar takes of the list's room: what was chosen first may lie where it is now
    const chosen = isChoosing && scroller.current?.contains(document.activeElement) && document.activeElement;
    if (chosen) chosen.closest("li")?.scrollIntoView({ block: "nearest" });
  }, [isChoosing]);

  const asked = useRef(question);
  useEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    // to scroll has the page laid out at once, and whoever types is at the top already
    if (virtualizer.scrollOffset !== 0) scroller.current?.scrollTo({ top: 0 });
  }, [question, virtualizer]);

  useEffect(() => {
    const element = scroller.current;
    const remember = () => {
      // what the element itself says would have the page laid out at once
      libraryScroll.top = virtualizer.scrollOffset ?? 0;
    };
    element?.addEventListener("scrollend", remember);
    return () => element?.removeEventListener("scrollend", remember);
  }, [virtualizer]);

  const seen = virtualizer.getVirtualItems();
  const lastSeen = seen.at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length > 0 && lastSeen >= rows.length - NEAR_END_ROWS) onNearEnd();
  }, [lastSeen, rows.length, onNearEnd]);

  const onPick = useCallback((event: MouseEvent, { record, members }: Entry) => {
    const picksAlready = useSelection.getState().keys.size > 0;
    if (event.altKey || (!event.shiftKey && !event.ctrlKey && !event.metaKey && !picksAlready)) return;
    event.preventDefault();
    if (event.shiftKey) selectRange(orderOf(latest.current.entries), record.key);
    else toggleSelected(members.map(({ key }) => key));
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pageRows = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / metrics.cardHeight));
    const to = moveActive(layout, active ?? entries[0]?.record.key, event.key, pageRows);
    if (to === undefined) return;
    event.preventDefault();
    if (event.shiftKey) {
      if (useSelection.getState().anchor === undefined) useSelection.setState({ anchor: active });
      selectRange(orderOf(entries), to);
    }
    useSelection.setState({ active: to, wantsFocus: true });
    virtualizer.scrollToIndex(rowOf.get(to) ?? 0);
  };

  const inSight = new Map<number, number[]>();
  for (const { index } of seen) {
    const section = rows[index]?.section ?? 0;
    inSight.set(section, [...(inSight.get(section) ?? []), index]);
  }

  return (
    // the keys of the cards, which have roles and names of their own
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus among them
    <div
      ref={scroller}
      onKeyDown={onKeyDown}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
      style={{ paddingInline: PADDING_PX }}
    >
      <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {[...inSight].map(([index, shown]) => {
          const section = sections[index];
          const span = layout.sections[index];
          if (!section || !span) return null;
          return (
            <section
              key={section.label}
              aria-label={section.label}
              className="absolute inset-x-0"
              style={{ top: span.top, height: span.height }}
            >
              <h2
                className="-mx-1 sticky top-0 z-10 flex items-center gap-2 bg-ground/95 px-1 font-semibold text-ink backdrop-blur-sm"
                style={{ height: metrics.headingHeight - HEADING_GAP_PX }}
              >
                {section.label}
                <span className="font-normal text-faint text-sm tabular-nums">{formatNumber(section.count)}</span>
              </h2>
              <ul aria-label={libraryTexts.page.sectionOf(section.label)}>
                {shown.flatMap((row) => {
                  const { entries: beside = [], top = 0, first = 0 } = rows[row] ?? {};
                  return (beside as readonly Entry[]).map((entry, column) => (
                    <AssetCard
                      key={entry.record.key}
                      entry={entry}
                      server={servers?.get(entry.record.connectionId)}
                      position={first + column + 1}
                      total={entries.length}
                      left={column * (metrics.cardWidth + metrics.gapX)}
                      top={top - span.top}
                      width={metrics.cardWidth}
                      isEntrance={isEntranceGone && first + column === 0}
                      onPick={onPick}
                    />
                  ));
                })}
              </ul>
            </section>
          );
        })}
      </div>
      {end}
    </div>
  );
}

const orderOf = (entries: readonly Entry[]): string[][] => entries.map(({ members }) => members.map(({ key }) => key));
