import { box } from "../../geometry/box.ts";
import { noise, wobble } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { add, normalize, scale, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { type LeafPlace, leaves } from "./foliage.ts";

type Clump = readonly [at: Vec3, radius: number];

function upon(root: Vec3, out: Vec3, length: number, chance: () => number): LeafPlace {
  const turn = chance() * TAU;
  const along = normalize([out[0] + 0.9 * cos(turn), out[1] * 0.8 + 0.3 * (chance() - 0.3), out[2] + 0.9 * sin(turn)]);
  const size = length * (0.7 + 0.6 * chance());
  return {
    root: add(root, scale(along, -size * 0.4)),
    along,
    up: normalize(add(out, [0, 0.5, 0])),
    length: size,
    width: size * 0.6,
  };
}

/** Leaves all over clumps, but not where one lies inside another. */
function cover(clumps: readonly Clump[], wanted: number, length: number, chance: () => number): LeafPlace[] {
  const places: LeafPlace[] = [];
  for (let tries = 0; tries < wanted * 3 && places.length < wanted; tries += 1) {
    const [centre, size] = clumps[tries % clumps.length] as Clump;
    const y = 1 - 1.8 * chance();
    const angle = chance() * TAU;
    const flat = Math.sqrt(Math.max(0, 1 - y * y));
    const out: Vec3 = [flat * cos(angle), y, flat * sin(angle)];
    const root = add(centre, scale(out, size * 0.98));
    const isHidden =
      root[1] < 0.02 ||
      clumps.some(([other, r]) => {
        const [dx, dy, dz] = [root[0] - other[0], root[1] - other[1], root[2] - other[2]];
        return dx * dx + dy * dy + dz * dz < r * r * 0.75;
      });
    if (!isHidden) places.push(upon(root, out, length, chance));
  }
  return places;
}

/** Leaves on the faces of a clipped block. */
function clipped([w, h, d]: Vec3, wanted: number, length: number, chance: () => number): LeafPlace[] {
  return Array.from({ length: wanted }, () => {
    const [u, v, pick] = [chance() - 0.5, chance(), chance() * (w * h * 2 + d * h * 2 + w * d)];
    const side = chance() < 0.5 ? -1 : 1;
    if (pick < w * d) return upon([u * w, h, (v - 0.5) * d], [0, 1, 0], length, chance);
    if (pick < w * d + w * h * 2)
      return upon([u * w, 0.02 + v * h * 0.97, (side * d) / 2], [0, 0.2, side], length, chance);
    return upon([(side * w) / 2, 0.02 + v * h * 0.97, u * d], [side, 0.2, 0], length, chance);
  });
}

const solid = (clumps: readonly Clump[], seed: number): Geometry[] =>
  clumps.map(([at, r]) => move(wobble(sphere(r * 0.93, 20, 13), r * 0.1, r * 0.35, seed), at));

function build({ style, kind, seed, stream }: Planned): Part[] {
  const chance = stream("growth");
  const tone = (light: number) => (surface: { r: number; g: number; b: number }, x: number, y: number, z: number) => {
    const k = light * (0.92 + 0.35 * noise(x * 9, y * 9, z * 9, 6));
    surface.r *= k;
    surface.g *= k;
    surface.b *= k;
  };
  const parts: Part[] = [];
  let mass: Geometry[];
  let places: LeafPlace[];
  let clumps: Clump[] = [];
  if (style === "hedge") {
    const size: Vec3 = [1.7, 0.85, 0.5];
    mass = [
      move(
        wobble(
          box([size[0] * 0.97, size[1] * 0.98, size[2] * 0.93], { bevel: 0.05, divisions: [14, 7, 4] }),
          0.02,
          0.12,
          seed,
        ),
        [0, size[1] * 0.49, 0],
      ),
    ];
    places = clipped(size, 2300, 0.075, chance);
  } else if (style === "topiary") {
    clumps = [
      [[0, 0.32, 0], 0.3],
      [[0, 0.86, 0], 0.22],
      [[0, 1.25, 0], 0.15],
    ];
    mass = solid(clumps, seed);
    places = cover(clumps, 2200, 0.06, chance);
    parts.push(
      makePart(
        "trunk",
        "branch",
        tube(
          0.035,
          [
            [0, 0, 0],
            [0, 0.6, 0],
            [0, 1.2, 0],
          ],
          10,
        ),
        { weight: 0.4 },
      ),
    );
  } else {
    clumps = [[[0, 0.42, 0], 0.34]];
    for (let i = 0; i < 8; i += 1) {
      const angle = (i / 8) * TAU + 0.4 * chance();
      const far = 0.3 + 0.1 * chance();
      clumps.push([[far * cos(angle), 0.24 + 0.22 * chance(), far * sin(angle)], 0.22 + 0.06 * chance()]);
    }
    mass = solid(clumps, seed).map((each) => each);
    places = cover(clumps, 2300, 0.1, chance);
    const twigs = Array.from({ length: 5 }, (_, i) =>
      tube(
        0.018,
        [
          [0.05 * cos(i * 1.3), 0, 0.05 * sin(i * 1.3)],
          [0.14 * cos(i * 1.3), 0.3, 0.14 * sin(i * 1.3)],
        ],
        7,
      ),
    );
    parts.push(makePart("twigs", "branch", merge(twigs), { weight: 0.3 }));
  }
  parts.push(
    makePart("leaves", "leaf", leaves(places), { weight: 1, crease: 0.9, paint: tone(1.1) }),
    makePart("mass", "leaf", merge(mass), { weight: 0.9, crease: 1.3, paint: tone(0.62) }),
  );
  if (kind !== "plain" && style === "bush") {
    const blooms = places
      .filter((_, i) => i % 40 === 0)
      .map(({ root, up }) => move(sphere(kind === "berries" ? 0.026 : 0.038, 10, 6), add(root, scale(up, 0.03))));
    parts.push(makePart("blooms", "flower", merge(blooms), { weight: 0.6 }));
  }
  return parts;
}

/** A bush. What makes it itself: a round low heap of leaves from the ground up without a trunk, now and then with flowers or berries; a hedge is a clipped green block, a topiary green balls on a stem. */
export const bush = defineFromPlan({
  id: "bush",
  family: "plant",
  words: [
    "bush",
    "shrub",
    "hedge",
    "hedgerow",
    "topiary",
    "boxwood",
    "berry bush",
    "rose bush",
    "shrubbery",
    "garden hedge",
  ],
  senses: ["shrub", "hedge"],
  height: 0.9,
  view: { azimuth: 0.4, elevation: 0.2 },
  styles: {
    bush: {},
    hedge: { weight: 0, words: ["hedge", "hedgerow", "garden hedge"] },
    topiary: { weight: 0, words: ["topiary", "boxwood"] },
  },
  kinds: {
    plain: { weight: 3 },
    flowers: {
      weight: 1,
      words: ["rose bush"],
      slots: ["flower"],
      traits: ["blooming"],
      dress: { flower: "#e0507a|#f2f0f4|#c8202f" },
    },
    berries: { weight: 0.7, words: ["berry bush"], dress: { flower: "#c41a22 #2a3a8a" } },
  },
  slots: {
    leaf: mainSlot("leaves", "#3f7f2c #4a8a32 #356f2a", "leaves|foliage"),
    branch: slot("bark", "#5a4634", "twig|trunk|stem"),
    flower: slot("plastic", "#e0507a", "berry|bloom|blossom"),
  },
  build,
});
