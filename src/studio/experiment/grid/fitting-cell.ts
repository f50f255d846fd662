import { CELL_SIZE_MAX_PX, CELL_SIZE_MIN_PX } from "../../api/experiment-record.ts";
import type { Plan } from "../plan/plan-experiment.ts";
import { headWidth } from "./grid-head.tsx";

/** What the grid keeps free on both sides, its scroll bar included, and between its columns. */
const AROUND_PX = 48;
const GAP_PX = 8;
/** The toolbar, the labels of the columns, and what is free below the last row. */
const ABOVE_PX = 120;
/** The widths that `headWidth` names, without what is free beside the labels. */
const HEAD_PX: Readonly<Record<string, number>> = { "w-0": 0, "w-18": 56, "w-32": 112 };

/** A grid that nobody has sized: cells are no larger than this, and no smaller than shows what is in them. */
const UNASKED_MAX_PX = 256;
const UNASKED_MIN_PX = 104;
/** The same where all columns are seen at once for it. */
const ALL_SEEN_MIN_PX = 84;
/** Smaller than this they do not become for the sake of more rows, but where the window is too low for two of them. */
const UNASKED_ROW_PX = 176;
/** The toolbar and the labels of the columns in such a window. */
const ABOVE_LOW_PX = 80;

/**
 * The largest edge of a cell with which all columns are seen at once, within what cells may be.
 *
 * @param widthPx What there is for the whole grid.
 * @returns Whole pixels.
 */
export function fittingCellPx(widthPx: number, { columns, rows, pages }: Plan["heads"]): number {
  const headPx = HEAD_PX[headWidth(rows, pages.length > 1)] ?? 0;
  const edgePx = (widthPx - AROUND_PX - headPx) / Math.max(1, columns.length) - GAP_PX;
  return Math.min(CELL_SIZE_MAX_PX, Math.max(CELL_SIZE_MIN_PX, Math.floor(edgePx)));
}

/**
 * The edge of a cell until the artist chooses one: all columns are seen where they can be told apart so, and all rows where
 * that leaves the pictures large.
 *
 * @param heightPx What there is for the whole grid, its toolbar included.
 */
export function unaskedCellPx(widthPx: number, heightPx: number, labels: Plan["heads"]): number {
  const rowPx = Math.floor((heightPx - ABOVE_PX) / Math.max(1, labels.rows.length)) - GAP_PX;
  const halfPx = Math.floor((heightPx - ABOVE_LOW_PX) / 2) - GAP_PX;
  const leastPx = Math.max(UNASKED_MIN_PX, Math.min(UNASKED_ROW_PX, halfPx));
  const mostPx = Math.min(UNASKED_MAX_PX, Math.max(leastPx, rowPx));
  const fittingPx = fittingCellPx(widthPx, labels);
  return Math.min(mostPx, fittingPx >= ALL_SEEN_MIN_PX ? fittingPx : UNASKED_MIN_PX);
}
