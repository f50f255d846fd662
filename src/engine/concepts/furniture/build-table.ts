import { box } from "../../geometry/box.ts";
import { curveThrough, graph, line } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { knob, makeDesk } from "./make-desk.ts";
import { drape } from "./table-cloth.ts";
import type { TableParameters } from "./table-parameters.ts";
import { turnedLeg } from "./turned-leg.ts";

export function buildTable(p: TableParameters): Model {
  const under = p.height - p.topThickness;
  const parts: Part[] = [...makeTop(p)];
  if (p.style === "pedestal") parts.push(...makePedestal(p, under));
  else if (p.style === "trestle") parts.push(...makeTrestles(p, under));
  else if (p.style === "desk") parts.push(...makeDesk(p, under));
  else parts.push(...makeFrame(p, under));
  if (p.cloth) parts.push(makePart("cloth", "cloth", drape(p), { weight: 1, crease: 1.2 }));
  const lift = p.cloth ? 0.004 : 0;
  return standModel(parts, [
    { name: "top", position: [0, p.height + lift, 0], normal: [0, 1, 0], radius: Math.min(p.width, p.depth) * 0.48 },
  ]);
}

function makeTop(p: TableParameters): Part[] {
  const t = p.topThickness;
  const y = p.height - t / 2;
  if (p.round) {
    const r = p.width / 2;
    const profile = roundCorners(
      [
        [0, -t / 2],
        [r - t * 0.5, -t / 2, t * 0.3],
        [r, -t * 0.05, t * 0.5],
        [r, t / 2, t * 0.22],
        [0, t / 2],
      ],
      4,
    );
    return [makePart("top", "top", settle(move(lathe(profile, 72), [0, y, 0])), { grain: "x", weight: 1 })];
  }
  if (p.planks === 1) {
    return [
      makePart("top", "top", move(box([p.width, t, p.depth], { bevel: t * 0.22, bevelSteps: 2 }), [0, y, 0]), {
        grain: "x",
        weight: 1,
      }),
    ];
  }
  const each = p.depth / p.planks;
  // boards touch; their rounded edges make the joints
  const boards = Array.from({ length: p.planks }, (_, i) =>
    move(box([p.width * (1 - 0.004 * (i % 2)), t, each + 0.0002], { bevel: Math.min(0.006, t * 0.2), bevelSteps: 2 }), [
      0,
      y,
      -p.depth / 2 + each * (i + 0.5),
    ]),
  );
  return makeParts("board", "top", boards, { grain: "x", weight: 1, ownPiece: true });
}

/** Legs at the corners, or around a round top, tied by rails. */
function makeFrame(p: TableParameters, under: number): Part[] {
  const t = p.legThickness;
  const railHeight = Math.min(0.1, p.height * 0.15);
  const [a, b] = [p.width / 2 - t * 0.9 - 0.01, p.depth / 2 - t * 0.9 - 0.01];
  const round = p.round || p.legs !== 4;
  const places: Vec3[] = round
    ? Array.from({ length: p.legs }, (_, i) => {
        const angle = ((i + 0.5) / p.legs) * TAU;
        return [sin(angle) * a * 0.82, 0, cos(angle) * b * 0.82];
      })
    : [
        [-a, 0, b],
        [a, 0, b],
        [a, 0, -b],
        [-a, 0, -b],
      ];
  const legs = places.map((at, i) =>
    makePart(`leg-${i + 1}`, "leg", leg(p, at, under + 0.004), { ownPiece: true, weight: 0.9 }),
  );
  const parts: Part[] = [...legs];
  const ends = places.length > 2 ? places : [];
  const rails = ends.map((at, i) => {
    const to = ends[(i + 1) % ends.length] as Vec3;
    const y = under - railHeight / 2 + 0.002;
    return sweep(rectangleOutline(t * 0.36, railHeight, 0.004, 1), [
      [at[0], y, at[2]],
      [to[0], y, to[2]],
    ]);
  });
  parts.push(...makeParts("apron", "apron", rails, { grain: "z", weight: 0.6, ownPiece: true }));
  if (p.shelf) {
    const y = p.height * 0.26;
    const shelf = round
      ? cylinder({ radius: a * 0.86, height: 0.02, bevel: 0.005, segments: 48 })
      : move(box([2 * a + t * 0.6, 0.02, 2 * b + t * 0.6], { bevel: 0.004 }), [0, 0.01, 0]);
    parts.push(makePart("shelf", "shelf", move(shelf, [0, y, 0]), { grain: "x", weight: 0.7 }));
  }
  if (p.drawers > 0 && !round) parts.push(...frontDrawers(p, under, railHeight, 2 * a - t * 1.3, b + t * 0.18));
  return parts;
}

function leg(p: TableParameters, [x, , z]: Vec3, top: number): Geometry {
  const t = p.legThickness;
  const [foot, head]: [Vec3, Vec3] = [
    [x, 0, z],
    [x, top, z],
  ];
  if (p.legShape === "turned") return turnedLeg(t * 0.56, foot, head);
  if (p.legShape === "curved") {
    const size = Math.sqrt(x * x + z * z) || 1;
    const at = (f: number, out: number): Vec3 => [x + (x / size) * out * t, top * f, z + (z / size) * out * t];
    const girth = graph([
      [0, 0.8],
      [0.05, 0.85],
      [0.18, 0.5],
      [0.6, 0.72],
      [0.85, 1.2],
      [1, 1.1],
    ]);
    return sweep(
      rectangleOutline(t, t, t * 0.3, 3),
      curveThrough([at(0, 0.5), at(0.1, 0.1), at(0.4, -0.2), at(0.82, 0.45), at(1, 0)], 6),
      { scale: girth, up: [0, 0, 1] },
    );
  }
  const slim = p.legShape === "tapered" ? 0.55 : 1;
  return sweep(rectangleOutline(t, t, t * 0.1, 2), line(foot, head, 2), {
    scale: (f) => lerp(slim, 1, Math.min(1, f * 1.15)),
    up: [0, 0, 1],
  });
}

function frontDrawers(p: TableParameters, under: number, height: number, width: number, z: number): Part[] {
  const each = width / p.drawers;
  return Array.from({ length: p.drawers }, (_, i) => {
    const x = -width / 2 + each * (i + 0.5);
    const y = under - height / 2;
    const face = move(box([each - 0.016, height * 0.8, 0.022], { bevel: 0.004, bevelSteps: 2 }), [x, y, z]);
    return [
      makePart(`drawer-${i + 1}`, "drawer", face, { grain: "x", weight: 0.6, ownPiece: true }),
      makePart(`knob-${i + 1}`, "knob", knob([x, y, z + 0.01]), { weight: 0.4 }),
    ];
  }).flat();
}

/** A turned column on three or four sprawling feet. */
function makePedestal(p: TableParameters, under: number): Part[] {
  const t = p.legThickness * 1.25;
  const line_: readonly (readonly [number, number, number])[] = [
    [0, 0.1, 0],
    [t * 0.9, 0.1, 0.01],
    [t * 1.05, 0.2, 0.03],
    [t * 0.55, 0.3, 0.05],
    [t * 0.62, 0.36, 0.02],
    [t * 0.98, 0.5, 0.1],
    [t * 0.6, 0.72, 0.1],
    [t * 0.56, 0.8, 0.02],
    [t * 0.8, 0.83, 0.015],
    [t * 0.56, 0.87, 0.015],
    [t * 0.9, 0.95, 0.04],
    [p.width * 0.2, 0.97, 0.01],
    [p.width * 0.2, 1.002, 0.004],
    [0, 1.002, 0],
  ];
  const column = lathe(
    roundCorners(
      line_.map(([r, y, round]) => [r, y * under, round * 0.7] as const),
      4,
    ),
    40,
  );
  const feet = p.legs >= 3 && p.legs !== 4 ? p.legs : p.legs === 1 ? 4 : p.legs;
  const reach = p.width * 0.34;
  const path = curveThrough(
    [
      [0, under * 0.2, 0],
      [0, under * 0.21, reach * 0.35],
      [0, under * 0.12, reach * 0.72],
      [0, 0.022, reach],
    ],
    6,
  );
  const foot = sweep(rectangleOutline(t * 0.62, t * 0.9, t * 0.2, 3), path, {
    up: [0, 1, 0],
    scale: (f) => lerp(1, 0.55, f),
    endRounding: t * 0.15,
  });
  const sprawl = Array.from({ length: Math.max(3, feet) }, (_, i) =>
    turnY(foot, ((i + 0.5) / Math.max(3, feet)) * TAU),
  );
  return [
    makePart("column", "leg", column, { weight: 0.95 }),
    ...makeParts("foot", "leg", sprawl, { grain: "z", weight: 0.85 }),
  ];
}

/** Two standing frames with slanting legs and a long beam, as farm tables have. */
function makeTrestles(p: TableParameters, under: number): Part[] {
  const t = p.legThickness * 1.1;
  const x = p.width * 0.34;
  const spread = p.depth * 0.36;
  const slant = (z: number, side: number) =>
    sweep(
      rectangleOutline(t, t * 1.25, t * 0.12, 2),
      [
        [side * x, 0, z * spread],
        [side * x, under - 0.03, -z * spread * 0.55],
      ],
      { up: [0, 0, 1] },
    );
  const legs = [-1, 1].flatMap((side) => [slant(1, side), slant(-1, side)]);
  const heads = [-1, 1].map((side) =>
    move(box([t * 1.15, 0.07, p.depth * 0.8], { bevel: 0.008, bevelSteps: 2 }), [side * x, under - 0.033, 0]),
  );
  const beam = move(box([2 * x + 0.12, t * 1.1, t * 0.7], { bevel: 0.008, bevelSteps: 2 }), [0, under * 0.42, 0]);
  return [
    ...makeParts("trestle-leg", "leg", legs, { ownPiece: true, grain: "z", weight: 0.9 }),
    ...makeParts("trestle-head", "apron", heads, { grain: "z", weight: 0.6 }),
    makePart("beam", "apron", beam, { grain: "x", weight: 0.7 }),
  ];
}
