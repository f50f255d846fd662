import type { Paint } from "../../../geometry/part.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";
import type { TeapotParameters } from "./teapot-parameters.ts";

const ROSE = fromHex("#c2504f");

const LEAF = fromHex("#56834b");

const GOLD = fromHex("#cf9f3c");

const INK = fromHex("#274a7d");

/** Roses, stripes or rings painted on the glaze. */
export function teapotDecoration(decor: TeapotParameters["decor"], h: number): Paint {
  return (surface, x, y, z, nx, _ny, nz) => {
    if (x * nx + z * nz < 0) return;
    const t = y / h;
    if (decor === "dots") {
      if (t < 0.3 || t > 0.8) return;
      const [u, v] = [atan2(z, x) * 7, t * 22];
      const shift = Math.floor(v) % 2 === 0 ? 0.5 : 0;
      const [a, b] = [u + shift - Math.floor(u + shift) - 0.5, v - Math.floor(v) - 0.5];
      const bump = Math.max(0, 0.16 - a * a - b * b);
      surface.height += bump * 0.008;
      return;
    }
    if (Math.abs(t - 0.93) < 0.012 || Math.abs(t - 0.05) < 0.014) layColour(surface, decor === "bands" ? INK : GOLD);
    if (decor === "bands") {
      if (Math.abs(t - 0.5) < 0.13 && Math.abs(Math.abs(t - 0.5) - 0.1) < 0.025) layColour(surface, INK);
      else if (Math.abs(t - 0.5) < 0.035) layColour(surface, INK);
      return;
    }
    const part = (atan2(z, x) / 6.283185307179586) * 6 + 0.5;
    const u = (part - Math.floor(part) - 0.5) * 0.95;
    const v = (t - 0.5) * 1.5;
    const q = Math.sqrt(u * u + v * v);
    if (q < 0.05) layColour(surface, GOLD);
    else if (q < 0.16 + 0.05 * cos(5 * atan2(v, u))) layColour(surface, ROSE);
    else if (
      Math.abs(u) > 0.17 &&
      Math.abs(v + u * u * 0.6 - 0.05) < 0.075 - (Math.abs(u) - 0.3) * (Math.abs(u) - 0.3) * 4
    )
      layColour(surface, LEAF);
  };
}
