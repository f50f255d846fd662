import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { roundCone } from "../../geometry/sdf-primitives.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** A profile (radius, x) turned about the X axis, muzzle towards +X. */
const along = (corners: readonly Corner[], segments = 32): Part["geometry"] =>
  settle(turnY(turnedCorners(corners, segments), PI / 2));

const MUZZLE = 0.62;

/** White at the nozzle, then yellow, orange and a red tip. */
const fire: Paint = (surface, x, y, z) => {
  const t = (x - MUZZLE) / 0.5 + 0.14 * noise(x * 26, y * 26, z * 26, 3);
  const green = t < 0.25 ? lerp(0.95, 0.72, t / 0.25) : lerp(0.72, 0.06, Math.min(1, (t - 0.25) / 0.7));
  layColour(surface, [1, green, t < 0.22 ? 0.45 - t * 1.6 : 0.02], 0.9, 0);
};

/** A tank along the barrel with a hazard band. */
const hazard: Paint = (surface, x, y, z) => {
  if (Math.abs(x + 0.12) > 0.035) return;
  const band = (x + y * 0.7 + z * 0.7) / 0.036;
  layColour(surface, band - Math.floor(band) < 0.5 ? [0.02, 0.02, 0.02] : [0.86, 0.6, 0.03], 0.5, 0);
};

function build({ has, seed }: Planned): Part[] {
  const y = 0.24;
  const up = (g: Part["geometry"]) => move(g, [0, y, 0]);
  const tank = along([
    [0, -0.38],
    [0.04, -0.375, 0.015],
    [0.058, -0.345, 0.02],
    [0.058, 0.1, 0.02],
    [0.04, 0.13, 0.015],
    [0.014, 0.136],
    [0.014, 0.16, 0.003],
    [0, 0.16],
  ]);
  const flame = displace(
    sculpt([
      add(roundCone([MUZZLE - 0.01, y, 0], [MUZZLE + 0.18, y + 0.012, 0], 0.016, 0.062)),
      add(roundCone([MUZZLE + 0.16, y + 0.01, 0], [MUZZLE + 0.36, y + 0.06, 0.01], 0.062, 0.062), 0.03),
      add(roundCone([MUZZLE + 0.34, y + 0.05, 0], [MUZZLE + 0.52, y + 0.17, 0], 0.05, 0.01), 0.03),
      add(roundCone([MUZZLE + 0.28, y + 0.04, 0], [MUZZLE + 0.47, y + 0.02, 0.03], 0.04, 0.008), 0.03),
      add(roundCone([MUZZLE + 0.24, y + 0.06, 0], [MUZZLE + 0.38, y + 0.16, -0.02], 0.04, 0.008), 0.03),
    ]),
    0.011,
    (a, b, c) => noise(a * 22, b * 22, c * 22, seed),
  );
  const parts: Part[] = [
    makePart(
      "barrel",
      "body",
      up(
        along([
          [0, -0.16],
          [0.034, -0.16, 0.006],
          [0.034, 0.12, 0.006],
          [0.021, 0.15, 0.006],
          [0.021, 0.5, 0.004],
          [0.036, 0.53, 0.006],
          [0.036, MUZZLE, 0.004],
          [0.026, MUZZLE, 0.002],
          [0.026, MUZZLE - 0.05],
          [0, MUZZLE - 0.05],
        ]),
      ),
      { weight: 1 },
    ),
    makePart(
      "guard",
      "dark",
      up(
        merge(
          [0.2, 0.255, 0.31, 0.365, 0.42].map((x) =>
            along([
              [0, x],
              [0.034, x, 0.004],
              [0.034, x + 0.03, 0.004],
              [0, x + 0.03],
            ]),
          ),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart("tanks", "tank", up(merge([-0.062, 0.062].map((z) => move(tank, [-0.12, -0.075, z])))), {
      weight: 1,
      paint: (s, x, yy, z, ...n) => hazard(s, x + 0.12, yy, z, ...n),
    }),
    makePart("straps", "dark", up(merge([-0.4, -0.14].map((x) => block([0.026, 0.03, 0.2], [x, -0.02, 0], 0.006)))), {
      weight: 0.5,
    }),
    makePart("spine", "body", up(block([0.42, 0.034, 0.05], [-0.26, -0.012, 0], 0.008)), { weight: 0.5 }),
    makePart(
      "grips",
      "dark",
      up(
        merge([
          turnZ(block([0.044, 0.15, 0.036], [0.06, -0.1, 0], 0.012), -0.1),
          block([0.04, 0.12, 0.034], [0.28, -0.085, 0], 0.012),
        ]),
      ),
      { weight: 0.8 },
    ),
    makePart(
      "hose",
      "hose",
      up(
        tube(
          0.013,
          curveThrough(
            [
              [-0.005, -0.075, 0.062],
              [0.05, -0.085, 0.085],
              [0.12, -0.05, 0.085],
              [0.17, -0.012, 0.03],
              [0.17, 0, 0.01],
            ],
            6,
          ),
          12,
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "pilot",
      "brass",
      up(
        merge([
          bar([0.3, -0.046, 0], [MUZZLE + 0.01, -0.046, 0], 0.008, 12),
          bar([MUZZLE - 0.03, -0.046, 0], [MUZZLE - 0.03, -0.02, 0], 0.01, 10),
          bar([0.31, -0.046, 0], [0.31, -0.012, 0], 0.009, 10),
        ]),
      ),
      { weight: 0.5 },
    ),
    makePart(
      "gauge",
      "brass",
      up(
        move(
          turnY(
            along([
              [0, -0.02],
              [0.026, -0.02, 0.003],
              [0.026, 0, 0.003],
              [0, 0],
            ]),
            -PI / 2,
          ),
          [0.02, 0.03, 0.05],
        ),
      ),
      { weight: 0.4 },
    ),
  ];
  if (has("flame")) parts.push(makePart("flame", "flame", meshSdf(flame, 0.011), { weight: 1, paint: fire }));
  return parts;
}

/** A flamethrower. What makes it itself: a fat-nosed gun barrel with a ribbed guard and a pilot pipe under the nozzle, two fuel tanks with hazard bands slung behind, a hose from tank to gun, and a tongue of fire out of its mouth. */
export const flamethrower = defineFromPlan({
  id: "flamethrower",
  family: "weapon",
  words: ["flamethrower", "flame thrower", "flame-thrower", "flame gun", "fire thrower"],
  senses: ["flamethrower"],
  height: 0.42,
  view: { azimuth: 0.3, elevation: 0.16 },
  slots: {
    body: mainSlot("gunmetal", "#4a4d50 #5a5f52", "barrel|gun|nozzle"),
    tank: slot("painted-metal", "#a8241c #4f5a38 #c8781c", "fuel tank|canister|cylinder"),
    flame: slot("plastic", "#ff8a1c", "fire"),
    dark: slot("rubber", "#1b1c1e", "grip|guard|strap|handle"),
    hose: slot("rubber", "#26282a", "pipe|tube"),
    brass: slot("brass", "", "pilot light|gauge|valve"),
  },
  extras: { flame: { chance: 0.8 } },
  build,
});
