import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, limb } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, add as plus, scale, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";

type Twig = readonly (readonly [Vec3, number])[];

/** Twigs that fork and fork again, blunt at their ends. */
function grow(
  p: CreatureParameters,
  from: Vec3,
  way: Vec3,
  radius: number,
  long: number,
  level: number,
  key: number,
  out: Twig[],
): void {
  const wander = (k: number) => 0.3 * noise(key * 3.17 + k, key * 1.3, k * 2.1, p.seed);
  const middle = plus(from, scale(normalize([way[0] + wander(1), way[1] + 0.1, way[2] + wander(2)]), long * 0.5));
  const end = plus(middle, scale(normalize([way[0] + wander(3), way[1] + 0.3, way[2] + wander(4)]), long * 0.5));
  out.push([
    [from, radius],
    [middle, radius * 0.88],
    [end, radius * 0.8],
  ]);
  if (level === 0) return;
  const count = level > 1 && noise(key * 2.3, 0.5, 8.5, p.seed) > 0.1 ? 3 : 2;
  const first = 3 * noise(key * 1.9, 4.5, 0.5, p.seed) + key;
  for (let i = 0; i < count; i += 1) {
    const a = first + (i * 6.283) / count;
    const next = normalize([way[0] + 0.75 * sin(a), way[1] * 0.8 + 0.25, way[2] + 0.75 * cos(a)]);
    grow(p, end, next, radius * 0.76, long * 0.78, level - 1, key * 3 + i + 1, out);
  }
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const twigs: Twig[] = [];
  for (let i = 0; i < 5; i += 1) {
    const a = i * 1.2566 + 0.4 * noise(i * 3.3, 0.5, 0.5, p.seed);
    const lean = i === 0 ? 0.1 : 0.5;
    grow(
      p,
      [0.1 * sin(a), 0.1, 0.1 * cos(a)],
      normalize([lean * sin(a), 1, lean * cos(a)]),
      0.058 * p.plump,
      0.3 * p.neck,
      2,
      i + 1,
      twigs,
    );
  }
  const clay = sculpt(twigs.flatMap((twig) => addAll(limb(twig), 0.025)));
  const high = Math.max(...twigs.flat().map(([at]) => at[1]));
  const paint: Paint = (surface, x, y, z) => {
    const pores = noise(x * 60, y * 60, z * 60, p.seed);
    surface.roughness = 0.6;
    surface.height -= p.size * 0.004 * smoothstep(0.2, 0.5, pores);
    shade(surface, 0.8 + 0.14 * pores + 0.35 * smoothstep(0.1, high, y));
    if (!p.plain)
      dye(surface, [0.97, 0.85, 0.76], 0.7 * smoothstep(high * 0.82, high, y) + 0.5 * smoothstep(0.45, 0.6, pores));
  };
  studio.put("branches", "body", meshSdf(clay, 0.0225), paint, 1);
  const rock = sculpt([
    add(ellipsoid([0, 0.04, 0], [0.34, 0.13, 0.3])),
    add(ellipsoid([0.16, 0.03, 0.12], [0.2, 0.09, 0.18]), 0.05),
    carve(halfSpace([0, 0, 0], Y_AXIS), 0.01),
  ]);
  studio.put(
    "rock",
    "rock",
    meshSdf(rock, 0.03),
    (surface, x, y, z) => {
      shade(surface, 0.9 + 0.3 * noise(x * 12, y * 12, z * 12, p.seed));
    },
    0.5,
  );
  return studio.finish([{ name: "top", position: [0, high, 0], normal: Y_AXIS, radius: 0.2 }]);
}

const reef = (body: string) => ({ size: 0.35, colours: { body, rock: "#8c8070" } });

/** A bush of blunt, porous branches that fork again and again, on a small rock. */
export const coral = creatureConcept({
  id: "coral",
  words: ["coral", "coral reef", "reef", "sea coral", "coral branch"],
  senses: ["coral#4"],
  height: 0.35,
  variants: { red: reef("#d84838"), pink: reef("#e8788c"), orange: reef("#e8843c"), violet: reef("#8c58b0") },
  choose: (draw) => draw.pick("kind", ["red", "pink", "orange", "violet"], [3, 2, 2, 1]),
  slots: {
    body: { words: ["branch", "polyp"], materials: ["plaster"] },
    rock: { words: ["base", "stone"], materials: ["granite"], takesWhole: false },
  },
  poses: ["standing"],
  build,
  view: { azimuth: 0.4, elevation: 0.22 },
});
