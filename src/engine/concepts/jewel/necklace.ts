import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { carryFrames, tube } from "../../geometry/sweep.ts";
import { atan2, cos, pow, sin, TAU } from "../../math/elementary.ts";
import type { Mat4 } from "../../math/mat4.ts";
import { add, distance, mix, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { facetPaint } from "./facet-paint.ts";
import { brilliant } from "./gem-cuts.ts";
import { openLocket } from "./open-locket.ts";

/** As it lies about a neck: high behind, low in front. */
const worn = (a: number, drop: number): Vec3 => [
  0.078 * sin(a) * (1 - 0.12 * cos(a)),
  -drop * pow(0.5 + 0.5 * cos(a), 1.5),
  0.052 * cos(a),
];

/** Points at even distances along the closed line. */
function evenly(drop: number, count: number): Vec3[] {
  const fine = Array.from({ length: 721 }, (_, i) => worn((i / 720) * TAU, drop));
  const sums = [0];
  for (let i = 1; i < fine.length; i += 1)
    sums.push((sums[i - 1] as number) + distance(fine[i] as Vec3, fine[i - 1] as Vec3));
  const total = sums.at(-1) as number;
  let at = 0;
  return Array.from({ length: count }, (_, k) => {
    const wanted = (k / count) * total;
    while ((sums[at + 1] as number) < wanted) at += 1;
    const [a, b] = [sums[at] as number, sums[at + 1] as number];
    return mix(fine[at] as Vec3, fine[at + 1] as Vec3, (wanted - a) / (b - a));
  });
}

const frameAt = (points: readonly Vec3[]): Mat4[] =>
  carryFrames(points, true).map(({ right, up, forward }, i): Mat4 => {
    const [x, y, z] = points[i] as Vec3;
    return [...right, 0, ...up, 0, ...forward, 0, x, y, z, 1];
  });

function chain(drop: number): Part["geometry"] {
  const points = evenly(drop, 84);
  // a link reaches a little into both its neighbours
  const long = distance(points[0] as Vec3, points[1] as Vec3) * 0.86;
  const link = turnX(stretch(torus(1, 0.26, 12, 5), [0.62 * long, 0.62 * long, long]), 0);
  const flat = merge([link]);
  const upright = { ...flat, positions: flat.positions.slice() };
  for (let i = 0; i < upright.positions.length; i += 3) {
    const [x, y] = [flat.positions[i] as number, flat.positions[i + 1] as number];
    upright.positions[i] = -y;
    upright.positions[i + 1] = x;
  }
  return merge(frameAt(points).map((frame, i) => place(i % 2 === 0 ? flat : upright, frame)));
}

function pendant(style: string, low: Vec3): Part[] {
  const under = (geometry: Part["geometry"], down: number): Part["geometry"] =>
    move(geometry, add(low, [0, -down, 0.001]));
  const bail = turnX(torus(0.0055, 0.0017, 20, 8), Math.PI / 2);
  if (style === "medallion" || style === "amulet") {
    const r = 0.026;
    const disc = turnX(
      lathe(
        roundCorners(
          [
            [0, -0.0025],
            [r, -0.0025, 0.001],
            [r, 0.0035, 0.001],
            [r * 0.86, 0.0035, 0.001],
            [r * 0.8, 0.0018, 0.001],
            [0, 0.0018],
          ],
          2,
        ),
        48,
      ),
      Math.PI / 2,
    );
    const rays = Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * TAU;
      return move(sphere(0.0022, 8, 5), [r * 0.62 * cos(a), r * 0.62 * sin(a), 0.0025]);
    });
    const stone = turnX(brilliant(0.012, 8), Math.PI / 2);
    return [
      makePart(
        "pendant",
        "metal",
        merge([bail, disc, ...rays].map((each, i) => under(each, i === 0 ? 0.005 : 0.034))),
        { weight: 0.9 },
      ),
      makePart("gem", "gem", under(move(stone, [0, 0, 0.002]), 0.034), {
        weight: 0.9,
        crease: 0.05,
        paint: facetPaint(0.8),
      }),
    ];
  }
  const size = 0.017;
  const stone = stretch(turnX(brilliant(size, 8), Math.PI / 2), [0.86, 1.12, 0.8]);
  const rim = stretch(turnX(torus(size * 1.02, 0.0022, 40, 8), Math.PI / 2), [0.87, 1.13, 1]);
  const claws = [0, 1, 2, 3].map((k) => {
    const a = (k + 0.5) * (TAU / 4);
    return move(sphere(0.0028, 8, 6), [size * 0.88 * cos(a), size * 1.14 * sin(a), 0.002]);
  });
  return [
    makePart("setting", "metal", merge([under(bail, 0.005), ...[rim, ...claws].map((each) => under(each, 0.0295))]), {
      weight: 0.8,
    }),
    makePart("gem", "gem", under(stone, 0.0295), { weight: 1, crease: 0.05, paint: facetPaint(0.8) }),
  ];
}

/** Cut stones all the way round, each in its own setting, growing towards the middle. */
function riviere(drop: number): Part[] {
  const count = 44;
  const points = evenly(drop, count);
  const step = distance(points[0] as Vec3, points[1] as Vec3);
  const cut = turnX(brilliant(1, 8), Math.PI / 2);
  const rim = turnX(torus(1.02, 0.16, 20, 6), Math.PI / 2);
  const set = (piece: Part["geometry"]) =>
    points.map((point, i) => {
      const size = step * (0.4 + 0.12 * cos((i / count) * TAU));
      const out = atan2(point[0], point[2]);
      return move(turnY(stretch(piece, [size, size, size]), out), point);
    });
  const cord = tube(step * 0.13, evenly(drop, 110), 6, { closed: true });
  return [
    makePart("gems", "gem", merge(set(cut)), { weight: 1, crease: 0.05, paint: facetPaint(0.8) }),
    makePart("settings", "metal", merge([cord, ...set(rim)]), { weight: 0.8 }),
  ];
}

/** Rows of pearls or beads, each hanging below the one before it. */
function rowsOf(rows: number, style: string, drop: number): Part[] {
  const count = style === "pearls" ? 46 : 34;
  const step = distance(...(evenly(drop, count).slice(0, 2) as [Vec3, Vec3]));
  return Array.from({ length: rows }, (_, row) => {
    const fall = drop + 1.35 * step * row;
    const around = Math.round(count * (1 + 0.09 * row));
    const pearls = evenly(fall, around).map((point, i) => {
      const front = 0.5 + 0.5 * cos((i / around) * TAU);
      // further rows lie outside the first, and meet at the clasp
      const out = 1 + 0.05 * row * front;
      return move(sphere(step * (0.44 + 0.1 * front), 16, 10), [out * point[0], point[1], point[2] * out]);
    });
    return makePart(rows === 1 ? "pearls" : `pearls-${row + 1}`, "pearl", merge(pearls), { weight: 1 });
  });
}

/** Rows by what was said of it: "a triple strand necklace". */
const ROWS: Readonly<Record<string, number>> = { double: 2, triple: 3, quadruple: 4 };

function build({ style, kind, stream }: Planned): Part[] {
  const drop = 0.1 + 0.03 * stream("drop")();
  const low = worn(0, drop);
  if (style === "diamonds") return riviere(drop);
  if (style === "pearls" || style === "beads") {
    const rows = ROWS[kind] ?? 1;
    const step = distance(...(evenly(drop, 46).slice(0, 2) as [Vec3, Vec3]));
    const cord = tube(0.0009, evenly(drop, 90), 5, { closed: true });
    const clasp = move(sphere(step * 0.5, 12, 8), worn(TAU / 2, drop));
    return [
      ...rowsOf(rows, style, drop),
      makePart("cord", "metal", merge([cord, clasp]), { weight: 0.3 }),
      ...(kind === "hung" ? pendant("drop", add(low, [0, -step * 0.4, 0])) : []),
    ];
  }
  const hung = style === "locket" ? openLocket(low) : pendant(style, low);
  return [makePart("chain", "metal", chain(drop), { weight: 0.9 }), ...hung];
}

/** A necklace as it lies about a neck. What makes it itself: an open loop, high behind and low in front: a chain of links with a set stone or medallion, or a row of pearls that grow towards the middle. */
export const necklace = defineFromPlan({
  id: "necklace",
  family: "jewel",
  words: [
    "necklace",
    "jewelry",
    "jewellery",
    "pendant",
    "pendant necklace",
    "amulet",
    "pearl necklace",
    "locket",
    "gold chain",
    "choker",
    "talisman",
    "bead necklace",
    "diamond necklace",
    "beads",
    "pearls",
  ],
  senses: ["necklace", "jewelry"],
  height: 0.19,
  view: { azimuth: 0.12, elevation: 0.22 },
  slots: {
    metal: mainSlot("gold gold silver", "", "chain|setting|link|clasp|locket|pendant|charm|medallion"),
    gem: slot("glass", "#b3122c #1546b8 #0f8a4c #dff0f8 #7a2fb8", "stone|jewel|ruby|emerald|sapphire|diamond|crystal"),
    keepsake: slot("paper", "#e8dcc2", "portrait|photo|picture|photograph|painting|image"),
    pearl: slot("ceramic-glaze", "#f1ebdf #f3e6e0", "bead", true),
  },
  styles: {
    gem: {
      weight: 4,
      words: ["pendant", "pendant necklace", "jewelry", "jewellery"],
      slots: ["gem"],
    },
    locket: {
      weight: 0,
      traits: ["open", "ajar"],
      named: ["portrait", "photo", "picture", "photograph", "painting", "image"],
      slots: ["keepsake"],
    },
    pearls: {
      weight: 1.5,
      traits: ["2-strand", "3-strand", "4-strand", "5-strand"],
      words: ["pearl necklace", "pearls", "choker"],
      slots: ["pearl"],
    },
    medallion: { weight: 1.2, words: ["amulet", "locket", "gold chain", "talisman"] },
    diamonds: { weight: 0, words: ["diamond necklace"], slots: ["gem"], dress: { gem: "#e4f1f8", metal: "#d9dcdf" } },
    beads: { weight: 0, words: ["bead necklace", "beads"], dress: { pearl: "#2a8a8f #c8502a #3a5ab0" } },
  },
  kinds: {
    plain: { weight: 3 },
    hung: { weight: 1 },
    double: { weight: 0, traits: ["2-strand"] },
    triple: { weight: 0, traits: ["3-strand"] },
    quadruple: { weight: 0, traits: ["4-strand", "5-strand"] },
  },
  build,
});
