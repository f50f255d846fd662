import type { Paint } from "../../geometry/part.ts";
import { cos, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** The colours of a thin film run over a bubble and grow pale towards its lower side. `radius` in metres. */
export const soapFilm =
  (centre: Vec3, radius: number): Paint =>
  (surface, x, y, z) => {
    const [u, v, w] = [(x - centre[0]) / radius, (y - centre[1]) / radius, (z - centre[2]) / radius];
    const t = 1.7 * v + 0.9 * u * w + 0.5 * u;
    const hue = (phase: number): number => 0.78 + 0.2 * cos(TAU * (t * 0.55 + phase));
    surface.r = hue(0);
    surface.g = hue(0.36);
    surface.b = 0.92 + 0.08 * cos(TAU * (t * 0.55 + 0.62));
  };
