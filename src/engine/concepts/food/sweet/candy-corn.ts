import { boundsOf } from "#measure/bounds.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, place, settle, stretch } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { tint } from "../tint.ts";

/** Height of a kernel, metres. */
const TALL = 0.024;

/** Yellow below, orange in the middle, white at the point. */
const bands: Paint = (surface, x, y, z) => {
  const t = y / TALL + 0.02 * (x + z) * 40;
  tint(surface, fromHex("#f4b818"), 1 - smoothstep(0.32, 0.36, t));
  tint(surface, fromHex("#fdf8ec"), smoothstep(0.68, 0.72, t));
  surface.roughness = 0.3;
};

const kernel = () =>
  settle(
    stretch(
      lathe(
        roundCorners(
          [
            [0, 0],
            [0.0098, 0, 0.004],
            [0.0104, 0.006, 0.004],
            [0.0034, TALL - 0.001, 0.0034],
            [0, TALL],
          ],
          6,
        ),
        36,
      ),
      [1, 1, 0.62],
    ),
  );

/** One upright among some that lie about it. */
function build({ count, stream }: Food): Part[] {
  const next = stream("lie");
  return Array.from({ length: count }, (_, i): Part => {
    const turn = (i / Math.max(1, count - 1)) * Math.PI * 2 + next() * 0.6;
    const lying = chain(
      rotation(Z_AXIS, next() * 0.3),
      rotation(X_AXIS, Math.PI / 2 - 0.1),
      translation([0, 0, 0.012]),
      rotation(Y_AXIS, turn),
    );
    const placed = place(kernel(), i === 0 ? rotation(Y_AXIS, 0.3) : lying);
    const onFloor = move(placed, [0, -boundsOf([placed.positions]).min[1], 0]);
    return makePart(`kernel-${i + 1}`, "candy", onFloor, { weight: 1, paint: bands });
  });
}

/** Candy corn: small waxy wedges with round corners, in three bands: yellow at the broad foot, orange, and a white point. */
export const candyCorn = defineFood({
  id: "candy-corn",
  words: ["candy corn", "halloween candy", "corn candy"],
  height: 0.024,
  slots: { candy: { ...slot("wax", "#f08018", "kernel"), takesWhole: true } },
  count: { slot: "candy", min: 5, max: 6, most: 12 },
  build,
  view: { azimuth: 0.25, elevation: 0.4 },
});
