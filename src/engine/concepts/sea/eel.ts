import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { fin } from "../animal/fin.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio, spikes } from "../reptile/creature-studio.ts";
import { seaSlots } from "./sea-slots.ts";

function buildEel(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const swing = 0.16 + 0.05 * noise(0.5, 0.5, 7.5, p.seed);
  const way = Array.from({ length: 15 }, (_, i): readonly [Vec3, number] => {
    const t = i / 14;
    const r = 0.105 * p.plump * (1 - 0.85 * t * t) + 0.008;
    const rise = 0.26 * smoothstep(0.3, 0, t);
    return [[swing * sin(t * TAU * 1.25) * Math.min(1, t * 4), 0.11 * p.plump + rise, 0.72 - 1.55 * t], r];
  });
  const [front] = way[0] as readonly [Vec3, number];
  const [hy, hz] = [front[1], front[2]];
  const clay = sculpt([
    ...addAll(limb(way), 0.015),
    add(roundCone([0, hy + 0.03, hz], [0, hy + 0.02, hz + 0.2], 0.095, 0.042), 0.03),
    add(roundCone([0, hy - 0.06, hz], [0, hy - 0.1, hz + 0.16], 0.06, 0.034), 0.02),
    carve(roundCone([0, hy - 0.03, hz + 0.06], [0, hy - 0.04, hz + 0.26], 0.012, 0.032), 0.008),
  ]);
  const paint: Paint = (surface, x, y, z, _nx, ny) => {
    surface.roughness = 0.22;
    const spots = noise(x * 15, y * 15, z * 15, p.seed) + 0.4 * noise(x * 32, y * 32, z * 32, p.seed + 1);
    shade(surface, 1 + 0.1 * spots);
    if (!p.plain) dye(surface, [0.8, 0.7, 0.3], 0.75 * smoothstep(0.25, 0.4, spots) * smoothstep(-0.6, -0.1, ny));
  };
  studio.put("body", "body", meshSdf(clay, 0.0185), paint, 1);
  const crest = fin({
    root: way.slice(2).map(([[x, y, z], r]): Vec3 => [x, y + r * 0.8, z]),
    tip: way.slice(2).map(([[x, y, z], r], i): Vec3 => [x, y + r + (0.055 + 0.012 * (i % 2)) * p.wing, z - 0.05]),
    thickness: 0.02,
    ripple: 0.004,
  });
  studio.put("crest", "fin", crest, undefined, 0.7);
  const teeth = [0, 1, 2, 3].flatMap((i) => {
    const z = hz + 0.1 + i * 0.028;
    return [
      {
        root: [0.034 - i * 0.005, hy - 0.005, z] as Vec3,
        tip: [0.032 - i * 0.005, hy - 0.045, z + 0.006] as Vec3,
        radius: 0.01,
      },
    ];
  });
  studio.put("teeth", "tooth", spikes(teeth, true), undefined, 0.5);
  studio.putEyes(
    { centre: [0.062, hy + 0.06, hz + 0.08], radius: 0.026 * p.eye, gaze: normalize([0.85, 0.2, 0.45]) },
    { hex: "#d8d4b0", size: 0.9, pupilSize: 0.45, white: [0.6, 0.58, 0.5] },
  );
  return studio.finish([
    { name: "top", position: [0, hy + 0.12, hz], normal: Y_AXIS, radius: 0.07 },
    { name: "head", position: [0, hy + 0.12, hz], normal: Y_AXIS, radius: 0.08 },
    { name: "back", position: [0, 0.22, 0], normal: Y_AXIS, radius: 0.07 },
    { name: "mouth", position: [0, hy - 0.03, hz + 0.2], normal: [0, 0, 1], radius: 0.04 },
  ]);
}

/** A snake of a fish: a long winding body with one fin along the whole back, no scales, raised head with an open mouth. */
export const eel = creatureConcept({
  id: "eel",
  words: ["eel", "moray eel", "moray", "electric eel", "lamprey"],
  senses: ["eel#2", "moray"],
  height: 0.2,
  variants: {
    green: { size: 0.7, colours: { body: "#4c5c24", fin: "#5c6c2c", tooth: "#ece8d4", eye: "#d8d4b0" } },
    brown: { size: 0.7, colours: { body: "#5c4024", fin: "#6c4c2c", tooth: "#ece8d4", eye: "#d8d4b0" } },
  },
  choose: (draw) => draw.pick("kind", ["green", "brown"]),
  slots: seaSlots("skin", "fin", "tooth", "eye"),
  poses: ["swimming"],
  build: buildEel,
  view: { azimuth: 0.85, elevation: 0.35 },
});
