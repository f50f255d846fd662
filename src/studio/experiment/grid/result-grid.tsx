import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import type { AssetRecord } from "../../api/asset-record.ts";
import type { ExperimentRecord } from "../../api/experiment-record.ts";
import { findRecord } from "../../api/history-store.ts";
import { markRecords } from "../../api/mark-records.ts";
import { announce } from "../../ui/announcer.tsx";
import type { Plan } from "../plan/plan-experiment.ts";
import { type GridPlace, nextPlace } from "./grid-keys.ts";
import { LiveLayer } from "./live-layer.tsx";
import { type CellActions, ResultCell } from "./result-cell.tsx";

interface ResultGridProps {
  plan: Plan;
  experiment: ExperimentRecord;
  page: number;
  chosen: readonly string[];
  /** A living viewer for a cell. */
  live: (record: AssetRecord) => ReactNode;
  onPage(page: number): void;
  onOpen(record: AssetRecord): void;
  onAgain(requestKey: string): void;
  onChoose(recordKey: string): void;
}

/** Row labels up to this length need little room. */
const SHORT_LABEL = 4;
/** The pointer rests this long on a result before it comes alive. */
const LIVE_AFTER_MS = 600;

/** One page of an experiment: labelled columns and rows of results. */
export function ResultGrid(props: ResultGridProps) {
  const { plan, experiment, page, chosen, live, onPage, onOpen, onAgain, onChoose } = props;
  const { columns, rows, pages } = plan.labels;
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const [liveRecord, setLive] = useState<AssetRecord>();
  // the viewer stays with what it showed last: a new one would take seconds
  const lastLive = useRef(liveRecord);
  if (liveRecord) lastLive.current = liveRecord;
  const grid = useRef<HTMLDivElement>(null);
  const resting = useRef(0);
  const latest = useRef(props);
  latest.current = props;

  const actions = useMemo<CellActions>(
    () => ({
      open: (record) => latest.current.onOpen(record),
      again: (key) => latest.current.onAgain(key),
      choose: (record) => latest.current.onChoose(record.key),
      live: setLive,
      star: (record) => {
        announce(record.starred ? "Star taken away." : "Starred.");
        void markRecords([record.key], { starred: !record.starred });
      },
    }),
    [],
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
      setLive(undefined);
      grid.current?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)?.focus();
      return;
    }
    if (event.key === "PageUp" || event.key === "PageDown") {
      const to = page + (event.key === "PageDown" ? 1 : -1);
      if (to < 0 || to >= pages.length) return;
      event.preventDefault();
      onPage(to);
      announce(`Page ${pages[to]}.`);
      return;
    }
    if (event.ctrlKey) return;
    const record = findRecord(cell.dataset.record ?? "");
    const key = event.key.toLowerCase();
    const act = {
      enter: record && (() => onOpen(record)),
      s: record && (() => actions.star(record)),
      c: record && (() => onChoose(record.key)),
      v: record && (() => setLive(liveRecord?.key === record.key ? undefined : record)),
      r: () => onAgain(cell.dataset.request ?? ""),
      escape:
        liveRecord &&
        (() => {
          setLive(undefined);
          cell.focus();
        }),
    }[key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  const onOver = useCallback((event: PointerEvent) => {
    if (event.pointerType !== "mouse" || event.buttons !== 0) return;
    const cell = cellOf(event.target);
    window.clearTimeout(resting.current);
    const record = findRecord(cell?.dataset.record ?? "");
    resting.current = window.setTimeout(() => setLive(record), record ? LIVE_AFTER_MS : 150);
  }, []);

  const current = { row: Math.min(place.row, rows.length - 1), column: Math.min(place.column, columns.length - 1) };
  const sizePx = experiment.cellSizePx;
  const hasPages = pages.length > 1;
  const hasRows = rows.some((label) => label !== "");
  const headWidth = !hasRows
    ? "w-0"
    : rows.every((label) => label.length <= SHORT_LABEL) && !hasPages
      ? "w-10"
      : "w-28";
  const hasColumns = columns.some((label) => label !== "");

  return (
    <div
      className="min-h-0 flex-1 overflow-auto p-4 pt-0"
      onPointerOver={onOver}
      onPointerLeave={() => {
        window.clearTimeout(resting.current);
        setLive(undefined);
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: no table could scroll like this */}
      <div
        ref={grid}
        role="grid"
        aria-label={`Results of ${experiment.name}`}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        className="flex w-max flex-col gap-2"
        onKeyDown={onKey}
        onFocus={(event) => {
          const cell = cellOf(event.target);
          if (cell) setPlace({ row: Number(cell.dataset.row), column: Number(cell.dataset.column) });
        }}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus */}
        <div
          role="row"
          aria-rowindex={1}
          className={`sticky top-0 z-20 flex gap-2 bg-ground ${hasColumns ? "pt-3 pb-2" : "pt-4"}`}
        >
          {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
          {/* biome-ignore lint/a11y/useSemanticElements: see above */}
          <div role="columnheader" className={`${ROW_HEAD} ${headWidth} z-10 bg-ground text-faint text-sm`}>
            <span className={hasPages && hasRows ? "line-clamp-2" : "sr-only"}>{hasPages ? pages[page] : "Rows"}</span>
          </div>
          {columns.map((label, column) => (
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same label
              key={column}
              role="columnheader"
              aria-colindex={column + 2}
              style={{ width: sizePx }}
              className="shrink-0 self-end text-center text-muted text-sm leading-snug"
            >
              <span
                data-tip={label.length > 24 ? label : undefined}
                className={hasColumns ? "line-clamp-2 break-words" : "sr-only"}
              >
                {label || "Result"}
              </span>
            </div>
          ))}
        </div>
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
              className={`${ROW_HEAD} ${headWidth} z-10 flex items-center bg-ground text-muted text-sm leading-snug`}
            >
              <span
                data-tip={rowLabel.length > 30 ? rowLabel : undefined}
                className={hasRows ? "line-clamp-4 break-words" : "sr-only"}
              >
                {rowLabel || "Results"}
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
                  isLive={recordKey !== undefined && liveRecord?.key === recordKey}
                  actions={actions}
                />
              );
            })}
          </div>
        ))}
      </div>
      <LiveLayer
        liveKey={liveRecord?.key}
        findCell={() =>
          [...(grid.current?.querySelectorAll<HTMLElement>("[data-record]") ?? [])].find(
            (cell) => cell.dataset.record === liveRecord?.key,
          ) ?? null
        }
      >
        {lastLive.current && live(lastLive.current)}
      </LiveLayer>
    </div>
  );
}

const cellOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[role=gridcell]") : null;

const ROW_HEAD = "sticky left-0 shrink-0 pr-2";
