import { describe, expect, it } from "vitest";
import { fittingCellPx, unaskedCellPx } from "#studio/experiment/grid/fitting-cell.ts";

const labels = (columns: number, row: string) => ({
  columns: Array.from({ length: columns }, (_, place) => `${place}`),
  rows: [row],
  pages: [""],
});

describe("fittingCellPx", () => {
  it("shows all columns at once, with their gaps and the row labels", () => {
    for (const columns of [4, 6, 9]) {
      const edgePx = fittingCellPx(1100, labels(columns, "mossy and old"));
      expect(edgePx * columns + 8 * columns + 112 + 48).toBeLessThanOrEqual(1100);
      expect((edgePx + 1) * columns + 8 * columns + 112 + 48).toBeGreaterThan(1100);
    }
  });

  it("has more room where rows have short labels, and most where they have none", () => {
    const edges = ["mossy and old", "12", ""].map((row) => fittingCellPx(1100, labels(5, row)));
    expect(edges).toEqual([...edges].sort((a, b) => a - b));
    expect(new Set(edges).size).toBe(3);
  });

  it("keeps within what a cell may be", () => {
    expect(fittingCellPx(1600, labels(1, ""))).toBe(320);
    expect(fittingCellPx(390, labels(16, "1"))).toBe(48);
  });
});

describe("unaskedCellPx", () => {
  it("shows six columns of long labels beside the set-up of a 1440 pixel window", () => {
    const widthPx = 1440 - 329;
    expect(unaskedCellPx(widthPx, 900, labels(6, "mossy and old")) * 6 + 8 * 6 + 112 + 48).toBeLessThanOrEqual(widthPx);
  });

  it("makes few columns no larger than pictures need, and many no smaller than can be told apart", () => {
    expect(unaskedCellPx(1600, 900, labels(2, ""))).toBe(256);
    expect(unaskedCellPx(390, 700, labels(16, "1"))).toBe(104);
  });

  it("shows three rows whole in a window of 900 pixels, and makes no cell small for the sake of more", () => {
    const rows = (count: number) => ({ ...labels(3, "1"), rows: Array.from({ length: count }, (_, row) => `${row}`) });
    const heightPx = 900 - 93;
    const edgePx = unaskedCellPx(1100, heightPx, rows(3));
    expect(edgePx).toBeGreaterThan(200);
    expect(3 * (edgePx + 8)).toBeLessThanOrEqual(heightPx - 100);
    expect(unaskedCellPx(1100, heightPx, rows(30))).toBe(176);
  });

  it("shows two rows at 200 % of zoom", () => {
    const rows = { ...labels(3, "red"), rows: ["red", "blue", "mossy", "brass"] };
    const edgePx = unaskedCellPx(640, 315, rows);
    expect(edgePx).toBeGreaterThanOrEqual(104);
    expect(2 * (edgePx + 8)).toBeLessThanOrEqual(315 - 80);
  });

  it("shows three columns on a phone", () => {
    expect(unaskedCellPx(390, 700, labels(3, "seed 42")) * 3 + 8 * 3 + 56 + 48).toBeLessThanOrEqual(390);
  });
});
