import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react";
import type { AssetRecord } from "../../api/asset-record.ts";
import type { ExperimentRecord } from "../../api/experiment-record.ts";
import { findRecord } from "../../api/history-store.ts";
import { markRecords } from "../../api/mark-records.ts";
import { announce } from "../../ui/announcer.tsx";
import { commandFor } from "../../ui/keys/command-for.ts";
import type { Plan } from "../plan/plan-experiment.ts";
import { experimentTexts } from "../texts.ts";
import { CLEAR_OF_HEADS, GridHead, headWidth, ROW_HEAD } from "./grid-head.tsx";
import { type GridPlace, nextPlace } from "./grid-keys.ts";
import { LiveLayer } from "./live-layer.tsx";
import { type CellActions, ResultCell } from "./result-cell.tsx";
import { cellOf, useLiveCell } from "./use-live-cell.ts";

interface ResultGridProps {
  plan: Plan;
  experiment: ExperimentRecord;
  page: number;
  /** Edge of a cell. */
  sizePx: number;
  chosen: readonly string[];
  /** A living viewer for a cell. */
  live: (record: AssetRecord) => ReactNode;
  onPage(page: number): void;
  onOpen(record: AssetRecord): void;
  onAgain(requestKey: string): void;
  onChoose(recordKey: string): void;
}

/** One page of an experiment: labelled columns and rows of results. */
export function ResultGrid(props: ResultGridProps) {
  const { plan, experiment, page, sizePx, chosen, onPage, onOpen, onAgain, onChoose } = props;
  const { columns, rows, pages } = plan.heads;
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const live = useLiveCell();
  const grid = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;

  const actions = useMemo<CellActions>(
    () => ({
      open: (record) => latest.current.onOpen(record),
      again: (key) => latest.current.onAgain(key),
      choose: (record) => latest.current.onChoose(record.key),
      live: (record) => live.set(record?.key),
      star: (record) => {
        announce(record.starred ? experimentTexts.resultGrid.starTakenAway : experimentTexts.resultGrid.starred);
        void markRecords([record.key], { starred: !record.starred });
      },
    }),
    [live.set],
  );

  const onKey = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    // keys inside the living viewer turn the camera
    if (!cell || (event.target instanceof Element && event.target.tagName === "CANVAS" && event.key !== "Escape"))
      return;
    if (event.altKey || event.metaKey) return;
    const next = nextPlace(place, rows.length, columns.length, event);
    if (next) {
      event.preventDefault();
      setPlace(next);
      live.set(undefined);
      grid.current?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)?.focus();
      return;
    }
    if (event.key === "PageUp" || event.key === "PageDown") {
      const to = page + (event.key === "PageDown" ? 1 : -1);
      if (to < 0 || to >= pages.length) return;
      event.preventDefault();
      onPage(to);
      announce(experimentTexts.resultGrid.page(pages[to]));
      return;
    }
    const record = findRecord(cell.dataset.record ?? "");
    const deeds: Record<string, (() => void) | undefined> = {
      Enter: record && (() => onOpen(record)),
      "experiment.star": record && (() => actions.star(record)),
      "experiment.choose": record && (() => onChoose(record.key)),
      "experiment.live": record && (() => live.set(live.liveKey === record.key ? undefined : record.key)),
      "experiment.again": () => onAgain(cell.dataset.request ?? ""),
      Escape: live.liveKey
        ? () => {
            live.set(undefined);
            cell.focus();
          }
        : undefined,
    };
    const act = deeds[commandFor(event.nativeEvent, "experiment") ?? event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  const current = { row: Math.min(place.row, rows.length - 1), column: Math.min(place.column, columns.length - 1) };
  const hasPages = pages.length > 1;
  const hasRows = rows.some((label) => label !== "");
  const width = headWidth(rows, hasPages);

  return (
    <div
      className={`min-h-0 flex-1 overflow-auto pr-4 scroll-pb-2 ${CLEAR_OF_HEADS[width]} ${chosen.length > 0 ? "pb-20" : "pb-4"}`}
      onPointerOver={live.onPointerOver}
      onPointerLeave={live.onPointerLeave}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: no table could scroll like this */}
      <div
        ref={grid}
        role="grid"
        aria-label={experimentTexts.resultGrid.resultsOf(experiment.name)}
        aria-description={experimentTexts.resultGrid.keys}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        className="flex w-max flex-col gap-2"
        onKeyDown={onKey}
        onBlur={live.onBlur}
        onFocus={(event) => {
          const cell = cellOf(event.target);
          live.onFocus(event);
          if (cell) setPlace({ row: Number(cell.dataset.row), column: Number(cell.dataset.column) });
        }}
      >
        <GridHead
          columns={columns}
          page={hasPages && hasRows ? pages[page] : undefined}
          width={width}
          sizePx={sizePx}
        />
        {rows.map((rowLabel, row) => (
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          // biome-ignore lint/a11y/useSemanticElements: see above
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same label
            key={row}
            role="row"
            aria-rowindex={row + 2}
            className="flex gap-2 [content-visibility:auto]"
            style={{ containIntrinsicSize: `auto ${sizePx}px` }}
          >
            {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
            {/* biome-ignore lint/a11y/useSemanticElements: see above */}
            <div
              role="rowheader"
              className={`${ROW_HEAD} ${width} z-10 flex items-center bg-ground text-muted text-sm leading-snug`}
            >
              <span
                data-tip={rowLabel.length > 30 ? rowLabel : undefined}
                className={hasRows ? "line-clamp-4 break-words" : "sr-only"}
              >
                {rowLabel || experimentTexts.resultGrid.results}
              </span>
            </div>
            {columns.map((columnLabel, column) => {
              const cell = plan.cells[(page * rows.length + row) * columns.length + column];
              if (!cell) return null;
              const result = experiment.results[cell.key];
              const recordKey = result?.state === "sent" ? result.recordKey : undefined;
              const label = [columnLabel, rowLabel, hasPages && pages[page]].filter(Boolean).join(", ");
              return (
                <ResultCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place stays where it is
                  key={column}
                  row={row}
                  column={column}
                  label={label || cell.body.prompt}
                  requestKey={cell.key}
                  result={result}
                  sizePx={sizePx}
                  isCurrent={current.row === row && current.column === column}
                  isChosen={recordKey !== undefined && chosen.includes(recordKey)}
                  isLive={recordKey !== undefined && live.liveKey === recordKey}
                  actions={actions}
                />
              );
            })}
          </div>
        ))}
        {/* in here, so that keys pressed in the living viewer come to the grid as well */}
        <LiveLayer
          liveKey={live.liveKey}
          onPress={() => live.last && onOpen(live.last)}
          findCell={() =>
            [...(grid.current?.querySelectorAll<HTMLElement>("[data-record]") ?? [])].find(
              (cell) => cell.dataset.record === live.liveKey,
            ) ?? null
          }
        >
          {live.last && props.live(live.last)}
        </LiveLayer>
      </div>
    </div>
  );
}
