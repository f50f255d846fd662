import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";
import { turnedAcross } from "../vehicle/bodywork.ts";

/** Width, height and length of the cabin, metres, and how high the cable runs over its floor. */
const [W, H, L] = [1.7, 1.95, 2.1];
const CABLE = 3.7;

/** Panes all round between slim posts, a door's line at the side, the number in front. */
const windowed =
  (name: string): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    const isEnd = Math.abs(nz) > Math.abs(nx);
    const u = isEnd ? x : z;
    const half = (isEnd ? W : L) / 2 - 0.17;
    if (Math.abs(ny) < 0.7 && y > -0.12 && y < 0.72 && Math.abs(u) < half) {
      const post = Math.min(Math.abs(u), Math.abs(Math.abs(u) - half * 0.98));
      if (isEnd || post > 0.03) {
        const gleam = (u * 0.8 + y) / 0.5;
        const pale = gleam - Math.floor(gleam) < 0.22 ? 1.9 : 1;
        return layColour(surface, [0.035 * pale, 0.06 * pale, 0.085 * pale], 0.06, 0);
      }
      return layColour(surface, [0.03, 0.03, 0.035], 0.4, 0);
    }
    if (!isEnd && Math.abs(u) < 0.006 && y < 0.72) return layColour(surface, [0.02, 0.02, 0.02], 0.5, 0);
    if (ny < 0.7 && Math.abs(y + 0.3) < 0.045) layColour(surface, [0.92, 0.92, 0.9], 0.3, 0);
    if (nz > 0.7 && isWritten(name, x, y + 0.55, 0.2, 0.1)) layColour(surface, [0.92, 0.92, 0.9], 0.3, 0);
  };

function build({ seed, has }: Planned): Part[] {
  const slope = 0.16;
  const at = (z: number): number => CABLE + z * slope;
  const cabin = settle(box([W, H, L], { bevel: 0.3, bevelSteps: 4 }));
  const arm = curveThrough(
    [
      [0, H - 0.02, 0],
      [0, H + 0.35, 0],
      [0.26, H + 0.75, 0],
      [0.3, H + 1.2, 0],
      [0.16, CABLE - 0.1, 0],
      [0.02, CABLE + 0.1, 0],
    ],
    6,
  );
  const sheave = (z: number) =>
    move(
      turnedAcross(
        [
          [0.02, -0.05, 0.004],
          [0.13, -0.05, 0.01],
          [0.095, 0, 0.01],
          [0.13, 0.05, 0.01],
          [0.02, 0.05, 0.004],
        ],
        [0, 0, 0],
      ),
      [0, at(z) + 0.12, z],
    );
  return [
    makePart("cabin", "body", move(cabin, [0, H / 2, 0]), { weight: 1, paint: windowed(String(1 + (seed % 48))) }),
    makePart("roof", "roof", block([W - 0.34, 0.1, L - 0.34], [0, H + 0.01, 0], 0.045, 2), { weight: 0.7 }),
    makePart("skirt", "metal", block([W - 0.36, 0.08, L - 0.36], [0, 0.02, 0], 0.03, 2), { weight: 0.4 }),
    makePart("arm", "metal", tube(0.06, arm, 16), { weight: 1 }),
    makePart("plate", "metal", block([0.34, 0.09, 0.6], [0, H + 0.08, 0], 0.03, 2), { weight: 0.5 }),
    makePart("carriage", "metal", move(turnX(box([0.1, 0.16, 1], { bevel: 0.03 }), -0.16), [0.09, CABLE + 0.13, 0]), {
      weight: 0.8,
    }),
    ...makeParts("sheave", "dark", [-0.36, -0.12, 0.12, 0.36].map(sheave), { weight: 0.7 }),
    makePart("cable", "cable", bar([0, at(-3), -3], [0, at(3), 3], 0.035, 12), { weight: 1 }),
    ...(has("skis")
      ? [
          makePart("rack", "metal", block([0.09, 0.16, 0.8], [W / 2 + 0.03, 0.6, -0.3], 0.02), { weight: 0.5 }),
          ...makeParts(
            "ski",
            "ski",
            [-0.55, -0.44, -0.2, -0.09].map((z) => block([0.03, 1.7, 0.085], [W / 2 + 0.085, 1.0, z], 0.012, 2)),
            { weight: 0.6 },
          ),
        ]
      : []),
  ];
}

/** A cabin on a rope. What makes it itself: a rounded cabin with big panes all round and a number, hanging by one bent arm from a carriage of pulleys on a slanting steel cable; skis in a rack at its side. */
export const skiGondola = defineFromPlan({
  id: "ski-gondola",
  family: "vehicle",
  words: [
    "cable car",
    "ski gondola",
    "gondola lift",
    "aerial tramway",
    "ski lift",
    "ropeway",
    "cableway",
    "funitel",
    "cable car cabin",
    "aerial lift",
  ],
  height: 4.2,
  vary: 0.03,
  view: { azimuth: 0.7, elevation: 0.06 },
  slots: {
    body: mainSlot("painted-metal", "#c8201c #1f5fa8 #e0a818 #2a7a4a #e87a1a", "cabin|car"),
    roof: slot("painted-metal", "#e0e2e2 #2a2c30", ""),
    metal: slot("galvanised-steel", "", "arm|hanger"),
    dark: slot("iron", "#2a2b2d", "pulley|wheel|sheave"),
    cable: slot("steel", "#6a6c70", "rope|wire|line"),
    ski: slot("plastic", "#e8c81a #d83a5a #3aa8d8", "skis"),
  },
  extras: { skis: { chance: 0.6, slot: "ski" } },
  build,
});
