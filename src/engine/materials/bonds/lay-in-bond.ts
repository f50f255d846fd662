import type { Bond } from "../../language/surface-names.ts";
import { arabesque } from "../../texture/tilings/arabesque.ts";
import { basketWeave } from "../../texture/tilings/basket-weave.ts";
import { englishBond, flemishBond, herringboneBond, runningBond } from "../../texture/tilings/bonds.ts";
import { cairoTiling } from "../../texture/tilings/cairo-tiling.ts";
import { fanPavement } from "../../texture/tilings/fan-pavement.ts";
import { fishScale } from "../../texture/tilings/fish-scale.ts";
import { cubeTiling, hexagonTiling } from "../../texture/tilings/hexagon-tiling.ts";
import { mixedSquares } from "../../texture/tilings/mixed-squares.ts";
import { octagonTiling } from "../../texture/tilings/octagon-tiling.ts";
import { pennyRound } from "../../texture/tilings/penny-round.ts";
import { penroseTiling } from "../../texture/tilings/penrose-tiling.ts";
import { chevronTiling, rhombTiling, triangleTiling } from "../../texture/tilings/rhomb-tiling.ts";
import { diagonal, type Tiling } from "../../texture/tilings/tiling.ts";
import { voronoiTiling } from "../../texture/tilings/voronoi-tiling.ts";
import { pinwheel, windmill } from "../../texture/tilings/windmill.ts";

export interface LaidBond {
  readonly tiling: Tiling;
  /** Short side of a usual piece in shares of the tile. */
  readonly unit: number;
}

/**
 * Lays about `pieces` pieces of the tile in a bond: as large as those they stand for, not as many to the row.
 *
 * @param pieces Of the usual layout, 1 or more.
 * @param next Uniform numbers in [0, 1), for the bonds that have no order.
 */
export const layInBond = (bond: Bond, pieces: number, next: () => number): LaidBond =>
  LAY[bond](Math.sqrt(Math.max(1, pieces)), next);

const whole = (n: number, least: number): number => Math.max(least, Math.round(n));
const even = (n: number, least: number): number => Math.max(least, 2 * Math.round(n / 2));

/** By the square root of the number of pieces: how many squares would stand side by side. */
const LAY: Readonly<Record<Bond, (side: number, next: () => number) => LaidBond>> = {
  grid: (side) => ofUnit(whole(side, 1), (n) => runningBond(n, n, 0)),
  checker: (side) => ofUnit(even(side, 2), checkerboard),
  diagonal: (side) => {
    const n = whole(side * Math.SQRT1_2, 1);
    return { tiling: diagonal(runningBond(n, n, 0)), unit: Math.SQRT1_2 / n };
  },
  stack: (side) => ofUnit(whole(side * 1.6, 1), (n) => runningBond(whole(n / 2.6, 1), n, 0)),
  running: (side) => ofUnit(2 * whole(side * Math.SQRT1_2, 1), (n) => runningBond(n / 2, n)),
  plank: (side) => ofUnit(even(side * 2.45, 2), (n) => runningBond(whole(n / 6, 1), n)),
  flemish: (side) => ofUnit(even(side * 1.5, 2), (n) => flemishBond(whole(n / 4.4, 1), n)),
  english: (side) => ofUnit(4 * whole(side * 0.35, 1), (n) => englishBond(whole(n / 3, 1), n)),
  herringbone: (side) => {
    const n = whole(side / 4, 2);
    return { tiling: diagonal(herringboneBond(n, 3)), unit: Math.SQRT1_2 / (6 * n) };
  },
  chevron: (side) => {
    const n = even(side * 0.6, 4);
    return { tiling: chevronTiling(n, n * 2), unit: Math.SQRT1_2 / (n * 2) };
  },
  basket: (side) => ofUnit(2 * even(side, 4), (n) => basketWeave(n / 2)),
  hexagon: (side) => ofUnit(whole(side * 0.93, 2), hexagonTiling),
  octagon: (side) => ofUnit(whole(side * 1.3, 3), (n) => octagonTiling(n, 0.24)),
  penny: (side) => ofUnit(whole(side * 1.4, 3), pennyRound),
  scale: (side) => ofUnit(whole(side * 0.9, 2), (n) => fishScale(n)),
  beavertail: (side) => ofUnit(whole(side * 0.9, 2), (n) => fishScale(n, true)),
  lantern: (side) => ofUnit(even(side, 2), (n) => arabesque(n, n, -0.1)),
  diamond: (side) => ofUnit(whole(side * 0.93, 2), rhombTiling),
  triangle: (side) => ofUnit(whole(side * 0.8, 2), triangleTiling),
  cube: (side) => ofUnit(whole(side * 0.7, 3), cubeTiling),
  pinwheel: (side) => {
    const n = whole(side * 0.32, 1);
    return { tiling: pinwheel(n), unit: 0.3 / n };
  },
  windmill: (side) => ofUnit(3 * whole(side * 0.45, 1), (n) => windmill(n / 3)),
  cairo: (side) => ofUnit(even(side * Math.SQRT1_2, 2), cairoTiling),
  penrose: () => ({ tiling: penroseTiling(), unit: 0.1 }),
  mixed: (side, next) => ofUnit(whole(side * 1.2, 2), (n) => mixedSquares(2 * n, 2 * n, SIZES, next)),
  crazy: (side, next) => ofUnit(whole(side, 2), (n) => voronoiTiling(n, n, 0.95, next)),
  cobbles: (side, next) => ofUnit(whole(side * 1.7, 4), (n) => voronoiTiling(n, n, 0.55, next)),
  fan: (side) => {
    const fans = whole(side / 6, 2);
    return { tiling: fanPavement(fans, RINGS), unit: 0.5 / fans / RINGS };
  },
};

const ofUnit = (across: number, tilingOf: (across: number) => Tiling): LaidBond => ({
  tiling: tilingOf(across),
  unit: 1 / across,
});

/** Squares in straight rows, kind 0 and 1 by turns. */
const checkerboard = (across: number): Tiling => {
  const { cells, locate } = runningBond(across, across, 0);
  return {
    cells,
    locate: (x, y, place) => {
      locate(x, y, place);
      place.kind = ((place.cell % across) + Math.floor(place.cell / across)) % 2;
    },
  };
};

const RINGS = 5;
const SIZES = [
  { wide: 3, high: 2, weight: 2.4 },
  { wide: 2, high: 3, weight: 2 },
  { wide: 3, high: 3, weight: 1 },
  { wide: 2, high: 2, weight: 2.6 },
  { wide: 1, high: 2, weight: 0.6 },
];
