import { noise } from "../../../../geometry/deform.ts";
import type { Geometry } from "../../../../geometry/geometry.ts";
import type { Paint } from "../../../../geometry/part.ts";
import { smoothstep } from "../../../../math/scalar.ts";
import { roundBody } from "../../shapes.ts";
import { shade } from "../../tint.ts";

export const sponge = (x: number, y: number, z: number, surface: Parameters<Paint>[0]): void => {
  const hole = noise(x * 420, y * 420, z * 420, 3);
  shade(surface, 0.92 + 0.16 * hole);
  surface.height -= 0.0006 * smoothstep(0.35, 0.6, hole);
  surface.roughness = 0.85;
};

export const berry = (r: number): Geometry =>
  roundBody(
    [
      [0, -r * 0.9],
      [r * 0.7, -r * 0.6],
      [r, 0],
      [r * 0.75, r * 0.7],
      [r * 0.2, r * 0.85],
      [0, r * 0.72],
    ],
    20,
    3,
  );
