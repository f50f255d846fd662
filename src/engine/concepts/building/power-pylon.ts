import type { Part } from "../../geometry/part.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { Assembly } from "../assembly.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Height of the tower and half its width at the foot, the waist and the top, metres. */
const [TALL, FOOT, WAIST, TOP] = [40, 4.6, 1.25, 0.55];
const WAIST_AT = 0.52;

const halfAt = (y: number): number => {
  const t = y / TALL;
  return t < WAIST_AT ? lerp(FOOT, WAIST, t / WAIST_AT) : lerp(WAIST, TOP, (t - WAIST_AT) / (1 - WAIST_AT));
};

const corners = (y: number): Vec3[] => {
  const h = halfAt(y);
  return [
    [h, y, h],
    [h, y, -h],
    [-h, y, -h],
    [-h, y, h],
  ];
};

/** One storey of the lattice: its legs, crossed braces on all four sides, and a level ring above. */
function storey(to: Assembly, from: number, upTo: number, thick: number): void {
  const [low, high] = [corners(from), corners(upTo)];
  for (let i = 0; i < 4; i++) {
    const j = (i + 1) % 4;
    const [a, b, c, d] = [low[i], low[j], high[i], high[j]] as [Vec3, Vec3, Vec3, Vec3];
    to.add("steel", bar(a, c, thick * 1.5, 6), bar(a, d, thick, 5), bar(b, c, thick, 5), bar(c, d, thick, 5));
  }
}

/** An arm to both sides: a long triangle of bars, a chain of insulator discs hanging from each tip. */
function arm(to: Assembly, y: number, reach: number, wires: boolean): void {
  const h = halfAt(y);
  for (const s of [1, -1]) {
    const tip: Vec3 = [s * reach, y + 0.35, 0];
    for (const z of [h, -h]) {
      to.add("steel", bar([s * h, y, z], tip, 0.13, 6), bar([s * h, y + 1.9, z], tip, 0.11, 6));
      for (const t of [0.33, 0.66])
        to.add(
          "steel",
          bar(
            [lerp(s * h, tip[0], t), lerp(y, tip[1], t), z * (1 - t)],
            [lerp(s * h, tip[0], t - 0.2), lerp(y + 1.9, tip[1], t - 0.2), z * (1.2 - t)],
            0.08,
            5,
          ),
        );
    }
    to.add("insulator", bar([tip[0], y + 0.3, 0], [tip[0], y - 2.7, 0], 0.08, 6));
    for (let i = 0; i < 7; i++) to.post("insulator", 0.34, 0.16, [tip[0], y - 2.5 + i * 0.38, 0], 0.2, 12);
    if (wires) to.add("wire", bar([tip[0], y - 2.66, -9], [tip[0], y - 2.66, 9], 0.07, 5));
  }
}

function build({ style, has }: Planned): Part[] {
  const to = new Assembly();
  const levels = [0, 7, 12.6, 17, 20.8, 24, 27.2, 30.4, 33.6, 36.8, TALL];
  for (let i = 1; i < levels.length; i++) storey(to, levels[i - 1] as number, levels[i] as number, i < 5 ? 0.13 : 0.1);
  const tops = corners(TALL);
  for (const corner of tops) to.add("steel", bar(corner, [0, TALL + 2.6, 0], 0.12, 6));
  const wires = has("wire");
  if (style === "delta") {
    arm(to, 26, 12, wires);
    arm(to, 34, 7, wires);
  } else {
    arm(to, 24, 8, wires);
    arm(to, 30.4, 9.6, wires);
    arm(to, 36.8, 7, wires);
  }
  for (const [x, , z] of corners(0)) to.box("foot", [1.5, 0.8, 1.5], x, -0.5, z, 0.08);
  return to.parts({ steel: 1, insulator: 0.7, wire: 0.5, foot: 0.4 });
}

/** A power line's tower. What makes it itself: a tall four-legged lattice of steel drawn in at its waist, pairs of long pointed arms near the top, and chains of insulator discs hanging from their tips that carry the wires. */
export const powerPylon = defineFromPlan({
  id: "power-pylon",
  family: "building",
  words: [
    "electricity pylon",
    "pylon",
    "power pylon",
    "transmission tower",
    "electric pylon",
    "electrical tower",
    "power tower",
    "high voltage tower",
    "power line tower",
    "electric tower",
  ],
  senses: ["pylon#2"],
  height: 42,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.04 },
  slots: {
    steel: mainSlot("galvanised-steel", "#9aa0a4 #868d92", "lattice|arm|leg"),
    insulator: slot("ceramic-glaze", "#6a3a24 #cfd8d4 #3a5a52", "disc"),
    wire: slot("rubber", "#1b1c1e", "cable|line"),
    foot: slot("concrete", "", "base"),
  },
  styles: { barrel: { weight: 2 }, delta: { weight: 1 } },
  extras: { wire: { chance: 0.6 } },
  build,
});
