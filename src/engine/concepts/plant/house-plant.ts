import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, turnX, turnY } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, type Planned, slot } from "../define-from-plan.ts";
import { leafPaint, petal } from "../flower/petal.ts";
import { sheet, symmetric } from "./leaf-outline.ts";
import { GREEN, POT_SLOTS, type PotStyle, plantPot } from "./plant-pot.ts";

const BLADE = [
  [0, 0.15],
  [0.25, 0.85],
  [0.5, 1],
  [0.8, 0.6],
  [1, 0.03],
] as const;

const HEART = [
  [0, 0.6],
  [0.1, 0.96],
  [0.3, 1],
  [0.7, 0.55],
  [1, 0.03],
] as const;

const SWORD = [
  [0, 0.75],
  [0.4, 1],
  [0.75, 0.7],
  [1, 0.03],
] as const;

const CUT = [
  [0, 0.06],
  [0.12, -0.03],
  [0.3, 0.02],
  [0.42, 0.14],
  [0.22, 0.25],
  [0.46, 0.22],
  [0.5, 0.36],
  [0.24, 0.38],
  [0.49, 0.44],
  [0.47, 0.57],
  [0.22, 0.52],
  [0.43, 0.65],
  [0.36, 0.76],
  [0.17, 0.66],
  [0.28, 0.84],
  [0.14, 0.96],
  [0, 1.02],
] as const;

interface Grown {
  readonly leaves: readonly Geometry[];
  readonly stems: readonly Geometry[];
}

/** Leaves on long stalks from one root. `make` gives a leaf along +Z from the origin. */
function onStalks(
  count: number,
  level: number,
  chance: () => number,
  make: (i: number) => Geometry,
  tall: number,
): Grown {
  const leaves: Geometry[] = [];
  const stems: Geometry[] = [];
  for (let i = 0; i < count; i += 1) {
    const angle = i * 2.399963 + 0.3 * chance();
    const outer = i / count;
    const reach = 0.03 + 0.14 * outer;
    const rise = tall * (1.05 - 0.5 * outer) * (0.9 + 0.2 * chance());
    const end: Vec3 = [0, level + rise, reach];
    stems.push(
      turnY(
        tube(0.0042, curveThrough([[0, level - 0.01, 0.012], [0, level + rise * 0.6, 0.02 + reach * 0.3], end], 6), 7),
        angle,
      ),
    );
    leaves.push(turnY(move(turnX(make(i), 0.75 * outer - 0.25), [0, end[1] - 0.002, end[2] - 0.004]), angle));
  }
  return { leaves, stems };
}

function grow(style: string, level: number, chance: () => number): Grown {
  switch (style) {
    case "monstera":
      return onStalks(
        9,
        level,
        chance,
        () => {
          const size = 0.19 + 0.05 * chance();
          const flat = turnX(sheet(symmetric(CUT.map(([x, y]) => [x * size, y * size] as const)), 0.003), Math.PI / 2);
          return { ...deform(flat, ([x, y, z]) => [x, y - 1.1 * x * x - 1.2 * z * z, z]), rest: flat.positions };
        },
        0.27,
      );
    case "snake": {
      const leaves = Array.from({ length: 11 }, (_, i) => {
        const blade = petal({
          length: 0.34 * (0.6 + 0.45 * chance()),
          width: 0.052,
          outline: SWORD,
          rise: 1.5 - 0.03 * i,
          curl: -0.1 + 0.2 * chance(),
          cup: 0.6,
          thickness: 0.003,
          steps: 12,
        });
        return turnY(move(blade, [0, level - 0.01, 0.008 + 0.0035 * i]), i * 2.399963);
      });
      return { leaves, stems: [] };
    }
    case "aloe": {
      const leaves = Array.from({ length: 17 }, (_, i) => {
        const t = i / 16;
        const blade = petal({
          length: 0.23 * (0.75 + 0.3 * t),
          width: 0.05,
          outline: [
            [0, 1],
            [0.3, 0.88],
            [0.7, 0.5],
            [1, 0.03],
          ],
          rise: 1.4 - 0.95 * t,
          curl: 0.35 + 0.3 * t,
          cup: 0.95,
          thickness: 0.014,
          steps: 12,
        });
        return turnY(move(blade, [0, level - 0.008, 0.006 + 0.014 * t]), i * 2.399963);
      });
      return { leaves, stems: [] };
    }
    case "succulent": {
      const count = 44;
      const leaves = Array.from({ length: count }, (_, i) => {
        const t = i / (count - 1);
        const long = 0.028 + 0.062 * t;
        const blade = petal({
          length: long,
          width: long * 0.62,
          outline: [
            [0, 0.5],
            [0.4, 0.85],
            [0.7, 1],
            [0.9, 0.7],
            [1, 0.1],
          ],
          rise: 1.35 - 1.15 * t,
          curl: 0.35,
          cup: 0.6,
          thickness: long * 0.16,
          steps: 7,
          across: 6,
        });
        return turnY(move(blade, [0, level + 0.028 - 0.03 * t, 0.002 + 0.012 * t]), i * 2.399963);
      });
      return {
        leaves,
        stems: [
          tube(
            0.014,
            [
              [0, level - 0.02, 0],
              [0, level + 0.03, 0],
            ],
            10,
          ),
        ],
      };
    }
    case "fern": {
      const leaves: Geometry[] = [];
      const stems: Geometry[] = [];
      for (let i = 0; i < 15; i += 1) {
        const angle = i * 2.399963;
        const reach = 0.2 * (0.7 + 0.4 * chance());
        const up = 0.3 * (0.75 + 0.3 * chance()) * (1 - 0.35 * (i / 15));
        const at = (f: number): Vec3 => [
          0,
          level - 0.008 + up * (1.75 * f - 1.15 * f * f),
          0.006 + reach * f * (0.55 + 0.6 * f),
        ];
        stems.push(
          turnY(
            tube(
              0.0026,
              Array.from({ length: 9 }, (_, k) => at(k / 8)),
              5,
              { scale: (t) => 1.1 - 0.8 * t },
            ),
            angle,
          ),
        );
        for (let k = 2; k <= 15; k += 1) {
          const f = k / 15;
          const long = 0.075 * (0.25 + 1.15 * sin(Math.PI * Math.min(1, f * 0.85 + 0.1)));
          for (const s of [1, -1]) {
            const leaflet = petal({
              length: long,
              width: long * 0.28,
              outline: BLADE,
              rise: 0.1,
              curl: -0.4,
              thickness: 0.0012,
              steps: 3,
              across: 2,
            });
            leaves.push(turnY(move(turnY(leaflet, s * (1.35 - 0.55 * f)), at(f)), angle));
          }
        }
      }
      return { leaves, stems };
    }
    case "venus": {
      const leaves: Geometry[] = [];
      const stems: Geometry[] = [];
      for (let i = 0; i < 8; i += 1) {
        const angle = i * 2.399963;
        const [reach, up] = [0.05 + 0.055 * (i / 8), 0.15 - 0.1 * (i / 8) + 0.03 * chance()];
        const end: Vec3 = [0, level + up, reach];
        stems.push(
          turnY(
            tube(0.004, curveThrough([[0, level - 0.008, 0.006], [0, level + up * 0.6, reach * 0.4], end], 6), 7),
            angle,
          ),
        );
        for (const s of [1, -1]) {
          const jaw = petal({
            length: 0.052,
            width: 0.062,
            outline: [
              [0, 0.75],
              [0.35, 1],
              [0.75, 0.92],
              [1, 0.55],
            ],
            rise: 0.95,
            curl: 0.55,
            cup: 0.45,
            thickness: 0.003,
            steps: 8,
          });
          const teeth = Array.from({ length: 8 }, (_, k) => {
            const x = ((k - 3.5) / 3.5) * 0.019;
            return move(
              petal({
                length: 0.02,
                width: 0.003,
                outline: [
                  [0, 1],
                  [1, 0.1],
                ],
                rise: 1.45,
                curl: 0.3,
                thickness: 0.0015,
                steps: 3,
                across: 2,
              }),
              [x, 0.042, 0.016 - Math.abs(x) * 0.1],
            );
          });
          const half = move(turnY(merge([jaw, ...teeth]), (s * Math.PI) / 2), [0, 0, 0]);
          leaves.push(turnY(move(turnX(half, 0.3 + 0.4 * (i / 8)), [end[0], end[1] - 0.002, end[2]]), angle));
        }
      }
      return { leaves, stems };
    }
    default:
      return onStalks(
        style === "heart" ? 13 : 15,
        level,
        chance,
        () => {
          const heart = style === "heart";
          const long = (heart ? 0.15 : 0.2) * (0.85 + 0.3 * chance());
          return petal({
            length: long,
            width: long * (heart ? 0.85 : 0.42),
            outline: heart ? HEART : BLADE,
            rise: 0.55,
            curl: -1.1,
            cup: -0.3,
            thickness: 0.002,
            steps: 12,
          });
        },
        0.2,
      );
  }
}

function build({ style, stream }: Planned): Part[] {
  const chance = stream("growth");
  const pot = stream("pot")();
  const small = style === "succulent" || style === "aloe" || style === "venus";
  const shape: PotStyle = pot < 0.45 ? "collar" : pot < 0.8 ? "cylinder" : "bowl";
  const [r, h] = small ? [0.075, 0.085] : [0.1, 0.15];
  const level = h * 0.89;
  const { leaves, stems } = grow(style, level, chance);
  const inside = style === "venus";
  return [
    makePart("leaves", "leaf", merge(leaves), {
      weight: 1,
      crease: 1,
      paint:
        style === "snake"
          ? (surface, x, _y, z) => {
              const edge = Math.abs(x) > 0.019 ? 1 : 0;
              const band = 0.75 + 0.35 * sin(z * 130 + 3 * sin(x * 120));
              surface.r = edge > 0 ? 0.62 : surface.r * band;
              surface.g = edge > 0 ? 0.6 : surface.g * band;
              surface.b = edge > 0 ? 0.16 : surface.b * band;
            }
          : style === "aloe" || style === "succulent"
            ? (surface, x, _y, z) => {
                const dot = sin(x * 700) * sin(z * 420) > 0.86 ? 1.3 : 1;
                const tip = 1 - 0.2 * Math.min(1, z * 8);
                surface.r *= dot * (style === "succulent" ? 0.8 + 6 * z : tip);
                surface.g *= dot;
                surface.b *= dot;
              }
            : inside
              ? (surface, x, y, z) => {
                  if (y > 0.0002 && z > 0.006 && z < 0.047 && Math.abs(x) < 0.027) {
                    surface.r = 0.55;
                    surface.g = 0.03;
                    surface.b = 0.07;
                  }
                }
              : leafPaint(0.2, style === "heart" ? 0.13 : 0.08),
    }),
    ...(stems.length > 0 ? [makePart("stems", "stem", merge(stems), { weight: 0.6 })] : []),
    ...plantPot(shape, r, h),
  ];
}

/**
 * A plant in a pot. What makes it itself: the pot and one way of growing. Broad leaves on stalks, hearts, a monstera's cut leaves, a
 * snake plant's banded swords, aloe's fleshy spears, a succulent's rosette, a fern's feathered fronds, a flytrap's toothed red jaws.
 */
export const housePlant = defineFromPlan({
  id: "house-plant",
  family: "plant",
  words: [
    "plant",
    "potted plant",
    "house plant",
    "houseplant",
    "pot plant",
    "indoor plant",
    "monstera",
    "snake plant",
    "aloe",
    "aloe vera",
    "agave",
    "succulent",
    "echeveria",
    "fern",
    "venus flytrap",
    "venus fly trap",
    "carnivorous plant",
    "philodendron",
    "pothos",
    "ficus",
    "herb",
    "basil",
  ],
  senses: ["houseplant", "fern", "aloe", "succulent"],
  height: 0.42,
  view: { azimuth: 0.3, elevation: 0.28 },
  slots: {
    leaf: { ...GREEN, words: ["leaves", "foliage", "frond", "jaw", "trap"] },
    stem: slot("plastic", "#5a8a3a", "stalk"),
    ...POT_SLOTS,
  },
  styles: {
    broad: { weight: 2, words: ["ficus", "herb", "basil"] },
    heart: { weight: 1, words: ["philodendron", "pothos"] },
    monstera: { weight: 2, words: ["monstera"] },
    snake: { weight: 1, words: ["snake plant"] },
    aloe: { weight: 0.4, words: ["aloe", "aloe vera", "agave"], dress: { leaf: "#5f9a6a #6fa57a" } },
    succulent: { weight: 0.4, words: ["succulent", "echeveria"], dress: { leaf: "#6fa58a #7fb09a #8aa88f" } },
    fern: { weight: 0.6, words: ["fern"] },
    venus: { weight: 0, words: ["venus flytrap", "venus fly trap", "carnivorous plant"] },
  },
  build,
});
