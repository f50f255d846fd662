import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, limb } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";

const ARMS = 5;

/** Points along one arm, from the middle to its tip. */
const armWay = (p: CreatureParameters, index: number): Vec3[] => {
  const angle = (index / ARMS) * TAU + 0.07 * noise(index * 3.1, 0.5, 0.5, p.seed);
  const curl = 0.55 * noise(index * 5.7 + 0.5, 2.5, 0.5, p.seed);
  const long = 0.53 * p.legs * (1 + 0.08 * noise(index * 2.3, 4.5, 0.5, p.seed));
  return Array.from({ length: 7 }, (_, i): Vec3 => {
    const t = i / 6;
    const a = angle + curl * t * t;
    const out = long * t;
    return [
      out * sin(a),
      0.055 * (1 - t) + 0.012 + 0.05 * t * t * Math.max(0, noise(index * 9.1, 6.5, 0.5, p.seed)),
      out * cos(a),
    ];
  });
};

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const fat = 0.145 * p.plump;
  const ways = Array.from({ length: ARMS }, (_, i) => armWay(p, i));
  const clay = sculpt([
    ...ways.flatMap((way) => addAll(limb(way.map((at, i) => [at, fat * (1 - i / 6) * 0.92 + 0.034] as const)), 0.03)),
    add(ellipsoid([0, 0.07, 0], [0.2 * p.plump, 0.12, 0.2 * p.plump]), 0.08),
    carve(halfSpace([0, 0, 0], Y_AXIS), 0.02),
  ]);
  const paint: Paint = (surface, x, y, z, _nx, ny) => {
    let best = 9;
    let along = 0;
    for (const way of ways)
      for (let i = 0; i < 6; i += 1) {
        const [a, b] = [way[i] as Vec3, way[i + 1] as Vec3];
        const [ux, uz] = [b[0] - a[0], b[2] - a[2]];
        const t = clamp01(((x - a[0]) * ux + (z - a[2]) * uz) / (ux * ux + uz * uz));
        const [dx, dz] = [x - a[0] - t * ux, z - a[2] - t * uz];
        const d = dx * dx + dz * dz;
        if (d < best) [best, along] = [d, i + t];
      }
    const d = Math.sqrt(best);
    surface.roughness = 0.62;
    const upper = smoothstep(0.05, 0.3, ny);
    // beads: one row along each arm's crest, two beside it, fine grains between
    const half = fat * (1 - along / 6) * 0.92 + 0.034;
    const row = d / half < 0.24 ? 0 : 1;
    const [u, v] = [along * 2.6 + row * 0.5, row === 0 ? (d / half) * 2.2 : (d / half - 0.56) * 2.6];
    const bead = u - Math.floor(u) - 0.5;
    const round = Math.sqrt(bead * bead * 2.2 + v * v);
    const knob = smoothstep(0.36, 0.24, round) * upper;
    const grain = smoothstep(0.35, 0.65, noise(x * 75, y * 75, z * 75, p.seed));
    surface.height += p.size * (0.024 * knob + 0.006 * grain);
    shade(surface, 0.86 + 0.2 * noise(x * 14, y * 14, z * 14, p.seed + 1) - 0.22 * smoothstep(0.5, 1, d / half));
    if (p.plain) shade(surface, 1 + 0.5 * knob + 0.15 * grain);
    else {
      dye(surface, [0.96, 0.8, 0.56], 0.85 * knob + 0.25 * grain * upper);
      dye(surface, [0.92, 0.72, 0.5], 0.8 * smoothstep(0, -0.5, ny));
    }
  };
  studio.put("body", "body", meshSdf(clay, 0.0165), paint, 1);
  const high = 0.18;
  return studio.finish([
    { name: "top", position: [0, high, 0], normal: Y_AXIS, radius: 0.18 },
    { name: "head", position: [0, high, 0.04], normal: Y_AXIS, radius: 0.15 },
    { name: "back", position: [0, high, 0], normal: Y_AXIS, radius: 0.15 },
    { name: "hand", position: [0.4, 0.08, 0.16], normal: Y_AXIS, radius: 0.04 },
  ]);
}

const star = (body: string) => ({ size: 0.3, colours: { body } });

/** Five blunt arms tapering from a middle, rough with rows of pale knobs, slightly curled. */
export const starfish = creatureConcept({
  id: "starfish",
  words: ["starfish", "sea star"],
  senses: ["starfish"],
  height: 0.05,
  variants: { orange: star("#d8651c"), red: star("#b82c1c"), sand: star("#cc9454"), purple: star("#7c3c80") },
  choose: (draw) => draw.pick("kind", ["orange", "red", "sand", "purple"], [4, 2, 1.5, 1]),
  slots: { body: { words: ["arm", "skin"], materials: ["skin"] } },
  poses: ["lying"],
  build,
  view: { azimuth: 0.3, elevation: 1.0 },
});
