import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import type { Rgb } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Skeleton } from "../mammal/skeleton.ts";
import { dye, shade, strands } from "./coat.ts";

export const CAT_PATTERNS = ["solid", "tabby", "tuxedo", "points", "calico", "bicolour", "none"] as const;
export type CatPattern = (typeof CAT_PATTERNS)[number];

const WHITE: Rgb = [0.74, 0.71, 0.66];
const SEAL: Rgb = [0.035, 0.019, 0.012];
const ORANGE: Rgb = [0.48, 0.17, 0.035];
const BLACK: Rgb = [0.013, 0.012, 0.012];

/** Markings of a cat's coat, in heights at the withers. `region` is what the part is: stripes run around a leg and a tail. */
export function catCoat(
  pattern: CatPattern,
  skeleton: Skeleton,
  headUnit: number,
  region: "body" | "leg" | "tail" | "ear",
  seed: number,
): Paint {
  const { skull, chest, pelvis } = skeleton;
  const upright = pelvis[1] < 0.5 && chest[1] > 0.5;
  return (surface, x, y, z, _nx, ny, nz) => {
    const rough = strands(x, y, z, 26, seed) * 0.02;
    const [hx, hy, hz] = [Math.abs(x - skull[0]) / headUnit, (y - skull[1]) / headUnit, (z - skull[2]) / headUnit];
    const onHead =
      region === "body" || region === "ear"
        ? smoothstep(1.7, 1.3, Math.sqrt(hx * hx * 0.8 + hy * hy + Math.min(hz, 0) * Math.min(hz, 0)))
        : 0;
    shade(surface, 1 + 0.12 * strands(x, y, z, 48, seed + 3));
    if (pattern === "none") return;
    const under = smoothstep(0, -0.5, ny) * (1 - onHead) * (region === "body" ? 1 : 0);
    const breast =
      (1 - onHead) *
      smoothstep(0.2, 0.7, nz) *
      smoothstep(chest[2] + 0.04, chest[2] + 0.15, z + rough) *
      (region === "body" ? 1 : 0);
    const snout = onHead * smoothstep(0.78, 0.95, hz - 0.5 * Math.max(0, hy + 0.1) + rough * 4);
    const sock = region === "leg" ? smoothstep(0.17, 0.12, y + rough) : 0;
    if (pattern === "tabby") {
      const warp = 0.035 * noise(x * 9, y * 9, z * 9, seed);
      let stripe = 0;
      if (region === "tail") stripe = band((z + y * 0.9 + warp * 0.4) / 0.075, 0.1);
      else if (region === "leg") stripe = band((y + warp) / 0.075, 0.25) * 0.8;
      else if (onHead > 0.5) {
        const brow = band(hx / 0.36 + 0.25, -0.1) * smoothstep(0.28, 0.5, hy) * smoothstep(1.0, 0.62, hx);
        const cheek =
          band((hy + 0.18 * hx) / 0.3, 0.1) *
          smoothstep(0.62, 0.8, hx) *
          smoothstep(0.85, 0.6, hz) *
          smoothstep(0.5, 0.2, hy);
        const nape = band(hx / 0.36 + 0.25, -0.1) * smoothstep(0.2, -0.1, hz) * smoothstep(-0.1, 0.3, hy);
        stripe = Math.max(brow, cheek, nape);
      } else {
        const along = upright ? z * 0.55 - y * 0.85 : z;
        const lean = upright ? 0 : 0.12 * (1 - y);
        stripe =
          band((along + lean + warp * 1.3) / 0.115, -0.12 + 0.3 * noise(x * 6, y * 6, z * 6, seed + 2)) *
          smoothstep(-0.55, 0.05, ny + 0.25);
        stripe = Math.max(
          stripe,
          upright ? 0 : smoothstep(0.035, 0.02, Math.abs(x) + warp * 0.5) * smoothstep(0.4, 0.8, ny),
        );
      }
      shade(surface, 1 - 0.62 * stripe);
      const pale = Math.max(
        under * 0.75,
        snout * 0.85,
        breast * 0.45,
        onHead * smoothstep(0.38, 0.3, ringAround(hx, hy, 0.47, 0.12)) * 0.35 * smoothstep(0.4, 0.6, hz),
      );
      dye(surface, WHITE, pale, 0);
    } else if (pattern === "tuxedo" || pattern === "bicolour") {
      const bib = Math.max(
        breast,
        under,
        snout,
        onHead * smoothstep(-0.35, -0.5, hy + rough * 4) * smoothstep(0.2, 0.4, hz),
        sock,
      );
      const blaze =
        onHead *
        smoothstep(0.12 + 0.25 * Math.max(0, 0.3 - hy), 0.05 + 0.2 * Math.max(0, 0.3 - hy), hx + rough * 3) *
        smoothstep(0.5, 0.7, hz);
      const flank =
        pattern === "bicolour"
          ? smoothstep(0.0, -0.12, ny - 0.15 + 0.6 * noise(x * 5, y * 5, z * 5, seed)) *
            (1 - onHead) *
            (region === "body" ? 1 : 0)
          : 0;
      dye(surface, WHITE, Math.max(bib, blaze, flank), 0);
    } else if (pattern === "points") {
      const mask = onHead * smoothstep(0.5, 0.95, hz - 0.35 * Math.max(0, hy - 0.1) - 0.2 * hx);
      const leg = region === "leg" ? smoothstep(0.42, 0.12, y) : 0;
      dye(surface, SEAL, Math.max(mask * 0.95, leg * 0.95, region === "tail" || region === "ear" ? 0.95 : 0), 0);
    } else if (pattern === "calico") {
      const blotch = noise(x * 4.3 + 3, y * 4.3, z * 4.3, seed) + 0.3 * noise(x * 11, y * 11, z * 11, seed + 1);
      const dark = noise(x * 4.3 + 9, y * 4.3 + 4, z * 4.3, seed + 5) + 0.3 * noise(x * 11, y * 11, z * 11, seed + 6);
      dye(surface, ORANGE, smoothstep(0.08, 0.14, blotch), 0);
      dye(surface, BLACK, smoothstep(0.18, 0.24, dark), 0);
      dye(surface, WHITE, Math.max(under, breast, snout, sock), 0);
    } else {
      shade(surface, 1 + 0.16 * under + 0.1 * snout);
    }
  };
}

/** A soft-edged stripe each unit; `bias` above 0 makes stripes narrower. */
const band = (at: number, bias: number): number => smoothstep(bias - 0.1, bias + 0.35, sin(at * 6.283185307179586));

const ringAround = (hx: number, hy: number, x: number, y: number): number =>
  Math.sqrt((hx - x) * (hx - x) + (hy - y) * (hy - y));
