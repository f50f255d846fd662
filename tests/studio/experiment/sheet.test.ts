import { describe, expect, it } from "vitest";
import { withPngText } from "#studio/api/png-text.ts";
import { nextPlace } from "#studio/experiment/grid/grid-keys.ts";
import { EMPTY_SETTINGS, newExperiment } from "#studio/experiment/plan/experiment-settings.ts";
import { layOutSheet } from "#studio/experiment/sheet/sheet-layout.ts";
import { readSheet, SHEET_KEYWORD, sheetText, sortLists } from "#studio/experiment/sheet/sheet-settings.ts";
import { wrapText } from "#studio/experiment/sheet/wrap-text.ts";

// the smallest PNG there is: one grey pixel
const PIXEL = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);
const sheetOf = (text: string) => withPngText(PIXEL, { [SHEET_KEYWORD]: text });

describe("a contact sheet", () => {
  it("holds its experiment, with the lists that the prompt needs and no others", () => {
    const settings = {
      ...EMPTY_SETTINGS,
      prompt: "a __hue__ “vase”, {ö|漢}",
      axes: { columns: { kind: "prompt", text: "" }, pages: { kind: "seed", text: "1-3" } },
    } as const;
    const experiment = newExperiment("here", "Vases & more", settings);
    const read = readSheet(sheetOf(sheetText(experiment, { hue: "__warm__\nblue", warm: "red", unused: "x" })));
    expect(read).toEqual({
      name: "Vases & more",
      settings: { ...settings, lists: { hue: "__warm__\nblue", warm: "red" } },
    });
  });

  it.each<[string, Uint8Array, RegExp]>([
    ["no PNG", Uint8Array.of(1, 2, 3), /no PNG file/],
    ["another picture", PIXEL, /holds no experiment/],
    ["broken JSON", sheetOf("{"), /cannot be read/],
    ["other things", sheetOf('{"name":1}'), /cannot be read/],
  ])("tells %s", (_what, bytes, words) => expect(() => readSheet(bytes)).toThrow(words));

  it("keeps the artist's own lists as they are", () => {
    expect(sortLists({ a: "1", b: "2", c: "3" }, { a: "1", b: "other" })).toEqual({
      keep: { b: "2" },
      add: { c: "3" },
    });
  });

  it("fits on a canvas, however large the grid", () => {
    const labelled = { hasColumns: true, rowLetters: 12, hasPages: true };
    expect(layOutSheet({ columns: 4, rows: 3, pages: 1, ...labelled }).cell).toBe(256);
    for (const [columns, rows, pages] of [
      [256, 1, 1],
      [1, 256, 1],
      [16, 16, 1],
      [1, 1, 256],
    ] as const) {
      const has = { hasColumns: columns > 1, rowLetters: rows > 1 ? 12 : 0, hasPages: pages > 1 };
      const { width, height, cell } = layOutSheet({ columns, rows, pages, ...has });
      expect(Math.max(width, height)).toBeLessThanOrEqual(16_000);
      expect(width * height).toBeLessThanOrEqual(48_000_000);
      expect(cell).toBeGreaterThanOrEqual(24);
    }
  });

  it("gives its row labels the room that they need", () => {
    const shape = { columns: 3, rows: 2, pages: 1, hasColumns: true, hasPages: false };
    const seeds = layOutSheet({ ...shape, rowLetters: 2 }).rowLabel;
    const words = layOutSheet({ ...shape, rowLetters: 14 }).rowLabel;
    expect(seeds).toBeGreaterThan(30);
    expect(words).toBeGreaterThan(2 * seeds);
    expect(layOutSheet({ ...shape, rowLetters: 200 }).rowLabel).toBe(168);
    expect(layOutSheet({ ...shape, rowLetters: 0 }).rowLabel).toBe(0);
  });

  it("writes larger on a sheet of many cells, as far as the cells have room", () => {
    const labelled = { hasColumns: true, rowLetters: 12, hasPages: false };
    expect(layOutSheet({ columns: 3, rows: 2, pages: 1, ...labelled })).toMatchObject({ titleScale: 1, labelScale: 1 });
    const grid = layOutSheet({ columns: 16, rows: 16, pages: 1, ...labelled });
    expect(grid.titleScale).toBeGreaterThan(2);
    expect(grid.labelScale).toBeGreaterThan(2);
    const fine = layOutSheet({ columns: 100, rows: 100, pages: 1, ...labelled });
    expect(fine.titleScale).toBeGreaterThan(2);
    expect(fine.labelScale).toBe(1);
  });
});

it("wrapText breaks at words, within long ones, and ends with an ellipsis", () => {
  const measure = (text: string) => text.length;
  expect(wrapText("a red vase", 20, 2, measure)).toEqual(["a red vase"]);
  expect(wrapText("a very long label indeed", 10, 3, measure)).toEqual(["a very", "long label", "indeed"]);
  expect(wrapText("a very long label indeed", 10, 2, measure)).toEqual(["a very", "long labe…"]);
  expect(wrapText("abcdefghijklmno", 6, 2, measure)).toEqual(["abcdef", "ghijk…"]);
  expect(wrapText("  ", 6, 2, measure)).toEqual([]);
});

it("nextPlace stays within the grid", () => {
  const from = (key: string, ctrlKey = false) => nextPlace({ row: 1, column: 1 }, 2, 3, { key, ctrlKey });
  expect(from("ArrowRight")).toEqual({ row: 1, column: 2 });
  expect(from("ArrowLeft")).toEqual({ row: 1, column: 0 });
  expect(from("ArrowUp")).toEqual({ row: 0, column: 1 });
  expect(from("ArrowDown")).toEqual({ row: 1, column: 1 });
  expect(from("Home")).toEqual({ row: 1, column: 0 });
  expect(from("End", true)).toEqual({ row: 1, column: 2 });
  expect(from("Home", true)).toEqual({ row: 0, column: 0 });
  expect(from("x")).toBeUndefined();
});
