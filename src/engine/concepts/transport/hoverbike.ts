import { extrude } from "../../geometry/extrude.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { slab, turned } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { Assembly } from "../assembly.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar, beam } from "../pieces.ts";
import { paddedBox } from "../seating/padded-box.ts";

/** A rotor lying flat in its ring. */
function rotor(bike: Assembly, z: number): void {
  bike.add("body", move(stretch(torus(0.5, 0.07, 48, 14), [1, 1.5, 1]), [0, 0.5, z]));
  bike.add("glow", move(stretch(torus(0.43, 0.022, 44, 8), [1, 1, 1]), [0, 0.44, z]));
  bike.post("metal", 0.1, 0.16, [0, 0.42, z], 0.07);
  for (let i = 0; i < 6; i += 1)
    bike.add(
      "metal",
      move(turnY(turnX(block([0.42, 0.014, 0.12], [0.23, 0, 0], 0.005), 0.3), (i / 6) * TAU), [0, 0.52, z]),
    );
  for (let i = 0; i < 3; i += 1)
    bike.add("frame", move(turnY(block([0.46, 0.035, 0.035], [0.25, 0, 0], 0.01), (i / 3) * TAU + 0.5), [0, 0.44, z]));
}

function build(): Part[] {
  const bike = new Assembly();
  rotor(bike, 1.08);
  rotor(bike, -1.08);
  const hull = extrude(
    [
      [-0.75, 0.42],
      [0.55, 0.36],
      [1.0, 0.6],
      [0.72, 0.98],
      [0.3, 1.02],
      [0.12, 0.84],
      [-0.5, 0.82],
      [-0.95, 1.0],
      [-0.85, 0.62],
    ],
    { depth: 0.36, bevel: 0.07, bevelSteps: 3 },
  );
  bike.add("body", turnY(hull, -PI / 2));
  bike.add(
    "seat",
    move(paddedBox([0.3, 0.12, 0.72], 0.05, 0.02, 6), [0, 0.87, -0.22]),
    move(turnX(paddedBox([0.28, 0.1, 0.26], 0.04, 0.02, 6), 0.5), [0, 0.98, -0.66]),
  );
  for (const side of [1, -1]) {
    const at = (piece: ReturnType<typeof block>) => bike.add("frame", side > 0 ? piece : mirror(piece));
    at(beam([0.16, 0.52, 0.4], [0.3, 0.52, 0.72], 0.06, 0.08));
    at(beam([0.16, 0.52, -0.5], [0.3, 0.52, -0.72], 0.06, 0.08));
    at(bar([0.0, 1.0, 0.5], [0.33, 1.12, 0.36], 0.024, 10));
    at(bar([0.18, 0.46, -0.1], [0.36, 0.44, -0.1], 0.03, 10));
    bike.add(
      "grip",
      ...[bar([0.28, 1.1, 0.38], [0.4, 1.14, 0.32], 0.033, 12)].map((piece) => (side > 0 ? piece : mirror(piece))),
    );
    const pipe = turned(
      [
        [0, 0],
        [0.085, 0],
        [0.1, 0.5],
        [0.075, 0.52],
        [0, 0.5],
      ],
      24,
    );
    bike.add("metal", move(pipe, [side * 0.25, 0.66, -0.98]));
    bike.add("glow", move(stretch(sphere(0.07, 16), [1, 1, 0.3]), [side * 0.25, 0.66, -0.985]));
    bike.add("stripe", move(turnY(slab([0.7, 0.07, 0.02], 0.02, 0.006), side * (PI / 2)), [side * 0.185, 0.62, 0.0]));
  }
  bike.add("glass", move(turnX(slab([0.34, 0.3, 0.025], 0.1, 0.01), -0.75), [0, 1.15, 0.62]));
  bike.add("lamp", move(stretch(sphere(0.1, 20), [1, 0.8, 0.6]), [0, 0.68, 0.95]));
  bike.add("glow", move(turnZ(block([0.05, 0.02, 0.02], [0, 0, 0]), 0), [0, 1.055, 0.48]));
  for (const z of [-0.35, 0.3])
    bike.add("frame", beam([-0.3, 0.05, z], [0.3, 0.05, z], 0.06, 0.05), beam([0, 0.05, z], [0, 0.45, z], 0.08, 0.06));
  for (const x of [-0.3, 0.3]) bike.add("frame", beam([x, 0.03, -0.75], [x, 0.03, 0.75], 0.06, 0.06));
  return bike.parts({ body: 1, glow: 0.9, metal: 0.8 });
}

/** A hoverbike. What makes it itself: a motorcycle without wheels: handlebar, padded seat and wind screen on a sleek hull between two rotors that lie flat in glowing rings, jets behind, skids below. */
export const hoverbike = defineFromPlan({
  id: "hoverbike",
  family: "vehicle",
  words: [
    "hoverbike",
    "hover bike",
    "hover motorcycle",
    "hover motorbike",
    "hovering motorcycle",
    "flying motorbike",
    "speeder bike",
    "speeder",
    "hovercycle",
    "flying motorcycle",
    "flying bike",
    "landspeeder",
    "anti gravity bike",
    "jet bike",
  ],
  height: 1.25,
  view: { azimuth: 0.8, elevation: 0.3 },
  vary: 0.04,
  slots: {
    body: mainSlot("painted-metal", "#b8301f #2f5f8a #c8a02c #4a5058 #dfe2e4", "hull|ring|fairing"),
    frame: slot("painted-metal", "#26292d", "skid|strut|footrest"),
    metal: slot("brushed-steel", "", "rotor|blade|jet|exhaust"),
    seat: slot("leather", "#1d1c1c #4a2a18", "saddle"),
    grip: slot("rubber", "#141416", "handlebar|handle"),
    glass: slot("glass", "#6fb8d0", "windshield|wind screen"),
    glow: slot("plastic", "#5fe4ff #ffb03c", "light|thruster|pad|repulsor|hover pad|engine glow"),
    lamp: slot("plastic", "#fff4d0", "headlight"),
    stripe: slot("painted-metal", "#f0ece0 #e8b82c", "line"),
  },
  build,
});
