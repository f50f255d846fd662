import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Metres: half width, floor, rim in front and behind (the lid slopes forward), depth at foot and rim. */
const [HALF, LOW, FRONT, BACK, FOOT, RIM] = [0.92, 0.16, 1.02, 1.3, 0.42, 0.6];
const WALL = 0.02;

/** A level cut; the rim slopes from back to front. */
const cut = (half: number, deep: number, front: number, back: number): Ring =>
  rectangleOutline(2 * half, 2 * deep, 0.02, 2).map(([x, z]) => [x, z < 0 ? front : back, -z] as const);

const tub = (): Geometry =>
  loft([
    cut(HALF - 0.02, FOOT, LOW, LOW),
    cut(HALF, RIM, FRONT, BACK),
    cut(HALF - WALL, RIM - WALL, FRONT, BACK),
    cut(HALF - WALL - 0.02, FOOT - WALL, LOW + WALL, LOW + WALL),
  ]);

function build({ style }: Planned): Part[] {
  const slope = Math.sqrt((BACK - FRONT) * (BACK - FRONT) + 4 * RIM * RIM);
  const tilt = (BACK - FRONT) / (2 * RIM);
  // hinged behind: `swing` radians from shut
  const lid = (x: number, swing: number): Geometry => {
    const board = merge([
      block([HALF - 0.02, 0.035, slope + 0.05], [0, 0.03, slope / 2], 0.012),
      ...[0.25, 0.5, 0.75].map((t) => block([HALF - 0.14, 0.03, 0.07], [0, 0.055, slope * t], 0.01)),
      ...[-1, 1].map((s) => block([0.05, 0.028, slope - 0.06], [s * (HALF / 2 - 0.07), 0.054, slope / 2], 0.01)),
    ]);
    return move(turnX(board, tilt - swing), [x, BACK, -RIM]);
  };
  const ribs = [-0.6, -0.2, 0.2, 0.6].map((x) =>
    move(turnX(block([0.07, 0.84, 0.05], [0, 0, 0], 0.008), (RIM - FOOT) / (FRONT - LOW)), [
      x,
      (FRONT + LOW) / 2,
      (FOOT + RIM) / 2 + 0.012,
    ]),
  );
  const lips = [
    block([2 * HALF + 0.06, 0.07, 0.06], [0, FRONT - 0.02, RIM + 0.01], 0.012),
    block([2 * HALF + 0.06, 0.07, 0.06], [0, BACK - 0.04, -RIM - 0.01], 0.012),
  ];
  // pockets that the lorry's forks take hold of
  const pockets = [1, -1].map((s) => block([0.09, 0.2, 0.8], [s * (HALF + 0.035), 0.72, 0], 0.012));
  const holes = [1, -1].map((s) => block([0.05, 0.12, 0.82], [s * (HALF + 0.035), 0.72, 0], 0.004));
  const casters = [
    [-0.74, 0.3],
    [0.74, 0.3],
    [-0.74, -0.3],
    [0.74, -0.3],
  ] as const;
  const wheel = ([x, z]: readonly [number, number]) => move(disc(0.075, 0.05, 0.012, 24), [x, 0.075, z - 0.025]);
  const fork = ([x, z]: readonly [number, number]) =>
    merge([
      block([0.08, 0.02, 0.12], [x, 0.165, z], 0.004),
      block([0.06, 0.12, 0.012], [x, 0.115, z + 0.036], 0.003),
      block([0.06, 0.12, 0.012], [x, 0.115, z - 0.036], 0.003),
      bar([x, 0.075, z - 0.045], [x, 0.075, z + 0.045], 0.012, 10),
    ]);
  const isOpen = style === "open";
  return [
    makePart("tub", "body", tub(), { weight: 1 }),
    makePart("ribs", "body", merge([...ribs, ...lips]), { weight: 0.8 }),
    ...makeParts("pocket", "body", pockets, { weight: 0.8 }),
    ...makeParts("pocket-hole", "dark", holes, { weight: 0.4 }),
    ...makeParts(
      "lid",
      "lid",
      [lid(-HALF / 2, isOpen ? 1.9 : 0), lid(HALF / 2, isOpen ? 1.9 : style === "ajar" ? 0.55 : 0)],
      { weight: 1 },
    ),
    makePart("hinge", "dark", bar([-HALF, BACK + 0.005, -RIM - 0.005], [HALF, BACK + 0.005, -RIM - 0.005], 0.025), {
      weight: 0.4,
    }),
    ...makeParts("caster", "dark", casters.map(fork), { weight: 0.5 }),
    ...makeParts("wheel", "wheel", casters.map(wheel), { weight: 0.6 }),
  ];
}

/** A dumpster. What makes it itself: a big steel box on small wheels, ribs down its front, its mouth sloping forward under two black lids, pockets at its sides for the lorry's forks. */
export const dumpster = defineFromPlan({
  id: "dumpster",
  family: "container",
  words: ["dumpster", "skip", "garbage container", "trash container", "waste container", "trash dumpster"],
  senses: ["dumpster"],
  height: 1.36,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.22 },
  slots: {
    body: mainSlot("painted-metal", "#2f6b3c #2a4f86 #4a5a4a #6a3a2a #3f4a52", "box|side|tub"),
    lid: slot("plastic", "#1d1e20 #24282a", "cover|flap"),
    dark: slot("painted-metal", "#17181a", "hinge|caster|fork"),
    wheel: slot("rubber", "#1c1c1d", "castor"),
  },
  styles: {
    shut: { weight: 2, traits: ["closed"] },
    ajar: { weight: 1 },
    open: { weight: 0.6, traits: ["open"] },
  },
  build,
  sockets: ({ style }) => [
    { name: "top", position: [0, style === "shut" ? 1.22 : 1.05, 0], normal: [0, 1, 0], radius: 0.5 },
    { name: "inside", position: [0, 0.2, 0], normal: [0, 1, 0], radius: 0.42 },
  ],
});
