import type { Surface } from "../../src/engine/materials/material.ts";

type Vec3 = readonly [number, number, number];

const unit = (v: Vec3): Vec3 => {
  const n = Math.hypot(...v);
  return [v[0] / n, v[1] / n, v[2] / n];
};
const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Key light of the sheet: high on the left, towards the viewer (x right, y up, z out of the picture). */
export const KEY: Vec3 = unit([-0.55, 0.6, 0.58]);
const KEY_POWER = 2.3;

const smooth = (from: number, to: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/**
 * What a surface mirrors: a studio with a dark floor, a pale wall that brightens towards the ceiling, two softboxes and a
 * strip light, blurred by roughness. A mirror is told by what it shows, so there must be a horizon and hard edges in it.
 */
function mirror(d: Vec3, roughness: number): number {
  const spread = 0.03 + roughness * roughness * 0.95;
  const wall = smooth(-1.2 * spread, 1.2 * spread, d[1] + 0.06);
  const floor = 0.1 + 0.12 * (0.5 - 0.5 * d[1]);
  const room =
    floor + (ambient(d) - floor + 0.05) * (roughness > 0.75 ? 1 : wall + (1 - wall) * smooth(0.2, 0.75, roughness));
  const strip =
    (1 / (1 + roughness * roughness * 40)) *
    smooth(-0.05 - spread, 0.01 + spread, 0.05 - Math.abs(d[0] - 0.13)) *
    smooth(-spread, spread, d[1] + 0.02) *
    (d[2] > 0 ? 1 : 0);
  return (
    room +
    strip * 0.9 +
    box(d, unit([-0.7, 0.5, 0.6]), 3.2, 0.28, roughness) +
    box(d, unit([0.9, 0.15, 0.35]), 1.6, 0.2, roughness)
  );
}

function ambient(d: Vec3): number {
  const up = 0.5 + 0.5 * d[1];
  return 0.22 + 0.5 * up * up + 0.15 * Math.max(0, d[2]);
}

function box(d: Vec3, towards: Vec3, power: number, size: number, roughness: number): number {
  const spread = 0.05 + roughness * roughness * 0.93;
  const off = Math.max(0, Math.acos(Math.min(1, dot(d, towards))) - size * (1 - roughness));
  return (power / (1 + roughness * roughness * 6)) * Math.exp(-(off * off) / (2 * spread * spread));
}

/** The studio's light on a matte surface that looks towards `d`. */
const studio = (d: Vec3): number =>
  ambient(d) + box(d, unit([-0.7, 0.5, 0.6]), 3.2, 0.28, 1) + box(d, unit([0.9, 0.15, 0.35]), 1.6, 0.2, 1);

/** What the eye at `view` sees of a texel lit by the studio: linear RGB. `normal` and `view` are unit vectors. */
export function light(surface: Surface, i: number, ao: number, normal: Vec3, view: Vec3, shadow: number): Vec3 {
  const roughness = Math.max(0.04, surface.roughness[i] as number);
  const metal = surface.metalness[i] as number;
  const nv = Math.max(0.02, dot(normal, view));
  const half = unit([KEY[0] + view[0], KEY[1] + view[1], KEY[2] + view[2]]);
  const nl = Math.max(0, dot(normal, KEY));
  const nh = Math.max(0, dot(normal, half));
  const a2 = roughness ** 4;
  const ggx = a2 / (Math.PI * (nh * nh * (a2 - 1) + 1) ** 2);
  const k = (roughness + 1) ** 2 / 8;
  const visible = 1 / ((nl * (1 - k) + k) * (nv * (1 - k) + k) * 4);
  const vh = 1 - Math.max(0, dot(view, half));
  const reflected: Vec3 = [2 * nv * normal[0] - view[0], 2 * nv * normal[1] - view[1], 2 * nv * normal[2] - view[2]];
  const mirrored = mirror(unit(reflected), roughness);
  const sky = studio(normal) * ao;
  const grazing = (1 - nv) ** 5 * (1 - roughness) ** 2;
  const out = [0, 0, 0];
  for (let c = 0; c < 3; c += 1) {
    const base = Math.min(0.9, Math.max(0.02, surface.albedo[i * 3 + c] as number));
    const f0 = 0.04 + (base - 0.04) * metal;
    const fresnel = f0 + (1 - f0) * vh ** 5;
    const diffuse = base * (1 - metal);
    out[c] =
      diffuse * (sky * 0.8 + (nl * shadow * KEY_POWER) / Math.PI) +
      fresnel * ggx * visible * nl * shadow * KEY_POWER * 0.5 +
      mirrored * (f0 + (1 - f0) * grazing) * ao * (1 - roughness * 0.35);
  }
  return out as unknown as Vec3;
}

/** 0 where the key light is hidden by higher ground, 1 where it is seen. */
export function keyShadow({ height, size, tileSize }: Surface, x: number, y: number): number {
  const texel = tileSize / size;
  const run = Math.hypot(KEY[0], KEY[1]);
  const rise = (KEY[2] / run) * texel;
  const here = height[y * size + x] as number;
  let lit = 1;
  for (let step = 1.5, n = 0; n < 22; n += 1, step *= 1.22) {
    const sx = Math.round(x + (KEY[0] / run) * step) & (size - 1);
    const sy = Math.round(y - (KEY[1] / run) * step) & (size - 1);
    const over = ((height[sy * size + sx] as number) - here - rise * step) / (rise * step * 0.25 + texel * 0.3);
    lit = Math.min(lit, 1 - Math.min(1, Math.max(0, over)));
  }
  return lit;
}
