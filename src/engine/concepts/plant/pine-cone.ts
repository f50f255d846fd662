import { box } from "../../geometry/box.ts";
import { graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, place, settle } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { roundBody } from "../food/shapes.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const COUNT = 118;

/** A woody scale from the origin along +Z: narrow at its root, thick and round at its rim, hollow above. */
const scaleShape = (): Geometry =>
  settle(
    deform(box([1, 1, 1], { bevel: 0.2, bevelSteps: 1, divisions: [2, 1, 3] }), ([x, y, z]) => {
      const t = z + 0.5;
      const half = 0.2 + 0.36 * t - 0.12 * Math.max(0, t - 0.75) * 4;
      return [x * 2 * half, y * (0.1 + 0.16 * t * t) + 0.12 * t * t - x * x * 0.1 * t, t - x * x * 0.5 * t];
    }),
  );

/** Dark within, pale at the rims of the scales. */
const rims =
  (girth: (t: number) => number, tall: number): Paint =>
  (surface, x, y, z) => {
    const out = Math.sqrt(x * x + z * z) / (girth(y / tall) + 0.004);
    const k = out > 0.92 ? 1.5 : 0.35 + 0.75 * out * out;
    layColour(surface, [surface.r * k, surface.g * k, surface.b * k]);
  };

function build({ style }: Planned): Part[] {
  const tall = style === "long" ? 0.13 : 0.1;
  const open = style === "open" ? 1 : 0.45;
  const girth = graph(
    style === "long"
      ? [
          [0, 0.016],
          [0.12, 0.026],
          [0.5, 0.027],
          [0.85, 0.016],
          [1, 0.004],
        ]
      : [
          [0, 0.026],
          [0.16, 0.04],
          [0.4, 0.037],
          [0.75, 0.022],
          [1, 0.005],
        ],
  );
  const one = scaleShape();
  const scales = Array.from({ length: COUNT }, (_, i) => {
    const t = (i + 0.5) / COUNT;
    const rise = 0.02 + 0.92 * t;
    const r = girth(rise);
    const reach = r * 0.82;
    const wide = (0.0085 + r * 0.22) * 1.15;
    const lift = -0.35 * open + (1.05 - 0.5 * open) * rise * rise + 0.45 * (1 - open);
    const spin = i * 2.399963;
    const root = r - reach * cos(lift);
    return place(
      one,
      chain(
        scaling([wide, wide * 0.85, reach]),
        rotation(X_AXIS, -lift),
        translation([0, rise * tall - sin(lift) * reach * 0.5, Math.max(0, root)]),
        rotation(Y_AXIS, spin),
      ),
    );
  });
  const core = roundBody(
    [
      [0, 0.004],
      [girth(0.1) * 0.5, 0.008],
      [girth(0.4) * 0.55, tall * 0.4],
      [girth(0.8) * 0.6, tall * 0.8],
      [0, tall * 0.97],
    ],
    20,
  );
  return [
    makePart("scales", "scale", settle(merge(scales)), { weight: 1, paint: rims(girth, tall) }),
    makePart("core", "core", core, { weight: 0.8 }),
    makePart("stalk", "core", bar([0, -0.012, 0], [0, 0.012, 0], 0.005), { weight: 0.5 }),
  ];
}

/** A pine cone. What makes it itself: brown woody scales with pale thick rims, overlapping in spirals around an egg-shaped cone, wide below and pointed on top. */
export const pineCone = defineFromPlan({
  id: "pine-cone",
  family: "plant",
  words: ["pine cone", "pinecone", "fir cone", "spruce cone", "conifer cone"],
  senses: ["pinecone"],
  height: 0.11,
  view: { azimuth: 0.3, elevation: 0.24 },
  slots: {
    scale: mainSlot("plastic", "#8a5a32 #7a4c2a #9a6a3c", "flake"),
    core: slot("bark", "#4a2e1a", "stalk|stem"),
  },
  styles: {
    open: { weight: 2 },
    closed: { weight: 0.8, traits: ["closed"] },
    long: { weight: 0.6, words: ["fir cone", "spruce cone"], traits: ["long"] },
  },
  build,
});
