import { curveThrough, line } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { type Outline, roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { shade, tint } from "../tint.ts";

const RADIUS = 0.0125;
const RIDGES = 8;

/** A star with rounded points, as the nozzle cuts it. */
const star: Outline = Array.from({ length: RIDGES * 6 }, (_, i) => {
  const a = (i / (RIDGES * 6)) * TAU;
  const r = RADIUS * (0.83 + 0.17 * cos(a * RIDGES));
  return [r * cos(a), r * sin(a)] as const;
});

const stick = (path: readonly Vec3[]): Geometry =>
  sweep(star, path, { twist: (t) => t * 0.7, endRounding: RADIUS * 0.5, endSteps: 3 });

const sugared: Paint = (surface, x, y, z) => {
  const grain = noise(x * 900, y * 900, z * 900, 5);
  tint(surface, fromHex("#f4e6cc"), 0.75 * smoothstep(0.25, 0.5, grain));
  tint(surface, fromHex("#7a421a"), 0.4 * smoothstep(0.1, 0.5, noise(x * 70, y * 70, z * 70, 8)));
  shade(surface, 1 + 0.08 * noise(x * 300, y * 300, z * 300, 2));
  surface.height += 0.0006 * smoothstep(0.2, 0.5, grain);
};

/** A paper cup or glass with churros standing in it. */
function cupful(count: number, next: () => number): Part[] {
  const cup = lathe(
    roundCorners(
      [
        [0, 0],
        [0.036, 0, 0.003],
        [0.05, 0.1, 0.002],
        [0.0475, 0.1, 0.001],
        [0.034, 0.006],
        [0, 0.006],
      ],
      3,
    ),
    48,
  );
  const sticks = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * TAU + next() * 0.5;
    const r = i === 0 && count > 3 ? 0 : 0.031;
    const lean = 0.012 + next() * 0.012;
    const tall = 0.15 + next() * 0.05;
    return stick(
      line([cos(a) * r * 0.5, 0.008, sin(a) * r * 0.5], [cos(a) * (r + lean), tall, sin(a) * (r + lean)], 12),
    );
  });
  return [
    makePart("cup", "cup", cup, {
      weight: 0.8,
      paint: (surface, x, _y, z) => {
        const a = Math.floor(((x >= 0 ? 1 : -1) * (z / Math.max(0.001, Math.sqrt(x * x + z * z))) + 1) * 6);
        if (a % 2 === 0) tint(surface, fromHex("#c0281c"), 0.95);
      },
    }),
    ...makeParts("churro", "dough", sticks, { weight: 1, paint: sugared, crease: 0.9 }),
  ];
}

/** Some lying across each other beside a bowl of chocolate. */
function platter(count: number, next: () => number): Part[] {
  const bowl = lathe(
    roundCorners(
      [
        [0, 0],
        [0.028, 0, 0.003],
        [0.046, 0.034, 0.004],
        [0.043, 0.034, 0.002],
        [0.026, 0.006],
        [0, 0.006],
      ],
      4,
    ),
    48,
  );
  const dip = lathe(
    roundCorners(
      [
        [0, 0.006],
        [0.027, 0.006],
        [0.041, 0.027, 0.002],
        [0, 0.028],
      ],
      3,
    ),
    44,
  );
  const below = Math.ceil(count / 2);
  const sticks = Array.from({ length: count }, (_, i) => {
    const upper = i >= below;
    const slant = (upper ? 0.5 : -0.12) + (next() - 0.5) * 0.12;
    const off = (upper ? i - below - (count - below - 1) / 2 : i - (below - 1) / 2) * RADIUS * 2.1;
    const y = RADIUS * (upper ? 2.75 : 0.92);
    const long = 0.082;
    return stick(
      curveThrough(
        [
          [-long * cos(slant) - off * sin(slant), y, -long * sin(slant) + off * cos(slant)],
          [-off * sin(slant), y + 0.001, off * cos(slant) + (next() - 0.5) * 0.004],
          [long * cos(slant) - off * sin(slant), y, long * sin(slant) + off * cos(slant)],
        ],
        7,
      ),
    );
  });
  const at: Vec3 = [0.07, 0, -0.095];
  return [
    ...makeParts("churro", "dough", sticks, { weight: 1, paint: sugared, crease: 0.9 }),
    makePart("bowl", "cup", move(bowl, at), { weight: 0.6 }),
    makePart("dip", "sauce", move(dip, at), { weight: 0.6 }),
  ];
}

const build = (food: Food): Part[] => (food.style === "cup" ? cupful : platter)(food.count, food.stream("lie"));

/** Churros: long golden sticks of fried dough, ridged like a star all along, crusted with sugar and cinnamon, in a striped cup or in a heap beside a bowl of chocolate. */
export const churro = defineFood({
  id: "churro",
  words: ["churro", "churros", "fried dough stick"],
  height: 0.16,
  slots: {
    dough: { ...slot("plaster", "#c98a3c #bf7d30", "stick"), takesWhole: true },
    cup: slot("paper", "#f4efe4", "bowl|box"),
    sauce: slot("plastic", "#3a1a0c", "chocolate|dip"),
  },
  styles: { cup: { weight: 1.2, slots: ["cup"] }, platter: { weight: 1, slots: ["sauce"] } },
  count: { slot: "dough", min: 4, max: 5, most: 7 },
  build,
  view: { azimuth: 0.45, elevation: 0.42 },
});
