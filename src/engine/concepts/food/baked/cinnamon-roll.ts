import { curveThrough, graph } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { settle } from "../../../geometry/place.ts";
import { addAll, sculpt } from "../../../geometry/sculpt.ts";
import { limb, roundCone } from "../../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../../geometry/surface-nets.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import { lerp, smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { shade, tint } from "../tint.ts";

/** Radius of the roll, its height, thickness of a turn of dough, metres. */
const [R, TALL, THICK] = [0.052, 0.036, 0.0145];
const TURNS = 3.1;

/** A point of the spiral, 0 at its heart to 1 at the loose end. */
const spiral = (t: number): Vec3 => {
  const a = t * TURNS * TAU;
  const r = lerp(0.0035, R - THICK / 2, t);
  return [r * cos(a), 0, r * sin(a)];
};

/** A rolled-up strip of dough, each turn rounded over so that the spiral can be seen; the heart stands up a little. */
function dough(): Geometry {
  const path = Array.from({ length: 150 }, (_, i) => spiral(0.02 + (0.98 * i) / 149));
  const rise = graph([
    [0, 1.16],
    [0.5, 1.06],
    [1, 0.94],
  ]);
  return sweep(rectangleOutline(THICK, TALL, THICK * 0.48, 5), path, {
    scale: (t) => [t > 0.97 ? lerp(1, 0.3, (t - 0.97) / 0.03) : 1, rise(t)],
    endRounding: 0.003,
    up: [0, 1, 0],
  });
}

const baked: Paint = (surface, x, y, z, _nx, ny) => {
  const up = y / (TALL / 2);
  tint(surface, fromHex("#7a4218"), 0.55 * smoothstep(0.3, 1.0, up) * (0.7 + 0.3 * noise(x * 90, y * 90, z * 90, 4)));
  // the cinnamon shows where two turns meet
  tint(surface, fromHex("#4a2410"), 0.9 * smoothstep(0.85, 0.45, ny) * smoothstep(0.1, 0.5, up));
  shade(surface, 1 + 0.07 * noise(x * 240, y * 240, z * 240, 9));
};

/** Icing drizzled to and fro over the top in a thread that bends back at the border and runs down it in places. */
function glaze(next: () => number): Geometry {
  const y = TALL * 0.5 + 0.0008;
  const turns = Array.from({ length: 10 }, (_, i): Vec3 => {
    const z = (i / 9 - 0.5) * R * 1.5;
    const reach = Math.sqrt(R * R * 0.76 - z * z) * (0.85 + 0.2 * next());
    return [i % 2 === 0 ? -reach : reach, y, z + (next() - 0.5) * 0.004];
  });
  const thread = limb(curveThrough(turns, 5).map((point) => [point, 0.0022] as const));
  const drips = turns.slice(1, 9).map(([x, , z]) => {
    const r = Math.sqrt(x * x + z * z);
    const f = (R * 0.97) / r;
    return roundCone([x, y, z], [x * f, y - 0.004 - next() * 0.012, z * f], 0.0027, 0.002);
  });
  return meshSdf(sculpt([...addAll(thread, 0.001), ...addAll(drips, 0.003)]), 0.0011);
}

const shiny: Paint = (surface) => {
  surface.roughness = 0.22;
};

const build = (food: Food): Part[] => {
  const parts = [makePart("dough", "dough", dough(), { weight: 1, paint: baked, crease: 0.9 })];
  if (!food.has("icing")) return parts;
  const iced = glaze(food.stream("glaze"));
  return [...parts, makePart("icing", "icing", settle(iced), { weight: 0.9, crease: 1, paint: shiny })];
};

/** A cinnamon roll: a fat spiral of golden dough seen from above, dark cinnamon between its turns, white icing dripping over it. */
export const cinnamonRoll = defineFood({
  id: "cinnamon-roll",
  words: ["cinnamon roll", "cinnamon bun", "cinnabon", "cinnamon swirl", "sticky bun", "danish pastry", "swirl bun"],
  senses: ["cinnamon roll"],
  height: 0.045,
  slots: {
    dough: { ...slot("plaster", "#d8a055 #cf923f", "bun|roll|body"), takesWhole: true },
    icing: slot("plastic", "#fbf7ee", "glaze|frosting|sugar"),
  },
  extras: { icing: { chance: 0.85 } },
  build,
  view: { azimuth: 0.4, elevation: 0.75 },
});
