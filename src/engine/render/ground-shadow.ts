import { lightShare } from "../bake/light-depth.ts";
import { smoothstep } from "../math/scalar.ts";
import type { Camera } from "./frame-view.ts";
import type { Studio } from "./studio.ts";

/** Pixels between the places where the shadow is worked out; it is soft, so the rest is filled in between. */
const STEP = 4;
/** How dark the ground is where no light comes. */
const DARKEST = 0.72;
/** Share of the picture's side over which the shadow fades before the border. */
const BORDER = 0.09;

/**
 * The shadow an object throws on the ground it stands on.
 *
 * @param ground Height of the ground in metres.
 * @param size Side of the picture in pixels, a multiple of 4.
 * @returns Darkness 0..1, one a pixel, row 0 at the top; 0 all along the border.
 */
export function makeGroundShadow(studio: Studio, camera: Camera, ground: number, size: number): Float32Array {
  const rays = studio.rays.filter((ray) => ray.towards[1] > 0.02);
  const total = rays.reduce((sum, ray) => sum + ray.strength * ray.towards[1], 0);
  const { eye, forward, right, up, tangent } = camera;
  const side = size / STEP + 1;
  const coarse = new Float32Array(side * side);
  for (let row = 0; row < side; row += 1) {
    const v = (1 - (row * STEP * 2) / size) * tangent;
    for (let column = 0; column < side; column += 1) {
      const u = ((column * STEP * 2) / size - 1) * tangent;
      const down = forward[1] + u * right[1] + v * up[1];
      if (down > -1e-4) continue;
      const far = (ground - eye[1]) / down;
      const x = eye[0] + far * (forward[0] + u * right[0] + v * up[0]);
      const z = eye[2] + far * (forward[2] + u * right[2] + v * up[2]);
      let lost = 0;
      for (const { towards, strength, shadow } of rays) {
        lost += strength * towards[1] * (1 - lightShare(shadow, x, ground, z, 0));
      }
      coarse[row * side + column] = (DARKEST * lost) / total;
    }
  }
  const out = new Float32Array(size * size);
  const fade = Float32Array.from({ length: size }, (_, i) => {
    const toBorder = Math.min(i, size - 1 - i) / (size * BORDER);
    return smoothstep(0, 1, toBorder);
  });
  for (let row = 0; row < size; row += 1) {
    const y = (row + 0.5) / STEP;
    const j = Math.floor(y);
    const fy = y - j;
    for (let column = 0; column < size; column += 1) {
      const x = (column + 0.5) / STEP;
      const i = Math.floor(x);
      const fx = x - i;
      const at = j * side + i;
      const above = (coarse[at] as number) * (1 - fx) + (coarse[at + 1] as number) * fx;
      const below = (coarse[at + side] as number) * (1 - fx) + (coarse[at + side + 1] as number) * fx;
      out[row * size + column] = (above * (1 - fy) + below * fy) * (fade[row] as number) * (fade[column] as number);
    }
  }
  return out;
}
