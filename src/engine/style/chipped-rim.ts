import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../geometry/deform.ts";
import type { Part } from "../geometry/part.ts";
import { deform } from "../geometry/place.ts";
import { atan2, PI, TAU } from "../math/elementary.ts";
import { smoothstep } from "../math/scalar.ts";
import type { Vec3 } from "../math/vec3.ts";
import type { Style } from "./style.ts";

/** Chips out of a rim, and the place of the first: radians from the front to the camera's side. */
const CHIPS = 3;
const FIRST = 0.35;
/** Half the angle of a chip, radians, and its depth over the lesser of the thing's height and width. */
const HALF_ANGLES = [0.26, 0.16, 0.2] as const;
const DEPTH = 0.085;
/** Height over width under which a vessel is a plate: its edge is chipped from the side. */
const FLAT = 0.3;
/** How near the top of the whole a part must end for its rim to be the thing's, as a share of the height. */
const AT_TOP = 0.04;
/** Names of what closes a vessel: its rim is not to be seen. */
const CLOSED = /^(?:lid|cork|cap|stopper|knob|cover)/;

/** Notches in the rim of what was said to be chipped, the largest towards the camera. */
export const chippedRim: Style = {
  id: "chipped-rim",
  apply: (thing, draw) => {
    const { parts } = thing.model;
    const open = parts.filter(({ name }) => !CLOSED.test(name));
    if (open.length < parts.length || open.length === 0) return thing;
    const main = [...open].sort((a, b) => (b.weight ?? 0.5) - (a.weight ?? 0.5))[0] as Part;
    const { min, max } = boundsOf([main.geometry.positions]);
    const whole = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const [tall, wide] = [max[1] - min[1], Math.min(max[0] - min[0], max[2] - min[2])];
    if (max[1] < whole.max[1] - AT_TOP * tall) return thing;
    const middle = axisOf(main, max[1] - 0.3 * tall);
    const depth = DEPTH * Math.min(tall, wide);
    const seed = draw.integer("chips", 0, 999);
    const turn = (TAU / CHIPS) * draw.number("turn", 0.8, 1.2);
    const isFlat = tall < FLAT * wide;
    /** 0 to 1: how much of the edge is gone at an angle. */
    const missing = (angle: number): number =>
      HALF_ANGLES.reduce((most, half, k) => {
        const off = Math.abs(wrapped(angle - FIRST - k * turn));
        const ragged = 1 + 0.35 * noise(angle * 9, k, 0, seed);
        return Math.max(most, (1 - 0.28 * k) * smoothstep(half * ragged, 0.45 * half, off));
      }, 0);
    const chip = ([x, y, z]: Vec3): Vec3 => {
      const [dx, dz] = [x - middle[0], z - middle[1]];
      const out = Math.sqrt(dx * dx + dz * dz);
      if (out < 0.2 * wide) return [x, y, z];
      const gone = missing(atan2(dx, dz));
      if (gone === 0) return [x, y, z];
      if (isFlat) {
        const by = 1 - (gone * depth * smoothstep(0.5 * wide - 2.4 * depth, 0.5 * wide, out)) / out;
        return [middle[0] + dx * by, y, middle[1] + dz * by];
      }
      return [x, y - gone * depth * smoothstep(max[1] - 2.2 * depth, max[1], y), z];
    };
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: parts.map((part) => (part === main ? { ...part, geometry: deform(part.geometry, chip) } : part)),
      },
    };
  },
};

/** An angle between minus and plus half a turn. */
const wrapped = (angle: number): number => angle - TAU * Math.floor((angle + PI) / TAU);

/** The middle, x and z, of a part above a height. */
function axisOf({ geometry: { positions } }: Part, above: number): readonly [number, number] {
  const upper: number[] = [];
  for (let i = 0; i < positions.length; i += 3)
    if ((positions[i + 1] as number) >= above)
      upper.push(positions[i] as number, positions[i + 1] as number, positions[i + 2] as number);
  const { min, max } = boundsOf([Float32Array.from(upper)]);
  return [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
}
