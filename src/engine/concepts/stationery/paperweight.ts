import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { petal } from "../flower/petal.ts";
import { layColour } from "../lay-colour.ts";

/** Radius of the globe, and height of its middle over the flat it stands on, metres. */
const [RADIUS, MIDDLE] = [0.04, 0.031];

const globe = (): Geometry =>
  turnedUp(
    [
      [0, 0],
      ...Array.from({ length: 21 }, (_, i) => {
        const a = -0.88 + (i / 21) * (TAU / 4 + 0.88);
        return [RADIUS * cos(a), MIDDLE + RADIUS * sin(a)] as const;
      }),
      [0, MIDDLE + RADIUS],
    ],
    72,
  );

/** Little canes of glass set close together, each a flower or rings of its own colours. */
const canes =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    const r = Math.sqrt(x * x + z * z);
    const row = Math.round(r / 0.0062);
    const many = row === 0 ? 1 : Math.round(row * 6);
    const turn = (atan2(z, x) / TAU) * many;
    const k = Math.round(turn);
    const a = (k / many) * TAU;
    const [u, v] = [x - row * 0.0062 * cos(a), z - row * 0.0062 * sin(a)];
    const d = Math.sqrt(u * u + v * v);
    const hues = ["#e33a4a", "#2d62c8", "#f3c12c", "#2f9a5a", "#8a3aa8", "#f07a2c", "#f6f2ea"];
    const pick = (n: number) => fromHex(hues[(((row * 2 + (k % 2) + seed + n) % 7) + 7) % 7] as string);
    const flower = d * (1 + 0.22 * cos(atan2(v, u) * 6));
    if (y > 0.004)
      layColour(
        surface,
        flower < 0.0009
          ? pick(3)
          : flower < 0.0018
            ? fromHex("#fbfaf4")
            : flower < 0.0028
              ? pick(0)
              : fromHex("#f4f1ea"),
        0.2,
      );
  };

function bloom(): { readonly petals: Geometry; readonly heart: Geometry } {
  const ring = (count: number, length: number, rise: number, y: number) =>
    Array.from({ length: count }, (_, i) =>
      move(
        turnY(
          petal({ length, width: length * 0.62, rise, curl: 0.5, cup: 0.5, thickness: 0.001, steps: 6, across: 4 }),
          ((i + y * 90) / count) * TAU,
        ),
        [0, y, 0],
      ),
    );
  return {
    petals: merge([...ring(7, 0.023, 0.3, 0.014), ...ring(6, 0.018, 0.75, 0.016)]),
    heart: move(sphere(0.0052, 20, 14), [0, 0.0215, 0]),
  };
}

function swirl(seed: number): Geometry {
  return merge(
    Array.from({ length: 6 }, (_, k) =>
      tube(
        0.0022,
        Array.from({ length: 15 }, (_, i): Vec3 => {
          const t = i / 14;
          const a = (k / 6) * TAU + t * (3.4 + (seed % 3) * 0.5);
          const r = 0.005 + 0.0215 * sin(t * 3.0 + 0.07);
          return [r * cos(a), 0.009 + 0.044 * t, r * sin(a)];
        }),
        8,
        { scale: (t) => 0.5 + 1.1 * sin(t * 3.1) },
      ),
    ),
  );
}

function build({ style, seed, stream }: Planned): Part[] {
  const next = stream("bubbles");
  const parts: Part[] = [makePart("globe", "globe", globe(), { weight: 1 })];
  if (style === "millefiori") {
    const bed = turnedUp(
      [
        [0, 0.003],
        [0.029, 0.003, 0.001],
        [0.034, 0.0135, 0.004],
        [0.026, 0.021, 0.01],
        [0, 0.0255],
      ],
      56,
    );
    parts.push(makePart("canes", "inside", bed, { weight: 1, paint: canes(seed) }));
  } else if (style === "flower") {
    const { petals, heart } = bloom();
    const green = merge(
      [0, 1, 2, 3, 4].map((i) =>
        move(
          turnY(
            petal({ length: 0.027, width: 0.012, rise: 0.05, thickness: 0.001, steps: 6, across: 3 }),
            (i / 5) * TAU + 0.3,
          ),
          [0, 0.011, 0],
        ),
      ),
    );
    parts.push(
      makePart("petals", "inside", petals, { weight: 1 }),
      makePart("heart", "heart", heart, { weight: 0.5 }),
      makePart("leaves", "leaf", green, { weight: 0.6 }),
    );
  } else parts.push(makePart("swirl", "inside", swirl(seed), { weight: 1 }));
  const bubbles = merge(
    Array.from({ length: 9 }, (_, i) => {
      const a = i * 2.399963;
      return move(sphere(0.0007 + 0.0009 * next(), 10, 7), [
        0.022 * next() * cos(a),
        0.03 + 0.028 * next(),
        0.022 * next() * sin(a),
      ]);
    }),
  );
  parts.push(makePart("bubbles", "bubble", bubbles, { weight: 0.3 }));
  return parts;
}

/** A glass paperweight. What makes it itself: a heavy clear globe with a flat foot, and within it a bed of many-coloured little glass flowers, one open flower with leaves, or a twisted swirl of coloured ribbons, with bubbles over it. */
export const paperweight = defineFromPlan({
  id: "paperweight",
  family: "object",
  words: ["paperweight", "paper weight", "glass paperweight", "millefiori paperweight"],
  senses: ["paperweight"],
  height: 0.071,
  view: { azimuth: 0.2, elevation: 0.42 },
  slots: {
    globe: { ...mainSlot("glass", "#f2f7f8", "glass|ball|dome"), clear: true },
    inside: slot("ceramic-glaze", "#d8324a #2f62c8 #8a3ab0 #f08a2c #f2f0ea", "flower|swirl|ribbon|petal|millefiori"),
    heart: slot("ceramic-glaze", "#f4c52c"),
    leaf: slot("ceramic-glaze", "#3f8a3a", "leaves"),
    bubble: slot("glass", "#ffffff", "bubbles"),
  },
  styles: {
    millefiori: { weight: 2, words: ["millefiori paperweight"] },
    flower: { named: ["flower"], slots: ["heart", "leaf"] },
    swirl: { named: ["swirl", "ribbon"] },
  },
  build,
});
