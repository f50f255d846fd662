import { expect, test } from "vitest";
import { createDraw } from "#engine/math/draw.ts";
import { arabesque } from "#engine/texture/tilings/arabesque.ts";
import { basketWeave } from "#engine/texture/tilings/basket-weave.ts";
import { englishBond, flemishBond, herringboneBond, runningBond } from "#engine/texture/tilings/bonds.ts";
import { cairoTiling } from "#engine/texture/tilings/cairo-tiling.ts";
import { fanPavement } from "#engine/texture/tilings/fan-pavement.ts";
import { fishScale } from "#engine/texture/tilings/fish-scale.ts";
import { cubeTiling, hexagonTiling } from "#engine/texture/tilings/hexagon-tiling.ts";
import { mixedSquares } from "#engine/texture/tilings/mixed-squares.ts";
import { octagonTiling } from "#engine/texture/tilings/octagon-tiling.ts";
import { pennyRound } from "#engine/texture/tilings/penny-round.ts";
import { penroseTiling } from "#engine/texture/tilings/penrose-tiling.ts";
import { randomCourses } from "#engine/texture/tilings/random-courses.ts";
import { starAndCross } from "#engine/texture/tilings/star-and-cross.ts";
import { createPlace, diagonal, type Tiling } from "#engine/texture/tilings/tiling.ts";
import { truchetBand } from "#engine/texture/tilings/truchet.ts";
import { pinwheel, windmill } from "#engine/texture/tilings/windmill.ts";

const next = () => createDraw(4).stream("blocks");
const TILINGS: Record<string, Tiling> = {
  running: runningBond(4, 12),
  flemish: flemishBond(3, 12),
  english: englishBond(4, 12),
  herringbone: herringboneBond(3),
  basketWeave: basketWeave(6),
  windmill: windmill(4),
  pinwheel: pinwheel(2),
  mixedSquares: mixedSquares(12, 12, [{ wide: 2, high: 3, weight: 1 }], next()),
  randomCourses: randomCourses(48, 24, [2, 4], [4, 12], next()),
  hexagon: hexagonTiling(6),
  cube: cubeTiling(5),
  cairo: cairoTiling(6),
  penrose: penroseTiling(),
  octagon: octagonTiling(5),
  starAndCross: starAndCross(5, 0.17),
  fishScale: fishScale(5),
  hangingScale: fishScale(5, true),
  pennyRound: pennyRound(8),
  fan: fanPavement(2, 7),
  arabesque: arabesque(5, 6),
  diagonal: diagonal(herringboneBond(2)),
};

const CURVED = ["arabesque", "fan", "pennyRound"];

test.each(Object.keys(TILINGS))(
  "%s closes at the edges of the tile, and its cells end where their border does",
  (name) => {
    const { cells, locate } = TILINGS[name] as Tiling;
    const here = createPlace();
    const there = createPlace();
    let jumps = 0;
    let worst = 0;
    for (let i = 0; i < 2000; i += 1) {
      const x = ((i * 0.618034) % 1) + 1e-4;
      const y = ((i * 0.754878) % 1) + 1e-4;
      locate(x, y, here);
      expect(here.cell >= 0 && here.cell < cells).toBe(true);
      expect(here.next).toBeGreaterThanOrEqual(here.border - 1e-9);
      for (const [dx, dy] of [
        [1, 0],
        [0, -1],
        [2, 3],
      ] as const) {
        locate(x + dx, y + dy, there);
        worst = Math.max(worst, Math.abs(there.border - here.border));
        if (here.border > 1e-5 && there.cell !== here.cell) jumps += 1;
      }
      // nothing within the border's distance belongs to another cell; curved sides are measured to first order
      const reach = here.border * (CURVED.includes(name) ? 0.5 : 0.98);
      if (reach <= 0) continue;
      for (const [dx, dy] of [
        [0.8, 0.6],
        [-0.6, 0.8],
        [-0.8, -0.6],
        [0.6, -0.8],
      ] as const) {
        locate(x + dx * reach, y + dy * reach, there);
        if (there.cell !== here.cell) jumps += 1;
      }
    }
    expect(jumps).toBeLessThan(CURVED.includes(name) ? 8 : 1);
    expect(worst).toBeLessThan(1e-6);
  },
);

test("a Penrose-like floor is of fat and thin rhombs, more of the fat ones, as the golden ratio says", () => {
  const tiling = penroseTiling();
  const place = createPlace();
  const kinds = new Map<number, number>();
  for (let y = 0; y < 256; y += 1)
    for (let x = 0; x < 256; x += 1) {
      tiling.locate((x + 0.5) / 256, (y + 0.5) / 256, place);
      kinds.set(place.cell, place.kind);
    }
  const fat = [...kinds.values()].filter((kind) => kind === 0).length;
  expect(kinds.size).toBe(304);
  expect(fat / (kinds.size - fat)).toBeCloseTo(1.62, 1);
});

test("bands of Truchet squares go on across every side, whichever way the squares lie", () => {
  for (const at of [0.1, 0.3, 0.32, 0.5, 0.68, 0.7, 0.9])
    for (const one of [true, false])
      for (const other of [true, false]) {
        expect(truchetBand(1, at, one) > 0).toBe(truchetBand(0, at, other) > 0);
        expect(truchetBand(at, 1, one) > 0).toBe(truchetBand(at, 0, other) > 0);
      }
});
