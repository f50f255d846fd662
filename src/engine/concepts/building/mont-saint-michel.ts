import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { archPath, archPlate, around, block, blockOn, roundMerlons, turnedUp } from "./masonry.ts";

/** Radius of the sea or sand, of the town's wall, and height of the abbey's terrace; metres at the model's own scale. */
const [SEA, WALL, TERRACE] = [30, 17.5, 15];

/** A ridged roof about the origin, its ridge along Z, on y = 0. */
const ridge = (wide: number, deep: number, rise: number): Geometry =>
  extrude(
    [
      [-wide / 2 - 0.22, 0],
      [wide / 2 + 0.22, 0],
      [0, rise],
    ],
    { depth: deep + 0.4 },
  );

/** The granite hill: it falls from the terrace in crags to the wall. */
function hill(): Geometry {
  const cone = turnedUp(
    [
      [0, 0],
      [WALL + 1.4, 0],
      [WALL + 0.4, 1.6],
      [14.6, 4.4],
      [12.4, 8],
      [10.4, 10.2],
      [9.2, 14],
      [8.6, TERRACE],
      [0, TERRACE],
    ],
    56,
    1,
  );
  return deform(cone, ([x, y, z]) => {
    const f = 1 + 0.09 * noise(x / 2.6, y / 2.2, z / 2.6, 3) * (y > 0.2 && y < TERRACE - 0.2 ? 1 : 0.4);
    return [x * f, y, z * f];
  });
}

interface Houses {
  readonly walls: Geometry[];
  readonly roofs: Geometry[];
  readonly panes: Geometry[];
}

/** Rows of tall gabled houses that climb the slope, thickest at the front. */
function town(next: () => number): Houses {
  const out: Houses = { walls: [], roofs: [], panes: [] };
  const rows: readonly (readonly [radius: number, foot: number, count: number])[] = [
    [16.0, 2.0, 24],
    [13.6, 4.8, 19],
    [11.6, 8.0, 14],
  ];
  for (const [radius, foot, count] of rows) {
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + 0.3 * next()) / count) * TAU;
      // the back is wooded rock
      if (cos(angle) < -0.35 - 0.25 * next()) continue;
      const [wide, deep, high] = [1.9 + 1.1 * next(), 2.2 + 0.8 * next(), 2 + 1.7 * next()];
      const at = (g: Geometry) => move(turnY(g, angle), [radius * sin(angle), foot - 0.8, radius * cos(angle)]);
      out.walls.push(at(blockOn([wide, high + 0.8, deep], 0, 0, 0)));
      const roof = ridge(next() < 0.5 ? wide : deep, next() < 0.5 ? deep : wide, 1.5 + 0.7 * next());
      out.roofs.push(at(move(next() < 0.5 ? roof : turnY(roof, PI / 2), [0, high + 0.74, 0])));
      for (const x of [-wide * 0.22, wide * 0.22])
        out.panes.push(at(block([0.34, 0.55, 0.12], [x, high - 0.2, deep / 2], 0)));
    }
  }
  return out;
}

/** The abbey: buttressed terraces, a long church with transepts, a square tower with a needle of a spire and the archangel on it. */
function abbey(): Part[] {
  const base = [
    blockOn([15.5, 6.5, 11], 0, TERRACE - 6, 0, 0.1),
    blockOn([11, 5.2, 14], 0.6, TERRACE - 5, 0, 0.1),
    blockOn([8, 8.6, 6], -4.6, TERRACE - 5.4, -2.6, 0.1),
  ];
  const church = [
    blockOn([15, 5, 4.6], 0, TERRACE, 0, 0.05),
    blockOn([4.4, 5, 9.6], 0.4, TERRACE, 0, 0.05),
    blockOn([16.4, 2.4, 7.2], 0, TERRACE, 0, 0.05),
    blockOn([3.4, 11.6, 3.4], 0.4, TERRACE, 0, 0.06),
    turnedUp(
      [
        [0, TERRACE - 3],
        [2.6, TERRACE - 3],
        [2.5, TERRACE + 4.6],
        [0, TERRACE + 4.6],
      ],
      12,
      1,
    ),
  ].map((g, i) => (i === 4 ? move(g, [7.6, 0, 0]) : g));
  const buttress = [
    ...Array.from({ length: 8 }, (_, i) => blockOn([0.5, 5.8, 0.9], -6.6 + i * 1.9, TERRACE - 6, 5.7, 0.04)),
    ...Array.from({ length: 7 }, (_, i) => blockOn([0.36, 4.0, 0.7], -5.8 + i * 1.95, TERRACE, 3.75, 0.03)),
    ...[-1.35, 1.35].flatMap((x) => [-1.35, 1.35].map((z) => blockOn([0.6, 13.4, 0.6], 0.4 + x, TERRACE, z, 0.03))),
  ];
  const pinnacle = (x: number, y: number, z: number) =>
    move(cylinder({ radius: 0.42, radiusTop: 0, height: 1.7, segments: 4 }), [x, y, z]);
  const spire = [
    move(turnY(cylinder({ radius: 2.2, radiusTop: 0, height: 11.5, segments: 8 }), PI / 8), [0.4, TERRACE + 11.5, 0]),
    ...[-1.35, 1.35].flatMap((x) => [-1.35, 1.35].map((z) => pinnacle(0.4 + x, TERRACE + 13.3, z))),
    ...Array.from({ length: 7 }, (_, i) => pinnacle(-5.8 + i * 1.95, TERRACE + 3.9, 3.75)),
  ];
  const roofs = [
    move(turnY(ridge(4.6, 15, 3.4), PI / 2), [0, TERRACE + 4.95, 0]),
    move(ridge(4.4, 9.6, 3.2), [0.4, TERRACE + 4.95, 0]),
    move(turnY(cylinder({ radius: 3.0, radiusTop: 0, height: 3.4, segments: 12 }), 0), [7.6, TERRACE + 4.5, 0]),
    move(turnY(ridge(6, 8, 2.4), PI / 2), [-4.6, TERRACE + 3.1, -2.6]),
  ];
  const window = archPlate(archPath(0.7, 2.1, 6), 0.16);
  const windows = [
    ...Array.from({ length: 6 }, (_, i) => move(window, [-4.8 + i * 1.95, TERRACE + 2.6, 2.36])),
    ...Array.from({ length: 7 }, (_, i) => move(window, [-5.65 + i * 1.9, TERRACE - 4.6, 5.52])),
    ...around(4, move(archPlate(archPath(1.0, 3.2, 6), 0.16), [0, TERRACE + 7.6, 1.72])).map((g) =>
      move(g, [0.4, 0, 0]),
    ),
    move(archPlate(archPath(1.3, 3.0, 6), 0.16), [0.4, TERRACE + 0.8, 4.84]),
  ];
  const angel = [
    move(cylinder({ radius: 0.16, radiusTop: 0.1, height: 1.1, segments: 10 }), [0.4, TERRACE + 22.6, 0]),
    move(sphere(0.2, 12), [0.4, TERRACE + 23.8, 0]),
    ...[-1, 1].map((s) => block([0.5, 0.75, 0.08], [0.4 + s * 0.32, TERRACE + 23.35, -0.1], 0.03)),
    block([0.06, 0.9, 0.06], [0.72, TERRACE + 24.0, 0.06], 0.01),
  ];
  return [
    makePart("abbey", "abbey", merge([...base, ...church]), { weight: 1 }),
    makePart("buttresses", "abbey", merge(buttress), { weight: 0.7 }),
    makePart("spire", "roof", merge(spire), { weight: 1 }),
    makePart("abbey-roofs", "roof", merge(roofs), { weight: 0.9 }),
    makePart("windows", "opening", merge(windows), { weight: 0.7 }),
    makePart("archangel", "gilt", merge(angel), { weight: 0.8 }),
  ];
}

/** Wet sand with pools that shine, and the causeway to the gate. */
const tidal: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny < 0.5) return;
  const a = atan2(z, x);
  const n = noise(x / 5 + 0.4 * sin(a * 3), 0.5, z / 3, 8);
  if (Math.abs(x - 5 - 0.06 * (z - 16) * (z - 16) * 0.1) < 1.1 && z > WALL)
    return layColour(surface, [0.5, 0.44, 0.34], 0.9);
  if (n > 0.1) layColour(surface, [0.13, 0.24, 0.3], 0.12);
};

function build({ stream }: Planned): Part[] {
  const next = stream("town");
  const houses = town(next);
  const rampart = turnedUp(
    [
      [WALL - 0.7, 0],
      [WALL + 0.5, 0],
      [WALL + 0.2, 3.4],
      [WALL - 0.2, 3.4],
      [WALL - 0.2, 3.0],
      [WALL - 0.7, 3.0],
      [WALL - 0.7, 0],
    ].slice(0, 6) as [number, number][],
    56,
    1,
  );
  const towers = [-1.25, -0.62, 0.1, 0.72, 1.3].map((a) =>
    move(
      turnedUp(
        [
          [0, 0],
          [1.7, 0],
          [1.45, 1],
          [1.4, 4.4],
          [1.65, 4.8],
          [1.65, 5.4],
          [0, 5.4],
        ],
        20,
        1,
      ),
      [(WALL + 0.2) * sin(a), 0.2, (WALL + 0.2) * cos(a)],
    ),
  );
  const caps = [-1.25, 0.72].map((a) =>
    move(cylinder({ radius: 1.9, radiusTop: 0, height: 2.6, segments: 20 }), [
      (WALL + 0.2) * sin(a),
      5.5,
      (WALL + 0.2) * cos(a),
    ]),
  );
  const trees = Array.from({ length: 60 }, (_, i) => {
    const a = PI + (next() - 0.5) * 3.2;
    const y = 2.5 + 9.5 * next();
    const r = 17 - y * 0.62;
    return { g: move(sphere(0.75 + 0.6 * next(), 8), [r * sin(a), y, r * cos(a)]), i };
  }).map(({ g }) => g);
  return [
    makePart(
      "sand",
      "sand",
      turnedUp(
        [
          [0, 0],
          [SEA, 0],
          [SEA, 0.5, 0.2],
          [0, 0.5],
        ],
        64,
      ),
      { weight: 0.6, paint: tidal },
    ),
    makePart("rock", "rock", hill(), { weight: 1 }),
    makePart("rampart", "abbey", merge([{ ...rampart }, ...towers]), { weight: 0.9 }),
    makePart("merlons", "abbey", roundMerlons(WALL - 0.15, WALL + 0.2, 3.4, 0.5, 60), { weight: 0.4 }),
    makePart("caps", "roof", merge(caps), { weight: 0.6 }),
    makePart("houses", "house", merge(houses.walls), { weight: 0.9 }),
    makePart("roofs", "roof", merge(houses.roofs), { weight: 0.9 }),
    makePart("house-windows", "opening", merge(houses.panes), { weight: 0.3 }),
    makePart("trees", "tree", merge(trees), { weight: 0.5 }),
    ...abbey(),
  ];
}

/** Mont Saint-Michel. What makes it itself: a rocky island out of wet sand and sea, ringed by a rampart with round towers, gabled houses that climb it in rows, and on its top a great buttressed abbey with one needle-thin spire and a gilt archangel. */
export const montSaintMichel = defineFromPlan({
  id: "mont-saint-michel",
  family: "building",
  words: [
    "mont saint michel",
    "mont saint-michel",
    "mont st michel",
    "mont-saint-michel",
    "mont st. michel",
    "saint michael's mount",
    "st michael's mount",
    "island abbey",
    "tidal island abbey",
  ],
  height: 40,
  vary: 0.02,
  view: { azimuth: 0.35, elevation: 0.2 },
  slots: {
    abbey: mainSlot("ashlar limestone", "#b0a488 #a89c84", "church|rampart|wall|tower|stone"),
    rock: slot("cliff rock", "", "hill|island|crag"),
    house: slot("ashlar stucco", "#a89c88 #c0b49c", "town|village|building"),
    roof: slot("slate-roof slate", "", "spire"),
    opening: slot("glass", "#141a22", "window|pane"),
    gilt: slot("gold", "", "archangel|angel|statue"),
    tree: slot("moss", "#2f4a22 #3a5a2a", "wood|bush"),
    sand: slot("beach-sand", "#b8a888", "sea|bay|beach|shore|mudflat"),
  },
  build,
});
