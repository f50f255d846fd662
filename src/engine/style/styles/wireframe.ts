import { type Bounds, boundsOf } from "#measure/bounds.ts";
import { areaOf } from "../../geometry/area.ts";
import { easeBends } from "../../geometry/ease-bends.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { splitShells } from "../../geometry/shells.ts";
import { simplifyModel } from "../../geometry/simplify.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { add, cross, distance, dot, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";
import { contourLines, type SurfaceLine, spacedLine } from "./contour-lines.ts";
import { vertexOf } from "./surface-distance.ts";

/** Triangles of the shape whose edges are drawn. */
const FACES = 420;
const FACES_A_PART = 6;
const MOST_FACES = 640;
/** Thickness of the wire as a ratio of the thing's size. */
const WIRE = 0.0036;
/** Edges between faces that lie this flat to each other are not drawn: cosine. */
const FLAT = 0.985;
/** The same of a wire that is bent round a form; its sides. */
const ROUND_WIRE = 0.0058;
const ROUND_SIDES = 5;
/** Length of all wire in sizes of the thing, and the least and most room between loops in them. */
const LENGTH = 30;
const CLOSEST = 0.026;
const WIDEST = 0.075;
/** Triangles of all of it, so that a usual limit leaves it whole. */
const WIRE_FACES = 6000;
/** Strands of one part that are drawn, and how often the room between wires is widened until they are few enough. */
const STRANDS = 7;
const ROUNDS = 8;
/** Wire around for one length of it along. */
const ALONG = 2;
/** Length of the smallest loop, in radii of the wire: a smaller one would be a knot. */
const TIGHTEST = 10;
/** Triangles of the shape that wires are bent round. */
const FINE_FACES = 9000;
/** Sharpness from which on a part is drawn by its edges, and cosine of what is sharp. */
const BOXY = 3.4;
const SHARP = 0.7;
/** Share of the surface from which on a thing is round. */
const MOSTLY = 0.5;
/** Families of what is round, though its feathers and hooves have edges. */
const ROUNDED: ReadonlySet<string> = new Set(["animal", "bird", "figure", "anatomy", "insect", "fish"]);
const BASE = "pedestal";
/** Sides of a wire, and how far it goes on past its corners, in its radii. */
const SIDES = 4;
const BEYOND = 0.9;
const METALS: ReadonlySet<string> = new Set(
  "iron rusty-iron brushed-steel silver gold copper bronze painted-metal".split(" "),
);

/** How much thicker pipes are than wire, and how much more room is between them. */
const PIPE = 2.9;
const PIPES_APART = 1.8;

/** A sculpture of wire: loops around what is round and lines along it; of what is boxy its edges. */
export const wireframe = drawnWith("wireframe", 1, 1);

/** The same of pipes: fewer and thicker. */
export const piped = drawnWith("piped", PIPE, PIPES_APART);

/** @param thick Thickness over that of wire, and `room` between two over that between wires. */
function drawnWith(id: string, thick: number, room: number): Style {
  return {
    id,
    ...(id === "wireframe" && { isScenic: true }),
    apply: (thing) => {
      // a block it stands on stays a block
      const bases = thing.model.parts.filter(({ slot }) => slot === BASE);
      const formed = thing.model.parts.filter(({ slot }) => slot !== BASE);
      const { min, max } = boundsOf(formed.map(({ geometry }) => geometry.positions));
      const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
      const fine = simplifyModel({ ...thing.model, parts: formed }, FINE_FACES).model.parts;
      const isRound = ({ geometry }: Part) => ROUNDED.has(thing.family) || sharpness(geometry) < BOXY;
      const areas = (some: readonly Part[]) => some.reduce((sum, { geometry }) => sum + areaOf(geometry), 0);
      // a car is drawn by its edges, wheels and all
      const round = areas(fine.filter(isRound)) > MOSTLY * areas(fine) ? fine.filter(isRound) : [];
      const boxy = formed.filter(({ name }) => !round.some((part) => part.name === name));
      const most = Math.min(MOST_FACES, FACES + FACES_A_PART * boxy.length);
      const edged = boxy.length > 0 ? simplifyModel({ ...thing.model, parts: boxy }, most).model.parts : [];
      const parts = [
        ...bentWires(round, size, thick, room).map(({ paint: _, ...part }): Part => part),
        ...edged.map(
          ({ paint: _, ...part }): Part => ({
            ...part,
            geometry: wires(part.geometry, WIRE * thick * size, Math.round(SIDES * Math.sqrt(thick))),
          }),
        ),
      ];
      const materials = Object.fromEntries(
        Object.entries(thing.materials).map(([slot, spec]) => [
          slot,
          METALS.has(spec.base) || slot === BASE ? spec : { ...spec, base: "brushed-steel", colours: [] },
        ]),
      );
      return { ...thing, model: { ...thing.model, parts: [...parts, ...bases] }, materials };
    },
  };
}

/** Each round part in loops and lines of round wire, without what would lie inside another part; fewer of them where there are many. */
function bentWires(parts: readonly Part[], size: number, thick: number, room: number): Part[] {
  const shells = parts.map(({ geometry }) => fewStrands(splitShells(geometry)));
  const area = shells.flat().reduce((sum, shell) => sum + areaOf(shell), 0);
  let apart = Math.min(WIDEST, Math.max(CLOSEST, (area * (1 + 1 / ALONG)) / (LENGTH * size * size))) * room * size;
  let lines = linesOf(shells, apart);
  for (let round = 0; round < ROUNDS && facesOf(lines.flat()) > WIRE_FACES; round += 1) {
    apart *= 1.25;
    lines = linesOf(shells, apart);
  }
  return parts.flatMap((part, i) => {
    const radius = ROUND_WIRE * thick * size;
    const pieces = (lines[i] as SurfaceLine[])
      .filter((line) => !line.isClosed || lengthOf(line) > TIGHTEST * radius)
      .map(({ path, isClosed }) =>
        tube(
          radius,
          easeBends(path, () => radius, isClosed),
          Math.round(ROUND_SIDES * Math.sqrt(thick)),
          {
            closed: isClosed,
          },
        ),
      );
    return pieces.length > 0 ? [{ ...part, geometry: merge(pieces) }] : [];
  });
}

const lengthOf = ({ path }: SurfaceLine): number =>
  path.reduce((sum, point, i) => sum + distance(point, path.at(i - 1) as Vec3), 0);

/** Of a mane or a tail of many strands some, spread over all of it. */
const fewStrands = (shells: readonly Geometry[]): Geometry[] =>
  shells.filter(
    (_, i) => Math.floor((i * STRANDS) / shells.length) !== Math.floor(((i - 1) * STRANDS) / shells.length),
  );

const linesOf = (shells: readonly (readonly Geometry[])[], apart: number): SurfaceLine[][] =>
  shells.map((own, i) => {
    const others = shells
      .filter((_, k) => k !== i)
      .flat()
      .map((shell) => ({ shell, box: boundsOf([shell.positions]) }));
    return own
      .flatMap((shell) => contourLines(shell, apart))
      .flatMap((line) => outsideOf(spacedLine(line, 0.6 * apart), others));
  });

const facesOf = (lines: readonly SurfaceLine[]): number =>
  lines.reduce((sum, { path }) => sum + 2 * ROUND_SIDES * path.length, 0);

/** What of a line is in none of the shells. */
function outsideOf(line: SurfaceLine, shells: readonly Boxed[]): SurfaceLine[] {
  const isOut = line.path.map((point) => !shells.some((boxed) => isInside(boxed, point)));
  if (isOut.every(Boolean)) return [line];
  // a loop is opened where it is hidden, so that no run is broken at its seam
  const start = line.isClosed ? isOut.indexOf(false) : 0;
  const n = line.path.length;
  const runs: Vec3[][] = [[]];
  for (let k = 0; k < n; k += 1) {
    const i = (start + k) % n;
    if (isOut[i]) (runs.at(-1) as Vec3[]).push(line.path[i] as Vec3);
    else runs.push([]);
  }
  return runs.filter((path) => path.length > 2).map((path) => ({ path, isClosed: false }));
}

/** A shell and the box around it. */
interface Boxed {
  readonly shell: Geometry;
  readonly box: Bounds;
}

/** Whether a point is in a closed shell: how often a ray from it goes through, all in all. */
function isInside({ shell: { positions, indices }, box: { min, max } }: Boxed, [px, y, pz]: Vec3): boolean {
  // a hair aside, so that no ray runs through an edge
  const x = px + 1.7e-5;
  const z = pz + 2.9e-5;
  // nothing is above it there
  if (x < min[0] || x > max[0] || z < min[2] || z > max[2] || y > max[1]) return false;
  let turns = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const a = (indices[t] as number) * 3;
    const b = (indices[t + 1] as number) * 3;
    const c = (indices[t + 2] as number) * 3;
    const ax = (positions[a] as number) - x;
    const az = (positions[a + 2] as number) - z;
    const bx = (positions[b] as number) - x;
    const bz = (positions[b + 2] as number) - z;
    const cx = (positions[c] as number) - x;
    const cz = (positions[c + 2] as number) - z;
    const u = bx * cz - bz * cx;
    const v = cx * az - cz * ax;
    const w = ax * bz - az * bx;
    if (!((u > 0 && v > 0 && w > 0) || (u < 0 && v < 0 && w < 0))) continue;
    const sum = u + v + w;
    const [ha, hb, hc] = [positions[a + 1] as number, positions[b + 1] as number, positions[c + 1] as number];
    if ((u * ha + v * hb + w * hc) / sum > y) turns += sum > 0 ? 1 : -1;
  }
  return turns !== 0;
}

/** Length of its sharp edges over the root of its area: 0 of a ball, 5 of a cube. */
function sharpness({ positions, indices }: Geometry): number {
  const normals = new Map<number, Vec3>();
  const count = positions.length / 3;
  let area = 0;
  let sharp = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [0, 1, 2].map((k) => indices[t + k] as number);
    const [a, b, c] = corners.map((v) => vertexOf({ positions }, v)) as [Vec3, Vec3, Vec3];
    const out = cross(subtract(b, a), subtract(c, a));
    area += Math.sqrt(dot(out, out)) / 2;
    const normal = normalize(out);
    for (let k = 0; k < 3; k += 1) {
      const [from, to] = [corners[k] as number, corners[(k + 1) % 3] as number];
      const key = Math.min(from, to) * count + Math.max(from, to);
      const other = normals.get(key);
      if (!other) normals.set(key, normal);
      else if (dot(normal, other) < SHARP)
        sharp += distance(vertexOf({ positions }, from), vertexOf({ positions }, to));
    }
  }
  return sharp / Math.sqrt(Math.max(area, 1e-12));
}

/** A closed tube along every edge, all that meet at a corner a little beyond it: few faces, so that a low limit leaves none of them out. */
function wires({ positions, indices }: Geometry, radius: number, sides: number): Geometry {
  const point = (vertex: number): Vec3 => [
    positions[vertex * 3] as number,
    positions[vertex * 3 + 1] as number,
    positions[vertex * 3 + 2] as number,
  ];
  const count = positions.length / 3;
  const normals = new Map<number, Vec3[]>();
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [indices[t], indices[t + 1], indices[t + 2]] as [number, number, number];
    const [a, b, c] = corners.map(point) as [Vec3, Vec3, Vec3];
    const normal = normalize(cross(subtract(b, a), subtract(c, a)));
    for (let k = 0; k < 3; k += 1) {
      const [from, to] = [corners[k] as number, corners[(k + 1) % 3] as number];
      const key = Math.min(from, to) * count + Math.max(from, to);
      normals.set(key, [...(normals.get(key) ?? []), normal]);
    }
  }
  const pieces: Geometry[] = [];
  for (const [key, [one, other]] of normals) {
    if (one && other && dot(one, other) > FLAT) continue;
    const [from, to] = [Math.floor(key / count), key % count];
    const [a, b] = [point(from), point(to)];
    const span = subtract(b, a);
    if (dot(span, span) < radius * radius) continue;
    const beyond = scale(normalize(span), BEYOND * radius);
    pieces.push(tube(radius, [subtract(a, beyond), add(b, beyond)], sides));
  }
  return pieces.length > 0 ? merge(pieces) : move(sphere(radius, 6, 4), point(0));
}
