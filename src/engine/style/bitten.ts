import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../concepts/lay-colour.ts";
import { clipGeometry } from "../geometry/clip.ts";
import { noise } from "../geometry/deform.ts";
import { fitAffine } from "../geometry/fit-affine.ts";
import type { Geometry } from "../geometry/geometry.ts";
import { merge } from "../geometry/merge.ts";
import type { Paint, Part } from "../geometry/part.ts";
import { fromHex } from "../math/color.ts";
import { cos, sin } from "../math/elementary.ts";
import { dot, normalize, scale, type Vec3 } from "../math/vec3.ts";
import type { Style } from "./style.ts";

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

/** Two round bites out of the side that the camera sees. */
export const bitten: Style = {
  id: "bitten",
  apply: (thing) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const [wide, deep] = [(max[0] - min[0]) / 2, (max[2] - min[2]) / 2];
    const middle: Vec3 = [(min[0] + max[0]) / 2, 0, (min[2] + max[2]) / 2];
    const small = Math.min(wide, deep);
    const bites = BITES.map(([angle, radius]) => ({
      centre: [middle[0] + wide * sin(angle), 0, middle[2] + deep * cos(angle)] as Vec3,
      radius: radius * small,
    }));
    const parts = thing.model.parts.flatMap((part): Part[] => {
      const geometry = bites.reduce((left, { centre, radius }) => bite(left, centre, middle, radius), part.geometry);
      if (geometry.indices.length === 0) return [];
      return geometry === part.geometry ? [part] : [{ ...part, geometry, paint: crumb(part, bites) }];
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};

/** The inside, where teeth have laid it bare. */
function crumb(part: Part, bites: readonly { readonly centre: Vec3; readonly radius: number }[]): Paint {
  const toModel = fitAffine(part.geometry);
  return (surface, x, y, z, nx, ny, nz) => {
    part.paint?.(surface, x, y, z, nx, ny, nz);
    const [px, py, pz] = toModel(x, y, z);
    for (const { centre, radius } of bites) {
      const [dx, dz] = [px - centre[0], pz - centre[2]];
      if (dx * dx + dz * dz > CRUMB * CRUMB * radius * radius) continue;
      const grain = 1 + 0.14 * noise((px / radius) * 14, (py / radius) * 14, (pz / radius) * 14, CRUMBS);
      const mixed = (own: number, pale: number) => (own + PALER * (pale - own)) * grain;
      layColour(
        surface,
        [mixed(surface.r, INSIDE[0]), mixed(surface.g, INSIDE[1]), mixed(surface.b, INSIDE[2])],
        0.95,
        0,
      );
      return;
    }
  };
}

/** What is left outside a round notch: slices that touch each other, each closed. */
function bite(geometry: Geometry, centre: Vec3, middle: Vec3, radius: number): Geometry {
  if (geometry.indices.length === 0) return geometry;
  const inward = normalize([middle[0] - centre[0], 0, middle[2] - centre[2]]);
  const planes = Array.from({ length: CUTS }, (_, k) => {
    const angle = (k / (CUTS - 1) - 0.5) * 2.5;
    const out: Vec3 = [
      inward[0] * cos(angle) + inward[2] * sin(angle),
      0,
      inward[2] * cos(angle) - inward[0] * sin(angle),
    ];
    const normal = scale(out, -1);
    return { normal, offset: dot(centre, normal) - radius };
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
