import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { clamp, lerp, smoothstep } from "../../../math/scalar.ts";
import { layColour } from "../../lay-colour.ts";

const [AMBER, RED, DARK] = ["#f0a83a", "#8a2410", "#120806"].map(fromHex) as [Rgb, Rgb, Rgb];

/** A burst of lacquer on a face: wood that glows amber in the middle, through red to near black along its outline. @param reach Metres from the edge to the amber. */
export const sunburst =
  (outline: readonly Point2[], reach: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    const grain = clamp(1 + 0.5 * (surface.r + surface.g - 0.4), 0.8, 1.2);
    const off = nz < 0.5 ? 0 : Math.min(1, toEdge(outline, x, y) / reach);
    const [warm, lit] = [smoothstep(0.12, 0.5, off), smoothstep(0.4, 0.95, off)];
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((k) =>
      lerp(lerp(DARK[k] as number, RED[k] as number, warm), AMBER[k] as number, lit),
    );
    layColour(surface, [r * grain, g * grain, b * grain], 0.16, 0);
  };

/** How far a place within is from the outline. */
function toEdge(outline: readonly Point2[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length] as Point2;
    const [dx, dy] = [bx - ax, by - ay];
    const t = clamp(((x - ax) * dx + (y - ay) * dy) / Math.max(1e-12, dx * dx + dy * dy), 0, 1);
    const [ox, oy] = [x - ax - t * dx, y - ay - t * dy];
    least = Math.min(least, ox * ox + oy * oy);
  }
  return Math.sqrt(least);
}
