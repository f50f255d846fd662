import { boundsOf } from "#measure/bounds.ts";
import { noise, wobble } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { stretch } from "../../geometry/place.ts";
import type { Conditions, MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import { fitOn } from "../fit-on.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

/** Cushions at most, and their radius and distance as ratios of the thing's size. */
const CUSHIONS = 150;
const SIZE = 0.045;
const APART = 0.034;
/** Patches over the thing's size, and up to which level of their noise it is bare: on what faces up, and elsewhere. */
const PATCHES = 4;
const BARE_ABOVE = -0.16;
const BARE = 0.16;
/** Most that the film between the cushions covers: what it grows on has to be told. */
const FILM = 0.5;
const FACE = /eye|pupil|iris|glass|pane|flame/;
const TONES = ["#2c3d12", "#4a661c", "#6f8a2a", "#97a83f"].map(fromHex);

/** Least amount that grows so thick that it has a shape. */
export const isMossGrown = ({ mossy = 0 }: Conditions): boolean => mossy > 0.62;

/** Thick moss: cushions that run together on all that faces up and hang down in patches over the rest. */
export const mossGrown: Style = {
  id: "moss-grown",
  apply: (thing, draw) => {
    const body = thing.model.parts.filter(({ slot }) => !FACE.test(slot) && !thing.materials[slot]?.clear);
    if (body.length === 0) return thing;
    const { min, max } = boundsOf(body.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const seed = draw.seed32("patches");
    const favour = ({ position: [x, y, z], normal }: Spot) => {
      if (normal[1] < -0.35) return 0;
      const k = PATCHES / size;
      const level = noise(x * k, y * k, z * k, seed);
      if (normal[1] > 0.45) return level > BARE_ABOVE ? 1 : 0;
      return level > BARE - 0.3 * normal[1] ? 0.7 : 0;
    };
    const spots = surfaceSpots(body, draw, { count: CUSHIONS, apart: size * APART, favour, tries: 14 });
    if (spots.length === 0) return thing;
    const next = draw.stream("cushions");
    const laid = spots.map((spot, k) => {
      const [spin, by] = [next(), 0.7 + 0.65 * next()];
      const [r, high] = [size * SIZE * by, size * SIZE * by * (0.34 + 0.3 * Math.max(0, spot.normal[1]))];
      const cushion = wobble(stretch(DOME, [r, high, r * (0.8 + 0.5 * next())]), 0.16 * r, 0.7 * r, seed + k);
      return fitOn(cushion, spot, high * 0.3, spin);
    });
    const paint: Paint = (surface, x, y, z) => {
      const k = 1 / size;
      const broad = noise(x * 9 * k, y * 9 * k, z * 9 * k, seed + 1);
      const tuft = noise(x * 70 * k, y * 70 * k, z * 70 * k, seed + 2);
      const fine = noise(x * 170 * k, y * 170 * k, z * 170 * k, seed + 3);
      const t = 3 * clamp01(0.42 + 0.45 * broad + 0.5 * tuft + 0.4 * fine);
      const low = Math.min(2, Math.floor(t));
      const [from, to] = [TONES[low], TONES[low + 1]] as [(typeof TONES)[number], (typeof TONES)[number]];
      surface.r = from[0] + (to[0] - from[0]) * (t - low);
      surface.g = from[1] + (to[1] - from[1]) * (t - low);
      surface.b = from[2] + (to[2] - from[2]) * (t - low);
      surface.height = size * (0.006 * tuft + 0.004 * fine);
      surface.roughness = 1;
      surface.metalness = 0;
    };
    const green: MaterialSpec = { base: "felt", colours: [fromHex("#4a661c")], conditions: {}, scale: 1, seed };
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: [...thing.model.parts, makePart("moss", "moss", merge(laid), { weight: 1.2, crease: 1.4, paint })],
      },
      materials: { ...filmed(thing.materials), moss: green },
    };
  },
};

/** The materials with no more moss laid on them than lets them be seen. */
const filmed = (materials: Readonly<Record<string, MaterialSpec>>): Record<string, MaterialSpec> =>
  Object.fromEntries(
    Object.entries(materials).map(([slot, { conditions, ...spec }]) => [
      slot,
      { ...spec, conditions: { ...conditions, ...(conditions.mossy && { mossy: Math.min(conditions.mossy, FILM) }) } },
    ]),
  );

/** A flat cushion of radius and height 1, standing on y = 0. */
const DOME = lathe(
  [
    [0, -0.25],
    [0.8, -0.2],
    [1, 0.18],
    [0.82, 0.62],
    [0.45, 0.92],
    [0, 1],
  ],
  9,
);
