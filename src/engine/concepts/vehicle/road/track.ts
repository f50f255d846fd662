import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { block, turnedAcross } from "../bodywork.ts";

export interface Track {
  /** z of the rear and the front end wheel. */
  readonly rear: number;
  readonly front: number;
  /** Height of the end wheels' middles and of the upper run; the lower run lies on the floor. */
  readonly lift: number;
  readonly radius: number;
  readonly width: number;
  readonly wheels: number;
}

/** A crawler track on both sides: belt, cleats, road wheels and toothed end wheels. Slots `track` and `wheel`. */
export function makeTracks(x: number, t: Track): Part[] {
  const { rear, front, lift, radius: r, width, wheels } = t;
  const thick = r * 0.16;
  const low = r * 0.62;
  // around the front end wheel, along the floor, around the rear one, and back on top
  const path: [number, number][] = [];
  const rim = r + thick * 0.5;
  for (let i = 0; i <= 8; i += 1) {
    const angle = PI / 2 - (PI * 0.78 * i) / 8;
    path.push([front + rim * cos(angle), lift + rim * sin(angle)]);
  }
  const inset = Math.max(lift - low, 0.02) * 1.1;
  for (let i = 0; i <= 6; i += 1) path.push([front - inset - ((front - rear - inset * 2) * i) / 6, thick * 0.5]);
  for (let i = 0; i <= 8; i += 1) {
    const angle = PI + PI * 0.28 - (PI * 0.78 * i) / 8;
    path.push([rear + rim * cos(angle), lift + rim * sin(angle)]);
  }
  const points = path.map(([z, y]): Vec3 => [0, y, z]);
  const belt = sweep(rectangleOutline(width, thick, thick * 0.2, 1), points, { closed: true, up: [0, 1, 0] });
  const cleats: Geometry[] = [];
  for (const [i, [z, y]] of path.entries()) {
    const [nz, ny] = path[(i + 1) % path.length] as [number, number];
    const long = Math.sqrt((nz - z) * (nz - z) + (ny - y) * (ny - y));
    const count = Math.max(1, Math.round(long / (r * 0.42)));
    for (let k = 0; k < count; k += 1) {
      const s = k / count;
      const [cz, cy] = [z + (nz - z) * s, y + (ny - y) * s];
      // outwards from the belt's run
      const [oz, oy] = [-(ny - y) / long, (nz - z) / long];
      const cleat = block([width * 1.06, thick * 1.1, r * 0.14], [0, 0, 0], thick * 0.12, 1);
      cleats.push({
        ...cleat,
        positions: cleat.positions.map((_, j, all) => {
          const at = j - (j % 3);
          const [px, py, pz] = [all[at] as number, all[at + 1] as number, all[at + 2] as number];
          if (j % 3 === 0) return px;
          return j % 3 === 1 ? Math.max(0, cy + py * oy - pz * oz) : cz + py * oz + pz * oy;
        }),
      });
    }
  }
  const wheel = (z: number, y: number, radius: number): Geometry =>
    turnedAcross(
      [
        [0, -width * 0.4],
        [radius, -width * 0.4, 0.01],
        [radius, width * 0.44, 0.02],
        [radius * 0.72, width * 0.44, 0.01],
        [radius * 0.62, width * 0.3, 0.01],
        [radius * 0.3, width * 0.34],
        [radius * 0.26, width * 0.5, 0.01],
        [0, width * 0.5],
      ],
      [0, y, z],
      24,
    );
  const rollers = Array.from({ length: wheels }, (_, i) =>
    wheel(
      rear + inset * 0.6 + ((front - rear - inset * 1.2) * (i + 0.5)) / wheels,
      low + thick * 0.9,
      Math.min(low, ((front - rear) / wheels) * 0.47),
    ),
  );
  const discs = [...rollers, wheel(rear, lift, r * 0.92), wheel(front, lift, r * 0.92)];
  return [1, -1].flatMap((side) => {
    const put = (geometry: Geometry): Geometry => {
      // mirrored by hand so that outward faces stay outward
      if (side === 1) return { ...geometry, positions: geometry.positions.map((v, i) => (i % 3 === 0 ? v + x : v)) };
      const indices = geometry.indices.slice();
      for (let i = 0; i < indices.length; i += 3)
        [indices[i + 1], indices[i + 2]] = [indices[i + 2] as number, indices[i + 1] as number];
      return { ...geometry, indices, positions: geometry.positions.map((v, i) => (i % 3 === 0 ? -v - x : v)) };
    };
    const name = side === 1 ? "left" : "right";
    return [
      makePart(`track-${name}`, "track", put(merge([belt, ...cleats])), { weight: 0.9 }),
      makePart(`rollers-${name}`, "wheel", put(merge(discs)), { weight: 0.7 }),
    ];
  });
}
