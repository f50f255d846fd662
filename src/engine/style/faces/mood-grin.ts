import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { plainPaint } from "./plain-paint.ts";

/** Where an open smile lies on a face. */
export interface Grin {
  /** Middle of the upper lip before it is bent, and half the mouth's width, metres. */
  readonly x: number;
  readonly y: number;
  readonly half: number;
  /** How far it gapes in its middle, in half widths. */
  readonly deep: number;
  /** Height of the corners over the middle, in half widths. */
  readonly bend: number;
  /** The face's foremost point at a place. */
  readonly front: (x: number, y: number) => number;
}

const DARK = fromHex("#2a0a0c");
const LIP = fromHex("#120a09");
const TONGUE = fromHex("#d8607a");
const TOOTH = fromHex("#f4efe2");
const GAP = fromHex("#8d8272");

/** Teeth across the whole mouth. */
const TEETH = 8;
/** Share of the gape that the upper teeth fill. */
const UPPER = 0.46;

/**
 * A smile that shows its teeth: a dark crescent laid on the face, lips about it, the upper teeth in a row and the tongue below them.
 *
 * @param slot Whose material it takes; the colours are its own.
 */
export function grinParts(grin: Grin, slot: string): Part[] {
  const { x, half } = grin;
  const teeth: Paint = (surface, px, py, pz, ...out) => {
    const lane = (((px - x) / half + 1) * TEETH) / 2;
    const isGap = Math.abs(lane - Math.round(lane)) < 0.09;
    plainPaint(isGap ? GAP : TOOTH, 0.22)(surface, px, py, pz, ...out);
  };
  const part = (name: string, geometry: Geometry, paint: Paint, weight = 0.75) =>
    makePart(name, slot, geometry, { weight, paint });
  return [
    part("mood-mouth", crescent(grin, { wide: 1, from: 0, to: 1, out: 0.05 }), plainPaint(DARK, 0.6)),
    part("mood-lips", lips(grin), plainPaint(LIP, 0.5)),
    part("mood-teeth", crescent(grin, { wide: 0.94, from: 0.02, to: UPPER, out: 0.1 }), teeth, 0.9),
    part("mood-tongue", crescent(grin, { wide: 0.6, from: 0.62, to: 0.98, out: 0.09 }), plainPaint(TONGUE, 0.3)),
  ];
}

/** Height of the mouth `down` of its gape below the upper lip, `t` from its middle (0) to its corners (-1 and 1). */
const heightAt = ({ y, half, deep, bend }: Grin, t: number, down: number): number =>
  y + half * (bend * (t * t - 0.35) - deep * down * (1 - t * t));

/** How far a pad goes into the face over how far it stands out: as thin as that, it would be pierced by itself where the face is bent. */
const INTO = 4;

/** A pad over a share of the gape, tapering to the corners and standing `out` half widths out of the face. */
function crescent(
  grin: Grin,
  { wide, from, to, out }: { readonly wide: number; readonly from: number; readonly to: number; readonly out: number },
): Geometry {
  return deform(sphere(1, 22), ([u, v, w]): Vec3 => {
    const rim = Math.sqrt(Math.max(1e-6, 1 - u * u));
    const down = from + ((to - from) * (1 - v / rim)) / 2;
    const [px, py] = [grin.x + u * wide * grin.half, heightAt(grin, u * wide, down)];
    // steep sides at the back: its two faces are apart from the rim on
    const deep = w < 0 ? -INTO * Math.sqrt(-w) * Math.sqrt(rim) : w;
    return [px, py, grin.front(px, py) + (deep + 0.4 * rim) * out * grin.half];
  });
}

/** Once about the mouth. */
function lips(grin: Grin): Geometry {
  const ways = [0, 1].map((down) =>
    [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((t): Vec3 => {
      const [px, py] = [grin.x + t * grin.half, heightAt(grin, t, down)];
      return [px, py, grin.front(px, py) + 0.03 * grin.half];
    }),
  ) as [Vec3[], Vec3[]];
  const round = [...ways[0], ...ways[1].slice(1, -1).reverse(), ways[0][0] as Vec3];
  return tube(0.075 * grin.half, curveThrough(round, 3).slice(0, -1), 8, { closed: true });
}
