import { type Bounds, boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { GeometryBuilder } from "../../geometry/geometry-builder.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { thickCast } from "../../geometry/rough-cast.ts";
import { splitShells } from "../../geometry/shells.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { distance, type Vec3 } from "../../math/vec3.ts";

/** What turns on the ground, and what turns with it. */
const TYRE = /tyre|tire/;
const WITHIN = /^(?:wheel|rim|spoke|hub|disc|drum)s?$/;
const SAIL = /sail|rigging/;
/** What is folded of the second paper: where light comes through or somebody sits. */
const PANES = /window|glass|windshield|seat|saddle/;
/** Cells along the longest side of the cast, and how much of what lies around a point must be solid for it to be. */
const CELLS = 58;
const SOLID = 0.035;
/** Paper of tyres: nobody folds a wheel of its body's paper. */
export const WHEEL_PAPER: Rgb = fromHex("#3b3b40");
/** Slot of the middle of its wheels. */
export const WHEEL_MIDDLE = "wheel-middle";
/** Corners of a wheel, radius of its raised middle and thickness of its rim, in its own. */
const CORNERS = 8;
const MIDDLE = 0.5;
const RIM = 0.45;
/** Of a source's corners, the most that are asked what paper lies near. */
const ASKED = 240;

interface Papers {
  readonly main: Rgb;
  readonly other: Rgb;
}

/** A vehicle as it is folded: the body from one sheet, wheels from one each. */
interface FoldedVehicle {
  readonly body: Model;
  readonly wheels: readonly Part[];
}

/**
 * One cast of all that is no wheel, so that a folded vehicle has no loose flaps, and a flat eight-cornered disc for each wheel.
 *
 * @param papers The sheets: `other` is that of panes and seats.
 * @param width What the whole's width shrinks to later, which wheels do here.
 * @returns Undefined for what has too little solid for a cast, and for what has sails: those are sheets as they are.
 */
export function foldVehicle({ parts, ...rest }: Model, papers: Papers, width: number): FoldedVehicle | undefined {
  const tyres = parts.filter(({ slot, name }) => TYRE.test(`${slot} ${name}`));
  const discs = tyres.flatMap(({ geometry }) => roundOf(geometry));
  const isWheel = (part: Part): boolean =>
    tyres.includes(part) || (tyres.length > 0 && (WITHIN.test(part.slot) || isIn(part, discs)));
  const held = parts.filter((part) => !isWheel(part));
  const main = held.reduce((a, b) => ((b.weight ?? 0) > (a.weight ?? 0) ? b : a), held[0] as Part);
  if (!main || parts.some(({ slot }) => SAIL.test(slot))) return undefined;
  const whole = merge(held.map(({ geometry }) => geometry));
  const { min, max } = boundsOf([whole.positions]);
  const long = Math.max(...max.map((to, k) => to - (min[k] as number)));
  const cast = thickCast(whole, long / CELLS, SOLID);
  if (cast.indices.length === 0) return undefined;
  const paint = nearestPaper(held, papers);
  const body: Part = { ...main, name: "body", geometry: { ...cast, rest: cast.positions }, paint };
  return {
    body: { ...rest, parts: [body] },
    wheels: discs.flatMap((disc, i) => wheelOf(disc, width, tyres[0] as Part, i + 1)),
  };
}

/** Where wheels are: one for each tyre, also where a part holds several. */
function roundOf(geometry: Geometry): Bounds[] {
  const found: Bounds[] = [];
  for (const shell of splitShells(geometry)) {
    const { min, max } = boundsOf([shell.positions]);
    const isDisc = max[1] - min[1] > 0.5 * (max[2] - min[2]) && max[2] - min[2] > 0.5 * (max[1] - min[1]);
    const middle = [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2);
    const isNew = !found.some((each) =>
      middle.every((c, k) => c >= (each.min[k] as number) && c <= (each.max[k] as number)),
    );
    if (isDisc && isNew) found.push({ min, max });
  }
  return found;
}

/** All of a part lies within where a wheel is. */
function isIn({ geometry }: Part, discs: readonly Bounds[]): boolean {
  const own = boundsOf([geometry.positions]);
  return discs.some(({ min, max }) =>
    [0, 1, 2].every(
      (k) => (own.min[k] as number) >= (min[k] as number) - 0.01 && (own.max[k] as number) <= (max[k] as number) + 0.01,
    ),
  );
}

/** A flat disc of eight corners, folded from rim to middle, and a smaller one of the body's paper on either side of it. */
function wheelOf({ min, max }: Bounds, width: number, { slot }: Part, number: number): Part[] {
  const centre: Vec3 = [((min[0] + max[0]) / 2) * width, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const radius = (max[1] - min[1]) / 2 / cos(PI / CORNERS);
  const half = ((max[0] - min[0]) / 2) * width;
  const tyre = foldedDisc(centre, radius, half * RIM, half);
  const middle = foldedDisc(centre, radius * MIDDLE, half * 0.8, half * 1.25);
  return [
    makePart(`wheel-${number}`, slot, tyre, { weight: 1, crease: 0.02 }),
    makePart(`wheel-middle-${number}`, WHEEL_MIDDLE, middle, { weight: 0.8, crease: 0.02 }),
  ];
}

/** A disc across the x axis, standing on one of its sides, thicker in the middle than at the rim. */
function foldedDisc([cx, cy, cz]: Vec3, radius: number, rim: number, middle: number): Geometry {
  const builder = new GeometryBuilder();
  const ring = (x: number): number[] =>
    Array.from({ length: CORNERS }, (_, i) => {
      const angle = (TAU * (i + 0.5)) / CORNERS;
      return builder.vertex([cx + x, cy + radius * cos(angle), cz + radius * sin(angle)]);
    });
  const [left, right] = [ring(-rim), ring(rim)];
  const [low, high] = [builder.vertex([cx - middle, cy, cz]), builder.vertex([cx + middle, cy, cz])];
  for (let i = 0; i < CORNERS; i += 1) {
    const j = (i + 1) % CORNERS;
    const [a, b, c, d] = [left[i], left[j], right[j], right[i]] as [number, number, number, number];
    builder.triangle(high, d, c);
    builder.triangle(low, b, a);
    builder.triangle(a, b, c);
    builder.triangle(a, c, d);
  }
  return builder.build();
}

/** The second paper where a pane or a seat was before all was cast in one, else the first. */
function nearestPaper(parts: readonly Part[], { main, other }: Papers): Paint {
  const spots = parts.flatMap(({ slot, geometry: { positions } }) => {
    const colour = PANES.test(slot) ? other : main;
    const step = 3 * Math.max(1, Math.floor(positions.length / 3 / ASKED));
    const found: { readonly at: Vec3; readonly colour: Rgb }[] = [];
    for (let i = 0; i < positions.length; i += step)
      found.push({ at: [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number], colour });
    return found;
  });
  return (surface, x, y, z) => {
    let least = Number.POSITIVE_INFINITY;
    for (const { at, colour } of spots) {
      const far = distance(at, [x, y, z]);
      if (far < least) [least, surface.r, surface.g, surface.b] = [far, ...colour];
    }
  };
}
