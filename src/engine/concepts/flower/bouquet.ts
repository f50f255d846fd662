import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { type BloomKind, bloom, domeOf } from "./bouquet-blooms.ts";
import { leafPaint, petal, petalPaint } from "./petal.ts";
import { LEAF_SLOT, STEM_SLOT } from "./stem.ts";

/** Of each kind all blooms, or of a mixed bouquet those that are not daisies. */
const OF_KIND: Readonly<Record<string, BloomKind>> = {
  daisies: "daisy",
  tulips: "tulip",
  sunflowers: "sunflower",
  lilies: "lily",
  poppies: "poppy",
  blossoms: "blossom",
};
const DAISIES = ["daisy", "chamomile", "marguerite", "gerbera", "aster", "chrysanthemum", "dahlia"];
/** Kinds that are of two sorts where nothing is said of the flowers. */
const LOOSE = /^(?:roses|mixed|daisies)$/;

function build({ kind, style, has, stream }: Planned): Part[] {
  const chance = stream("growth");
  const main = OF_KIND[kind] ?? "rose";
  const isAlike = has("alike") || (main === "daisy" && has("plain")) || !LOOSE.test(kind);
  const heads: Geometry[][] = [[], [], []];
  const hearts: Geometry[] = [];
  for (const [i, [r, angle]] of domeOf(main).entries()) {
    const isFull = isAlike || (main === "rose" ? i % 3 !== 2 : i % 4 === 3);
    const [x, z] = [r * sin(angle), r * cos(angle)];
    const y = 0.43 - r * r * 3.2 + 0.012 * chance();
    const put = (geometry: Geometry) => move(turnY(turnX(geometry, r * 5.2), angle), [x, y, z]);
    // among daisies the further flower is a rose
    const { petals, heart } = bloom(isAlike ? main : isFull ? "rose" : "daisy");
    const isWhite = main === "daisy" && (isAlike || !isFull);
    heads[isFull && !isWhite ? (kind === "mixed" && !isAlike ? i % 2 : 0) : 2]?.push(put(petals));
    if (heart) hearts.push(put(heart));
  }
  const leaves = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 13) * TAU + 0.2 * chance();
    const blade = petal({ length: 0.12, width: 0.05, rise: 1.05, curl: -0.7, cup: 0.4, thickness: 0.0015, steps: 7 });
    return turnY(move(blade, [0, 0.3, 0.1]), angle);
  });
  const paper = lathe(
    [
      [0.026, 0.06],
      [0.05, 0.15],
      [0.11, 0.26],
      [0.162, 0.335],
      [0.158, 0.337],
      [0.106, 0.265],
      [0.046, 0.16],
      [0.02, 0.064],
    ],
    56,
    true,
  );
  const wrap = deform(paper, ([x, y, z]) => {
    const a = atan2(z, x);
    const t = Math.max(0, (y - 0.15) / 0.185);
    const k = 1 + 0.07 * t * sin(a * 7 + 1);
    return [x * k, y + 0.035 * t * sin(a * 5), z * k];
  });
  const stems = Array.from({ length: 11 }, (_, i) => {
    const [c, s] = [cos(i * 2.4), sin(i * 2.4)];
    const r = 0.006 + 0.0026 * i;
    return tube(
      0.0034,
      curveThrough(
        [
          [c * r * 1.3, 0, s * r * 1.3],
          [c * r * 0.55, 0.14, s * r * 0.55],
          [c * r * 2.6, 0.38, s * r * 2.6],
        ],
        4,
      ),
      7,
    );
  });
  const loop = (side: number) =>
    tube(
      0.0016,
      curveThrough(
        [
          [0, 0.125, 0.045],
          [side * 0.04, 0.158, 0.055],
          [side * 0.072, 0.14, 0.05],
          [side * 0.05, 0.112, 0.05],
          [0, 0.122, 0.047],
        ],
        7,
      ),
      8,
      { scale: () => [7, 1], up: [0, 0, 1] },
    );
  const tail = (side: number) =>
    tube(
      0.0016,
      curveThrough(
        [
          [0, 0.122, 0.047],
          [side * 0.02, 0.08, 0.06],
          [side * 0.04, 0.03, 0.056],
        ],
        6,
      ),
      8,
      {
        scale: () => [6, 1],
        up: [0, 0, 1],
      },
    );
  const ribbon = [
    move(stretch(torus(0.042, 0.007, 36, 10), [1, 2.2, 1]), [0, 0.125, 0]),
    loop(1),
    loop(-1),
    tail(1),
    tail(-1),
    move(sphere(0.011, 14), [0, 0.125, 0.048]),
  ];
  const isWrapped = style === "wrapped";
  const petals = petalPaint(0.055, [0.7, 0.65, 0.68], [1.1, 1.1, 1.1], 0.04);
  const folds: Paint = (surface, x, _y, z) => {
    const dim = 0.93 + 0.09 * sin(atan2(z, x) * 14);
    surface.r *= dim;
    surface.g *= dim;
    surface.b *= dim;
  };
  const head = (name: string, slotName: string, group: Geometry[] | undefined) =>
    group && group.length > 0
      ? [makePart(name, slotName, merge(group), { weight: 1, crease: 1.2, paint: petals })]
      : [];
  return [
    ...head("roses", "flower", heads[0]),
    ...head("others", "accent", heads[1]),
    ...head("daisies", "daisy", heads[2]),
    ...(hearts.length > 0 ? [makePart("hearts", "center", merge(hearts), { weight: 0.5 })] : []),
    makePart("leaves", "leaf", merge(leaves), { weight: 0.7, crease: 1, paint: leafPaint(0.12, 0.05) }),
    ...(isWrapped ? [makePart("wrap", "paper", wrap, { weight: 0.9, paint: folds })] : []),
    makePart("stems", "stem", merge(stems), { weight: 0.6 }),
    ...(isWrapped ? [makePart("ribbon", "ribbon", merge(ribbon), { weight: 0.8 })] : []),
  ];
}

/** A bouquet. What makes it itself: a dome of blooms and leaves out of a cone of paper, tied with a ribbon and bow, cut stems below. */
export const bouquet = defineFromPlan({
  id: "bouquet",
  family: "plant",
  words: [
    "bouquet",
    "bouquet of flowers",
    "flower bouquet",
    "bunch of flowers",
    "bouquet of roses",
    "bridal bouquet",
    "wedding bouquet",
    "bunch of roses",
    "posy",
    "nosegay",
    "flowers",
  ],
  senses: ["bouquet"],
  height: 0.42,
  view: { azimuth: 0.3, elevation: 0.34 },
  // in a vase stand the flowers alone
  styles: { wrapped: {}, loose: { weight: 0, traits: ["contained"] } },
  kinds: {
    roses: {
      weight: 2,
      words: ["bouquet of roses", "bunch of roses"],
      named: ["rose", "peony", "carnation", "camellia", "ranunculus"],
    },
    mixed: { weight: 2 },
    daisies: { weight: 1, named: DAISIES },
    bridal: {
      weight: 0,
      words: ["bridal bouquet", "wedding bouquet"],
      dress: { flower: "#f3d9d6 #f7f1ea", paper: "#f7f4ee" },
    },
    tulips: { weight: 0, named: ["tulip", "crocus"], dress: { flower: "#d8283c #ee7a2c #f2c21d #d9487d" } },
    sunflowers: { weight: 0, named: ["sunflower"], dress: { flower: "#f7b50c", center: "#3a2010" } },
    lilies: { weight: 0, named: ["lily"], dress: { flower: "#f6f1e6 #eeb4c4", center: "#c86a1a" } },
    poppies: { weight: 0, named: ["poppy", "anemone"], dress: { flower: "#cc2418", center: "#1a1416" } },
    blossoms: {
      weight: 0,
      named: ["hibiscus", "orchid", "daffodil", "pansy", "primrose", "buttercup", "petunia", "jasmine", "magnolia"],
    },
  },
  // of roses, or of blooms whose colour is told: all of them are those
  extras: { alike: { chance: 0, slot: "flower", named: DAISIES }, plain: { chance: 0, slot: "daisy" } },
  slots: {
    flower: mainSlot(
      "paper",
      "#c4122e #e0557f #d8286a #b04ac0",
      "rose|bloom|blossom|petal|tulip|sunflower|lily|poppy|peony|carnation|camellia|ranunculus|gerbera|chrysanthemum|dahlia|crocus|anemone|hibiscus|orchid|daffodil|pansy|primrose|buttercup|petunia|jasmine|magnolia",
    ),
    accent: slot("paper", "#f2b52a #f4f0ea #e88ab0", "", true),
    daisy: slot("paper", "#f7f5f0 #f3e4f0"),
    center: slot("felt", "#efb41c", "centre"),
    leaf: LEAF_SLOT,
    stem: STEM_SLOT,
    paper: slot("paper", "#d8c3a0 #f0d3da #e9e4d8", "wrap|wrapping"),
    ribbon: slot("woven-cotton", "#c2385a #f0e6e2 #b8324a", "bow|band"),
  },
  build,
});
