import type { Geometry } from "../../../geometry/geometry.ts";
import type { Paint } from "../../../geometry/part.ts";
import { turnY } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { PI, sin } from "../../../math/elementary.ts";
import type { StructureParameters } from "../structure.ts";

const LIT = fromHex("#f4dc94");

export const four = (g: Geometry): Geometry[] => [0, 1, 2, 3].map((i) => turnY(g, (i * PI) / 2));

/** Panes between mullions and floors; here and there a light is on. */
export const panes =
  (pitchX: number, pitchY: number, gap: number, p: StructureParameters): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    if (Math.abs(ny) > 0.5) return;
    const along = Math.abs(nz) > Math.abs(nx) ? x : z;
    const [u, v] = [along / pitchX + 100.5, y / pitchY];
    const [i, k] = [Math.floor(u), Math.floor(v)];
    if (Math.abs(u - i - 0.5) > 0.5 - gap || Math.abs(v - k - 0.5) > 0.5 - gap * 1.3) {
      surface.r = 0.5;
      surface.g = 0.52;
      surface.b = 0.54;
      surface.roughness = 0.5;
      return;
    }
    const chance = sin(i * 12.98 + k * 78.23 + p.seed) * 43758.5;
    const lot = chance - Math.floor(chance);
    if (lot > 0.9) {
      surface.r = LIT[0];
      surface.g = LIT[1];
      surface.b = LIT[2];
    } else {
      const k2 = 0.75 + 0.6 * lot;
      surface.r *= k2;
      surface.g *= k2;
      surface.b *= k2;
    }
    surface.roughness = 0.1;
  };
