import type { ModelMaps } from "../bake/unwrapped-model.ts";
import { toLinear } from "../math/color.ts";

/** What the maps say at a place: linear red, green, blue, roughness, metalness, tangent-space normal x, y, z (not unit). */
export type Texel = Float64Array;
export const TEXEL_LENGTH = 8;

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

/** Reads all maps bilinearly at (u, v), V up, into `out`. */
export function readMaps(maps: ModelMaps, u: number, v: number, out: Texel): void {
  const { size, albedo, surface } = maps;
  const { normal, roughness, metalness } = surface;
  const last = size - 1;
  const x = Math.max(0, Math.min(last, u * size - 0.5));
  const y = Math.max(0, Math.min(last, (1 - v) * size - 0.5));
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const a = row * size + column;
  const b = column < last ? a + 1 : a;
  const c = row < last ? a + size : a;
  const d = column < last ? c + 1 : c;
  const wa = (1 - fx) * (1 - fy);
  const wb = fx * (1 - fy);
  const wc = (1 - fx) * fy;
  const wd = fx * fy;
  for (let k = 0; k < 3; k += 1) {
    out[k] =
      wa * (LINEAR[albedo[a * 3 + k] as number] as number) +
      wb * (LINEAR[albedo[b * 3 + k] as number] as number) +
      wc * (LINEAR[albedo[c * 3 + k] as number] as number) +
      wd * (LINEAR[albedo[d * 3 + k] as number] as number);
    const n =
      wa * (normal[a * 3 + k] as number) +
      wb * (normal[b * 3 + k] as number) +
      wc * (normal[c * 3 + k] as number) +
      wd * (normal[d * 3 + k] as number);
    out[5 + k] = n / 127.5 - 1;
  }
  const nearest = (fx < 0.5 ? 0 : b - a) + (fy < 0.5 ? a : c);
  out[3] = (roughness[nearest] as number) / 255;
  out[4] = (metalness[nearest] as number) / 255;
}

const quarter: Texel = new Float64Array(TEXEL_LENGTH);

/** Reads all maps at four places around (u, v) and averages them: half of each `step`, U to the right and downwards, then V, away. */
export function readWide(maps: ModelMaps, u: number, v: number, step: Float64Array, out: Texel): void {
  out.fill(0);
  for (let k = 0; k < 4; k += 1) {
    const right = (k & 1) - 0.5;
    const down = (k >> 1) - 0.5;
    const atU = u + right * (step[0] as number) + down * (step[1] as number);
    const atV = v + right * (step[2] as number) + down * (step[3] as number);
    readMaps(maps, atU, atV, quarter);
    for (let i = 0; i < TEXEL_LENGTH; i += 1) out[i] = (out[i] as number) + (quarter[i] as number) / 4;
  }
}
