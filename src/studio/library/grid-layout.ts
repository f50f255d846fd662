import type { Entry, Section } from "./library-sections.ts";

/** Pixels. */
export interface GridMetrics {
  columns: number;
  cardWidth: number;
  cardHeight: number;
  gapX: number;
  gapY: number;
  headingHeight: number;
}

/** A heading, or as many entries as stand beside each other. */
export interface GridRow {
  section: number;
  top: number;
  height: number;
  /** Undefined: the heading. */
  entries: readonly Entry[] | undefined;
  /** The place of the first of them among all, from 0. */
  first: number;
}

export interface GridLayout {
  rows: readonly GridRow[];
  /** Where each section begins and how high it is. */
  sections: readonly { top: number; height: number }[];
  /** All entries in the order of reading, and the row of each. */
  entries: readonly Entry[];
  rowOf: ReadonlyMap<string, number>;
}

const CARD_WIDTH_MIN_PX = 152;
const CARD_WIDTH_MIN_NARROW_PX = 132;
const NARROW_PX = 480;
/** Two lines of prompt and one of facts. */
const CAPTION_HEIGHT_PX = 68;

/** How many cards of which size fit into a width. */
export function gridMetrics(widthPx: number): GridMetrics {
  const isNarrow = widthPx < NARROW_PX;
  const gapX = isNarrow ? 12 : 16;
  const least = isNarrow ? CARD_WIDTH_MIN_NARROW_PX : CARD_WIDTH_MIN_PX;
  const columns = Math.max(2, Math.floor((widthPx + gapX) / (least + gapX)));
  const cardWidth = Math.floor((widthPx - gapX * (columns - 1)) / columns);
  return { columns, cardWidth, cardHeight: cardWidth + CAPTION_HEIGHT_PX, gapX, gapY: 16, headingHeight: 44 };
}

/** Puts sections into rows, top to bottom. */
export function gridLayout(sections: readonly Section[], metrics: GridMetrics): GridLayout {
  const { columns, cardHeight, gapY, headingHeight } = metrics;
  const rows: GridRow[] = [];
  const spans: { top: number; height: number }[] = [];
  const all: Entry[] = [];
  const rowOf = new Map<string, number>();
  let top = 0;
  for (const [section, { entries }] of sections.entries()) {
    const sectionTop = top;
    rows.push({ section, top, height: headingHeight, entries: undefined, first: all.length });
    top += headingHeight;
    for (let at = 0; at < entries.length; at += columns) {
      const beside = entries.slice(at, at + columns);
      for (const { record } of beside) rowOf.set(record.key, rows.length);
      rows.push({ section, top, height: cardHeight + gapY, entries: beside, first: all.length + at });
      top += cardHeight + gapY;
    }
    all.push(...entries);
    spans.push({ top: sectionTop, height: top - sectionTop });
  }
  return { rows, sections: spans, entries: all, rowOf };
}
