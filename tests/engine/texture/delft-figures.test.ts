import { expect, test } from "vitest";
import { DELFT_FIGURES, drawDelft } from "#engine/texture/figures/delft-figures.ts";

test("each Delft picture is drawn once, has a figure in its middle and a bud in each corner", () => {
  for (let number = 0; number < DELFT_FIGURES; number += 1) {
    const picture = drawDelft(number);
    const { side, line, wash } = picture;
    expect(drawDelft(number + DELFT_FIGURES)).toBe(picture);
    const inked = (left: number, top: number) => {
      let sum = 0;
      for (let y = 0; y < side / 4; y += 1) {
        for (let x = 0; x < side / 4; x += 1) sum += line[(top + y) * side + left + x] as number;
      }
      return sum;
    };
    const far = (side * 3) / 4;
    for (const [x, y] of [
      [0, 0],
      [far, 0],
      [0, far],
      [far, far],
    ] as const)
      expect(inked(x, y)).toBeGreaterThan(50);
    expect(wash.reduce((sum, w) => sum + w, 0)).toBeGreaterThan(500);
  }
});
