import { lightShare } from "../bake/light-depth.ts";
import { lampBrightness, type Ray, roomBrightness, type Studio } from "./studio.ts";
import type { Texel } from "./texture-reader.ts";

/** A place on the surface, in model space. */
export interface ShadingPoint {
  x: number;
  y: number;
  z: number;
  /** Unit shading normal. */
  nx: number;
  ny: number;
  nz: number;
  /** Unit vector to the eye. */
  vx: number;
  vy: number;
  vz: number;
}

/** Reflectance of dielectrics at normal incidence (glTF 2.0, appendix B). */
const F0 = 0.04;
const KEY_TINT = [1.015, 1, 0.975] as const;
const DOME_TINT = [0.975, 1, 1.03] as const;

/**
 * Adds the light a point sends to the eye to the first three numbers of `out`.
 *
 * @param rays The part of the studio's rays to look along, `share` of them all.
 * @param lift Metres by which shadows are looked up above the surface.
 */
export function shadePoint(
  point: ShadingPoint,
  texel: Texel,
  studio: Studio,
  rays: readonly Ray[],
  share: number,
  lift: number,
  out: Float64Array,
): void {
  const { nx, ny, nz, vx, vy, vz } = point;
  const x = point.x + nx * lift;
  const y = point.y + ny * lift;
  const z = point.z + nz * lift;
  let key = 0;
  let keyOpen = 0;
  let keyAll = 1e-6;
  let dome = 0;
  let domeOpen = 0;
  let domeAll = 1e-6;
  for (let i = 0; i < rays.length; i += 1) {
    const ray = rays[i] as Ray;
    const { towards } = ray;
    const facing = nx * towards[0] + ny * towards[1] + nz * towards[2];
    if (facing <= 0) continue;
    const light = ray.strength * facing;
    const lit = lightShare(ray.shadow, x, y, z, lift);
    if (ray.key) {
      key += light * lit;
      keyOpen += lit;
      keyAll += 1;
    } else {
      dome += light * lit;
      domeOpen += light * lit;
      domeAll += light;
    }
  }
  key /= share;
  dome /= share;
  const roughness = Math.max(0.04, texel[3] as number);
  const metalness = texel[4] as number;
  const facing = Math.max(0.02, nx * vx + ny * vy + nz * vz);
  const rx = 2 * facing * nx - vx;
  const ry = 2 * facing * ny - vy;
  const rz = 2 * facing * nz - vz;
  const open = domeOpen / domeAll;
  // reflections of what is near are as dark as the light that gets there
  const occlusion = Math.max(0, Math.min(1, (facing + open) * (facing + open) - 1 + open));
  let mirrored = roomBrightness(ry, roughness) * occlusion;
  for (let i = 0; i < studio.softboxes.length; i += 1) {
    const lamp = studio.softboxes[i] as Studio["softboxes"][number];
    const seen = i === 0 ? 0.25 + 0.75 * (keyAll > 0.5 ? keyOpen / keyAll : 1) : occlusion;
    mirrored += lampBrightness(lamp, rx, ry, rz, roughness) * seen;
  }
  // Karis, Physically Based Shading on Mobile, 2014, with a sixth power for its exponential
  const graze = 1 - facing;
  const cube = graze * graze * graze;
  const k = 1 - roughness;
  const a004 = Math.min(k * k, cube * cube) * k + 0.0425 - 0.0275 * roughness;
  const scale = -1.04 * a004 + 1.04 - 0.572 * roughness;
  const offset = 1.04 * a004 - 0.04 + 0.022 * roughness;
  for (let c = 0; c < 3; c += 1) {
    const albedo = texel[c] as number;
    const f0 = F0 + (albedo - F0) * metalness;
    const diffuse = albedo * (1 - metalness) * (key * (KEY_TINT[c] as number) + dome * (DOME_TINT[c] as number));
    out[c] = (out[c] as number) + diffuse + mirrored * Math.max(0, f0 * scale + offset);
  }
}
