import { boundsOf } from "#measure/bounds.ts";
import { deform } from "../../geometry/place.ts";
import { smoothstep } from "../../math/scalar.ts";
import { heightOf, isLiving, socketOf, type Unplaced } from "../contact/unplaced.ts";

/** Shares of a body's height: below the first all of it is in the vessel, above the second none. */
const IN = 0.47;
const OUT = 0.6;
/** Heights, as shares, between which the trunk is measured, and the share of its points that are within its girth. */
const TRUNK = [0.12, 0.6] as const;
const WITHIN = 0.72;
/** Share of the girth within which nothing is moved. */
const CORE = 0.65;
/** More than so many in one vessel are a heap. */
const MOST = 6;
/** Depth of a vessel over its radius from which a body is in it rather than on it. */
const DEEP = 0.45;

/** Families of what somebody gets into without being driven or seated. */
const HOLLOW = /^(?:vessel|container|object|garment|food|plant)$/;

/** Whether the one looks out of the other. */
export function isPotted(body: Unplaced, vessel: Unplaced): boolean {
  const { relation, of = 1, where } = body.placement ?? {};
  if (relation !== "in" || of > MOST || (where !== undefined && where !== "out") || !isLiving(body)) return false;
  const inside = socketOf(vessel.model, ["inside"]);
  if (!inside || vessel.clear || !HOLLOW.test(vessel.family) || socketOf(vessel.model, ["seat", "bed"])) return false;
  return vessel.bounds.max[1] - inside.position[1] > DEEP * inside.radius;
}

/**
 * A body whose tail and haunches are drawn in below the rim, so that it fills the vessel it is in instead of being small enough for the
 * tail to fit.
 */
export function squeezeIn(body: Unplaced): Unplaced {
  const low = body.bounds.min[1];
  const tall = heightOf(body);
  const [x, z, girth] = trunkOf(body);
  const drawn = body.model.parts.map((part) => ({
    ...part,
    geometry: deform(part.geometry, (point) => {
      const held = 1 - smoothstep(IN, OUT, (point[1] - low) / tall);
      const [dx, dz] = [point[0] - x, point[2] - z];
      const out = Math.sqrt(dx * dx + dz * dz) / girth;
      if (held === 0 || out <= CORE) return point;
      const past = (out - CORE) / (1 - CORE);
      const to = CORE + ((1 - CORE) * past) / (1 + past);
      const by = 1 + held * (to / out - 1);
      return [x + dx * by, point[1], z + dz * by];
    }),
  }));
  const { min, max } = boundsOf(drawn.map(({ geometry }) => geometry.positions));
  return {
    ...body,
    model: { ...body.model, parts: drawn },
    bounds: { min, max },
    girth: { radius: girth, middle: [x, z] },
  };
}

/** The upright middle of a trunk, and its girth's radius. */
function trunkOf({ model, bounds }: Unplaced): readonly [x: number, z: number, radius: number] {
  const [from, to] = TRUNK.map((share) => bounds.min[1] + share * (bounds.max[1] - bounds.min[1])) as [number, number];
  const [xs, zs]: [number[], number[]] = [[], []];
  for (const { geometry } of model.parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      const y = positions[i + 1] as number;
      if (y < from || y > to) continue;
      xs.push(positions[i] as number);
      zs.push(positions[i + 2] as number);
    }
  }
  if (xs.length === 0) return [0, 0, Math.max(bounds.max[0], bounds.max[2], 1e-6)];
  const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] as number;
  const [x, z] = [middle(xs), middle(zs)];
  const away = xs.map((each, i) => {
    const [dx, dz] = [each - x, (zs[i] as number) - z];
    return Math.sqrt(dx * dx + dz * dz);
  });
  away.sort((a, b) => a - b);
  return [x, z, Math.max(1e-6, away[Math.floor(WITHIN * (away.length - 1))] as number)];
}
