import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Smaller than the real one of 7.3 m and with a coarser net: both would be hairlines. */
const WIDE = 3.6;
const TALL = 1.7;
const TOP_DEPTH = 0.5;
const FOOT_DEPTH = 1.5;
const MESH = 0.24;
const POST = 0.055;
const CORD = 0.011;

const cord = (a: Vec3, b: Vec3) => tube(CORD, [a, b], 5);

/** Cords both ways over a four-sided field; corners in order around it. */
function mesh(a: Vec3, b: Vec3, c: Vec3, d: Vec3, across: number, along: number): Part["geometry"][] {
  const ways = (count: number, from: [Vec3, Vec3], to: [Vec3, Vec3]) =>
    Array.from({ length: count + 1 }, (_, i) => cord(mix(...from, i / count), mix(...to, i / count)));
  return [...ways(across, [a, b], [d, c]), ...ways(along, [a, d], [b, c])];
}

function build(): Part[] {
  const w = WIDE / 2;
  const corner = (side: number, kind: "post" | "top" | "foot"): Vec3 =>
    kind === "post"
      ? [side * w, TALL, 0]
      : kind === "top"
        ? [side * w, TALL, -TOP_DEPTH]
        : [side * w, POST, -FOOT_DEPTH];
  const across = Math.round(WIDE / MESH);
  const rows = Math.round(TALL / MESH);
  const net = [
    ...mesh(corner(-1, "post"), corner(1, "post"), corner(1, "top"), corner(-1, "top"), across, 2),
    ...mesh(corner(-1, "top"), corner(1, "top"), corner(1, "foot"), corner(-1, "foot"), across, rows),
    ...[-1, 1].flatMap((side) =>
      mesh(corner(side, "post"), corner(side, "top"), corner(side, "foot"), [side * w, POST, 0], 5, rows),
    ),
  ];
  const frame = [-1, 1].flatMap((side) => [
    bar([side * w, POST, 0], corner(side, "post"), POST, 20),
    bar(corner(side, "post"), corner(side, "top"), POST * 0.55),
    bar(corner(side, "top"), corner(side, "foot"), POST * 0.55),
    bar([side * w, POST, 0], corner(side, "foot"), POST * 0.55),
  ]);
  const crossbar = bar([-w - POST * 0.3, TALL, 0], [w + POST * 0.3, TALL, 0], POST, 20);
  const ground = bar(corner(-1, "foot"), corner(1, "foot"), POST * 0.55);
  return [
    makePart("frame", "frame", merge([...frame, crossbar, ground]), { weight: 1 }),
    makePart("net", "net", merge(net), { weight: 0.8 }),
  ];
}

/** A football goal. What makes it itself: two white posts and a crossbar, and behind them a net of square meshes that slopes to the ground. */
export const soccerGoal = defineFromPlan({
  id: "soccer-goal",
  family: "object",
  words: ["soccer goal", "football goal", "goal post", "goalpost", "soccer net", "hockey goal", "soccer goalpost"],
  height: 1.75,
  view: { azimuth: 0.5, elevation: 0.2 },
  slots: {
    frame: mainSlot("painted-metal", "#f3f3ef", "post|crossbar"),
    net: slot("plastic", "#dfe3e6", "cord|mesh"),
  },
  build,
});
