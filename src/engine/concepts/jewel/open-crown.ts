import { graph } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { CrownParameters } from "./crown-parameters.ts";

const THICK = 0.005;
/** Pieces of the rim from one point to the next. */
const PIECES = 8;

/** A band whose rim rises into points. */
function makeBand(p: CrownParameters): Part["geometry"] {
  const { radius, height, points, flare } = p;
  const around = points * PIECES;
  const tooth = graph([
    [0, 1],
    [0.16, 0.72],
    [0.34, 0.42],
    [0.5, 0.36],
    [0.66, 0.42],
    [0.84, 0.72],
    [1, 1],
  ]);
  const topOf = (i: number) => {
    return height * tooth((i % PIECES) / PIECES);
  };
  const at = (i: number, t: number, out: number): Vec3 => {
    const y = topOf(i) * t;
    const r = radius * (1 + (flare - 1) * (y / height)) + out;
    const angle = (i / around) * TAU;
    return [r * sin(angle), y, r * cos(angle)];
  };
  const ring = (t: number, out: number) => Array.from({ length: around }, (_, i) => at(i, t, out));
  const levels = [0, 0.25, 0.5, 0.75, 1];
  return settle(loft([...levels.map((t) => ring(t, THICK)), ...[...levels].reverse().map((t) => ring(t, 0))], true));
}

/** Rolled rims above and below the jewelled band. */
const makeRims = ({ radius, height, flare }: CrownParameters): Part["geometry"] =>
  merge(
    [0.03, 0.27].map((at) => {
      const r = radius * (1 + (flare - 1) * at) + THICK * 0.6;
      const half = height * 0.022 + 0.0012;
      return move(
        lathe(
          Array.from({ length: 10 }, (_, i) => {
            const angle = (i / 10) * TAU;
            return [r + half * 1.2 * cos(angle), half * sin(angle)] as const;
          }),
          72,
          true,
        ),
        [0, height * at, 0],
      );
    }),
  );

function makeGems(p: CrownParameters): Part["geometry"] {
  const count = p.points * 2;
  const low = p.height * 0.15;
  return merge(
    Array.from({ length: count }, (_, i) => {
      const usual = i % 2 === 0 ? p.radius * 0.085 : p.radius * 0.055;
      const size = usual * (i === 0 ? p.frontStone : 1);
      // a large one reaches up into the point behind it, not below the band
      const y = low + 1.15 * (size - usual);
      const r = p.radius * (1 + ((p.flare - 1) * y) / p.height) + THICK;
      const gem = stretch(sphere(size, 14, 8), [0.9, 1.15, 0.6]);
      return turnY(move(gem, [0, y, r]), (i / count) * TAU);
    }),
  );
}

/** Claws and a dark hollow where stones have been. */
function makeSettings(p: CrownParameters): { rings: Part["geometry"]; hollows: Part["geometry"] } {
  const count = p.points * 2;
  const y = p.height * 0.15;
  const r = p.radius * (1 + (p.flare - 1) * 0.15) + THICK;
  const at = (geometry: Part["geometry"], i: number) => turnY(move(geometry, [0, y, r]), (i / count) * TAU);
  const sizes = Array.from({ length: count }, (_, i) => p.radius * (i % 2 === 0 ? 0.115 : 0.075));
  const ring = (size: number) =>
    tube(
      0.16 * size,
      Array.from(
        { length: 16 },
        (_, k): Vec3 => [0.9 * size * sin((k / 16) * TAU), 1.15 * size * cos((k / 16) * TAU), 0],
      ),
      6,
      { closed: true },
    );
  const hollow = (size: number) => stretch(sphere(size, 14, 6), [0.86, 1.1, 0.14]);
  return {
    rings: merge(sizes.map((size, i) => at(ring(size), i))),
    hollows: merge(sizes.map((size, i) => at(hollow(size), i))),
  };
}

function makePearls(p: CrownParameters): Part["geometry"] {
  return merge(
    Array.from({ length: p.points }, (_, i) => {
      const angle = (i / p.points) * TAU;
      const r = p.radius * p.flare + THICK / 2;
      return move(sphere(p.radius * 0.085, 18, 10), [r * sin(angle), p.height + p.radius * 0.05, r * cos(angle)]);
    }),
  );
}

/** A golden band whose rim rises into points all round, coloured stones between its rims, pearls on the tips. */
export function buildOpenCrown(p: CrownParameters): Part[] {
  const inside = lathe(
    [
      [0, p.height * 0.05],
      [p.radius * 0.985, p.height * 0.05],
      [p.radius * 1.03 * Math.sqrt(p.flare), p.height * 0.55],
      [p.radius * 0.9, p.height * 0.95],
      [p.radius * 0.4, p.height * 1.08],
      [0, p.height * 1.02],
    ],
    48,
  );
  const settings = p.empty ? makeSettings(p) : undefined;
  return [
    makePart("band", "band", makeBand(p), { weight: 1, crease: 0.6 }),
    makePart("rims", "band", makeRims(p), { weight: 0.6 }),
    ...(settings
      ? [
          makePart("settings", "band", settings.rings, { weight: 0.8 }),
          makePart("hollows", "hollow", settings.hollows, { weight: 0.8 }),
        ]
      : [makePart("gems", "gem", makeGems(p), { weight: 0.8 })]),
    ...(p.pearls ? [makePart("pearls", "pearl", makePearls(p), { weight: 0.6 })] : []),
    ...(p.cap ? [makePart("cap", "cap", inside, { weight: 0.6, crease: 1 })] : []),
  ];
}
