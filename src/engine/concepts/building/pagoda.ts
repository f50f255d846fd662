import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, block, blockOn, square, stairs, turnedUp } from "./masonry.ts";
import { bodySlot, defineStructure, fixedSlot } from "./structure.ts";

/** A roof with four swept corners that turn up; `r` is half its width, from `y` up by `rise` to a square of half width `top`. */
function sweptRoof(r: number, y: number, rise: number, top: number, lift: number): ReturnType<typeof loft> {
  const per = 8;
  const ring = (t: number, drop: number): Ring => {
    const half = top + (r - top) * (1 - t) * (1 - t * 0.25);
    return Array.from({ length: per * 4 }, (_, i): Vec3 => {
      const side = Math.floor(i / per);
      const u = ((i % per) / per) * 2 - 1;
      const reach = Math.abs(u);
      const up = lift * reach * reach * reach * (1 - t) * (1 - t);
      const flare = 1 + 0.06 * reach * reach * reach * (1 - t);
      const [a, b] = [half * flare, half * u * flare];
      const [x, z] = (
        [
          [a, -b],
          [-b, -a],
          [-a, b],
          [b, a],
        ] as const
      )[side] as readonly [number, number];
      return [x, y + rise * t + up - drop, z];
    });
  };
  return loft([
    ring(0.3, 0.06),
    ring(0, 0.06),
    ring(0, 0),
    ring(0.2, 0.02),
    ring(0.45, 0.03),
    ring(0.7, 0.02),
    ring(1, 0),
  ]);
}

/** Walls of what the whole is said to be of: "a stone pagoda". A said colour is the roofs' alone. */
const ofItsStuff = (slot: ReturnType<typeof fixedSlot>) => ({ ...slot, takesWhole: "material" as const });

/**
 * A pagoda. What makes it itself: storey upon storey, each smaller, each under a wide tiled roof whose corners sweep up; red posts and
 * rails, pale walls, and on top a spire of rings.
 */
export const pagoda = defineStructure({
  id: "pagoda",
  family: "building",
  words: [
    "pagoda",
    "japanese temple",
    "chinese temple",
    "shrine",
    "buddhist temple",
    "asian temple",
    "japanese castle",
    "dojo",
    "shinto shrine",
    "japanese house",
    "tea house",
    "teahouse",
    "japanese tea house",
    "chinese house",
  ],
  senses: ["pagoda", "shrine"],
  height: 14,
  scale: 5,
  counts: [3, 5],
  fewer: (word) => (/tea ?house/.test(word) ? 1 : /house|dojo/.test(word) ? 2 : undefined),
  counted: "storey|roof",
  slots: {
    roof: bodySlot(["tile", "eaves"], ["roof-tiles"], "#3f4a52", "#35554b", "#4a4f57"),
    post: ofItsStuff(fixedSlot(["beam", "rail", "column", "pillar"], ["painted-wood"], "#a3241b", "#8f1f19")),
    wall: ofItsStuff(fixedSlot(["panel"], ["plaster"], "#ece3d0", "#d9cdb2")),
    base: ofItsStuff(fixedSlot(["step", "platform"], ["granite"], "#9a958b")),
    trim: fixedSlot(["spire", "finial", "edge"], ["gold"]),
    opening: fixedSlot(["door", "window"], ["oak"], "#33211a"),
  },
  build: (p) => {
    const storeys = p.count;
    const parts: Part[] = [
      makePart(
        "platform",
        "base",
        merge([
          blockOn([2 * 1.0 * p.wide, 0.16, 2 * p.wide], 0, 0, 0, 0.02),
          blockOn([1.8 * p.wide, 0.1, 1.8 * p.wide], 0, 0.15, 0, 0.015),
        ]),
        { weight: 0.7 },
      ),
      makePart("stairs", "base", move(stairs(0.5, 0.06, 0.09, 4), [0, 0, p.wide - 0.06]), { weight: 0.5 }),
    ];
    let y = 0.24;
    for (let i = 0; i < storeys; i += 1) {
      const k = 1 - 0.145 * i * (5 / (storeys + 1.2));
      const a = 0.56 * p.wide * k;
      const h = (i === 0 ? 0.56 : 0.36) * p.tall;
      const roof = 0.26 * p.tall;
      const four = (g: ReturnType<typeof block>) => [0, 1, 2, 3].map((n) => turnY(g, (n * PI) / 2));
      const posts = [-1, -0.36, 0.36].map((x) => blockOn([0.06, h, 0.06], x * a, y, a, 0.012));
      const rails = [
        block([2 * a + 0.1, 0.045, 0.05], [0, y + h - 0.03, a], 0.01),
        block([2 * a + 0.08, 0.04, 0.045], [0, y + h * 0.28, a], 0.01),
      ];
      const deck = 0.11;
      const balustrade =
        i === 0
          ? []
          : [
              block([2 * (a + deck), 0.028, 0.028], [0, y + 0.13, a + deck], 0.008),
              ...[-1, -0.5, 0, 0.5].map((u) => blockOn([0.026, 0.14, 0.026], u * (a + deck), y, a + deck, 0.006)),
            ];
      const top = i === storeys - 1 ? 0.06 : a * 0.86;
      const rise = i === storeys - 1 ? roof * 1.9 : roof;
      parts.push(
        makePart(`wall-${i + 1}`, "wall", blockOn([2 * a, h + 0.02, 2 * a], 0, y - 0.01, 0), { weight: 0.8 }),
        makePart(`frame-${i + 1}`, "post", merge([...posts, ...rails].flatMap(four)), { weight: 0.7 }),
        makePart(
          `openings-${i + 1}`,
          "opening",
          merge(
            four(
              i === 0
                ? block([a * 0.66, h * 0.84, 0.04], [0, y + h * 0.42, a], 0.006)
                : block([a * 0.6, h * 0.5, 0.04], [0, y + h * 0.58, a], 0.006),
            ),
          ),
          { weight: 0.5 },
        ),
        makePart(
          `eaves-${i + 1}`,
          "post",
          square([
            [0, y + h - 0.03],
            [a + 0.06, y + h - 0.03],
            [a + 0.26, y + h + 0.06],
            [0, y + h + 0.06],
          ]),
          { weight: 0.5 },
        ),
        makePart(
          `roof-${i + 1}`,
          "roof",
          sweptRoof(a + 0.42 * p.wide * (0.6 + 0.4 * k), y + h + 0.045, rise, top, 0.15),
          { weight: 1 },
        ),
      );
      if (i > 0)
        parts.push(
          makePart(
            `balcony-${i + 1}`,
            "post",
            merge([
              ...balustrade.flatMap(four),
              blockOn([2 * (a + deck) + 0.05, 0.03, 2 * (a + deck) + 0.05], 0, y - 0.015, 0, 0.008),
            ]),
            { weight: 0.6 },
          ),
        );
      const ball = turnedUp(
        [
          [0, 0],
          [0.02, 0],
          [0.03, 0.02, 0.01],
          [0.018, 0.06],
          [0, 0.08],
        ],
        8,
        2,
      );
      const reach = (a + 0.42 * p.wide * (0.6 + 0.4 * k)) * 1.05;
      parts.push(
        makePart(`bells-${i + 1}`, "trim", merge(around(4, move(ball, [reach * 0.985, y + h + 0.16, reach * 0.985]))), {
          weight: 0.2,
        }),
      );
      y += h + rise - (i === storeys - 1 ? 0 : 0.03);
    }
    const rings = Array.from(
      { length: 5 },
      (_, i) =>
        [
          [0.03, y + 0.14 + i * 0.085],
          [0.1 - i * 0.012, y + 0.155 + i * 0.085, 0.01],
          [0.03, y + 0.18 + i * 0.085],
        ] as const,
    ).flat();
    parts.push(
      makePart(
        "spire",
        "trim",
        turnedUp(
          [
            [0, y - 0.02],
            [0.12, y - 0.02, 0.01],
            [0.1, y + 0.07, 0.02],
            [0.03, y + 0.1],
            ...rings,
            [0.02, y + 0.58],
            [0.045, y + 0.63, 0.02],
            [0, y + 0.74],
          ],
          20,
          2,
        ),
        { weight: 0.7 },
      ),
    );
    return standModel(parts, [{ name: "top", position: [0, y + 0.7, 0], normal: [0, 1, 0], radius: 0.05 }]);
  },
  view: { azimuth: 0.5, elevation: 0.18 },
});
