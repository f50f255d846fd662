import { noise, wobble } from "../../geometry/deform.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { block, turnedUp } from "./masonry.ts";

/** Half width, height and half depth of the hill; where the front is cut off. */
const [WIDE, HIGH, DEEP] = [3.3, 2.5, 2.6];
const FRONT = 1.35;

/** Height of the hill over the floor. */
const over = (x: number, z: number): number =>
  HIGH * Math.sqrt(Math.max(0, 1 - (x / WIDE) * (x / WIDE) - (z / DEEP) * (z / DEEP)));

/** A round pane with its ring and cross, in the wall. */
const pane = (x: number, y: number, r: number, z: number, k: number): Part[] => [
  makePart(`pane-${k}`, "window", move(disc(r, 0.04, 0.004), [x, y, z + 0.02]), { weight: 0.7 }),
  makePart(
    `pane-frame-${k}`,
    "frame",
    move(
      merge([
        turnX(torus(r + 0.02, 0.045, 32, 10), PI / 2),
        block([2 * r, 0.04, 0.05], [0, 0, 0.02]),
        block([0.04, 2 * r, 0.05], [0, 0, 0.02]),
      ]),
      [x, y, z + 0.02],
    ),
    { weight: 0.7 },
  ),
];

function build({ seed, has, stream }: Planned): Part[] {
  // the hill bulges over the front and is cut off plumb there
  const hill = settle(
    deform(stretch(sphere(1, 56, 36), [WIDE, HIGH, DEEP]), ([x, y, z]): Vec3 => {
      const rough = 1 + 0.035 * noise(x * 0.9, y * 0.9, z * 0.9, seed);
      return [x * rough, Math.max(-0.12, y * rough), Math.min(FRONT - 0.1, z * rough)];
    }),
  );
  const wall = settle(
    move(
      turnX(
        turnedUp(
          [
            [0, 0],
            [1.72, 0],
            [1.72, 0.34, 0.05],
            [0, 0.34],
          ],
          48,
        ),
        PI / 2,
      ),
      [0, 0.42, FRONT - 0.22],
    ),
  );
  const cut = settle(deform(wall, ([x, y, z]): Vec3 => [x * 1.18, Math.max(-0.1, y), z]));
  const eaves = Array.from({ length: 15 }, (_, k): Vec3 => {
    const t = 0.06 + (k / 14) * (PI - 0.12);
    return [2.06 * cos(t), 0.42 + 1.76 * sin(t), FRONT + 0.06];
  });
  const door: Vec3 = [0, 0.98, FRONT + 0.12];
  const next = stream("flowers");
  const flowers = Array.from({ length: 26 }, (_, k): Vec3 => {
    const side = k % 2 === 0 ? -1 : 1;
    const x = side * (0.95 + 1.1 * next());
    return [x, 0.1 + 0.12 * next(), FRONT + 0.25 + 0.3 * next()];
  });
  const parts: Part[] = [
    makePart("hill", "hill", hill, { weight: 1, crease: 0.8 }),
    makePart("wall", "wall", cut, { weight: 1 }),
    makePart("eaves", "frame", merge(eaves.slice(1).map((at, k) => bar(eaves[k] as Vec3, at, 0.09, 10))), {
      weight: 0.8,
    }),
    makePart("door", "door", move(disc(0.82, 0.1, 0.02, 48), door), { weight: 1, grain: "y" }),
    makePart("door-frame", "frame", move(turnX(torus(0.88, 0.1, 56, 12), PI / 2), door), { weight: 0.9 }),
    makePart(
      "door-boards",
      "seam",
      merge(
        [-0.48, -0.16, 0.16, 0.48].map((x) =>
          block([0.022, 2 * Math.sqrt(0.6 - x * x), 0.016], [x, door[1], door[2] + 0.048]),
        ),
      ),
      { weight: 0.5 },
    ),
    makePart("knob", "metal", move(sphere(0.075, 18), [0, door[1], door[2] + 0.1]), { weight: 0.5 }),
    ...pane(-1.36, 0.98, 0.3, FRONT + 0.1, 1),
    ...pane(1.36, 0.98, 0.3, FRONT + 0.1, 2),
    ...makeParts(
      "step",
      "stone",
      [0, 1, 2]
        .map((k) => move(stretch(disc(0.5 - 0.05 * k, 0.1, 0.02, 24), [1, 1, 1]), [0, 0, 0]))
        .map((g, k) => settle(move(turnX(g, PI / 2), [0.1 * (k % 2), 0.02, FRONT + 0.42 + 0.62 * k]))),
      { weight: 0.5 },
    ),
    makePart(
      "garden",
      "hill",
      settle(
        move(
          wobble(
            turnedUp(
              [
                [0, -0.16],
                [3.3, -0.16],
                [3.35, -0.04, 0.06],
                [2.4, 0.03, 0.2],
                [0, 0.03],
              ],
              48,
            ),
            0.03,
            0.8,
            seed + 1,
          ),
          [0, 0, 0.25],
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "bushes",
      "leaf",
      merge(
        [-1, 1].map((s) =>
          move(wobble(stretch(sphere(0.42, 20), [1.5, 0.6, 0.7]), 0.08, 0.15, seed + s), [s * 1.5, 0.1, FRONT + 0.42]),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "flowers",
      "flower",
      merge(flowers.map((at, k) => move(sphere(0.05 + 0.02 * (k % 3), 10), [at[0], at[1] + 0.18, at[2] + 0.1]))),
      {
        weight: 0.5,
      },
    ),
  ];
  if (!has("chimney")) return parts;
  const [cx, cz] = [1.15, -0.2];
  return [
    ...parts,
    makePart(
      "chimney",
      "stone",
      settle(
        move(
          turnZ(
            turnedUp([
              [0, -0.5],
              [0.24, -0.5],
              [0.22, 0.6, 0.02],
              [0.3, 0.62, 0.02],
              [0.3, 0.74, 0.02],
              [0.17, 0.74],
              [0.16, 0.5],
              [0, 0.5],
            ]),
            -0.05,
          ),
          [cx, over(cx, cz), cz],
        ),
      ),
      { weight: 0.8 },
    ),
  ];
}

/** A house under a hill. What makes it itself: a grassy mound with a wall let into its front, a round door with its knob in the middle between round windows, a chimney through the grass. */
export const hobbitHouse = defineFromPlan({
  id: "hobbit-house",
  family: "building",
  words: [
    "hobbit house",
    "hobbit hole",
    "hobbit home",
    "hobbit hut",
    "hobbit cottage",
    "halfling house",
    "earth house",
    "hill house",
    "underground house",
    "house under a hill",
  ],
  height: 3,
  view: { azimuth: 0.3, elevation: 0.16 },
  slots: {
    wall: mainSlot("plaster rock", "#e2cfa6 #d8b98a #b9b2a4", "front|facade"),
    hill: slot("grass", "", "roof|mound|lawn|grass|garden"),
    door: slot("painted-wood", "#2f6b3a #2a5a8a #b8862a #8a2f2a", "round door|front door"),
    frame: slot("oak", "#6a4426", "door frame|window frame|timber|eave"),
    window: slot("glass", "#f2cf72", "pane|round window"),
    seam: slot("oak", "#20180f", ""),
    metal: slot("gold", "", "knob|doorknob|handle"),
    stone: slot("rock", "", "step|path|chimney"),
    leaf: slot("leaves", "#4a7a2c", "bush|hedge"),
    flower: slot("plaster", "#e0506a #f2c230 #f0eef4 #9a5ac8", "blossom"),
  },
  extras: { chimney: { chance: 0.85, slot: "stone" } },
  build,
});
