import type { Vec3 } from "../../math/vec3.ts";
import type { CreatureParameters } from "./creature.ts";
import type { Knot } from "./creature-studio.ts";

/** What it stands and swims with. */
interface TurtleLimbs {
  readonly front: readonly Knot[];
  readonly hind: readonly Knot[];
  readonly neck: readonly Knot[];
  readonly head: Vec3;
}

/** Feet or flippers, neck and tail. */
export function turtleLimbs(p: CreatureParameters): TurtleLimbs {
  const { legs: l, neck: n } = p;
  if (p.pose === "upright") {
    return {
      front: [
        [0.24, 0.72, 0.02, 0.11],
        [0.42, 0.62, 0.1, 0.085],
        [0.46, 0.66, 0.3, 0.08],
      ],
      hind: [
        [0.19, 0.26, 0.03, 0.13],
        [0.22, 0.14, 0.06, 0.11],
        [0.22, 0.06, 0.1, 0.1],
      ],
      neck: [
        [0, 0.78, 0.02, 0.14],
        [0, 0.91, 0.06, 0.105],
        [0, 0.95 + 0.05 * n, 0.09, 0.1],
      ],
      head: [0, 1.02 + 0.05 * n, 0.13],
    };
  }
  if (p.variant === "sea turtle") {
    return {
      front: [
        [0.24, 0.19, 0.26, 0.1],
        [0.5, 0.18, 0.34, 0.075],
        [0.78, 0.12, 0.12, 0.06],
        [0.9, 0.06, -0.12, 0.03],
      ],
      hind: [
        [0.22, 0.17, -0.34, 0.09],
        [0.34, 0.12, -0.5, 0.07],
        [0.42, 0.06, -0.64, 0.04],
      ],
      neck: [
        [0, 0.22, 0.3, 0.13],
        [0, 0.24, 0.48, 0.11],
        [0, 0.28, 0.52 + 0.08 * n, 0.11],
      ],
      head: [0, 0.3, 0.6 + 0.08 * n],
    };
  }
  const y = 0.1 * l;
  return {
    front: [
      [0.24, 0.22, 0.28, 0.12],
      [0.36, 0.17, 0.36, 0.1],
      [0.38, y * 0.8, 0.41, 0.085],
    ],
    hind: [
      [0.24, 0.22, -0.28, 0.13],
      [0.36, 0.17, -0.36, 0.105],
      [0.38, y * 0.8, -0.39, 0.09],
    ],
    neck: [
      [0, 0.24, 0.3, 0.14],
      [0, 0.28, 0.5, 0.11],
      [0, 0.36 + 0.06 * n, 0.56 + 0.06 * n, 0.105],
    ],
    head: [0, 0.42 + 0.08 * n, 0.62 + 0.08 * n],
  };
}
