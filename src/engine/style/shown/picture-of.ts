import type { View } from "../../concepts/concept.ts";
import type { SurfacePoint } from "../../geometry/part.ts";
import type { Rgb } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { cross, dot, normalize, subtract, type Vec3 } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import type { Dressed } from "../style.ts";

/** A flat picture of a thing. */
export interface Picture {
  /** Width over height. */
  readonly aspect: number;
  /**
   * What is drawn at a place, from 0 to 1 rightwards and upwards: the colour, black for an outline; undefined beside the thing.
   */
  readonly at: (x: number, y: number) => { readonly colour: Rgb; readonly isLine: boolean } | undefined;
}

/** Pixels along the longer side, and round it. */
const SIDE = 224;
const RIM = 5;
/** Pixels that a line is wide. */
const LINE = 3;
/** Where the light of a drawing comes from. */
const LIGHT: Vec3 = normalize([-0.5, 0.75, 0.6]);
/** Light, half light and shadow, as a painter lays them. */
const TONES = [1.12, 0.86, 0.58] as const;
/** A step in depth that is drawn as a line, as a share of the whole. */
const STEP = 0.09;

/** Draws a thing from the side that shows it best, in flat tones with a dark outline, as it would be painted on a plate. */
export function pictureOf({ model, materials }: Dressed, view: View): Picture {
  const elevation = Math.min(view.elevation, 0.16);
  const out: Vec3 = [sin(view.azimuth) * cos(elevation), sin(elevation), cos(view.azimuth) * cos(elevation)];
  const right: Vec3 = normalize(cross([0, 1, 0], out));
  const up = cross(out, right);
  const axes = [right, up, out];
  const spans = axes.map((axis) => {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const { geometry } of model.parts)
      for (let i = 0; i < geometry.positions.length; i += 3) {
        const s = along(geometry.positions, i, axis);
        [low, high] = [Math.min(low, s), Math.max(high, s)];
      }
    return [low, high] as const;
  });
  const [u, v, w] = spans as [readonly [number, number], readonly [number, number], readonly [number, number]];
  const [wide, high, deep] = [u[1] - u[0], v[1] - v[0], Math.max(w[1] - w[0], 1e-9)];
  const scale = (SIDE - 2 * RIM) / Math.max(wide, high, 1e-9);
  const [columns, rows] = [Math.ceil(wide * scale) + 2 * RIM, Math.ceil(high * scale) + 2 * RIM];
  const depth = new Float32Array(columns * rows).fill(-1);
  const paint = new Float32Array(columns * rows * 3);
  for (const part of model.parts) {
    const spec = materials[part.slot];
    if (!spec) continue;
    const look = lookOf(spec);
    const { positions, indices, rest } = part.geometry;
    for (let t = 0; t < indices.length; t += 3) {
      const corners = [0, 1, 2].map((k) => (indices[t + k] as number) * 3) as [number, number, number];
      const points = corners.map(
        (i): Vec3 => [
          (along(positions, i, right) - u[0]) * scale + RIM,
          (along(positions, i, up) - v[0]) * scale + RIM,
          (along(positions, i, out) - w[0]) / deep,
        ],
      ) as [Vec3, Vec3, Vec3];
      const [a, b, c] = points;
      const twice = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
      if (twice <= 1e-9) continue;
      const normal = normalOf(positions, corners);
      const lit = dot(normal, LIGHT);
      const tone = TONES[lit > 0.5 ? 0 : lit > 0.02 ? 1 : 2] as number;
      const last = Math.min(rows - 1, Math.floor(Math.max(a[1], b[1], c[1])));
      const end = Math.min(columns - 1, Math.floor(Math.max(a[0], b[0], c[0])));
      for (let y = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]))); y <= last; y += 1) {
        for (let x = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]))); x <= end; x += 1) {
          const p = ((b[0] - x) * (c[1] - y) - (b[1] - y) * (c[0] - x)) / twice;
          const q = ((c[0] - x) * (a[1] - y) - (c[1] - y) * (a[0] - x)) / twice;
          const r = 1 - p - q;
          if (p < -1e-4 || q < -1e-4 || r < -1e-4) continue;
          const z = p * a[2] + q * b[2] + r * c[2];
          const at = y * columns + x;
          if (z <= (depth[at] as number)) continue;
          depth[at] = z;
          const surface: SurfacePoint = {
            r: look.colour[0],
            g: look.colour[1],
            b: look.colour[2],
            roughness: look.roughness,
            metalness: look.metalness,
            height: 0,
          };
          if (part.paint) {
            const [x0, y0, z0] = [0, 1, 2].map(
              (k) =>
                p * (rest[corners[0] + k] as number) +
                q * (rest[corners[1] + k] as number) +
                r * (rest[corners[2] + k] as number),
            ) as [number, number, number];
            part.paint(surface, x0, y0, z0, normal[0], normal[1], normal[2]);
          }
          paint.set([surface.r * tone, surface.g * tone, surface.b * tone], at * 3);
        }
      }
    }
  }
  const lines = linesOf(depth, columns, rows);
  return {
    aspect: columns / rows,
    at: (x, y) => {
      const [i, j] = [Math.floor(x * columns), Math.floor(y * rows)];
      if (i < 0 || j < 0 || i >= columns || j >= rows) return undefined;
      const at = j * columns + i;
      if (lines[at]) return { colour: [0, 0, 0], isLine: true };
      if ((depth[at] as number) < 0) return undefined;
      return {
        colour: [paint[at * 3] as number, paint[at * 3 + 1] as number, paint[at * 3 + 2] as number],
        isLine: false,
      };
    },
  };
}

/** Where a thing ends, and where one of its parts stands well before another. */
function linesOf(depth: Float32Array, columns: number, rows: number): Uint8Array {
  const lines = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const own = depth[y * columns + x] as number;
      for (let dy = -LINE; dy <= LINE; dy += 1) {
        for (let dx = -LINE; dx <= LINE; dx += 1) {
          const [i, j] = [x + dx, y + dy];
          const reach = dx * dx + dy * dy;
          if (reach > LINE * LINE || i < 0 || j < 0 || i >= columns || j >= rows) continue;
          const other = depth[j * columns + i] as number;
          const isRim = own < 0 && other >= 0;
          const isStep = own >= 0 && other - own > STEP && reach <= 2;
          if (isRim || isStep) lines[y * columns + x] = 1;
        }
      }
    }
  }
  return lines;
}

const along = (positions: Float32Array, i: number, axis: Vec3): number =>
  (positions[i] as number) * axis[0] + (positions[i + 1] as number) * axis[1] + (positions[i + 2] as number) * axis[2];

function normalOf(positions: Float32Array, corners: readonly [number, number, number]): Vec3 {
  const [a, b, c] = corners.map(
    (i): Vec3 => [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number],
  ) as [Vec3, Vec3, Vec3];
  return normalize(cross(subtract(b, a), subtract(c, a)));
}

/** How strongly a colour is told from another, in light or in hue, 0 to 1. */
export const contrast = (a: Rgb, b: Rgb): number =>
  Math.max(...[0, 1, 2].map((k) => Math.abs(Math.sqrt(a[k] as number) - Math.sqrt(b[k] as number))));
