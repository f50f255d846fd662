import { curveThrough } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { circleOutline, closeCorners, type Outline } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, settle, turnX, turnY } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { lumpy, oval } from "../shapes.ts";
import { CRUMB, CRUST, shade, tint } from "../tint.ts";
import { cutLoaf } from "./cut-loaf.ts";

/** The section of a tin loaf: straight sides, a domed top that swells over them. */
const TIN: Outline = closeCorners(
  [
    [-0.047, 0, 0.008],
    [0.047, 0, 0.008],
    [0.05, 0.055, 0.012],
    [0.058, 0.072, 0.016],
    [0.03, 0.104, 0.04],
    [-0.03, 0.104, 0.04],
    [-0.058, 0.072, 0.016],
    [-0.05, 0.055, 0.012],
  ],
  4,
);

export const crumb = (surface: Parameters<Paint>[0], x: number, y: number, z: number): void => {
  tint(surface, CRUMB, 1);
  const holes = noise(x * 260, y * 260, z * 260, 3) * 0.6 + noise(x * 600, y * 600, z * 600, 5) * 0.4;
  shade(surface, 0.97 + 0.1 * holes);
  surface.height += 0.0008 * holes;
  surface.roughness = 0.9;
};

/** A slice of tin loaf, face to +Z. */
export const breadSlice = (thick: number): Geometry =>
  move(extrude(TIN, { depth: thick, bevel: 0.0018, bevelSteps: 2 }), [0, 0, 0]);

export const slicePaint =
  (thick: number, toasted: number): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    if (Math.abs(z) < thick / 2 - 0.0004 || Math.abs(nz) < 0.0) {
      tint(surface, CRUST, 0.5 * smoothstep(0.05, 0.1, y));
      surface.roughness = 0.7;
      return;
    }
    const inside = Math.abs(x) < 0.0465 - (y > 0.062 ? -0.006 : 0) && y > 0.004 && y < 0.1;
    if (inside) crumb(surface, x, y, z + 0 * (nx + ny));
    const centre = 1 - smoothstep(0.02, 0.055, Math.sqrt(x * x + (y - 0.05) * (y - 0.05)));
    tint(surface, CRUST, toasted * (0.35 + 0.4 * centre + 0.25 * noise(x * 70, y * 70, 1, 8)));
  };

/** Brown above, darker where it is highest, floury or slashed as the paint is told. */
const crustPaint =
  (low: number, high: number, slash: (x: number, z: number, y: number) => number): Paint =>
  (surface, x, y, z) => {
    const t = smoothstep(low, high, y);
    tint(surface, CRUST, 0.72 * t * (0.8 + 0.35 * noise(x * 45, y * 45, z * 45, 3)));
    shade(surface, 0.95 + 0.12 * noise(x * 230, y * 230, z * 230, 4));
    const open = slash(x, z, y) * smoothstep(low + (high - low) * 0.4, high, y);
    tint(surface, fromHex("#ecc88a"), 0.9 * open);
    surface.height += 0.0012 * open * noise(x * 300, y * 100, z * 300, 6) - 0.001 * open;
    surface.roughness = 0.55 + 0.3 * open;
  };

function tinLoaf(): Part[] {
  const long = 0.2;
  const block = extrude(TIN, { depth: long, bevel: 0.012, bevelSteps: 3 });
  const slashes = (x: number, z: number): number => {
    const s = (z + x * 0.45) / 0.042 + 10;
    return smoothstep(0.17, 0.08, Math.abs(s - Math.floor(s) - 0.5)) * smoothstep(0.046, 0.03, Math.abs(x));
  };
  const paint = crustPaint(0.03, 0.085, slashes);
  const cutFace = slicePaint(0.014, 0);
  const loafPaint: Paint = (surface, x, y, z, nx, ny, nz) => {
    if (z > long / 2 - 0.0006) cutFace(surface, x, y, 1, nx, ny, nz);
    else paint(surface, x, y, z, nx, ny, nz);
  };
  const turned = (g: Geometry) => turnY(g, 0.25);
  const sliceOne = place(
    breadSlice(0.014),
    chain(rotation(X_AXIS, -1.22), translation([0.006, 0.007, long / 2 + 0.042 + 0.07])),
  );
  const sliceTwo = place(breadSlice(0.014), chain(rotation(X_AXIS, -0.32), translation([0, 0.003, long / 2 + 0.012])));
  return [
    makePart("loaf", "crust", turned(block), { weight: 1, paint: loafPaint, crease: 0.9 }),
    makePart("slice-1", "crust", turned(sliceTwo), { weight: 0.9, paint: cutFace, crease: 0.6 }),
    makePart("slice-2", "crust", turned(sliceOne), { weight: 0.8, paint: cutFace, crease: 0.6 }),
  ];
}

const turned = (parts: readonly Part[], angle: number): Part[] =>
  parts.map((part) => ({ ...part, geometry: turnY(part.geometry, angle) }));

/** Crumb of a loaf that was cut across X. */
const openCrumb: Paint = (surface, x, y, z) => crumb(surface, z, y, x);

/** A long loaf with slanting cuts, or a round one with a cross. */
function freeLoaf(food: Food): Part[] {
  if (food.style === "round") {
    const body = move(
      deform(lumpy(oval([0.1, 0.07, 0.1], 64), 0.025, 0.05, food.seed), ([x, y, z]) => [x, y < 0 ? y * 0.45 : y, z]),
      [0, 0.031, 0],
    );
    const cross = (x: number, z: number): number => {
      const [a, b] = [Math.abs(x * 0.8 + z * 0.6), Math.abs(z * 0.8 - x * 0.6)];
      return smoothstep(0.009, 0.004, Math.min(a, b)) * smoothstep(0.075, 0.06, Math.max(a, b));
    };
    const crust = crustPaint(0.02, 0.08, cross);
    if (food.has("sliced"))
      return turned(cutLoaf(settle(body), { at: 0.02, thick: 0.014, crust, crumb: openCrumb }), -0.3);
    return [makePart("loaf", "crust", settle(body), { weight: 1, paint: crust, crease: 1.2 })];
  }
  const half = 0.27;
  const path = curveThrough(
    [
      [-half, 0, 0],
      [-half * 0.5, 0, 0.004],
      [half * 0.5, 0, 0.004],
      [half, 0, 0],
    ],
    14,
  );
  const rod = sweep(circleOutline(0.034, 36), path, {
    scale: (t) =>
      0.28 + 0.72 * Math.sqrt(Math.sqrt(Math.max(0, 1 - (2 * t - 1) * (2 * t - 1) * (2 * t - 1) * (2 * t - 1)))),
    endRounding: 0.008,
    endSteps: 3,
    up: [0, 1, 0],
  });
  const cuts = (x: number, z: number): number => {
    const s = (x + z * 1.6) / 0.095 + 10;
    return (
      smoothstep(0.16, 0.08, Math.abs(s - Math.floor(s) - 0.5)) *
      smoothstep(0.024, 0.015, Math.abs(z)) *
      smoothstep(half, half * 0.9, Math.abs(x))
    );
  };
  const shaped = deform(rod, ([x, y, z]): Vec3 => [x, (y < 0 ? y * 0.6 : y * 0.9 - 0.004 * cuts(x, z)) + 0.02, z]);
  const crust = crustPaint(0.008, 0.042, cuts);
  if (food.has("sliced"))
    return turned(cutLoaf(settle(shaped), { at: 0.08, thick: 0.016, crust, crumb: openCrumb }), 0.35);
  return [makePart("baguette", "crust", turnY(settle(shaped), 0.35), { weight: 1, paint: crust, crease: 1.2 })];
}

/** Bread: a tin loaf with a browned, domed, slashed crust and slices that show the pale crumb; a baguette; a round country loaf; a slice. */
export const bread = defineFood({
  id: "bread",
  words: [
    "bread",
    "loaf",
    "loaf of bread",
    "bread loaf",
    "baguette",
    "french bread",
    "slice of bread",
    "bread slice",
    "toast",
    "slice of toast",
    "sourdough",
    "round loaf",
    "sliced bread",
    "bread roll",
    "bun",
    "brioche",
    "breadstick",
  ],
  senses: ["bread#1", "loaf of bread", "toast#1", "bun#1"],
  height: 0.11,
  slots: {
    crust: { ...slot("plaster", "#c98a45 #c4813a", "crumb|body"), takesWhole: true },
    butter: slot("plastic", "#f6d65a", "spread"),
  },
  styles: {
    tin: { weight: 3, words: ["sliced bread"] },
    round: { weight: 1, words: ["sourdough", "round loaf", "bread roll", "bun", "brioche"], traits: ["round"] },
    long: { weight: 0, words: ["baguette", "french bread", "breadstick"], traits: ["long", "thin"] },
    slice: {
      weight: 0,
      words: ["slice of bread", "bread slice", "toast", "slice of toast"],
      slots: ["butter"],
    },
  },
  kinds: { plain: {}, toasted: { weight: 0, words: ["toast", "slice of toast"] } },
  extras: {
    butter: { chance: 0, words: ["toast", "slice of toast"] },
    sliced: { chance: 0, traits: ["sliced", "cut"] },
  },
  build: (food) => {
    if (food.style === "tin") return tinLoaf();
    if (food.style !== "slice") return freeLoaf(food);
    const thick = 0.016;
    const lean = chain(rotation(X_AXIS, -0.9), rotation(Y_AXIS, 0.2));
    const parts = [
      makePart("slice", "crust", place(breadSlice(thick), lean), {
        weight: 1,
        paint: slicePaint(thick, food.kind === "toasted" ? 0.75 : 0),
        crease: 0.6,
      }),
    ];
    if (food.has("butter")) {
      const pat = extrude(
        closeCorners(
          [
            [-0.014, -0.013, 0.003],
            [0.014, -0.014, 0.003],
            [0.0135, 0.013, 0.003],
            [-0.014, 0.013, 0.003],
          ],
          3,
        ),
        { depth: 0.007, bevel: 0.0018, bevelSteps: 2 },
      );
      parts.push(
        makePart("butter", "butter", place(move(pat, [0.006, 0.056, thick / 2 + 0.003]), lean), { weight: 0.8 }),
      );
    }
    return parts;
  },
  view: { azimuth: 0.5, elevation: 0.36 },
});

/** Croissant: a golden crescent, thick in the middle, wound in overlapping steps towards two bent tips. */
export const croissant = defineFood({
  id: "croissant",
  words: ["croissant", "crescent roll", "pastry"],
  senses: ["crescent roll", "pastry#2"],
  height: 0.05,
  slots: { crust: { ...slot("plaster", "#d39a4a #cf923f", "dough|layer|body"), takesWhole: true } },
  build: () => {
    const steps = 68;
    const path: Vec3[] = Array.from({ length: steps + 1 }, (_, i) => {
      const a = PI * 0.06 - (i / steps) * PI * 1.12;
      return [0.064 * cos(a), 0, 0.058 * sin(a) + 0.03];
    });
    const wind = (t: number): number => {
      const from = Math.abs(t - 0.5) * 2;
      const part = from * 4.6 + 0.5;
      return part - Math.floor(part);
    };
    const body = sweep(circleOutline(0.029, 30), path, {
      scale: (t) => {
        const from = Math.abs(t - 0.5) * 2;
        return (1.02 - 0.72 * from * (0.55 + 0.45 * from)) * (1.06 - 0.17 * wind(t));
      },
      endRounding: 0.004,
      up: [0, 1, 0],
    });
    const paint: Paint = (surface, x, y, z) => {
      const a = Math.abs(atan2(x, -z + 0.03)) / 1.7;
      const part = a * 5;
      const s = part - Math.floor(part);
      tint(surface, CRUST, 0.75 * smoothstep(-0.012, 0.024, y) * (0.55 + 0.45 * noise(x * 60, y * 60, z * 60, 2)));
      const flakes = noise(a * 40, y * 50, x * 30, 5);
      shade(surface, 1 + 0.14 * flakes - 0.22 * s);
      surface.height += 0.0003 * flakes;
      surface.roughness = 0.35;
    };
    const flat = deform(body, ([x, y, z]): Vec3 => [x, y < 0 ? y * 0.7 : y, z]);
    return [makePart("croissant", "crust", settle(turnX(flat, 0)), { weight: 1, paint, crease: 0.7 })];
  },
  view: { azimuth: 0.35, elevation: 0.85 },
});
