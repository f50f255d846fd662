import type { Geometry } from "../../geometry/geometry.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle, stretch } from "../../geometry/place.ts";
import { turned } from "../../geometry/slab.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { facetPaint } from "./facet-paint.ts";

/** A stone on the flat drawing of a crown: metres along the brow from its front, up, and out. */
export type BrowStone = {
  readonly slot: "gem" | "brilliant";
  readonly at: Vec3;
  /** Half its width, metres. */
  readonly size: number;
  /** Height against width. Default 1. */
  readonly tall?: number;
};

/**
 * Lays a flat drawing round a brow: x becomes the way along it from the front, z the way out.
 *
 * @param radius Of the brow, metres.
 * @param lean Metres further out per metre up.
 */
export const roundBrow = (geometry: Geometry, radius: number, lean = 0): Geometry =>
  settle(
    deform(geometry, ([x, y, z]) => {
      const out = radius + lean * y + z;
      return [out * sin(x / radius), y, out * cos(x / radius)];
    }),
  );

/** A stone cut for a setting, its table to +Z: half its width is 1, its girdle near z = 0. A small one shows fewer facets. */
function settingCut(isSmall: boolean): Geometry {
  const sides = isSmall ? 6 : 8;
  const ring = (r: number, z: number, shift: number): Vec3[] =>
    Array.from({ length: sides }, (_, i) => {
      const angle = ((i + shift) / sides) * TAU;
      return [r * sin(-angle), r * cos(angle), z];
    });
  if (isSmall) return loft([ring(1, -0.15, 0), ring(0.54, 0.6, 0.5)]);
  return loft([ring(1, -0.1, 0), ring(1, 0.16, 0), ring(0.84, 0.42, 0.5), ring(0.52, 0.62, 0)]);
}

/** The cup of metal a stone sits in: its rim is seen round the girdle. */
const cup = turned(
  [
    [0, -0.4],
    [1, -0.4],
    [1.22, 0.14],
    [0, 0.14],
  ],
  8,
);
/** What is seen in a cup whose stone is gone. */
const hollow = turned(
  [
    [0, -0.1],
    [1, -0.1],
    [1, 0.18],
    [0, 0.18],
  ],
  10,
);
const LARGE = settingCut(false);
const SMALL = settingCut(true);
/** Half a stone's width from which it shows all its facets, metres. */
const LARGE_FROM = 0.0056;

/** Stones in their cups, or empty cups and holes, on the drawing of a crown; `lay` lays it round the brow. */
export function setBrowStones(
  stones: readonly BrowStone[],
  lay: (geometry: Geometry) => Geometry,
  isEmpty: boolean,
): Part[] {
  const put = (piece: Geometry, { at, size, tall = 1 }: BrowStone): Geometry =>
    move(stretch(piece, [size, size * tall, size]), at);
  // the small ones are sunk in the metal: a cup each would be most of the crown's faces
  const held = stones.filter(({ slot }) => slot === "gem");
  const cups = makePart("settings", "band", lay(merge(held.map((stone) => put(cup, stone)))), { weight: 0.7 });
  if (isEmpty)
    return [
      cups,
      makePart("hollows", "hollow", lay(merge(stones.map((stone) => put(hollow, stone)))), { weight: 0.8 }),
    ];
  const cut = (name: string, slot: BrowStone["slot"]): Part[] => {
    const own = stones.filter((stone) => stone.slot === slot);
    const pieces = own.map((stone) => put(stone.size < LARGE_FROM ? SMALL : LARGE, stone));
    // flat facets, each of its own brightness
    return [makePart(name, slot, lay(merge(pieces)), { weight: 1, crease: 0.05, paint: facetPaint(1.5) })];
  };
  return [cups, ...cut("gems", "gem"), ...cut("brilliants", "brilliant")];
}
