import { curveThrough, graph, line } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { type Corner, circleOutline, closeCorners, rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle, turnX } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { normalize, type Vec3 } from "../../math/vec3.ts";
import { rearCorners } from "./chair-legs.ts";
import type { ChairParameters } from "./chair-parameters.ts";

/** A point of the back: `u` -1 left post to 1 right post, `h` metres above the seat. It leans, hollows for the spine and fans out. */
type Back = (u: number, h: number) => Vec3;

export function makeBack(p: ChairParameters): Part[] {
  const [left, right] = rearCorners(p);
  const fan = p.style === "spindle" ? 0.12 : 0.03;
  const hollow = p.style === "throne" ? 0 : p.style === "spindle" ? 0.07 : 0.035;
  const back: Back = (u, h) => {
    const t = h / p.backHeight;
    const lean = sin(p.backTilt) * h * lerp(0.55, 1, Math.min(1, Math.max(0, t)));
    const x = lerp(left[0], right[0], (u + 1) / 2) * (1 + fan * t);
    return [
      x,
      p.seatHeight + h * cos(p.backTilt),
      left[2] - lean - hollow * (1 - u * u) * Math.min(1, Math.max(0, t) + (p.style === "spindle" ? 0.4 : 0)),
    ];
  };
  const grain = { grain: "z" as const, ownPiece: true };
  if (p.style === "spindle") {
    const spindles = spread(p.bars + 2).map((u) => spindle(p, back, u));
    return [
      ...makeParts("spindle", "back", spindles, { ...grain, weight: 0.6 }),
      makePart("crest", "back", rail(p, back, p.backHeight - 0.035, 0.075, 1.08, 0.024), { ...grain, weight: 0.8 }),
    ];
  }
  const posts = makeParts("post", "back", [post(p, back, -1), post(p, back, 1)], { ...grain, weight: 0.85 });
  if (p.style === "throne") return [...posts, ...thronePanel(p, back)];
  if (p.style === "ladder") {
    const rungs = Array.from({ length: p.bars }, (_, i) => {
      const h = p.backHeight * lerp(0.24, 0.92, p.bars === 1 ? 1 : i / (p.bars - 1));
      return rail(p, back, h, 0.05 + 0.014 * (i / p.bars), 1, 0.014);
    });
    return [...posts, ...makeParts("ladder-rung", "back", rungs, { ...grain, weight: 0.7 })];
  }
  const crest = makePart("crest", "back", rail(p, back, p.backHeight - 0.03, 0.07, 1, 0.02), { ...grain, weight: 0.8 });
  const sill = makePart("back-sill", "back", rail(p, back, 0.1, 0.035, 1, 0.018, 0), { ...grain, weight: 0.5 });
  if (p.style === "slat") {
    const slats = spread(p.bars).map((u) => {
      const path = line([u * 0.8, 0, 0], [u * 0.8, 1, 0], 6).map(([x, t]) =>
        back(x, lerp(0.1, p.backHeight - 0.03, t)),
      );
      return sweep(rectangleOutline(Math.min(0.06, (p.width * 0.62) / p.bars), 0.011, 0.004, 2), path, {
        up: normalize([(-2 * hollow * u * 0.8) / right[0], 0, 1]),
      });
    });
    return [...posts, crest, sill, ...makeParts("slat", "back", slats, { ...grain, weight: 0.6 })];
  }
  const panel = sweep(
    rectangleOutline(0.012, p.backHeight - 0.13, 0.004, 2),
    spread(17).map((u) => back(u, p.backHeight * 0.5 + 0.02)),
    { up: [0, 1, 0] },
  );
  return [...posts, crest, sill, makePart("back-panel", "back", panel, { grain: "x", weight: 0.7 })];
}

/** `count` places from -1 to 1, spread evenly inside the ends when there are few. */
function spread(count: number): number[] {
  if (count > 12) return Array.from({ length: count }, (_, i) => lerp(-1, 1, i / (count - 1)));
  return Array.from({ length: count }, (_, i) => (count === 1 ? 0 : lerp(-1, 1, (i + 0.5) / count) * 1.06));
}

function post(p: ChairParameters, back: Back, u: number): Geometry {
  const t = p.thickness;
  const top = p.backHeight + (p.style === "ladder" ? 0.03 : p.style === "throne" ? 0 : 0.008);
  const path = line([0, -0.02, 0], [0, top, 0], 10).map(([, h]) => back(u, h));
  if (p.style === "ladder" && p.legShape === "turned") {
    const finial = graph([
      [0, 1],
      [0.88, 0.8],
      [0.905, 0.6],
      [0.94, 0.95],
      [0.97, 0.8],
      [1, 0.15],
    ]);
    const fine = line([0, -0.02, 0], [0, top + 0.03, 0], 32).map(([, h]) => back(u, h));
    return sweep(circleOutline(t / 2, 20), fine, { scale: (f) => finial(f), up: [0, 0, 1] });
  }
  const slim = (f: number) => lerp(1, p.style === "throne" ? 1 : 0.8, f);
  return sweep(rectangleOutline(t * 0.95, t * 0.95, t * 0.16, 2), path, {
    scale: slim,
    up: [0, 0, 1],
    endRounding: t * 0.12,
    endSteps: 2,
  });
}

/** A rail across the back from post to post, hollowed for the spine, its upper edge arched. */
function rail(
  p: ChairParameters,
  back: Back,
  h: number,
  height: number,
  reach: number,
  depth: number,
  arch = p.arch,
): Geometry {
  const path = Array.from({ length: 17 }, (_, i) => {
    const u = lerp(-reach, reach, i / 16);
    return back(u, h + arch * 0.35 * height * (1 - u * u));
  });
  const grow = (f: number): readonly [number, number] => [1, 1 + arch * 0.5 * (1 - (2 * f - 1) * (2 * f - 1))];
  return sweep(rectangleOutline(depth, height, depth * 0.35, 2), path, {
    up: [0, 1, 0],
    scale: grow,
    endRounding: depth * 0.3,
    endSteps: 2,
  });
}

function spindle(p: ChairParameters, back: Back, u: number): Geometry {
  const girth = graph([
    [0, 0.7],
    [0.25, 1.25],
    [0.3, 1],
    [0.5, 0.85],
    [1, 0.65],
  ]);
  const path = line([0, -0.02, 0], [0, p.backHeight - 0.035, 0], 12).map(([, h]) => back(u * 0.95, h));
  return tube(0.009 * (p.thickness / 0.037), path, 10, { scale: (f) => girth(f), up: [0, 0, 1] });
}

/** A tall board with a pointed gable between the posts, a pad on it, and a golden knob on either post. */
function thronePanel(p: ChairParameters, back: Back): Part[] {
  const [left, right] = [back(-1, 0), back(1, p.backHeight)];
  const width = right[0] - left[0];
  const peak = p.width * 0.26;
  const low = 0.02;
  const shape = (grow: number): readonly Corner[] => [
    [-width / 2 + grow, low + grow],
    [width / 2 - grow, low + grow],
    [width / 2 - grow, p.backHeight - 0.05 - grow * 0.6, 0.04],
    [0, p.backHeight + peak - grow * 1.6, 0.06],
    [-width / 2 + grow, p.backHeight - 0.05 - grow * 0.6, 0.04],
  ];
  const stand = (geometry: Geometry, forward: number) =>
    move(turnX(geometry, -p.backTilt * 0.9), [0, p.seatHeight, left[2] + forward]);
  const board = stand(extrude(closeCorners(shape(0), 5), { depth: 0.03, bevel: 0.006 }), 0);
  const pad = stand(
    deform(extrude(closeCorners(shape(0.085), 5), { depth: 0.05, bevel: 0.018, bevelSteps: 4 }), ([x, y, z]) => [
      x,
      y,
      z,
    ]),
    0.024,
  );
  const knob = lathe(
    roundCorners(
      [
        [0, -0.015],
        [0.026, -0.015],
        [0.03, 0, 0.006],
        [0.018, 0.012, 0.006],
        [0.034, 0.035, 0.02],
        [0.03, 0.062, 0.02],
        [0.012, 0.078, 0.01],
        [0, 0.1],
      ],
      4,
    ),
    24,
  );
  const knobs = [-1, 1].map((u) => move(knob, back(u, p.backHeight + p.thickness * 0.12)));
  return [
    makePart("back-board", "back", settle(board), { weight: 0.9 }),
    makePart("back-pad", "cushion", pad, { weight: 0.7 }),
    ...makeParts("finial", "finial", knobs, { weight: 0.5 }),
  ];
}

/** A cushion on the front of the back, within its posts and its rails. */
export function makeBackPad(p: ChairParameters): Part {
  const [left] = rearCorners(p);
  const half = Math.abs(left[0]) * 0.84;
  const [low, high] = [0.16 * p.backHeight, 0.86 * p.backHeight];
  const outline: readonly Corner[] = [
    [-half, low, 0.03],
    [half, low, 0.03],
    [half, high, 0.05],
    [-half, high, 0.05],
  ];
  const pad = extrude(closeCorners(outline, 5), { depth: 0.05, bevel: 0.02, bevelSteps: 4 });
  return makePart("back-pad", "cushion", move(turnX(pad, -p.backTilt), [0, p.seatHeight, left[2] + 0.012]), {
    weight: 0.8,
  });
}

/** Boards to rest the arms on, bowed outwards, each on a post from the seat's front edge. */
export function makeArms(p: ChairParameters): Part[] {
  const height = p.style === "throne" ? 0.27 : 0.225;
  const [left] = rearCorners(p);
  const t = p.thickness;
  const x = p.width / 2 + (p.style === "throne" ? -0.03 : 0.005);
  const front = p.depth / 2 - t * (p.style === "throne" ? 0.75 : 1.9);
  const lean = sin(p.backTilt) * height * 0.8;
  const arms = [-1, 1].flatMap((side) => {
    const points: Vec3[] = [
      [side * Math.abs(left[0]) * 1.01, p.seatHeight + height, left[2] - lean],
      [side * (x + 0.012), p.seatHeight + height + 0.006, left[2] * 0.3],
      [side * (x + 0.016), p.seatHeight + height, front * 0.7],
      [side * x, p.seatHeight + height - 0.012, front + 0.05],
    ];
    const broad = graph([
      [0, 0.6],
      [0.35, 0.85],
      [0.85, 1.25],
      [1, 1.05],
    ]);
    const board = sweep(rectangleOutline(t * 1.25, t * 0.7, t * 0.28, 3), curveThrough(points, 6), {
      scale: (f) => [broad(f), 1] as const,
      endRounding: t * 0.3,
    });
    const foot: Vec3 = [side * (p.width / 2 - t * 0.45), p.seatHeight - 0.02, front - 0.01];
    const support = sweep(
      rectangleOutline(t * 0.8, t * 0.8, t * 0.18, 2),
      curveThrough(
        [
          foot,
          [side * (x - 0.004), p.seatHeight + height * 0.5, front + 0.004],
          [side * x, p.seatHeight + height - 0.012, front],
        ],
        5,
      ),
      { up: [0, 0, 1] },
    );
    return [board, support];
  });
  return makeParts("arm", "armrest", arms, { grain: "z", weight: 0.75, ownPiece: true });
}
