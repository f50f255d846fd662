import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ellipsoid, halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { PI } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { blockOn, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { boulder, restOn } from "./stone-shape.ts";

/** The mouth: half its width, its height, and how far it reaches in; metres. */
const [HALF, HIGH] = [0.62, 1.12];

function hill(seed: number): Geometry {
  const clay = displace(
    sculpt([
      add(ellipsoid([0, 0.35, -0.35], [1.75, 1.55, 1.25])),
      add(ellipsoid([-1.0, 0.25, 0.05], [0.8, 1.05, 0.85]), 0.15),
      add(ellipsoid([1.05, 0.2, 0.0], [0.85, 0.85, 0.85]), 0.15),
      add(ellipsoid([0.35, 1.2, -0.35], [0.85, 0.85, 0.75]), 0.12),
      add(ellipsoid([0, 1.22, 0.45], [0.85, 0.32, 0.5]), 0.12),
    ]),
    0.09,
    (x, y, z) => 0.6 * noise(x * 2.2, y * 2.6, z * 2.2, seed) + 0.4 * noise(x * 5.5, y * 6, z * 5.5, seed + 3),
  );
  const mouth = sculpt([
    add(roundCone([0, 0.3, 1.6], [0, 0.42, -0.75], HALF, HALF * 0.82)),
    add(roundCone([0, HIGH - 0.42, 1.6], [0, 0.5, -0.6], 0.42, 0.4), 0.1),
  ]);
  return meshSdf(sculpt([add(clay), carve(mouth, 0.05), carve(halfSpace([0, -0.05, 0], [0, 1, 0]), 0)]), 0.062);
}

/** Black inside, mossy where it lies level. */
const rocky =
  (seed: number): Paint =>
  (surface, x, y, z, _nx, ny, nz) => {
    const inside = smoothstep(0.75, 0.15, z) * (Math.abs(x) < HALF * 1.12 && y < HIGH + 0.12 && ny < 0.75 ? 1 : 0);
    const isOuter = z < 0.1 && (nz < -0.2 || y > HIGH);
    if (!isOuter && inside > 0) {
      const dark = 1 - 0.94 * inside;
      surface.r *= dark;
      surface.g *= dark;
      surface.b *= dark;
    }
    const moss =
      smoothstep(0.55, 0.85, ny + 0.35 * noise(x * 3, y * 3, z * 3, seed + 9)) * (inside > 0.2 && !isOuter ? 0 : 1);
    if (moss > 0.5) layColour(surface, [0.1, 0.2, 0.05], 0.95);
  };

/** Stone teeth that hang from the mouth's roof and stand on its floor. */
function teeth(next: () => number): Geometry {
  const hung = [-0.42, -0.22, 0.02, 0.2, 0.4].map((x) => {
    const long = 0.2 + 0.22 * next();
    const y = HIGH + 0.12 - 0.75 * x * x;
    return move(turnX(cylinder({ radius: 0.075, radiusTop: 0.008, height: long, segments: 9 }), PI), [
      x,
      y,
      0.72 + 0.06 * next(),
    ]);
  });
  const stood = [-0.5, 0.48].map((x) =>
    move(cylinder({ radius: 0.1, radiusTop: 0.01, height: 0.3 + 0.15 * next(), segments: 9 }), [x, -0.04, 0.62]),
  );
  return merge([...hung, ...stood]);
}

/** Posts and a lintel of timber, rails with a cart full of ore, a lantern. */
function mine(): Part[] {
  const post = (x: number) => blockOn([0.17, 1.2, 0.17], x, -0.03, 0.98, 0.02);
  const rails = [-0.2, 0.2].map((x) => blockOn([0.045, 0.05, 1.9], x, 0.03, 1.05, 0.005));
  const ties = Array.from({ length: 7 }, (_, i) => blockOn([0.62, 0.05, 0.11], 0, -0.015, 0.3 + i * 0.27, 0.01));
  const tub = blockOn([0.56, 0.34, 0.66], 0, 0.21, 1.5, 0.04);
  const wheels = [-0.2, 0.2].flatMap((x) =>
    [-0.2, 0.2].map((z) => move(stretch(sphere(0.1, 14), [0.4, 1, 1]), [x, 0.17, 1.5 + z])),
  );
  const ore = [
    [-0.13, 0.56, 1.38],
    [0.12, 0.57, 1.5],
    [-0.08, 0.57, 1.66],
    [0.1, 0.58, 1.3],
    [0, 0.62, 1.5],
  ] as const;
  return [
    makePart("timber", "wood", merge([post(-0.66), post(0.66), blockOn([1.72, 0.19, 0.2], 0, 1.12, 0.98, 0.02)]), {
      weight: 1,
      grain: "y",
    }),
    makePart(
      "braces",
      "wood",
      merge([bar([-0.64, 0.8, 1], [-0.36, 1.14, 1], 0.05, 6), bar([0.64, 0.8, 1], [0.36, 1.14, 1], 0.05, 6)]),
      { weight: 0.5 },
    ),
    makePart("rails", "metal", merge(rails), { weight: 0.7 }),
    makePart("sleepers", "wood", merge(ties), { weight: 0.5, grain: "x" }),
    makePart("cart", "metal", tub, { weight: 0.9 }),
    makePart("cart-rim", "wood", merge([-0.29, 0.29].map((x) => blockOn([0.06, 0.08, 0.7], x, 0.5, 1.5, 0.01))), {
      weight: 0.5,
    }),
    makePart("wheels", "metal", merge(wheels), { weight: 0.6 }),
    makePart("ore", "ore", merge(ore.map((at, i) => move(boulder([0.13, 0.1, 0.12], i + 4, 9, 12), at))), {
      weight: 0.8,
    }),
    makePart("lantern", "lamp", move(stretch(sphere(0.075, 12), [0.8, 1.2, 0.8]), [0.4, 1.0, 1.06]), { weight: 0.5 }),
    makePart("hook", "metal", bar([0.4, 1.06, 1.06], [0.4, 1.16, 1.04], 0.012, 6), { weight: 0.2 }),
  ];
}

function build({ style, seed, stream }: Planned): Part[] {
  const next = stream("cave");
  const stones = (
    [
      [-1.35, 1.0, 0.3],
      [-1.75, 0.55, 0.24],
      [1.3, 1.05, 0.27],
      [1.8, 0.5, 0.32],
      [0.98, 1.32, 0.14],
      [-0.95, 1.35, 0.13],
    ] as const
  ).map(([x, z, r], i) => move(restOn(boulder([r, r * 0.75, r], seed + i, 11, 16), -r * 0.35), [x, r * 0.3, z]));
  const ground = turnedUp(
    [
      [0, -0.22],
      [2.1, -0.22],
      [2.2, -0.1, 0.05],
      [2.14, 0.005, 0.05],
      [0, 0.005],
    ],
    56,
  );
  const grass: Paint = (surface, x, _y, z, _nx, ny) => {
    if (ny > 0.5 && Math.abs(x + 0.15 * noise(z * 2, 0, 0, seed)) < 0.55 && z > 0)
      layColour(surface, [0.2, 0.14, 0.08], 0.95);
  };
  return [
    makePart("ground", "ground", ground, { weight: 0.6, paint: grass }),
    makePart("hill", "rock", hill(seed), { weight: 1, crease: 0.9, paint: rocky(seed) }),
    makePart("stones", "rock", merge(stones), { weight: 0.6 }),
    ...(style === "mine" ? mine() : [makePart("teeth", "rock", teeth(next), { weight: 0.8 })]),
  ];
}

const MINE = [
  "mine",
  "mine entrance",
  "mine shaft",
  "mineshaft",
  "gold mine",
  "coal mine",
  "abandoned mine",
  "mine tunnel",
  "mining tunnel",
];

/** A cave in a hill. What makes it itself: a dark round mouth in a mound of rough, mossy rock, stone teeth hanging from its roof. A mine's mouth is framed with timber, and rails lead out of it with a cart full of ore. */
export const cave = defineFromPlan({
  id: "cave",
  family: "building",
  words: [
    "cave",
    "cavern",
    "cave entrance",
    "grotto",
    "den",
    "lair",
    "dragon's lair",
    "dragon lair",
    "bear cave",
    "dark cave",
    ...MINE,
  ],
  senses: ["cave", "mine#1"],
  height: 2.2,
  view: { azimuth: 0.32, elevation: 0.22 },
  slots: {
    // the gold of a gold mine is not what its rock is of
    rock: { ...mainSlot("rock", "#7d7a74 #8a8378 #6f7174", "stone|hill|stalactite|wall"), takesWhole: "colour" },
    ground: slot("grass", "#5c7a3a", "floor|grass"),
    wood: slot("oak", "#7a5634", "timber|beam|post"),
    metal: slot("cast-iron", "#4a4744", "rail|cart|track"),
    ore: slot("gold", "#e0a82a", "gold|coal"),
    lamp: slot("plastic", "#ffd97a", "lantern"),
  },
  styles: { cave: {}, mine: { weight: 0, words: MINE } },
  kinds: { gold: {}, coal: { weight: 0, words: ["coal mine"], dress: { ore: "#1c1b1c" }, materials: { ore: "coal" } } },
  build,
});
