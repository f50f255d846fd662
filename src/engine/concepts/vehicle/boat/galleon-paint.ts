import type { Paint } from "../../../geometry/part.ts";
import { layColour } from "../../lay-colour.ts";
import type { GalleonParameters } from "./galleon-parameters.ts";

/** Two rows of lit windows with gilded frames across the transom. */
export function paintStern(surface: Parameters<Paint>[0], x: number, y: number, b: number, d: number): void {
  for (const [row, count] of [
    [1.62, 5],
    [1.2, 4],
  ] as const) {
    const v = (y - d * row) / (d * 0.3);
    const u = ((x / (b * 1.2) + 0.5) * count) % 1;
    if (Math.abs(v) > 0.5 || Math.abs(x) > b * 0.6) continue;
    const inside = Math.abs(v) < 0.36 && Math.abs(u - 0.5) < 0.32 && Math.abs(u - 0.5) > 0.02 && Math.abs(v) > 0.03;
    layColour(surface, inside ? [0.85, 0.5, 0.12] : [0.42, 0.24, 0.05]);
    return;
  }
}

export const clothSeams =
  (l: number): Paint =>
  (surface, x) => {
    const column = x / (l * 0.032);
    if (Math.abs(column - Math.round(column)) > 0.04) return;
    surface.r *= 0.8;
    surface.g *= 0.8;
    surface.b *= 0.8;
  };

/** `u`, `v` in flag heights from the middle. */
export function paintFlag(
  kind: GalleonParameters["flagKind"],
  surface: Parameters<Paint>[0],
  u: number,
  v: number,
): void {
  if (kind === "plain") return;
  if (kind === "cross") {
    if (Math.abs(u) < 0.11 || Math.abs(v) < 0.11) layColour(surface, [0.85, 0.82, 0.75]);
    return;
  }
  layColour(surface, [0.008, 0.008, 0.009]);
  const head = u * u + (v - 0.1) * (v - 0.1) < 0.04 || (Math.abs(u) < 0.11 && v > -0.2 && v < 0);
  const eye = (Math.abs(u) - 0.08) * (Math.abs(u) - 0.08) + (v - 0.08) * (v - 0.08) < 0.0026;
  const bone = Math.abs(Math.abs(u) * 0.55 - Math.abs(v + 0.2)) < 0.035 && Math.abs(u) < 0.4;
  if ((head && !eye) || bone) layColour(surface, [0.88, 0.86, 0.8]);
}
