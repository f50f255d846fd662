import { box } from "../../geometry/box.ts";
import { arc, curveThrough, graph, line } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU, tan } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { add, mix, normalize, scale, type Vec3 } from "../../math/vec3.ts";
import type { ChairParameters } from "./chair-parameters.ts";
import { turnedLeg } from "./turned-leg.ts";

/** Metres: how thick the seat board is. */
export const BOARD = 0.028;
/** How high the rockers lift the feet. */
const ROCKER = 0.05;

interface Foot {
  readonly top: Vec3;
  readonly foot: Vec3;
}

/** Legs, the rails under the seat, the rungs between the legs, and rockers. */
export function makeLegs(p: ChairParameters): Part[] {
  const feet = standFeet(p);
  const legs = feet.map((each, i) =>
    makePart(`leg-${i + 1}`, "leg", shapeLeg(p, each), { ownPiece: true, weight: 0.9 }),
  );
  const parts: Part[] = [...legs];
  if (feet.length === 1) parts.push(makePart("pedestal-foot", "leg", pedestalFoot(p), { weight: 0.9 }));
  if (feet.length === 4 && !p.roundSeat && p.style !== "spindle") parts.push(...makeAprons(p, feet));
  if (p.rungs && feet.length >= 3) parts.push(...makeRungs(p, feet));
  if (p.rockers && feet.length >= 2) parts.push(...makeRockers(p, feet));
  return parts;
}

/** The places of the legs, the two rear ones last where there is a back. */
function standFeet(p: ChairParameters): Foot[] {
  const inset = p.thickness * 0.75 + (p.style === "spindle" || p.style === "stool" ? 0.035 : 0);
  const y = p.seatHeight - BOARD * 0.6;
  const out = tan(p.splay) * p.seatHeight;
  const lift = p.rockers ? ROCKER : 0;
  const leg = (x: number, z: number, dx: number, dz: number): Foot => ({
    top: [x, y, z],
    foot: [x + dx * out, lift, z + dz * out],
  });
  if (p.legs === 1) return [leg(0, 0, 0, 0)];
  const [a, b] = [p.width / 2 - inset, p.depth / 2 - inset];
  if ((p.roundSeat && p.style === "stool") || (p.legs !== 4 && p.style === "stool")) {
    return Array.from({ length: p.legs }, (_, i) => {
      const angle = ((i + 0.5) / p.legs) * TAU;
      const [c, s] = [sin(angle), cos(angle)];
      return leg(c * (a - 0.01), s * (b - 0.01), c, s);
    });
  }
  const front = p.legs === 2 ? 1 : p.legs - 2;
  const rear = p.legs === 2 ? [0] : [-1, 1];
  const across = (i: number) => (front === 1 ? 0 : lerp(-1, 1, i / (front - 1)));
  const flare = p.roundSeat ? 0.72 : 1;
  return [
    ...Array.from({ length: front }, (_, i) =>
      leg(across(i) * a * (p.roundSeat ? 0.72 : 1.03), b * flare, across(i), 1),
    ),
    ...rear.map((side) => leg(side * a * (p.roundSeat ? 0.72 : 0.94), -b * flare, side, -1)),
  ];
}

function shapeLeg(p: ChairParameters, { top, foot }: Foot): Geometry {
  const t = p.thickness;
  const path = line(foot, top, 1);
  if (p.legs === 1) return tube(t * 0.9, path, 24);
  if (p.legShape === "turned") return turnedLeg(t / 2, foot, top);
  if (p.legShape === "curved") {
    const side = normalize([foot[0], 0, foot[2]]);
    const bow = (f: number, by: number): Vec3 => add(mix(foot, top, f), scale(side, by * t));
    const cabriole = curveThrough([bow(0, 0.5), bow(0.12, 0.05), bow(0.4, -0.25), bow(0.8, 0.55), bow(1, 0)], 5);
    const girth = graph([
      [0, 0.75],
      [0.06, 0.8],
      [0.2, 0.5],
      [0.55, 0.75],
      [0.82, 1.25],
      [1, 1.05],
    ]);
    return sweep(rectangleOutline(t, t, t * 0.3, 3), cabriole, { scale: girth, up: [0, 0, 1] });
  }
  const slim = p.legShape === "tapered" ? 0.58 : 1;
  return sweep(rectangleOutline(t, t, t * 0.16, 2), line(foot, top, 3), {
    scale: (f) => lerp(slim, 1, f),
    up: [0, 0, 1],
    endRounding: 0.002,
    endSteps: 1,
  });
}

function pedestalFoot(p: ChairParameters): Geometry {
  const r = Math.max(0.16, p.width * 0.44);
  return lathe(
    roundCorners(
      [
        [0, 0],
        [r, 0, 0.006],
        [r, 0.018, 0.008],
        [p.thickness * 1.3, 0.06, 0.05],
        [p.thickness * 0.9, 0.12],
        [0, 0.12],
      ],
      4,
    ),
    48,
  );
}

/** The rails that carry the seat, a little behind the faces of the legs. */
function makeAprons(p: ChairParameters, feet: readonly Foot[]): Part[] {
  const height = p.style === "throne" ? 0.09 : 0.055;
  const drop = p.seatHeight - BOARD - height / 2 + 0.004;
  const pairs = [
    [0, 1],
    [1, 3],
    [3, 2],
    [2, 0],
  ] as const;
  const geometries = pairs.map(([i, j]) => {
    const at = (k: number): Vec3 => {
      const { top, foot } = feet[k] as Foot;
      return mix(foot, top, (drop - foot[1]) / (top[1] - foot[1]));
    };
    return sweep(rectangleOutline(p.thickness * 0.55, height, 0.004, 1), [at(i), at(j)]);
  });
  return makeParts("apron", "stretcher", geometries, { grain: "z", weight: 0.4, ownPiece: true });
}

function makeRungs(p: ChairParameters, feet: readonly Foot[]): Part[] {
  const bar = (i: number, j: number, height: number): Geometry => {
    const at = (k: number): Vec3 => {
      const { top, foot } = feet[k] as Foot;
      return mix(foot, top, height);
    };
    const [a, b] = [at(i), at(j)];
    const thin = p.thickness * 0.3;
    if (p.legShape !== "turned") return sweep(rectangleOutline(thin * 1.4, thin * 2, thin * 0.4, 2), [a, b]);
    return tube(thin, line(a, b, 8), 12, { scale: (f) => 0.78 + 0.5 * f * (1 - f) * 4 * 0.6 });
  };
  const heights = p.seatHeight > 0.6 ? 0.32 : 0.26;
  const ring = (p.style === "stool" && (p.roundSeat || feet.length !== 4)) || feet.length !== 4;
  const bars = ring
    ? feet.map((_, i) => bar(i, (i + 1) % feet.length, heights + 0.05 * (i % 2)))
    : [bar(0, 2, heights), bar(1, 3, heights), bar(0, 1, heights + 0.12), bar(2, 3, heights + 0.12)];
  return makeParts("rung", "stretcher", bars, { grain: "z", weight: 0.45, ownPiece: true });
}

/** Two runners, bent to a circle, under the legs of either side. */
function makeRockers(p: ChairParameters, feet: readonly Foot[]): Part[] {
  const radius = 1.15;
  const reach = 0.5;
  const xs = Math.max(...feet.map(({ foot }) => Math.abs(foot[0])));
  const bow = arc([0, 0, 0], radius, -reach, reach, 20).map(([x, y]) => [0, radius - x + 0.02, y - 0.05] as Vec3);
  const runner = sweep(rectangleOutline(p.thickness * 0.9, p.thickness * 0.85, 0.006, 2), bow, {
    up: [0, 1, 0],
    endRounding: 0.01,
  });
  const spreader = move(box([2 * xs, p.thickness * 0.6, p.thickness * 0.9], { bevel: 0.004 }), [0, ROCKER + 0.05, 0]);
  return [
    ...makeParts("rocker", "rocker", [move(runner, [-xs, 0, 0]), move(runner, [xs, 0, 0])], {
      grain: "z",
      weight: 0.8,
    }),
    ...(feet.length === 4 ? [] : [makePart("spreader", "rocker", spreader, { grain: "x" })]),
  ];
}

/** Where the two rear legs end under the seat, right (+X last) as `standFeet` orders them; a chair with fewer gets its corners. */
export function rearCorners(p: ChairParameters): readonly [Vec3, Vec3] {
  const inset = p.thickness * 0.75;
  const [x, z] = [(p.width / 2 - inset) * (p.roundSeat ? 0.72 : 0.94), (p.depth / 2 - inset) * (p.roundSeat ? 0.8 : 1)];
  const y = p.seatHeight - BOARD * 0.6;
  return [
    [-x, y, -z],
    [x, y, -z],
  ];
}
