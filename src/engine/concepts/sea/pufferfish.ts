import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, scale, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio, spikes } from "../reptile/creature-studio.ts";
import { fanTail, sideFin, spread } from "./fish-parts.ts";
import { seaSlots } from "./sea-slots.ts";

function buildPuffer(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const r = 0.42 * p.plump;
  const clay = sculpt([
    add(ellipsoid([0, 0, 0], [r, r * 0.94, r * 1.02])),
    add(roundCone([0, 0.02, -r * 0.8], [0, 0.03, -r - 0.16], 0.13, 0.055), 0.1),
    add(ellipsoid([0, 0.0, r * 1.0], [0.1, 0.075, 0.07]), 0.06),
    carve(ellipsoid([0, 0.0, r + 0.09], [0.06, 0.018, 0.06]), 0.01),
    add(both(ball([r * 0.62, r * 0.4, r * 0.62], 0.1)), 0.06),
  ]);
  const paint: Paint = (surface, x, y, z, _nx, ny) => {
    surface.roughness = 0.3;
    if (p.plain) return;
    dye(surface, [0.92, 0.89, 0.8], 0.95 * smoothstep(0.08, -0.12, y + 0.05 * noise(x * 6, 0, z * 6, p.seed)));
    dye(
      surface,
      [0.14, 0.09, 0.04],
      0.8 * smoothstep(0.3, 0.45, noise(x * 9, y * 9, z * 9, p.seed + 1)) * smoothstep(0, 0.25, ny),
    );
    dye(surface, [0.2, 0.06, 0.05], smoothstep(0.022, 0.012, Math.abs(y)) * smoothstep(r + 0.02, r + 0.05, z));
  };
  studio.put("body", "body", meshSdf(clay, 0.024), paint, 1);
  const thorns = spread(110)
    .filter(
      ([x, y, z]) =>
        !(z > 0.72 && Math.abs(y) < 0.5) && !(z > 0.42 && y > 0.2 && y < 0.66 && Math.abs(x) > 0.35) && z > -0.86,
    )
    .map((way) => ({
      root: [way[0] * r * 0.97, way[1] * r * 0.91, way[2] * r] as Vec3,
      tip: scale(way, r + 0.15) as Vec3,
      radius: 0.028,
    }));
  studio.put("spines", "spine", spikes(thorns, false), undefined, 0.8);
  studio.put("tail", "tail", fanTail(-r - 0.16, 0.24 * p.tail), undefined, 0.7);
  studio.put("fins", "fin", merge([sideFin([r * 0.96, -0.02, 0.02], 0.24 * p.wing)]), undefined, 0.7);
  studio.putEyes(
    { centre: [r * 0.68, r * 0.44, r * 0.68], radius: 0.1 * p.eye, gaze: normalize([0.62, 0.1, 0.78]) },
    { hex: "#d8a020", size: 0.72, pupilSize: 0.6, white: [0.88, 0.87, 0.82] },
  );
  return studio.finish([
    { name: "top", position: [0, r, 0], normal: Y_AXIS, radius: 0.2 },
    { name: "head", position: [0, r * 0.9, r * 0.4], normal: Y_AXIS, radius: 0.2 },
    { name: "back", position: [0, r, 0], normal: Y_AXIS, radius: 0.2 },
    { name: "mouth", position: [0, 0, r + 0.07], normal: [0, 0, 1], radius: 0.06 },
  ]);
}

/** A ball of a fish stuck all over with spines, goggle eyes, pouting lips, little fins. */
export const pufferfish = creatureConcept({
  id: "pufferfish",
  words: ["pufferfish", "puffer fish", "blowfish", "porcupine fish", "puffer", "globefish"],
  senses: ["puffer#2"],
  height: 0.25,
  variants: {
    sand: {
      size: 0.25,
      colours: { body: "#c8a04c", spine: "#ece0c0", tail: "#d8b868", fin: "#d8b868", eye: "#d8a020" },
    },
    olive: {
      size: 0.25,
      colours: { body: "#8c9048", spine: "#e4e0c4", tail: "#a8a860", fin: "#a8a860", eye: "#d8a020" },
    },
  },
  choose: (draw) => draw.pick("kind", ["sand", "olive"], [2, 1]),
  slots: seaSlots("skin", "fin", "tail", "spine", "eye"),
  poses: ["swimming"],
  build: buildPuffer,
  view: { azimuth: 0.55, elevation: 0.15 },
});
