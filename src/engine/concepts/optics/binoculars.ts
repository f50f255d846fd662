import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const coated: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.3) return;
  const [u, v] = [x + 0.008, y - 0.009];
  const gleam = u * u + v * v < 0.00006;
  const rim = x * x + y * y > 0.00055;
  layColour(surface, gleam ? [0.8, 0.85, 0.95] : rim ? [0.1, 0.05, 0.16] : [0.2, 0.1, 0.34], 0.02, 0);
};

const knurled: Paint = (surface, x, y, z) => {
  const s = (Math.abs(x) + Math.abs(y) + Math.abs(z) * 0) * 400;
  if (s - Math.floor(s) < 0.35) surface.height -= 0.0006;
};

function build({ style }: Planned): Part[] {
  const opera = style === "opera";
  const y = 0.045;
  const apart = opera ? 0.03 : 0.041;
  const tube = (corners: readonly (readonly [number, number, number])[]) => {
    const g = move(turnedCorners([[0, corners[0]?.[1] ?? 0], ...corners, [0, corners.at(-1)?.[1] ?? 0]], 40, 3), [
      apart,
      y,
      0,
    ]);
    return [g, mirror(g)];
  };
  const long = opera ? 0.6 : 1;
  return [
    ...makeParts(
      "barrel",
      "body",
      tube([
        [0.021, -0.06 * long, 0.004],
        [0.03, -0.035 * long, 0.012],
        [0.031, 0.03 * long, 0.008],
        [0.0365, 0.06 * long, 0.006],
        [0.0365, 0.098 * long, 0.004],
      ]),
      { weight: 1 },
    ),
    ...makeParts(
      "rim",
      "trim",
      tube([
        [0.034, 0.09 * long, 0.002],
        [0.039, 0.092 * long, 0.002],
        [0.039, 0.106 * long, 0.003],
        [0.033, 0.107 * long, 0.002],
      ]),
      { weight: 0.9 },
    ),
    ...makeParts(
      "lens",
      "glass",
      tube([
        [0.0325, 0.098 * long, 0.001],
        [0.0325, 0.1085 * long, 0.001],
      ]),
      { weight: 0.9, paint: coated },
    ),
    ...makeParts(
      "collar",
      "trim",
      tube([
        [0.0235, -0.066 * long, 0.002],
        [0.0235, -0.05 * long, 0.002],
      ]),
      { weight: 0.5 },
    ),
    ...makeParts(
      "eyecup",
      "eyecup",
      tube([
        [0.017, -0.1 * long, 0.003],
        [0.023, -0.098 * long, 0.004],
        [0.019, -0.06 * long, 0.003],
      ]),
      { weight: 0.9 },
    ),
    ...makeParts(
      "bridge",
      "trim",
      [-0.036, 0.036].map((z) =>
        move(box([apart * 1.5, 0.02, 0.02], { bevel: 0.006, bevelSteps: 2 }), [0, y + 0.006, z * long]),
      ),
      { weight: 0.8 },
    ),
    makePart("hinge", "trim", bar([0, y + 0.006, -0.05 * long], [0, y + 0.006, 0.05 * long], 0.009, 20), {
      weight: 0.6,
    }),
    makePart(
      "focus",
      "eyecup",
      move(
        turnedCorners(
          [
            [0, -0.015],
            [0.016, -0.015, 0.003],
            [0.016, 0.015, 0.003],
            [0, 0.015],
          ],
          32,
          2,
        ),
        [0, y + 0.014, -0.004],
      ),
      { weight: 0.7, paint: knurled },
    ),
  ];
}

/** Binoculars. What makes them themselves: two short fat barrels side by side, wide coated lenses in front and narrow eyecups behind, joined by a bridge with a focusing wheel. */
export const binoculars = defineFromPlan({
  id: "binoculars",
  family: "device",
  words: ["binoculars", "binocular", "field glasses", "opera glasses", "pair of binoculars"],
  senses: ["binoculars"],
  height: 0.085,
  view: { azimuth: 0.55, elevation: 0.42 },
  slots: {
    body: mainSlot("rubber leather", "#22241f #34402c #1d1e22 #5a3a22", "barrel|tube"),
    trim: slot("painted-metal", "#15161a", "bridge|hinge|rim"),
    glass: slot("glass", "#3a2466", "lens"),
    eyecup: slot("rubber", "#111214", "eyepiece|wheel"),
  },
  styles: {
    field: { weight: 3, words: ["field glasses"] },
    opera: {
      weight: 0,
      words: ["opera glasses"],
      materials: { body: "ceramic-glaze", trim: "gold", eyecup: "gold" },
      dress: { body: "#efe6d4" },
    },
    brass: {
      weight: 0.6,
      traits: ["vintage"],
      materials: { body: "leather", trim: "gold", eyecup: "bronze" },
      dress: { body: "#5a3018" },
    },
  },
  build,
});
