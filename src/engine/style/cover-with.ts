import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../geometry/geometry.ts";
import { makePart } from "../geometry/make-part.ts";
import { merge } from "../geometry/merge.ts";
import type { Part } from "../geometry/part.ts";
import { move, stretch } from "../geometry/place.ts";
import { partDemand } from "../geometry/share-faces.ts";
import { simplifyGeometry } from "../geometry/simplify-geometry.ts";
import type { Draw } from "../math/draw.ts";
import { add, distance, scale, type Vec3 } from "../math/vec3.ts";
import { fitOn } from "./fit-on.ts";
import { lookOf } from "./looks.ts";
import type { Dressed } from "./style.ts";
import { type Spot, surfaceSpots } from "./surface-spots.ts";

/** Copies laid on a thing at most, and their size and distance as ratios of its size. */
const COPIES = 420;
const SIZE = 0.082;
const APART = 0.042;
/** Triangles of one copy, and the parts of the covering thing that are copied: its largest ones. */
const FACES = 56;
const PARTS = 4;
const FACE = /eye|pupil|nose|mouth|tooth|beak/;

/** Puts a thing together from many copies of another one: they lie close on all of its surface, its face left free. */
export function coverWith(thing: Dressed, cover: Dressed, draw: Draw): Dressed {
  const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const faces = thing.model.parts.filter(({ slot }) => FACE.test(slot)).map(middleOf);
  const body = thing.model.parts.filter(({ slot }) => !FACE.test(slot));
  const favour = ({ position, normal }: Spot) =>
    normal[1] < -0.75 || faces.some((face) => distance(face, position) < size * 0.055) ? 0 : 1;
  const spots = surfaceSpots(body, draw, { count: COPIES, apart: size * APART, favour, tries: 10 });
  const copies = copiesOf(cover, size * SIZE);
  const next = draw.stream("copies");
  const laid = spots.map((spot) => ({ spot, spin: next(), scale: 0.75 + 0.5 * next() }));
  const parts = copies.map(({ part, geometry }, i) =>
    makePart(
      `cover-${i + 1}-${part.slot}`,
      `cover-${part.slot}`,
      merge(
        laid.map(({ spot, spin, scale: by }) => fitOn(stretch(geometry, [by, by, by]), spot, size * SIZE * 0.12, spin)),
      ),
      { weight: 0.9, ...(part.paint && { paint: part.paint }), ...(part.crease && { crease: part.crease }) },
    ),
  );
  const [main] = Object.entries(cover.materials);
  const ground = main && lookOf(main[1]).colour;
  const bodies = new Set(body.map(({ slot }) => slot));
  const materials = Object.fromEntries(
    Object.entries(thing.materials).map(([slot, spec]) => [
      slot,
      main && ground && bodies.has(slot) ? { ...main[1], colours: [scale(ground, 0.6)] } : spec,
    ]),
  );
  const plain = thing.model.parts.map((part): Part => {
    if (FACE.test(part.slot)) return part;
    const { paint: _, ...rest } = part;
    return rest;
  });
  const dressed = Object.fromEntries(Object.entries(cover.materials).map(([slot, spec]) => [`cover-${slot}`, spec]));
  return {
    ...thing,
    model: { ...thing.model, parts: spots.length > 0 ? [...plain, ...parts] : plain },
    materials: { ...materials, ...dressed },
  };
}

/** The covering thing's largest parts, few triangles each, `size` metres large, standing on y = 0 over the origin. */
function copiesOf(cover: Dressed, size: number): { part: Part; geometry: Geometry }[] {
  const { min, max } = boundsOf(cover.model.parts.map(({ geometry }) => geometry.positions));
  const by = size / Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2], 1e-9);
  const demands = cover.model.parts
    .map((part, index) => ({ part, index, demand: partDemand(part.geometry) }))
    .sort((a, b) => b.demand - a.demand || a.index - b.index)
    .slice(0, PARTS);
  const total = demands.reduce((sum, { demand }) => sum + demand, 0);
  const foot: Vec3 = [-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2];
  return demands.map(({ part, demand }) => {
    const few = simplifyGeometry(part.geometry, Math.max(12, Math.round((FACES * demand) / total)));
    return { part, geometry: stretch(move(few, foot), [by, by, by]) };
  });
}

function middleOf({ geometry }: Part): Vec3 {
  const { min, max } = boundsOf([geometry.positions]);
  return scale(add(min as Vec3, max as Vec3), 0.5);
}
