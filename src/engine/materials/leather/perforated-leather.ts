import type { Field } from "../../kernels/kernels.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { leather } from "./leather.ts";

/** Of a hole, in shares of the distance between two. */
const RADIUS = 0.24;
/** Metres down to the dark behind the hide. */
const DEEP = 0.0022;

/** Leather of car seats and shoes: round holes punched through it in staggered rows, their rims pressed down. Takes colours in the hide. */
export const perforatedLeather: Material = {
  id: "perforated-leather",
  class: "leather",
  words: ["perforated leather", "punched leather", "car seat leather", "vented leather"],
  tileSize: leather.tileSize,
  shade: (context) => {
    const hide = leather.shade(context);
    const { size } = hide;
    const { draw, scale } = context;
    const rows = featureCount(20, scale);
    // hide gives: the rows are never quite straight
    const sway = [0, 1].map((n) => fbm(size, { cells: 3, octaves: 3, seed: draw.seed32(`sway ${n}`), strength: 0.3 }));
    const [aside, down] = sway as [Field, Field];
    return repaintSurface(hide, (texel, i) => {
      const x = (((i & (size - 1)) + 0.5) / size) * rows + (aside[i] as number);
      const y = ((Math.floor(i / size) + 0.5) / size) * rows + (down[i] as number);
      // every other place is a hole: rows stagger
      const far = Math.min(away(x, y), away(x + 0.5, y + 0.5));
      const rim = smoothstep(RADIUS * 1.7, RADIUS, far);
      const hole = smoothstep(RADIUS + 0.03, RADIUS - 0.03, far);
      shade(texel, (1 - 0.25 * rim) * (1 - 0.88 * hole));
      texel.height -= 0.0003 * rim + DEEP * hole;
      texel.roughness += (0.9 - texel.roughness) * hole;
    });
  },
};

/** To the middle of the unit cell. */
function away(x: number, y: number): number {
  const dx = x - Math.floor(x) - 0.5;
  const dy = y - Math.floor(y) - 0.5;
  return Math.sqrt(dx * dx + dy * dy);
}
