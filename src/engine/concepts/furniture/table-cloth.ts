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

/** Radius of the bend over the edge of the table, and the straight pieces it has, metres. */
const EDGE = 0.01;
const PIECES = 3;

/** A ring of the cloth. */
type Ring = {
  /** Of the way from the middle of the table to its border, 0..1. */
  readonly reach: number;
  /** How far below the upper side it lies in the cloth, metres. */
  readonly off: number;
  /** Of the bend over the edge, radians. */
  readonly turn: number;
  /** Share of the way down of what hangs. */
  readonly down: number;
};

/** One side of the cloth, from the middle of the table to its hem, so far below the upper side. */
function sideOf(off: number): Ring[] {
  const flat = [0, 0.6].map((reach): Ring => ({ reach, off, turn: 0, down: 0 }));
  const bend = Array.from(
    { length: PIECES },
    (_, i): Ring => ({
      reach: 1,
      off,
      turn: ((i / PIECES) * TAU) / 4,
      down: 0,
    }),
  );
  const hung = Array.from({ length: DOWN + 1 }, (_, i): Ring => ({ reach: 1, off, turn: TAU / 4, down: i / DOWN }));
  return [...flat, ...bend, ...hung];
}

/** Both sides lie at the same places all the way, so that neither goes through the other. */
const RINGS: readonly Ring[] = [...sideOf(THICK), ...sideOf(0).reverse()];

/** A cloth that lies on the top and hangs down in folds, lowest at its corners, where it stands out in a cone. */
export function drape(p: TableParameters): Geometry {
  const hang = p.height * (p.round ? 0.42 : 0.36);
  const borderAt = p.round ? around(p.width / 2 + OFF) : along(p.width / 2 + OFF, p.depth / 2 + OFF);
  const girth = p.round ? (TAU * p.width) / 2 : 2 * (p.width + p.depth);
  // as many on each side
  const folds = 4 * Math.max(2, Math.round(girth / FOLD / 4));
  const level = p.height + 0.001 + THICK;
  // a lathe whose heights number the rings is laid over the table
  const whole = lathe(
    RINGS.map(({ reach }, i) => [Math.ceil(reach), i]),
    AROUND,
  );
  const laid = (isHung: boolean) =>
    deform(whole, ([x, y, z]) => {
      const { reach, off, turn, down } = RINGS[Math.round(y)] as Ring;
      const share = (((atan2(z, x) / TAU) % 1) + 1) % 1;
      const border = borderAt(share);
      const { corner } = border;
      const wave = 0.5 - 0.5 * cos(folds * TAU * share);
      const slow = 0.5 + 0.5 * sin(3 * TAU * share + 1);
      // the corner of a square falls lower than its sides
      const low = (hang - EDGE) * down * (1 + (p.round ? 0.03 * wave : 0.34 * corner - 0.03 * wave));
      const full = 0.008 + (0.026 + 0.02 * slow) * wave + 0.085 * corner;
      const fallen = hang * 2.4 * smoothstep(0, 1, down) * full;
      const radius = EDGE - off;
      // hung, it turns about the edge; as it was cut it goes on as far
      const out = isHung ? fallen + radius * sin(turn) - EDGE : low + EDGE * turn - EDGE;
      const below = isHung ? low + EDGE - radius * cos(turn) : off;
      return [reach * (border.x + border.outX * out), level - below, reach * (border.z + border.outZ * out)];
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
