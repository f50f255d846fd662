import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const SETS = [
  ["#e0281e", "#f2c01e", "#2a86d0", "#3aa84a"],
  ["#e83a8a", "#f2c01e", "#38b4c8", "#8a4ac0"],
  ["#d8201e", "#f4f2ec", "#2458a8", "#f4f2ec"],
  ["#f07a1e", "#f2d03a", "#e8408a", "#f29ab8"],
].map((set) => set.map(fromHex));

const R = 0.15;

/** A sail: flat along its leading edge, its other corner curled over to the hub. */
function sail(wide: number): Geometry {
  const n = 14;
  const thick = 0.0012;
  return settle(
    loft(
      Array.from({ length: n + 1 }, (_, i): Ring => {
        const t = i / n;
        // the edge from the rim's corner; the fold opens from the hub outwards
        const reach = R * (0.08 + 0.92 * t);
        const steps = Array.from({ length: 11 }, (_, k): readonly [Vec3, Vec3] => {
          const s = k / 10;
          const curl = s * PI * 0.92;
          const width = wide * reach * (1 - 0.25 * t);
          const u = (width / 1.9) * sin(curl) * 1.15;
          const lift = (width / 2.6) * (1 - cos(curl)) * 0.8;
          const x = reach * (1 - 0.32 * s * t);
          const at: Vec3 = [x, u, 0.004 + lift];
          const normal: Vec3 = [0, -sin(curl) * thick, cos(curl) * thick];
          return [
            [at[0], at[1] + normal[1], at[2] + normal[2]],
            [at[0], at[1] - normal[1], at[2] - normal[2]],
          ];
        });
        return [...steps.map(([a]) => a), ...steps.map(([, b]) => b).reverse()].reverse();
      }),
    ),
  );
}

function build({ kind, count, seed }: Planned): Part[] {
  const set = SETS[Number(kind)] ?? SETS[0];
  const blades = Math.max(4, count);
  const one = sail(blades > 6 ? 1.1 : 1.5);
  const y = 0.33;
  const start = (seed % 12) * 0.13;
  const parts = Array.from({ length: blades }, (_, i) => {
    const colour = (set?.[i % 4] ?? [1, 0, 0]) as readonly [number, number, number];
    return makePart(`sail-${i + 1}`, "sail", move(turnZ(one, start + (i / blades) * TAU), [0, y, 0.012]), {
      weight: 1,
      paint: (surface) => layColour(surface, colour, 0.4),
    });
  });
  return [
    ...parts,
    makePart("pin", "pin", bar([0, y, -0.012], [0, y, 0.05], 0.0035, 10), { weight: 0.3 }),
    makePart("button", "pin", move(sphere(0.0125, 20, 14), [0, y, 0.05]), { weight: 0.7 }),
    makePart("stick", "stick", bar([0, 0, 0], [0, y + 0.03, 0], 0.0068, 14), { weight: 0.9 }),
  ];
}

/** A pinwheel. What makes it itself: a stick with a wheel of bright folded paper sails at its top, each in another colour, curled to a button in the middle. */
export const pinwheel = defineFromPlan({
  id: "pinwheel",
  family: "toy",
  words: ["pinwheel", "toy windmill", "paper windmill", "whirligig", "wind spinner"],
  senses: ["pinwheel#1"],
  height: 0.49,
  view: { azimuth: 0.35, elevation: 0.1 },
  slots: {
    sail: mainSlot("paper", "", "blade|vane|petal|wing"),
    stick: slot("painted-wood plastic", "#f4f2ec #e8c48a", "handle|pole|rod"),
    pin: slot("plastic", "#f2c01e #f4f2ec", "button|middle"),
  },
  kinds: { "0": {}, "1": {}, "2": {}, "3": {} },
  count: { slot: "sail", min: 4, max: 8, most: 10 },
  build,
});
