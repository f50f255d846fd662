import { box } from "../../../geometry/box.ts";
import { noise } from "../../../geometry/deform.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, turnY } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { defineFromPlan, mainSlot, type Planned } from "../../define-from-plan.ts";

/** Half the side of a piece and its height, metres. */
const A = 0.032;
const H = 0.03;
const CRUST = fromHex("#6a4126");
const CRUMB = fromHex("#22100a");

/** A thin pale crust, cracked open in places; sides of dark moist crumb with holes. */
const baked =
  (seed: number): Paint =>
  (surface, x, y, z, _nx, ny) => {
    const grain = noise(x * 420, y * 420, z * 420, seed);
    const holes = noise(x * 160, y * 160, z * 160, seed + 1);
    const isTop = smoothstep(0.55, 0.8, ny);
    const cracks = Math.abs(noise(x * 75, 0, z * 75, seed + 2) + 0.35 * noise(x * 190, 0, z * 190, seed + 3));
    const crust = isTop * smoothstep(0.02, 0.08, cracks);
    for (const [k, c] of (["r", "g", "b"] as const).entries()) {
      const side = (CRUMB[k] as number) * (1 + 0.5 * grain) * (holes > 0.32 ? 0.4 : 1);
      const top = (CRUST[k] as number) * (1 + 0.22 * grain);
      surface[c] = side + (top - side) * crust;
    }
    surface.height += 0.0009 * crust + 0.0004 * grain - (holes > 0.32 ? 0.0008 * (1 - isTop) : 0);
    surface.roughness = 0.62 - 0.25 * crust;
  };

function build({ seed, count }: Planned): Part[] {
  const piece = (k: number) =>
    deform(box([2 * A, H, 2 * A], { bevel: 0.0035, bevelSteps: 2, divisions: [14, 7, 14] }), ([x, y, z]) => {
      const bump = noise(x * 60, y * 60, z * 60, seed + 11 * k);
      const f = 1 + 0.025 * bump;
      return [x * f, y + (y > 0 ? 0.0022 * noise(x * 45, 5, z * 45, seed + k) : 0), z * f];
    });
  const places = [
    [0, H / 2, 0, 0.12],
    [0.012, H * 1.47, -0.004, 0.7],
    [-0.004, H * 2.44, 0.006, 0.25],
    [0.006, H * 3.4, -0.002, 0.9],
  ] as const;
  return places
    .slice(0, Math.max(1, count))
    .map(([x, y, z, turn], k) =>
      makePart(`piece-${k + 1}`, "cake", move(turnY(piece(k), turn), [x, y, z]), { weight: 1, paint: baked(seed + k) }),
    );
}

/** A brownie. What makes it itself: a thick square piece, cut with straight sides of dark moist crumb, under a thin pale crust that has cracked. */
export const brownie = defineFromPlan({
  id: "brownie",
  family: "food",
  words: ["brownie", "chocolate brownie", "fudge brownie", "brownie dessert", "chocolate brownie dessert", "blondie"],
  senses: ["brownie#3"],
  height: 0.03,
  view: { azimuth: 0.5, elevation: 0.42 },
  slots: {
    cake: mainSlot("plaster", "#3a1d10", "crumb|crust|dough"),
  },
  count: { slot: "piece", min: 1, max: 1, most: 4 },
  build,
});
