import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { petal } from "../flower/petal.ts";
import { sheet, symmetric } from "./leaf-outline.ts";

const MAPLE: readonly Point2[] = [
  [0, 0],
  [0.1, 0.02],
  [0.3, -0.06],
  [0.26, 0.06],
  [0.46, 0.1],
  [0.38, 0.18],
  [0.62, 0.36],
  [0.53, 0.4],
  [0.58, 0.56],
  [0.42, 0.52],
  [0.37, 0.6],
  [0.2, 0.44],
  [0.25, 0.72],
  [0.14, 0.68],
  [0, 0.96],
];

const OAK: readonly Point2[] = [
  [0, 0],
  [0.07, 0.05],
  [0.16, 0.12],
  [0.2, 0.18],
  [0.14, 0.25],
  [0.17, 0.29],
  [0.27, 0.34],
  [0.31, 0.42],
  [0.25, 0.48],
  [0.18, 0.5],
  [0.2, 0.54],
  [0.31, 0.6],
  [0.34, 0.69],
  [0.27, 0.74],
  [0.18, 0.73],
  [0.2, 0.8],
  [0.17, 0.9],
  [0.09, 0.97],
  [0, 0.99],
];

const MONSTERA: readonly Point2[] = [
  [0, 0.06],
  [0.12, -0.04],
  [0.3, 0.02],
  [0.42, 0.14],
  [0.2, 0.24],
  [0.46, 0.22],
  [0.5, 0.36],
  [0.22, 0.38],
  [0.49, 0.44],
  [0.47, 0.57],
  [0.2, 0.52],
  [0.43, 0.65],
  [0.36, 0.76],
  [0.16, 0.66],
  [0.28, 0.84],
  [0.14, 0.96],
  [0, 1.02],
];

const LOBED: Readonly<Record<string, readonly Point2[]>> = { maple: MAPLE, oak: OAK, monstera: MONSTERA };

/** Angles, from upright, of the main veins that leave the foot (maple) or the midrib (the others). */
const veins =
  (style: string, size: number): Paint =>
  (surface, x, y) => {
    const [u, v] = [Math.abs(x) / size, y / size];
    let line = smoothstep(0.012, 0.004, u);
    if (style === "maple")
      for (const [s, c] of [
        [0.58, 0.815],
        [0.97, 0.24],
      ] as const) {
        const off = Math.abs(u * c - (v - 0.02) * s);
        if (u * s + v * c > 0) line = Math.max(line, smoothstep(0.011, 0.003, off));
      }
    else {
      const along = (v - u * 0.75) * 8.2;
      line = Math.max(line, smoothstep(0.09, 0.03, Math.abs(along - Math.round(along))));
    }
    const blotch =
      1 + 0.22 * noise((x / size) * 7, (y / size) * 7, 0, 4) + 0.12 * noise((x / size) * 30, (y / size) * 30, 0, 5);
    surface.r = surface.r * blotch * (1 + 0.75 * line) + 0.03 * line;
    surface.g = surface.g * (2 - blotch) * (1 + 0.75 * line) + 0.02 * line;
    surface.b = surface.b * blotch * (1 + 0.4 * line);
    surface.height -= size * 0.004 * line;
  };

function build({ style }: Planned): Part[] {
  const size = 0.14;
  const simple = style === "simple";
  const blade = simple
    ? petal({
        length: size,
        width: size * 0.55,
        outline: [
          [0, 0.1],
          [0.2, 0.75],
          [0.42, 1],
          [0.75, 0.66],
          [1, 0.03],
        ],
        rise: 0,
        cup: 0.35,
        thickness: size * 0.012,
        steps: 20,
        across: 10,
      })
    : sheet(symmetric((LOBED[style] ?? MAPLE).map(([x, y]) => [x * size, y * size] as const)), size * 0.014);
  // the flat drawing lies in x and y for the paint; a blade from `petal` in x and z
  const upright = simple
    ? { ...turnX(blade, -Math.PI / 2), rest: turnX({ ...blade, positions: blade.rest }, -Math.PI / 2).positions }
    : blade;
  const curled = deform(upright, ([x, y, z]) => {
    const t = y / size;
    return [x, y + 0.02, z + size * (0.5 * (x / size) * (x / size) - 0.22 * t * t + 0.03 * sin(9 * t))];
  });
  const stalk = tube(
    size * 0.016,
    curveThrough(
      [
        [-size * 0.03, -size * 0.32, size * 0.02],
        [size * 0.015, -size * 0.1, 0],
        [0, 0.02 + size * 0.08, -size * 0.004],
      ],
      8,
    ),
    8,
    { scale: (t) => 1.25 - 0.5 * t },
  );
  const stand = (geometry: Part["geometry"]) => turnX(move(geometry, [0, size * 0.33, 0]), -0.28);
  return [
    makePart("blade", "blade", stand(curled), { weight: 1, crease: 1, paint: veins(style, size) }),
    makePart("stalk", "stalk", stand(stalk), { weight: 0.4 }),
  ];
}

/** A single leaf. What makes it itself: one thin blade with its veins and stalk; a maple's has five toothed points, an oak's round lobes, a monstera's deep cuts. */
export const leaf = defineFromPlan({
  id: "leaf",
  family: "plant",
  words: [
    "leaf",
    "maple leaf",
    "oak leaf",
    "autumn leaf",
    "fall leaf",
    "leaf blade",
    "monstera leaf",
    "green leaf",
    "fallen leaf",
  ],
  senses: ["leaf"],
  height: 0.19,
  view: { azimuth: 0.25, elevation: 0.2 },
  slots: {
    blade: mainSlot("paper", "#4f8f2f #3f8230 #63993a", "leaf blade|vein"),
    stalk: slot("plastic", "#8a7a3a #7a5a2f", "stem"),
  },
  styles: {
    simple: { weight: 2, words: ["green leaf", "leaf blade"] },
    maple: {
      weight: 1.5,
      words: ["maple leaf", "autumn leaf", "fall leaf", "fallen leaf"],
      dress: { blade: "#c8331a #d8641c #b8241c #e09a1f" },
    },
    oak: { weight: 0.6, words: ["oak leaf"], dress: { blade: "#a8641f #7d8a2f #b87a24" } },
    monstera: { weight: 0.6, words: ["monstera leaf"] },
  },
  build,
});
