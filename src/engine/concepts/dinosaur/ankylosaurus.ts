import { add } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio, spikes } from "../reptile/creature-studio.ts";
import { saurianModel } from "../reptile/saurian.ts";
import { coats, DINOSAUR_SLOTS, hide } from "./dinosaur-kind.ts";
import { putFourFooted } from "./four-footed.ts";

/** Half the width, height of the middle and half the height of the shell over the trunk. */
const [WIDE, MIDDLE, HIGH] = [0.47, 0.5, 0.3];

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const g = p.plump;
  const r = 0.15 * p.head;
  const head: Vec3 = [0, 0.42, 0.86];
  const [, hy, hz] = head;
  const end = -0.62 - 0.62 * p.tail;
  const form = putFourFooted(studio, p, {
    spine: [
      [0, 0.36, end, 0.05],
      [0, 0.36, -0.62 - 0.3 * p.tail, 0.075],
      [0, 0.42, -0.64, 0.14 * g],
      [0, 0.48, -0.3, 0.25 * g],
      [0, 0.48, 0.1, 0.26 * g],
      [0, 0.46, 0.45, 0.2 * g],
      [0, 0.44, 0.68, 0.14],
    ],
    head,
    headRadius: r,
    clay: [
      add(ellipsoid([0, MIDDLE, -0.06], [WIDE * g, HIGH, 0.66]), 0.06),
      add(ellipsoid(head, [r * 1.2, r * 0.8, r * 1.15]), 0.06),
      add(roundCone([0, hy - r * 0.1, hz + r * 0.5], [0, hy - r * 0.25, hz + r * 1.25], r * 0.72, r * 0.5), r * 0.3),
      // the club: two lobes and a knob
      add(both(ellipsoid([0.1, 0.36, end - 0.03], [0.13, 0.085, 0.15])), 0.03),
      add(ellipsoid([0, 0.36, end - 0.13], [0.1, 0.075, 0.09]), 0.04),
    ],
    shoulder: [0.4, 0.36, 0.13 * g, 0.29 * g],
    hip: [0.42, -0.38, 0.15 * g, 0.29 * g],
    bone: 1,
    eye: { at: [r * 1.0, hy + r * 0.22, hz + r * 0.5], radius: r * 0.17, hex: "#c88a1c" },
    paint: hide(
      p,
      0.25,
      (_x, y, z) => smoothstep(0.1, 0.04, Math.abs((y - hy) / r + 0.42)) * smoothstep(hz + r * 0.5, hz + r * 0.8, z),
    ),
    cell: 0.03,
    back: [0, MIDDLE + HIGH, -0.05],
    mouth: [0, hy - r * 0.35, hz + r * 1.6],
    claw: 0.04,
  });
  // rows of bony plates over the shell, growing to spikes along its border
  const onShell = (turn: number, z: number, out: number): Vec3 => {
    const along = Math.sqrt(Math.max(0.05, 1 - ((z + 0.06) / 0.66) * ((z + 0.06) / 0.66)));
    return [WIDE * g * along * sin(turn) * out, MIDDLE + HIGH * along * cos(turn) * out, z];
  };
  const plates = [0, 0.42, 0.82, 1.2].flatMap((turn, row) =>
    Array.from({ length: 7 }, (_, i) => {
      const z = 0.42 - i * 0.15 - (row % 2) * 0.06;
      return {
        root: onShell(turn, z, 0.94),
        tip: onShell(turn + 0.05, z - 0.02, 1.14),
        radius: turn === 0 ? 0.05 : 0.06,
      };
    }),
  );
  const border = Array.from({ length: 7 }, (_, i) => {
    const z = 0.46 - i * 0.155;
    return { root: onShell(1.55, z, 0.92), tip: onShell(1.55, z - 0.05, 1.36 * (0.9 + 0.1 * p.wing)), radius: 0.062 };
  });
  studio.put("plates", "plate", spikes(plates.slice(0, 7), false), undefined, 0.9);
  studio.put("plate-rows", "plate", spikes(plates.slice(7), true), undefined, 0.9);
  studio.put("border-spikes", "plate", spikes(border, true), undefined, 0.95);
  const horns = [
    {
      root: [r * 0.85, hy + r * 0.4, hz - r * 0.5] as Vec3,
      tip: [r * 1.75, hy + r * 0.75, hz - r * 1.1] as Vec3,
      radius: r * 0.34,
    },
    {
      root: [r * 0.95, hy - r * 0.25, hz - r * 0.3] as Vec3,
      tip: [r * 1.7, hy - r * 0.6, hz - r * 0.7] as Vec3,
      radius: r * 0.28,
    },
  ];
  studio.put("cheek-horns", "plate", spikes(horns, true), undefined, 0.85);
  return saurianModel(studio, form);
}

/** A low, very broad four-footed body under a shell of bony plates in rows, spikes along its border, a horned wedge of a head, and a club at the end of the tail. */
export const ankylosaurus = creatureConcept({
  id: "ankylosaurus",
  words: ["ankylosaurus", "ankylosaur", "armored dinosaur", "armoured dinosaur", "club tail dinosaur", "nodosaurus"],
  height: 1.8,
  variants: coats(2.4, { brown: "#7c6440", green: "#6c7a48", red: "#8a5238" }, { plate: "#cbb98c" }),
  choose: (draw) => draw.pick("coat", ["brown", "green", "red"], [3, 2, 1]),
  slots: {
    ...DINOSAUR_SLOTS,
    plate: { words: ["spike", "armor", "shell", "horn"], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing"],
  build,
  view: { azimuth: 0.95, elevation: 0.24 },
});
