import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Point2, roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform, place, settle } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { acos, atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { cross, dot, normalize, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import type { MushroomParameters } from "./mushroom-parameters.ts";

/** Radians between one wart and the next: the golden angle spreads them evenly. */
const GOLDEN_ANGLE = 2.399963;
/** Pairs of gills; every second one in relief. */
const GILLS = 60;

/** A mushroom and the small ones at its foot. */
export function buildMushroom(p: MushroomParameters): Model {
  const parts = makeOne(p, "");
  for (let i = 0; i < p.companions; i += 1) {
    const size = 0.42 - 0.1 * i;
    const angle = 0.9 + 2.3 * i + p.spotTurn * 0.2;
    const away = p.height * (p.capRadius * 0.55 + 0.12 + p.stemRadius);
    const own: MushroomParameters = {
      ...p,
      lean: 0.22 * (i % 2 === 0 ? 1 : -1),
      capRadius: p.capRadius * 0.85,
      spots: Math.round(p.spots * 0.5),
    };
    const spot = chain(scaling([size, size, size]), translation([away * cos(angle), 0, away * sin(angle)]));
    parts.push(
      ...makeOne(own, `small-${i + 1}-`).map((part) => ({
        ...part,
        geometry: place(part.geometry, spot),
        weight: (part.weight ?? 0.5) * 0.6,
      })),
    );
  }
  // what grows together shares a clod of ground to stand on
  const sockets = [
    {
      name: "top",
      position: [p.lean * p.height * 0.7, p.height, 0],
      normal: [0, 1, 0],
      radius: p.capRadius * p.height * 0.6,
    } as const,
  ];
  return standModel(p.companions > 0 ? [...parts, makeClod(p)] : parts, sockets);
}

function makeOne(p: MushroomParameters, prefix: string): Part[] {
  const grow = (geometry: Geometry) => settle(deform(geometry, (point) => lean(p, point)));
  const parts = [
    makePart(`${prefix}cap`, "cap", grow(makeCap(p)), { weight: 1, crease: 1.1, paint: paintCap(p) }),
    makePart(`${prefix}gills`, "gill", grow(makeGills(p)), { weight: 0.6, crease: 1.2, paint: shadeGills }),
    makePart(`${prefix}stem`, "stem", grow(makeStem(p)), { weight: 0.9, crease: 1, paint: paintStem(p) }),
  ];
  if (p.ring) parts.push(makePart(`${prefix}ring`, "ring", grow(makeRing(p)), { weight: 0.5, crease: 1 }));
  if (p.spots > 0)
    parts.push(makePart(`${prefix}spots`, "spot", grow(merge(makeSpots(p))), { weight: 0.8, crease: 1.2 }));
  return parts;
}

/** Bends the stem and waves the rim. */
function lean({ height, lean: amount, wave, capRadius }: MushroomParameters, [x, y, z]: Vec3): Vec3 {
  const t = y / height;
  const rim = Math.min(1.2, Math.sqrt(x * x + z * z) / (capRadius * height));
  const angle = atan2(z, x);
  const ripple = wave * height * rim * rim * (sin(3 * angle + 1) + 0.6 * sin(5 * angle + 2.4));
  return [x + amount * height * t * t, y + (t > 0.4 ? ripple - amount * x * 0.6 * t : 0), z];
}

/** (radius, height) of the cap's upper side at t, from the rim 0 to the top 1. */
function capPoint({ kind, height, capRadius, capHeight }: MushroomParameters, t: number): Point2 {
  const angle = (t * PI) / 2;
  const bell = kind === "bonnet" ? 0.25 * sin(t * PI) : 0;
  const pointed = kind === "bonnet" ? t * t * 0.2 : 0;
  const radius = capRadius * height * Math.max(0, cos(angle) - bell * 0.5 * t);
  return [t === 1 ? 0 : radius, height * (1 - capHeight) + height * capHeight * (sin(angle) * (1 - pointed) + pointed)];
}

function makeCap(p: MushroomParameters): Geometry {
  const [rim, level] = capPoint(p, 0);
  const lip = p.height * p.capHeight * 0.09;
  const upper = Array.from({ length: 25 }, (_, i) => capPoint(p, i / 24));
  const under: Point2[] = [
    [0, level + lip * 1.2],
    [rim * 0.5, level + lip * 0.9],
    [rim * 0.86, level - lip * 0.2],
    [rim * 0.95, level - lip],
    [rim * 0.995, level - lip * 0.7],
  ];
  return lathe([...under, ...upper], 72);
}

/** A disc of folds under the cap, deeper towards the stem. */
function makeGills(p: MushroomParameters): Geometry {
  const [rim, level] = capPoint(p, 0);
  const depth = p.height * p.capHeight * (p.kind === "porcini" ? 0.22 : 0.2);
  const disc = lathe(
    [
      [0, level - depth * 0.5],
      [rim * 0.25, level - depth],
      [rim * 0.55, level - depth * 0.85],
      [rim * 0.8, level - depth * 0.45],
      [rim * 0.93, level - depth * 0.02],
      [rim * 0.7, level + depth * 0.3],
      [0, level + depth * 0.4],
    ],
    GILLS * 2,
  );
  return deform(disc, ([x, y, z]): Vec3 => {
    const radius = Math.sqrt(x * x + z * z);
    const fold =
      p.kind === "porcini" ? 0 : cos(GILLS * atan2(z, x)) * 0.16 * depth * smoothstep(0.1, 0.4, radius / rim);
    return [x, y < level ? y + fold : y, z];
  });
}

const shadeGills: Paint = (surface, x, _y, z) => {
  const fold = 0.72 + 0.28 * cos(GILLS * 2 * atan2(z, x));
  surface.r *= fold;
  surface.g *= fold;
  surface.b *= fold;
};

function makeStem(p: MushroomParameters): Geometry {
  const r = p.stemRadius * p.height;
  const top = p.height * (1 - p.capHeight * 0.72);
  const foot = p.bulb * r;
  const profile = roundCorners(
    [
      [0, 0],
      [foot * 0.72, 0, foot * 0.2],
      [foot, top * 0.1, foot * 0.4],
      [foot * 0.86, top * 0.22, foot],
      [r * 1.04, top * 0.45, r * 2],
      [r * 0.86, top * 0.85, r],
      [r * 1.1, top],
      [0, top],
    ],
    5,
  );
  return lathe(profile, 40);
}

/** A skirt that hangs from the upper stem. */
function makeRing(p: MushroomParameters): Geometry {
  const r = p.stemRadius * p.height;
  const y = p.height * (1 - p.capHeight) * 0.84;
  const drop = p.height * 0.085;
  const skirt = lathe(
    [
      [r * 0.7, y],
      [r * 1.3, y - drop * 0.5],
      [r * 1.95, y - drop],
      [r * 2.02, y - drop * 0.94],
      [r * 1.42, y - drop * 0.36],
      [r * 0.9, y + drop * 0.14],
      [r * 0.7, y + drop * 0.14],
    ],
    48,
    true,
  );
  return deform(skirt, ([x, sy, z]): Vec3 => {
    const out = Math.max(0, Math.sqrt(x * x + z * z) / r - 1);
    return [x, sy + out * drop * 0.14 * sin(7 * atan2(z, x)), z];
  });
}

/** Flat raised warts, larger towards the top, each tilted with the cap under it. */
function makeSpots(p: MushroomParameters): Geometry[] {
  const size = p.capRadius * p.height;
  return Array.from({ length: p.spots }, (_, i) => {
    const t = 1 - 0.88 * Math.sqrt((i + 0.3) / p.spots);
    const [radius, y] = capPoint(p, t);
    const [nextRadius, nextY] = capPoint(p, Math.min(1, t + 0.02));
    const angle = i * GOLDEN_ANGLE + p.spotTurn;
    const out = normalize([nextY - y, radius - nextRadius, 0]);
    const normal: Vec3 = [out[0] * cos(angle), out[1], out[0] * sin(angle)];
    const grown = size * (0.062 + 0.05 * t) * (0.75 + 0.5 * Math.abs(sin(i * 12.9898)));
    const axis = cross(Y_AXIS, normal);
    const wart = deform(sphere(1, 14), ([a, b, c]): Vec3 => {
      const rough = 1 + 0.16 * sin(5 * a + i) * cos(4 * c - i);
      return [a * rough, b * 0.5, c * rough];
    });
    return place(
      wart,
      chain(
        scaling([grown, grown, grown]),
        rotation(normalize(axis, X_AXIS), acos(dot(Y_AXIS, normal))),
        translation([radius * cos(angle), y, radius * sin(angle)]),
      ),
    );
  });
}

/** Darker at the crown, paler and streaked towards the rim. */
function paintCap({ kind, height, capHeight, spotTurn }: MushroomParameters): Paint {
  const seed = Math.floor(spotTurn * 100);
  return (surface, x, y, z) => {
    const t = smoothstep(height * (1 - capHeight), height, y);
    const streak = noise(atan2(z, x) * 9, 0, 0, seed) * (1 - t);
    const blotch = noise(x * 60, y * 60, z * 60, seed + 1);
    const tone = (kind === "button" ? 0.92 : 0.84) + 0.26 * (1 - t) + 0.1 * streak + 0.08 * blotch;
    surface.r *= tone;
    surface.g *= tone * (kind === "agaric" ? 1 + 0.5 * (1 - t) * (1 - t) : 1);
    surface.b *= tone;
    surface.roughness = Math.max(0.05, surface.roughness - 0.12);
  };
}

/** Fibres along the stem, earth at its foot. */
function paintStem({ height, spotTurn }: MushroomParameters): Paint {
  const seed = Math.floor(spotTurn * 100) + 5;
  return (surface, x, y, z) => {
    const fibre = noise(atan2(z, x) * (40 / TAU), y * 12, 0, seed);
    const earth = smoothstep(height * 0.1, 0, y + height * 0.03 * fibre) * 0.7;
    const tone = 1 + 0.1 * fibre;
    surface.r = surface.r * tone * (1 - earth) + 0.11 * earth;
    surface.g = surface.g * tone * (1 - earth) + 0.075 * earth;
    surface.b = surface.b * tone * (1 - earth) + 0.045 * earth;
  };
}

/** A low mound that joins the feet of a group. */
function makeClod({ height, capRadius }: MushroomParameters): Part {
  const radius = height * (capRadius * 0.75 + 0.3);
  const mound = lathe(
    [
      [0, -height * 0.035],
      [radius * 0.94, -height * 0.035],
      [radius, -height * 0.015],
      [radius * 0.8, height * 0.02],
      [radius * 0.4, height * 0.035],
      [0, height * 0.04],
    ],
    48,
  );
  const rough = deform(
    mound,
    ([x, y, z]): Vec3 => [x * (1 + 0.08 * sin(4 * atan2(z, x) + 1)), y, z * (1 + 0.08 * cos(3 * atan2(z, x)))],
  );
  return makePart("ground", "ground", settle(rough), { weight: 0.3, crease: 1 });
}
