import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX, turnY } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { cos, GOLDEN_ANGLE, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const PALE = fromHex("#f6e7c8");

/** Pale where it was on the flower. */
const heel: Paint = (surface, x, _y, z) => {
  const t = smoothstep(-0.006, -0.03, z + 0.2 * Math.abs(x));
  if (t > 0) layColour(surface, PALE, 0.6 * t);
};

/** A rose's petal that lies on its back, cupped, its heel to -Z, on y = 0. */
function petalOf(seed: number, size: number) {
  const disc = lathe(
    [
      [0, 0],
      [0.026, 0],
      [0.027, 0.0012],
      [0.026, 0.0022],
      [0, 0.0022],
    ],
    26,
  );
  return deform(disc, ([x, y, z]) => {
    const narrow = 1 - 0.5 * smoothstep(0.006, -0.027, z);
    const cup = 9 * (x * x * narrow + 0.8 * z * z) + 0.004 * noise(x * 60, seed, z * 60, seed);
    return [x * narrow * size, (y + cup) * size, z * 1.15 * size];
  });
}

const onFloor = (geometry: Geometry): Geometry => move(geometry, [0, -boundsOf([geometry.positions]).min[1], 0]);

function build({ seed, stream, style }: Planned): Part[] {
  const chance = stream("petals");
  const few = style === "few";
  return Array.from({ length: few ? 7 : 16 }, (_, i) => {
    const out = (few ? 0.055 : 0.085) * Math.sqrt(i + 0.3) * (few ? 0.6 : 0.5);
    const a = i * GOLDEN_ANGLE + 0.4 * chance();
    // each lies on the floor, as far as the others leave it
    const lean = onFloor(turnX(petalOf(seed + i, 0.8 + 0.35 * chance()), 0.22 * (chance() - 0.5)));
    return makePart(`petal-${i + 1}`, "petal", move(turnY(lean, TAU * chance()), [out * cos(a), 0, out * sin(a)]), {
      weight: i === 0 ? 1 : 0.8,
      paint: heel,
      crease: 1.3,
    });
  });
}

/** Petals. What makes them themselves: a scatter of thin cupped rounds, each drawn in to a pale heel, lying one over the other as they fell. */
export const petals = defineFromPlan({
  id: "petals",
  family: "plant",
  words: ["petals", "petal", "rose petals", "rose petal", "flower petals", "flower petal", "fallen petals"],
  senses: ["petal"],
  height: 0.025,
  view: { azimuth: 0.4, elevation: 0.6 },
  slots: { petal: mainSlot("plastic", "#c8202c #e06a8a #d8446a", "leaf") },
  styles: { many: { weight: 2 }, few: { weight: 1 } },
  build,
});
