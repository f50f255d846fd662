import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, move, place, settle, stretch, turnY } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { fromHex } from "../../../math/color.ts";
import { PI, sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { bar } from "../../pieces.ts";
import { defineFood } from "../define-food.ts";
import { CRUST, glossy, tint } from "../tint.ts";
import { leafEdge } from "./leaf-edge.ts";
import { sausageShape } from "./sausage.ts";

/** Red skin over white flesh, streaked, with a wet gloss. */
const cooked: Paint = (surface, x, y, z) => {
  const red = smoothstep(-0.1, 0.35, noise(x * 110, y * 110, z * 110, 7) + y * 26);
  tint(surface, fromHex("#d8361c"), 0.92 * red);
  tint(surface, fromHex("#f0886a"), 0.35 * Math.abs(sin(x * 700)) * (1 - red));
  surface.roughness = 0.22;
};

/** Toasted on its cut sides, brown above. */
const toasted: Paint = (surface, x, y, z) => {
  tint(surface, CRUST, 0.55 * smoothstep(-0.006, 0.014, y) + 0.08 * noise(x * 60, y * 60, z * 60, 3));
  surface.roughness = 0.4;
};

/** A lump of tail: an egg with the rings of its joints. */
const lump = (size: number, seed: number): Geometry =>
  settle(
    deform(stretch(sphere(1, 20), [size * 1.35, size * 0.8, size]), ([x, y, z]) => {
      const k = 1 + 0.16 * noise(x * 90, y * 90, z * 90, seed) + 0.05 * sin((x / size) * 7);
      return [x, y * k, z * k];
    }),
  );

/** A cooked claw: a bent drop, its thumb beside it, the tips to +X. */
const claw = (size: number): Geometry =>
  settle(
    merge([
      deform(stretch(sphere(1, 24), [size * 1.9, size * 0.62, size]), ([x, y, z]) => {
        const t = Math.max(0, x / (size * 1.9));
        return [x, y * (1 - 0.6 * t), z * (1 - 0.75 * t) + size * 0.55 * t * t];
      }),
      move(
        deform(stretch(sphere(1, 18), [size * 1.1, size * 0.36, size * 0.36]), ([x, y, z]) => [
          x,
          y,
          z - (x / size) * (x / size) * size * 0.22,
        ]),
        [size * 0.75, 0, -size * 0.62],
      ),
    ]),
  );

/** A lobster roll. What makes it itself: a split bun heaped with red and white lumps of lobster, a whole red claw lying on top, flecks of chive, a leaf of salad. */
export const lobsterRoll = defineFood({
  id: "lobster-roll",
  words: ["lobster roll", "lobster sandwich", "crab roll", "shrimp roll", "prawn roll"],
  height: 0.07,
  slots: {
    lobster: { ...slot("plastic", "#fbe4d6", "meat|filling|crab|shrimp|prawn"), takesWhole: true },
    bun: slot("plastic", "#e0ac60 #d9a050", "bread|roll"),
    lettuce: slot("plastic", "#72b52e", "salad|leaf"),
    chive: slot("plastic", "#3f8a2a", "herb|dill|parsley"),
  },
  extras: { lettuce: { chance: 0.75 } },
  build: (food) => {
    const next = food.stream("lumps");
    const half = (s: number): Geometry =>
      settle(
        place(
          deform(sausageShape(0.064, 0.022, 0), ([x, y, z]) => [x, y * 1.1, z * 0.62]),
          translation([0, 0.024, s * 0.0255]),
        ),
      );
    const base = settle(
      place(
        deform(sausageShape(0.062, 0.02, 0), ([x, y, z]) => [x, y * 0.5, z * 1.6]),
        translation([0, 0.0105, 0]),
      ),
    );
    const lumps = Array.from({ length: 15 }, (_, i) => {
      const t = (i + 0.5) / 15 - 0.5;
      return place(
        lump(0.0105 + 0.004 * next(), food.seed + i),
        chain(
          rotation(X_AXIS, next() * PI),
          rotation(Y_AXIS, next() * PI),
          translation([t * 0.124, 0.031 + 0.011 * next() * (1 - 2 * Math.abs(t)) + 0.004, (next() - 0.5) * 0.022]),
        ),
      );
    });
    const claws = [
      place(claw(0.0155), chain(rotation(Z_AXIS, -0.12), rotation(Y_AXIS, 0.35), translation([0.018, 0.0525, 0.002]))),
      place(
        claw(0.0125),
        chain(rotation(Z_AXIS, 0.1), rotation(Y_AXIS, PI - 0.5), translation([-0.036, 0.047, 0.004])),
      ),
    ];
    const shell: Paint = (surface, x, y, z) => {
      tint(surface, fromHex("#c9240f"), 0.9 + 0.1 * noise(x * 200, y * 200, z * 200, 3));
      surface.roughness = 0.16;
    };
    const chives = Array.from({ length: 14 }, () => {
      const [x, z] = [(next() - 0.5) * 0.1, (next() - 0.5) * 0.024];
      const y = 0.0465 + 0.006 * (1 - Math.abs(x) / 0.06) * next();
      const [a, b] = [next() - 0.5, next() - 0.5];
      return bar([x - a * 0.006, y - 0.004, z - b * 0.006], [x + a * 0.006, y + 0.001, z + b * 0.006], 0.001, 8);
    });
    return [
      ...makeParts("half", "bun", [half(1), half(-1)], {
        weight: 1,
        crease: 1.2,
        paint: (s, x, y, z, nx, ny, nz) => toasted(s, x, y - 0.024, z, nx, ny, nz),
      }),
      makePart("base", "bun", base, { weight: 0.6, crease: 1.2 }),
      ...makeParts("lump", "lobster", lumps, { weight: 0.9, crease: 1.2, paint: cooked }),
      ...makeParts("claw", "lobster", claws, { weight: 1, crease: 1.2, paint: shell }),
      makePart("chives", "chive", merge(chives), { weight: 0.5 }),
      ...(food.has("lettuce")
        ? [
            makePart(
              "lettuce",
              "lettuce",
              merge([-1, 1].map((s) => turnY(move(leafEdge(0, food.seed + s), [0, 0.036, -0.006]), s > 0 ? 0 : PI))),
              { weight: 0.6, paint: glossy(0.4), crease: 1.2 },
            ),
          ]
        : []),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.5 },
});
