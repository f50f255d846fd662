import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Point2, roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { type Draw, hash128 } from "../../math/draw.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { scale, type Vec3 } from "../../math/vec3.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { choice, integer } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";

const SCENES = ["house", "fir", "snowman", "none"] as const;
type SnowGlobeParameters = Proportions & { readonly scene: (typeof SCENES)[number]; readonly seed: number };

/** All in radii of the ball, over its middle. */
const GROUND = -0.42;

function buildSnowGlobe(p: SnowGlobeParameters): Model {
  const r = 0.055 * Math.sqrt(p.wide * p.tall);
  const foot = r * 0.78;
  const base = lathe(
    roundCorners(
      [
        [0, 0],
        [r * 1.02, 0, 0.003],
        [r * 1.02, r * 0.16, 0.003],
        [r * 0.92, r * 0.22, 0.004],
        [r * 0.8, foot * 0.85, 0.008],
        [r * 0.84, foot, 0.003],
        [0, foot],
      ],
      4,
    ),
    56,
  );
  const middle = foot + r * 0.72;
  const scene = [...groundParts(r), ...(p.scene === "none" ? [] : SCENE_PARTS[p.scene](r))];
  return standModel(
    [
      makePart("base", "base", base, { weight: 0.95, paint: banded(foot) }),
      ...scene.map((part) => ({ ...part, geometry: move(part.geometry, [0, middle, 0]) })),
      makePart("flakes", "snow", move(flakes(p.seed, r), [0, middle, 0]), { weight: 0.2 }),
      makePart("globe", "globe", move(sphere(r, 56, 36), [0, middle, 0]), { weight: 1 }),
    ],
    [
      { name: "top", position: [0, middle + r, 0], normal: [0, 1, 0], radius: r * 0.3 },
      { name: "case", position: [0, middle + r * GROUND, 0], normal: [0, 1, 0], radius: r * 0.72 },
      { name: "case-top", position: [0, middle + r * 0.82, 0], normal: [0, 1, 0], radius: r * 0.3 },
    ],
  );
}

/** Snow that fills the bottom of the ball, a little higher in the middle. */
function groundParts(r: number): Part[] {
  const hill: Point2[] = [
    [0, -0.96],
    [0.3, -0.93],
    [0.62, -0.76],
    [0.85, -0.5],
    [0.88, GROUND - 0.02],
    [0.5, GROUND + 0.02],
    [0, GROUND + 0.05],
  ];
  return [
    makePart(
      "snow",
      "snow",
      lathe(
        hill.map(([x, y]) => [x * r, y * r] as const),
        40,
      ),
      { weight: 0.9 },
    ),
  ];
}

const SCENE_PARTS: Readonly<Record<Exclude<SnowGlobeParameters["scene"], "none">, (r: number) => Part[]>> = {
  house: (r) => [...house(r), ...fir(r, "1", [0.56, 0, 0.12], 0.5), ...fir(r, "2", [-0.5, 0, -0.3], 0.62)],
  fir: (r) => [
    ...fir(r, "1", [0, 0, 0], 1.05),
    ...fir(r, "2", [-0.46, 0, 0.16], 0.6),
    ...fir(r, "3", [0.48, 0, 0.05], 0.68),
  ],
  snowman: (r) => [...snowman(r), ...fir(r, "1", [0.55, 0, -0.1], 0.62), ...fir(r, "2", [-0.56, 0, -0.05], 0.48)],
};

const at = (r: number, [x, y, z]: Vec3): Vec3 => [x * r, (GROUND + y) * r, z * r];

function house(r: number): Part[] {
  const gable: Point2[] = [
    [-0.36, 0.3],
    [0.36, 0.3],
    [0, 0.62],
  ].map(([x, y]) => [(x as number) * r, (y as number) * r]);
  const roof: Point2[] = [
    [-0.44, 0.27],
    [-0.36, 0.27],
    [0, 0.6],
    [0.36, 0.27],
    [0.44, 0.27],
    [0, 0.72],
  ].map(([x, y]) => [(x as number) * r, (y as number) * r]);
  const walls = move(box([0.64 * r, 0.42 * r, 0.5 * r], { bevel: 0.01 * r }), at(r, [0, 0.16, 0]));
  return [
    makePart("house", "house", walls, { weight: 0.9, paint: lit(r) }),
    makePart("gable", "house", move(extrude(gable, { depth: 0.46 * r }), at(r, [0, 0, 0])), { weight: 0.6 }),
    makePart("roof", "snow", move(extrude(roof, { depth: 0.62 * r }), at(r, [0, 0, 0])), { weight: 0.8 }),
    makePart("chimney", "house", move(box([0.1 * r, 0.26 * r, 0.1 * r]), at(r, [0.2, 0.6, 0])), { weight: 0.4 }),
  ];
}

/** A fir of three tiers, each with snow on it. */
function fir(r: number, name: string, foot: Vec3, tall: number): Part[] {
  const [x, y, z] = at(r, foot);
  const h = tall * r;
  const tier = (low: number, wide: number, high: number, grow: number) =>
    lathe(
      [
        [0, low * h],
        [(wide + grow) * h, low * h],
        [(wide + grow) * h * 0.5, (low + high * 0.55) * h],
        [0, (low + high) * h],
      ],
      20,
    );
  const tiers = [
    [0.14, 0.32, 0.42],
    [0.4, 0.25, 0.36],
    [0.64, 0.17, 0.36],
  ] as const;
  return [
    makePart(`trunk-${name}`, "trunk", move(cylinder({ radius: 0.06 * h, height: 0.24 * h }), [x, y - 0.04 * h, z]), {
      weight: 0.3,
    }),
    ...makeParts(
      `fir-${name}`,
      "fir",
      tiers.map(([low, wide, high]) => move(tier(low, wide, high, 0), [x, y, z])),
      { weight: 0.7 },
    ),
    makePart(`cap-${name}`, "snow", move(tier(0.82, 0.085, 0.2, 0), [x, y, z]), { weight: 0.5 }),
  ];
}

function snowman(r: number): Part[] {
  const balls = [
    [0.24, 0.18],
    [0.18, 0.52],
    [0.135, 0.78],
  ] as const;
  const body = balls.map(([size, y]) => move(sphere(size * r, 28, 18), at(r, [0, y, 0])));
  const ring = (y: number, radius: number, height: number) =>
    move(cylinder({ radius: radius * r, height: height * r, segments: 28 }), at(r, [0, y, 0]));
  const dots: Vec3[] = [
    [-0.05, 0.83, 0.12],
    [0.05, 0.83, 0.12],
    [0, 0.58, 0.17],
    [0, 0.48, 0.175],
  ];
  const nose = lathe(
    [
      [0, 0],
      [0.03 * r, 0],
      [0, 0.16 * r],
    ],
    14,
  );
  const forward = { ...nose, positions: nose.positions.map((_, i) => turned(nose.positions, i)) };
  return [
    ...makeParts("snowman", "snowman", body, { weight: 0.95 }),
    makePart("scarf", "scarf", ring(0.645, 0.135, 0.06), { weight: 0.5 }),
    makePart("brim", "hat", ring(0.875, 0.17, 0.025), { weight: 0.6 }),
    makePart("hat", "hat", ring(0.885, 0.105, 0.17), { weight: 0.7 }),
    makePart("nose", "nose", move(forward, at(r, [0, 0.78, 0.11])), { weight: 0.5 }),
    ...makeParts(
      "coal",
      "hat",
      dots.map((place) => move(sphere(0.022 * r, 10, 8), at(r, place))),
      { weight: 0.3 },
    ),
  ];
}

/** What pointed up points to the front. */
const turned = (positions: Float32Array, i: number): number =>
  (i % 3 === 0 ? positions[i] : i % 3 === 1 ? -(positions[i + 1] as number) : positions[i - 1]) as number;

const LIT = fromHex("#ffd76a");
const DOOR = fromHex("#5f3d22");
const GOLD = fromHex("#cfa040");

const banded =
  (foot: number): Paint =>
  (surface, _x, y) => {
    if (Math.abs(y / foot - 0.5) < 0.05) layColour(surface, GOLD, 0.3, 1);
  };

/** A door and two lit windows, in front and behind. */
const lit =
  (r: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (Math.abs(nz) < 0.5) return;
    const [u, v] = [Math.abs(x / r), y / r];
    if (u < 0.07 && v < 0.05) layColour(surface, DOOR);
    else if (u > 0.13 && u < 0.25 && v > -0.06 && v < 0.08) layColour(surface, LIT);
  };

const FLAKES = 18;

/** Flakes that cling to the glass. */
function flakes(seed: number, r: number): Geometry {
  const places = Array.from({ length: FLAKES }, (_, i): Vec3 => {
    const [a, b] = hash128(`${seed} flake ${i}`);
    const up = -0.2 + 1.05 * ((b % 997) / 997);
    const across = Math.sqrt(1 - up * up);
    const turn = ((a % 9973) / 9973) * TAU;
    return [across * cos(turn), up, across * sin(turn)];
  });
  return merge(places.map((place) => move(sphere(0.035 * r, 8, 6), scale(place, 0.965 * r))));
}

/**
 * A snow globe. What makes it itself: a clear glass ball on a round turned base, and in it a hill of snow with a lit house, firs or a
 * snowman, and flakes.
 */
export const snowGlobe = defineConcept<SnowGlobeParameters>({
  id: "snow-globe",
  family: "container",
  words: ["snow globe", "snowglobe", "snow dome"],
  senses: [],
  height: 0.14,
  parameters: {
    ...PROPORTIONS,
    scene: choice(SCENES, "What stands in the snow."),
    seed: integer(0, 99, "Where the flakes are."),
  },
  slots: {
    base: {
      words: ["stand", "foot"],
      materials: ["oak", "painted-wood"],
      colours: ["#5f3420", "#8a1f26", "#23452f"].map(fromHex),
    },
    globe: { ...mainSlot("glass", "#dcebf0", "glass|ball|dome"), takesWhole: false, clear: true },
    snow: slot("snow", "", "ground"),
    house: slot("painted-wood", "#b5432f #a8763f #7d95a8", "cottage|cabin|hut|village"),
    fir: slot("painted-wood", "#1f6b3f #2c5f3a", "tree|pine|pine tree|christmas tree|forest"),
    trunk: slot("oak", "#5f3d22"),
    snowman: slot("snow"),
    hat: slot("felt", "#17181c", "coal"),
    scarf: slot("felt", "#c4202b #1f5f9a"),
    nose: slot("painted-wood", "#f07a1c", "carrot"),
  },
  sample: (draw: Draw, ask: Ask) => ({
    ...sampleProportions(draw, ask),
    // what is put into it takes the scene's place
    scene: ask.traits.has("open")
      ? "none"
      : (SCENES.find((scene) => ask.parts.has(scene)) ?? draw.pick("scene", ["house", "fir", "snowman"])),
    seed: draw.integer("seed", 0, 99),
  }),
  build: buildSnowGlobe,
  view: { azimuth: 0.25, elevation: 0.16 },
});
