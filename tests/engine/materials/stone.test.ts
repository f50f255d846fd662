import { expect, test } from "vitest";
import { STONE } from "#engine/materials/stone/index.ts";
import { rock } from "#engine/materials/stone/rock.ts";
import { createDraw } from "#engine/math/draw.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(STONE);

test("rock that is to be drawn is of plain faces: hardly any of it is grain", () => {
  const size = 256;
  const grain = (isDrawn: boolean) => {
    const { height } = rock.shade({ size, draw: createDraw(5), colours: [], scale: 1, isDrawn });
    let sum = 0;
    for (let i = size; i < height.length - size - 1; i += 1) {
      const around = (height[i - 1] as number) + (height[i + 1] as number);
      const across = (height[i - size] as number) + (height[i + size] as number);
      sum += Math.min(0.004, Math.abs(around + across - 4 * (height[i] as number)));
    }
    return sum;
  };
  expect(grain(true)).toBeLessThan(0.6 * grain(false));
});
