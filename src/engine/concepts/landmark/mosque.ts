import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { around, block, blockOn, coneRoof } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

/** An opening with a pointed arch, its foot on y = 0. */
const arch = (w: number, h: number): readonly Corner[] => [
  [-w / 2, 0],
  [w / 2, 0],
  [w / 2, h * 0.62, w * 0.5],
  [w * 0.22, h * 0.88, w * 0.3],
  [0, h],
  [-w * 0.22, h * 0.88, w * 0.3],
  [-w / 2, h * 0.62, w * 0.5],
];

/** An onion or a plain dome on y = 0. */
const dome = (r: number, onion: boolean): Part["geometry"] =>
  lathe(
    roundCorners(
      onion
        ? [
            [0, 0],
            [r * 0.86, 0],
            [r * 1.03, r * 0.35, r * 0.4],
            [r * 0.95, r * 0.75, r * 0.5],
            [r * 0.5, r * 1.22, r * 0.4],
            [r * 0.1, r * 1.5, r * 0.2],
            [0, r * 1.66],
          ]
        : [
            [0, 0],
            [r, 0],
            [r * 0.99, r * 0.3, r * 0.3],
            [r * 0.8, r * 0.68, r * 0.5],
            [r * 0.42, r * 0.96, r * 0.4],
            [0, r * 1.05],
          ],
      8,
    ),
    40,
  );

/** A crescent on a rod, from y = 0. */
function crescent(size: number): Part["geometry"] {
  const n = 18;
  const outer = Array.from({ length: n + 1 }, (_, i) => {
    const a = PI * 0.68 + (i / n) * PI * 1.64;
    return [size * 0.4 * cos(a), size * 0.4 * sin(a)] as const;
  });
  const inner = Array.from({ length: n - 1 }, (_, i) => {
    const a = PI * 0.68 + ((n - 1 - i) / n) * PI * 1.64;
    return [size * 0.31 * cos(a), size * 0.1 + size * 0.31 * sin(a) - size * 0.02] as const;
  });
  return merge([
    bar([0, -size * 0.2, 0], [0, size * 0.62, 0], size * 0.05, 10),
    move(extrude([...outer, ...inner], { depth: size * 0.1 }), [0, size * 0.95, 0]),
  ]);
}

function minaret(height: number): { shaft: Part["geometry"]; balcony: Part["geometry"]; roof: Part["geometry"] } {
  const r = 0.55;
  const shaft = lathe(
    roundCorners(
      [
        [0, 0],
        [r * 1.5, 0],
        [r * 1.5, 2.2, 0.05],
        [r, 2.8, 0.1],
        [r * 0.94, height],
        [0, height],
      ],
      3,
    ),
    20,
  );
  const rings = [0.62, 0.96].map((t) =>
    move(
      lathe(
        roundCorners(
          [
            [r * 0.6, -0.55],
            [r * 1.0, -0.5],
            [r * 1.55, 0, 0.05],
            [r * 1.55, 0.45],
            [r * 1.4, 0.45],
            [r * 1.4, 0.08],
            [r * 0.6, 0.08],
          ],
          2,
        ),
        24,
        true,
      ),
      [0, height * t, 0],
    ),
  );
  const turret = lathe(
    [
      [0, height],
      [r * 0.74, height],
      [r * 0.74, height + 1.2],
      [0, height + 1.2],
    ],
    20,
  );
  return { shaft: merge([shaft, turret]), balcony: merge(rings), roof: coneRoof(r * 1.02, height + 1.15, 2.5, 24) };
}

function build({ count: told, style }: Planned): Part[] {
  const isTaj = style === "taj";
  const count = isTaj ? 4 : told;
  const S = 11;
  const H = 5;
  const onion = style !== "round";
  const R = 3.9;
  const wide = isTaj ? 8.6 : 3.2;
  const drumTop = H + 1.9;
  const spots = (
    [
      [-1, 1],
      [1, 1],
      [-1, -1],
      [1, -1],
    ] as const
  )
    .slice(0, count)
    // those of the tomb stand by themselves, at the corners of its terrace
    .map(([x, z]) => [x * (S / 2 + (isTaj ? 3.2 : 0.3)), z * (S / 2 + (isTaj ? 3.2 : 0.3))] as const);
  const tower = minaret(12.5);
  const front = S / 2;
  const windows = [-1, 1].flatMap((s) => [2.3, 4.1].map((x) => move(plate(arch(1.0, 2.3), 0.12), [s * x, 1.3, front])));
  const sides = [1, -1].flatMap((s) =>
    [-3.6, -1.2, 1.2, 3.6].map((z) => block([0.12, 2.2, 0.9], [s * (S / 2), 2.5, z], 0.02)),
  );
  const drumWindows = around(12, block([0.1, 0.95, 0.55], [R * 0.985, H + 1.05, 0]), TAU / 24);
  return [
    makePart("terrace", "stone", blockOn([S + wide, 0.45, S + wide + 0.4], 0, 0, 0.2, 0.06), { weight: 0.6 }),
    makePart(
      "steps",
      "stone",
      merge([
        blockOn([4.4, 0.3, 1], 0, 0, front + wide / 2 + 0.8, 0.04),
        blockOn([4.4, 0.15, 1.6], 0, 0, front + wide / 2 + 1, 0.03),
      ]),
      { weight: 0.3 },
    ),
    makePart("hall", "body", blockOn([S, H - 0.4, S], 0, 0.4, 0, 0.08), { weight: 1 }),
    makePart(
      "cornice",
      "stone",
      merge([
        blockOn([S + 0.4, 0.28, S + 0.4], 0, H - 0.1, 0, 0.06),
        move(torus(R + 0.02, 0.17, 40, 8), [0, drumTop, 0]),
      ]),
      { weight: 0.5 },
    ),
    makePart(
      "drum",
      "body",
      lathe(
        [
          [0, H],
          [R * 0.985, H],
          [R * 0.985, drumTop],
          [0, drumTop],
        ],
        40,
      ),
      { weight: 0.8 },
    ),
    makePart("dome", "dome", move(dome(R, onion), [0, drumTop, 0]), { weight: 1 }),
    ...makeParts(
      "small-dome",
      "dome",
      [-1, 1].flatMap((x) => [-1, 1].map((z) => move(dome(1.25, onion), [x * 3.95, H + 0.15, z * 3.95]))),
      { weight: 0.7 },
    ),
    makePart(
      "portal",
      "stone",
      merge([
        block([4.2, 5.6, 0.9], [0, 3.1, front + 0.2], 0.08),
        block([4.5, 0.35, 1.1], [0, 5.95, front + 0.2], 0.06),
      ]),
      { weight: 0.9 },
    ),
    makePart("niche", "tile", move(plate(arch(2.9, 4.4), 0.12), [0, 0.45, front + 0.66]), { weight: 0.8 }),
    makePart("door", "door", move(plate(arch(1.6, 2.9), 0.12), [0, 0.45, front + 0.74]), { weight: 0.8 }),
    makePart("windows", "window", merge([...windows, ...sides, ...drumWindows]), { weight: 0.6 }),
    ...makeParts(
      "minaret",
      "body",
      spots.map(([x, z]) => move(tower.shaft, [x, 0, z])),
      { weight: 1 },
    ),
    ...makeParts(
      "balcony",
      "stone",
      spots.map(([x, z]) => move(tower.balcony, [x, 0, z])),
      { weight: 0.7 },
    ),
    ...makeParts(
      "spire",
      "dome",
      spots.map(([x, z]) => move(tower.roof, [x, 0, z])),
      { weight: 0.9 },
    ),
    makePart(
      "crescents",
      "gold",
      merge([
        move(crescent(1.5), [0, drumTop + R * (onion ? 1.6 : 1.0), 0]),
        ...spots.map(([x, z]) => move(crescent(0.75), [x, 16.05, z])),
      ]),
      { weight: 0.8 },
    ),
  ];
}

/** A mosque. What makes it itself: a square hall under one great dome on a ring of windows, a tall pointed portal, and slim minarets with balconies and pointed caps at its corners; golden crescents on top. */
export const mosque = defineFromPlan({
  id: "mosque",
  family: "building",
  words: ["mosque", "masjid", "islamic temple", "minaret", "taj mahal"],
  senses: ["mosque", "minaret"],
  height: 17,
  view: { azimuth: 0.45, elevation: 0.16 },
  slots: {
    body: mainSlot("plaster marble", "#efe6d2 #e4d2a8 #f2f0ea", "wall|hall|minaret|tower"),
    dome: slot("copper painted-metal gold", "#3f8f86 #2f6fa0 #c8a04a #5f9a90", "cupola|roof|spire"),
    stone: slot("plaster", "#d8c8a4 #c8b48a", "terrace|portal|balcony|step"),
    tile: slot("ceramic-glaze", "#1f5f9a #1f7f86", "niche"),
    door: slot("oak", "#5a3418 #3f6a44", "gate"),
    window: slot("glass", "#22384a", "pane"),
    gold: slot("gold", "", "crescent|finial"),
  },
  styles: {
    round: { weight: 1.4 },
    onion: { weight: 1 },
    taj: {
      weight: 0,
      words: ["taj mahal"],
      dress: {
        body: "#f4f1ea",
        dome: "#f4f1ea",
        stone: "#e9e4d8",
        tile: "#b9b1a4",
        door: "#4a4038",
        window: "#6a665f",
      },
      materials: { body: "marble", dome: "marble", stone: "marble", tile: "marble" },
    },
  },
  count: { slot: "body", min: 2, max: 4, most: 4 },
  build,
});
