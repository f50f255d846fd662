import { curveThrough, line } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type BrowStone, roundBrow, setBrowStones } from "./brow-stones.ts";
import type { CrownParameters } from "./crown-parameters.ts";

/** Radians from the front to where the ornament ends, above the ears, and to where the band ends behind. */
const EARS = 1.3;
const BEHIND = 2.75;
/** Radius of its wires, metres. */
const WIRE = 0.0013;
/** Height of the row of small stones, between two rails. */
const ROW = 0.0068;
const FOOT = 0.0125;

/** One half of a scroll, from its foot out and up, and in again to an eye: in half widths across, in heights up. */
const SCROLL: readonly (readonly [number, number])[] = [
  [0.06, 0],
  [0.46, 0.05],
  [0.84, 0.26],
  [0.9, 0.58],
  [0.62, 0.82],
  [0.26, 0.8],
  [0.17, 0.6],
  [0.36, 0.48],
  [0.52, 0.6],
];

/** The highest point of a scroll. */
const SHOULDER = 0.86;

/** Where the scrolls meet, counted from the front: radians. They grow narrower towards the ears. */
function meetings(count: number): (s: number) => number {
  const half = count / 2;
  const shrink = 0.16 / (half * half);
  return (s) => (EARS * s * (1 - shrink * s * s)) / (half * 0.84);
}

/** A pair of scrolls about a stem, which carries a stone. `w` is half their width, `h` their height. */
function scrolls(x: number, w: number, h: number): Geometry[] {
  const half = (side: number): Geometry[] => {
    const way = curveThrough(
      SCROLL.map(([u, v]): Vec3 => [x + side * u * w, FOOT + v * h, 0]),
      2,
    );
    const eye = way.at(-1) as Vec3;
    return [
      tube(WIRE, way, 5, { scale: (t) => 1.25 - 0.5 * t, up: [0, 0, 1] }),
      move(sphere(WIRE * 1.5, 6, 4), [...eye] as Vec3),
    ];
  };
  return [
    ...half(1),
    ...half(-1),
    tube(
      WIRE * 0.85,
      [
        [x, FOOT - WIRE, 0],
        [x, FOOT + SHOULDER * h + WIRE, 0],
      ],
      6,
    ),
  ];
}

/** Silver scrolls on a row of small stones, highest over the brow and less and less towards the ears; behind them is nothing but the band. */
export function buildTiara(p: CrownParameters): Part[] {
  const { radius, height, points } = p;
  const meet = meetings(points);
  const lay = (geometry: Geometry) => roundBrow(geometry, radius, 0.12);
  const wires: Geometry[] = [];
  const stones: BrowStone[] = [];
  const pearls: Geometry[] = [];
  /** Height over the foot of what stands at an angle. */
  const rise = (angle: number) => (height - FOOT) * Math.max(0.24, cos(1.08 * angle));
  for (let k = 0; k < points; k += 1) {
    const s = k - (points - 1) / 2;
    const [from, to] = [meet(s - 0.5), meet(s + 0.5)];
    const x = (radius * (from + to)) / 2;
    const w = (radius * (to - from)) / 2;
    const own = rise(x / radius);
    const top = Math.min(w * 0.4, own * 0.15);
    const shoulder = (own - 2.5 * top) / SHOULDER;
    wires.push(...scrolls(x, w, shoulder));
    const tip: Vec3 = [x, FOOT + SHOULDER * shoulder + 1.25 * top, 0];
    if (p.pearls) pearls.push(move(stretch(sphere(top, 16, 10), [1, 1.3, 1]), tip));
    else stones.push({ slot: "gem", at: tip, size: top, tall: 1.3 });
    stones.push({
      slot: "gem",
      at: [x, FOOT + shoulder * 0.27, WIRE],
      size: Math.min(w * 0.36, shoulder * 0.2),
      tall: 1.15,
    });
    if (k > 0) {
      const low = Math.min(own, rise(meet(s - 1)));
      stones.push({ slot: "brilliant", at: [radius * from, FOOT + low * 0.44, WIRE * 0.5], size: w * 0.2 });
    }
  }
  const row = Math.floor((radius * EARS) / 0.0082);
  for (let i = -row; i <= row; i += 1)
    stones.push({ slot: "brilliant", at: [(i / row) * radius * (EARS - 0.03), ROW, 0.0004], size: 0.0031 });
  const end = radius * BEHIND;
  const strap = sweep(rectangleOutline(0.0018, 0.0042), line([-end, 0.0021, 0], [end, 0.0021, 0], 64), {
    up: [0, 1, 0],
  });
  const tail = radius * (EARS + 0.12);
  const rail = tube(
    WIRE,
    [
      [-tail, 0.003, 0],
      [-radius * (EARS + 0.03), FOOT - 0.003, 0],
      ...line([-radius * EARS, FOOT - WIRE, 0], [radius * EARS, FOOT - WIRE, 0], 36),
      [radius * (EARS + 0.03), FOOT - 0.003, 0],
      [tail, 0.003, 0],
    ],
    6,
  );
  const ends = [-end, end].map((x) => move(stretch(sphere(0.0032, 12, 8), [1, 1, 0.8]), [x, 0.0026, 0]));
  return [
    makePart("band", "band", lay(merge([strap, rail, ...ends])), { weight: 1, crease: 0.6 }),
    makePart("scrolls", "band", lay(merge(wires)), { weight: 1 }),
    ...setBrowStones(stones, lay, p.empty),
    ...(p.pearls ? [makePart("pearls", "pearl", lay(merge(pearls)), { weight: 0.7 })] : []),
  ];
}
