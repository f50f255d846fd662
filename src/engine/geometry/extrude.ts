import { cos, PI, sin } from "../math/elementary.ts";
import { fitBevel } from "./fit-bevel.ts";
import { fitInsets, moveCorners } from "./fit-insets.ts";
import type { Geometry } from "./geometry.ts";
import { GeometryBuilder } from "./geometry-builder.ts";
import { insetWays, type Outline } from "./outline.ts";
import { triangulateOutline } from "./triangulate-outline.ts";

export interface ExtrudeOptions {
  /** Metres; the solid reaches from z = -depth/2 to depth/2. */
  readonly depth: number;
  /** Radius of the rounded rims, front and back, limited to half the depth. Must be small against the outline's sides. Default 0. */
  readonly bevel?: number;
  readonly bevelSteps?: number;
  /** Clockwise, inside the outline: openings through the whole depth. */
  readonly holes?: readonly Outline[];
}

/**
 * Gives a drawing thickness.
 *
 * @param outline Counter-clockwise seen from +Z, not crossing itself, metres.
 * @returns Closed geometry.
 */
export function extrude(outline: Outline, options: ExtrudeOptions): Geometry {
  const { depth, bevelSteps = 2, holes = [] } = options;
  const bevel = fitBevel(options.bevel ?? 0, depth);
  const builder = new GeometryBuilder();
  // inset as a share of the bevel
  const levels: { readonly inset: number; readonly z: number }[] = [];
  if (bevel > 0) {
    for (let k = 0; k <= bevelSteps; k += 1) {
      const angle = (k / bevelSteps) * (PI / 2);
      levels.push({ inset: 1 - sin(angle), z: -depth / 2 + bevel * (1 - cos(angle)) });
    }
  } else {
    levels.push({ inset: 0, z: -depth / 2 });
  }
  const others = levels.map(({ inset, z }) => ({ inset, z: -z })).reverse();
  // rims that meet in the middle share their last ring
  const all = [...levels, ...(bevel === depth / 2 ? others.slice(1) : others)];
  const front: number[] = [];
  const back: number[] = [];
  const rings = [outline, ...holes];
  const insets = bevel > 0 ? fitInsets(rings, bevel) : [];
  // a ring moved inwards by a share of the bevel
  const inward = (ring: Outline, k: number, share: number): Outline => {
    const own = insets[k];
    return own && share > 0 ? moveCorners(ring, insetWays(ring), own, share) : ring;
  };
  for (const [at, ring] of rings.entries()) {
    const rows = all.map(({ inset, z }) => inward(ring, at, inset).map(([x, y]) => builder.vertex([x, y, z])));
    for (let k = 0; k + 1 < rows.length; k += 1) {
      const [low, high] = [rows[k] as number[], rows[k + 1] as number[]];
      for (let i = 0; i < ring.length; i += 1) {
        const j = (i + 1) % ring.length;
        builder.quad(low[i] as number, low[j] as number, high[j] as number, high[i] as number);
      }
    }
    back.push(...(rows[0] as number[]));
    front.push(...(rows.at(-1) as number[]));
  }
  const face = rings.map((ring, at) => inward(ring, at, 1));
  const triangles = triangulateOutline(face[0] as Outline, face.slice(1));
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i], triangles[i + 1], triangles[i + 2]] as [number, number, number];
    builder.triangle(front[a] as number, front[b] as number, front[c] as number);
    builder.triangle(back[a] as number, back[c] as number, back[b] as number);
  }
  return builder.build();
}
