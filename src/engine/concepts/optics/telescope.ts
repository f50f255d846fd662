import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

import { spyglass } from "./spyglass.ts";
import { barrel, glassy } from "./telescope-barrel.ts";

function onTripod(style: string): Part[] {
  const top = 0.86;
  const tilt = (g: Part["geometry"]) => move(turnX(g, -0.42), [0, top + 0.09, 0]);
  const wide = style === "reflector" ? 0.085 : 0.05;
  const legs = [0, 1, 2].map((i) => {
    const a = (i / 3) * TAU + 0.5;
    return bar([0.05 * sin(a), top - 0.02, 0.05 * cos(a)], [0.36 * sin(a), 0.012, 0.36 * cos(a)], 0.015);
  });
  const spread = [0, 1, 2].map((i): Vec3 => {
    const a = (i / 3) * TAU + 0.5;
    return [0.205 * sin(a), 0.43, 0.205 * cos(a)];
  });
  const parts = [
    makePart(
      "tube",
      "tube",
      tilt(
        barrel([
          [wide, -0.36, 0.004],
          [wide, 0.4, 0.004],
        ]),
      ),
      { weight: 1 },
    ),
    makePart(
      "hood",
      "trim",
      tilt(
        barrel([
          [wide + 0.007, 0.3, 0.004],
          [wide + 0.01, 0.46, 0.004],
        ]),
      ),
      { weight: 0.9 },
    ),
    makePart(
      "objective",
      "glass",
      tilt(
        barrel([
          [wide + 0.002, 0.44, 0.001],
          [wide + 0.002, 0.4615, 0.001],
        ]),
      ),
      { weight: 0.7, paint: glassy },
    ),
    ...makeParts(
      "band",
      "trim",
      [-0.35, -0.06, 0.1].map((z) =>
        tilt(
          barrel([
            [wide + 0.006, z, 0.003],
            [wide + 0.006, z + 0.022, 0.003],
          ]),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "finder",
      "trim",
      tilt(
        move(
          barrel([
            [0.013, -0.12, 0.002],
            [0.013, 0.06, 0.002],
            [0.018, 0.07, 0.002],
            [0.018, 0.1, 0.002],
          ]),
          [0.02, wide + 0.035, -0.1],
        ),
      ),
      { weight: 0.7 },
    ),
    ...makeParts(
      "finder-foot",
      "trim",
      [-0.16, -0.06].map((z) => tilt(move(box([0.012, 0.04, 0.014]), [0.02, wide + 0.012, z]))),
      { weight: 0.3 },
    ),
    makePart("head", "trim", move(sphere(0.036, 24, 14), [0, top + 0.02, 0]), { weight: 0.6 }),
    makePart("yoke", "trim", move(box([0.06, 0.1, 0.05], { bevel: 0.01 }), [0, top + 0.045, 0]), { weight: 0.6 }),
    makePart("hub", "trim", bar([0, top - 0.06, 0], [0, top + 0.01, 0], 0.06, 24), { weight: 0.6 }),
    ...makeParts("leg", "leg", legs, { weight: 1 }),
    ...makeParts(
      "stay",
      "trim",
      spread.map((p) => bar(p, [0, 0.43, 0], 0.006, 8)),
      { weight: 0.4 },
    ),
    makePart(
      "shelf",
      "trim",
      move(
        turnX(
          barrel([
            [0.05, 0, 0.004],
            [0.05, 0.01, 0.004],
          ]),
          -1.5708,
        ),
        [0, 0.425, 0],
      ),
      { weight: 0.4 },
    ),
  ];
  if (style === "reflector")
    parts.push(
      makePart(
        "eyepiece",
        "trim",
        tilt(
          move(
            turnY(
              barrel([
                [0.022, 0, 0.003],
                [0.022, 0.06, 0.004],
                [0.016, 0.065, 0.002],
                [0.016, 0.1, 0.003],
              ]),
              1.5708,
            ),
            [wide - 0.01, 0, 0.22],
          ),
        ),
        { weight: 0.8 },
      ),
    );
  else
    parts.push(
      makePart(
        "focuser",
        "trim",
        tilt(
          barrel([
            [0.022, -0.52, 0.002],
            [0.022, -0.44, 0.004],
            [0.034, -0.43, 0.004],
            [0.036, -0.35, 0.004],
          ]),
        ),
        { weight: 0.8 },
      ),
      makePart(
        "eyepiece",
        "trim",
        tilt(
          barrel([
            [0.02, -0.58, 0.003],
            [0.015, -0.55, 0.002],
            [0.015, -0.51, 0.002],
          ]),
        ),
        { weight: 0.8 },
      ),
      makePart("focus-knob", "trim", tilt(bar([-0.055, 0, -0.41], [0.055, 0, -0.41], 0.012)), { weight: 0.4 }),
    );
  return parts;
}

/** Three drawn brass tubes lying in a wooden cradle. */
const SPYGLASS = [
  "spyglass",
  "spy glass",
  "pirate telescope",
  "ship's telescope",
  "ship telescope",
  "captain's telescope",
];

/** A telescope. What makes it itself: a long tube aimed at the sky on a tripod, a big lens under a hood in front, a small eyepiece behind, a finder on top; a spyglass has brass tubes that slide into each other. */
export const telescope = defineFromPlan({
  id: "telescope",
  family: "device",
  words: ["telescope", "astronomical telescope", "refractor telescope", "reflector telescope", ...SPYGLASS],
  senses: ["telescope"],
  height: 1.2,
  view: { azimuth: 0.85, elevation: 0.14 },
  slots: {
    tube: mainSlot("painted-metal", "#e9e9e6 #24407a #a8281f #22242a", "barrel|body"),
    trim: slot("painted-metal", "#1c1d20", "mount|eyepiece|finder"),
    leg: slot("brushed-steel oak", "", "tripod|stand|base"),
    glass: slot("glass", "#1c2c4a", "lens"),
  },
  styles: {
    refractor: { weight: 3, words: ["refractor telescope"] },
    brass: {
      weight: 1.2,
      traits: ["vintage"],
      materials: { tube: "gold", trim: "bronze", leg: "oak" },
      dress: { tube: "#c9a04a", leg: "#7a4824" },
    },
    reflector: { weight: 0.8, words: ["reflector telescope"] },
    spyglass: {
      weight: 0,
      words: SPYGLASS,
      materials: { tube: "gold", leg: "oak" },
      dress: { leg: "#6b3a1c" },
    },
  },
  build: ({ style }: Planned) => (style === "spyglass" ? spyglass() : onTripod(style)),
});
