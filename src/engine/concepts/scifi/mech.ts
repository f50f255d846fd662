import { extrude } from "../../geometry/extrude.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { slab, turned } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { Assembly } from "../assembly.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, beam, plate } from "../pieces.ts";

/** Adds the left piece and its mirror image. */
function both(mech: Assembly, name: string, ...pieces: ReturnType<typeof block>[]): void {
  for (const piece of pieces) mech.add(name, piece, mirror(piece));
}

const ball = (radius: number, at: Vec3) => move(sphere(radius, 18), at);

/** Thigh, shin bent back like a bird's, a broad foot with toes. */
function legs(mech: Assembly): void {
  const hip: Vec3 = [0.55, 2.05, 0];
  const knee: Vec3 = [0.72, 1.3, 0.42];
  const ankle: Vec3 = [0.78, 0.5, -0.18];
  both(mech, "joint", ball(0.25, hip), ball(0.2, knee), ball(0.17, ankle));
  both(mech, "metal", beam(hip, knee, 0.26, 0.3), beam(knee, ankle, 0.22, 0.26));
  both(mech, "armour", move(turnX(slab([0.46, 0.72, 0.42], 0.08, 0.05), -0.5), [0.66, 1.72, 0.24]));
  both(mech, "armour", move(turnX(slab([0.4, 0.74, 0.36], 0.08, 0.05), 0.62), [0.78, 0.92, 0.16]));
  both(mech, "trim", move(turnX(slab([0.3, 0.3, 0.2], 0.06, 0.04), 0), [0.74, 1.32, 0.6]));
  both(mech, "metal", bar([0.92, 1.85, -0.1], [0.94, 0.75, -0.3], 0.055, 10));
  both(mech, "armour", block([0.6, 0.26, 0.62], [0.8, 0.32, -0.1], 0.06));
  for (const turn of [-0.35, 0, 0.35]) {
    const toe = plate(
      [
        [0, -0.13],
        [0.5, -0.13],
        [0.5, -0.02],
        [0.06, 0.16],
        [0, 0.16],
      ],
      0.19,
      0.03,
    );
    both(mech, "joint", move(turnY(toe, -PI / 2 + turn), [0.8 + turn * 0.4, 0.13, 0.12]));
  }
  both(mech, "joint", block([0.26, 0.22, 0.4], [0.8, 0.12, -0.48], 0.05));
}

/** Hull with a cockpit, intakes, a pod of missiles and a searchlight. */
function hull(mech: Assembly): void {
  mech.add("joint", move(turnX(slab([0.7, 0.5, 0.6], 0.1, 0.06), 0), [0, 2.1, 0]));
  const side = extrude(
    [
      [-0.85, -0.35],
      [0.2, -0.55],
      [0.95, -0.2],
      [0.98, 0.08],
      [0.42, 0.62],
      [-0.6, 0.68],
      [-0.95, 0.3],
    ],
    { depth: 1.3, bevel: 0.1, bevelSteps: 2 },
  );
  mech.add("armour", move(turnY(side, -PI / 2), [0, 2.85, 0]));
  mech.add("glass", move(turnX(slab([0.92, 0.56, 0.1], 0.12, 0.04), -0.82), [0, 3.2, 0.71]));
  for (const x of [-0.3, 0.3])
    mech.add("trim", move(turnX(block([0.06, 0.6, 0.13], [0, 0, 0], 0.02), -0.82), [x, 3.2, 0.715]));
  both(mech, "trim", move(slab([0.2, 0.62, 0.9], 0.08, 0.04), [0.68, 2.85, -0.12]));
  for (const y of [2.7, 2.82, 2.94]) both(mech, "joint", block([0.06, 0.05, 0.6], [0.79, y, -0.12], 0.01));
  const lamp = turned(
    [
      [0, 0],
      [0.11, 0],
      [0.11, 0.06],
      [0, 0.08],
    ],
    20,
  );
  for (const x of [0.34, -0.34]) mech.add("light", move(lamp, [x, 2.62, 0.88]));
  mech.add("metal", bar([-0.4, 3.4, -0.5], [-0.5, 4.3, -0.7], 0.02, 6));
  for (const x of [-0.3, 0.3]) mech.add("metal", bar([x, 2.9, -0.8], [x, 3.35, -1.15], 0.13, 14));
  mech.add("joint", block([0.9, 0.5, 0.3], [0, 2.9, -0.95], 0.06));
}

function pods(mech: Assembly): void {
  both(mech, "joint", ball(0.27, [0.98, 3.02, 0]));
  both(mech, "armour", move(slab([0.62, 0.58, 0.95], 0.1, 0.06), [1.25, 3.38, 0.02]));
  for (const x of [1.1, 1.25, 1.4])
    for (const y of [3.24, 3.38, 3.52])
      both(mech, "missile", move(turnX(stretch(sphere(0.062, 10), [1, 2, 1]), PI / 2), [x, y, 0.5]));
}

/** Six barrels around an axis, metres across and up. */
const BARRELS = [
  [0, 0.13],
  [0.113, 0.065],
  [0.113, -0.065],
  [0, -0.13],
  [-0.113, -0.065],
  [-0.113, 0.065],
] as const;

/** A rotary cannon on the right, a claw or a second gun on the left. */
function arms(hasClaw: boolean): Part[] {
  return [-1, 1].flatMap((s) => {
    const mech = new Assembly();
    const isClaw = hasClaw && s > 0;
    const x = 1.32 * s;
    mech.add("joint", ball(0.2, [x, 2.85, 0.02]));
    mech.add("arm", beam([x, 2.85, 0], [x, 2.25, 0.05], 0.24, 0.26));
    mech.add("joint", ball(0.2, [x, 2.22, 0.06]));
    mech.add("armour", move(slab([0.42, 0.44, 0.8], 0.09, 0.06), [x, 2.2, 0.42]));
    if (isClaw) {
      for (const [dx, dy] of [
        [-0.14, 0.1],
        [0.14, 0.1],
        [0, -0.15],
      ] as const) {
        const mid: Vec3 = [x + dx * 1.9, 2.2 + dy * 1.9, 1.08];
        mech.add(
          "joint",
          beam([x + dx, 2.2 + dy, 0.75], mid, 0.1, 0.12),
          beam(mid, [x + dx * 0.5, 2.2 + dy * 0.5, 1.4], 0.08, 0.1),
        );
      }
    } else {
      for (const [u, v] of BARRELS) mech.add("joint", bar([x + u, 2.2 + v, 0.7], [x + u, 2.2 + v, 1.62], 0.045, 9));
      for (const z of [0.85, 1.5])
        mech.add(
          "metal",
          move(
            turned(
              [
                [0, 0],
                [0.2, 0],
                [0.2, 0.09],
                [0, 0.09],
              ],
              22,
            ),
            [x, 2.2, z],
          ),
        );
    }
    const side = s > 0 ? "left" : "right";
    return mech.parts({ armour: 1 }).map((part) => ({ ...part, name: `arm-${side}-${part.slot}` }));
  });
}

function build({ has }: Planned): Part[] {
  const mech = new Assembly();
  legs(mech);
  hull(mech);
  if (has("pod")) pods(mech);
  if (!has("pod"))
    both(
      mech,
      "armour",
      move(turnZ(slab([0.5, 0.3, 0.7], 0.1, 0.06), -0.2), [1.12, 3.2, 0]),
      ball(0.2, [0.95, 3.0, 0]),
    );
  return [...mech.parts({ armour: 1, glass: 0.8 }), ...arms(has("claw"))];
}

/**
 * A battle mech. What makes it itself: a walking war machine many times a man's height: a hull with a cockpit between
 * shoulders with missile pods, rotary cannons or a claw for arms, and heavy armoured legs bent back over broad toed feet.
 */
export const mech = defineFromPlan({
  id: "mech",
  family: "figure",
  words: [
    "mech",
    "mecha",
    "battle mech",
    "battlemech",
    "war mech",
    "mech suit",
    "mech warrior",
    "combat mech",
    "giant mech",
    "walker mech",
    "combat walker",
    "war robot",
    "battle robot",
    "giant robot",
    "mechwarrior",
    "mecha robot",
    "exosuit",
    "exoskeleton suit",
    "power suit",
  ],
  height: 4.2,
  view: { azimuth: 0.55, elevation: 0.1 },
  slots: {
    armour: mainSlot("painted-metal", "#5f6d4a #8a3a2c #46586c #9a8a5c #74797e", "armor|plate|hull|body"),
    metal: slot("brushed-steel", "#6d7278", "piston|frame|exhaust"),
    arm: slot("brushed-steel", "#6d7278", ""),
    joint: slot("painted-metal", "#26292d", "gun|cannon|claw|foot|toe"),
    trim: slot("painted-metal", "#c8a02c #b8b8b4 #c0482c", "stripe|frame"),
    glass: slot("glass", "#f0a030 #58b8e0", "cockpit|window|canopy|visor"),
    missile: slot("painted-metal", "#c0301c", "rocket"),
    light: slot("plastic", "#fff0c0", "lamp|eye|headlight"),
  },
  extras: { pod: { chance: 0.8, slot: "missile" }, claw: { chance: 0.4 } },
  build,
});
