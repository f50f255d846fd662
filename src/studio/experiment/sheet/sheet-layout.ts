/** Where everything stands on a contact sheet, in pixels. */
export interface SheetLayout {
  width: number;
  height: number;
  cell: number;
  gap: number;
  margin: number;
  /** How much larger than usual the title is written: a sheet of many cells is looked at from further away. */
  titleScale: number;
  /** The same of the labels and of what stands in cells. */
  labelScale: number;
  /** Height of the title. */
  title: number;
  /** Width of the row labels; 0 without them. */
  rowLabel: number;
  /** Height of the column labels; 0 without them. */
  columnLabel: number;
  /** Height of a page's own label; 0 without one. */
  pageLabel: number;
  /** From one page to the next, downwards. */
  pageStep: number;
}

interface SheetShape {
  columns: number;
  rows: number;
  pages: number;
  hasColumns: boolean;
  /** Letters of the longest row label; 0 without any. */
  rowLetters: number;
  hasPages: boolean;
}

const CELL_MAX = 256;
const CELL_MIN = 24;
/** From here down, labels get one line. */
export const CELL_SMALL = 64;
/** What every browser can draw on. */
const EDGE_MAX = 16_000;
const AREA_MAX = 48_000_000;
/** Up to here in pixels, words have their usual size; wider sheets have larger ones. */
const USUAL_WIDTH = 1400;
/** A cell this large holds labels of the usual size; larger ones may have larger labels. */
const USUAL_CELL = 112;
const SCALE_MAX = 2.5;
/** A letter of a label of the usual size takes about as much. */
const LETTER = 8;
/** Narrower would leave no room for the prompt. */
const WIDTH_MIN = 640;

/** Cells as large as the browser's canvas allows, up to the size of a preview. */
export function layOutSheet(shape: SheetShape): SheetLayout {
  for (let cell = CELL_MAX; ; cell -= 8) {
    const layout = layoutWith(cell, shape);
    const fits = Math.max(layout.width, layout.height) <= EDGE_MAX && layout.width * layout.height <= AREA_MAX;
    if (fits || cell <= CELL_MIN) return layout;
  }
}

function layoutWith(cell: number, { columns, rows, pages, hasColumns, rowLetters, hasPages }: SheetShape): SheetLayout {
  const gap = Math.max(4, Math.round(cell / 24));
  const titleScale = Math.max(1, Math.min(SCALE_MAX, (columns * (cell + gap)) / USUAL_WIDTH));
  const labelScale = Math.max(1, Math.min(titleScale, cell / USUAL_CELL));
  const margin = 32;
  const title = Math.round(96 * titleScale);
  const rowLabel = rowLetters > 0 ? Math.round(Math.min(168, 24 + rowLetters * LETTER) * labelScale) : 0;
  const isSmall = cell < CELL_SMALL;
  const columnLabel = hasColumns ? Math.round((isSmall ? 26 : 48) * labelScale) : 0;
  const pageLabel = hasPages ? Math.round((isSmall ? 22 : 40) * labelScale) : 0;
  const pageStep = pageLabel + columnLabel + rows * (cell + gap) + gap;
  return {
    width: Math.max(WIDTH_MIN, 2 * margin + rowLabel + columns * (cell + gap) - gap),
    height: 2 * margin + title + pages * pageStep,
    cell,
    gap,
    margin,
    titleScale,
    labelScale,
    title,
    rowLabel,
    columnLabel,
    pageLabel,
    pageStep,
  };
}
