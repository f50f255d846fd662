import { describe, expect, test } from "vitest";
import { bakeMaps } from "../../../src/engine/bake/bake-maps.ts";
import { unwrapModel } from "../../../src/engine/bake/unwrap-model.ts";
import type { ModelMaps, UnwrappedModel } from "../../../src/engine/bake/unwrapped-model.ts";
import type { View } from "../../../src/engine/concepts/concept.ts";
import type { Image } from "../../../src/engine/files/image.ts";
import type { Model, Part } from "../../../src/engine/geometry/part.ts";
import { sphere } from "../../../src/engine/geometry/sphere.ts";
import type { Surface } from "../../../src/engine/materials/material.ts";
import { findClear, findWalls } from "../../../src/engine/render/clear-walls.ts";
import { drawVisible, type Looked } from "../../../src/engine/render/draw-visible.ts";
import { frameView } from "../../../src/engine/render/frame-view.ts";
import { openPicture, type ThumbnailOptions } from "../../../src/engine/render/render-thumbnail.ts";
import { MODELS, modelOf, moved, partOf, wavySurface } from "../bake/test-models.ts";

const SIZE = 128;
function renderThumbnail(model: UnwrappedModel, maps: ModelMaps, view: View, options: ThumbnailOptions): Image {
  const picture = openPicture(model, view, options);
  picture.throwShadow();
  picture.look();
  return picture.take(model, maps);
}

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

describe("a clear ball around a small red one", () => {
  const ball = MODELS["a ball"] as Model;
  const inner: Part = { ...partOf(moved(sphere(0.2, 32), 0, 0.5, 0)), name: "inner", slot: "inner" };
  const unwrapped = unwrapModel(modelOf(...ball.parts, inner), { textureSize: 128, effort: "subnet" });
  const surfaces = { body: wavySurface({ color: [0.8, 0.8, 0.8] }), inner: wavySurface({ color: [0.7, 0.02, 0.02] }) };
  const maps = bakeMaps(unwrapped, surfaces, { size: 128, pbr: false });
  const view = { azimuth: 0.6, elevation: 0.35 };
  const shot = (opacity: number) =>
    renderThumbnail(unwrapped, maps, view, { size: SIZE, finishes: { body: { opacity } } });
  const at = ({ data }: Image, x: number, y: number) => data.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4);
  const [middle, aside] = [SIZE / 2, Math.round(SIZE * 0.26)];

  test("is not seen through unless its finish says so", () => {
    expect(shot(1).data).toEqual(renderThumbnail(unwrapped, maps, view, { size: SIZE }).data);
    const [r = 0, g = 0, , alpha] = at(shot(1), middle, middle);
    expect(alpha).toBe(255);
    expect(Math.abs(r - g)).toBeLessThan(12);
  });

  test("shows what is inside, and the ground beside it", () => {
    const clear = shot(0.2);
    const [r = 0, g = 0, , alpha] = at(clear, middle, middle);
    expect(alpha).toBe(255);
    expect(r).toBeGreaterThan(g + 40);
    expect(at(clear, aside, middle)[3]).toBeLessThan(200);
    expect(at(clear, aside, middle)[3]).toBeGreaterThan(at(shot(0.05), aside, middle)[3] as number);
  });

  test("hides more at its edge, where it is looked at from the side", () => {
    const { data } = shot(0.2);
    const row = Array.from({ length: SIZE / 2 }, (_, x) => data[(middle * SIZE + x) * 4 + 3] as number);
    const edge = row.findIndex((alpha) => alpha > 40);
    expect(Math.max(...row.slice(edge, edge + 6))).toBeGreaterThan((row[aside] as number) + 30);
  });
});

test("solid glass shows its far walls through the near ones", () => {
  const ball = MODELS["a ball"] as Model;
  const unwrapped = unwrapModel(ball, { textureSize: 128, effort: "subnet" });
  const finishes = { body: { opacity: 0.2 } };
  const view = { azimuth: 0.6, elevation: 0.35 };
  const clear = findClear(unwrapped, finishes);
  expect(clear?.faces).toHaveLength((clear?.backs.length ?? 0) * 2);
  const look = (looked: Looked) =>
    drawVisible(
      unwrapped.positions,
      clear?.indices ?? new Uint32Array(),
      frameView(unwrapped.positions, view, 0.1),
      SIZE,
      looked,
    );
  const walls = findWalls(look, clear?.faces ?? new Uint32Array(), look({ faces: new Uint32Array() }));
  const middle = (SIZE / 2) * SIZE + SIZE / 2;
  const seen = walls.map(({ face }) => face[middle] as number).filter((face) => face >= 0);
  const isBack = (face: number) => face >= unwrapped.positionIndices.length / 3;
  expect(seen.map(isBack)).toEqual([true, false]);
});

test("what light goes into is bright on the side that is turned away from the key", () => {
  const unwrapped = unwrapModel(MODELS["a ball"] as Model, { textureSize: 128, effort: "subnet" });
  const maps = bakeMaps(unwrapped, { body: wavySurface({ color: [0.5, 0.02, 0.05] }) }, { size: 128, pbr: false });
  const red = (within: number) => {
    const finishes = { body: { opacity: 1, ...(within > 0 && { within }) } };
    const { data } = renderThumbnail(unwrapped, maps, { azimuth: 0.6, elevation: 0.35 }, { size: SIZE, finishes });
    return data[(Math.round(SIZE * 0.74) * SIZE + Math.round(SIZE * 0.66)) * 4] as number;
  };
  expect(red(0.9)).toBeGreaterThan(red(0.3));
  expect(red(0.3)).toBeGreaterThan(red(0) + 8);
});

test("what shines is bright where a dull one is dark, and has a halo of its own hue about it", () => {
  const ball = MODELS["a ball"] as Model;
  const shot = (shines: boolean) => {
    const model = { ...ball, parts: ball.parts.map((part) => ({ ...part, shines })) };
    return photograph(model, wavySurface({ color: [0.1, 0.7, 0.2] })).data;
  };
  const [dull, bright] = [shot(false), shot(true)];
  // beside the ball, where there is nothing but its light
  const beside = (Math.round(SIZE * 0.3) * SIZE + 6) * 4;
  expect(dull[beside + 3]).toBe(0);
  expect(bright[beside + 3]).toBeGreaterThan(8);
  expect(bright[beside + 1]).toBeGreaterThan((bright[beside] as number) + 40);
  const under = (Math.round(SIZE * 0.8) * SIZE + SIZE / 2) * 4;
  expect(bright[under + 1]).toBeGreaterThan((dull[under + 1] as number) + 20);
});

test("what is glossy and dark shows the lamp as a spark, and what is matt does not", () => {
  const ball = MODELS["a ball"] as Model;
  const brightest = (gloss: number) => {
    const surface = wavySurface();
    surface.albedo.fill(0.05);
    surface.height.fill(0);
    surface.metalness.fill(0);
    surface.roughness.fill(gloss);
    const { data } = photograph(ball, surface);
    return Math.max(...data.filter((_, i) => i % 4 === 1));
  };
  expect(brightest(0.06)).toBeGreaterThan(200);
  expect(brightest(0.6)).toBeLessThan(150);
});
