import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../find-browser.ts";

/** One picture of a contact sheet, and what stands under it. */
export interface Cell {
  readonly png: Uint8Array;
  readonly caption: string;
}

/** A line of cells under a heading. */
export interface Row {
  readonly title: string;
  readonly cells: readonly Cell[];
}

/**
 * Lays rows of labelled pictures out on a page and takes its picture.
 *
 * @param file Where the sheet goes, a PNG.
 * @param cellSize Width of a picture in CSS pixels.
 */
export async function writeSheet(file: string, rows: readonly Row[], cellSize: number): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const widest = Math.max(...rows.map((row) => row.cells.length));
  const page = await browser.newPage({ viewport: { width: widest * (cellSize + 8) + 32, height: 600 } });
  await page.setContent(html(rows, cellSize));
  await page.screenshot({ path: file, fullPage: true });
  await browser.close();
}

const html = (rows: readonly Row[], cellSize: number): string => `<!doctype html><style>
  body { margin: 12px; background: #26282c; color: #ddd; font: 13px system-ui, sans-serif; }
  h2 { font-size: 14px; margin: 10px 4px 4px; } section { display: flex; } figure { margin: 4px; width: ${cellSize}px; }
  img { width: ${cellSize}px; display: block; } figcaption { color: #999; overflow-wrap: anywhere; }
</style>${rows.map(rowHtml).join("")}`;

const rowHtml = (row: Row): string =>
  `<h2>${escapeHtml(row.title)}</h2><section>${row.cells
    .map(
      (cell) =>
        `<figure><img src="data:image/png;base64,${Buffer.from(cell.png).toString("base64")}"><figcaption>${escapeHtml(cell.caption)}</figcaption></figure>`,
    )
    .join("")}</section>`;

const escapeHtml = (text: string): string => text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
