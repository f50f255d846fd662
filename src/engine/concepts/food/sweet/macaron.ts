import { noise } from "../../../geometry/deform.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, place } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { mainSlot, slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { shade } from "../tint.ts";

/** Slots of the shells, from below; they are of as many flavours. */
const SHELLS = ["first", "second", "third", "fourth", "fifth"] as const;

/** Macarons: two smooth pastel shells with ruffled feet around a line of cream, stacked and leaning in several colours. */
export const macaron = defineFood({
  id: "macaron",
  words: ["macaron", "macaroon", "meringue", "eclair", "cream puff", "profiterole", "stack of macarons"],
  senses: ["macaroon", "meringue#1"],
  height: 0.08,
  slots: {
    first: { ...slot("plastic", "#f2a0b8", "shell|cookie|macaron"), takesWhole: true },
    second: mainSlot("plastic", "#b8dca0"),
    third: mainSlot("plastic", "#f5d98a"),
    fourth: mainSlot("plastic", "#c9a8e0"),
    fifth: mainSlot("plastic", "#8a5636"),
    cream: slot("plastic", "#fbf4e4", "filling"),
  },
  count: { slot: "first", min: 4, max: 5, most: 9 },
  build: ({ count, stream }) => {
    const r = 0.0235;
    const shell = lathe(
      roundCorners(
        [
          [0, 0],
          [r * 0.97, 0, 0.001],
          [r * 1.02, 0.002, 0.0015],
          [r * 0.96, 0.0042, 0.001],
          [r * 0.99, 0.0065, 0.004],
          [r * 0.72, 0.0125, 0.01],
          [0, 0.0135],
        ],
        4,
      ),
      64,
    );
    const ruffle: Paint = (surface, x, y, z) => {
      surface.roughness = 0.5;
      if (y > 0.0046 || y < 0) return;
      const n = noise(x * 700, y * 500, z * 700, 3);
      shade(surface, 0.94 + 0.1 * n);
      surface.height += 0.001 * n;
    };
    const cream = move(
      lathe(
        roundCorners(
          [
            [0, 0],
            [r * 0.94, 0, 0.002],
            [r * 0.94, 0.0056, 0.002],
            [0, 0.0056],
          ],
          3,
        ),
        40,
      ),
      [0, 0.0128, 0],
    );
    const one = (name: string, colour: string, at: ReturnType<typeof rotation>): Part[] => [
      makePart(
        `${name}-lower`,
        colour,
        place(place(shell, chain(rotation(X_AXIS, PI), translation([0, 0.0135, 0]))), at),
        { weight: 0.9, paint: ruffle, crease: 0.9 },
      ),
      makePart(`${name}-cream`, "cream", place(cream, at), { weight: 0.7 }),
      makePart(`${name}-upper`, colour, place(move(shell, [0, 0.0178, 0]), at), {
        weight: 0.9,
        paint: ruffle,
        crease: 0.9,
      }),
    ];
    const next = stream("stack");
    const stack = Array.from({ length: count }, (_, i) => {
      const at = translation([
        0.0035 * (next() - 0.5) * Math.min(i, 2),
        0.0308 * i,
        0.0035 * (next() - 0.5) * Math.min(i, 2),
      ]);
      return one(`macaron-${i + 1}`, SHELLS[i % SHELLS.length] as string, at);
    });
    const lean = chain(rotation(X_AXIS, 1.12), rotation(Y_AXIS, 0.5), translation([0.026, 0.0225, 0.026]));
    return [...stack.flat(), ...(count > 2 ? one("leaning", SHELLS[count % SHELLS.length] as string, lean) : [])];
  },
  view: { azimuth: 0.3, elevation: 0.26 },
});
