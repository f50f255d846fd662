import { noise } from "../../../geometry/deform.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { settle } from "../../../geometry/place.ts";
import { add, sculpt } from "../../../geometry/sculpt.ts";
import { displace } from "../../../geometry/sdf.ts";
import { ellipsoid } from "../../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../../geometry/surface-nets.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { shade, tint } from "../tint.ts";

/** Height at which the floss begins, metres. */
const FOOT = 0.15;

function build({ seed, stream, kind }: Food): Part[] {
  const next = stream("puffs");
  const puffs = Array.from({ length: 20 }, (_, i) => {
    const t = i / 19;
    const a = i * 2.4 + next();
    const r = 0.075 * Math.sqrt(Math.max(0.1, 1 - (2 * t - 0.9) * (2 * t - 0.9)));
    const size = 0.05 + 0.02 * next();
    return add(ellipsoid([cos(a) * r, FOOT + 0.05 + t * 0.18, sin(a) * r], [size, size * 0.86, size]), 0.03);
  });
  const cloud = displace(
    sculpt([add(ellipsoid([0, FOOT + 0.14, 0], [0.085, 0.135, 0.085])), ...puffs]),
    0.006,
    (x, y, z) => 0.6 * noise(x * 42, y * 60, z * 42, seed) + 0.4 * noise(x * 90, y * 110, z * 90, seed + 1),
  );
  const floss: Paint = (surface, x, y, z) => {
    // threads wound about the stick: streaks that run level and waver
    const wind = y * 260 + 6 * noise(x * 26, y * 26, z * 26, seed + 2);
    const thread = noise(x * 60, wind, z * 60, seed + 3);
    shade(surface, 1 + 0.12 * thread);
    surface.height += 0.002 * thread;
    if (kind === "mixed")
      tint(
        surface,
        fromHex("#8fd0f4"),
        smoothstep(-0.15, 0.25, noise(x * 11, y * 9, z * 11, seed + 5) + (y - FOOT - 0.13) * 5),
      );
    surface.roughness = 1;
  };
  const cone = lathe(
    [
      [0, 0],
      [0.006, 0],
      [0.02, FOOT + 0.07],
      [0, FOOT + 0.07],
    ],
    28,
  );
  const stripes: Paint = (surface, x, y, z) => {
    const turn = (Math.abs(x) > Math.abs(z) ? z / (Math.abs(x) + 1e-6) : 2 - x / (Math.abs(z) + 1e-6)) * 0.25 + y * 26;
    if (turn - Math.floor(turn) < 0.5) tint(surface, fromHex("#d83a5a"), 0.9);
  };
  return [
    makePart("floss", "floss", settle(meshSdf(cloud, 0.0085)), { weight: 1, paint: floss, crease: 1.4 }),
    makePart("stick", "stick", cone, { weight: 0.8, paint: stripes }),
  ];
}

/** Cotton candy: a big soft cloud of pink or blue sugar threads wound about the top of a paper cone. */
export const cottonCandy = defineFood({
  id: "cotton-candy",
  words: ["cotton candy", "candy floss", "candyfloss", "fairy floss", "sugar floss"],
  senses: ["cotton candy"],
  height: 0.4,
  slots: {
    floss: { ...slot("fleece", "#f5a8cc", "cloud|sugar|candy"), takesWhole: true },
    stick: slot("paper", "#f6f2e8", "cone|handle"),
  },
  kinds: {
    pink: { weight: 2 },
    blue: { weight: 0.8, dress: { floss: "#9ccff0" } },
    mixed: { weight: 0.8 },
  },
  build,
  view: { azimuth: 0.3, elevation: 0.1 },
});
