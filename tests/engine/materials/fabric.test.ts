import { expect, test } from "vitest";
import { FABRIC } from "#engine/materials/fabric/index.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(FABRIC);

test("the threads of plain cloth run beside each other: what is seen is seen again two threads on", () => {
  const { height, size } = shadeMaterial({ base: "woven-cotton", colours: [], conditions: {}, scale: 1, seed: 1 }, 512);
  const twoThreads = Math.round((2 * size) / 48);
  const crown = (x: number, y: number) => {
    const at = (column: number) => height[y * size + (column & (size - 1))] as number;
    return at(x) - (at(x - 5) + at(x + 5)) / 2;
  };
  let same = 0;
  let all = 0;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      same += crown(x, y) * crown(x + twoThreads, y);
      all += crown(x, y) ** 2;
    }
  }
  expect(same / all).toBeGreaterThan(0.35);
});
