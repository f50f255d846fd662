import type { Paint } from "../../../geometry/part.ts";
import { atan2, sin, TAU } from "../../../math/elementary.ts";
import { layColour } from "../../lay-colour.ts";

/** Upright stakes around a basket. */
export const STAKES = 26;

/** Dark between the strands, and inside the weave's shade. */
export const wickerShade =
  (r: number): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    const inner = x * nx + z * nz < 0 || ny > 0.7;
    const row = Math.floor(y / 0.0145);
    const u = (atan2(z, x) / TAU) * STAKES + (row & 1) * 0.5;
    const across = Math.abs(u - Math.floor(u) - 0.5) * 2;
    const up = Math.abs(y / 0.0145 - row - 0.5) * 2;
    const f = !inner
      ? 0.4
      : ny > 0.7
        ? 0.55 + 0.2 * sin((Math.sqrt(x * x + z * z) / r) * 60)
        : 0.85 - 0.3 * across * across - 0.25 * up * up;
    surface.r *= f;
    surface.g *= f;
    surface.b *= f;
  };

/** No two pieces of a strand are quite the same brown. */
export const wickerTint: Paint = (surface, x, y, z) => {
  const angle = atan2(z, x);
  const f = 0.86 + 0.16 * sin(Math.floor(y * 90) * 2.3 + Math.floor(angle * 4.14) * 1.7);
  layColour(surface, [surface.r * f, surface.g * f, surface.b * f]);
};
