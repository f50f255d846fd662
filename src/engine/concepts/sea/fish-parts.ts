import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { pair } from "../animal/enlarge.ts";
import { fin, rays } from "../animal/fin.ts";

/** An even spread of unit vectors. */
export const spread = (count: number): Vec3[] =>
  Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * i + 1) / count;
    const r = Math.sqrt(1 - y * y);
    return [r * cos(i * 2.399963), y, r * sin(i * 2.399963)];
  });

/** A fan of rays around a root, upright in the middle plane: a tail. */
export const fanTail = (z: number, size: number) =>
  fin({
    root: rays(13, (t): Vec3 => [0, 0.05 - 0.1 * t, z + 0.03]),
    tip: rays(13, (t): Vec3 => [0, size * (0.55 - 1.1 * t), z - size * (0.75 + 0.25 * sin(Math.PI * t))]),
    thickness: 0.03,
    ripple: 0.008,
  });

export const sideFin = (at: Vec3, size: number) =>
  pair(
    fin({
      root: rays(9, (t): Vec3 => [at[0] - 0.03, at[1] + 0.06 - 0.12 * t, at[2]]),
      tip: rays(
        9,
        (t): Vec3 => [at[0] + size * 0.6, at[1] + size * (0.5 - t), at[2] - size * (0.5 + 0.2 * sin(Math.PI * t))],
      ),
      thickness: 0.022,
      ripple: 0.008,
    }),
  );
