import { describe, expect, test } from "vitest";
import { bakeMaps } from "../../../src/engine/bake/bake-maps.ts";
import { unwrapModel } from "../../../src/engine/bake/unwrap-model.ts";
import type { Image } from "../../../src/engine/files/image.ts";
import type { Model } from "../../../src/engine/geometry/part.ts";
import type { Surface } from "../../../src/engine/materials/material.ts";
import { renderThumbnail } from "../../../src/engine/render/render-thumbnail.ts";
import { MODELS, wavySurface } from "../bake/test-models.ts";

const SIZE = 128;
function photograph(model: Model, surface: Surface = wavySurface()): Image {
  const unwrapped = unwrapModel(model, { textureSize: 128, effort: "subnet" });
  const maps = bakeMaps(unwrapped, { body: surface }, { size: 128, pbr: false });
  return renderThumbnail(unwrapped, maps, { azimuth: 0.6, elevation: 0.35 }, { size: SIZE });
}

/** Bounds of what is solid: left, right, top, bottom in pixels. */
function solidBox({ data, width, height }: Image) {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] as number) < 250) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, right, top, bottom };
}

describe.each(Object.entries(MODELS))("%s", (_, model) => {
  const picture = photograph(model);

  test("is wholly in the picture, with an even margin", () => {
    const { left, right, top, bottom } = solidBox(picture);
    const margins = [left, SIZE - 1 - right, top, SIZE - 1 - bottom];
    expect(Math.min(...margins)).toBeGreaterThan(SIZE * 0.06);
    expect(Math.min(...margins)).toBeLessThan(SIZE * 0.13);
    expect(Math.abs(left - (SIZE - 1 - right))).toBeLessThanOrEqual(3);
    expect(Math.abs(top - (SIZE - 1 - bottom))).toBeLessThanOrEqual(3);
  });

  test("leaves the border of the picture clear", () => {
    for (let i = 0; i < SIZE; i += 1) {
      for (const at of [i, (SIZE - 1) * SIZE + i, i * SIZE, i * SIZE + SIZE - 1]) {
        expect(picture.data[at * 4 + 3]).toBeLessThanOrEqual(2);
      }
    }
  });

  test("throws a shadow on the ground", () => {
    const soft = picture.data.filter((alpha, i) => i % 4 === 3 && alpha > 20 && alpha < 200);
    expect(soft.length).toBeGreaterThan(SIZE);
  });

  test("comes out the same after other work", () => {
    photograph(MODELS["a ball"] as Model, wavySurface({ metalness: 1 }));
    expect(photograph(model).data).toEqual(picture.data);
  });
});

test("metal shows more contrast than matte paint of the same colour", () => {
  const contrast = (surface: Surface) => {
    const { data } = photograph(MODELS["a ball"] as Model, surface);
    const reds = Array.from(data.filter((_, i) => i % 4 === 0 && data[i + 3] === 255)).sort((a, b) => a - b);
    return (reds[Math.floor(reds.length * 0.98)] as number) - (reds[Math.floor(reds.length * 0.1)] as number);
  };
  const polished = {
    ...wavySurface({ color: [0.6, 0.6, 0.6], metalness: 1 }),
    roughness: new Float32Array(4096).fill(0.1),
  };
  const matte = { ...wavySurface({ color: [0.6, 0.6, 0.6] }), roughness: new Float32Array(4096).fill(0.9) };
  expect(contrast(polished)).toBeGreaterThan(contrast(matte) + 10);
});
