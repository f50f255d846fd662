import { type Bounds, boundsOf } from "#measure/bounds.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { deform, mirror } from "../../geometry/place.ts";
import { simplifyModel } from "../../geometry/simplify.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Rgb } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { flat, lookOf, paintInTurn } from "../looks.ts";
import type { Style } from "../style.ts";
import { foldLines } from "./fold-lines.ts";
import { foldVehicle, WHEEL_MIDDLE, WHEEL_PAPER } from "./folded-vehicle.ts";
import { tintFacets } from "./low-poly.ts";
import { facetsOf, paperOfFacets, sheetsOf } from "./paper-facets.ts";
import { isOfFace, papersOf } from "./papers.ts";

const FACES = 300;
const FACES_A_PART = 5;
const MOST_FACES = 600;
/** Of a vehicle that is folded as one, whose frame may be a single rod along the fold. */
const VEHICLE_FACES = 760;
const ON_FOLD_OF_RODS = 0.001;
/** How far corners are pulled out, as a ratio of the thing's size. */
const CRUMPLE = 0.011;
/** Paper is folded flat: the thing's width shrinks to this. */
const WIDTH = 0.8;
/** How far from its own middle a part may lie whose halves mirror each other, and what of it is on the fold, over the size of the whole. */
const MIDDLE = 0.012;
const ON_FOLD = 0.012;

/**
 * Folded from paper: few large facets, alike on both sides of the fold along the middle, with sharp creases, pulled into points. Each
 * facet is of one of two papers, as the coat is there.
 */
export const origami: Style = {
  id: "origami",
  isScenic: true,
  apply: (thing) => {
    const whole = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(...whole.max.map((to, k) => to - (whole.min[k] as number)));
    const { bySlot: papers, ...sheets } = papersOf(thing);
    const vehicle = thing.family === "vehicle" ? foldVehicle(thing.model, sheets, WIDTH) : undefined;
    const most = Math.min(MOST_FACES, FACES + FACES_A_PART * thing.model.parts.length);
    const model = vehicle
      ? foldInHalves(vehicle.body, size, VEHICLE_FACES, ON_FOLD_OF_RODS)
      : foldInHalves(thing.model, size, most, ON_FOLD);
    const pull = pullOf(whole, size);
    const folded = model.parts.map((part) => {
      const spec = thing.materials[part.slot];
      const look = spec && { ...lookOf(spec), colour: papers[part.slot] as Rgb, roughness: 0.9, metalness: 0 };
      const pulled = { ...part, geometry: deform(part.geometry, pull) };
      return { part: pulled, look, facets: look && !isOfFace(part.slot) ? facetsOf(pulled, look) : [] };
    });
    const pair = sheetsOf(
      folded.flatMap(({ facets }) => facets),
      sheets.main,
      sheets.other,
    );
    const parts = folded.map(({ part, look, facets }): Part => {
      const own = part.paint && facets.length > 0 ? paperOfFacets(facets, pair) : undefined;
      const paint = paintInTurn(look && flat(look), own, tintFacets, foldLines(part.geometry, size));
      return { ...part, crease: 0.02, paint };
    });
    const ofPaper = (spec: MaterialSpec, colour: Rgb): MaterialSpec => ({ ...spec, base: "paper", colours: [colour] });
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, spec]) => [slot, ofPaper(spec, papers[slot] as Rgb)]),
    );
    const wheels = vehicle?.wheels ?? [];
    for (const { slot, isTyre } of wheels.map((wheel) => ({ slot: wheel.slot, isTyre: wheel.slot !== WHEEL_MIDDLE })))
      materials[slot] = ofPaper(Object.values(thing.materials)[0] as MaterialSpec, isTyre ? WHEEL_PAPER : sheets.other);
    const tinted = wheels.map((wheel) => ({
      ...wheel,
      paint: paintInTurn(tintFacets, foldLines(wheel.geometry, size)),
    }));
    return { ...thing, model: { ...model, parts: [...parts, ...tinted] }, materials };
  },
};

/** Corners are drawn aside a little, on the left as on the right, and none off the fold or under the floor. */
function pullOf({ min }: Bounds, size: number): (point: Vec3) => Vec3 {
  const grain = size * 0.11;
  const by = (x: number, y: number, z: number, seed: number): number =>
    CRUMPLE * size * noise(x / grain, y / grain, z / grain, seed);
  return ([x, y, z]) => {
    const [aside, side] = [Math.abs(x), Math.sign(x)];
    const outwards = aside + by(aside, y, z, 1) * Math.min(1, aside / (0.08 * size));
    return [
      side * outwards * WIDTH,
      Math.max(min[1], y + by(aside, y, z, 2) * Math.min(1, (y - min[1]) / (0.1 * size))),
      z + by(aside, y, z, 3),
    ];
  };
}

const mirrored = (rest: Float32Array): Float32Array => rest.map((value, i) => (i % 3 === 0 ? -value : value));

/** What lies across the middle has the same facets left and right. */
function foldInHalves(model: Model, size: number, most: number, near: number): Model {
  const halves = new Map<string, Geometry>();
  for (const { name, geometry } of model.parts) {
    const { min, max } = boundsOf([geometry.positions]);
    if (Math.abs(min[0] + max[0]) > 2 * MIDDLE * size || max[0] - min[0] < 4 * MIDDLE * size) continue;
    const half = clipGeometry(geometry, [-1, 0, 0], 0);
    if (half.indices.length > 0) halves.set(name, half);
  }
  const parts = model.parts.map((part) => ({ ...part, geometry: halves.get(part.name) ?? part.geometry }));
  const simple = simplifyModel({ ...model, parts }, Math.round(most * (halves.size > 0 ? 0.72 : 1))).model;
  const onFold = (geometry: Geometry): Geometry => deform(geometry, ([x, y, z]) => [x < near * size ? 0 : x, y, z]);
  return {
    ...simple,
    parts: simple.parts.map((part) => {
      if (!halves.has(part.name)) return part;
      const half = onFold(part.geometry);
      return { ...part, geometry: merge([half, { ...mirror(half), rest: mirrored(half.rest) }]) };
    }),
  };
}
