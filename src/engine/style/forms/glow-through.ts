import { boundsOf } from "#measure/bounds.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { sherdsOf } from "../broken/sherds.ts";

/** Pieces that a shell is cracked into, half a crack's width and how far its warmth reaches, in sizes of the whole. */
const PIECES = 22;
const WIDE = 0.012;
const WARM = 0.06;
/** How much of its own light a shell keeps that has a fire in it. */
const SHELL = 0.55;
/** What glows in a shell of no colour. */
const FIRE = fromHex("#ff7a1a");
/** Share between its strongest and its weakest channel below which a colour is none. */
const GREY = 0.66;

/** The shell is dark and whole, the light comes out of its cracks: an egg about to hatch, a stone with a fire in it. */
export function glowThrough(parts: readonly Part[], tint: Rgb): (part: Part) => Paint {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
  const size = Math.max(...spans);
  const middles = Array.from({ length: PIECES }, (_, i): Vec3 => {
    // spread evenly, yet on no grid
    const at = [0.5 + 0.8191 * i, 0.5 + 0.671 * i, 0.5 + 0.5497 * i].map((t) => t - Math.floor(t));
    return [0, 1, 2].map((k) => (min[k] as number) + (at[k] as number) * (spans[k] as number)) as unknown as Vec3;
  });
  const away = sherdsOf(middles, size);
  const isGrey = Math.max(...tint) - Math.min(...tint) < GREY * Math.max(...tint);
  const hot = isGrey ? FIRE : tint;
  const pale = hot.map((c, k) => lerp(c, [1, 0.95, 0.7][k] as number, 0.65)) as unknown as Rgb;
  return (part) => {
    const toModel = fitAffine(part.geometry);
    const place: [number, number, number] = [0, 0, 0];
    return (surface, x, y, z, nx, ny, nz) => {
      part.paint?.(surface, x, y, z, nx, ny, nz);
      toModel(x, y, z, place);
      const off = away(place) / size;
      const warm = 0.75 * smoothstep(WARM, WIDE, off);
      const lit = smoothstep(WIDE, 0.6 * WIDE, off);
      const white = smoothstep(0.7 * WIDE, 0.15 * WIDE, off);
      const channels = ["r", "g", "b"] as const;
      channels.forEach((channel, k) => {
        const [own, full, core] = [surface[channel] * SHELL, hot[k] as number, pale[k] as number];
        surface[channel] = lerp(lerp(own, full * 0.6, warm), lerp(full, core, white), lit);
      });
      surface.height -= 0.006 * size * lit;
      surface.roughness = lerp(surface.roughness, 0.9, lit);
      surface.metalness *= 1 - lit;
    };
  };
}
