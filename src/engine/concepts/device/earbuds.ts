import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Width, height of the lower half and depth of the case, metres. */
const [W, H, D] = [0.062, 0.034, 0.024];

/** The lamp at the case's front. */
const lamp: Paint = (surface, x, y, z) => {
  if (z > 0 && x * x + (y + 0.004) * (y + 0.004) < 0.0000016) layColour(surface, [0.1, 0.85, 0.25], 0.2, 0);
};

/** A bud with its ear towards +X: head, tip of rubber, and a stem below. */
function bud(hasStem: boolean): readonly (readonly [slot: string, geometry: Part["geometry"]])[] {
  const tip = turnedUp(
    [
      [0, 0],
      [0.0046, 0, 0.001],
      [0.0062, 0.0025, 0.0015],
      [0.0042, 0.0075, 0.002],
      [0.002, 0.0078],
      [0.002, 0.006],
      [0, 0.006],
    ],
    28,
    4,
  );
  return [
    ["bud", stretch(sphere(0.0088, 32), [0.86, 1, 0.95])],
    ["tip", move(turnZ(tip, -1.15), [0.0055, 0.0022, 0])],
    ["dark", move(stretch(sphere(0.0034, 20), [0.35, 0.8, 1]), [-0.0071, 0.002, 0])],
    ...(hasStem
      ? ([
          ["bud", bar([0.0005, -0.004, 0], [-0.0025, -0.026, 0], 0.0036, 20)],
          ["metal", bar([-0.0024, -0.0255, 0], [-0.0026, -0.0275, 0], 0.0033, 20)],
        ] as const)
      : []),
  ];
}

function wireless(isShut: boolean): Part[] {
  const shape = (high: number) => box([W, high, D], { bevel: 0.0115, bevelSteps: 4 });
  const lift = (g: Part["geometry"]) =>
    move(turnX(move(g, [0, 0.0085, D / 2]), isShut ? 0 : -1.25), [0, H - 0.004, -D / 2]);
  const parts = [
    makePart("case", "body", move(shape(H + 0.006), [0, (H + 0.006) / 2 - 0.004, 0]), { weight: 1, paint: lamp }),
    makePart("lid", "body", lift(shape(0.025)), { weight: 1 }),
  ];
  if (isShut)
    return [
      ...parts,
      makePart("seam", "dark", move(box([W + 0.0004, 0.001, D + 0.0004], { bevel: 0.0004 }), [0, H, 0]), {
        weight: 0.4,
      }),
    ];
  return [
    ...parts,
    makePart("bed", "dark", move(box([W - 0.008, 0.004, D - 0.007], { bevel: 0.0018 }), [0, H - 0.0004, 0]), {
      weight: 0.5,
    }),
    makePart("hinge", "metal", bar([-0.014, H - 0.002, -D / 2], [0.014, H - 0.002, -D / 2], 0.0016, 10), {
      weight: 0.3,
    }),
    ...([-1, 1] as const).flatMap((s) =>
      bud(true).map(([what, g], i) =>
        makePart(
          `${s < 0 ? "left" : "right"}-${what}-${i}`,
          what,
          move(turnX(s < 0 ? mirror(turnY180(g)) : turnY180(g), 0), [s * 0.0145, H + 0.0125, 0.001]),
          { weight: 0.9 },
        ),
      ),
    ),
  ];
}

/** A bud of the right side looks to the middle of the case. */
const turnY180 = (g: Part["geometry"]) => mirror(g);

function wired(): Part[] {
  const lines: readonly (readonly Vec3[])[] = [-1, 1].map((s) =>
    curveThrough(
      [
        [s * 0.022, 0.008, 0.046],
        [s * 0.05, 0.0022, 0.02],
        [s * 0.03, 0.0022, -0.03],
        [s * 0.004, 0.0022, -0.05],
        [0, 0.0022, -0.062],
      ],
      8,
    ),
  );
  const tail = curveThrough(
    [
      [0, 0.0022, -0.058],
      [0.01, 0.0022, -0.09],
      [0.05, 0.0022, -0.08],
      [0.06, 0.0022, -0.03],
      [0.075, 0.0022, 0.02],
      [0.082, 0.003, 0.05],
    ],
    8,
  );
  return [
    ...([-1, 1] as const).flatMap((s) =>
      bud(true).map(([what, g], i) =>
        makePart(
          `${s < 0 ? "left" : "right"}-${what}-${i}`,
          what,
          move(turnX(s < 0 ? g : mirror(g), 1.35), [s * 0.022, 0.0092, 0.072]),
          { weight: 0.9 },
        ),
      ),
    ),
    ...lines.map((path, i) => makePart(`cable-${i + 1}`, "body", tube(0.0014, path, 8), { weight: 0.8 })),
    makePart("tail", "body", tube(0.0016, tail, 8), { weight: 0.8 }),
    makePart("split", "body", move(box([0.008, 0.0048, 0.014], { bevel: 0.002 }), [0, 0.0024, -0.06]), { weight: 0.4 }),
    makePart("plug", "body", bar([0.082, 0.0035, 0.048], [0.085, 0.0035, 0.068], 0.0035, 16), { weight: 0.5 }),
    makePart("pin", "metal", bar([0.085, 0.0035, 0.066], [0.088, 0.0035, 0.084], 0.0017, 14), { weight: 0.5 }),
  ];
}

const build = ({ style }: Planned): Part[] => (style === "wired" ? wired() : wireless(style === "shut"));

/** Earphones that sit in the ear. What makes them themselves: two small buds with tips of rubber and short stems, standing in their rounded pocket case whose lid is open, a lamp at its front; or on a thin forked cable with a plug. */
export const earbuds = defineFromPlan({
  id: "earbuds",
  family: "device",
  words: [
    "earbuds",
    "earbud",
    "wireless earbuds",
    "earbud case",
    "earbuds case",
    "airpods",
    "airpod",
    "ear pods",
    "in-ear headphones",
    "earphones",
    "earphone",
    "wired earbuds",
    "wired earphones",
  ],
  height: 0.062,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.36 },
  slots: {
    body: mainSlot("plastic", "#f0f0ee #1c1d20 #e0b8b8 #3a4a6a", "case|lid|cable"),
    bud: slot("plastic", "#f4f4f2 #1c1d20", "earpiece|stem", true),
    tip: slot("rubber", "#d8d8d6 #2a2a2c", "silicone"),
    dark: slot("plastic", "#2a2b2e", "inside|mesh"),
    metal: slot("brushed-steel", "", "plug|hinge"),
  },
  styles: {
    open: {},
    shut: { weight: 0, traits: ["closed"] },
    wired: { weight: 0, words: ["earphones", "earphone", "wired earbuds", "wired earphones"], traits: ["wired"] },
  },
  build,
});
