import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { box } from "../../../src/engine/geometry/box.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import { move } from "../../../src/engine/geometry/place.ts";
import { sphere } from "../../../src/engine/geometry/sphere.ts";
import type { MaterialSpec } from "../../../src/engine/materials/material.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { takeShape } from "../../../src/engine/style/likeness/take-shape.ts";

const spec: MaterialSpec = { base: "plastic", colours: [[0.1, 0.5, 0.1]], conditions: {}, scale: 1, seed: 1 };
const thing = (family: string, ...parts: Part[]) => ({
  model: standModel(parts, []),
  materials: Object.fromEntries(parts.map(({ slot }) => [slot, spec])),
  family,
});
const pear = thing("food", makePart("flesh", "flesh", sphere(0.1, 24)));

test("a chair keeps its legs and seat, and leans on what it looks like", () => {
  const chair = thing(
    "furniture",
    makePart("seat", "seat", move(box([0.5, 0.04, 0.5]), [0, 0.45, 0])),
    makePart("leg", "leg", move(box([0.05, 0.43, 0.05]), [0.2, 0.215, 0.2])),
    makePart("post", "back", move(box([0.05, 1, 0.05]), [0.2, 0.5, -0.22])),
  );
  const { parts } = takeShape(chair, pear, createDraw(1)).model;
  expect(parts.map(({ slot }) => slot).sort()).toEqual(["back", "leg", "like-flesh", "seat"]);
  const of = (slot: string) => boundsOf(parts.filter((part) => part.slot === slot).map((p) => p.geometry.positions));
  expect(of("back").max[1]).toBeLessThan(0.5);
  expect(of("like-flesh").min[1]).toBeGreaterThan(0.4);
});

test("a balloon keeps its ropes and basket, tied to what it looks like", () => {
  const balloon = thing(
    "vehicle",
    makePart("envelope", "envelope", move(sphere(4, 24), [0, 9, 0])),
    makePart("basket", "basket", move(box([1, 1, 1]), [0, 0.5, 0])),
    makePart("rope", "rope", move(box([0.1, 4.4, 0.1]), [0.3, 3.2, 0])),
  );
  const { parts } = takeShape(balloon, pear, createDraw(1)).model;
  expect(parts.map(({ slot }) => slot).sort()).toEqual(["basket", "like-flesh", "rope"]);
  const of = (slot: string) => boundsOf(parts.filter((part) => part.slot === slot).map((p) => p.geometry.positions));
  expect(of("like-flesh").min[1]).toBeGreaterThan(of("basket").max[1]);
  expect(of("like-flesh").min[1]).toBeLessThan(of("rope").max[1]);
  expect(of("like-flesh").max[0]).toBeGreaterThan(3);
});

test("a house is all of the other shape, upright, with its door in the new wall", () => {
  const house = thing(
    "building",
    makePart("wall", "wall", move(box([4, 3, 4]), [0, 1.5, 0])),
    makePart("roof", "roof", move(box([5, 1, 5]), [0, 3.5, 0])),
    makePart("door", "door", move(box([0.8, 1.6, 0.1]), [0, 0.8, 2])),
  );
  const { parts } = takeShape(house, pear, createDraw(1)).model;
  expect(parts.map(({ slot }) => slot).sort()).toEqual(["door", "like-flesh"]);
  const [shape, door] = ["like-flesh", "door"].map((slot) =>
    boundsOf(parts.filter((part) => part.slot === slot).map((p) => p.geometry.positions)),
  ) as [ReturnType<typeof boundsOf>, ReturnType<typeof boundsOf>];
  expect(shape.max[1] - shape.min[1]).toBeGreaterThan(3);
  expect((door.min[2] + door.max[2]) / 2).toBeGreaterThan(0.6 * shape.max[2]);
});

test("furniture that looks like a pool keeps what it stands on and has a basin of water with a ladder for its seat", () => {
  const chair = thing(
    "furniture",
    makePart("seat", "seat", move(box([0.5, 0.04, 0.5]), [0, 0.45, 0])),
    makePart("leg", "leg", move(box([0.05, 0.43, 0.05]), [0.2, 0.215, 0.2])),
    makePart("post", "back", move(box([0.05, 1, 0.05]), [0.2, 0.5, -0.22])),
  );
  const pool = thing("nature", makePart("water", "water", box([2, 0.15, 2])));
  const { model, materials } = takeShape(chair, pool, createDraw(1));
  expect(new Set(model.parts.map(({ slot }) => slot))).toEqual(
    new Set(["seat", "leg", "back", "basin", "coping", "water", "ladder"]),
  );
  expect(materials.back?.base).toBe("pool-tiles");
  expect(materials.leg).toBe(spec);
});

test("an airplane keeps its wings, in the colour of what its fuselage looks like", () => {
  const plane = thing(
    "vehicle",
    makePart("fuselage", "body", move(box([1, 1, 8]), [0, 1.5, 0])),
    makePart("wings", "wing", move(box([9, 0.1, 1]), [0, 1.5, 0.5])),
    makePart("tyres", "tyre", move(box([0.3, 0.5, 0.5]), [0, 0.25, 1])),
  );
  const red: MaterialSpec = { ...spec, colours: [[0.7, 0.02, 0.02]] };
  const { model, materials } = takeShape(plane, { ...pear, materials: { flesh: red } }, createDraw(1));
  expect(model.parts.map(({ slot }) => slot).sort()).toEqual(["like-flesh", "tyre", "wing"]);
  const [colour] = materials.wing?.colours ?? [];
  expect(colour?.[0]).toBeGreaterThan(0.4);
  expect(colour?.[1]).toBeLessThan(0.1);
});

test("a shoe like a banana keeps sole, laces and the room for a foot, has its skin, and turns up to a tip", () => {
  const shoe = thing(
    "garment",
    makePart("upper", "upper", move(box([0.1, 0.08, 0.28], { bevel: 0.02 }), [0, 0.06, 0])),
    makePart("sole", "sole", move(box([0.1, 0.02, 0.28], { bevel: 0.005 }), [0, 0.01, 0])),
    makePart("lace", "lace", move(box([0.05, 0.01, 0.05]), [0, 0.105, 0.03])),
  );
  const skin = { ...spec, colours: [[0.8, 0.6, 0.02]] as const };
  const banana = { ...thing("food", makePart("flesh", "flesh", box([0.04, 0.04, 0.2]))), materials: { flesh: skin } };
  const { model, materials } = takeShape(shoe, banana, createDraw(1));
  expect(model.parts.map(({ name }) => name)).toEqual(["upper", "sole", "lace", "upper-stalk"]);
  expect(materials.upper).toEqual(skin);
  expect(materials.sole).toEqual(spec);
  const sole = model.parts[1]?.geometry.positions ?? new Float32Array();
  const toe = Array.from({ length: sole.length / 3 }, (_, i) => [sole[3 * i + 1] as number, sole[3 * i + 2] as number]);
  const foremost = Math.max(...toe.map(([, z = 0]) => z));
  expect(Math.min(...toe.filter(([, z = 0]) => z > foremost - 0.005).map(([y = 0]) => y))).toBeGreaterThan(0.03);
  // what is round lends its skin only
  const round = takeShape(shoe, pear, createDraw(1)).model;
  expect(boundsOf(round.parts.map(({ geometry }) => geometry.positions)).max[1]).toBeCloseTo(0.11, 2);
});
