import { add } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both, placed } from "../../geometry/sdf-transform.ts";
import { cos, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Vec3, X_AXIS } from "../../math/vec3.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio, spikes } from "../reptile/creature-studio.ts";
import { saurianModel } from "../reptile/saurian.ts";
import { coats, DINOSAUR_SLOTS, hide } from "./dinosaur-kind.ts";
import { putFourFooted } from "./four-footed.ts";

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const g = p.plump;
  const r = 0.19 * p.head;
  const head: Vec3 = [0, 0.66, 0.72];
  const [, hy, hz] = head;
  const frill = chain(rotation(X_AXIS, -0.62), translation([0, hy + r * 1.15, hz - r * 0.95]));
  const form = putFourFooted(studio, p, {
    spine: [
      [0, 0.22, -0.66 - 0.5 * p.tail, 0.015],
      [0, 0.34, -0.64 - 0.24 * p.tail, 0.075],
      [0, 0.52, -0.58, 0.16 * g],
      [0, 0.68, -0.3, 0.27 * g],
      [0, 0.7, 0.02, 0.3 * g],
      [0, 0.64, 0.34, 0.25 * g],
      [0, 0.64, 0.52, 0.19],
    ],
    head,
    headRadius: r,
    clay: [
      add(ellipsoid(head, [r * 0.92, r * 0.9, r * 1.1]), 0.06),
      add(roundCone([0, hy - r * 0.15, hz + r * 0.6], [0, hy - r * 0.55, hz + r * 1.75], r * 0.66, r * 0.22), r * 0.3),
      add(placed(ball([0, 0, 0], 1), frill, [r * 1.95, r * 1.75, r * 0.26]), r * 0.2),
      add(both(ball([r * 0.62, hy + r * 0.5, hz + r * 0.28], r * 0.3)), r * 0.2),
    ],
    shoulder: [0.56, 0.36, 0.15 * g, 0.22 * g],
    hip: [0.62, -0.32, 0.19 * g, 0.22 * g],
    bone: 1.05,
    eye: { at: [r * 0.82, hy + r * 0.22, hz + r * 0.42], radius: r * 0.18, hex: "#c88a1c" },
    paint: hide(p, 0.35, (x, y, z) => {
      const [v, w] = [(y - hy) / r, (z - hz) / r];
      return (
        smoothstep(0.07, 0.03, Math.abs(v + 0.5 + 0.1 * w)) *
        smoothstep(0.5, 0.7, w) *
        smoothstep(0.01, 0.03, Math.abs(x))
      );
    }),
    cell: 0.03,
    back: [0, 0.7 + 0.3 * g, -0.05],
    mouth: [0, hy - r * 0.6, hz + r * 1.9],
    claw: 0.045,
  });
  const h = p.wing;
  studio.put(
    "horns",
    "horn",
    spikes(
      [
        {
          root: [r * 0.55, hy + r * 0.55, hz + r * 0.3],
          tip: [r * 0.95, hy + r * (0.7 + 1.5 * h), hz + r * (0.5 + 1.9 * h)],
          bend: [r * 0.2, -r * 0.15, r * 0.2],
          radius: r * 0.25,
        },
      ],
      true,
    ),
    undefined,
    0.95,
  );
  studio.put(
    "nose-horn",
    "horn",
    spikes(
      [
        {
          root: [0, hy + r * 0.15, hz + r * 1.15],
          tip: [0, hy + r * (0.2 + 0.85 * h), hz + r * 1.55],
          radius: r * 0.24,
        },
      ],
      false,
    ),
    undefined,
    0.9,
  );
  const studs = Array.from({ length: 6 }, (_, i) => {
    const a = 0.1 + i * 0.3;
    const [c, s] = [cos(a), sin(a)];
    const place = (f: number): Vec3 => [
      r * 1.95 * f * s,
      hy + r * 1.15 + r * 1.75 * f * c * 0.81,
      hz - r * 0.95 - r * 1.75 * f * c * 0.58,
    ];
    return { root: place(0.94), tip: place(1.17), radius: r * 0.16 };
  });
  studio.put("frill-studs", "horn", spikes(studs, true), undefined, 0.6);
  return saurianModel(studio, form);
}

/** A heavy four-footed body and a head with a bony frill, two long horns over the eyes, a short one on the nose, and a beak. */
export const triceratops = creatureConcept({
  id: "triceratops",
  words: ["triceratops", "styracosaurus", "horned dinosaur", "protoceratops"],
  height: 3,
  variants: coats(2.6, { green: "#7a8a4c", brown: "#8a6a44", blue: "#5c7c84" }, { horn: "#e6dcc0" }),
  choose: (draw) => draw.pick("coat", ["green", "brown", "blue"], [2, 2, 1]),
  slots: { ...DINOSAUR_SLOTS, horn: { words: ["frill"], materials: ["ceramic-glaze"], takesWhole: false } },
  poses: ["standing"],
  build,
  view: { azimuth: 0.75, elevation: 0.16 },
});
