import { expect, test } from "vitest";
import { box } from "#engine/geometry/box.ts";
import { lathe } from "#engine/geometry/lathe.ts";
import { makePart } from "#engine/geometry/make-part.ts";
import { move } from "#engine/geometry/place.ts";
import { bedAt } from "#engine/plan/contact/bed-at.ts";
import { bringTogether, layBeds } from "#engine/plan/contact/bring-together.ts";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { findLoosePieces } from "#measure/loose-pieces.ts";

const standing = makePart("post", "post", move(box([0.4, 1, 0.4]), [0, 0.5, 0]));
const at = (x: number, y: number) => makePart("knob", "knob", move(box([0.1, 0.1, 0.1]), [x, y, 0]));
const own = (part: ReturnType<typeof at>) => ({ part, object: 0, placement: undefined });

test("a knob that hangs over its post is let down on it, one beside it is moved aside", () => {
  for (const [x, y] of [
    [0, 1.08],
    [0.28, 0.8],
  ] as const) {
    const parts = bringTogether([own(standing), own(at(x, y))]);
    expect(findLoosePieces(parts.map(({ geometry }) => geometry)).pieces).toEqual([]);
    expect(parts[0]).toBe(standing);
  }
});

test("what is far up stays there", () => {
  const moon = at(0, 1.6);
  expect(bringTogether([own(standing), own(moon)])[1]).toBe(moon);
});

test("what hangs a finger's breadth off is brought up too, and what all but stands is let down however far from others", () => {
  const near = bringTogether([own(standing), own(at(0.262, 0.8))]);
  expect(findLoosePieces(near.map(({ geometry }) => geometry)).pieces).toEqual([]);
  const [, beside] = bringTogether([own(standing), own(at(0.9, 0.07))]) as [unknown, ReturnType<typeof at>];
  expect(boundsOf([beside.geometry.positions]).min[1]).toBeCloseTo(0, 2);
});

test("a piece that a style took far off is brought back", () => {
  const parts = bringTogether([own(standing), { ...own(at(0.36, 0.8)), isReshaped: true }]);
  expect(findLoosePieces(parts.map(({ geometry }) => geometry)).pieces).toEqual([]);
});

test("a thing held up in a vessel to be seen is given a floor, and stays where it is seen", () => {
  const bowl = makePart(
    "bowl-1-body",
    "bowl-1-body",
    lathe(
      [
        [0, 0],
        [0.5, 0],
        [0.5, 1],
        [0.45, 1],
        [0.45, 0.05],
        [0, 0.05],
      ],
      32,
    ),
  );
  const placement = { relation: "in", target: 0, index: 0, of: 1 } as const;
  const apple = at(0, 0.8);
  const pieces = [own(bowl), { part: apple, object: 1, placement }];
  const parts = bringTogether([...pieces, ...layBeds(pieces)]);
  expect(parts).toHaveLength(3);
  expect(boundsOf([(parts[1] as typeof apple).geometry.positions]).min[1]).toBeCloseTo(0.75, 1);
  expect(findLoosePieces(parts.map(({ geometry }) => geometry)).pieces).toEqual([]);
  expect(measureClosedness((parts[2] as typeof apple).geometry.indices).closed).toBe(true);
  expect(bedAt([at(0, 0.5)], 2, 0.02)).toBeUndefined();
});
