import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../geometry/geometry.ts";
import { merge } from "../geometry/merge.ts";
import type { Part } from "../geometry/part.ts";
import { move } from "../geometry/place.ts";
import { simplifyModel } from "../geometry/simplify.ts";
import { sphere } from "../geometry/sphere.ts";
import { tube } from "../geometry/sweep.ts";
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from "../math/vec3.ts";
import type { Style } from "./style.ts";

/** Triangles of the shape whose edges are drawn. */
const FACES = 420;
const FACES_A_PART = 6;
const MOST_FACES = 640;
/** Thickness of the wire as a ratio of the thing's size. */
const WIRE = 0.0036;
/** Edges between faces that lie this flat to each other are not drawn: cosine. */
const FLAT = 0.985;
/** Sides of a wire, and how far it goes on past its corners, in its radii. */
const SIDES = 4;
const BEYOND = 0.9;
const METALS: ReadonlySet<string> = new Set(
  "iron rusty-iron brushed-steel silver gold copper bronze painted-metal".split(" "),
);

/** A sculpture of wire: the edges of a coarse shape, welded at the joints. */
export const wireframe: Style = {
  id: "wireframe",
  isScenic: true,
  apply: (thing) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const radius = WIRE * Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const most = Math.min(MOST_FACES, FACES + FACES_A_PART * thing.model.parts.length);
    const { model } = simplifyModel(thing.model, most);
    const parts = model.parts.map(
      ({ paint: _, ...part }): Part => ({ ...part, geometry: wires(part.geometry, radius) }),
    );
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, spec]) => [
        slot,
        METALS.has(spec.base) ? spec : { ...spec, base: "brushed-steel", colours: [] },
      ]),
    );
    return { ...thing, model: { ...model, parts }, materials };
  },
};

/** A closed tube along every edge, all that meet at a corner a little beyond it: few faces, so that a low limit leaves none of them out. */
function wires({ positions, indices }: Geometry, radius: number): Geometry {
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
    pieces.push(tube(radius, [subtract(a, beyond), add(b, beyond)], SIDES));
  }
  return pieces.length > 0 ? merge(pieces) : move(sphere(radius, 6, 4), point(0));
}
