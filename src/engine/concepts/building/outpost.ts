import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { block } from "./masonry.ts";
import { bush, roundPlot, Works } from "./site/site-parts.ts";

/** A filled bag, flat where it lies. */
const sandbag = (x: number, y: number, z: number, turn: number) =>
  move(turnY(stretch(sphere(0.3, 12), [1.15, 0.42, 0.62]), turn), [x, y, z]);

/** Thick slanting walls of concrete with dark slits, a steel door, earth heaped against it, sandbags. */
function bunker(works: Works): void {
  const slanted = deform(
    block([5, 2.1, 4], [0, 1.02, 0], 0.12),
    ([x, y, z]): Vec3 => [x * (1 - 0.075 * y), y, z * (1 - 0.09 * y)],
  );
  works.add("wall", slanted);
  works.box("wall", [4.9, 0.55, 3.9], 0, 1.85, 0, 0.14);
  works.box("wall", [2.6, 0.5, 2.2], -0.3, 2.3, -0.3, 0.12);
  works.post("metal", 0.42, 0.32, [0.2, 2.72, -0.3], 0.34, 20);
  works.box("dark", [2.3, 0.34, 0.5], -0.95, 1.25, 1.68, 0.02);
  works.box("dark", [0.5, 0.34, 1.9], 2.2, 1.25, 0.1, 0.02);
  works.box("wall", [2.6, 0.16, 0.34], -0.95, 1.6, 1.9, 0.04);
  works.box("wall", [1.25, 1.75, 0.4], 1.25, -0.03, 1.82, 0.06);
  works.box("metal", [0.85, 1.45, 0.12], 1.25, -0.02, 2.02, 0.03);
  works.add("dark", move(turnX(cylinder({ radius: 0.16, height: 0.1, segments: 16 }), PI / 2), [1.25, 0.8, 2.05]));
  works.add(
    "metal",
    bar([-1.2, 1.42, 1.6], [-1.2, 1.42, 2.6], 0.07, 10),
    bar([-0.5, 1.42, 1.6], [-0.5, 1.42, 2.45], 0.06, 10),
  );
  works.post("metal", 0.03, 1.5, [-1.2, 2.7, -0.8]);
  for (const [x, z, r] of [
    [-2.9, -0.4, 1.15],
    [-2.1, -2.0, 1.25],
    [0.6, -2.3, 1.3],
    [2.6, -1.4, 1.1],
  ] as const)
    works.add("earth", bush(r, [x, -0.15, z]));
  for (let row = 0; row < 3; row += 1) {
    for (let i = 0; i < 5 - row; i += 1) {
      const angle = -0.75 + (i + row * 0.5) * 0.36;
      works.add("bag", sandbag(-1.2 + 1.9 * angle, 0.1 + row * 0.22, 2.75 - 0.55 * angle * angle, -angle * 0.5));
    }
  }
  works.add("bag", sandbag(2.45, 0.1, 2.3, 0.6), sandbag(2.75, 0.1, 1.8, 1.1), sandbag(2.6, 0.31, 2.05, 0.85));
}

/** Four legs with cross braces, a railed cabin under a roof, a ladder and a searchlight. */
function guardTower(works: Works): void {
  const [low, top] = [1.15, 0.85];
  const high = 5.2;
  const at = (y: number, sx: number, sz: number): Vec3 => {
    const k = low + (top - low) * (y / high);
    return [sx * k, y, sz * k];
  };
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  for (const [i, [sx, sz]] of corners.entries()) {
    const [nx, nz] = corners[(i + 1) % 4] as readonly [number, number];
    works.add("wood", bar(at(-0.05, sx, sz), at(high, sx, sz), 0.11, 8));
    for (const [a, b] of [
      [0.25, 2.4],
      [2.6, 4.8],
    ] as const)
      works.add("wood", bar(at(a, sx, sz), at(b, nx, nz), 0.06, 6), bar(at(a, nx, nz), at(b, sx, sz), 0.06, 6));
    works.add("wood", bar(at(2.5, sx, sz), at(2.5, nx, nz), 0.07, 6));
    works.box("wood", [0.16, 2.5, 0.16], sx * 1.1, high, sz * 1.1, 0.02);
  }
  works.box("plank", [2.7, 0.18, 2.7], 0, high - 0.08, 0, 0.03);
  for (const side of [-1, 1]) {
    works.box("plank", [2.4, 0.95, 0.09], 0, high + 0.05, side * 1.15, 0.02);
    works.box("plank", [0.09, 0.95, 2.4], side * 1.15, high + 0.05, 0, 0.02);
    works.box("wood", [2.6, 0.12, 0.18], 0, high + 0.98, side * 1.15, 0.02);
    works.box("wood", [0.18, 0.12, 2.6], side * 1.15, high + 0.98, 0, 0.02);
  }
  works.add(
    "roof",
    move(turnY(cylinder({ radius: 2.3, radiusTop: 0.1, height: 1.15, segments: 4 }), PI / 4), [0, high + 2.4, 0]),
  );
  for (const x of [-0.28, 0.28]) works.add("wood", bar([x, -0.05, 2.0], [x, high + 0.1, 1.24], 0.05, 6));
  for (let i = 1; i < 13; i += 1) {
    const y = i * 0.4;
    works.add("wood", bar([-0.28, y, 2 - 0.146 * y], [0.28, y, 2 - 0.146 * y], 0.035, 6));
  }
  works.add("metal", bar([0.75, high + 1.05, 1.15], [0.75, high + 1.3, 1.2], 0.05, 8));
  const lamp = extrude(
    [
      [-0.2, -0.12],
      [0.2, -0.2],
      [0.2, 0.2],
      [-0.2, 0.12],
    ],
    { depth: 0.34, bevel: 0.05, bevelSteps: 2 },
  );
  works.add("metal", move(turnY(turnZ(lamp, -0.25), -PI / 2), [0.75, high + 1.42, 1.3]));
  works.add("lamp", move(stretch(sphere(0.17, 14), [1, 1, 0.35]), [0.75, high + 1.37, 1.52]));
}

function build({ style }: Planned): Part[] {
  const works = new Works();
  if (style === "tower") guardTower(works);
  else bunker(works);
  return [roundPlot("ground", style === "tower" ? 2.9 : 4), ...works.parts({ wall: 1, wood: 1, roof: 0.9 })];
}

const TOWER = [
  "guard tower",
  "guardtower",
  "wooden watchtower",
  "lookout tower",
  "prison tower",
  "military tower",
  "fire lookout",
  "guard post",
  "sniper tower",
  "observation tower",
];

/** A military post. What makes it itself: a bunker's low slanting walls of concrete with gun slits, a steel door, earth and sandbags; or a guard tower's cabin under a roof on four braced legs, with ladder and searchlight. */
export const outpost = defineFromPlan({
  id: "outpost",
  family: "building",
  words: [
    "bunker",
    "pillbox",
    "military bunker",
    "war bunker",
    "fallout shelter",
    "bomb shelter",
    "nuclear bunker",
    "machine gun nest",
    "foxhole",
    "trench",
    ...TOWER,
  ],
  senses: ["bunker#3", "pillbox#3"],
  height: 3.2,
  view: { azimuth: 0.5, elevation: 0.22 },
  slots: {
    wall: mainSlot("concrete", "#8f8d84 #7f8278 #96907f", "concrete"),
    wood: mainSlot("oak", "#7a5a38 #6b5238", "leg|post|ladder|timber"),
    plank: slot("oak-planks", "#8a6a44", "cabin|floor"),
    roof: slot("painted-metal", "#4f5a44 #5a4632", "roof"),
    metal: slot("painted-metal", "#4a5240", "door|gun|hatch|antenna"),
    dark: slot("painted-metal", "#101210", "slit"),
    lamp: slot("plastic", "#fff3c8", "searchlight|light"),
    bag: slot("burlap", "#a8946a", "sandbag"),
    earth: slot("grass", "#566a38", "earth|mound"),
    ground: slot("dirt", "#6f5b42", "ground"),
  },
  styles: { bunker: {}, tower: { weight: 0, words: TOWER } },
  build,
});
