import { lathe } from "../../geometry/lathe.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, block, blockOn } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";

const R = 4;
const H = 4.6;
const SLIT = 0.2;

/** A dome without the sector in front: a shell from one edge of the slit around to the other. */
function slitDome(): Part["geometry"] {
  const n = 44;
  const point = (r: number, i: number, t: number): Vec3 => {
    const around = PI / 2 + SLIT + (i / n) * (TAU - 2 * SLIT);
    return [r * cos(t) * cos(around), H + 0.35 + r * sin(t), r * cos(t) * sin(around)];
  };
  const rows = 12;
  const top = 1.36;
  return loft(
    Array.from({ length: n + 1 }, (_, i): Ring => {
      const out = Array.from({ length: rows + 1 }, (_, k) => point(R, i, (k / rows) * top));
      const inner = Array.from({ length: rows + 1 }, (_, k) => point(R - 0.22, i, ((rows - k) / rows) * top));
      return [...out, ...inner];
    }),
  );
}

function build(): Part[] {
  const tilt = (g: Part["geometry"]) => move(turnX(g, PI / 2 - 0.72), [0, H + 0.7, 0]);
  const tube = lathe(
    roundCorners(
      [
        [0, -1.6],
        [0.55, -1.6, 0.08],
        [0.55, 1.2, 0.04],
        [0.72, 1.25, 0.04],
        [0.72, 4.55, 0.05],
        [0.82, 4.6, 0.04],
        [0.82, 4.9, 0.04],
        [0.66, 4.9],
        [0.62, 4.2],
        [0, 4.2],
      ],
      3,
    ),
    32,
  );
  const lens = lathe(
    [
      [0, 4.3],
      [0.63, 4.3],
      [0.6, 4.42],
      [0, 4.52],
    ],
    28,
  );
  const rib = (s: number): Part["geometry"] => {
    const a = PI / 2 + s * SLIT;
    const ring = Array.from({ length: 14 }, (_, k): Ring => {
      const t = (k / 13) * 1.36;
      const at = (r: number, d: number): Vec3 => [
        r * cos(t) * cos(a + (s * d) / R),
        H + 0.35 + r * sin(t),
        r * cos(t) * sin(a + (s * d) / R),
      ];
      const side = [at(R - 0.26, -0.04), at(R + 0.14, -0.04), at(R + 0.14, 0.22), at(R - 0.26, 0.22)];
      return s < 0 ? side : side.reverse();
    });
    return loft(ring);
  };
  const windows = around(10, block([0.12, 1.2, 0.7], [R + 0.12, 2.6, 0], 0.03), TAU / 20);
  return [
    makePart(
      "terrace",
      "stone",
      lathe(
        roundCorners(
          [
            [0, 0],
            [R + 1.6, 0],
            [R + 1.6, 0.3, 0.05],
            [R + 1.1, 0.32],
            [R + 1.1, 0.6, 0.05],
            [0, 0.6],
          ],
          2,
        ),
        48,
      ),
      { weight: 0.6 },
    ),
    makePart(
      "wall",
      "body",
      lathe(
        roundCorners(
          [
            [0, 0.5],
            [R + 0.3, 0.5],
            [R + 0.3, 1.1, 0.05],
            [R + 0.12, 1.2],
            [R + 0.12, H - 0.1],
            [R + 0.3, H, 0.05],
            [R + 0.3, H + 0.3, 0.05],
            [0, H + 0.3],
          ],
          2,
        ),
        56,
      ),
      { weight: 1 },
    ),
    makePart("windows", "window", merge(windows), { weight: 0.5 }),
    makePart(
      "rail",
      "metal",
      lathe(
        [
          [R - 0.3, H + 0.2],
          [R + 0.12, H + 0.2],
          [R + 0.12, H + 0.44],
          [R - 0.3, H + 0.44],
        ],
        56,
        true,
      ),
      { weight: 0.5 },
    ),
    makePart("dome", "dome", slitDome(), { weight: 1, crease: 0.7 }),
    ...makeParts("rib", "metal", [rib(1), rib(-1)], { weight: 0.6 }),
    makePart(
      "cap",
      "dome",
      move(
        lathe(
          [
            [0, -0.3],
            [0.95, -0.3],
            [0.95, 0.06],
            [0.5, 0.16],
            [0, 0.2],
          ],
          32,
        ),
        [0, H + 0.35 + R * 0.985, 0],
      ),
      { weight: 0.6 },
    ),
    makePart("telescope", "telescope", tilt(tube), { weight: 1 }),
    makePart("lens", "window", tilt(lens), { weight: 0.4 }),
    makePart("annex", "body", blockOn([3.4, 2.9, 2.6], 0, 0.4, R + 0.6, 0.06), { weight: 0.8 }),
    makePart("annex-roof", "stone", blockOn([3.8, 0.25, 3], 0, 3.25, R + 0.6, 0.05), { weight: 0.5 }),
    makePart("door", "door", block([1.2, 2.1, 0.12], [0, 1.65, R + 1.92], 0.03), { weight: 0.7 }),
    makePart(
      "steps",
      "stone",
      merge([blockOn([2.2, 0.4, 0.8], 0, 0, R + 2.2, 0.03), blockOn([2.2, 0.2, 1.3], 0, 0, R + 2.4, 0.03)]),
      { weight: 0.3 },
    ),
  ];
}

/** An observatory. What makes it itself: a round white building under a silver half dome with an open slit, through which a great telescope points at the sky. */
export const observatory = defineFromPlan({
  id: "observatory",
  family: "building",
  words: ["observatory", "astronomical observatory", "planetarium", "telescope dome"],
  senses: ["observatory"],
  height: 9.2,
  view: { azimuth: 0.6, elevation: 0.14 },
  slots: {
    body: mainSlot("plaster brick", "#f0ece2 #d8ccb4 #c8d0d4", "wall|building"),
    dome: slot("painted-metal copper", "#e4e8ec #8fb8a8 #c4ccd4", "roof|cupola"),
    telescope: slot("painted-metal", "#f2f2f0 #2a3f6a #b8862a", "tube"),
    metal: slot("brushed-steel", "", "rail|rib"),
    window: slot("glass", "#2a4258", "pane|lens"),
    door: slot("oak", "#5a3820 #2f4a5a", "entrance"),
    stone: slot("concrete granite", "", "terrace|step"),
  },
  build: () => build(),
});
