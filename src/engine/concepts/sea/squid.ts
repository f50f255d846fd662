import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, addAll, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";
import { foil } from "./foil.ts";
import { armWay } from "./octopus.ts";
import { seaSlots } from "./sea-slots.ts";

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const k = p.plump;
  const tall = 0.72 * p.neck;
  const arms = Array.from({ length: 8 }, (_, i) => armWay({ ...p, legs: p.legs * 0.72 }, i));
  const long = [1, -1].map((side): (readonly [Vec3, number])[] =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => {
      const t = i / 9;
      const r = 0.026 + 0.04 * smoothstep(0.72, 0.88, t) * smoothstep(1.06, 0.92, t);
      return [
        [
          side * (0.08 + 0.75 * t),
          Math.max(r, 0.3 * (1 - 2.4 * t) + 0.16 * smoothstep(0.6, 1, t)),
          0.1 + 0.62 * t + 0.1 * sin(t * 7),
        ],
        r,
      ];
    }),
  );
  const clay = sculpt([
    ...[
      ...arms.map((arm) => arm.filter((_, i) => i % 3 === 0).map(({ at, radius }) => [at, radius * 0.8] as const)),
      ...long,
    ].flatMap((way) => addAll(limb(way), 0.012)),
    add(ellipsoid([0, 0.26, 0], [0.2, 0.11, 0.2]), 0.07),
    add(ellipsoid([0, 0.42, 0], [0.165, 0.14, 0.16]), 0.07),
    add(both(ball([0.13, 0.44, 0.09], 0.07)), 0.04),
    add(roundCone([0, 0.58, -0.01], [0, 0.58 + tall * 0.55, -0.03], 0.19 * k, 0.185 * k), 0.02),
    add(roundCone([0, 0.58 + tall * 0.55, -0.03], [0, 0.6 + tall * 1.22, -0.06], 0.18 * k, 0.02), 0.06),
  ]);
  const paint: Paint = (surface, x, y, z, _nx, ny) => {
    surface.roughness = 0.25;
    shade(surface, 1 + 0.12 * noise(x * 9, y * 9, z * 9, p.seed));
    if (p.plain) return;
    dye(
      surface,
      [0.55, 0.1, 0.08],
      0.5 * smoothstep(0.5, 0.7, noise(x * 42, y * 42, z * 42, p.seed + 1)) * smoothstep(-0.3, 0.2, ny),
    );
    dye(surface, [0.93, 0.82, 0.78], 0.5 * smoothstep(-0.2, -0.8, ny));
  };
  studio.put("body", "body", meshSdf(clay, 0.025), paint, 1);
  const y0 = 0.6 + tall * 0.62;
  const flap = foil({
    root: [
      [0.05, y0, -0.04],
      [0.01, y0 + tall * 0.58, -0.06],
    ],
    edge: [
      [0.15, y0 - 0.02, -0.04],
      [0.36 * p.wing, y0 + 0.02, -0.1],
      [0.44 * p.wing, y0 + tall * 0.16, -0.12],
      [0.26 * p.wing, y0 + tall * 0.42, -0.08],
      [0.03, y0 + tall * 0.64, -0.06],
    ],
    thickness: 0.04,
  });
  studio.put("fins", "fin", pair(merge([flap])), paint, 0.9);
  studio.putEyes(
    { centre: [0.15, 0.45, 0.115], radius: 0.068 * p.eye, gaze: normalize([0.7, 0, 0.7]) },
    { hex: "#e4d48c", size: 0.9, pupilSize: 0.55, white: [0.8, 0.76, 0.7] },
  );
  const top = 0.62 + tall * 1.24;
  return studio.finish([
    { name: "top", position: [0, top, -0.06], normal: Y_AXIS, radius: 0.1 },
    { name: "head", position: [0, top - 0.08, -0.06], normal: Y_AXIS, radius: 0.14 },
    { name: "eyes", position: [0, 0.45, 0.2], normal: [0, 0, 1], radius: 0.18 },
    { name: "mouth", position: [0, 0.3, 0.2], normal: [0, 0, 1], radius: 0.05 },
    { name: "hand", position: [0.83, 0.15, 0.7], normal: Y_AXIS, radius: 0.05 },
    { name: "back", position: [0, 0.8, -0.22], normal: [0, 0, -1], radius: 0.15 },
  ]);
}

const skin = (body: string) => ({ size: 0.4, colours: { body, fin: body, eye: "#e4d48c" } });

/** A long pointed mantle with an arrowhead of two fins, big eyes, eight arms and two longer tentacles ending in clubs. */
export const squid = creatureConcept({
  id: "squid",
  words: ["squid", "giant squid", "cuttlefish", "calamari"],
  senses: ["squid#2", "cuttlefish"],
  height: 0.5,
  variants: { rose: skin("#d88878"), red: skin("#b44838"), violet: skin("#8c5c94") },
  choose: (draw) => draw.pick("kind", ["rose", "red", "violet"], [3, 2, 1]),
  slots: seaSlots("skin", "fin", "eye"),
  poses: ["standing"],
  build,
  view: { azimuth: 0.35, elevation: 0.22 },
});
