import { box } from "../../geometry/box.ts";
import { line } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Point2, roundCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { makeBalconies } from "./house-balconies.ts";
import { makeFront, makeSideWindows } from "./house-openings.ts";
import type { HouseParameters } from "./house-parameters.ts";
import { heightAt, makeRoof, PLINTH, roofLine } from "./house-roof.ts";
import { timberFrame } from "./timber-frame.ts";

export function buildHouse(p: HouseParameters): Model {
  const eaves = PLINTH + p.storeys * p.storeyHeight;
  const [across, along] = p.gableFront ? [p.width, p.depth] : [p.depth, p.width];
  const ridgeWise = (geometry: Geometry) => (p.gableFront ? geometry : turnY(geometry, PI / 2));
  const roof = roofLine(p, across, eaves);
  const plinth = box([p.width + 0.16, PLINTH, p.depth + 0.16], { bevel: 0.04, bevelSteps: 2 });
  const parts: Part[] = [makePart("plinth", "base", move(plinth, [0, PLINTH / 2, 0]), { weight: 0.7 })];
  const wallOutline: Point2[] = [
    [-across / 2, PLINTH - 0.02],
    [across / 2, PLINTH - 0.02],
    ...roof.map(([x, y]): Point2 => [Math.max(-across / 2, Math.min(across / 2, x)), y]).reverse(),
  ];
  if (p.style === "cabin") parts.push(...logWalls(p, across, along, eaves, roof, ridgeWise));
  else {
    const slot = p.style === "barn" ? "siding" : p.style === "shed" ? "log" : "wall";
    parts.push(makePart("walls", slot, ridgeWise(extrude(wallOutline, { depth: along })), { weight: 1 }));
    if (p.timbered) parts.push(timberFrame(p, eaves, roof));
    if (p.style === "barn") parts.push(makePart("corner-boards", "trim", cornerBoards(p, eaves), { weight: 0.6 }));
  }
  parts.push(...makeRoof(p, roof, along, ridgeWise));
  parts.push(...makeFront(p, eaves, roof));
  parts.push(...makeSideWindows(p, eaves));
  parts.push(...makeBalconies(p));
  if (p.chimney) parts.push(...makeChimney(p, roof, across, along, ridgeWise));
  const top = Math.max(...roof.map(([, y]) => y));
  return standModel(parts, [{ name: "top", position: [0, top + 0.25, 0], normal: [0, 1, 0], radius: 0.3 }]);
}

function cornerBoards(p: HouseParameters, eaves: number): Geometry {
  const height = eaves - PLINTH;
  const posts = [-1, 1].map((x) =>
    move(box([0.22, height, 0.22], { bevel: 0.015 }), [
      x * (p.width / 2 - 0.05),
      PLINTH + height / 2,
      p.depth / 2 - 0.05,
    ]),
  );
  return merge(posts);
}

/** Round logs laid course by course, those of the sides half a course higher, all crossing at the corners; plank gables. */
function logWalls(
  p: HouseParameters,
  across: number,
  along: number,
  eaves: number,
  roof: readonly Point2[],
  ridgeWise: (geometry: Geometry) => Geometry,
): Part[] {
  const r = 0.135;
  const pitch = 2 * r * 0.93;
  // the last courses would stick out through the eaves; the plank core closes the gap
  const courses = Math.round((eaves - PLINTH) / pitch) - 2;
  const over = 0.32;
  const log = (half: number, axis: 0 | 2): Geometry => {
    const from: Vec3 = axis === 0 ? [-half - over, 0, 0] : [0, 0, -half - over];
    const to: Vec3 = axis === 0 ? [half + over, 0, 0] : [0, 0, half + over];
    return tube(r, line(from, to, 1), 14, { endRounding: 0.02, endSteps: 1 });
  };
  const logs: Geometry[] = [];
  for (let i = 0; i < courses; i += 1) {
    const y = PLINTH + r * 0.9 + i * pitch;
    for (const side of [-1, 1]) {
      logs.push(move(log(p.width / 2, 0), [0, y, side * (p.depth / 2 - r)]));
      logs.push(move(log(p.depth / 2, 2), [side * (p.width / 2 - r), y + pitch / 2, 0]));
    }
  }
  const core: Point2[] = [
    [-across / 2 + 0.12, PLINTH - 0.02],
    [across / 2 - 0.12, PLINTH - 0.02],
    ...roof.map(([x, y]): Point2 => [Math.max(-across / 2 + 0.12, Math.min(across / 2 - 0.12, x)), y]).reverse(),
  ];
  return [
    ...makeParts("log", "log", logs, { grain: "z", weight: 0.8, ownPiece: true }),
    makePart("core", "log", ridgeWise(extrude(core, { depth: along - 0.24 })), { weight: 0.9 }),
  ];
}

/** A brick stack through the roof near one end, with a corbelled head and pots. */
function makeChimney(
  p: HouseParameters,
  roof: readonly Point2[],
  across: number,
  along: number,
  ridgeWise: (geometry: Geometry) => Geometry,
): Part[] {
  const wide = p.style === "cottage" || p.style === "cabin" ? 0.86 : 0.72;
  const x = -across * 0.16;
  const z = -along * 0.3;
  const low = heightAt(roof, x) - 1;
  const top = Math.max(...roof.map(([, y]) => y)) + 0.85;
  const stack = move(box([wide, top - low, wide * 0.8], { bevel: 0.02 }), [0, (top + low) / 2, 0]);
  const heads = [
    [1.16, 0.12, -0.24],
    [1.26, 0.1, -0.13],
  ].map(([f, h, y]) =>
    move(box([wide * (f as number), h as number, wide * 0.8 * (f as number) * 1.03], { bevel: 0.015, bevelSteps: 1 }), [
      0,
      top + (y as number) + 0.06,
      0,
    ]),
  );
  const pot = lathe(
    roundCorners(
      [
        [0, 0],
        [0.15, 0, 0.01],
        [0.11, 0.3, 0.05],
        [0.15, 0.34, 0.02],
        [0.15, 0.4, 0.02],
        [0.105, 0.4, 0.01],
        [0.09, 0.1],
        [0, 0.1],
      ],
      3,
    ),
    24,
  );
  const pots = [-0.2, 0.2].map((at) => move(pot, [at * wide, top - 0.04, 0]));
  const put = (geometry: Geometry) => ridgeWise(move(geometry, [x, 0, z]));
  return [
    makePart("chimney", "chimney", put(merge([stack, ...heads])), { weight: 0.85 }),
    ...makeParts("chimney-pot", "chimney", pots.map(put), { weight: 0.4 }),
  ];
}
