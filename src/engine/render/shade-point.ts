import { ALL_TURNS, type GatherLight, TURNS } from "../kernels/rays-kernel.ts";
import { glintOf, lampBrightness, roomBrightness, type Studio } from "./studio.ts";
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
/** Roughness from which on it is the ends of a pile that one looks at: velvet, dust. */
const PILE = 0.985;
/** Roughness up to which a surface that is no metal shows the bulb in the key. */
const GLOSSY = 0.2;
const KEY_TINT = [1.015, 1, 0.975] as const;
const ROOM_TINT = [0.975, 1, 1.03] as const;

/** Where the light is gathered: one place for all points, written over for each. */
const lifted = { x: 0.5, y: 0.5, z: 0.5, nx: 0.5, ny: 0.5, nz: 0.5, bias: 0.5, high: 1, reach: 0 };

/**
 * Writes the light a point sends to the eye into the first three numbers of `out`, and what of it is mirrored into the next three.
 *
 * @param gather Gathers the studio's rays.
 * @param turn 0 .. TURNS - 1: the point looks along every fourth ray, starting with this one; `ALL_TURNS`: along all.
 * @param lift Metres above the surface at which shadows are looked up, and by which they may be wrong.
 */
export function shadePoint(
  point: ShadingPoint,
  texel: Texel,
  studio: Studio,
  gather: GatherLight,
  turn: number,
  lift: number,
  out: Float64Array,
): void {
  const { nx, ny, nz, vx, vy, vz } = point;
  const { softboxes, right } = studio;
  lifted.x = point.x + nx * lift;
  lifted.y = point.y + ny * lift;
  lifted.z = point.z + nz * lift;
  lifted.nx = nx;
  lifted.ny = ny;
  lifted.nz = nz;
  lifted.bias = lift;
  const light = gather(turn, lifted);
  const key = light[0] as number;
  const keyAll = (light[1] as number) + 1e-6;
  const room = light[2] as number;
  const roomAll = (light[3] as number) + 1e-6;
  const roughness = Math.max(0.04, texel[3] as number);
  const metalness = texel[4] as number;
  const facing = Math.max(0.02, nx * vx + ny * vy + nz * vz);
  const rx = 2 * facing * nx - vx;
  const ry = 2 * facing * ny - vy;
  const rz = 2 * facing * nz - vz;
  const open = room / roomAll;
  // reflections of what is near are as dark as the light that gets there (Lagarde, Moving Frostbite to PBR, 2014)
  const occlusion = Math.max(0, Math.min(1, (facing + open) * (facing + open) - 1 + open));
  const aside = rx * right[0] + ry * right[1] + rz * right[2];
  let mirrored = roomBrightness(aside, ry, roughness) * occlusion;
  for (let i = 0; i < softboxes.length; i += 1) {
    const lamp = softboxes[i] as Studio["softboxes"][number];
    const seen = i === 0 ? 0.2 + 0.8 * (keyAll > 1e-3 ? key / keyAll : 1) : occlusion;
    mirrored += lampBrightness(lamp, rx, ry, rz, roughness) * seen;
  }
  const glint =
    roughness < GLOSSY
      ? (1 - metalness) *
        (1 - roughness / GLOSSY) *
        glintOf(studio, rx, ry, rz, roughness) *
        (keyAll > 1e-3 ? key / keyAll : 1)
      : 0;
  // Karis, Physically Based Shading on Mobile, 2014, with a sixth power for its exponential
  const graze = 1 - facing;
  const cube = graze * graze * graze;
  const k = 1 - roughness;
  const a004 = Math.min(k * k, cube * cube) * k + 0.0425 - 0.0275 * roughness;
  const scale = -1.04 * a004 + 1.04 - 0.572 * roughness;
  const offset = 1.04 * a004 - 0.04 + 0.022 * roughness;
  // pile is deep where one looks into it and catches the light where one looks along it (Estevez and Kulla, 2017, as a power)
  const along = roughness > PILE ? graze * graze * (1.7 - 0.7 * graze) : 0;
  const into = roughness > PILE ? 0.74 : 1;
  const matte = (1 - metalness) * (turn === ALL_TURNS ? 1 : TURNS);
  for (let c = 0; c < 3; c += 1) {
    const albedo = texel[c] as number;
    const f0 = F0 + (albedo - F0) * metalness;
    const diffuse =
      (albedo * (into + 1.5 * along) + 0.05 * along) *
      matte *
      (key * (KEY_TINT[c] as number) + room * (ROOM_TINT[c] as number));
    const reflected = (mirrored + glint) * Math.max(0, f0 * scale + offset);
    out[c] = diffuse + reflected;
    out[c + 3] = reflected;
  }
}
