import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { turned } from "../../geometry/slab.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Inner and outer radius of the ring, metres. */
const [INNER, OUTER] = [0.165, 0.225];

function build({ style, has }: Planned): Part[] {
  const isTall = style === "floor";
  const middle = isTall ? 1.42 : 0.5;
  const low = middle - OUTER;
  const at = (g: Part["geometry"]) => move(g, [0, middle, 0.02]);
  const hub = isTall ? 0.52 : 0.16;
  const spread = isTall ? 0.46 : 0.17;
  const legs = [0, 1, 2].map((k): Vec3 => [spread * sin((k / 3) * TAU), 0.012, spread * cos((k / 3) * TAU)]);
  return [
    makePart(
      "housing",
      "body",
      at(
        turned(
          [
            [INNER - 0.01, -0.016],
            [OUTER + 0.01, -0.016],
            [OUTER + 0.012, 0.004],
            [OUTER + 0.006, 0.012],
            [INNER - 0.006, 0.012],
            [INNER - 0.012, 0.004],
          ],
          72,
          true,
        ),
      ),
      { weight: 1 },
    ),
    {
      ...makePart(
        "light",
        "light",
        at(
          turned(
            [
              [INNER, 0.006],
              [OUTER, 0.006],
              [OUTER, 0.014],
              [OUTER - 0.016, 0.021],
              [INNER + 0.016, 0.021],
              [INNER, 0.014],
            ],
            72,
            true,
          ),
        ),
        {
          weight: 1,
          paint: (surface) =>
            layColour(surface, surface.b > surface.r * 1.3 ? [0.7, 0.85, 1] : [1, 0.95, 0.84], 0.5, 0),
        },
      ),
      shines: true,
    },
    makePart("bracket", "stand", move(box([0.03, 0.05, 0.03], { bevel: 0.006 }), [0, low - 0.02, 0.01]), {
      weight: 0.6,
    }),
    makePart("knob", "stand", bar([0.012, low - 0.026, 0.01], [0.042, low - 0.026, 0.01], 0.012, 20), { weight: 0.5 }),
    makePart("pole", "stand", bar([0, hub - 0.1, 0], [0, low - 0.01, 0], 0.008, 16), { weight: 0.9 }),
    makePart(
      "sleeve",
      "stand",
      turnedUp(
        [
          [0, hub - 0.12],
          [0.013, hub - 0.12, 0.002],
          [0.013, hub + (isTall ? 0.2 : 0.03), 0.003],
          [0, hub + (isTall ? 0.2 : 0.03)],
        ],
        20,
      ),
      { weight: 0.7 },
    ),
    makePart(
      "hub",
      "stand",
      turnedUp(
        [
          [0, hub - 0.02],
          [0.026, hub - 0.02, 0.005],
          [0.026, hub + 0.026, 0.005],
          [0, hub + 0.026],
        ],
        24,
      ),
      { weight: 0.6 },
    ),
    ...makeParts(
      "leg",
      "stand",
      legs.map((foot) => bar([foot[0] * 0.04, hub, foot[2] * 0.04], foot, 0.0075, 12)),
      { weight: 0.9 },
    ),
    ...makeParts(
      "strut",
      "stand",
      legs.map((foot) =>
        bar([0, hub - 0.105, 0], [foot[0] * 0.45, hub + (0.012 - hub) * 0.45, foot[2] * 0.45], 0.004, 8),
      ),
      { weight: 0.4 },
    ),
    ...makeParts(
      "shoe",
      "rubber",
      legs.map((foot) =>
        move(stretch(box([0.026, 0.02, 0.026], { bevel: 0.008 }), [1, 1, 1]), [foot[0], 0.01, foot[2]]),
      ),
      { weight: 0.3 },
    ),
    ...(has("phone")
      ? [
          makePart("arm", "stand", bar([0, low + 0.01, 0.0], [0, middle - 0.07, 0.012], 0.005, 12), { weight: 0.6 }),
          makePart("clamp", "stand", block([0.09, 0.022, 0.022], [0, middle - 0.07, 0.02], 0.005), { weight: 0.6 }),
          makePart(
            "phone",
            "phone",
            move(turnX(box([0.074, 0.15, 0.009], { bevel: 0.0042, bevelSteps: 2 }), 0), [0, middle - 0.002, 0.03]),
            {
              weight: 0.9,
              paint: (surface, x, y, z) => {
                if (z < 0.003 || Math.abs(x) > 0.034 || Math.abs(y) > 0.071) return;
                layColour(surface, [0.05 + 0.2 * (y + 0.07), 0.12, 0.32], 0.1, 0);
                if (x * x + (y + 0.05) * (y + 0.05) < 0.00007) layColour(surface, [0.85, 0.1, 0.1], 0.3, 0);
              },
            },
          ),
        ]
      : []),
  ];
}

/** A lamp for those who film themselves. What makes it itself: a wide flat ring that shines, open in the middle, on a slim pole with three spread legs; a phone held in the ring's middle. */
export const ringLight = defineFromPlan({
  id: "ring-light",
  family: "light",
  words: ["ring light", "selfie light", "ring lamp", "streaming light", "vlogging light", "selfie ring light"],
  height: 1.65,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.1 },
  slots: {
    light: slot("plastic", "#fff4e0", "led|ring|bulb"),
    body: mainSlot("plastic", "#16171a #e6e6e4 #e8a8b8", "housing|rim"),
    stand: slot("painted-metal", "#17181a", "tripod|pole|leg"),
    rubber: slot("rubber", "#0e0e0f", "foot"),
    phone: slot("plastic", "#101114", "smartphone|screen"),
  },
  styles: { table: {}, floor: { weight: 0.15, traits: ["tall"] } },
  extras: { phone: { chance: 0.7 } },
  build,
});
