import { add } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { pair } from "../animal/enlarge.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";
import { membraneWing } from "../reptile/membrane.ts";
import { putSaurian, type Saurian, saurianModel } from "../reptile/saurian.ts";
import { coats, DINOSAUR_SLOTS, hide } from "./dinosaur-kind.ts";

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const g = p.plump;
  const r = 0.12 * p.head;
  const head: Vec3 = [0, 0.98, 0.42];
  const [, hy, hz] = head;
  const w = p.wing;
  const form: Saurian = {
    spine: [
      [0, 0.42, -0.42, 0.02],
      [0, 0.48, -0.28, 0.09 * g],
      [0, 0.6, -0.06, 0.16 * g],
      [0, 0.72, 0.14, 0.15 * g],
      [0, 0.86, 0.28, 0.08],
      [0, hy - 0.01, hz - 0.05, 0.075],
    ],
    head: [
      add(ellipsoid(head, [r * 0.72, r * 0.78, r * 1.1]), 0.05),
      add(roundCone([0, hy + r * 0.05, hz + r * 0.6], [0, hy - r * 0.2, hz + r * 4.4], r * 0.48, r * 0.06), r * 0.3),
      add(roundCone([0, hy - r * 0.45, hz + r * 0.4], [0, hy - r * 1.05, hz + r * 3.9], r * 0.3, r * 0.05), r * 0.1),
      add(roundCone([0, hy + r * 0.5, hz - r * 0.2], [0, hy + r * 1.5, hz - r * 2.7], r * 0.42, r * 0.06), r * 0.25),
    ],
    limbs: [
      [
        [0.1, 0.5, -0.24, 0.07],
        [0.15, 0.28, -0.12, 0.05],
        [0.14, 0.12, -0.26, 0.034],
        [0.14, 0.035, -0.18, 0.032],
      ],
    ],
    limbBlend: 0.04,
    feet: [{ at: [0.14, 0.03, -0.18], toes: [-0.5, 0, 0.5], length: 0.12, radius: 0.022, claw: 0.045 }],
    eye: {
      centre: [r * 0.6, hy + r * 0.24, hz + r * 0.36],
      radius: r * 0.22 * p.eye,
      gaze: [0.9, 0.1, 0.42],
      iris: { hex: "#e8a818", pupilSize: 0.5 },
    },
    cell: 0.0215,
    paint: hide(p, 0.3, () => 0, 0.035),
    sockets: {
      crown: [0, hy + r * 0.8, hz],
      headRadius: r * 0.8,
      back: [0, 0.76, 0],
      backRadius: 0.14,
      mouth: [0, hy - r * 0.5, hz + r * 3.6],
      neck: [0, 0.86, 0.28],
    },
  };
  putSaurian(studio, form);
  const { skin, bones } = membraneWing({
    shoulder: [0.08, 0.76, 0.12],
    elbow: [0.36 * w, 0.86, 0.06],
    wrist: [0.66 * w, 1.0, 0.2],
    fingers: [
      [1.6 * w, 1.12, -0.34],
      [1.1 * w, 0.86, -0.42],
    ],
    flank: [0.09, 0.52, -0.3],
    bone: 0.032,
  });
  studio.put(
    "wings",
    "wing",
    pair(skin),
    (surface, x) => {
      surface.r *= 1 - 0.3 * smoothstep(0.5, 1.4, Math.abs(x));
    },
    0.95,
    0.9,
  );
  studio.put("wing-bones", "body", pair(bones), undefined, 0.8);
  return saurianModel(studio, form);
}

/** Leather wings stretched from one enormous finger, a long toothless beak, a bony crest swept back from the head, small clawed feet. */
export const pterodactyl = creatureConcept({
  id: "pterodactyl",
  words: ["pterodactyl", "pteranodon", "pterosaur", "flying dinosaur"],
  height: 1.6,
  variants: coats(1.4, { brown: "#8a6240", grey: "#6c7078" }, { wing: "#c08a58" }),
  choose: (draw) => draw.pick("coat", ["brown", "grey"], [2, 1]),
  slots: { ...DINOSAUR_SLOTS, wing: { words: ["membrane"], materials: ["leather"] } },
  poses: ["standing"],
  build,
  view: { azimuth: 0.5, elevation: 0.5 },
});
