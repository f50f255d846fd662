import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, type StructureParameters } from "../building/structure.ts";
import { layColour } from "../lay-colour.ts";
import { boulder } from "./stone-shape.ts";
import { dome, land, ridges } from "./terrain.ts";

/** A frond that bows over, cut into leaflets, along +Z. */
function frond(long: number): Geometry {
  const half: [number, number][] = [];
  for (let i = 0; i <= 9; i += 1) {
    const t = i / 9;
    const w = long * 0.15 * sin(Math.min(1, 0.12 + t) * 2.9) + 0.008;
    half.push([w, t * long], [w * 0.55, Math.min(long, (t + 0.06) * long)]);
  }
  const outline = [...half, ...half.map(([x, y]) => [-x, y] as const).reverse()];
  return deform(turnX(extrude(outline, { depth: 0.02 }), Math.PI / 2), ([x, y, z]) => [
    x,
    y + 0.26 * z * (1.4 - (1.9 * z) / long) - 0.5 * Math.abs(x),
    z,
  ]);
}

/** A bowed trunk with rings, a crown of fronds and nuts, its foot at the origin. */
function palmTree(name: string, h: number, lean: number, at: Vec3, turn: number): Part[] {
  const path = curveThrough(
    [
      [0, -0.1, 0],
      [lean * 0.3, h * 0.35, 0],
      [lean * 0.7, h * 0.72, 0],
      [lean, h, 0],
    ],
    8,
  );
  const trunk = sweep(circleOutline(0.05, 12), path, { scale: (t) => 1.25 - 0.5 * t });
  const put = (g: Geometry) => move(turnY(g, turn), at);
  const crown = Array.from({ length: 9 }, (_, i) =>
    move(turnY(frond(0.52 + 0.06 * (i % 2)), (i / 9) * TAU), [lean, h - 0.02, 0]),
  );
  return [
    makePart(`${name}-trunk`, "trunk", put(trunk), {
      weight: 0.8,
      paint: (surface, _x, y) => {
        if (sin(y * 75) > 0.82) {
          surface.r *= 0.6;
          surface.g *= 0.6;
          surface.b *= 0.6;
        }
      },
    }),
    ...makeParts(`${name}-frond`, "leaf", crown.map(put), { weight: 0.85 }),
    makePart(
      `${name}-nuts`,
      "trunk",
      put(merge([0, 2.1, 4.2].map((a) => move(sphere(0.05, 12, 8), [lean + 0.06 * cos(a), h - 0.06, 0.06 * sin(a)])))),
      { weight: 0.4 },
    ),
  ];
}

/** A round conifer or broad tree for a floating meadow. */
function meadowTree(name: string, h: number, at: Vec3, seed: number): Part[] {
  const trunk = turnedUp(
    [
      [0, -0.06],
      [0.06, -0.06],
      [0.035, h * 0.5],
      [0, h * 0.5],
    ],
    12,
  );
  const crowns = [
    [0, 0.68, 0, 0.3],
    [0.14, 0.6, 0.08, 0.22],
    [-0.13, 0.62, -0.04, 0.23],
    [0.02, 0.86, -0.03, 0.22],
  ] as const;
  return [
    makePart(`${name}-trunk`, "trunk", move(trunk, at), { weight: 0.6 }),
    makePart(
      `${name}-crown`,
      "leaf",
      move(
        merge(
          crowns.map(([x, y, z, r], i) =>
            move(boulder([r * h, r * h * 0.9, r * h], seed + i, 3, 18), [x * h, y * h, z * h]),
          ),
        ),
        at,
      ),
      { weight: 0.9 },
    ),
  ];
}

const GRASS = fromHex("#6b9a3a");
const SAND = fromHex("#e2c88f");
const FOAM = fromHex("#eaf6f8");

/** Name, height over the tallest, lean in metres, foot and turn of each palm, in the order they are planted. */
const PALMS: readonly (readonly [name: string, high: number, lean: number, at: Vec3, turn: number])[] = [
  ["palm", 1, 0.34, [-0.08, 0.36, 0], 0.2],
  ["second-palm", 0.72, 0.26, [-0.02, 0.36, 0.06], 3.4],
  ["third-palm", 0.84, 0.2, [0.12, 0.34, -0.12], 5.1],
  ["fourth-palm", 0.6, 0.24, [-0.2, 0.32, 0.18], 2.2],
];

function sea(p: StructureParameters) {
  const r = 1 * p.wide;
  const shape = (a: number) => 1 + 0.12 * sin(a * 2 + p.seed) + 0.06 * sin(a * 3 + 2 * p.seed);
  const rise = (x: number, z: number) => 0.42 * dome(x, z, r) + 0.03 * ridges(x * 2, z * 2, p.seed) * dome(x, z, r);
  const paint: Paint = (surface, x, y, z) => {
    const n = noise(x * 6, 0, z * 6, p.seed) * 0.05;
    if (y + n > 0.2) layColour(surface, GRASS, 0.95);
    else layColour(surface, SAND, 0.95);
    const shade = 1 + 1.6 * n;
    surface.r *= shade;
    surface.g *= shade;
  };
  const shore: Paint = (surface, x, _y, z) => {
    const d = Math.sqrt(x * x + z * z) / r;
    const wave = d + 0.05 * noise(x * 5, 0, z * 5, p.seed);
    const shallow = smoothstep(1.25, 0.85, d);
    surface.r = 0.03 + 0.2 * shallow;
    surface.g = 0.22 + 0.3 * shallow;
    surface.b = 0.36 + 0.2 * shallow;
    if (wave > 0.885 && wave < 0.92) layColour(surface, FOAM, 0.6);
    surface.roughness = 0.12;
  };
  const h = 0.95 * p.tall;
  const rocks = [0, 1, 2, 3].map((i) => {
    const a = i * 1.7 + p.seed;
    return move(boulder([0.1, 0.08, 0.09], p.seed + i, 11, 16), [0.72 * r * cos(a), 0.12, 0.72 * r * sin(a)]);
  });
  return standModel(
    [
      makePart(
        "water",
        "water",
        land(r * 1.4, (x, z) => 0.075 + 0.008 * sin(x * 11 + 1) * sin(z * 9), { segments: 64, rows: 14 }),
        { weight: 0.8, paint: shore },
      ),
      makePart("land", "land", land(r, rise, { segments: 72, rows: 26, rim: shape }), { weight: 1, paint }),
      ...PALMS.slice(0, p.count).flatMap(([name, high, lean, at, turn]) => palmTree(name, h * high, lean, at, turn)),
      ...makeParts("rock", "rock", rocks, { weight: 0.5 }),
    ],
    [{ name: "top", position: [0.1, 0.4, 0.15], normal: [0, 1, 0], radius: 0.5 }],
  );
}

function floating(p: StructureParameters) {
  const r = 0.9 * p.wide;
  const deep = 1.15 * p.tall;
  const n = 60;
  const rim = (a: number) => r * (1 + 0.1 * sin(a * 2 + p.seed) + 0.05 * sin(a * 5 + 1));
  const rows = 18;
  const rings: Ring[] = [[[0.05, 0, 0]]];
  for (let k = 1; k <= rows; k += 1) {
    const t = k / rows;
    rings.push(
      Array.from({ length: n }, (_, i): Vec3 => {
        const a = -(i / n) * TAU;
        const rough =
          1 +
          0.22 * noise(3 * cos(a), t * 5, 3 * sin(a), p.seed) +
          0.12 * noise(8 * cos(a), t * 11, 8 * sin(a), p.seed + 9);
        const k2 = rim(a) * (0.16 * t + 0.84 * t * t) * (k === rows ? 1 : rough) * 0.985;
        return [k2 * cos(a) + 0.05 * (1 - t), deep * t * (1 - 0.02 * (1 - t)), k2 * sin(a)];
      }),
    );
  }
  const top = land(r * 1.03, (x, z) => 0.1 + 0.2 * dome(x, z, r) + 0.02 * ridges(x * 3, z * 3, p.seed), {
    segments: 60,
    rows: 18,
    floor: 0,
    rim: (a) => rim(a) / r,
  });
  const grass: Paint = (surface, x, y, z) => {
    const shade = 0.85 + 0.25 * noise(x * 9, 0, z * 9, p.seed);
    if (y < 0.04) layColour(surface, fromHex("#6e4d30"), 0.95);
    else layColour(surface, [GRASS[0] * shade, GRASS[1] * shade, GRASS[2] * shade], 0.95);
  };
  const y = deep - 0.03;
  return standModel(
    [
      makePart("underside", "rock", loft(rings), { weight: 0.95 }),
      makePart("meadow", "land", move(top, [0, y, 0]), { weight: 1, paint: grass }),
      ...meadowTree("tree", 0.9, [-0.12, y + 0.26, -0.1], p.seed),
      ...meadowTree("little-tree", 0.55, [0.42, y + 0.16, 0.1], p.seed + 5),
      ...makeParts(
        "stone",
        "rock",
        [
          [0.1, 0.45],
          [-0.5, 0.25],
          [0.3, -0.5],
        ].map(([x, z], i) =>
          move(boulder([0.1, 0.08, 0.09], p.seed + i, 10, 16), [x as number, y + 0.16, z as number]),
        ),
        { weight: 0.5 },
      ),
    ],
    [{ name: "top", position: [0, y + 0.26, 0.15], normal: [0, 1, 0], radius: 0.55 }],
  );
}

/** An island. What makes it itself: sand that rises out of blue water with foam at the shore, green in the middle, a bowed palm or two; the floating one is a meadow with trees on a rough point of rock. */
export const island = defineStructure({
  id: "island",
  family: "nature",
  words: [
    "island",
    "tropical island",
    "desert island",
    "palm island",
    "treasure island",
    "beach",
    "floating island",
    "sky island",
    "islet",
  ],
  senses: ["island#1", "beach"],
  height: 2,
  counts: [1, 4],
  counted: "leaf|palm",
  styles: { sea: 3, floating: 0.0001 },
  choose: (ask) =>
    byWord({ floating: ["floating island", "sky island"] })(ask) ?? (ask.traits.has("flying") ? "floating" : "sea"),
  slots: {
    land: bodySlot(["sand", "ground", "grass", "meadow"], ["sand"]),
    water: fixedSlot(["sea", "ocean", "lagoon"], ["plastic"], "#1f86a8"),
    rock: fixedSlot(["stone", "underside"], ["granite"], "#7a6a58", "#75706a"),
    trunk: fixedSlot(["palm trunk", "coconut"], ["bark"], "#8a6a48"),
    leaf: fixedSlot(["palm", "palm tree", "frond", "tree", "crown"], ["leaves"], "#3f8a34", "#4d9138"),
  },
  build: (p) => (p.style === "floating" ? floating(p) : sea(p)),
  view: { azimuth: 0.4, elevation: 0.3 },
});
