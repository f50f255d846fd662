import { box } from "../../geometry/box.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { bar, plate } from "../pieces.ts";

/** The gun itself along +X, its trunnions at the origin: rings, a swelling muzzle and a knob behind. */
function tubeOf(): Part {
  const profile = roundCorners(
    [
      [0, -0.62],
      [0.05, -0.61, 0.03],
      [0.055, -0.57, 0.02],
      [0.03, -0.54, 0.01],
      [0.1, -0.5, 0.04],
      [0.145, -0.47, 0.004],
      [0.145, -0.43, 0.004],
      [0.13, -0.42, 0.004],
      [0.125, -0.12, 0.004],
      [0.137, -0.115, 0.004],
      [0.137, -0.085, 0.004],
      [0.116, -0.08, 0.004],
      [0.1, 0.3, 0.004],
      [0.112, 0.305, 0.004],
      [0.112, 0.33, 0.004],
      [0.095, 0.335, 0.004],
      [0.088, 0.6, 0.05],
      [0.122, 0.68, 0.03],
      [0.122, 0.71, 0.01],
      [0.06, 0.715, 0.004],
      [0.058, 0.4],
      [0, 0.4],
    ],
    4,
  );
  return makePart("tube", "barrel", settle(turnZ(lathe(profile, 40), -PI / 2)), { weight: 1 });
}

/** A spoked wheel in the XY plane about the origin. */
function spoked(name: string, radius: number, at: readonly [number, number, number]): Part[] {
  const put = (part: Part): Part => ({ ...part, geometry: move(part.geometry, at) });
  const spokes = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * TAU + 0.15;
    return bar([0.04 * cos(a), 0.04 * sin(a), 0], [(radius - 0.03) * cos(a), (radius - 0.03) * sin(a), 0], 0.017, 8);
  });
  const rim = lathe(
    [
      [radius - 0.055, -0.028],
      [radius - 0.012, -0.028],
      [radius - 0.012, 0.028],
      [radius - 0.055, 0.028],
    ],
    48,
    true,
  );
  const tyre = lathe(
    [
      [radius - 0.014, -0.032],
      [radius, -0.03],
      [radius, 0.03],
      [radius - 0.014, 0.032],
    ],
    48,
    true,
  );
  return [
    makePart(`${name}-rim`, "wheel", settle(turnX(rim, PI / 2)), { weight: 1 }),
    makePart(`${name}-tyre`, "iron", settle(turnX(tyre, PI / 2)), { weight: 0.8 }),
    ...makeParts(`${name}-spoke`, "wheel", spokes, { weight: 0.6 }),
    makePart(`${name}-hub`, "wheel", move(disc(0.062, 0.13, 0.012, 28), [0, 0, -0.065]), { weight: 0.7 }),
    makePart(`${name}-cap`, "iron", move(disc(0.032, 0.16, 0.008, 20), [0, 0, -0.08]), { weight: 0.5 }),
  ].map(put);
}

/** Two large wheels and a trail on the ground. */
function field(): Part[] {
  const tilt = (parts: Part[]) =>
    parts.map((part) => ({ ...part, geometry: move(turnZ(part.geometry, 0.2), [0.05, 0.56, 0]) }));
  const cheek = plate(
    [
      [-1.0, 0.0, 0.01],
      [-0.84, 0.0, 0.01],
      [-0.3, 0.33, 0.1],
      [0.16, 0.4, 0.04],
      [0.17, 0.55, 0.03],
      [-0.1, 0.57, 0.05],
      [-0.4, 0.44, 0.1],
    ],
    0.06,
    0.008,
  );
  return [
    ...tilt([tubeOf()]),
    ...makeParts(
      "cheek",
      "carriage",
      [-1, 1].map((side) => move(cheek, [0, 0, side * 0.145])),
      { weight: 1, grain: "x" },
    ),
    makePart("transom", "carriage", move(box([0.12, 0.08, 0.28], { bevel: 0.01 }), [-0.86, 0.07, 0]), { weight: 0.5 }),
    makePart("bed", "carriage", move(box([0.5, 0.06, 0.26], { bevel: 0.008 }), [-0.08, 0.4, 0]), { weight: 0.5 }),
    makePart("axle", "iron", bar([0.05, 0.4, -0.42], [0.05, 0.4, 0.42], 0.028), { weight: 0.4 }),
    makePart("trunnion", "barrel", bar([0.05, 0.56, -0.19], [0.05, 0.56, 0.19], 0.04), { weight: 0.5 }),
    ...spoked("left", 0.4, [0.05, 0.4, 0.31]),
    ...spoked("right", 0.4, [0.05, 0.4, -0.31]),
  ];
}

/** A ship's gun on four trucks. */
function naval(): Part[] {
  const cheek = plate(
    [
      [-0.5, 0.1, 0.02],
      [0.38, 0.1, 0.02],
      [0.38, 0.42, 0.02],
      [0.0, 0.42, 0.02],
      [0.0, 0.34],
      [-0.2, 0.34],
      [-0.2, 0.26],
      [-0.36, 0.26],
      [-0.36, 0.19],
      [-0.5, 0.19],
    ],
    0.075,
    0.008,
  );
  const wheel = (x: number, z: number) => move(disc(0.115, 0.07, 0.01, 32), [x, 0.115, z]);
  const spots = [-1, 1].flatMap((a) => [-1, 1].map((b) => [a * 0.32 - 0.04, b] as const));
  return [
    { ...tubeOf(), geometry: move(turnZ(tubeOf().geometry, 0.08), [0.12, 0.47, 0]) },
    ...makeParts(
      "cheek",
      "carriage",
      [-1, 1].map((side) => move(cheek, [0, 0, side * 0.17])),
      { weight: 1, grain: "x" },
    ),
    makePart("bed", "carriage", move(box([0.8, 0.06, 0.3], { bevel: 0.008 }), [-0.06, 0.16, 0]), { weight: 0.5 }),
    makePart("wedge", "carriage", move(box([0.24, 0.2, 0.13], { bevel: 0.008 }), [-0.3, 0.26, 0]), { weight: 0.4 }),
    makePart("trunnion", "barrel", bar([0.12, 0.44, -0.22], [0.12, 0.44, 0.22], 0.045), { weight: 0.5 }),
    ...makeParts(
      "wheel",
      "wheel",
      spots.map(([x, side]) => wheel(x, side * 0.24 - 0.035)),
      { weight: 0.9 },
    ),
    ...makeParts(
      "axle",
      "iron",
      [-0.36, 0.28].map((x) => bar([x, 0.115, -0.3], [x, 0.115, 0.3], 0.03)),
      { weight: 0.5 },
    ),
    ...makeParts(
      "hoop",
      "iron",
      [-1, 1].map((s) => move(turnX(torus(0.055, 0.01, 24, 8), PI / 2), [0.12, 0.44, s * 0.205])),
      { weight: 0.4 },
    ),
  ];
}

/** A cannon. What makes it itself: a heavy barrel with rings, an open flared muzzle and a knob behind, on a field carriage with two big spoked wheels or a ship's stepped one on four small wheels; a pile of iron balls beside it. */
export const cannon = defineThing({
  id: "cannon",
  family: "weapon",
  forms: { field: 3, naval: 2 },
  words: {
    cannon: "",
    "pirate cannon": "naval",
    "ship cannon": "naval",
    "ship's cannon": "naval",
    "naval cannon": "naval",
    "old cannon": "",
    "field gun": "field",
    artillery: "field",
    howitzer: "field",
  },
  senses: ["cannon", "artillery"],
  height: 0.9,
  slots: {
    barrel: { words: ["tube", "muzzle"], materials: ["iron", "bronze"] },
    carriage: {
      words: ["mount", "stand"],
      materials: ["oak"],
      colours: ["#7a4a26", "#5e3a20", "#8f5f33"].map(fromHex),
      takesWhole: false,
      group: "wood",
    },
    wheel: {
      words: ["spoke"],
      materials: ["oak"],
      colours: ["#7a4a26", "#5e3a20", "#8f5f33"].map(fromHex),
      takesWhole: false,
      group: "wood",
    },
    iron: { words: ["fitting", "tyre"], materials: ["iron"], takesWhole: false },
    ball: { words: ["cannonball", "cannon ball"], materials: ["iron"], takesWhole: false },
  },
  dress: ({ look }) => ({
    barrel: look % 3 === 0 ? { material: "bronze" } : { material: "painted-metal", colours: [fromHex("#2a2b2e")] },
  }),
  build: ({ form }) => {
    const r = 0.065;
    const pile = [
      [0, 0],
      [1, 0],
      [2, 0],
      [0.5, 0.866],
      [1.5, 0.866],
      [1, 1.73],
    ].map(([x, z]) => [0.5 + (x as number) * r * 1.98, r, 0.5 + (z as number) * r * 1.98]);
    const top = [
      [0.5, 0.29],
      [1.5, 0.29],
      [1, 1.155],
    ].map(([x, z]) => [0.5 + (x as number) * r * 1.98, r * 2.6, 0.5 + (z as number) * r * 1.98]);
    const peak = [[0.5 + r * 1.98, r * 4.18, 0.5 + 0.577 * r * 1.98]];
    const balls = [...pile, ...top, ...peak].map(([x, y, z]) =>
      move(sphere(r, 20, 12), [x as number, y as number, z as number]),
    );
    const parts = [...(form === "field" ? field() : naval()), ...makeParts("ball", "ball", balls, { weight: 0.5 })];
    return parts.map((part) => ({ ...part, geometry: turnY(part.geometry, -PI / 2) }));
  },
  view: { azimuth: 1.0, elevation: 0.24 },
});
