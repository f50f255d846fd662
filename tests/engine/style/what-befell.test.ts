import { describe, expect, test } from "vitest";
import { box } from "#engine/geometry/box.ts";
import { cylinder } from "#engine/geometry/lathe.ts";
import { makePart } from "#engine/geometry/make-part.ts";
import { merge } from "#engine/geometry/merge.ts";
import type { Part } from "#engine/geometry/part.ts";
import { move } from "#engine/geometry/place.ts";
import { splitShells } from "#engine/geometry/shells.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { sphere } from "#engine/geometry/sphere.ts";
import { createDraw } from "#engine/math/draw.ts";
import type { Vec3 } from "#engine/math/vec3.ts";
import { styleById } from "#engine/style/index.ts";
import { takeProportions } from "#engine/style/parts/proportion.ts";
import { boundsOf } from "#measure/bounds.ts";
import { plainThing } from "./plain-thing.ts";

await loadSimplifier();

const apply = (id: string, family: string, ...parts: Part[]) =>
  styleById(id).apply(plainThing(family, ...parts), createDraw(5)).model.parts;

/** Colour of a grey part where it is painted. */
function at(part: Part | undefined, [x, y, z]: Vec3, normal: Vec3 = [0, 0, 1]) {
  const point = { r: 0.5, g: 0.5, b: 0.5, roughness: 0.5, metalness: 0, height: 0 };
  part?.paint?.(point, x, y, z, ...normal);
  return point;
}

test("a row with gaps has fewer pieces, and what is no row keeps all", () => {
  const keys = Array.from({ length: 12 }, (_, i) => move(box([0.08, 0.1, 0.3]), [i * 0.1, 0, 0]));
  const { model } = plainThing(
    "instrument",
    makePart("keys", "body", merge(keys)),
    makePart("case", "body", box([2, 1, 1])),
  );
  const left = takeProportions(model, [{ part: "key", sizes: [], hasGaps: true }]);
  const pieces = splitShells(left.parts[0]?.geometry ?? box([1, 1, 1])).length;
  expect(pieces).toBeGreaterThan(6);
  expect(pieces).toBeLessThan(12);
  const rungs = [0, 1, 2, 3, 4].map((i) => makePart(`rung-${i}`, "rung", move(box([1, 0.1, 0.1]), [0, i, 0])));
  const ladder = plainThing("tool", ...rungs).model;
  expect(takeProportions(ladder, [{ part: "rung", sizes: [], count: 1, hasGaps: true }]).parts).toHaveLength(4);
  expect(takeProportions(model, [{ part: "case", sizes: [], hasGaps: true }])).toBe(model);
});

describe("what things are put together from", () => {
  test("of boxes a ball becomes as wide a box", () => {
    const [part] = apply("boxed", "figure", makePart("head", "body", sphere(1, 32, 24)));
    expect((part as Part).geometry.indices.length / 3).toBeLessThan(150);
    const { min, max } = boundsOf([(part as Part).geometry.positions]);
    expect(max[0] - min[0]).toBeCloseTo(2, 1);
  });

  test("pipes are thicker than wire", () => {
    const widest = (id: string) => {
      const [part] = apply(id, "furniture", makePart("body", "body", box([1, 1, 1])));
      const { min, max } = boundsOf([(part as Part).geometry.positions]);
      return max[0] - min[0];
    };
    expect(widest("piped")).toBeGreaterThan(widest("wireframe") + 0.005);
  });
});

test("flames lick from the nose of a car back, and do not reach its tail", () => {
  const [body] = apply("flame-job", "vehicle", makePart("body", "body", box([2, 1, 4], { divisions: [4, 4, 8] })));
  const nose = at(body, [0.3, 0.5, 1.9], [0, 1, 0]);
  expect(nose.r).toBeGreaterThan(nose.b + 0.3);
  expect(at(body, [0.3, 0.5, -1.5], [0, 1, 0]).r).toBe(0.5);
});

test("a dusty pane is clean where a hand wiped it", () => {
  const thing = plainThing("furniture", makePart("glass", "glass", box([1, 1, 0.02], { divisions: [8, 8, 1] })));
  const [pane] = styleById("dusted").apply(thing, createDraw(5)).model.parts;
  const clean = Array.from(
    { length: 81 },
    (_, i): Vec3 => [((i % 9) - 4) / 9, (Math.floor(i / 9) - 4) / 9, 0.01],
  ).filter((point) => at(pane, point).r === 0.5).length;
  expect(clean).toBeGreaterThan(4);
  expect(clean).toBeLessThan(40);
});

test("what is flat is dented where its outline shows it", () => {
  const flat = box([2, 0.6, 0.2], { divisions: [20, 6, 2] });
  const [dented] = apply("dented", "instrument", makePart("body", "body", flat));
  const { positions } = (dented as Part).geometry;
  const top = Array.from({ length: positions.length / 3 }, (_, i) => positions[i * 3 + 1] as number);
  const high = Math.max(...top);
  // a dent leaves places well under the top that no corner or side of the plain body has
  expect(top.some((y) => y < high - 0.02 && y > high - 0.085)).toBe(true);
});

test("an art deco car has gold", () => {
  const [body] = apply("art-deco", "vehicle", makePart("body", "body", box([2, 1, 4], { divisions: [4, 8, 8] })));
  const gold = Array.from({ length: 200 }, (_, i) =>
    at(body, [1, 0.499 - (i % 20) * 0.014, ((i / 20) | 0) * 0.4 - 1.9], [1, 0, 0]),
  );
  expect(gold.some(({ metalness }) => metalness === 1)).toBe(true);
});

test("a scalloped rim goes out and in, and its foot does not", () => {
  const [vase] = apply(
    "scalloped",
    "vessel",
    makePart("body", "body", cylinder({ radius: 0.5, height: 1, segments: 72 })),
  );
  const { positions } = (vase as Part).geometry;
  const radii = (isIn: (y: number) => boolean) =>
    Array.from(
      { length: positions.length / 3 },
      (_, i) => [...positions.subarray(i * 3, i * 3 + 3)] as [number, number, number],
    )
      .filter(([, y]) => isIn(y))
      .map(([x, , z]) => Math.sqrt(x * x + z * z))
      .filter((r) => r > 0.3);
  const spread = (of: number[]) => Math.max(...of) - Math.min(...of);
  expect(spread(radii((y) => y > 0.9))).toBeGreaterThan(0.06);
  expect(spread(radii((y) => y < 0.05))).toBeLessThan(0.01);
});

test("what hangs is webbed from its arms to its stem", () => {
  const arms = move(box([2, 0.1, 0.1]), [0, 0.8, 0]);
  const stem = box([0.1, 2, 0.1]);
  const parts = apply("cobwebs", "light", makePart("stem", "body", stem), makePart("arms", "body", arms));
  expect(parts.some(({ slot }) => slot === "cobweb")).toBe(true);
});
