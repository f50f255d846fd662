import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, settle, turnX, turnY } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";

const HEEL = -0.25;
const NECK = 0.0;
const TIP = 0.36;

/** Half the blade's width at z. */
const half = (z: number): number =>
  0.052 + 0.06 * smoothstep(NECK, TIP * 0.85, z) - 0.012 * smoothstep(TIP * 0.9, TIP, z);

/** The blade: thin, waved by ribs, its end cut in a shallow fork. */
function blade(): Geometry {
  const rows = 26;
  return settle(
    loft(
      Array.from({ length: rows + 1 }, (_, i): Ring => {
        const t = i / rows;
        const across = 20;
        const point = (k: number, side: number): Vec3 => {
          const u = (2 * k) / across - 1;
          const z = NECK - 0.06 + t * (TIP - NECK + 0.06 - 0.045 * (1 - u * u));
          const thick = 0.009 * (1 - 0.62 * t) * (1 - 0.4 * Math.abs(u));
          return [
            u * half(z),
            0.012 + side * thick + 0.0035 * cos(u * TAU * 2.5) * smoothstep(0.1, 0.4, t) * (side > 0 ? 1 : 0.4),
            z,
          ];
        };
        return [
          ...Array.from({ length: across + 1 }, (_, k) => point(k, -1)),
          ...Array.from({ length: across + 1 }, (_, k) => point(across - k, 1)),
        ];
      }),
    ),
  );
}

/** The foot pocket: a slipper, its mouth open above the heel. */
function pocket(): Geometry {
  const rows = 22;
  const ring = (t: number, inner: number): Ring => {
    const z = HEEL + t * (NECK + 0.06 - HEEL);
    const wide = (0.042 + 0.014 * sin(t * PI * 0.8)) * (1 - 0.16 * smoothstep(0.12, 0, t)) - inner;
    const tall = 0.05 + 0.03 * sin(t * PI * 0.62 + 0.2) - 0.05 * smoothstep(0.75, 1, t);
    return Array.from({ length: 28 }, (_, k): Vec3 => {
      const a = (k / 28) * TAU;
      return [wide * cos(a), 0.036 + (tall * 0.62 - inner) * sin(a), z];
    });
  };
  return settle(loft(Array.from({ length: rows + 1 }, (_, i) => ring(i / rows, 0))));
}

function fin(): { blade: Geometry; pocket: Geometry; mouth: Geometry; ribs: Geometry[]; strap: Geometry } {
  const rib = (s: number) =>
    tube(
      0.0105,
      Array.from({ length: 14 }, (_, i): Vec3 => {
        const z = NECK - 0.1 + (TIP - 0.015 - NECK + 0.1) * (i / 13);
        return [s * (half(z) - 0.002), 0.015 + 0.012 * smoothstep(0.1, -0.1, z), z];
      }),
      10,
      { scale: (t) => [1, 1.7 - 1.1 * t], endRounding: 0.006 },
    );
  const mouth = settle(
    loft(
      [0, 1].map(
        (k): Ring =>
          Array.from({ length: 28 }, (_, i): Vec3 => {
            const a = -(i / 28) * TAU;
            return [0.036 * cos(a), 0.05 + 0.032 * k, -0.155 + 0.075 * sin(a)];
          }),
      ),
    ),
  );
  const strap = tube(
    0.006,
    Array.from({ length: 25 }, (_, i): Vec3 => {
      const a = (i / 24) * PI;
      return [0.05 * cos(a), 0.055 + 0.012 * sin(a), -0.16 - 0.125 * sin(a)];
    }),
    8,
    { scale: () => [0.6, 2.2] },
  );
  return { blade: blade(), pocket: pocket(), mouth, ribs: [rib(-1), rib(1)], strap };
}

function build(): Part[] {
  const { blade: web, pocket: slipper, mouth, ribs, strap } = fin();
  // one lies, the other leans over it, both seen from above
  const left = (g: Geometry): Geometry => move(turnY(turnX(mirror(g), -0.1), -0.22), [-0.14, 0.04, 0]);
  const right = (g: Geometry): Geometry => move(turnY(turnX(g, -0.1), 0.22), [0.14, 0.04, 0]);
  return [left, right].flatMap((put, i) => {
    const name = i === 0 ? "left" : "right";
    return [
      makePart(`blade-${name}`, "blade", put(web), { weight: 1, crease: 1 }),
      makePart(`pocket-${name}`, "pocket", put(slipper), { weight: 0.9, crease: 1 }),
      makePart(`mouth-${name}`, "hollow", put(mouth), { weight: 0.5 }),
      ...makeParts(`rib-${name}`, "pocket", ribs.map(put), { weight: 0.5 }),
      makePart(`strap-${name}`, "strap", put(strap), { weight: 0.4 }),
    ];
  });
}

/** A pair of swim fins. What makes them themselves: broad rubber blades that widen to a forked end, ribs along and across, a slipper for the foot with its dark mouth, a strap behind the heel. */
export const swimFins = defineFromPlan({
  id: "swim-fins",
  family: "sport",
  words: [
    "swim fin",
    "flipper",
    "swimming fin",
    "diving fin",
    "scuba fin",
    "swimfin",
    "snorkel fin",
    "diving flipper",
    "swimming flipper",
    "pair of flippers",
    "dive fin",
  ],
  senses: ["fin#4"],
  height: 0.12,
  view: { azimuth: 0.35, elevation: 0.75 },
  slots: {
    blade: mainSlot("rubber", "#1f6fc0 #e8c81e #d83a2a #2aa86a", "web"),
    pocket: slot("rubber", "#1c1d20 #26282c", "foot|rib|shoe"),
    hollow: slot("rubber", "#060607"),
    strap: slot("rubber", "#1c1d20", "buckle"),
  },
  build,
});
