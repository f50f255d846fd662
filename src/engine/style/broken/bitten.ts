import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { dot, scale, type Vec3 } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import type { Style } from "../style.ts";

/** Flat cuts that make one round bite. */
const CUTS = 5;
/**
 * Where the bites are, radians from the front to the camera's side, and their radii over half the lesser side. They are taken out of
 * the outline: one that faces the camera is not seen.
 */
const BITES = [
  [1.28, 0.62],
  [0.62, 0.46],
] as const;
/** How far in from a bite its inside is seen, over its radius, and how much paler that is than the outside. */
const CRUMB = 1.05;
const INSIDE = fromHex("#f0dcae");
const PALER = 0.62;
/** Seeds the crumbs. */
const CRUMBS = 5;

/** Slots of what is inside, whose own colour a bite shows. */
const FLESH = /^(?:flesh|pulp|sponge|crumb|inside|meat|filling|dough)$/;
/** Half the angle, radians, within which the outline is looked for where a bite is to be. */
const CONE = 0.22;

/** Axis of the model. */
type Axis = 0 | 1 | 2;

/** A round bite as it is seen along its axis: the two other axes, and its middle and radius on them. */
interface Bite {
  readonly across: readonly [Axis, Axis];
  readonly centre: readonly [number, number];
  readonly radius: number;
}

/** Two round bites out of the side that the camera sees; out of the upper edge of a slice that stands upright. */
export const bitten: Style = {
  id: "bitten",
  apply: (thing) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const half = [0, 1, 2].map((k) => ((max[k] as number) - (min[k] as number)) / 2) as [number, number, number];
    const across: readonly [Axis, Axis] = half[2] < SLICE * Math.min(half[0], half[1]) ? [0, 1] : [0, 2];
    const [wide, deep] = [half[0], half[across[1]]];
    const middle = across.map((k) => (min[k] + max[k]) / 2) as [number, number];
    const small = Math.min(wide, deep);
    const outline = outlineOf(thing.model.parts, across, middle);
    const bites = BITES.map(([angle, radius]): Bite => {
      const way: [number, number] = [wide * sin(angle), deep * cos(angle)];
      const reach = Math.sqrt(way[0] * way[0] + way[1] * way[1]);
      const share = Math.min(reach, outline(way) ?? reach) / reach;
      return { across, centre: [middle[0] + share * way[0], middle[1] + share * way[1]], radius: radius * small };
    });
    const flesh = Object.entries(thing.materials).find(([slot]) => FLESH.test(slot))?.[1];
    const inside = flesh && lookOf(flesh).colour;
    const parts = thing.model.parts.flatMap((part): Part[] => {
      const geometry = bites.reduce((left, one) => bite(left, one, middle), part.geometry);
      if (geometry.indices.length === 0) return [];
      return geometry === part.geometry ? [part] : [{ ...part, geometry, paint: crumb(part, bites, inside) }];
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};
/** Depth over width and height of what stands upright as a slice does. */
const SLICE = 0.6;

/** How far the outline is from the middle that way; undefined where there is no corner near. */
function outlineOf(
  parts: readonly Part[],
  [u, v]: readonly [Axis, Axis],
  middle: readonly [number, number],
): (way: readonly [number, number]) => number | undefined {
  return ([wx, wy]) => {
    const long = Math.sqrt(wx * wx + wy * wy);
    let furthest = 0;
    for (const { geometry } of parts) {
      const { positions } = geometry;
      for (let i = 0; i < positions.length; i += 3) {
        const [x, y] = [(positions[i + u] as number) - middle[0], (positions[i + v] as number) - middle[1]];
        const far = Math.sqrt(x * x + y * y);
        if (far > furthest && (x * wx + y * wy) / long > far * cos(CONE)) furthest = far;
      }
    }
    return furthest > 0 ? furthest : undefined;
  };
}

/** The inside, where teeth have laid it bare. */
function crumb(part: Part, bites: readonly Bite[], inside: Rgb | undefined): Paint {
  const toModel = fitAffine(part.geometry);
  return (surface, x, y, z, nx, ny, nz) => {
    part.paint?.(surface, x, y, z, nx, ny, nz);
    const place = toModel(x, y, z);
    const [px, py, pz] = place;
    for (const { across, centre, radius } of bites) {
      const [du, dv] = [place[across[0]] - centre[0], place[across[1]] - centre[1]];
      if (du * du + dv * dv > CRUMB * CRUMB * radius * radius) continue;
      const grain = 1 + 0.14 * noise((px / radius) * 14, (py / radius) * 14, (pz / radius) * 14, CRUMBS);
      const isSlice = across[1] === 1;
      // a slice shows its flesh on its faces
      if (isSlice) part.paint?.(surface, x, y, z, 0, 0, 1);
      const under = inside ?? INSIDE;
      const share = inside ? 1 : isSlice ? 0 : PALER;
      const mixed = (own: number, k: 0 | 1 | 2) => (own + share * (under[k] - own)) * grain;
      layColour(
        surface,
        [mixed(surface.r, 0), mixed(surface.g, 1), mixed(surface.b, 2)],
        inside || isSlice ? 0.4 : 0.95,
        0,
      );
      return;
    }
  };
}

/** What is left outside a round notch: slices that touch each other, each closed. */
function bite(geometry: Geometry, { across, centre, radius }: Bite, middle: readonly [number, number]): Geometry {
  if (geometry.indices.length === 0) return geometry;
  const on = (u: number, v: number): Vec3 => (across[1] === 1 ? [u, v, 0] : [u, 0, v]);
  const [iu, iv] = [middle[0] - centre[0], middle[1] - centre[1]];
  const long = Math.max(Math.sqrt(iu * iu + iv * iv), 1e-9);
  const inward = [iu / long, iv / long] as const;
  const at = on(...centre);
  const planes = Array.from({ length: CUTS }, (_, k) => {
    const angle = (k / (CUTS - 1) - 0.5) * 2.5;
    const out = on(inward[0] * cos(angle) + inward[1] * sin(angle), inward[1] * cos(angle) - inward[0] * sin(angle));
    const normal = scale(out, -1);
    return { normal, offset: dot(at, normal) - radius };
  });
  const pieces: Geometry[] = [];
  let rest = geometry;
  for (const { normal, offset } of planes) {
    if (rest.indices.length === 0) break;
    const outside = clipGeometry(rest, normal, offset);
    if (outside === rest) return geometry === rest ? geometry : merge([...pieces, rest]);
    if (outside.indices.length > 0) pieces.push(outside);
    rest = clipGeometry(rest, scale(normal, -1), -offset);
  }
  return pieces.length > 0 ? merge(pieces) : { ...geometry, indices: new Uint32Array(0) };
}
