import { boundsOf } from "#measure/bounds.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import { wobble } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makeParts, standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { add, dot, normalize, scale, type Vec3 } from "../../math/vec3.ts";
import { halveLongEdges } from "../soften.ts";
import type { Style } from "../style.ts";

/** Stones lying about the foot. */
const RUBBLE = 14;

/** Fallen to ruin: a corner of the top broken off, walls cracked and mossy, rubble about the foot. */
export const ruined: Style = {
  id: "ruined",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const span: Vec3 = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    const size = Math.max(...span);
    const side = draw.chance("side", 0.5) ? 1 : -1;
    // of what is slender a corner is most of the top
    const spared = span[1] > 1.6 * Math.max(span[0], span[2]) ? 0.6 : 1;
    // two planes cut the upper corner off in a dent
    const cuts = [
      { normal: normalize([side * 0.7, 0.75, 0.45]), share: spared * draw.number("first cut", 0.33, 0.42) },
      { normal: normalize([side * 0.1, 0.95, -0.35]), share: draw.number("second cut", 0.1, 0.16) },
    ].map(({ normal, share }) => {
      const [low, high] = reachAlong(thing.model.parts, normal);
      return { normal, offset: high - share * (high - low) };
    });
    const seed = draw.integer("rough", 0, 9999);
    const rough = (geometry: Geometry): Geometry => wobble(geometry, size * 0.008, size * 0.05, seed);
    const parts = thing.model.parts.flatMap((part): Part[] => {
      const cut = cuts.reduce<Geometry | undefined>(
        (left, { normal, offset }) => left && clipGeometry(left, normal, offset),
        part.geometry,
      );
      if (!cut || cut.indices.length === 0) return [];
      const isCut = cut !== part.geometry;
      return [{ ...part, geometry: isCut ? rough(halveLongEdges(halveLongEdges(cut, size / 10), size / 10)) : cut }];
    });
    const [mainSlot = "rubble", mainSpec] = Object.entries(thing.materials)[0] ?? [];
    const stones = Array.from({ length: RUBBLE }, (_, i) => {
      const angle = draw.number(`rubble angle ${i}`, 0, TAU);
      const far = draw.number(`rubble far ${i}`, 0.42, 0.62);
      const wide = size * draw.number(`rubble size ${i}`, 0.018, 0.05);
      const at: Vec3 = [
        cos(angle) * far * Math.max(span[0], size * 0.3),
        0,
        sin(angle) * far * Math.max(span[2], size * 0.3),
      ];
      const lump = wobble(stretch(sphere(wide, 9, 6), [1.2, 0.8, 1]), wide * 0.35, wide * 0.9, i);
      const stone = turnY(settle(lump), angle * 3);
      return move(stone, add(at, [(min[0] + max[0]) / 2, min[1] + wide * 0.5, (min[2] + max[2]) / 2]));
    });
    const floor = stones.map((stone) => {
      const low = boundsOf([stone.positions]).min[1];
      return low < min[1] ? move(stone, scale([0, 1, 0], min[1] - low)) : stone;
    });
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, spec]) => [
        slot,
        { ...spec, conditions: { old: 0.7, cracked: 0.8, mossy: 0.3, dirty: 0.35, ...spec.conditions } },
      ]),
    );
    const whole = parts.length > 0 ? parts : [...thing.model.parts];
    const heap = makeParts("rubble", "rubble", floor, { weight: 0.3, crease: 0.3 });
    return {
      ...thing,
      model: standModel([...whole, ...heap], thing.model.sockets),
      materials: mainSpec ? { ...materials, rubble: materials[mainSlot] ?? mainSpec } : materials,
    };
  },
};

/** Least and greatest metres along a direction. */
function reachAlong(parts: readonly Part[], direction: Vec3): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { geometry } of parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      const at = dot([positions[i] as number, positions[i + 1] as number, positions[i + 2] as number], direction);
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
  }
  return [low, high];
}
