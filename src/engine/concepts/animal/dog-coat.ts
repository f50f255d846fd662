import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import type { Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Skeleton } from "../mammal/skeleton.ts";
import { dye, shade, strands } from "./coat.ts";
import type { DogPattern } from "./dog-colours.ts";

export interface CoatSpec {
  readonly pattern: DogPattern;
  readonly marking: Rgb;
  /** Mean luminance of the unmarked coat, 0 when it is not known. */
  readonly mean: number;
  /** Markings are left out: the artist named the colour or the material. */
  readonly plain: boolean;
  readonly seed: number;
  /** How deep its locks are shaded: 1 for short hair. */
  readonly locks: number;
  /** Tan between black and white. */
  readonly tan: boolean;
}

const WHITE: Rgb = [0.72, 0.69, 0.63];
const TAN: Rgb = [0.4, 0.14, 0.035];
const BLACK: Rgb = [0.014, 0.013, 0.013];

/**
 * Markings of a dog's coat, in heights at the withers.
 *
 * @param headUnit Half the width of the skull.
 */
export function dogCoat(spec: CoatSpec, skeleton: Skeleton, headUnit: number): Paint {
  const { skull, chest } = skeleton;
  const { pattern, marking, mean, seed, locks } = spec;
  const spots = pattern === "spots" || pattern === "patches" ? scatterSpots(seed, pattern === "spots") : [];
  return (surface, x, y, z, _nx, ny, nz) => {
    // every coat: hairs in strands, darker along the back, lighter below
    shade(surface, 1 + 0.13 * locks * strands(x, y, z, 45, seed + 3) + 0.07 * locks * strands(x, y, z, 12, seed + 5));
    shade(surface, 1 - 0.1 * smoothstep(0.3, 1, ny) + 0.12 * smoothstep(-0.1, -0.9, ny));
    if (spec.plain) return;
    const rough = strands(x, y, z, 26, seed) * 0.022;
    // in half skull widths from the skull's centre
    const hx = Math.abs(x - skull[0]) / headUnit;
    const hy = (y - skull[1]) / headUnit;
    const hz = (z - skull[2]) / headUnit;
    const onHead = smoothstep(2.2, 1.5, Math.sqrt(hx * hx + hy * hy + Math.min(hz, 0) * Math.min(hz, 0)));
    const h = y + rough;
    const under = smoothstep(0.05, -0.45, ny) * (1 - onHead);
    const breast = smoothstep(0.25, 0.75, nz) * smoothstep(chest[2] + 0.02, chest[2] + 0.14, z + rough) * (1 - onHead);
    switch (pattern) {
      case "solid":
        dye(surface, marking, 0.55 * Math.max(under, breast * 0.8) + 0.35 * onHead * smoothstep(0.9, 1.5, hz), mean);
        break;
      case "irish": {
        const blaze =
          onHead *
          smoothstep(0.2 + 0.16 * Math.max(0, hz - 0.6), 0.1 + 0.12 * Math.max(0, hz - 0.6), hx + rough * 4) *
          smoothstep(0.1, 0.6, hz);
        const snout = onHead * smoothstep(0.95, 1.2, hz - Math.max(0, hy + 0.1) * 0.8 + rough * 5);
        const chin = onHead * smoothstep(-0.42, -0.62, hy + rough * 5);
        const collar =
          smoothstep(0.13, 0.09, Math.abs(z - (chest[2] + 0.1) - (y - chest[1]) * 0.45 + rough)) * (1 - onHead);
        const socks = smoothstep(spec.tan ? 0.14 : 0.24, spec.tan ? 0.1 : 0.19, h);
        if (spec.tan) {
          const cheeks = onHead * smoothstep(0.16, -0.1, hy - 0.25 * hx + rough * 5) * smoothstep(0.1, 0.4, hz);
          const dots = smoothstep(0.2, 0.13, Math.sqrt((hx - 0.36) * (hx - 0.36) + (hy - 0.6) * (hy - 0.6)));
          dye(surface, TAN, Math.max(cheeks, onHead * dots * smoothstep(0.2, 0.4, hz), smoothstep(0.4, 0.3, h)), 0);
        }
        dye(
          surface,
          WHITE,
          Math.max(
            blaze,
            snout,
            chin,
            breast * (spec.tan ? smoothstep(0.16, 0.13, Math.abs(x)) : 1),
            spec.tan ? 0 : under,
            collar * (spec.tan ? 0 : 1),
            socks,
          ),
          0,
        );
        break;
      }
      case "mask": {
        const cap = smoothstep(
          0.28,
          0.42,
          hy + 0.32 * hx - 0.1 * Math.abs(hz) + rough * 6 - 0.75 * smoothstep(0.32, 0.1, hx),
        );
        const face = onHead * smoothstep(0.0, 0.3, hz) * (1 - cap);
        const cheeks = onHead * smoothstep(-0.15, -0.4, hy + rough * 5);
        const legs = smoothstep(0.56, 0.44, h + 0.05 * smoothstep(0.3, 0.9, ny));
        dye(surface, WHITE, Math.max(face, cheeks, legs, under, breast), 0);
        break;
      }
      case "saddle":
      case "tricolour": {
        const along = Math.max(0, z - chest[2] - 0.06) * 0.9;
        const saddle = smoothstep(0.63, 0.72, h - along + 0.06 * noise(x * 5, y * 5, z * 5, seed)) * (1 - onHead);
        if (pattern === "saddle") {
          const snout = onHead * smoothstep(0.75, 1.25, hz + 0.35 * smoothstep(-0.1, 0.3, hy));
          dye(surface, BLACK, Math.max(saddle, snout * 0.9), 0);
          break;
        }
        dye(surface, BLACK, saddle, 0);
        const blaze = onHead * smoothstep(0.3, 0.18, hx + rough * 4) * smoothstep(0.2, 0.6, hz);
        const snout = onHead * smoothstep(0.95, 1.15, hz + rough * 5);
        dye(surface, WHITE, Math.max(blaze, snout, under, breast, smoothstep(0.3, 0.22, h)), 0);
        break;
      }
      case "points": {
        const brows =
          onHead *
          smoothstep(0.15, 0.1, Math.sqrt((hx - 0.34) * (hx - 0.34) + (hy - 0.62) * (hy - 0.62))) *
          smoothstep(0.2, 0.4, hz);
        const snout = onHead * smoothstep(0.65, 0.85, hz) * smoothstep(-0.05, -0.28, hy - 0.1 * hx + rough * 4);
        const paws = smoothstep(0.2, 0.14, h);
        const patch = breast * smoothstep(0.04, 0.07, Math.abs(x));
        dye(surface, TAN, Math.max(brows, snout, paws, patch, under * 0.5), 0);
        break;
      }
      case "spots":
      case "patches": {
        let cover = 0;
        for (const [sx, sy, sz, r] of spots) {
          const [dx, dy, dz] = [x - sx, y - sy, z - sz];
          const d2 = dx * dx + dy * dy + dz * dz;
          if (d2 > r * r * 1.6) continue;
          const edge = r * (1 + 0.22 * noise(x * 14, y * 14, z * 14, seed)) + rough * 0.4;
          cover = Math.max(cover, smoothstep(edge, edge * 0.9, Math.sqrt(d2)));
        }
        if (pattern === "spots") dye(surface, BLACK, cover, 0);
        else {
          const white = Math.max(
            under,
            breast,
            smoothstep(0.2, 0.15, h),
            onHead * smoothstep(0.32, 0.2, hx + rough * 4) * smoothstep(0, 0.4, hz),
            onHead * smoothstep(0.85, 1.0, hz) * 0.9,
          );
          dye(surface, WHITE, Math.max(white, cover * (1 - onHead)), 0);
        }
        break;
      }
      case "tipped": {
        const hair = onHead * smoothstep(0.66, 0.8, hz) * smoothstep(0.02, -0.16, hy - 0.3 * hx + rough * 5);
        const brows = onHead * smoothstep(0.98, 1.06, hz) * smoothstep(0.05, 0.16, hy) * smoothstep(0.16, 0.26, hx);
        const legs = smoothstep(0.42, 0.3, h);
        dye(surface, marking, Math.max(hair, brows, legs, breast, under), mean);
        break;
      }
      case "tanned": {
        const legs = smoothstep(0.34, 0.24, h);
        dye(surface, marking, Math.max(onHead, legs, breast, 0.7 * under), mean);
        break;
      }
      case "parted": {
        // a cap over eyes and ears with a blaze between, a mantle on the back; the rest white
        const blaze = smoothstep(0.26, 0.12, hx + rough * 4) * smoothstep(0.2, 0.5, hz);
        const cap =
          onHead * smoothstep(-0.3, -0.12, hy + 0.1 * hx + rough * 5) * smoothstep(1.15, 0.9, hz) * (1 - blaze);
        const mantle = smoothstep(0.6, 0.72, h + 0.07 * noise(x * 5, y * 5, z * 5, seed)) * (1 - onHead) * (1 - breast);
        dye(surface, marking, 1 - Math.max(cap, mantle), mean);
        break;
      }
      case "pug": {
        const snout =
          smoothstep(0.8, 0.96, hz - 0.25 * Math.max(0, hy) + rough * 4) * smoothstep(0.2, -0.08, hy + 0.3 * hx);
        const rings = smoothstep(0.36, 0.2, Math.sqrt((hx - 0.5) * (hx - 0.5) + (hy - 0.16) * (hy - 0.16)));
        const mask = onHead * Math.max(snout, 0.6 * rings * smoothstep(0.4, 0.6, hz));
        dye(surface, BLACK, mask * 0.94, 0);
        break;
      }
    }
  };
}

/** Places and sizes of spots all over the body: jittered, so that they neither line up nor crowd. */
function scatterSpots(seed: number, small: boolean): readonly (readonly [number, number, number, number])[] {
  const spots: [number, number, number, number][] = [];
  const step = small ? 0.1 : 0.34;
  const reach = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);
  for (const x of reach(-0.35, 0.36)) {
    for (const y of reach(0, 1.5)) {
      for (const z of reach(-0.9, 1)) {
        const [i, j, k] = [x / step, y / step, z / step];
        const at = (n: number) => noise(i * 7.31 + 0.5, j * 5.17 + 0.5, k * 6.73 + 0.5, seed + n);
        if (at(0) < (small ? -0.1 : 0.15)) continue;
        spots.push([
          x + at(1) * step * 0.6,
          y + at(2) * step * 0.6,
          z + at(3) * step * 0.6,
          step * (small ? 0.3 : 0.5) * (1 + 0.5 * at(4)),
        ]);
      }
    }
  }
  return spots;
}
