import type { Paint } from "../../geometry/part.ts";

/** Each facet of a cut stone throws back another part of the room: tones that differ from face to face. */
export const facetPaint =
  (strength = 1): Paint =>
  (surface, _x, _y, _z, nx, ny, nz) => {
    const key = Math.round(nx * 9) * 12.9 + Math.round(ny * 9) * 78.2 + Math.round(nz * 9) * 37.7;
    const chance = Math.abs(key * 0.6180339 - Math.floor(key * 0.6180339));
    const tone = 1 + strength * (chance * 1.15 - 0.5);
    const white = chance > 0.86 ? 0.35 * strength : 0;
    surface.r = Math.min(0.95, surface.r * tone + white);
    surface.g = Math.min(0.95, surface.g * tone + white);
    surface.b = Math.min(0.95, surface.b * tone + white);
  };
