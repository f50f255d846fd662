import { expect, test } from "vitest";
import { createBoardPlace } from "#engine/texture/tilings/board-place.ts";
import { planks } from "#engine/texture/tilings/planks.ts";
import { dealApart, evenDeal, evenGrid, rankApart } from "#engine/texture/tones/even-deal.ts";
import { randomTable } from "#engine/texture/tones/random-table.ts";

const SIDE = 8;
const deal = evenDeal(SIDE * SIDE, (x, y) => Math.floor(y * SIDE) * SIDE + Math.floor(x * SIDE));

/** How far the three by three cells that stray most lie from the mean. */
function worstCrowd(table: Float32Array): number {
  let worst = 0;
  for (let cell = 0; cell < table.length; cell += 1) {
    let sum = 0;
    for (let k = 0; k < 9; k += 1) {
      const x = (cell + (k % 3)) % SIDE;
      const y = (Math.floor(cell / SIDE) + Math.floor(k / 3)) % SIDE;
      sum += (table[y * SIDE + x] as number) - 0.5;
    }
    worst = Math.max(worst, Math.abs(sum) / 9);
  }
  return worst;
}

test("cells get a number of every step, none twice", () => {
  const sorted = [...deal(7)].sort((a, b) => a - b);
  expect(sorted).toEqual(Array.from({ length: SIDE * SIDE }, (_, k) => Math.fround((k + 0.5) / (SIDE * SIDE))));
});

test("no corner gathers the high or the low ones as chance does, across the tile's edges too", () => {
  for (const seed of [1, 2, 3]) {
    expect(worstCrowd(deal(seed))).toBeLessThan(0.1);
    expect(worstCrowd(randomTable(SIDE * SIDE, seed))).toBeGreaterThan(0.15);
  }
});

test("deals the same to the same seed, and otherwise to another", () => {
  expect(deal(3)).toEqual(deal(3));
  expect(deal(4)).not.toEqual(deal(3));
});

test("deals to one cell, and to more than it looks at", () => {
  expect([...evenDeal(1, () => 0)(1)]).toEqual([0.5]);
  expect(new Set(evenDeal(2000, () => 0)(1)).size).toBe(2000);
});

test.each([
  [32, 32],
  [64, 47],
])("a grid of %i by %i cells has as many dark as pale ones wherever one looks", (across, down) => {
  const crowd = (table: Float32Array) => {
    let squares = 0;
    for (let cell = 0; cell < table.length; cell += 1) {
      let sum = 0;
      for (let k = 0; k < 49; k += 1) {
        const x = (cell + (k % 7)) % across;
        const y = (Math.floor(cell / across) + Math.floor(k / 7)) % down;
        sum += (table[y * across + x] as number) - 0.5;
      }
      squares += sum * sum;
    }
    return Math.sqrt(squares / table.length);
  };
  const table = evenGrid(across, down, 3);
  expect(table.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(crowd(table)).toBeLessThan(0.6 * crowd(randomTable(across * down, 3)));
});

test("kinds dealt apart never touch one of their own, and come equally often", () => {
  const cellAt = (x: number, y: number) => Math.floor(y * SIDE) * SIDE + Math.floor(x * SIDE);
  for (const seed of [1, 2, 3]) {
    const dealt = dealApart(SIDE * SIDE, 8, cellAt, seed);
    const counts = Array.from({ length: 8 }, (_, kind) => dealt.filter((each) => each === kind).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(4);
    for (let cell = 0; cell < dealt.length; cell += 1) {
      const right = cell - (cell % SIDE) + ((cell + 1) % SIDE);
      expect(dealt[cell]).not.toBe(dealt[right]);
      expect(dealt[cell]).not.toBe(dealt[(cell + SIDE) % dealt.length]);
    }
  }
  expect(dealApart(4, 1, () => 0, 1)).toEqual(new Uint8Array(4));
});

test("five kinds on a grid of six by six touch their own at no side", () => {
  const side = 6;
  for (const seed of [1, 2, 3, 4, 5]) {
    const dealt = dealApart(36, 5, (x, y) => Math.floor(y * side) * side + Math.floor(x * side), seed);
    for (let cell = 0; cell < dealt.length; cell += 1) {
      expect(dealt[cell]).not.toBe(dealt[cell - (cell % side) + ((cell + 1) % side)]);
      expect(dealt[cell]).not.toBe(dealt[(cell + side) % dealt.length]);
    }
  }
});

test("the first cells ranked apart touch each other nowhere, and each has a rank of its own", () => {
  const cellAt = (x: number, y: number) => Math.floor(y * SIDE) * SIDE + Math.floor(x * SIDE);
  const touching = (ranks: Float32Array) => {
    const taken = Array.from(ranks.keys()).filter((cell) => (ranks[cell] as number) < 0.12);
    const near = (a: number, b: number) => Math.min((a - b + SIDE) % SIDE, (b - a + SIDE) % SIDE) < 2;
    return taken.flatMap((a) => taken.filter((b) => a < b && near(a % SIDE, b % SIDE) && near(a >> 3, b >> 3))).length;
  };
  for (const seed of [1, 2, 3]) {
    const ranks = rankApart(SIDE * SIDE, cellAt, seed);
    expect(touching(ranks)).toBe(0);
    expect(touching(randomTable(SIDE * SIDE, seed))).toBeGreaterThan(0);
    expect(new Set(ranks).size).toBe(SIDE * SIDE);
  }
  expect(new Set(rankApart(2000, () => 0, 1)).size).toBe(2000);
});

/** Spread of what is left of a picture of 64 by 64 once all but its slow swells are smoothed away. */
function swellOf(valueAt: (x: number, y: number) => number): number {
  const side = 64;
  let plane = Array.from({ length: side * side }, (_, i) =>
    valueAt(((i % side) + 0.5) / side, Math.floor(i / side + 0.5) / side),
  );
  for (const stride of [1, side]) {
    const before = plane;
    plane = before.map((_value, i) => {
      const place = Math.floor(i / stride) % side;
      let [sum, weights] = [0, 0];
      for (let k = -20; k <= 20; k += 1) {
        const weight = Math.exp(-(k * k) / 98);
        sum += weight * (before[i + (((place + k + side) % side) - place) * stride] as number);
        weights += weight;
      }
      return sum / weights;
    });
  }
  const mean = plane.reduce((sum, value) => sum + value, 0) / plane.length;
  return Math.sqrt(plane.reduce((sum, value) => sum + (value - mean) ** 2, 0) / plane.length);
}

test("no side of a floor of long boards is darker than the other, and none more motley", () => {
  const sums = { dealt: 0, chance: 0, motley: 0, byChance: 0 };
  for (const seed of [1, 2, 3, 4]) {
    const layout = planks(20, 2, 0, seed);
    const place = createBoardPlace();
    const boardAt = (x: number, y: number) => {
      layout.locate(x, y, place);
      return place.board;
    };
    const table = evenDeal(layout.count, boardAt)(seed);
    const chance = randomTable(layout.count, seed);
    const tone = (of: Float32Array) => swellOf((x, y) => of[boardAt(x, y)] as number);
    const contrast = (of: Float32Array) => swellOf((x, y) => (2 * (of[boardAt(x, y)] as number) - 1) ** 2);
    sums.dealt += tone(table);
    sums.chance += tone(chance);
    sums.motley += contrast(table);
    sums.byChance += contrast(chance);
  }
  expect(sums.dealt).toBeLessThan(0.5 * sums.chance);
  expect(sums.motley).toBeLessThan(0.7 * sums.byChance);
});

test("kinds come equally often, and none of them gathers anywhere", () => {
  const cellAt = (x: number, y: number) => Math.floor(y * SIDE) * SIDE + Math.floor(x * SIDE);
  for (const seed of [1, 2, 3]) {
    const table = deal(seed, 4);
    for (const kind of [0, 1, 2, 3]) {
      const isKind = (value: number) => Math.floor(value * 4) === kind;
      expect(table.filter(isKind).length).toBe((SIDE * SIDE) / 4);
      const gathered = (of: Float32Array) => swellOf((x, y) => (isKind(of[cellAt(x, y)] as number) ? 1 : 0));
      expect(gathered(table)).toBeLessThan(0.07);
    }
  }
});
