import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { closeCorners, rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Outer and inner radius, half the width of the tape, metres. */
const [R, CORE, HALF] = [0.056, 0.038, 0.0245];

function build({ style, seed }: Planned): Part[] {
  const narrow = style === "narrow" || style === "electrical" ? 0.5 : 1;
  const half = HALF * narrow;
  const ring = (outer: number, inner: number, w: number, bevel: number) =>
    settle(
      move(
        turnX(
          lathe(
            closeCorners(
              [
                [inner, -w, bevel],
                [outer, -w, bevel],
                [outer, w, bevel],
                [inner, w, bevel],
              ],
              2,
            ),
            96,
            true,
          ),
          PI / 2,
        ),
        [0, R, 0],
      ),
    );
  const layers: Paint = (surface, x, y, z) => {
    if (Math.abs(z) < half - 0.0008) {
      // the weave under the film
      if (style === "duct") surface.height += 0.00012 * noise(x * 900, y * 900, z * 900, 3);
      return;
    }
    const r = Math.sqrt(x * x + (y - R) * (y - R));
    const f = 0.74 + 0.26 * Math.abs(((r * 1500 + 0.4 * noise(x * 90, y * 90, 0, seed)) % 1) - 0.5) * 2;
    surface.r *= f;
    surface.g *= f;
    surface.b *= f;
    surface.roughness = 0.7;
  };
  // the free end leaves the roll at its top and hangs forward in a bow
  const strip = sweep(
    rectangleOutline(half * 2, 0.0007, 0.0002, 1),
    curveThrough(
      [
        ...[2.4, 2.0, 1.6].map((a): Vec3 => [(R + 0.0004) * cos(a), R + (R + 0.0004) * sin(a), 0]),
        [0.028, R * 2 - 0.003, 0],
        [0.06, R * 2 - 0.014, 0],
        [0.085, R * 1.45, 0],
        [0.098, R * 1.05, 0],
      ],
      7,
    ),
    { up: [0, 1, 0] },
  );
  return [
    makePart("roll", "tape", ring(R, CORE + 0.002, half, 0.0007), { weight: 1, paint: layers, crease: 0.5 }),
    makePart("core", "core", ring(CORE + 0.0026, CORE, half, 0.0005), { weight: 0.7 }),
    makePart("end", "tape", settle(strip), { weight: 0.9 }),
  ];
}

/** A roll of tape. What makes it itself: a broad ring wound of many layers, whose edges show as fine rings, on a paper core, and its free end that leaves the roll in a bow. */
export const tapeRoll = defineFromPlan({
  id: "tape-roll",
  family: "tool",
  words: [
    "duct tape",
    "roll of tape",
    "tape roll",
    "roll of duct tape",
    "duct tape roll",
    "masking tape",
    "scotch tape",
    "sticky tape",
    "adhesive tape",
    "packing tape",
    "electrical tape",
    "gaffer tape",
    "painter's tape",
    "washi tape",
    "sellotape",
  ],
  senses: ["adhesive tape", "scotch tape", "friction tape"],
  height: 0.112,
  vary: 0.03,
  view: { azimuth: 0.6, elevation: 0.2 },
  slots: {
    tape: mainSlot("plastic", "#8c9096", "strip|end"),
    core: slot("cardboard", "#b8935e", "tube"),
  },
  styles: {
    duct: { weight: 3, words: ["duct tape", "roll of duct tape", "duct tape roll", "gaffer tape"] },
    packing: { weight: 0.7, words: ["packing tape"], dress: { tape: "#b98a4e" } },
    masking: {
      weight: 0.7,
      words: ["masking tape", "painter's tape"],
      dress: { tape: "#e6d6a0" },
      materials: { tape: "crumpled-paper" },
    },
    electrical: { weight: 0.5, words: ["electrical tape"], dress: { tape: "#1a1b1e" } },
    narrow: {
      weight: 0.7,
      words: ["scotch tape", "sticky tape", "washi tape", "sellotape"],
      dress: { tape: "#e4cf8c" },
    },
  },
  build,
});
