import type { ExperimentRecord } from "../../api/experiment-record.ts";
import { getFile, getPreview } from "../../api/file-store.ts";
import { findRecord } from "../../api/history-store.ts";
import { withPngText } from "../../api/png-text.ts";
import { cellState, cellWord, isRemade } from "../grid/cell-state.ts";
import type { WordLists } from "../language/resolve-prompt.ts";
import type { Plan } from "../plan/plan-experiment.ts";
import { experimentTexts } from "../texts.ts";
import { CELL_SMALL, layOutSheet, type SheetLayout } from "./sheet-layout.ts";
import { SHEET_KEYWORD, sheetText } from "./sheet-settings.ts";
import { wrapText } from "./wrap-text.ts";

const COLOURS = {
  ground: "#17181b",
  cell: "#232529",
  ink: "#eeeef0",
  muted: "#b4b5ba",
  faint: "#95969d",
  bad: "#f08f84",
};
const FONT = '"Inter Variable", system-ui, sans-serif';
/** Pictures drawn before the page gets a turn again. */
const SLICE = 8;

/** Draws all pages of an experiment on one labelled sheet, with its settings inside the file. */
export async function drawSheet(experiment: ExperimentRecord, plan: Plan, lists: WordLists): Promise<Blob> {
  const { columns, rows, pages } = plan.heads;
  const hasLabels = (labels: readonly string[]) => labels.some((label) => label !== "");
  const layout = layOutSheet({
    columns: columns.length,
    rows: rows.length,
    pages: pages.length,
    hasColumns: hasLabels(columns),
    rowLetters: Math.max(...rows.map((label) => label.length)),
    hasPages: hasLabels(pages),
  });
  const canvas = new OffscreenCanvas(layout.width, layout.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error(experimentTexts.drawSheet.cannotDraw);
  const pen = penOf(context);
  context.fillStyle = COLOURS.ground;
  context.fillRect(0, 0, layout.width, layout.height);
  drawTitle(pen, experiment, layout);
  for (const [page, pageLabel] of pages.entries()) {
    const top = layout.margin + layout.title + page * layout.pageStep;
    if (layout.pageLabel > 0)
      pen(
        pageLabel,
        layout.margin,
        top + 2,
        layout.width - 2 * layout.margin,
        1,
        (layout.cell < CELL_SMALL ? 14 : 18) * layout.labelScale,
        COLOURS.ink,
        layout.cell < CELL_SMALL ? 400 : 600,
      );
    drawLabels(pen, columns, rows, top + layout.pageLabel, layout);
    for (let index = 0; index < rows.length * columns.length; index++) {
      const cell = plan.cells[page * rows.length * columns.length + index];
      const x = layout.margin + layout.rowLabel + (index % columns.length) * (layout.cell + layout.gap);
      const y =
        top + layout.pageLabel + layout.columnLabel + Math.floor(index / columns.length) * (layout.cell + layout.gap);
      if (cell) await drawCell(context, pen, experiment, cell.key, x, y, layout);
      if (index % SLICE === SLICE - 1) await new Promise((resolve) => setTimeout(resolve));
    }
  }
  const png = await canvas.convertToBlob({ type: "image/png" });
  const bytes = new Uint8Array(await png.arrayBuffer());
  return new Blob([withPngText(bytes, { Software: "Plinth", [SHEET_KEYWORD]: sheetText(experiment, lists) })], {
    type: "image/png",
  });
}

type Pen = (
  text: string,
  x: number,
  y: number,
  width: number,
  lines: number,
  size: number,
  colour: string,
  weight?: 400 | 600,
  /** Stands in the middle of this height. */
  height?: number,
) => void;

function penOf(context: OffscreenCanvasRenderingContext2D): Pen {
  return (text, x, y, width, lines, size, colour, weight = 400, height) => {
    context.font = `${weight} ${size}px ${FONT}`;
    context.fillStyle = colour;
    context.textBaseline = "top";
    const wrapped = wrapText(text, width, lines, (each) => context.measureText(each).width);
    const top = height === undefined ? y : y + (height - wrapped.length * size * 1.3) / 2;
    for (const [index, line] of wrapped.entries()) {
      context.fillText(line, x, top + index * size * 1.3);
    }
  };
}

function drawTitle(pen: Pen, { name, settings }: ExperimentRecord, layout: SheetLayout): void {
  const { margin, width, titleScale } = layout;
  const has = (kind: string) => Object.values(settings.axes).some((axis) => axis.kind === kind);
  const facts = [
    !has("seed") && settings.seed && experimentTexts.drawSheet.seed(settings.seed),
    !has("negative") && settings.negativePrompt && experimentTexts.drawSheet.without(settings.negativePrompt),
    settings.family === "material" ? experimentTexts.drawSheet.material : !has("version") && settings.version,
    settings.family === "text-to-3d" &&
      !has("face-limit") &&
      settings.faceLimit &&
      experimentTexts.drawSheet.faces(settings.faceLimit),
  ];
  const room = width - 2 * margin;
  pen(name, margin, margin, room, 1, 24 * titleScale, COLOURS.ink, 600);
  pen(settings.prompt, margin, margin + 38 * titleScale, room, 1, 14 * titleScale, COLOURS.muted);
  pen(facts.filter(Boolean).join("   "), margin, margin + 60 * titleScale, room, 1, 13 * titleScale, COLOURS.faint);
}

function drawLabels(
  pen: Pen,
  columns: readonly string[],
  rows: readonly string[],
  top: number,
  { margin, rowLabel, columnLabel, cell, gap, labelScale }: SheetLayout,
): void {
  const size = 14 * labelScale;
  const inset = 6 * labelScale;
  if (columnLabel > 0) {
    for (const [index, label] of columns.entries()) {
      const lines = cell < CELL_SMALL ? 1 : 2;
      pen(label, margin + rowLabel + index * (cell + gap), top + inset, cell, lines, size, COLOURS.muted);
    }
  }
  if (rowLabel > 0) {
    for (const [index, label] of rows.entries()) {
      pen(
        label,
        margin,
        top + columnLabel + index * (cell + gap),
        rowLabel - 16,
        Math.max(1, Math.floor(cell / (20 * labelScale))),
        size,
        COLOURS.muted,
        400,
        cell,
      );
    }
  }
}

async function drawCell(
  context: OffscreenCanvasRenderingContext2D,
  pen: Pen,
  experiment: ExperimentRecord,
  key: string,
  x: number,
  y: number,
  { cell: size, labelScale }: SheetLayout,
): Promise<void> {
  context.fillStyle = COLOURS.cell;
  context.fillRect(x, y, size, size);
  const result = experiment.results[key];
  const record = result?.state === "sent" ? findRecord(result.recordKey) : undefined;
  const state = cellState(result, record);
  // what is being optimized has its picture here as it has in the grid
  if (record && (state === "made" || isRemade(state, record))) {
    const picture = (await getPreview(record.key)) ?? (await getFile(record.key, "albedo"));
    const bitmap = picture && (await createImageBitmap(picture).catch(() => undefined));
    if (bitmap) context.drawImage(bitmap, x, y, size, size);
    bitmap?.close();
    if (record.starred)
      pen("★", x + size - 24 * labelScale, y + 6, 24 * labelScale, 1, 18 * labelScale, "#e8b94f", 600);
  } else {
    pen(
      cellWord(state),
      x + 10,
      y + 10,
      size - 20,
      1,
      13 * labelScale,
      state === "failed" ? COLOURS.bad : COLOURS.faint,
    );
  }
}
