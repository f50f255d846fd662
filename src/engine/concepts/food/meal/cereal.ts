import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { deform, move, place, settle, turnX, turnY } from "../../../geometry/place.ts";
import { sphere, torus } from "../../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { bar } from "../../pieces.ts";
import { defineFood, type Food } from "../define-food.ts";
import { oval, spread } from "../shapes.ts";
import { BOWL_LEVEL, BOWL_REACH, BOWL_SLOT, bowlShape } from "./dish.ts";

const R = 0.085;
const LEVEL = R * BOWL_LEVEL;
const BRIGHT = ["#e8402f", "#f2b42a", "#7ac043", "#f08a2a", "#a564c8", "#3fa0dc"].map(fromHex);
const HONEY = ["#d9a45a", "#cf954a", "#e0b06a"].map(fromHex);
const CHOCOLATE = ["#5a3218", "#68401f", "#4c2912"].map(fromHex);
const CORN = ["#e8a83a", "#dc9428", "#f0b850"].map(fromHex);

/** A flake: a thin oval, buckled. */
const flake = (seed: number): Geometry =>
  settle(
    deform(oval([0.0115, 0.0013, 0.009], 22), ([x, y, z]) => [
      x,
      y + 0.0035 * noise(x * 160, 0, z * 160, seed) + x * x * 18 * 0.9,
      z,
    ]),
  );

/** Pieces that lie on the milk, close together, some aslant and half sunk. */
function pieces({ kind, stream, seed }: Food): Part[] {
  const next = stream("pieces");
  const colours: readonly Rgb[] =
    kind === "honey" ? HONEY : kind === "chocolate" ? CHOCOLATE : kind === "flakes" ? CORN : BRIGHT;
  const piles: Geometry[][] = colours.map(() => []);
  const reach = R * BOWL_REACH - 0.008;
  const rounds = [
    { count: kind === "flakes" ? 46 : 62, high: 0.002, wide: 1 },
    { count: kind === "flakes" ? 26 : 26, high: 0.009, wide: 0.66 },
  ];
  let k = seed % 5;
  for (const { count, high, wide } of rounds) {
    for (const [x, , z] of spread(count, 0.02, 1)) {
      const shape =
        kind === "flakes" ? flake(k % 4) : kind === "chocolate" ? sphere(0.0068, 16, 10) : torus(0.0062, 0.003, 22, 10);
      const tipped = next() < 0.3 ? 0.9 : 0.35;
      const piece = place(
        shape,
        chain(
          rotation(Y_AXIS, TAU * next()),
          rotation(X_AXIS, (next() - 0.5) * 2 * tipped),
          rotation(Z_AXIS, (next() - 0.5) * 2 * tipped),
          translation([x * reach * wide + (next() - 0.5) * 0.004, LEVEL + high + next() * 0.003, z * reach * wide]),
        ),
      );
      (piles[Math.floor(next() * colours.length)] as Geometry[]).push(piece);
      k += 1;
    }
  }
  return piles.map((pile, i) =>
    makePart(`cereal-${i + 1}`, "cereal", merge(pile), {
      weight: 0.8,
      paint: (surface, x, y, z) => {
        const grain = 1 + 0.22 * noise(x * 900, y * 900, z * 900, 3);
        const [r, g, b] = colours[i] as Rgb;
        layColour(surface, [r * grain, g * grain, b * grain], 0.75, 0);
      },
    }),
  );
}

/** A spoon that leans out of the bowl. */
function spoon(): Part {
  const head = settle(move(oval([0.017, 0.006, 0.025], 28), [0, 0, 0.02]));
  const handle = bar([0, 0.001, -0.002], [0, 0.002, -0.105], 0.0034, 10);
  const whole = turnY(turnX(merge([head, handle]), 0.52), -0.9);
  return makePart("spoon", "spoon", move(whole, [0.035, LEVEL + 0.018, -0.03]), { weight: 0.7 });
}

/** A bowl of cereal. What makes it itself: a bowl of milk, filled to the rim with bright rings of grain, brown ones, golden flakes or dark balls, heaped in the middle, and a spoon. */
export const cereal = defineFood({
  id: "cereal",
  words: [
    "cereal",
    "bowl of cereal",
    "breakfast cereal",
    "cereals",
    "fruit loops",
    "froot loops",
    "cheerios",
    "corn flakes",
    "cornflakes",
    "bowl of cornflakes",
    "chocolate cereal",
    "cereal with milk",
    "milk and cereal",
  ],
  senses: ["cold cereal", "breakfast food"],
  height: 0.075,
  slots: {
    bowl: { ...BOWL_SLOT, takesWhole: true },
    cereal: { ...slot("plaster", "#d9a45a", "loop|ring|flake|grain"), takesWhole: false },
    milk: { ...slot("ceramic-glaze", "#f8f5ec"), takesWhole: false },
    spoon: { ...slot("brushed-steel"), takesWhole: false },
  },
  kinds: {
    fruit: { weight: 4, words: ["fruit loops", "froot loops"], traits: ["colourful"] },
    honey: { weight: 1.2, words: ["cheerios"] },
    flakes: { weight: 1.4, words: ["corn flakes", "cornflakes", "bowl of cornflakes"] },
    chocolate: { weight: 0.8, words: ["chocolate cereal"] },
  },
  extras: { spoon: { chance: 0.75 } },
  build: (food) => [
    makePart("bowl", "bowl", bowlShape(R), { weight: 1 }),
    makePart(
      "milk",
      "milk",
      move(cylinder({ radius: R * BOWL_REACH, height: R * 0.36, bevel: 0.001 }), [0, LEVEL - R * 0.36, 0]),
      {
        weight: 0.9,
      },
    ),
    ...pieces(food),
    ...(food.has("spoon") ? [spoon()] : []),
  ],
  view: { azimuth: 0.3, elevation: 0.6 },
});
