import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";
import { foil } from "./foil.ts";
import { seaSlots } from "./sea-slots.ts";

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const isManta = p.variant === "manta";
  const span = (isManta ? 1 : 0.62) * p.wing;
  const rise = (isManta ? 0.34 : 0.16) * (1 + 0.5 * noise(0.5, 3.5, 0.5, p.seed));
  const flow = ([x, y, z]: Vec3): Vec3 => {
    const out = Math.abs(x) / span;
    return [x, y + rise * out * out * (1.5 - 0.5 * out) - 0.05 * out, z];
  };
  const paint: Paint = (surface, x, y, z, _nx, ny) => {
    surface.roughness = 0.32;
    const mottle = noise(x * 9, y * 9, z * 9, p.seed);
    shade(surface, 1 + 0.14 * mottle);
    if (p.plain) return;
    dye(surface, [0.86, 0.87, 0.86], 0.95 * smoothstep(0.12, -0.25, ny));
    if (!isManta) {
      const dot = noise(x * 16, 0.5, z * 16, p.seed + 2);
      dye(surface, [0.1, 0.34, 0.72], 0.9 * smoothstep(0.42, 0.56, dot) * smoothstep(0, 0.3, ny));
    } else
      dye(
        surface,
        [0.7, 0.72, 0.73],
        0.85 *
          smoothstep(0.05, 0.0, Math.abs(z - 0.22 + 0.5 * Math.abs(x))) *
          smoothstep(0.1, 0.14, Math.abs(x)) *
          smoothstep(0.36, 0.28, Math.abs(x)) *
          smoothstep(0.1, 0.4, ny),
      );
  };
  const clay = sculpt([
    add(ellipsoid([0, 0.02, 0.04], [0.24, 0.105, 0.46])),
    add(ellipsoid([0, 0.03, 0.3], [0.19, 0.085, 0.2]), 0.05),
    add(both(ball([isManta ? 0.2 : 0.11, isManta ? 0.05 : 0.1, isManta ? 0.36 : 0.26], 0.055)), 0.04),
  ]);
  studio.put("body", "body", deform(meshSdf(clay, 0.0225), flow), paint, 1);
  const edge: Vec3[] = isManta
    ? [
        [0.16, 0, 0.42],
        [0.42, 0, 0.36],
        [0.78, 0, 0.1],
        [1.0, 0, -0.2],
        [0.98, 0, -0.25],
        [0.66, 0, -0.14],
        [0.34, 0, -0.26],
        [0.08, 0, -0.44],
      ]
    : [
        [0.04, 0, 0.52],
        [0.28, 0, 0.42],
        [0.52, 0, 0.18],
        [0.62, 0, -0.06],
        [0.56, 0, -0.26],
        [0.36, 0, -0.44],
        [0.06, 0, -0.5],
      ];
  const wing = foil({
    root: [
      [0, 0.01, 0.36],
      [0, 0.01, -0.36],
    ],
    edge: edge.map(([x, y, z]): Vec3 => [x * p.wing, y, z]),
    thickness: 0.13,
  });
  studio.put("wings", "fin", deform(pair(wing), flow), paint, 1);
  const reach = (isManta ? 1.0 : 1.25) * p.tail;
  const whip = tube(
    0.035,
    curveThrough(
      [
        [0, 0.02, -0.38],
        [0.02, 0.04, -0.4 - reach * 0.35],
        [0.08 * noise(1.5, 0.5, 0.5, p.seed), 0.0, -0.4 - reach * 0.7],
        [0.14 * noise(5.5, 0.5, 0.5, p.seed), 0.04, -0.4 - reach],
      ],
      6,
    ),
    9,
    { scale: (t) => 1 - 0.82 * t, endRounding: 0.006, endSteps: 1 },
  );
  studio.put("tail", "tail", whip, paint, 0.85);
  if (isManta) {
    const horn = foil({
      root: [
        [0.15, 0.03, 0.36],
        [0.21, 0.02, 0.34],
      ],
      edge: [
        [0.13, 0.03, 0.42],
        [0.13, 0.0, 0.56],
        [0.16, -0.05, 0.64],
        [0.2, -0.04, 0.6],
        [0.23, 0.02, 0.42],
      ],
      thickness: 0.05,
    });
    studio.put("horns", "fin", deform(merge([pair(horn)]), flow), paint, 0.8);
  }
  const eye: Vec3 = isManta ? [0.235, 0.055, 0.38] : [0.125, 0.135, 0.29];
  studio.putEyes(
    { centre: flow(eye), radius: 0.032 * p.eye, gaze: normalize([0.8, 0.25, 0.5]) },
    { hex: isManta ? "#0c0c0c" : "#c89c30", size: 0.9, pupilSize: 0.6, white: [0.2, 0.18, 0.14] },
  );
  return studio.finish([
    { name: "top", position: [0, 0.13, 0.04], normal: Y_AXIS, radius: 0.2 },
    { name: "back", position: [0, 0.13, 0.04], normal: Y_AXIS, radius: 0.2 },
    { name: "seat", position: [0, 0.13, 0.04], normal: Y_AXIS, radius: 0.2 },
    { name: "head", position: [0, 0.12, 0.32], normal: Y_AXIS, radius: 0.14 },
    { name: "mouth", position: [0, 0, 0.5], normal: [0, 0, 1], radius: 0.08 },
  ]);
}

const hide = (body: string, size: number) => ({ size, colours: { body, fin: body, tail: body, eye: "#c89c30" } });

/** A flat body with broad wings for fins, a whip of a tail and a white belly: the stingray round and spotted blue, the manta with pointed wings and two horns. */
export const ray = creatureConcept({
  id: "ray",
  words: ["stingray", "manta ray", "manta", "sting ray", "ray fish", "eagle ray", "skate fish"],
  senses: ["ray#7", "stingray"],
  height: 0.3,
  variants: { stingray: hide("#a88450", 0.8), manta: hide("#26303a", 1.6) },
  choose: (_draw, { word }) => (word.startsWith("manta") || word.startsWith("eagle") ? "manta" : "stingray"),
  slots: seaSlots("skin", "fin", "tail", "eye"),
  poses: ["swimming"],
  build,
  view: { azimuth: 0.6, elevation: 0.6 },
});
