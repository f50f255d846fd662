import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import type { Paint } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";

/** Draws a prop; `reach` is the lowest a pole may reach from the grip, in heights, below zero. */
export type PropMaker = (reach: number) => Drawn;

/** Lies along the forearm's way. */
export const shapes = (...list: Drawn["shapes"]): Drawn => ({ shapes: list });

/** Stands upright in the fist. */
export const pole = (...list: Drawn["shapes"]): Drawn => ({ shapes: list, upright: true });

/** One in each hand, along the forearm's way. */
export const pair = (...list: Drawn["shapes"]): Drawn => ({ shapes: list, isPair: true });

/** A thing drawn about the grip at the origin, standing up along +Y, in heights of its holder. */
interface Drawn {
  readonly shapes: readonly (readonly [name: string, geometry: Geometry, paint?: Paint])[];
  /** Stands upright in the fist; else it lies along the forearm's way. */
  readonly upright?: boolean;
  /** One in each hand. */
  readonly isPair?: boolean;
  /** Points on from the fist, as what one beats with does. */
  readonly isAhead?: boolean;
}

/** A round stick from `low` to `high` on the Y axis. */
export const rod = (low: number, high: number, radius: number): Geometry =>
  move(cylinder({ radius, height: high - low, bevel: radius * 0.4, segments: 14 }), [0, low, 0]);
