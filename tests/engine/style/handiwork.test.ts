import { describe, expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { box } from "../../../src/engine/geometry/box.ts";
import { cylinder, lathe } from "../../../src/engine/geometry/lathe.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import type { Part, SurfacePoint } from "../../../src/engine/geometry/part.ts";
import type { MaterialSpec } from "../../../src/engine/materials/material.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { kintsugi } from "../../../src/engine/style/broken/kintsugi.ts";
import { creased } from "../../../src/engine/style/forms/creased.ts";
import { frilly } from "../../../src/engine/style/forms/frilly.ts";
import { gummy } from "../../../src/engine/style/forms/gummy.ts";
import { abandoned } from "../../../src/engine/style/wear/abandoned.ts";
import { frayed } from "../../../src/engine/style/wear/frayed.ts";
import { streakedGlass } from "../../../src/engine/style/wear/streaked-glass.ts";

const spec = (base: string, ...colour: [number, number, number]): MaterialSpec => ({
  base,
  colours: [colour],
  conditions: {},
  scale: 1,
  seed: 1,
});
const thing = (base: string, ...parts: Part[]) => ({
  model: standModel(parts, []),
  materials: { body: spec(base, 0.3, 0.02, 0.02), eye: spec("plastic", 0, 0, 0) },
  family: "object",
});
const draw = createDraw(5);
const boundsOfAll = (parts: readonly Part[]) => boundsOf(parts.map(({ geometry }) => geometry.positions));
const blank = (): SurfacePoint => ({ r: 0.3, g: 0.3, b: 0.3, roughness: 0.5, metalness: 0, height: 0 });

describe("what is frayed", () => {
  test("has threads all round where it lies flat", () => {
    const mat = thing("linen", makePart("mat", "body", cylinder({ radius: 0.5, height: 0.02, segments: 96 })));
    const { min, max } = boundsOfAll(frayed.apply(mat, draw).model.parts);
    for (const k of [0, 2] as const) {
      expect(max[k]).toBeGreaterThan(0.53);
      expect(min[k]).toBeLessThan(-0.53);
    }
  });
});

describe("what is frilly", () => {
  test("has rows of ruffles round its skirt, standing out from it", () => {
    const skirt = lathe(
      Array.from({ length: 30 }, (_, i) => [0.4 - 0.01 * i, 0.03 * i] as const),
      64,
    );
    const { parts } = frilly.apply(thing("silk", makePart("skirt", "body", skirt)), draw).model;
    const ruffles = parts.filter(({ name }) => name === "ruffles");
    expect(ruffles).toHaveLength(1);
    const { min, max } = boundsOfAll(ruffles);
    expect(max[0]).toBeGreaterThan(0.42);
    expect(max[1] - min[1]).toBeGreaterThan(0.4);
  });
});

describe("what was folded", () => {
  const sheet = (base: string) => thing(base, makePart("sheet", "body", box([0.2, 0.3, 0.002])));
  test("stands in panels if it is of paper or cloth", () => {
    const [before, after] = [sheet("paper"), creased.apply(sheet("paper"), draw)].map(({ model }) => {
      const { min, max } = boundsOfAll(model.parts);
      return max[2] - min[2];
    }) as [number, number];
    expect(after).toBeGreaterThan(before + 0.02);
  });
  test("stays as it is if it is a board", () => {
    expect(creased.apply(sheet("oak"), draw)).toEqual(sheet("oak"));
  });
});

describe("what is of jelly", () => {
  test("is seen through in the colour that was said, eyes and all", () => {
    const bear = thing(
      "plastic",
      makePart("body", "body", box([1, 1, 1])),
      makePart("eye", "eye", box([0.1, 0.1, 0.1])),
    );
    const { materials, model } = gummy.apply(bear, draw);
    expect(materials.body).toMatchObject({ base: "glass", clear: true });
    for (const { paint } of model.parts) {
      const surface = blank();
      paint?.(surface, 0, 0, 0, 0, 1, 0);
      expect(surface.r).toBeGreaterThan(2 * surface.g);
      expect(surface.roughness).toBeLessThan(0.2);
    }
  });
});

describe("what was mended with gold", () => {
  test("has thin seams of it and is otherwise as it was", () => {
    const { parts } = kintsugi.apply(thing("porcelain", makePart("body", "body", box([1, 1, 1]))), draw).model;
    let gold = 0;
    const steps = 100;
    for (let i = 0; i < steps * steps; i += 1) {
      const surface = blank();
      parts[0]?.paint?.(surface, (i % steps) / steps - 0.5, Math.floor(i / steps) / steps, 0.5, 0, 0, 1);
      if (surface.metalness === 1) gold += 1;
      else expect(surface).toEqual(blank());
    }
    expect(gold / (steps * steps)).toBeGreaterThan(0.01);
    expect(gold / (steps * steps)).toBeLessThan(0.25);
  });
});

describe("what was abandoned", () => {
  test("has weeds all about its foot, lower than itself", () => {
    const wreck = thing("steel", makePart("body", "body", box([2, 1, 1])));
    const weeds = abandoned.apply(wreck, draw).model.parts.filter(({ slot }) => slot === "weeds");
    const { min, max } = boundsOfAll(weeds);
    for (const [k, half] of [
      [0, 1],
      [2, 0.5],
    ] as const) {
      expect(max[k]).toBeGreaterThan(half);
      expect(min[k]).toBeLessThan(-half);
    }
    expect(max[1] - min[1]).toBeLessThan(0.5);
  });
});

describe("a pane that water runs down", () => {
  const pane = (conditions: MaterialSpec["conditions"]) => {
    const one = thing("glass", makePart("pane", "glass", box([1, 1, 0.01])));
    return { ...one, materials: { glass: { ...spec("glass", 0.6, 0.7, 0.8), conditions } } };
  };
  test("has runs and drops on it, and most of it is left", () => {
    const [part] = streakedGlass.apply(pane({ stained: 0.7 }), draw).model.parts;
    let marked = 0;
    for (let i = 0; i < 10_000; i += 1) {
      const surface = blank();
      part?.paint?.(surface, (i % 100) / 100 - 0.5, Math.floor(i / 100) / 100, 0.005, 0, 0, 1);
      if (Math.abs(surface.r - 0.3) > 0.1) marked += 1;
    }
    expect(marked).toBeGreaterThan(700);
    expect(marked).toBeLessThan(6000);
  });
  test("is clean where nothing is said", () => {
    expect(streakedGlass.apply(pane({}), draw)).toEqual(pane({}));
  });
});
