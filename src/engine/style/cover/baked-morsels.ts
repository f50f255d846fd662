import { layColour } from "../../concepts/lay-colour.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform, move, stretch, turnZ } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { scale } from "../../math/vec3.ts";
import type { Morsel } from "./morsels.ts";

const CRUST = fromHex("#c07a33");
const DARK = fromHex("#8a4a1a");
const FLOURED = fromHex("#f0d9a8");

const mixed = (from: Rgb, to: Rgb, t: number): Rgb => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
  from[2] + (to[2] - from[2]) * t,
];

/** Along X, of so many sides, rounder above than below. */
const lying = (profile: readonly (readonly [number, number])[], high: number): Geometry =>
  move(stretch(turnZ(lathe(profile, 9), -PI / 2), [1, high, 1]), [0, 0.3, 0]);

/** Baked: dark on its ridges, pale in so many slanting cuts along it. */
const crusted =
  (cuts: number, long: number): Paint =>
  (surface, x, y, z) => {
    const baked = 0.5 + 0.5 * noise(2 * x, 2 * y, 2 * z, 7);
    const over = cos(PI * (cuts * (x / long + 0.35 * z)));
    const cut = y > 0.3 ? smoothstep(0.72, 0.9, over) * smoothstep(0.95, 0.8, Math.abs(x) / long) : 0;
    layColour(surface, mixed(mixed(CRUST, DARK, 0.55 * baked), FLOURED, cut), 0.75, 0);
  };

const LOAF = lying(
  [
    [0, -1.5],
    [0.52, -1.32],
    [0.78, -0.6],
    [0.8, 0.6],
    [0.52, 1.32],
    [0, 1.5],
  ],
  0.85,
);
const ROLL = lathe(
  [
    [0, -0.1],
    [0.9, 0.0],
    [1, 0.35],
    [0.7, 0.78],
    [0, 0.95],
  ],
  10,
);

/** A round roll with a cross cut into its top. */
const crossed: Paint = (surface, x, y, z) => {
  const near = Math.min(Math.abs(x), Math.abs(z));
  const cut = y > 0.3 ? smoothstep(0.16, 0.08, near) * smoothstep(0.85, 0.7, Math.max(Math.abs(x), Math.abs(z))) : 0;
  const baked = 0.5 + 0.5 * noise(3 * x, 3 * y, 3 * z, 9);
  layColour(surface, mixed(mixed(CRUST, DARK, 0.6 * baked), FLOURED, cut), 0.75, 0);
};

/** A crescent, its horns to one side, rolled in bands. */
const CRESCENT = deform(
  lying(
    [
      [0, -1.6],
      [0.22, -1.45],
      [0.5, -0.7],
      [0.66, 0],
      [0.5, 0.7],
      [0.22, 1.45],
      [0, 1.6],
    ],
    0.8,
  ),
  ([x, y, z]) => [0.85 * x, y, z + 0.36 * x * x - 0.3],
);
const banded: Paint = (surface, x, _y, z) => {
  const seam = sin(5.2 * x + 1.4 * atan2(z, 1));
  layColour(surface, mixed(fromHex("#d08a35"), fromHex("#7a3d12"), smoothstep(0.25, 0.95, seam)), 0.5, 0);
};

const under = (colour: Rgb): Rgb => scale(colour, 0.35);
const baked = (geometry: Geometry, paint: Paint, rest: Partial<Morsel> = {}): Morsel => ({
  geometry,
  paint: () => paint,
  under,
  ...rest,
});
const loaf = baked(LOAF, crusted(5, 1.5), { hangs: true, isStick: true });

/** Ids of concepts -> what stands for many of them: what comes from an oven, whole. */
export const BAKED_MORSELS: ReadonlyMap<string, readonly Morsel[]> = new Map(
  Object.entries({
    bread: [{ ...loaf, share: 2 }, baked(ROLL, crossed)],
    croissant: [baked(CRESCENT, banded)],
  }),
);
