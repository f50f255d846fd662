import { box } from "../../../geometry/box.ts";
import { noise } from "../../../geometry/deform.ts";
import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../../geometry/place.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { block, turnedUp } from "../../building/masonry.ts";
import { mainSlot, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { defineFood, type Food } from "../define-food.ts";
import { CREAM_SLOT, whippedCream } from "../whipped-cream.ts";

const R = 0.085;
const STEP = 0.0235;

/** Golden above, darker at ridges and rims. */
const baked: Paint = (surface, x, y, z) => {
  const n = noise(x * 90, y * 90, z * 90, 4);
  const k = 1 + 0.14 * n + Math.min(0.18, Math.max(-0.18, (0.012 - y) * 14));
  layColour(surface, [surface.r * k, surface.g * k, surface.b * k]);
};

function round(): Geometry {
  const bars: Geometry[] = [];
  for (let k = -3; k <= 3; k += 1) {
    const t = k * STEP;
    const long = 2 * Math.sqrt(R * R - t * t) - 0.008;
    bars.push(
      block([long, 0.022, 0.0068], [0, 0.011, t], 0.0026),
      block([0.0068, 0.0216, long], [t, 0.0111, 0], 0.0026),
    );
  }
  const plate = turnedUp(
    [
      [0, 0.004],
      [R * 0.97, 0.004, 0.003],
      [R * 0.97, 0.012, 0.003],
      [0, 0.012],
    ],
    48,
  );
  const rim = turnedUp(
    [
      [R - 0.009, 0.004],
      [R - 0.008, 0.0, 0.003],
      [R, 0.003, 0.004],
      [R, 0.019, 0.004],
      [R - 0.009, 0.022, 0.003],
      [R - 0.012, 0.012],
    ],
    56,
  );
  return merge([plate, rim, ...bars]);
}

function square(): Geometry {
  const half = STEP * 3;
  const bars: Geometry[] = [block([half * 2, 0.008, half * 2], [0, 0.008, 0], 0.003)];
  for (let k = -3; k <= 3; k += 1) {
    const thick = Math.abs(k) === 3 ? 0.009 : 0.0068;
    bars.push(
      block([half * 2 + 0.009, 0.022, thick], [0, 0.011, k * STEP], 0.0026),
      block([thick, 0.0216, half * 2 + 0.009], [k * STEP, 0.0111, 0], 0.0026),
    );
  }
  return merge(bars);
}

function build({ style, has, count, seed }: Food): Part[] {
  const one = style === "square" ? square() : round();
  const parts: Part[] = [];
  const base = has("plate") ? 0.012 : 0;
  if (has("plate"))
    parts.push(
      makePart(
        "plate",
        "plate",
        turnedUp(
          [
            [0, 0],
            [0.07, 0, 0.004],
            [0.125, 0.014, 0.02],
            [0.127, 0.018, 0.002],
            [0.12, 0.018, 0.004],
            [0.078, 0.0125, 0.01],
            [0, 0.0125],
          ],
          56,
        ),
        { weight: 0.7 },
      ),
    );
  for (let i = 0; i < count; i += 1) {
    const shift = i === 0 ? 0 : 0.006;
    parts.push(
      makePart(
        `waffle-${i + 1}`,
        "waffle",
        move(turnY(one, i * 0.35 + (seed % 7) * 0.1), [shift * cos(i * 2.3), base + i * 0.0205, shift * sin(i * 2.3)]),
        { weight: 1, paint: baked },
      ),
    );
  }
  const top = base + (count - 1) * 0.0205 + 0.0195;
  if (has("syrup")) {
    const edge = Array.from({ length: 56 }, (_, i): readonly [number, number] => {
      const a = (i / 56) * TAU;
      const r = 0.042 + 0.007 * sin(a * 3 + seed) + 0.005 * sin(a * 5 + 1);
      return [r * cos(a), r * sin(a)];
    });
    const pool = settle(
      move(turnX(extrude(edge, { depth: 0.0055, bevel: 0.0026, bevelSteps: 3 }), -PI / 2), [0, top + 0.002, 0]),
    );
    parts.push(makePart("syrup", "syrup", pool, { weight: 0.8 }));
  }
  if (has("cream"))
    parts.push(makePart("cream", "cream", move(whippedCream(0.034), [-0.012, top - 0.004, -0.02]), { weight: 0.9 }));
  else if (has("butter"))
    parts.push(
      makePart(
        "butter",
        "butter",
        move(turnY(box([0.03, 0.013, 0.027], { bevel: 0.0035, bevelSteps: 2 }), 0.5), [0.004, top + 0.0075, 0.003]),
        { weight: 0.9 },
      ),
    );
  return parts;
}

/** A waffle. What makes it itself: a flat golden cake with a grid of deep square pockets on its face, round or square, with a pat of butter and a pool of syrup. */
export const waffle = defineFood({
  id: "waffle",
  words: ["waffle", "belgian waffle", "waffles", "stack of waffles", "breakfast waffle", "liege waffle"],
  senses: ["waffle"],
  height: 0.05,
  view: { azimuth: 0.35, elevation: 0.62 },
  slots: {
    waffle: mainSlot("plastic", "#d29a48 #c8893a #dba858", "cake|dough|batter"),
    syrup: slot("glass", "#6a2a0a #7a3410", "honey|sauce|maple syrup"),
    butter: slot("wax", "#f4dc7a", "pat"),
    plate: slot("ceramic-glaze", "#f2f0ea #a8c8d8", "dish"),
    cream: CREAM_SLOT,
  },
  styles: { round: { weight: 2, traits: ["round"] }, square: { weight: 1, traits: ["square"] } },
  count: { slot: "waffle", min: 1, max: 2, most: 5 },
  extras: { syrup: { chance: 0.7 }, butter: { chance: 0.8 }, plate: { chance: 0.6 }, cream: { chance: 0 } },
  build,
});
