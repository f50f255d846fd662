import { curveThrough } from "../../geometry/curve.ts";
import type { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, turnX, turnZ } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { Assembly } from "../assembly.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const LEAN = 0.72;
const LONG = 0.62;

/** One leaning bank of cylinders with its ribbed cover, leads and exhaust pipes, on the left. */
function bank(engine: Assembly): void {
  const put = (name: string, ...pieces: Parameters<typeof merge>[0]) => {
    for (const piece of pieces) {
      const leaning = move(turnZ(piece, -LEAN), [0.06, 0.34, 0]);
      engine.add(name, leaning, mirror(leaning));
    }
  };
  put("block", block([0.2, 0.3, LONG], [0, 0.12, 0], 0.015));
  put("metal", block([0.21, 0.03, LONG + 0.01], [0, 0.275, 0], 0.006));
  put("cover", block([0.15, 0.075, LONG - 0.02], [0, 0.325, 0], 0.022, 3));
  for (let i = 0; i < 7; i += 1) put("cover", block([0.015, 0.014, LONG - 0.1], [-0.048 + i * 0.016, 0.365, 0], 0.004));
  for (let i = 0; i < 4; i += 1) {
    const z = (i - 1.5) * 0.15;
    // leads from the plugs up over the cover
    const lead: Vec3[] = [
      [0.1, 0.2, z],
      [0.15, 0.27, z],
      [0.12, 0.38, z * 0.9],
      [-0.02, 0.4, z * 0.6],
      [-0.13, 0.38, z * 0.3 - 0.1],
    ];
    put("lead", tube(0.008, curveThrough(lead, 4), 8));
    // headers that run together at the back
    const header: Vec3[] = [
      [0.09, 0.16, z],
      [0.2, 0.14, z],
      [0.22, 0.02, z * 0.7 - 0.06],
      [0.16, -0.1, z * 0.2 - 0.26],
    ];
    put("pipe", tube(0.024, curveThrough(header, 5), 14));
    put("pipe", block([0.02, 0.07, 0.08], [0.105, 0.16, z], 0.006));
  }
}

function build({ has }: Planned): Part[] {
  const engine = new Assembly();
  engine.box("block", [0.3, 0.26, LONG], 0, 0.16, 0, 0.02);
  engine.box("metal", [0.26, 0.14, LONG - 0.08], 0, 0.03, 0, 0.03);
  engine.box("metal", [0.36, 0.03, LONG - 0.02], 0, 0.15, 0, 0.006);
  bank(engine);
  // intake in the valley, the filter over it
  engine.box("metal", [0.2, 0.16, LONG - 0.16], 0, 0.4, 0, 0.03);
  for (let i = 0; i < 4; i += 1)
    for (const s of [-1, 1])
      engine.add(
        "metal",
        tube(
          0.024,
          curveThrough(
            [
              [0, 0.54, (i - 1.5) * 0.14],
              [s * 0.09, 0.55, (i - 1.5) * 0.14],
              [s * 0.15, 0.47, (i - 1.5) * 0.14],
            ],
            5,
          ),
          12,
        ),
      );
  engine.post("metal", 0.07, 0.12, [0, 0.53, 0], 0.06, 28);
  engine.post("chrome", 0.2, 0.03, [0, 0.64, 0], 0.2, 44);
  engine.post("filter", 0.178, 0.05, [0, 0.665, 0], 0.178, 44);
  engine.post("chrome", 0.2, 0.026, [0, 0.712, 0], 0.19, 44);
  engine.post("chrome", 0.018, 0.03, [0, 0.735, 0]);
  // pulleys, belt and fan in front
  const front = LONG / 2;
  const wheels: readonly (readonly [x: number, y: number, r: number])[] = [
    [0, 0.2, 0.09],
    [-0.2, 0.36, 0.055],
    [0.2, 0.36, 0.055],
    [0, 0.43, 0.07],
  ];
  for (const [x, y, r] of wheels) {
    engine.add("metal", move(disc(r, 0.06, 0.008, 32), [x, y, front]));
    engine.add("chrome", move(disc(r * 0.5, 0.075, 0.006, 24), [x, y, front]));
  }
  const belt = curveThrough(
    [
      [0, 0.105, front + 0.035],
      [0.09, 0.17, front + 0.035],
      [0.257, 0.345, front + 0.035],
      [0.22, 0.415, front + 0.035],
      [0.06, 0.49, front + 0.035],
      [-0.06, 0.49, front + 0.035],
      [-0.22, 0.415, front + 0.035],
      [-0.257, 0.345, front + 0.035],
      [-0.09, 0.17, front + 0.035],
    ],
    5,
    true,
  );
  engine.add("belt", tube(0.014, belt, 8, { closed: true }));
  if (has("fan"))
    for (let i = 0; i < 6; i += 1) {
      const blade = move(turnX(slab([0.07, 0.16, 0.008], 0.02, 0.002), 0.35), [0, 0.13, 0]);
      engine.add("fan", move(turnZ(blade, (i / 6) * 2 * PI), [0, 0.43, front + 0.12]));
    }
  engine.add("metal", move(disc(0.055, 0.1, 0.006, 24), [0, 0.43, front + 0.05]));
  engine.add("metal", move(turnX(torus(0.15, 0.03, 40, 10), PI / 2), [0, 0.22, -front - 0.02]));
  engine.add("metal", move(disc(0.15, 0.06, 0.01, 36), [0, 0.22, -front - 0.05]));
  for (let i = 0; i < 8; i += 1)
    engine.add(
      "chrome",
      move(disc(0.012, 0.012, 0.003, 6), [0.13 * sin((i / 4) * PI), 0.22 + 0.13 * sin((i / 4) * PI + PI / 2), front]),
    );
  return engine.parts({ block: 1, cover: 1, pipe: 0.9, filter: 0.9, lead: 0.5, belt: 0.6, fan: 0.8 });
}

/** A car's engine out of the car. What makes it itself: two banks of cylinders that lean apart in a V under ribbed covers, plug leads, exhaust pipes sweeping down the sides, a round air filter on top, and pulleys with a belt and a fan in front. */
export const engine = defineFromPlan({
  id: "engine",
  family: "device",
  words: [
    "engine",
    "car engine",
    "v8 engine",
    "motor",
    "combustion engine",
    "truck engine",
    "diesel engine",
    "petrol engine",
    "v8",
    "engine block",
    "race car engine",
    "hemi engine",
  ],
  senses: ["engine", "internal-combustion engine"],
  height: 0.75,
  view: { azimuth: 0.62, elevation: 0.26 },
  vary: 0.04,
  slots: {
    cover: mainSlot("painted-metal", "#b3201f #1d4f9c #c9701c #2a2c30", "valve cover|lid"),
    block: slot("cast-iron", "#6d7075 #4b4e52", "cylinder|crankcase"),
    metal: slot("aluminium", "#b4b7ba", "pulley|intake|pan"),
    chrome: slot("chrome", "", "cap"),
    filter: slot("plastic", "#d8b64a #c23a2a", "air filter"),
    pipe: slot("steel", "#b9aea0", "exhaust|header|manifold"),
    lead: slot("rubber", "#c5221f #1d3f8a", "wire|cable"),
    belt: slot("rubber", "#141416"),
    fan: slot("painted-metal", "#1d1f23 #c9a21c", "blade"),
  },
  extras: { fan: { chance: 0.7 } },
  build,
});
