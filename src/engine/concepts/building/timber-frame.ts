import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { atan2, PI } from "../../math/elementary.ts";
import { doorColumn, frontColumns } from "./house-openings.ts";
import type { HouseParameters } from "./house-parameters.ts";
import { heightAt, PLINTH } from "./house-roof.ts";

/** Width of a timber and how far it stands out of the plaster, metres. */
const [WIDE, OUT] = [0.17, 0.05];
/** Top of a brace under a window sill, in storey heights. */
const SILL = 0.31;

/** A timber on a wall that faces +z at z = 0, from one point of it to another. */
function timber([x0, y0]: Point2, [x1, y1]: Point2, wide = WIDE): Geometry {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.sqrt(dx * dx + dy * dy);
  const piece = box([length, wide, 2 * OUT], { bevel: 0.012, bevelSteps: 1 });
  return move(turnZ(piece, atan2(dy, dx)), [(x0 + x1) / 2, (y0 + y1) / 2, 0]);
}

/** The timbers of one storey of a wall: sill and head beams, posts, and crossed braces under the windows. */
function storeyTimbers(
  half: number,
  low: number,
  high: number,
  posts: readonly number[],
  isOpen: (x: number) => boolean,
) {
  const pieces = [timber([-half, low + WIDE / 2], [half, low + WIDE / 2]), timber([-half, high], [half, high])];
  const sill = low + SILL * (high - low);
  for (const x of posts) pieces.push(timber([x, low], [x, high]));
  for (const [i, right] of posts.entries()) {
    const left = posts[i - 1];
    if (left === undefined || isOpen((left + right) / 2)) continue;
    pieces.push(timber([left, sill], [right, sill], WIDE * 0.8));
    pieces.push(
      timber([left, low + WIDE], [right, sill], WIDE * 0.7),
      timber([left, sill], [right, low + WIDE], WIDE * 0.7),
    );
  }
  return pieces;
}

/** The timbers of a gable: posts up to the roof, a collar beam, two braces to it. */
function gableTimbers(across: number, eaves: number, roof: readonly Point2[]): Geometry[] {
  const peak = heightAt(roof, 0);
  const collar = eaves + (peak - eaves) * 0.62;
  const reach = (across / 2) * 0.36;
  const posts = [-0.6, -0.3, 0.3, 0.6].map((at): Geometry => {
    const x = (at * across) / 2;
    return timber([x, eaves], [x, heightAt(roof, x) - WIDE * 0.4]);
  });
  const braces = [-1, 1].map((s) =>
    timber([s * across * 0.44, eaves + WIDE / 2], [s * across * 0.3, heightAt(roof, s * across * 0.3) - 0.3]),
  );
  const king = timber([0, collar], [0, peak - WIDE * 0.6]);
  return [...posts, ...braces, king, timber([-reach, collar], [reach, collar])];
}

/** The frame of dark oak that shows in the plaster of a Tudor house, on all four walls. */
export function timberFrame(p: HouseParameters, eaves: number, roof: readonly Point2[]): Part {
  const columns = frontColumns(p);
  const door = columns[doorColumn(p)];
  const between = columns.slice(1).map((x, i) => (x + (columns[i] as number)) / 2);
  const walls = [
    { half: p.width / 2, posts: between, turn: 0, away: p.depth / 2, door },
    { half: p.width / 2, posts: [-p.width / 6, p.width / 6], turn: PI, away: p.depth / 2 },
    ...[-1, 1].map((s) => ({ half: p.depth / 2, posts: [0], turn: (s * PI) / 2, away: p.width / 2 })),
  ];
  const across = p.gableFront ? p.width : p.depth;
  const pieces = walls.flatMap((wall, at) => {
    const edge = wall.half - WIDE / 2;
    const timbers: Geometry[] = [];
    for (let storey = 0; storey < p.storeys; storey += 1) {
      const low = PLINTH + storey * p.storeyHeight;
      const isDoor = (x: number) =>
        storey === 0 &&
        wall.door !== undefined &&
        Math.abs(x - wall.door) < (p.width * 0.46) / Math.max(2, columns.length);
      timbers.push(...storeyTimbers(wall.half, low, low + p.storeyHeight, [-edge, ...wall.posts, edge], isDoor));
    }
    if (at < 2 === p.gableFront) timbers.push(...gableTimbers(across, eaves, roof));
    return timbers.map((piece) => turnY(move(piece, [0, 0, wall.away]), wall.turn));
  });
  return makePart("timbers", "timber", merge(pieces), { weight: 0.8 });
}
