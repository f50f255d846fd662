import { boundsOf } from "#measure/bounds.ts";
import { noise, wobble } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import { stretch } from "../../geometry/place.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { fitOn } from "../fit-on.ts";
import { lookOf } from "../looks.ts";
import type { Dressed } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

const SAUCE = fromHex("#a5240f");
const BROWNED = fromHex("#b3651c");
const CHAR = fromHex("#5c3413");
/** Slices of sausage and leaves at most, their radius and distance over the thing's size. */
const SLICES = 64;
const RADIUS = 0.034;
const APART = 0.075;
const LEAVES = 16;
/** Patches of cheese over the thing's size, and from which share of its height down the crust is bare. */
const PATCHES = 9;
const BOTTOM = 0.2;

/** Whether a food has a bottom of dough and cheese on it. */
export const isPizza = ({ materials }: Dressed): boolean => "crust" in materials && "cheese" in materials;

/** What is made of pizza has dough for its body, sauce and melted cheese over all of it, sausage and leaves on that. */
export function cladWithPizza(thing: Dressed, cover: Dressed, isBare: (slot: string) => boolean, draw: Draw): Dressed {
  const body = thing.model.parts.filter(({ slot }) => !isBare(slot));
  if (body.length === 0) return thing;
  const { min, max } = boundsOf(body.map(({ geometry }) => geometry.positions));
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const [cheese, crust] = ["cheese", "crust"].map((slot) => lookOf(cover.materials[slot] as MaterialSpec).colour) as [
    Rgb,
    Rgb,
  ];
  const seed = draw.seed32("cheese");
  const top = (surface: SurfacePoint, x: number, y: number, z: number, ny: number) => {
    const k = PATCHES / size;
    const broad = noise(x * k, y * k, z * k, seed);
    const fine = noise(x * k * 3.2, y * k * 3.2, z * k * 3.2, seed + 1);
    const spots = noise(x * k * 2.1, y * k * 2.1, z * k * 2.1, seed + 2);
    const low = (y - min[1]) / Math.max(max[1] - min[1], 1e-9);
    const dough = Math.max(smoothstep(BOTTOM, BOTTOM - 0.09, low + 0.05 * broad), smoothstep(-0.3, -0.6, ny));
    const molten = smoothstep(-0.16, 0.02, broad + 0.4 * fine) * (1 - dough);
    lay(surface, SAUCE, 1);
    lay(surface, crust, dough);
    lay(surface, CHAR, 0.6 * dough * smoothstep(0.2, 0.5, spots));
    lay(surface, cheese, molten);
    lay(surface, BROWNED, 0.75 * molten * smoothstep(0.24, 0.5, spots + 0.25 * fine));
    surface.height = size * (0.006 * molten + 0.0016 * fine + 0.003 * dough);
    surface.roughness = 0.75 - 0.3 * molten - 0.3 * (1 - molten) * (1 - dough);
    surface.metalness = 0;
  };
  const baked = thing.model.parts.map((part): Part => {
    if (isBare(part.slot)) return part;
    const toModel = fitAffine(part.geometry);
    const paint: Paint = (surface, x, y, z, _nx, ny) => {
      const [px, py, pz] = toModel(x, y, z);
      top(surface, px, py, pz, ny);
    };
    return { ...part, paint };
  });
  const favour = ({ position, normal }: Spot) =>
    normal[1] < -0.25 || position[1] < min[1] + (BOTTOM + 0.04) * (max[1] - min[1]) ? 0 : 1;
  const spots = surfaceSpots(body, draw.fork("toppings"), { count: SLICES + LEAVES, apart: size * APART, favour });
  const next = draw.stream("toppings");
  const slices = spots.filter((_, k) => k % 5 !== 4);
  const leaves = spots.filter((_, k) => k % 5 === 4);
  const put = (some: readonly Spot[], [x, y, z]: readonly [number, number, number]) =>
    some.map((spot, k) => {
      const [by, spin] = [size * RADIUS * (0.85 + 0.35 * next()), next()];
      const piece = wobble(stretch(DISC, [by * x, by * y, by * z]), 0.06 * by, 0.8 * by, seed + k);
      return fitOn(piece, spot, 0.1 * by, spin);
    });
  const own = (slot: string, hex: string): MaterialSpec =>
    cover.materials[slot] ?? { base: "plastic", colours: [fromHex(hex)], conditions: {}, scale: 1, seed };
  const toppings = [
    ...(slices.length > 0
      ? [
          makePart("cover-pepperoni", "cover-pepperoni", merge(put(slices, [1, 1, 1])), {
            weight: 1,
            paint: fat(size, seed),
          }),
        ]
      : []),
    ...(leaves.length > 0
      ? [makePart("cover-basil", "cover-basil", merge(put(leaves, [0.5, 1, 0.85])), { weight: 0.5 })]
      : []),
  ];
  return {
    ...thing,
    model: { ...thing.model, parts: [...baked, ...toppings] },
    materials: {
      ...Object.fromEntries(
        Object.entries(thing.materials).map(([slot, spec]) => [
          slot,
          isBare(slot) ? spec : { ...(cover.materials.crust as MaterialSpec), seed },
        ]),
      ),
      "cover-pepperoni": own("pepperoni", "#a8261a"),
      "cover-basil": own("basil", "#3f8428"),
    },
  };
}

/** Flecks of fat in the sausage. */
const fat =
  (size: number, seed: number): Paint =>
  (surface, x, y, z) => {
    const k = 95 / size;
    lay(surface, FAT, 0.55 * smoothstep(0.22, 0.4, noise(x * k, y * k, z * k, seed + 5)));
    surface.roughness = 0.42;
  };
const FAT = fromHex("#d8785a");

function lay(surface: SurfacePoint, colour: Rgb, share: number): void {
  const t = clamp01(share);
  surface.r += (colour[0] - surface.r) * t;
  surface.g += (colour[1] - surface.g) * t;
  surface.b += (colour[2] - surface.b) * t;
}

/** A slice of radius 1, its rim curled up, standing on y = 0. */
const DISC = lathe(
  [
    [0, -0.2],
    [0.9, -0.18],
    [1, 0.12],
    [0.95, 0.2],
    [0.8, 0.13],
    [0, 0.1],
  ],
  14,
);
