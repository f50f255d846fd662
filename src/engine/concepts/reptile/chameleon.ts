import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, type SculptStep } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { add as plus, type Vec3 } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "./creature.ts";
import { type Knot, openStudio, scales } from "./creature-studio.ts";
import { putSaurian, type Saurian, saurianModel } from "./saurian.ts";
import { shootTongue } from "./shot-tongue.ts";

const paint =
  (p: CreatureParameters, head: Vec3, r: number): Paint =>
  (surface, x, y, z) => {
    scales(surface, x, y, z, 0.024, p.seed, 0.7);
    const [hy, hz] = [(y - head[1]) / r, (z - head[2]) / r];
    if (!p.plain) {
      const band = sin(z * 19 + 0.8 * noise(x * 8, y * 8, z * 8, p.seed));
      dye(surface, fromHex("#1c8ca0"), 0.75 * smoothstep(0.2, 0.6, band) * smoothstep(0.32, 0.2, z));
      dye(surface, fromHex("#e8d83c"), 0.6 * smoothstep(-0.5, -0.85, band) * smoothstep(0.32, 0.2, z));
      dye(surface, fromHex("#d84c1c"), 0.8 * smoothstep(0.3, 0.42, noise(x * 24, y * 24, z * 24, p.seed + 3)));
    }
    dye(
      surface,
      [0.02, 0.018, 0.01],
      0.8 * smoothstep(0.07, 0.025, Math.abs(hy + 0.32 - 0.12 * hz)) * smoothstep(-0.2, 0.1, hz),
    );
  };

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const r = 0.16 * p.head;
  const head: Vec3 = [0, 0.5, 0.52];
  const g = p.plump;
  const curl: Knot[] = Array.from({ length: 19 }, (_, i) => {
    const t = i / 18;
    const angle = 1.2 + (1 - t) * 8.4;
    const radius = (0.045 + 0.19 * t) * p.tail;
    return [0, 0.36 - 0.04 + radius * cos(angle) * 1, -0.62 - radius * sin(angle) * 1, 0.014 + 0.035 * t];
  });
  const last = curl.at(-1) as Knot;
  const spine: Knot[] = [
    ...curl,
    [0, (last[1] + 0.4) / 2, -0.44, 0.07],
    [0, 0.41, -0.28, 0.1 * g],
    [0, 0.42, -0.08, 0.14 * g],
    [0, 0.43, 0.14, 0.14 * g],
    [0, 0.45, 0.32, 0.11 * g],
    [0, 0.48, 0.44, 0.11],
  ];
  const top: SculptStep[] = [
    add(ellipsoid([0, 0.45, -0.02], [0.1 * g, 0.22 * g, 0.34]), 0.08),
    add(ellipsoid(head, [r * 0.82, r * 0.85, r * 1.05]), 0.06),
    add(ellipsoid([0, head[1] - r * 0.14, head[2] + r * 0.8], [r * 0.55, r * 0.5, r * 0.7]), 0.06),
    add(roundCone([0, head[1] + r * 0.5, head[2]], [0, head[1] + r * 1.7, head[2] - r * 0.9], r * 0.5, r * 0.1), 0.06),
    add(both(ellipsoid([r * 0.72, head[1] + r * 0.18, head[2] + r * 0.32], [r * 0.46, r * 0.48, r * 0.48])), r * 0.15),
  ];
  const l = p.legs;
  const front: Knot[] = [
    [0.08, 0.36, 0.24, 0.055],
    [0.17, 0.2, 0.14, 0.04],
    [0.15, 0.06, 0.24, 0.034],
  ];
  const hind: Knot[] = [
    [0.08, 0.34, -0.24, 0.06],
    [0.17, 0.19, -0.1, 0.043],
    [0.15, 0.06, -0.22, 0.036],
  ];
  const foot = (z: number) => ({
    at: [0.15, 0.03, z] as Vec3,
    toes: [-0.5, 0.5, 2.8],
    length: 0.085 * l,
    radius: 0.026,
    claw: 0.02,
  });
  const form: Saurian = {
    spine,
    head: top,
    limbs: [front, hind],
    limbBlend: 0.035,
    feet: [foot(0.24), foot(-0.22)],
    eye: {
      centre: [r * 1.06, head[1] + r * 0.18, head[2] + r * 0.4],
      radius: r * 0.2 * p.eye,
      gaze: [0.92, 0.1, 0.38],
      iris: { hex: "#d8a020", pupilSize: 0.6 },
    },
    cell: 0.0205,
    paint: paint(p, head, r),
    sockets: {
      crown: [0, head[1] + r * 1.2, head[2] - r * 0.3],
      headRadius: r * 0.8,
      back: [0, 0.66 * g, -0.05],
      backRadius: 0.14,
      mouth: [0, head[1] - r * 0.3, head[2] + r * 1.5],
      neck: [0, head[1] - r * 0.6, head[2] - r],
    },
  };
  putSaurian(studio, form);
  if (p.pose !== "lolling") return saurianModel(studio, form);
  const mouth = shootTongue(studio, plus(form.sockets.mouth, [0, 0, -r * 0.1]), 0.62, 0.026);
  return saurianModel(studio, { ...form, sockets: { ...form.sockets, mouth } });
}

/** A narrow high body, a helmet on the head, cone-shaped turret eyes, gripping feet, and a tail rolled up in a spiral; green with bands of blue and yellow. */
export const chameleon = creatureConcept({
  id: "chameleon",
  words: ["chameleon"],
  senses: ["chameleon"],
  height: 0.2,
  variants: { usual: { size: 0.28, colours: { body: "#4cb43c", claw: "#4a5a30", eye: "#d8a020" } } },
  slots: {
    body: { words: ["skin", "head", "leg", "tail"], materials: ["leather"] },
    claw: { words: [], materials: ["leather"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing", "lolling"],
  build,
  view: { azimuth: 1.1, elevation: 0.14 },
});
