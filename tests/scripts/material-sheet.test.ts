import { expect, test } from "vitest";
import { renderMaterialSheet } from "../../scripts/sheet/material-sheet.ts";

test("three by three tiles lie under one light: a gloss moves over all of them and not over each again", () => {
  const panel = 48;
  const spec = { base: "stainless-steel", colours: [], conditions: {}, scale: 1, seed: 1 };
  const { data, width } = renderMaterialSheet([spec], panel, 64, ["nine"]);
  const edge = (width - panel) / 2;
  const meanOf = (column: number, row: number) => {
    let sum = 0;
    for (let y = 0; y < panel / 3; y += 1) {
      for (let x = 0; x < panel / 3; x += 1) {
        sum += data[((edge + row * (panel / 3) + y) * width + edge + column * (panel / 3) + x) * 3] as number;
      }
    }
    return sum / (panel / 3) ** 2;
  };
  expect(Math.abs(meanOf(0, 0) - meanOf(2, 2))).toBeGreaterThan(5);
});
