import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, place, settle, turnX } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, type Mat4, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import type { Concept } from "../../concept.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { lumpy, roundBody } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** A hemisphere of radius `r`, cut face up at y = 0; with `wall`, hollow. */
function bowlOf(r: number, wall = 0): Geometry {
  const outside = Array.from({ length: 12 }, (_, i): Point2 => {
    const angle = (i / 11 - 1) * (PI / 2);
    return [i === 0 ? 0 : r * cos(angle), r * sin(angle)];
  });
  if (wall === 0) return lathe([...outside, [r * 0.985, r * 0.02], [r * 0.5, r * 0.02], [0, r * 0.02]], 56);
  const q = r - wall;
  const inside = Array.from({ length: 10 }, (_, i): Point2 => {
    const angle = (-i / 9) * (PI / 2);
    return [i === 9 ? 0 : q * cos(angle), q * sin(angle)];
  });
  return lathe([...outside, [r * 0.985, r * 0.02], ...inside], 56);
}

const lay = (tilt: number, around: number, at: readonly [number, number, number]): Mat4 =>
  chain(rotation(X_AXIS, tilt), rotation(Y_AXIS, around), translation(at));

const WHITE = fromHex("#f3f0cf");
const BLACK = fromHex("#14110c");

const fuzzy: Paint = (surface, x, y, z) => {
  const n = noise(x * 420, y * 260, z * 420, 3);
  shade(surface, 1 + 0.28 * n);
  surface.height += 0.0003 * n;
  surface.roughness = 0.9;
};

const kiwiFace =
  (r: number): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    const d = Math.sqrt(x * x + z * z) / r;
    if (y < r * 0.012 || d > 0.955) return fuzzy(surface, x, y, z, nx, ny, nz);
    const angle = atan2(z, x);
    const ray = 0.5 + 0.5 * cos(angle * 34 + 3 * noise(x * 200, z * 200, 1, 2));
    tint(surface, fromHex("#7fae1e"), 1);
    tint(surface, fromHex("#c9dc6a"), 0.75 * ray * smoothstep(0.92, 0.4, d) + 0.5 * smoothstep(0.8, 0.95, d));
    const core = 0.27 + 0.02 * cos(angle * 7);
    tint(surface, WHITE, smoothstep(core + 0.05, core - 0.05, d));
    surface.roughness = 0.25;
    for (const [row, n, turn] of [
      [0.4, 17, 0],
      [0.5, 21, 0.5],
    ] as const) {
      const part = (angle / TAU) * n + turn + 40;
      const across = ((part - Math.floor(part) - 0.5) * TAU * row) / n;
      const along = (d - row) * 0.55;
      if (across * across + along * along < 0.00125) tint(surface, BLACK, 1);
    }
  };

/** Kiwi: a fuzzy brown egg; cut, bright green with a white heart and a ring of black seeds. */
const kiwi = defineFood({
  id: "kiwi",
  words: ["kiwi fruit", "kiwifruit", "kiwi half", "kiwi slice"],
  senses: ["kiwi#3"],
  height: 0.05,
  slots: { skin: { ...slot("felt", "#7a5c30 #6f5228", "peel|fuzz|flesh"), takesWhole: true } },
  build: () => {
    const r = 0.025;
    const whole = roundBody(
      [
        [0, -0.032],
        [0.014, -0.029],
        [0.025, -0.008],
        [0.0252, 0.01],
        [0.013, 0.03],
        [0, 0.0325],
      ],
      36,
    );
    return [
      makePart("kiwi", "skin", place(whole, lay(1.35, 1.0, [-0.02, 0.0248, -0.018])), {
        weight: 0.9,
        paint: fuzzy,
        crease: 1.2,
      }),
      makePart("half", "skin", place(bowlOf(r), lay(0.95, 0.25, [0.012, r, 0.02])), {
        weight: 1,
        paint: kiwiFace(r),
        crease: 0.6,
      }),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.4 },
});

/** Avocado: pear-shaped, dark pebbled skin; cut, yellow-green flesh that is greener at the edge, and a round brown stone. */
const avocado = defineFood({
  id: "avocado",
  seldomColour: true,
  words: ["avocado", "avocado half", "half avocado", "avocado pear"],
  senses: ["avocado#1"],
  height: 0.06,
  slots: {
    skin: { ...slot("plastic", "#24331a #2a3a1c", "peel|body"), takesWhole: true },
    stone: slot("plastic", "#7a4a22", "pit|seed"),
  },
  styles: {
    pair: { weight: 1 },
    half: { weight: 0, words: ["avocado half", "half avocado"], traits: ["halved"] },
  },
  extras: { stone: { chance: 1 } },
  build: (food) => {
    // pear-shaped in x and y; the cut looks to +Z
    const pear = (body: Geometry): Geometry =>
      deform(body, ([x, y, z]) => {
        const neck = 1 - 0.42 * smoothstep(-0.2, 1, y);
        return [x * 0.034 * neck, y * 0.05, z * 0.034 * neck];
      });
    const pebbles: Paint = (surface, x, y, z) => {
      const n = noise(x * 26, y * 26, z * 26, 3);
      surface.height += 0.0006 * n;
      shade(surface, 1 + 0.35 * n);
      surface.roughness = 0.42;
    };
    // the rest frame is the unit ball: `outer` is 1 at the skin whatever the height
    const cut: Paint = (surface, x, y, z, nx, ny, nz) => {
      if (z < 0.012) return pebbles(surface, x, y, z, nx, ny, nz);
      const outer = Math.sqrt(x * x + y * y);
      if (outer > 0.965) return;
      tint(surface, fromHex("#8fae2e"), 1);
      tint(surface, fromHex("#f0e08a"), smoothstep(0.97, 0.72, outer));
      surface.roughness = 0.4;
      const hole = Math.sqrt(x * x * 0.46 + (y + 0.3) * (y + 0.3));
      tint(surface, fromHex("#b9a04a"), smoothstep(0.42, 0.36, hole));
    };
    const upright = lay(-0.5, 0.1, [0.016, 0.046, 0.024]);
    const whole = place(pear(sphere(1, 48, 28)), lay(0.12, 0.2, [-0.038, 0.05, -0.026]));
    const half = place(pear(settle(turnX(bowlOf(1), PI / 2))), upright);
    const parts: Part[] = [
      ...(food.style === "half"
        ? []
        : [makePart("avocado", "skin", whole, { weight: 0.9, paint: pebbles, crease: 1.2 })]),
      makePart("half", "skin", half, { weight: 1, paint: cut, crease: 0.6 }),
    ];
    if (food.has("stone"))
      parts.push(
        makePart(
          "stone",
          "stone",
          place(place(lumpy(sphere(0.0165, 28), 0.04, 0.006, 2), translation([0, -0.0145, 0.001])), upright),
          { weight: 0.9, crease: 1.2 },
        ),
      );
    return parts;
  },
  view: { azimuth: 0.3, elevation: 0.3 },
});

const husk: Paint = (surface, x, y, z) => {
  const angle = atan2(z, x);
  const fibre = noise(angle * 22, y * 30, 1, 3) * 0.6 + noise(angle * 60, y * 60, 2, 4) * 0.4;
  shade(surface, 1 + 0.45 * fibre);
  surface.height += 0.0014 * fibre;
  surface.roughness = 0.9;
};

/** Coconut: a hairy brown ball with three dark eyes; broken, a thick white wall around a hollow. */
const coconut = defineFood({
  id: "coconut",
  words: ["coconut", "half coconut", "coconut half", "coconut shell"],
  senses: ["coconut#3"],
  height: 0.11,
  slots: { husk: { ...slot("felt", "#5f3f22 #6a4726", "shell|skin|fibre|body"), takesWhole: true } },
  build: () => {
    const r = 0.055;
    const eyes: Paint = (surface, x, y, z, nx, ny, nz) => {
      husk(surface, x, y, z, nx, ny, nz);
      for (let k = 0; k < 3; k += 1) {
        const a = 1.2 + (k * TAU) / 3;
        const [dx, dz] = [x - sin(a) * r * 0.28, z - cos(a) * r * 0.28];
        if (y > 0 && dx * dx + dz * dz < r * r * 0.016) tint(surface, BLACK, 0.85);
      }
    };
    const meat: Paint = (surface, x, y, z, nx, ny, nz) => {
      const d = Math.sqrt(x * x + y * y + z * z) / r;
      if (d > 0.94) return husk(surface, x, y, z, nx, ny, nz);
      tint(surface, fromHex("#f7f3e8"), 1);
      shade(surface, 1 + 0.03 * noise(x * 200, y * 200, z * 200, 3));
      surface.roughness = 0.4;
    };
    return [
      makePart("coconut", "husk", place(lumpy(sphere(r, 48), 0.02, 0.02, 3), lay(0.75, 0.1, [-0.03, r, -0.03])), {
        weight: 0.9,
        paint: eyes,
        crease: 1.2,
      }),
      makePart("half", "husk", place(bowlOf(r, r * 0.19), lay(0.7, 0.3, [0.05, r, 0.042])), {
        weight: 1,
        paint: meat,
        crease: 0.7,
      }),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.42 },
});

export const CUT_FRUIT: readonly Concept[] = [kiwi, avocado, coconut];
