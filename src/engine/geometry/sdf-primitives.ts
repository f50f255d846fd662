import { length, subtract, type Vec3 } from "../math/vec3.ts";
import { growBounds, joinBounds, primitive, type Sdf } from "./sdf.ts";

/** A ball. */
export const ball = ([cx, cy, cz]: Vec3, radius: number): Sdf =>
  primitive(growBounds({ min: [cx, cy, cz], max: [cx, cy, cz] }, radius), (x, y, z) => {
    const [u, v, w] = [x - cx, y - cy, z - cz];
    return Math.sqrt(u * u + v * v + w * w) - radius;
  });

/**
 * An ellipsoid with its axes along x, y and z. The distance is a first-order estimate, exact on the axes.
 *
 * @see Inigo Quilez, Ellipsoid SDF (iquilezles.org/articles/ellipsoids)
 */
export function ellipsoid([cx, cy, cz]: Vec3, [rx, ry, rz]: Vec3): Sdf {
  const [ix, iy, iz] = [1 / rx, 1 / ry, 1 / rz];
  const deepest = -Math.min(rx, ry, rz);
  return primitive({ min: [cx - rx, cy - ry, cz - rz], max: [cx + rx, cy + ry, cz + rz] }, (x, y, z) => {
    const u = (x - cx) * ix;
    const v = (y - cy) * iy;
    const w = (z - cz) * iz;
    const k0 = Math.sqrt(u * u + v * v + w * w);
    const [a, b, c] = [u * ix, v * iy, w * iz];
    const k1 = Math.sqrt(a * a + b * b + c * c);
    if (k1 < 1e-9) return deepest;
    const d = (k0 * (k0 - 1)) / k1;
    return Math.max(d, deepest);
  });
}

/**
 * The hull of two balls: a limb that grows thicker or thinner on its way.
 *
 * @see Inigo Quilez, Distance functions: round cone (iquilezles.org/articles/distfunctions)
 */
export function roundCone(a: Vec3, b: Vec3, radiusA: number, radiusB: number): Sdf {
  const [ax, ay, az] = a;
  const [bx, by, bz] = subtract(b, a);
  const l2 = bx * bx + by * by + bz * bz;
  const rr = radiusA - radiusB;
  // one ball holds the other: the hull is the larger one
  if (l2 <= rr * rr || l2 < 1e-18) return ball(radiusA >= radiusB ? a : b, Math.max(radiusA, radiusB));
  const a2 = l2 - rr * rr;
  const il2 = 1 / l2;
  const bounds = joinBounds(growBounds({ min: a, max: a }, radiusA), growBounds({ min: b, max: b }, radiusB));
  const side = rr > 0 ? 1 : rr < 0 ? -1 : 0;
  return primitive(bounds, (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    const along = px * bx + py * by + pz * bz;
    const beyond = along - l2;
    const qx = px * l2 - bx * along;
    const qy = py * l2 - by * along;
    const qz = pz * l2 - bz * along;
    const x2 = qx * qx + qy * qy + qz * qz;
    const y2 = along * along * l2;
    const z2 = beyond * beyond * l2;
    const k = side * rr * rr * x2;
    if ((beyond > 0 ? 1 : -1) * a2 * z2 > k) return Math.sqrt(x2 + z2) * il2 - radiusB;
    if ((along > 0 ? 1 : -1) * a2 * y2 < k) return Math.sqrt(x2 + y2) * il2 - radiusA;
    return (Math.sqrt(x2 * a2 * il2) + along * rr) * il2 - radiusA;
  });
}

/** A ring around the Y axis through `centre`; `thickness` is the radius of its tube. */
export const ringSdf = ([cx, cy, cz]: Vec3, radius: number, thickness: number): Sdf =>
  primitive(
    {
      min: [cx - radius - thickness, cy - thickness, cz - radius - thickness],
      max: [cx + radius + thickness, cy + thickness, cz + radius + thickness],
    },
    (x, y, z) => {
      const [u, v, w] = [x - cx, y - cy, z - cz];
      const q = Math.sqrt(u * u + w * w) - radius;
      return Math.sqrt(q * q + v * v) - thickness;
    },
  );

/** A box about `centre` with all edges rounded. `size` is the whole width, height and depth. */
export function roundBox([cx, cy, cz]: Vec3, size: Vec3, rounding: number): Sdf {
  const r = Math.min(rounding, Math.min(...size) / 2);
  const [hx, hy, hz] = [size[0] / 2 - r, size[1] / 2 - r, size[2] / 2 - r];
  return primitive(growBounds({ min: [cx - hx, cy - hy, cz - hz], max: [cx + hx, cy + hy, cz + hz] }, r), (x, y, z) => {
    const u = Math.abs(x - cx) - hx;
    const v = Math.abs(y - cy) - hy;
    const w = Math.abs(z - cz) - hz;
    const [a, b, c] = [Math.max(u, 0), Math.max(v, 0), Math.max(w, 0)];
    return Math.sqrt(a * a + b * b + c * c) + Math.min(Math.max(u, v, w), 0) - r;
  });
}

/** What lies behind a plane through `point`, seen along its unit `normal`. Without end: carve with it, or cut it off. */
export const halfSpace = (point: Vec3, [nx, ny, nz]: Vec3): Sdf => {
  const offset = point[0] * nx + point[1] * ny + point[2] * nz;
  const far = 1e6;
  return primitive({ min: [-far, -far, -far], max: [far, far, far] }, (x, y, z) => x * nx + y * ny + z * nz - offset);
};

/** A chain of round cones through points with radii, each joined to the next without a crease. */
export function limb(knots: readonly (readonly [Vec3, number])[]): readonly Sdf[] {
  const pieces: Sdf[] = [];
  for (let i = 0; i + 1 < knots.length; i += 1) {
    const [a, ra] = knots[i] as readonly [Vec3, number];
    const [b, rb] = knots[i + 1] as readonly [Vec3, number];
    if (length(subtract(b, a)) > 1e-6) pieces.push(roundCone(a, b, ra, rb));
  }
  return pieces;
}
