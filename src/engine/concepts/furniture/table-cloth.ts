import { line } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { deform } from "../../geometry/place.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { TableParameters } from "./table-parameters.ts";

/** How far the cloth stands off the table, and how thick it is, metres. */
const [OFF, THICK] = [0.008, 0.004];
/** Rounding of the cloth over a corner of the table, metres. */
const BEND = 0.03;
/** Width of a fold, metres. */
const FOLD = 0.15;
/** Cuts around and down. */
const [AROUND, DOWN] = [224, 9];

/** A place of the table's border: where, which way is out, and how near a corner it is, 0..1. */
type Border = {
  readonly x: number;
  readonly z: number;
  readonly outX: number;
  readonly outZ: number;
  readonly corner: number;
};

/** A cloth that lies on the top and hangs down in folds, lowest at its corners, where it stands out in a cone. */
export function drape(p: TableParameters): Geometry {
  const hang = p.height * (p.round ? 0.42 : 0.36);
  const borderAt = p.round ? around(p.width / 2 + OFF) : along(p.width / 2 + OFF, p.depth / 2 + OFF);
  const girth = p.round ? (TAU * p.width) / 2 : 2 * (p.width + p.depth);
  // as many on each side
  const folds = 4 * Math.max(2, Math.round(girth / FOLD / 4));
  // a lathe of radius 1 is laid over the table: what is below 0 hangs
  const inner = line([1 - THICK, -THICK, 0], [1 - THICK, -1, 0], DOWN);
  const outer = line([1, -1, 0], [1, -0.04, 0], DOWN);
  const profile = [
    [0, -0.001],
    [0.6, -0.001],
    ...inner.map(([r, y]) => [r, y] as const),
    ...outer.map(([r, y]) => [r, y] as const),
    [0.994, -0.012],
    [0.985, 0],
    [0.6, 0],
    [0, 0],
  ] as const;
  const laid = (isHung: boolean) =>
    deform(lathe(profile, AROUND), ([x, y, z]) => {
      const reach = Math.sqrt(x * x + z * z);
      const share = (((atan2(z, x) / TAU) % 1) + 1) % 1;
      const border = borderAt(share);
      const isBelow = y < -0.002 ? reach < 1 - THICK / 2 : y < -0.0005;
      const level = p.height + 0.001 + THICK;
      if (y > -0.002) return [border.x * reach, level - (isBelow ? THICK : 0), border.z * reach];
      const down = Math.min(1, -y);
      const { corner } = border;
      const wave = 0.5 - 0.5 * cos(folds * TAU * share);
      const slow = 0.5 + 0.5 * sin(3 * TAU * share + 1);
      // the corner of a square falls lower than its sides
      const low = hang * (1 + (p.round ? 0.03 * wave : 0.34 * corner - 0.03 * wave));
      if (!isHung) {
        const far = down * low;
        return [border.x + border.outX * far, level - (isBelow ? THICK : 0), border.z + border.outZ * far];
      }
      const full = 0.008 + (0.026 + 0.02 * slow) * wave + 0.085 * corner;
      const out = (isBelow ? reach - 1 : 0) + hang * 2.4 * smoothstep(0, 1, down) * full;
      return [border.x + border.outX * out, level - down * low, border.z + border.outZ * out];
    });
  // weave and checks are those of the cloth as it was cut, flat
  return { ...laid(true), rest: laid(false).positions };
}

const around =
  (radius: number) =>
  (share: number): Border => {
    const [outX, outZ] = [cos(share * TAU), sin(share * TAU)];
    return { x: radius * outX, z: radius * outZ, outX, outZ, corner: 0 };
  };

/** Along a rectangle of these half sides, evenly, with `BEND` about its corners. */
function along(a: number, b: number): (share: number) => Border {
  const [w, d, arc] = [2 * (a - BEND), 2 * (b - BEND), (TAU * BEND) / 4];
  const quarter = w / 2 + d / 2 + arc;
  const near = 0.42 * Math.min(w, d);
  return (share) => {
    const at = share * 4;
    const k = Math.min(3, Math.floor(at));
    // each quarter goes from the middle of one side to the middle of the next: side, corner, side
    const [first, reach, wide] = k % 2 === 1 ? [w / 2, b, a] : [d / 2, a, b];
    const [coreX, coreZ] = [reach - BEND, wide - BEND];
    const s = (at - k) * quarter;
    const turned = Math.min(1, Math.max(0, (s - first) / arc)) * (TAU / 4);
    const [outX, outZ] = [cos(turned), sin(turned)];
    const point: readonly [number, number] =
      s < first
        ? [reach, s]
        : s > first + arc
          ? [coreX - (s - first - arc), coreZ + BEND]
          : [coreX + BEND * outX, coreZ + BEND * outZ];
    const away = Math.abs(s - first - arc / 2);
    const corner = 1 - smoothstep(0, near, away);
    const spin = ([x, z]: readonly [number, number]): readonly [number, number] =>
      k === 0 ? [x, z] : k === 1 ? [-z, x] : k === 2 ? [-x, -z] : [z, -x];
    const [x, z] = spin(point);
    const [ox, oz] = spin([outX, outZ]);
    return { x, z, outX: ox, outZ: oz, corner };
  };
}
