import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dot, subtract, type Vec3 } from "../../math/vec3.ts";
import { shade } from "../animal/coat.ts";
import type { BirdParameters } from "./bird-parameters.ts";
import type { BirdFrame, BirdPoint, BirdShape } from "./bird-shape.ts";
import { foldedReach } from "./folded-wing.ts";
import { spreadReach } from "./spread-wing.ts";

/** Soft light and dark in the plumage, then the kind's own markings. */
export function bodyPaint(
  p: BirdParameters,
  shape: BirdShape,
  { centre, back, up, head, headRadius: r }: BirdFrame,
): Paint {
  const point = { seed: p.seed } as BirdPoint;
  const own = p.plain ? undefined : shape.paint;
  return (surface, x, y, z, nx, ny, nz) => {
    shade(surface, 1 + 0.12 * noise(x * 30, y * 60, z * 30, p.seed + 1));
    if (!own) {
      shade(surface, 1 + 0.12 * smoothstep(0.1, -0.6, ny));
      return;
    }
    const [u, v, w] = [x - centre[0], y - centre[1], z - centre[2]];
    point.along = u * back[0] + v * back[1] + w * back[2];
    point.high = u * up[0] + v * up[1] + w * up[2];
    point.side = Math.abs(x);
    point.hx = Math.abs(x) / r;
    point.hy = (y - head[1]) / r;
    point.hz = (z - head[2]) / r;
    point.hr = Math.sqrt(point.hx * point.hx + point.hy * point.hy + point.hz * point.hz);
    point.head = smoothstep(1.5, 1.15, point.hr);
    point.y = y;
    point.nx = nx;
    point.ny = ny;
    point.nz = nz;
    point.soft = noise(x * 22, y * 22, z * 22, p.seed) * 0.05;
    own(surface, point);
  };
}

/** Barbs and paler seams, then the kind's bands from shoulder to tip. */
export function wingPaint(
  p: BirdParameters,
  shape: BirdShape,
  { centre, back }: BirdFrame,
  { span, chord }: { readonly span: number; readonly chord: number },
): Paint {
  const isFlat = p.wings === "spread" && (shape.wing.kind ?? "feathered") === "feathered";
  const length = (shape.wing.length ?? 1) * p.wing;
  const own = p.plain ? undefined : shape.wing.paint;
  return (surface, x, y, z, nx, ny) => {
    barbs(surface, x, y, z, p.seed + 3);
    shade(surface, 0.86 + 0.14 * smoothstep(0.1, 0.7, isFlat ? Math.abs(ny) : Math.abs(nx)));
    const reach = isFlat
      ? spreadReach(Math.abs(x), z, span, chord)
      : foldedReach(dot(subtract([x, y, z], centre), back), length);
    shade(surface, 1.06 - 0.16 * reach);
    own?.(surface, reach, isFlat ? Math.abs(x) / span : 0.3, noise(x * 22, y * 22, z * 22, p.seed + 5) * 0.04);
  };
}

export function tailPaint(p: BirdParameters, shape: BirdShape, { centre, back, tail }: BirdFrame): Paint {
  const own = p.plain ? undefined : shape.tail.paint;
  return (surface, x, y, z, _nx, ny) => {
    barbs(surface, x, y, z, p.seed + 7);
    shade(surface, 0.86 + 0.14 * smoothstep(0.1, 0.7, Math.abs(ny)));
    const reach = (dot(subtract([x, y, z], centre), back) - 0.44) / (tail + 0.14);
    own?.(surface, reach, x, noise(x * 22, y * 22, z * 22, p.seed + 9) * 0.04);
  };
}

/** In head radii from the beak's root. */
export function beakPaint(shape: BirdShape, root: Vec3, unit: number): Paint {
  const own = shape.beak.paint;
  return (surface, x, y, z) => {
    surface.roughness = 0.35;
    const forward = (z - root[2]) / unit;
    shade(surface, 1 - 0.12 * smoothstep(0.1, -0.1, forward));
    own?.(surface, forward, (y - root[1]) / unit, Math.abs(x) / unit);
  };
}

function barbs(surface: Parameters<Paint>[0], x: number, y: number, z: number, seed: number): void {
  shade(surface, 0.92 + 0.14 * noise(x * 26, y * 26, z * 26, seed) + 0.1 * noise(x * 80, y * 40, z * 80, seed + 1));
}
