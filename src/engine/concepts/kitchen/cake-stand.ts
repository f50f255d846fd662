import { makePart } from "../../geometry/make-part.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { deform, move, settle, stretch, turnX } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { atan2, cos, PI } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Height of the plate over the floor and its radius, metres. */
const TOP = 0.115;
const RADIUS = 0.145;

/** A plate with a rim turned down into scallops, its top on y = 0. */
const scalloped = (radius: number, scallops: number) =>
  settle(
    deform(
      turnedUp(
        [
          [0, -0.008],
          [radius * 0.9, -0.008, 0.004],
          [radius * 0.965, -0.028, 0.002],
          [radius, -0.028, 0.002],
          [radius * 0.96, 0.004, 0.004],
          [radius * 0.93, 0, 0.002],
          [0, 0],
        ],
        144,
      ),
      ([x, y, z]) => {
        const r = Math.sqrt(x * x + z * z);
        const out = smoothstep(radius * 0.93, radius, r);
        const wave = cos(atan2(z, x) * scallops);
        return [x * (1 + 0.016 * wave * out), y < -0.012 ? y - 0.006 * wave * out : y, z * (1 + 0.016 * wave * out)];
      },
    ),
  );

const plain = (radius: number) =>
  turnedUp(
    [
      [0, -0.008],
      [radius * 0.94, -0.008, 0.003],
      [radius, -0.001, 0.004],
      [radius, 0.007, 0.003],
      [radius * 0.965, 0.007, 0.003],
      [radius * 0.95, 0, 0.004],
      [0, 0],
    ],
    72,
  );

const foot = (tall: number) =>
  stretch(
    turnedUp(
      [
        [0, 0.004],
        [0.06, 0.004],
        [0.066, 0, 0.002],
        [0.067, 0.006, 0.003],
        [0.042, 0.018, 0.014],
        [0.018, 0.045, 0.02],
        [0.024, 0.06, 0.008],
        [0.016, 0.072, 0.008],
        [0.022, 0.096, 0.014],
        [0.05, 0.109, 0.004],
        [0, 0.109],
      ],
      48,
    ),
    [1, tall / TOP, 1],
  );

function build({ style, seed }: Planned): Part[] {
  const isTiered = style === "tiered";
  const plate = (r: number) => (seed % 3 === 0 ? plain(r) : scalloped(r, r > 0.12 ? 16 : 12));
  const low = isTiered ? 0.05 : TOP;
  const parts = [
    makePart("foot", "foot", settle(foot(low)), { weight: 0.9 }),
    makePart("plate", "plate", move(plate(RADIUS), [0, low, 0]), { weight: 1 }),
  ];
  if (!isTiered) return parts;
  const rod = turnedUp(
    [
      [0, low - 0.004],
      [0.012, low - 0.004],
      [0.012, low + 0.006, 0.002],
      [0.005, low + 0.016, 0.004],
      [0.005, 0.3],
      [0.011, 0.306, 0.003],
      [0.008, 0.316, 0.003],
      [0.003, 0.322],
      [0, 0.322],
    ],
    24,
  );
  return [
    ...parts,
    makePart("rod", "foot", rod, { weight: 0.5 }),
    makePart("middle", "plate", move(plate(0.108), [0, 0.165, 0]), { weight: 0.9 }),
    makePart("upper", "plate", move(plate(0.076), [0, 0.262, 0]), { weight: 0.8 }),
    makePart("ring", "foot", move(turnX(torus(0.014, 0.0032, 32, 10), PI / 2), [0, 0.334, 0]), { weight: 0.4 }),
  ];
}

const sockets = ({ style }: Planned): Socket[] =>
  style === "tiered" ? [] : [{ name: "top", position: [0, TOP, 0], normal: [0, 1, 0], radius: RADIUS * 0.88 }];

/** A cake stand. What makes it itself: a wide flat plate lifted on a waisted turned foot, its rim turned down in scallops or up to a plain edge; a tiered one carries three plates of falling size on one rod. */
export const cakeStand = defineFromPlan({
  id: "cake-stand",
  family: "vessel",
  words: [
    "cake stand",
    "cake plate",
    "cake pedestal",
    "pedestal plate",
    "tiered cake stand",
    "tiered tray",
    "cupcake stand",
    "dessert stand",
  ],
  height: 0.12,
  view: { azimuth: 0.3, elevation: 0.2 },
  slots: {
    plate: { ...mainSlot("porcelain", "#f6f2ea #bfe0d2 #f2c4cc #cfdcee #f0e2b8", "rim|tray"), group: "china" },
    foot: {
      ...slot("porcelain", "#f6f2ea #bfe0d2 #f2c4cc #cfdcee #f0e2b8", "pedestal|stem|base"),
      takesWhole: true,
      group: "china",
    },
  },
  styles: {
    single: { weight: 3 },
    tiered: {
      words: ["tiered cake stand", "tiered tray", "cupcake stand"],
      traits: ["tiered"],
      materials: { foot: "brass" },
      dress: { foot: "#d8b46a" },
    },
  },
  build,
  sockets,
});
