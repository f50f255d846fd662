import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import type { Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dot, subtract } from "../../math/vec3.ts";
import type { BirdParameters } from "./bird.ts";
import type { BirdFrame } from "./build-bird.ts";
import { dye, shade } from "./coat.ts";

const WHITE: Rgb = [0.74, 0.72, 0.67];
const INK: Rgb = [0.012, 0.012, 0.013];
const CREAM: Rgb = [0.5, 0.41, 0.29];
const GREY: Rgb = [0.26, 0.27, 0.28];
const RUST: Rgb = [0.52, 0.15, 0.025];
const CHESTNUT: Rgb = [0.19, 0.07, 0.025];
const BLUE: Rgb = [0.055, 0.17, 0.48];
const YELLOW: Rgb = [0.72, 0.5, 0.05];

/** Cap, mask, bib, breast and belly of the kind, in body lengths. */
export function paintBird(p: BirdParameters, { centre, back, up, head, headRadius: r }: BirdFrame): Paint {
  return (surface, x, y, z, _nx, ny, nz) => {
    const soft = noise(x * 22, y * 22, z * 22, p.seed) * 0.05;
    const here = subtract([x, y, z], centre);
    const [along, high] = [dot(here, back), dot(here, up)];
    // in head radii
    const [hx, hy, hz] = [Math.abs(x) / r, (y - head[1]) / r, (z - head[2]) / r];
    const onHead = smoothstep(1.5, 1.15, Math.sqrt(hx * hx + hy * hy + hz * hz));
    shade(surface, 1 + 0.12 * noise(x * 30, y * 60, z * 30, p.seed + 1));
    if (p.pattern === "plain") {
      shade(surface, 1 + 0.12 * smoothstep(0.1, -0.6, ny));
      return;
    }
    const belly = smoothstep(-0.02, -0.14, high + soft) * (1 - onHead);
    const front = smoothstep(0.1, 0.5, nz - 0.5 * ny) * smoothstep(-0.1, -0.25, along + soft);
    const mask =
      smoothstep(0.42, 0.32, Math.sqrt((hx - 0.3) * (hx - 0.3) * 0.5 + (hy + 0.12) * (hy + 0.12)) + soft) *
      smoothstep(0.45, 0.7, hz);
    const cap = onHead * smoothstep(0.28, 0.42, hy - 0.08 * hz + soft);
    const throat =
      smoothstep(-0.3, -0.48, hy + soft) *
      smoothstep(0.25, 0.5, hz) *
      smoothstep(-1.35, -1.05, hy) *
      smoothstep(0.62, 0.48, hx);
    switch (p.pattern) {
      case "sparrow": {
        dye(surface, CREAM, Math.max(belly, onHead * smoothstep(0.1, -0.15, hy)));
        dye(surface, GREY, cap * 0.9);
        const stripe =
          onHead * smoothstep(0.2, 0.12, Math.abs(hy - 0.16 + 0.12 * hz) + soft) * smoothstep(0.35, 0.1, hz);
        dye(surface, CHESTNUT, stripe);
        dye(surface, INK, throat * 0.92);
        const streaks = smoothstep(0.25, 0.5, noise(x * 26, y * 9, z * 26, p.seed + 2)) * smoothstep(0.05, 0.2, high);
        dye(surface, CHESTNUT, 0.7 * streaks * (1 - onHead));
        break;
      }
      case "robin": {
        const face = smoothstep(
          1.22,
          1.05,
          Math.sqrt(hx * hx * 0.75 + (hy + 0.5) * (hy + 0.5) * 0.55 + (hz - 0.8) * (hz - 0.8) * 0.4) + soft * 2,
        );
        const breast = smoothstep(0.02, -0.06, along + 0.14 - 0.35 * high + soft) * smoothstep(0.1, 0.02, high - 0.05);
        dye(surface, WHITE, belly * 0.9);
        dye(surface, RUST, Math.max(face * smoothstep(0.3, 0.1, hy), breast * smoothstep(-0.2, 0.2, nz)));
        break;
      }
      case "cardinal":
        dye(surface, INK, Math.max(mask, throat * 0.9));
        break;
      case "jay": {
        dye(surface, WHITE, Math.max(belly, onHead * smoothstep(0.12, -0.1, hy + soft), front * 0.7));
        const collar =
          smoothstep(0.16, 0.1, Math.abs(Math.sqrt(hx * hx + (hy + 0.25) * (hy + 0.25)) - 1.0) + soft) *
          smoothstep(0.7, 0.3, hz) *
          smoothstep(-1.3, -1, hy);
        dye(surface, INK, collar * smoothstep(0.75, 0.45, hy));
        break;
      }
      case "tit": {
        dye(surface, WHITE, onHead * smoothstep(0.6, 0.5, Math.abs(hy + 0.05)));
        dye(surface, BLUE, Math.max(cap, smoothstep(0.12, 0.22, high) * (1 - onHead) * 0.75));
        dye(surface, INK, Math.max(throat, onHead * smoothstep(0.13, 0.08, Math.abs(hy - 0.12) + soft * 0.6)));
        break;
      }
      case "parrot": {
        const patch =
          onHead *
          smoothstep(0.48, 0.4, Math.sqrt((hz - 0.42) * (hz - 0.42) + (hy + 0.05) * (hy + 0.05)) + soft) *
          smoothstep(0.4, 0.55, hx);
        dye(surface, WHITE, patch);
        dye(surface, BLUE, smoothstep(0.3, 0.42, along) * (1 - onHead));
        break;
      }
    }
  };
}

/** Barbs to both sides of each feather, paler seams, bars on a jay's wing, three colours on a parrot's. */
export function shadeFeathers(p: BirdParameters, { centre, back }: BirdFrame, region: "wing" | "tail"): Paint {
  return (surface, x, y, z, nx, ny) => {
    const along = dot(subtract([x, y, z], centre), back);
    shade(
      surface,
      0.92 + 0.16 * noise(x * 26, y * 26, z * 26, p.seed + 3) + 0.1 * noise(x * 80, y * 40, z * 80, p.seed + 4),
    );
    shade(surface, 0.86 + 0.14 * smoothstep(0.1, 0.7, region === "wing" ? Math.abs(nx) : ny));
    if (p.pattern === "plain") return;
    if (p.pattern === "jay") {
      const phase = along / 0.075;
      const bar = smoothstep(0.2, 0.12, Math.abs(phase - Math.floor(phase) - 0.5)) * smoothstep(0.2, 0.34, along);
      dye(surface, INK, bar * 0.9);
      if (region === "wing") dye(surface, WHITE, 0.9 * smoothstep(0.035, 0.015, Math.abs(along - 0.16)));
    } else if (p.pattern === "sparrow" || p.pattern === "tit") {
      dye(
        surface,
        p.pattern === "tit" ? WHITE : CREAM,
        0.8 * smoothstep(0.03, 0.012, Math.abs(along - 0.1)) * (region === "wing" ? 1 : 0),
      );
      if (p.pattern === "sparrow")
        dye(surface, INK, 0.55 * smoothstep(0.3, 0.6, noise(x * 14, y * 14, z * 14, p.seed + 5)));
    } else if (p.pattern === "parrot" && region === "wing") {
      dye(surface, [0.42, 0.025, 0.02], smoothstep(0.0, -0.06, along));
      dye(surface, YELLOW, smoothstep(-0.03, 0.02, along) * smoothstep(0.2, 0.14, along));
    } else if (p.pattern === "parrot") {
      dye(surface, [0.42, 0.025, 0.02], smoothstep(0.55, 0.75, along) * 0.9);
    }
  };
}
