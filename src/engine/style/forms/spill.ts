import { boundsOf } from "#measure/bounds.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makeParts } from "../../geometry/make-part.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { deform, move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import type { Style } from "../style.ts";

/** The slot that says what runs out; a plan adds it where it was said. */
export const SPILT = "spilt";
/** Slots of what can run out of a thing. */
const CONTENTS =
  /^(?:content|coffee|tea|milk|wine|beer|juice|water|potion|yolk|ink|paint|liquid|filling|soup|sauce|honey|jam)$/;
const WATER = fromHex("#7fc0da");
/** Where it runs down: towards the camera's side of the front. */
const WAY: Vec3 = [cos(1.15), 0, sin(1.15)];
const STEPS = 9;

/** Something runs out of it: down its side from the lip into a puddle; out of the end of what lies flat. */
export const leaking: Style = {
  id: "leaking",
  apply: (thing, draw) => {
    const { parts } = thing.model;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const [wide, high, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    const size = Math.max(wide, deep);
    const isFlat = high < 0.35 * size;
    // what has tipped over has its mouth and no other place: it runs out of that
    const [mouth, other] = thing.model.sockets;
    const isTipped = mouth?.name === "mouth" && other === undefined;
    const lies = isFlat ? narrowEnd(parts, min as Vec3, max as Vec3) : undefined;
    const end = isTipped ? beforeMouth(mouth, 0.3 * Math.sqrt(wide * deep)) : lies;
    // a broad run to the ground, two drips that stop half way
    const run = end
      ? []
      : [0, -0.4, 0.34].map((turn, k) =>
          stream(parts, min as Vec3, max as Vec3, turn, [1.5, 0.8, 0.9][k] as number, [1, 0.45, 0.3][k] as number),
        );
    const foot = end ?? [(min[0] + max[0]) / 2 + WAY[0] * 0.62 * wide, 0, (min[2] + max[2]) / 2 + WAY[2] * 0.62 * deep];
    const radius = end && !isTipped ? 0.17 * size : 0.42 * Math.sqrt(wide * deep);
    const thick = Math.max(0.012 * size, 0.0015);
    const tongue = isTipped ? [move(puddle(0.8 * mouth.radius, thick, draw.fork("tongue")), backTo(mouth, foot))] : [];
    const pools = [
      puddle(radius, thick, draw),
      ...tongue,
      ...[0, 1, 2].map((k) => {
        const angle = draw.number(`drop ${k}`, 0, 2.6);
        const far = radius * draw.number(`far ${k}`, 1.2, 1.5);
        return move(puddle(radius * draw.number(`size ${k}`, 0.07, 0.14), thick * 0.8, draw.fork(`${k}`)), [
          cos(angle) * far,
          0,
          sin(angle) * far,
        ]);
      }),
    ].map((pool) => move(pool, [foot[0] as number, min[1], foot[2] as number]));
    const liquid = thing.materials[SPILT] ?? contentOf(thing.materials, parts);
    const spec: MaterialSpec = liquid ?? { base: "plastic", colours: [WATER], conditions: {}, scale: 1, seed: 1 };
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: [
          ...parts,
          ...makeParts("puddle", SPILT, pools, { weight: 0.8 }),
          ...makeParts("stream", SPILT, run, { weight: 0.8 }),
        ],
      },
      materials: { ...thing.materials, [SPILT]: spec },
    };
  },
};

/** On the ground before a mouth, `away` metres off it. */
const beforeMouth = ({ position, normal }: Socket, away: number): Vec3 => [
  position[0] + away * normal[0],
  0,
  position[2] + away * normal[2],
];

/** From the pool back to the mouth that it runs out of. */
const backTo = ({ position }: Socket, foot: readonly number[]): Vec3 => [
  position[0] - (foot[0] as number),
  0,
  position[2] - (foot[2] as number),
];

/** What it holds, as an opaque wet surface. */
function contentOf(
  materials: Readonly<Record<string, MaterialSpec>>,
  parts: readonly Part[],
): MaterialSpec | undefined {
  const slot = parts.map((part) => part.slot).find((name) => CONTENTS.test(name));
  const spec = slot === undefined ? undefined : materials[slot];
  return (
    spec && { base: "plastic", colours: [spec.colours[0] ?? lookOf(spec).colour], conditions: {}, scale: 1, seed: 1 }
  );
}

/** A flat pool of uneven outline about the origin, its underside on the ground. */
export function puddle(radius: number, thick: number, draw: Draw): Geometry {
  const [a, b, c] = ["a", "b", "c"].map((name) => draw.number(`lobe ${name}`, 0, 6)) as [number, number, number];
  const disc = cylinder({ radius, height: thick, bevel: thick * 0.45, segments: 56 });
  return deform(disc, ([x, y, z]) => {
    const angle = atan2(z, x);
    const by = 1 + 0.16 * sin(2 * angle + a) + 0.1 * sin(3 * angle + b) + 0.05 * sin(5 * angle + c);
    return [x * by, y, z * by];
  });
}

/**
 * Down the outside from the lip.
 *
 * @param turn Radians from the usual way.
 * @param share Of the way to the ground.
 */
function stream(parts: readonly Part[], min: Vec3, max: Vec3, turn: number, broad: number, share: number): Geometry {
  const way: Vec3 = [WAY[0] * cos(turn) - WAY[2] * sin(turn), 0, WAY[0] * sin(turn) + WAY[2] * cos(turn)];
  const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const high = max[1] - min[1];
  const reach = new Float64Array(STEPS).fill(-1);
  for (const { geometry } of parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      const [x, z] = [(positions[i] as number) - cx, (positions[i + 2] as number) - cz];
      const [along, across] = [x * way[0] + z * way[2], Math.abs(x * way[2] - z * way[0])];
      if (across > 0.16 * Math.max(max[0] - min[0], max[2] - min[2])) continue;
      const step = Math.round((((positions[i + 1] as number) - min[1]) / high) * (STEPS - 1));
      reach[step] = Math.max(reach[step] as number, along);
    }
  }
  const rim = 0.5 * Math.max(...reach);
  const radius = 0.03 * broad * Math.max(max[0] - min[0], max[2] - min[2]);
  const top = reach.findLastIndex((far) => far > rim);
  const points: Vec3[] = [];
  let far = reach[Math.max(top, 0)] as number;
  const last = Math.round(Math.max(top, 1) * (1 - share));
  for (let k = Math.max(top, 1); k >= last; k -= 1) {
    if ((reach[k] as number) >= 0) far = k === top ? (reach[k] as number) : Math.max(reach[k] as number, 0);
    const y = min[1] + Math.max((k / (STEPS - 1)) * high * 0.97, radius);
    if (k === top) points.push([cx + way[0] * far * 0.8, y + radius * 0.5, cz + way[2] * far * 0.8]);
    points.push([cx + way[0] * (far + radius * 0.35), y, cz + way[2] * (far + radius * 0.35)]);
  }
  if (last === 0) points.push([cx + way[0] * (far + radius * 3), min[1] + radius, cz + way[2] * (far + radius * 3)]);
  // a curve swings out below its points where it turns, and would lift the thing off the ground
  const path = curveThrough(points, 28).map(([x, y, z]): Vec3 => [x, Math.max(y, min[1] + radius), z]);
  return tube(radius, path, 12, { endRounding: radius * 0.8 });
}

/** The thinner end of what lies on the ground: a pen's nib. Undefined where both are alike. */
function narrowEnd(parts: readonly Part[], min: Vec3, max: Vec3): Vec3 {
  const axis = max[0] - min[0] >= max[2] - min[2] ? 0 : 2;
  const length = max[axis] - min[axis];
  const ends = [min[axis], max[axis]].map((at) => {
    let [low, high, side, top] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
    let count = 0;
    for (const { geometry } of parts)
      for (let i = 0; i < geometry.positions.length; i += 3) {
        if (Math.abs((geometry.positions[i + axis] as number) - at) > 0.05 * length) continue;
        const across = geometry.positions[i + 2 - axis] as number;
        [low, high] = [Math.min(low, across), Math.max(high, across)];
        side += across;
        top = Math.max(top, geometry.positions[i + 1] as number);
        count += 1;
      }
    return { at, spread: high - low + top, side: count > 0 ? side / count : 0 };
  });
  const [first, second] = ends as [(typeof ends)[number], (typeof ends)[number]];
  const end = first.spread <= second.spread ? first : second;
  return axis === 0 ? [end.at, 0, end.side] : [end.side, 0, end.at];
}
