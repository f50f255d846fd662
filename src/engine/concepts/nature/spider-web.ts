import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { add, mix, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const SPOKES = 14;
const TURNS = 9;
const THREAD = 0.0035;
const MIDDLE: Vec3 = [0, 0.44, 0];

function build({ stream, has }: Planned): Part[] {
  const chance = stream("twigs");
  const twig = (side: 1 | -1): Vec3[] => [
    [side * 0.03, 0, 0],
    [side * 0.2, 0.16, 0.01],
    [side * (0.36 + 0.03 * chance()), 0.46, -0.01],
    [side * (0.33 + 0.03 * chance()), 0.72, 0],
    [side * 0.16, 0.88, 0.01],
    [side * -0.02, 0.925, 0],
  ];
  const fork = [-1, 1].map((side) => curveThrough(twig(side as 1 | -1), 7));
  /** Where a spoke meets the fork: the knot of it that lies most nearly in its direction. */
  const anchor = (angle: number): Vec3 => {
    const [dx, dy] = [cos(angle), sin(angle)];
    const along = ([x, y]: Vec3) => {
      const [u, v] = [x - MIDDLE[0], y - MIDDLE[1]];
      return (u * dx + v * dy) / Math.sqrt(u * u + v * v);
    };
    return fork.flat().reduce((best, knot) => (along(knot) > along(best) ? knot : best));
  };
  const ends = Array.from({ length: SPOKES }, (_, i) => anchor(((i + 0.15 * chance()) / SPOKES) * TAU));
  const spokes = ends.map((end) => tube(THREAD, [MIDDLE, end], 5));
  const rounds = Array.from({ length: TURNS }, (_, k) => {
    const t = 0.1 + (0.78 * (k + 1)) / TURNS;
    // threads sag between the spokes
    const knots = ends.flatMap((end, i): Vec3[] => {
      const [a, b] = [mix(MIDDLE, end, t), mix(MIDDLE, ends[(i + 1) % SPOKES] as Vec3, t)];
      return [a, mix(mix(a, b, 0.5), MIDDLE, 0.06)];
    });
    return tube(THREAD * 0.85, [...knots, knots[0] as Vec3, knots[1] as Vec3], 5);
  });
  const wet = stream("dew");
  /** Beads of dew along the threads, smaller and larger. */
  const dew = ends.flatMap((end) =>
    [0.32, 0.5, 0.68, 0.86].map((t) =>
      move(sphere(0.007 + 0.006 * wet(), 10, 7), add(mix(MIDDLE, end, t + 0.06 * (wet() - 0.5)), [0, 0, THREAD])),
    ),
  );
  const wood = fork.map((path) => tube(0.022, path, 10, { scale: (t) => 1.15 - 0.75 * t, endRounding: 0.006 }));
  return [
    makePart("web", "web", merge([...spokes, ...rounds]), { weight: 1 }),
    makePart("twigs", "twig", merge(wood), { weight: 0.8 }),
    ...(has("dew") ? [makePart("dew", "drop", merge(dew), { weight: 0.7 })] : []),
  ];
}

/** A spider's web. What makes it itself: fine white spokes from one middle and rings of threads that sag between them, spun in the fork of a twig; beads of dew where they are said. */
export const spiderWeb = defineFromPlan({
  id: "spider-web",
  family: "nature",
  words: ["spider web", "spider's web", "cobweb", "web", "spiderweb", "dreamcatcher web"],
  height: 0.9,
  view: { azimuth: 0.25, elevation: 0.05 },
  slots: {
    web: mainSlot("plastic", "#eef1f4", "thread|silk"),
    drop: slot("water", "#cfe6f2", "dew|dewdrop|dew drop|raindrop|droplet|water drop"),
    twig: slot("bark", "#5a4632", "branch|fork|frame"),
  },
  extras: { dew: { chance: 0.15, slot: "drop", traits: ["dewy", "wet"] } },
  build,
  sockets: () => [{ name: "top", position: [0, 0.47, 0.012], normal: [0, 0, 1], radius: 0.08 }],
});
