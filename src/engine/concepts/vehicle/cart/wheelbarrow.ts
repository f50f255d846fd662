import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { loft, type Ring } from "../../../geometry/loft.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { mirror, move, turnZ } from "../../../geometry/place.ts";
import { torus } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { bar } from "../../pieces.ts";

const AXLE: Vec3 = [0, 0.2, 0.66];
const WALL = 0.012;

/** A level rounded rectangle from `back` to `front`. */
const level = (half: number, back: number, front: number, y: number, rounding: number): Ring =>
  rectangleOutline(2 * half, front - back, rounding, 4).map(([x, z]): Vec3 => [x, y, (front + back) / 2 - z]);

/** The open tray: its floor short and low, its front wall a long slope over the wheel. */
function tray(isWooden: boolean): Geometry {
  const round = isWooden ? 0.012 : 0.09;
  const lip = isWooden ? 0 : 0.016;
  return loft([
    level(0.21, -0.3, 0.14, 0.33, round * 0.7),
    level(0.33, -0.42, 0.5, 0.62, round),
    level(0.33 + lip, -0.42 - lip, 0.5 + lip, 0.625, round + lip),
    level(0.33 + lip, -0.42 - lip, 0.5 + lip, 0.637, round + lip),
    level(0.33 - WALL, -0.42 + WALL, 0.5 - WALL, 0.637, round - 0.004),
    level(0.21 - WALL, -0.3 + WALL, 0.14 - WALL, 0.33 + WALL, round * 0.6),
  ]);
}

/** One side of the frame: from the axle under the tray to the handle, with a leg. */
function side(isWooden: boolean): Geometry {
  const r = isWooden ? 0.024 : 0.017;
  const run: Vec3[] = [
    [0.055, AXLE[1], AXLE[2] + 0.02],
    [0.17, 0.28, 0.2],
    [0.23, 0.315, -0.2],
    [0.29, 0.42, -0.66],
    [0.3, 0.47, -0.95],
  ];
  const leg: Vec3[] = [
    [0.205, 0.3, -0.02],
    [0.235, 0.03, -0.2],
    [0.235, 0.017, -0.3],
    [0.24, 0.12, -0.37],
    [0.255, 0.35, -0.42],
  ];
  const legs = isWooden
    ? bar([0.235, 0.34, -0.28], [0.25, 0.02, -0.34], r)
    : tube(r * 0.85, curveThrough(leg, 5), 12, { endRounding: 0.004 });
  const brace = bar([0.05, AXLE[1] + 0.01, AXLE[2]], [0.2, 0.5, 0.36], r * 0.7);
  return merge([tube(r, curveThrough(run, 6), 14, { endRounding: r * 0.5 }), legs, brace]);
}

const spoke = (angle: number, radius: number): Geometry => {
  const [y, z] = [0.15 * cos(angle), 0.15 * sin(angle)];
  return bar([0, AXLE[1] + y, AXLE[2] + z], [0, AXLE[1] - y, AXLE[2] - z], radius);
};

function build({ style }: Planned): Part[] {
  const isWooden = style === "wooden";
  const half = side(isWooden);
  const grip = bar([0.2925, 0.436, -0.78], [0.3, 0.474, -0.97], 0.024);
  const lie = (geometry: Geometry) => move(turnZ(geometry, PI / 2), AXLE);
  const count = isWooden ? 4 : 3;
  const spokes = Array.from({ length: count }, (_, i) => spoke((i * PI) / count, isWooden ? 0.014 : 0.02));
  const hub = lie(move(cylinder({ radius: 0.04, height: 0.1, bevel: 0.006, segments: 28 }), [0, -0.05, 0]));
  const axle = bar([-0.075, AXLE[1], AXLE[2]], [0.075, AXLE[1], AXLE[2]], 0.012);
  const rungs = [
    bar([-0.24, 0.05, -0.22], [0.24, 0.05, -0.22], 0.012),
    bar([-0.2, 0.31, 0.1], [0.2, 0.31, 0.1], 0.016),
    bar([-0.23, 0.315, -0.24], [0.23, 0.315, -0.24], 0.016),
  ];
  return [
    makePart("tray", "tray", tray(isWooden), { weight: 1, crease: 0.7, grain: "z" }),
    makePart("frame", "frame", merge([half, mirror(half), axle, ...rungs]), { weight: 0.9, grain: "z" }),
    makePart("tyre", isWooden ? "frame" : "wheel", lie(torus(0.165, 0.036, 48, 18)), { weight: 1 }),
    makePart("rim", isWooden ? "frame" : "rim", merge([hub, lie(torus(0.134, 0.018, 40, 12)), ...spokes]), {
      weight: 0.8,
    }),
    ...(isWooden ? [] : [makePart("grips", "grip", merge([grip, mirror(grip)]), { weight: 0.6 })]),
  ];
}

/** A wheelbarrow. What makes it itself: a deep tray that slopes up over one wheel in front, two long handles behind with grips, and two legs it stands on. */
export const wheelbarrow = defineFromPlan({
  id: "wheelbarrow",
  family: "vehicle",
  words: ["wheelbarrow", "wheel barrow", "barrow", "garden cart", "wooden wheelbarrow"],
  senses: ["barrow#3"],
  height: 0.66,
  view: { azimuth: 0.95, elevation: 0.32 },
  slots: {
    tray: mainSlot("painted-metal", "#2f7d3a #b3241c #2456a8 #9aa0a3 #e0a51c", "tub|bucket|body"),
    frame: slot("painted-metal", "#33373a #8b9093 #2a4f2f", "handle|leg|shaft"),
    wheel: slot("rubber", "#1c1c1d", "tyre|tire"),
    rim: slot("painted-metal", "#d9d6cf #c9261d #e0b21c", "hub|spoke"),
    grip: slot("rubber", "#1d1d1f #c22a20"),
  },
  styles: {
    steel: { weight: 4 },
    wooden: {
      weight: 1,
      words: ["wooden wheelbarrow"],
      materials: { tray: "oak-planks", frame: "oak" },
      dress: { tray: "#9c7145 #7d5a38", frame: "#6f4e2f" },
    },
  },
  build,
  sockets: () => [
    { name: "top", position: [0, 0.637, 0.02], normal: [0, 1, 0], radius: 0.4 },
    { name: "inside", position: [0, 0.36, 0], normal: [0, 1, 0], radius: 0.28 },
  ],
});
