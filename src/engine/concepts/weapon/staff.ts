import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** Lit from within: clouds of light towards the rim. */
const shining: Paint = (surface, x, y, z, nx, ny, nz) => {
  const swirl = 0.5 + 0.5 * noise(x * 28 + ny, y * 28, z * 28 + nx, 4);
  const core = Math.max(0, nz * 0.5 + ny * 0.4) * 0.5;
  const f = 0.55 + swirl * 0.9;
  surface.r = Math.min(1, surface.r * f + core * 0.4);
  surface.g = Math.min(1, surface.g * f + core * 0.4);
  surface.b = Math.min(1, surface.b * f + core * 0.4);
  surface.roughness = 0.08;
};

function gnarled(): Part[] {
  const stem: Vec3[] = [
    [0, 0, 0],
    [0.014, 0.25, 0.008],
    [-0.012, 0.5, -0.006],
    [0.012, 0.75, 0.006],
    [0, 1.0, 0],
    [0, 1.08, 0],
  ];
  const claws = Array.from({ length: 4 }, (_, i) =>
    turnY(
      tube(
        0.017,
        curveThrough(
          [
            [0.005, 1.03, 0],
            [0.055, 1.09, 0],
            [0.088, 1.165, 0.01],
            [0.072, 1.25, 0.02],
            [0.035, 1.29, 0.02],
          ],
          5,
        ),
        8,
        { scale: (t) => 1.05 - 0.72 * t, endRounding: 0.004 },
      ),
      (i / 4) * TAU + 0.5,
    ),
  );
  const knots = [
    [0.016, 0.3],
    [-0.014, 0.56],
    [0.014, 0.84],
  ].map(([x, y]) => move(sphere(0.036, 12, 8), [(x as number) * 1.3, y as number, 0.01]));
  return [
    makePart(
      "stem",
      "body",
      tube(0.027, curveThrough(stem, 8), 12, { endRounding: 0.01, scale: (t) => 0.72 + 0.5 * t + 0.09 * sin(t * 40) }),
      { weight: 1 },
    ),
    ...makeParts("claw", "body", claws, { weight: 0.9 }),
    ...makeParts("knot", "body", knots, { weight: 0.4 }),
    makePart("orb", "orb", move(sphere(0.074, 32, 20), [0, 1.175, 0]), { weight: 1, paint: shining }),
  ];
}

function crystal(): Part[] {
  const gem = lathe(
    [
      [0, 1.04],
      [0.04, 1.1],
      [0.052, 1.17],
      [0.03, 1.28],
      [0, 1.37],
    ],
    6,
  );
  const small = [0, 1, 2].map((i) =>
    turnY(
      move(
        lathe(
          [
            [0, 0],
            [0.016, 0.05],
            [0.012, 0.09],
            [0, 0.13],
          ],
          6,
        ),
        [0.045, 1.045, 0],
      ),
      (i / 3) * TAU + 0.6,
    ),
  );
  const spiral = Array.from({ length: 80 }, (_, i): Vec3 => {
    const a = (i / 79) * TAU * 3.5;
    return [0.031 * cos(a), 0.58 + (i / 79) * 0.44, 0.031 * sin(a)];
  });
  return [
    makePart(
      "stem",
      "body",
      turnedPiece(
        [
          [0.02, 0, 0.008],
          [0.026, 0.5, 0.1],
          [0.028, 1.02, 0.01],
        ],
        20,
      ),
      { weight: 1 },
    ),
    makePart("band", "metal", tube(0.008, spiral, 8, { endRounding: 0.004 }), { weight: 0.8 }),
    makePart(
      "cup",
      "metal",
      turnedPiece(
        [
          [0.03, 1.0, 0.004],
          [0.034, 1.02, 0.004],
          [0.062, 1.07, 0.01],
          [0.066, 1.085, 0.004],
          [0.02, 1.09, 0.004],
        ],
        24,
      ),
      { weight: 0.8 },
    ),
    makePart("gem", "orb", gem, { weight: 1, crease: 0.1, paint: shining }),
    ...makeParts("shard", "orb", small, { weight: 0.6, crease: 0.1, paint: shining }),
    makePart(
      "foot",
      "metal",
      turnedPiece(
        [
          [0.018, -0.01, 0.005],
          [0.027, 0, 0.005],
          [0.029, 0.07, 0.004],
        ],
        20,
      ),
      { weight: 0.4 },
    ),
  ];
}

function sceptre(): Part[] {
  const rod = turnedPiece(
    [
      [0.012, 0, 0.006],
      [0.026, 0.02, 0.01],
      [0.026, 0.05, 0.01],
      [0.014, 0.07, 0.006],
      [0.017, 0.22, 0.01],
      [0.026, 0.24, 0.006],
      [0.026, 0.26, 0.006],
      [0.015, 0.28, 0.006],
      [0.014, 0.5, 0.01],
      [0.034, 0.53, 0.008],
      [0.04, 0.55, 0.004],
      [0.012, 0.56, 0.004],
    ],
    28,
  );
  const ribs = [0, 1, 2].map((i) =>
    turnY(
      tube(
        0.0075,
        Array.from({ length: 25 }, (_, k): Vec3 => {
          const a = -1.35 + (k / 24) * 5.84;
          return [0.056 * cos(a), 0.61 + 0.056 * sin(a), 0];
        }),
        8,
      ),
      (i / 3) * (TAU / 2),
    ),
  );
  return [
    makePart("rod", "body", rod, { weight: 1 }),
    makePart("orb", "orb", move(sphere(0.052, 32, 20), [0, 0.61, 0]), { weight: 1, paint: shining }),
    ...makeParts("rib", "body", ribs, { weight: 0.8 }),
    makePart(
      "crown",
      "body",
      turnedPiece(
        [
          [0.01, 0.655, 0.004],
          [0.016, 0.675, 0.008],
          [0.008, 0.69, 0.003],
          [0.014, 0.705, 0.01],
          [0.002, 0.73, 0],
        ],
        16,
      ),
      { weight: 0.6 },
    ),
  ];
}

function crook(isShepherd: boolean): Part[] {
  const tall = isShepherd ? 1.2 : 0.72;
  const r = isShepherd ? 0.11 : 0.075;
  const path: Vec3[] = [
    ...Array.from({ length: 7 }, (_, i): Vec3 => [0, (i / 6) * tall, 0]),
    ...Array.from({ length: 15 }, (_, i): Vec3 => {
      const a = PI - ((i + 1) / 15) * (isShepherd ? 4.2 : 3.3);
      return [r + r * cos(a), tall + r * sin(a), 0];
    }),
  ];
  return [
    makePart("stick", "body", tube(isShepherd ? 0.022 : 0.0185, path, 16, { endRounding: 0.012 }), { weight: 1 }),
    makePart(
      "tip",
      "metal",
      turnedPiece(
        [
          [0.014, -0.03, 0.006],
          [0.021, -0.01, 0.006],
          [0.023, 0.05, 0.004],
        ],
        20,
      ),
      { weight: 0.5 },
    ),
    makePart(
      "collar",
      "metal",
      move(
        turnedPiece(
          [
            [0.0225, 0, 0.003],
            [0.0225, 0.04, 0.003],
          ],
          24,
        ),
        [0, tall - 0.05, 0],
      ),
      { weight: 0.5 },
    ),
  ];
}

/** Thicker than in life: a long stick must still be read from afar. */
const stout = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, geometry: stretch(part.geometry, [1.4, 0.88, 1.4]) }));

/** A staff, upright. What makes it itself: a wizard's gnarled stick whose claws hold a glowing orb, or a turned one with a crystal and a spiral band; a golden sceptre with an orb; a walking stick with a curved crook. */
export const staff = defineThing({
  id: "staff",
  family: "weapon",
  forms: { gnarled: 3, crystal: 2, sceptre: 0, cane: 0, crook: 0 },
  words: {
    staff: "",
    "wizard staff": "",
    "wizard's staff": "",
    "magic staff": "",
    "mage staff": "",
    "magical staff": "",
    "druid staff": "gnarled",
    "wooden staff": "gnarled",
    "crystal staff": "crystal",
    scepter: "sceptre",
    sceptre: "sceptre",
    cane: "cane",
    "walking stick": "cane",
    "walking cane": "cane",
    crook: "crook",
    "shepherd's crook": "crook",
  },
  senses: ["staff", "scepter", "cane#4", "walking stick"],
  height: 1.3,
  slots: {
    body: {
      words: ["stick", "shaft", "wood"],
      materials: ["bark", "oak"],
      colours: ["#6b4426", "#4f3220", "#82573a"].map(fromHex),
    },
    orb: {
      words: ["crystal", "gem", "ball", "stone"],
      materials: ["glass"],
      colours: ["#2f9bff", "#37e06f", "#b13cff", "#ff5a2a", "#35e6d8"].map(fromHex),
      takesWhole: false,
    },
    metal: { words: ["band", "ferrule", "collar"], materials: ["gold", "silver"], takesWhole: false },
  },
  dress: ({ form, look }) =>
    form === "sceptre"
      ? {
          body: { material: "gold", colours: [] },
          orb: { material: "glass", colours: [fromHex(["#b0122a", "#123fb0", "#0f7a44"][look % 3] as string)] },
        }
      : { body: { material: "oak", colours: [fromHex(["#6b4426", "#4f3220", "#82573a"][look % 3] as string)] } },
  build: ({ form }) =>
    form === "gnarled"
      ? stout(gnarled())
      : form === "crystal"
        ? stout(crystal())
        : form === "sceptre"
          ? sceptre()
          : crook(form === "crook"),
  grip: ({ form }) => [0, form === "sceptre" ? 0.15 : 0.7, 0],
  view: { azimuth: 0.4, elevation: 0.12 },
});
