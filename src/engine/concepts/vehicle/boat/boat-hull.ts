import { graph } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { loft } from "../../../geometry/loft.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, PI, pow, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";

type Knots = readonly (readonly [number, number])[];

/** The lines of a boat; `t` runs from 0 at the stern to 1 at the bow. */
export interface HullLines {
  readonly length: number;
  /** t -> half the width at the gunwale, metres. */
  readonly beam: Knots;
  /** t -> height of the gunwale. */
  readonly sheer: Knots;
  /** t -> height of the keel. */
  readonly keel: Knots;
  /** t -> height of the floor or deck inside. */
  readonly floor: Knots;
  readonly wall: number;
  /** 1 a sharp V, 2 round, 4 boxy. */
  readonly square: number;
  /** t -> metres the section leans forward at its top: raked stems. */
  readonly rake?: Knots;
}

export interface Hull {
  readonly skin: Geometry;
  /** Point on the outside: `side` -1 or 1 at the gunwale, `h` 0 keel to 1 gunwale. */
  readonly at: (t: number, side: number, h: number) => Vec3;
  readonly floorAt: (t: number) => number;
  readonly sheerAt: (t: number) => number;
  readonly beamAt: (t: number) => number;
  readonly z: (t: number) => number;
}

/** An open or decked hull: outside, gunwale and inside as one closed skin. */
export function makeHull(lines: HullLines, cuts = 36, across = 12): Hull {
  const [beam, sheer, keel, floor] = [lines.beam, lines.sheer, lines.keel, lines.floor].map((knots) =>
    graph(knots),
  ) as [(t: number) => number, (t: number) => number, (t: number) => number, (t: number) => number];
  const rake = graph(
    lines.rake ?? [
      [0, 0],
      [1, 0],
    ],
  );
  const z = (t: number) => (t - 0.5) * lines.length;
  const power = 2 / lines.square;
  const bent = (x: number) => (x === 0 ? 0 : (x < 0 ? -1 : 1) * pow(Math.abs(x), power));
  const point = (t: number, angle: number, inside: boolean): Vec3 => {
    const [top, low] = [sheer(t), inside ? Math.min(floor(t), sheer(t) - 0.002) : keel(t)];
    const half = inside ? Math.max(beam(t) * 0.55, beam(t) - lines.wall) : beam(t);
    const y = top - (top - low) * bent(cos(angle));
    const h = (y - keel(t)) / Math.max(0.001, top - keel(t));
    return [half * bent(sin(angle)), y, z(t) + rake(t) * h];
  };
  const angles = Array.from({ length: across + 1 }, (_, i) => -PI / 2 + (PI * i) / across);
  const rings = Array.from({ length: cuts + 1 }, (_, i) => {
    // closer together towards the ends
    const t = 0.5 - 0.5 * cos((PI * i) / cuts);
    return [
      ...angles.map((angle) => point(t, angle, false)),
      ...[...angles].reverse().map((angle) => point(t, angle, true)),
    ];
  });
  return {
    skin: loft(rings),
    at: (t, side, h) => {
      const y = keel(t) + (sheer(t) - keel(t)) * h;
      const v = (sheer(t) - y) / Math.max(0.001, sheer(t) - keel(t));
      const c = pow(Math.min(1, Math.max(0, v)), lines.square / 2);
      return [side * beam(t) * pow(Math.sqrt(Math.max(0, 1 - c * c)), power), y, z(t) + rake(t) * h];
    },
    floorAt: floor,
    sheerAt: sheer,
    beamAt: beam,
    z,
  };
}

/** Round bars along the outside at height share `h`, both sides. */
export const strakes = (hull: Hull, h: number, radius: number, from = 0.01, to = 0.99, out = 0): Geometry[] =>
  [-1, 1].map((side) =>
    tube(
      radius,
      Array.from({ length: 31 }, (_, i): Vec3 => {
        const [x, y, z] = hull.at(from + ((to - from) * i) / 30, side, h);
        return [x + side * out, y, z];
      }),
      8,
      { up: [0, 1, 0] },
    ),
  );
