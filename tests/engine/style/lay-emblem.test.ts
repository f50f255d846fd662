import { describe, expect, test } from "vitest";
import { box } from "../../../src/engine/geometry/box.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import { move } from "../../../src/engine/geometry/place.ts";
import type { MaterialSpec } from "../../../src/engine/materials/material.ts";
import { type Emblem, layEmblem } from "../../../src/engine/style/shown/lay-emblem.ts";
import { pictureOf } from "../../../src/engine/style/shown/picture-of.ts";

const VIEW = { azimuth: 0.3, elevation: 0.1 };
const plain = (colour: readonly [number, number, number]): MaterialSpec => ({
  base: "plastic",
  colours: [colour],
  conditions: {},
  scale: 1,
  seed: 1,
});
const thing = (family: string, ...parts: Part[]) => ({
  model: standModel(parts, []),
  materials: { body: plain([0.8, 0.8, 0.8]) },
  family,
});
const HEART: Emblem = { shows: { symbol: "heart", colours: [] }, isCarved: false, isPattern: false };

/** Share of a grid over one side of a unit box that is no longer the ground's colour. */
function paintedShare({ paint }: Part, z: number, ground = 0.8): number {
  let count = 0;
  for (let i = 0; i < 60; i += 1) {
    for (let k = 0; k < 60; k += 1) {
      const point = { r: ground, g: ground, b: ground, roughness: 0.5, metalness: 0, height: 0 };
      paint?.(point, i / 60 - 0.49, k / 60 - 0.49, z, 0, 0, Math.sign(z));
      if (Math.abs(point.g - ground) > 0.05) count += 1;
    }
  }
  return count / 3600;
}

describe("what is shown on a thing", () => {
  const body = () => makePart("body", "body", box([1, 1, 1]));

  test("is on the side that is seen, once", () => {
    const [part] = layEmblem(thing("object", body()), HEART, VIEW).model.parts as [Part];
    expect(paintedShare(part, 0.5)).toBeGreaterThan(0.1);
    expect(paintedShare(part, 0.5)).toBeLessThan(0.7);
    expect(paintedShare(part, -0.5)).toBe(0);
  });

  test("is on the flank of a beast that is seen, and nowhere on a body without a back to find it by", () => {
    const back = { name: "back", position: [0, 0.5, 0] as const, normal: [0, 1, 0] as const, radius: 0.3 };
    const beast = { ...thing("animal", body()), model: standModel([body()], [back]) };
    const onFlank = ({ paint }: Part, x: number) => {
      const point = { r: 0.8, g: 0.8, b: 0.8, roughness: 0.5, metalness: 0, height: 0 };
      paint?.(point, x, 0.15, 0, Math.sign(x), 0, 0);
      return point.g !== 0.8;
    };
    const [seen] = layEmblem(beast, { ...HEART, spot: "side" }, VIEW).model.parts as [Part];
    expect([onFlank(seen, 0.5), onFlank(seen, -0.5)]).toEqual([true, false]);
    const [bare] = layEmblem(thing("animal", body()), { ...HEART, spot: "side" }, VIEW).model.parts as [Part];
    expect(bare.paint).toBeUndefined();
  });

  test("is all round as a pattern", () => {
    const [part] = layEmblem(thing("object", body()), { ...HEART, isPattern: true }, VIEW).model.parts as [Part];
    expect(paintedShare(part, 0.5)).toBeGreaterThan(0.1);
    expect(paintedShare(part, -0.5)).toBeGreaterThan(0.1);
  });

  test("stands out from a ground of its own colour", () => {
    const white: Emblem = { ...HEART, shows: { symbol: "heart", colours: [[0.8, 0.8, 0.8]] } };
    const [part] = layEmblem(thing("object", body()), white, VIEW).model.parts as [Part];
    expect(paintedShare(part, 0.5)).toBeGreaterThan(0.02);
  });

  test("is darker where it is cut, in the thing's own stuff", () => {
    const [part] = layEmblem(thing("object", body()), { ...HEART, isCarved: true }, VIEW).model.parts as [Part];
    const point = { r: 0.8, g: 0.4, b: 0.2, roughness: 0.3, metalness: 1, height: 0 };
    part.paint?.(point, 0, 0, 0.5, 0, 0, 1);
    expect(point.metalness).toBe(1);
    expect(point.r / point.g).toBeCloseTo(2);
    expect(point.r).toBeLessThan(0.5);
  });

  test("a picture has the thing's colours within a line round it", () => {
    const red = {
      model: standModel([makePart("body", "body", box([0.5, 1, 0.5]))], []),
      materials: { body: plain([0.8, 0.02, 0.02]) },
      family: "object",
    };
    const { at, aspect } = pictureOf(red, { azimuth: 0, elevation: 0 });
    expect(aspect).toBeLessThan(0.7);
    const middle = at(0.5, 0.5);
    expect(middle?.colour[0]).toBeGreaterThan(4 * (middle?.colour[1] ?? 1));
    const row = Array.from({ length: 100 }, (_, k) => at(k / 100, 0.5));
    expect(row.find((pixel) => pixel)?.isLine).toBe(true);
    expect(row.findLast((pixel) => pixel)?.isLine).toBe(true);
  });

  test("leaves what lies beside it alone", () => {
    const sleeve = makePart("sleeve", "body", move(box([0.4, 0.8, 0.4]), [1.2, 0, 0]));
    const shirt = layEmblem(thing("garment", body(), sleeve), HEART, { azimuth: 0, elevation: 0 });
    expect(shirt.model.parts.map(({ paint }) => paint !== undefined)).toEqual([true, false]);
  });

  const ball = (colour: readonly [number, number, number]) => ({
    model: standModel([makePart("body", "body", box([1, 1, 1]))], []),
    materials: { body: plain(colour) },
    family: "object",
  });

  test("a carved picture stands out of its ground, with grooves for its lines and a shadow beside it", () => {
    const emblem: Emblem = { shows: { thing: ball([0.5, 0.5, 0.5]), view: VIEW }, isCarved: true, isPattern: false };
    const [part] = layEmblem(thing("object", body()), emblem, VIEW).model.parts as [Part];
    const heights: number[] = [];
    for (let i = 0; i < 400; i += 1) {
      const point = { r: 0.6, g: 0.6, b: 0.6, roughness: 0.5, metalness: 0, height: 0 };
      part.paint?.(point, i / 400 - 0.5, 0, 0.5, 0, 0, 1);
      heights.push(point.height);
    }
    expect(Math.max(...heights)).toBeGreaterThan(0.005);
    expect(Math.min(...heights)).toBeLessThan(-0.005);
  });

  test("a carved figure is darker than its surface all over, and on a slender blade there is one after the other", () => {
    const emblem: Emblem = { shows: { thing: ball([0.5, 0.5, 0.5]), view: VIEW }, isCarved: true, isPattern: false };
    const blade = standModel([makePart("body", "body", box([0.1, 1, 0.02]))], []);
    const laid = layEmblem({ ...thing("object", body()), model: blade }, emblem, VIEW);
    const [part] = laid.model.parts as [Part];
    const lights = Array.from({ length: 1000 }, (_, i) => {
      const point = { r: 0.6, g: 0.6, b: 0.6, roughness: 0.1, metalness: 1, height: 0 };
      part.paint?.(point, 0, i / 1000, 0.01, 0, 0, 1);
      return point.r;
    });
    const isCarved = lights.map((light) => light !== 0.6);
    const figures = isCarved.filter((carved, i) => carved && !isCarved[i - 1]).length;
    expect(figures).toBeGreaterThan(4);
    const carved = lights.filter((light) => light !== 0.6);
    expect(carved.filter((light) => light < 0.45).length / carved.length).toBeGreaterThan(0.8);
  });

  test("a picture of the ground's own colour lies in a roundel of another", () => {
    const shown = (colour: readonly [number, number, number]): Emblem => ({
      shows: { thing: ball(colour), view: { azimuth: 0, elevation: 0 } },
      isCarved: false,
      isPattern: false,
    });
    const beside = (emblem: Emblem) => {
      const [part] = layEmblem(thing("object", body()), emblem, { azimuth: 0, elevation: 0 }).model.parts as [Part];
      const point = { r: 0.8, g: 0.8, b: 0.8, roughness: 0.5, metalness: 0, height: 0 };
      part.paint?.(point, 0.22, 0, 0.5, 0, 0, 1);
      return point;
    };
    // the ground is pale: so is the picture, and the roundel is blue
    expect(beside(shown([0.8, 0.8, 0.8])).r).toBeLessThan(0.2);
    expect(beside(shown([0.8, 0.02, 0.02])).r).toBeGreaterThan(0.5);
  });

  test("a rose has red petals in more than one tone and green leaves", () => {
    const rose: Emblem = { shows: { symbol: "rose", colours: [] }, isCarved: false, isPattern: false };
    const [part] = layEmblem(thing("object", body()), rose, VIEW).model.parts as [Part];
    const [reds, greens] = [new Set<string>(), new Set<string>()];
    for (let i = 0; i < 60; i += 1) {
      for (let k = 0; k < 60; k += 1) {
        const point = { r: 0.8, g: 0.8, b: 0.8, roughness: 0.5, metalness: 0, height: 0 };
        part.paint?.(point, i / 60 - 0.49, k / 60 - 0.49, 0.5, 0, 0, 1);
        if (point.r > 2 * point.g) reds.add(point.r.toFixed(1));
        if (point.g > 1.5 * point.r) greens.add("leaf");
      }
    }
    expect(reds.size).toBeGreaterThan(3);
    expect(greens.size).toBe(1);
  });
});
