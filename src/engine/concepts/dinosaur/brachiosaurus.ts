import { add } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";
import { saurianModel } from "../reptile/saurian.ts";
import { coats, DINOSAUR_SLOTS, hide } from "./dinosaur-kind.ts";
import { putFourFooted } from "./four-footed.ts";

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const g = p.plump;
  const n = p.neck;
  const t = p.tail;
  const r = 0.11 * p.head;
  const head: Vec3 = [0, 0.9 + 0.86 * n, 0.66 + 0.2 * n];
  const [, hy, hz] = head;
  const form = putFourFooted(studio, p, {
    spine: [
      [0.1, 0.16, -0.5 - 1.0 * t, 0.016],
      [0.06, 0.28, -0.5 - 0.62 * t, 0.05],
      [0, 0.5, -0.5 - 0.25 * t, 0.11 * g],
      [0, 0.72, -0.34, 0.24 * g],
      [0, 0.8, -0.04, 0.29 * g],
      [0, 0.86, 0.26, 0.24 * g],
      [0, 1.04, 0.48, 0.145],
      [0, 0.98 + 0.38 * n, 0.58, 0.1],
      [0, 0.94 + 0.66 * n, 0.62, 0.08],
      [0, hy - 0.02, hz - 0.1, 0.078],
    ],
    head,
    headRadius: r,
    clay: [
      add(ellipsoid(head, [r * 0.82, r * 0.84, r * 1.15]), 0.05),
      add(roundCone([0, hy - r * 0.15, hz + r * 0.5], [0, hy - r * 0.35, hz + r * 1.3], r * 0.62, r * 0.5), r * 0.3),
    ],
    shoulder: [0.74, 0.24, 0.16 * g, 0.2 * g],
    hip: [0.68, -0.28, 0.18 * g, 0.2 * g],
    bone: 1.05,
    eye: { at: [r * 0.72, hy + r * 0.26, hz + r * 0.42], radius: r * 0.2, hex: "#6a4a18" },
    paint: hide(
      p,
      0.28,
      (_x, y, z) => smoothstep(0.09, 0.04, Math.abs((y - hy) / r + 0.4)) * smoothstep(hz + r * 0.3, hz + r * 0.6, z),
    ),
    cell: 0.029,
    back: [0, 0.8 + 0.29 * g, -0.05],
    mouth: [0, hy - r * 0.4, hz + r * 1.7],
    claw: 0.04,
  });
  return saurianModel(studio, form);
}

/** A barrel on four pillars between a towering neck with a small head and a long tail that narrows to the ground. */
export const brachiosaurus = creatureConcept({
  id: "brachiosaurus",
  words: [
    "brachiosaurus",
    "brontosaurus",
    "diplodocus",
    "long-neck dinosaur",
    "longneck",
    "sauropod",
    "apatosaurus",
    "brontosaur",
    "loch ness monster",
    "plesiosaur",
    "plesiosaurus",
  ],
  height: 9,
  variants: coats(5, { grey: "#74808a", green: "#6a8a54", brown: "#8a7450" }),
  choose: (draw) => draw.pick("coat", ["green", "grey", "brown"]),
  slots: DINOSAUR_SLOTS,
  poses: ["standing"],
  build,
  view: { azimuth: 1.0, elevation: 0.12 },
});
