import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";

import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

/** Length, width and height of the stone, metres, and how high it lies on its stand. */
const [L, W, H] = [0.18, 0.062, 0.015];
const STAND = 0.026;

/** How fine the stone is, on its side. */
const numbered: Paint = (surface, x, y, z, _nx, _ny, nz) => {
  const grain = 0.94 + 0.1 * noise(x * 900, y * 900, z * 900, 3);
  surface.r *= grain;
  surface.g *= grain;
  surface.b *= grain;
  if (nz > 0.5 && isWritten("1000", x + 0.06, y - STAND - H * 0.5, 0.0072, 0.1))
    layColour(surface, [0.1, 0.09, 0.08], 0.8, 0);
};

/** Wet and dark where the blade goes, with the grey mud of the steel. */
const wet: Paint = (surface, x, y, z, nx, ny, nz) => {
  numbered(surface, x, y, z, nx, ny, nz);
  if (ny < 0.6) return;
  const edge = noise(x * 24, 1, z * 40, 5);
  if (Math.abs(x) < 0.066 + 0.012 * edge && Math.abs(z) < 0.024 + 0.006 * edge) {
    surface.r *= 0.6;
    surface.g *= 0.6;
    surface.b *= 0.62;
    surface.roughness = 0.16;
  }
};

/** A kitchen knife with its edge down, its point to -X. */
function knife(): readonly [blade: Geometry, handle: Geometry] {
  const blade = extrude(
    closeCorners(
      [
        [-0.17, 0.004, 0.002],
        [-0.13, -0.009, 0.06],
        [0.0, -0.016, 0.02],
        [0.004, -0.012],
        [0.006, 0.016],
        [-0.1, 0.017, 0.05],
      ],
      5,
    ),
    { depth: 0.0022, bevel: 0.0008 },
  );
  const handle = extrude(
    closeCorners(
      [
        [-0.002, -0.006, 0.003],
        [0.05, -0.004, 0.03],
        [0.105, -0.009, 0.008],
        [0.112, 0.012, 0.008],
        [0.05, 0.016, 0.03],
        [-0.002, 0.016, 0.003],
      ],
      5,
    ),
    { depth: 0.018, bevel: 0.006 },
  );
  return [settle(blade), settle(handle)];
}

function build({ has }: Planned): Part[] {
  const [blade, handle] = knife();
  // the edge lies on the stone, the back raised by a finger
  const lay = (g: Geometry) => move(turnY(turnZ(turnX(g, 1.28), 0.035), 0.62), [0.045, STAND + 2 * H + 0.003, 0.014]);
  return [
    makePart("stand", "stand", block([L + 0.03, 0.014, W + 0.016], [0, 0.007 + 0.006, 0], 0.004, 2), {
      weight: 0.8,
      grain: "x",
    }),
    ...makeParts(
      "stop",
      "stand",
      [-1, 1].map((s) => block([0.012, 0.012, W + 0.016], [s * (L / 2 + 0.009), 0.024, 0], 0.003, 2)),
      { weight: 0.6, grain: "z" },
    ),
    ...makeParts(
      "foot",
      "rubber",
      [-1, 1].flatMap((a) =>
        [-1, 1].map((b) => bar([a * 0.08, 0, b * 0.027], [a * 0.08, 0.008, b * 0.027], 0.007, 14)),
      ),
      { weight: 0.2 },
    ),
    makePart("coarse", "base", block([L, H, W], [0, STAND - 0.006 + H / 2, 0], 0.0018), { weight: 1, paint: numbered }),
    makePart("fine", "stone", block([L, H, W], [0, STAND - 0.006 + H * 1.5, 0], 0.0018), { weight: 1, paint: wet }),
    ...(has("knife")
      ? [
          makePart("blade", "blade", lay(blade), { weight: 1 }),
          makePart("handle", "handle", lay(handle), { weight: 0.9, grain: "x" }),
          ...makeParts(
            "rivet",
            "blade",
            [0.02, 0.055, 0.09].map((x) => lay(settle(bar([x, 0.005, -0.0096], [x, 0.005, 0.0096], 0.0026, 12)))),
            { weight: 0.3 },
          ),
        ]
      : []),
  ];
}

/** A stone that blades are sharpened on. What makes it itself: a flat oblong block of two layers, coarse below and fine above, wet on top, held on a wooden stand between two stops, a knife laid across it. */
export const whetstone = defineFromPlan({
  id: "whetstone",
  family: "tool",
  words: [
    "whetstone",
    "sharpening stone",
    "sharpening block",
    "knife sharpener",
    "water stone",
    "oilstone",
    "honing stone",
    "hone",
  ],
  senses: ["whetstone"],
  height: 0.06,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.5 },
  slots: {
    stone: mainSlot("plaster", "#d8c8a8 #a8a8a4 #c8886a", "top|fine side"),
    base: slot("plaster", "#6a7a8a #3f4a54 #8a3f34", "bottom|coarse side"),
    stand: slot("bamboo oak", "", "holder|wood"),
    rubber: slot("rubber", "#16171a", "foot"),
    blade: slot("stainless-steel", "", "knife"),
    handle: slot("walnut", "", "grip"),
  },
  extras: { knife: { chance: 0.75, slot: "blade" } },
  build,
});
