import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { fin, rays } from "../animal/fin.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { type Knot, openStudio, spineClay } from "../reptile/creature-studio.ts";
import { seaSlots } from "./sea-slots.ts";

function wayOf(p: CreatureParameters): Knot[] {
  const knots: Knot[] = [
    [0, 0.98, 0.05, 0.075],
    [0, 0.88, -0.03, 0.085],
    [0, 0.74, -0.02, 0.12 * p.plump],
    [0, 0.6, 0.03, 0.145 * p.plump],
    [0, 0.46, 0.03, 0.115 * p.plump],
    [0, 0.34, -0.02, 0.075],
    [0, 0.22, -0.06, 0.058],
  ];
  // the tail rolls up to the front
  const turns = 13;
  for (let i = 0; i <= turns; i += 1) {
    const t = i / turns;
    const a = -2.75 + t * 8.2;
    const r = lerp(0.135, 0.028, t) * p.tail;
    knots.push([
      0,
      0.155 * p.tail + r * sin(a + 2.75 + 3.3) * 1.02,
      0.065 + r * cos(a + 2.75 + 3.3),
      lerp(0.05, 0.016, t),
    ]);
  }
  return knots;
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const way = wayOf(p);
  const h = p.head;
  const head: Vec3 = [0, 1.04, 0.1];
  const crown = [-0.05, 0, 0.05].map((z, i) =>
    add(roundCone([0, 1.12, 0.06 + z * 0.6], [0, 1.22 + (i === 1 ? 0.04 : 0), 0.04 + z * 1.5], 0.025, 0.012), 0.02),
  );
  const bumps = way
    .slice(2, 7)
    .flatMap(([, y, z, r]) => [-1, 1].map((side) => add(ball([side * r * 0.85, y, z + r * 0.3], 0.028), 0.03)));
  const clay = sculpt([
    ...spineClay(way, 0.004, 3),
    add(ellipsoid(head, [0.085 * h, 0.09 * h, 0.115 * h]), 0.05),
    add(roundCone([0, 1.02, 0.18], [0, 0.97, 0.38 * h], 0.042, 0.03), 0.03),
    add(ball([0, 0.965, 0.4 * h], 0.04), 0.02),
    ...crown,
    ...bumps,
  ]);
  const paint: Paint = (surface, x, y, z) => {
    surface.roughness = 0.4;
    shade(surface, 1 + 0.12 * noise(x * 20, y * 20, z * 20, p.seed));
    if (y < 0.9) {
      const beat = y * 24 + 3 * Math.abs(x) * (y > 0.3 ? 1 : 0);
      const ring = Math.abs(beat - Math.floor(beat) - 0.5);
      const ridge = smoothstep(0.34, 0.48, ring);
      shade(surface, 1 - 0.36 * ridge);
      surface.height -= p.size * 0.006 * ridge;
    }
    if (!p.plain)
      dye(
        surface,
        [0.95, 0.82, 0.48],
        0.6 * smoothstep(0.08, 0.17, z) * smoothstep(0.36, 0.46, y) * smoothstep(0.86, 0.78, y),
      );
  };
  studio.put("body", "body", meshSdf(clay, 0.0165), paint, 1);
  const dorsal = fin({
    root: rays(13, (t): Vec3 => [0, lerp(0.76, 0.48, t), -0.1 + 0.04 * t]),
    tip: rays(13, (t): Vec3 => [0, lerp(0.84, 0.44, t), -0.18 - 0.2 * p.wing * sin(0.5 + 2.3 * t)]),
    thickness: 0.02,
    ripple: 0.008,
  });
  studio.put("back-fin", "fin", dorsal, undefined, 0.8);
  const ear = fin({
    root: rays(7, (t): Vec3 => [0.07, lerp(0.98, 0.9, t), 0.02]),
    tip: rays(7, (t): Vec3 => [0.13, lerp(1.03, 0.86, t), -0.08 - 0.04 * sin(3 * t)]),
    thickness: 0.016,
    ripple: 0.005,
  });
  studio.put("ear-fins", "fin", pair(ear), undefined, 0.6);
  studio.putEyes(
    { centre: [0.075 * h, 1.06, 0.14], radius: 0.036 * p.eye, gaze: normalize([0.9, 0.05, 0.4]) },
    { hex: "#c88c20", size: 0.85, pupilSize: 0.6, white: [0.8, 0.76, 0.66] },
  );
  return studio.finish([
    { name: "top", position: [0, 1.22, 0.04], normal: Y_AXIS, radius: 0.06 },
    { name: "head", position: [0, 1.13, 0.08], normal: Y_AXIS, radius: 0.08 },
    { name: "back", position: [0, 0.66, -0.12], normal: [0, 0, -1], radius: 0.1 },
    { name: "seat", position: [0, 0.8, -0.1], normal: Y_AXIS, radius: 0.1 },
    { name: "mouth", position: [0, 0.96, 0.43 * h], normal: [0, 0, 1], radius: 0.03 },
  ]);
}

const hide = (body: string, fin_: string) => ({ size: 0.14, colours: { body, fin: fin_, eye: "#c88c20" } });

/** Upright: a horse's head with a tube of a snout and a little crown, a ringed pot-bellied body, a fan on the back, a tail rolled up forwards. */
export const seahorse = creatureConcept({
  id: "seahorse",
  words: ["seahorse", "sea horse", "sea dragon", "hippocampus"],
  senses: ["seahorse#2"],
  height: 0.14,
  variants: {
    gold: hide("#e0a024", "#f0cc6c"),
    coral: hide("#d85c34", "#f0a070"),
    teal: hide("#2c8c88", "#7cc8bc"),
    violet: hide("#7c549c", "#bc9cd0"),
  },
  choose: (draw) => draw.pick("kind", ["gold", "coral", "teal", "violet"], [3, 2, 1.5, 1]),
  slots: seaSlots("skin", "fin", "eye"),
  poses: ["standing"],
  build,
  view: { azimuth: 1.1, elevation: 0.1 },
});
