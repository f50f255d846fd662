import { noise } from "../../geometry/deform.ts";
import { sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { CoatFrame, CoatPoint, Region } from "./coat-frame.ts";
import type { CoatLayer } from "./coat-layer.ts";

/** A soft-edged stripe each unit; `width` is the share of it that is dark. */
const band = (at: number, width: number): number => {
  const bias = 1 - 2 * width;
  return smoothstep(bias - 0.18, bias + 0.18, sin(at * TAU));
};

/** Bars around trunk, legs and tail that waver, taper towards the belly and break off. */
export function stripes(
  layer: CoatLayer & { readonly kind: "stripes" },
  { span, seed }: CoatFrame,
): (point: CoatPoint, region: Region, limb: number, tail: number) => number {
  const { spacing, width, to = 9, legs = true, tail: onTail = true } = layer;
  return ({ at: [x, y, z], along, upwards, rough, onHead, onLeg, legShare }, region, limb, tail) => {
    if (region === "ear") return 0;
    if (region === "tail") return onTail ? band(tail * 6.5 + rough, width + 0.05) : 0;
    const warp = noise(x * 8, y * 8, z * 8, seed);
    if (region !== "body") return legs ? band((limb * 0.4) / spacing + 0.25 * warp, width * 0.85) : 0;
    if (along > to) return 0;
    // down the leg the bars run around the leg
    const onLimb = onLeg * smoothstep(1.62, 1.4, legShare);
    const bar = onLimb > 0 && legs ? onLimb * band((legShare * 0.4) / spacing + 0.25 * warp, width * 0.85) : 0;
    if (onLimb >= 1) return bar;
    const at = (along * span) / spacing + 0.34 * warp + 0.5 * noise(x * 3, y * 3, z * 3, seed + 4);
    const broken = 0.3 * noise(x * 7, y * 7, z * 7, seed + 2);
    const thin = width * (0.62 + 0.38 * smoothstep(-0.6, 0.6, upwards));
    const trunk =
      band(at, Math.max(0.05, thin + broken * 0.35)) * smoothstep(-0.85, -0.35, upwards + broken) * (1 - onHead);
    return Math.max(bar, trunk * (1 - onLimb));
  };
}

/** Bars over the brow, on the cheeks and down the nape. */
export function stripeOnFace({ head: [hx, hy, hz], rough }: CoatPoint): number {
  const ragged = rough * 2;
  const crown = band((hy - 0.32 * hx) / 0.3 + ragged, 0.3) * smoothstep(0.34, 0.5, hy) * smoothstep(0.95, 0.5, hx);
  const cheek =
    band((hy + 0.42 * hx) / 0.36 + ragged, 0.3) *
    smoothstep(0.66, 0.85, hx) *
    smoothstep(0.55, 0.2, hy) *
    smoothstep(-0.95, -0.7, hy) *
    smoothstep(0.75, 0.5, hz);
  const nape = band(hz / 0.42 + ragged, 0.34) * smoothstep(0.0, -0.2, hz) * smoothstep(-0.2, 0.1, hy);
  const line = smoothstep(0.05, 0.02, hx + ragged * 0.3) * smoothstep(0.42, 0.55, hy);
  return Math.max(crown, cheek, nape, line);
}
