import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { castOn } from "../cast-on.ts";
import type { Dressed } from "../style.ts";

/** A C that curls in on itself at both ends, one unit wide, to the right of the middle. */
function scroll(side: number, x0: number, y0: number, size: number, turn: number): Geometry {
  const way = Array.from({ length: 22 }, (_, i): Vec3 => {
    const t = i / 21;
    const angle = turn + side * (t * 1.55 * 2 * PI);
    const radius = size * (1 - 0.78 * t);
    return [x0 + side * radius * 0.9 * cos(angle) * side, y0 + radius * sin(angle), 0.02 * sin(t * 9)];
  });
  return tube(0.075, way, 9, { scale: (t) => 1.1 - 0.75 * t, endRounding: 0.02 });
}

/** A shell between scrolls and leaves, standing on y = 0, two units wide. */
function crest(): Geometry {
  const ribs = [-3, -2, -1, 0, 1, 2, 3].map((k) => {
    const angle = k * 0.33;
    const long = 0.62 - 0.035 * k * k;
    return tube(
      0.085,
      [
        [0, 0.12, 0],
        [0.5 * long * sin(angle), 0.12 + 0.5 * long * cos(angle), 0.05],
        [long * sin(angle), 0.12 + long * cos(angle), 0.09],
      ],
      8,
      { scale: (t) => 0.45 + 0.85 * t, endRounding: 0.08 },
    );
  });
  const scrolls = [-1, 1].flatMap((side) => [
    scroll(side, side * 0.5, 0.2, 0.3, side > 0 ? PI : 0),
    scroll(side, side * 0.92, 0.08, 0.2, side > 0 ? PI : 0),
  ]);
  const foot = move(stretch(sphere(0.2, 16, 10), [4.6, 0.55, 0.55]), [0, 0.02, 0]);
  return merge([...ribs, ...scrolls, foot, move(sphere(0.13, 14, 10), [0, 0.16, 0.1])]);
}

/** With a gilt crest of a shell and scrolls on what is highest of it, as palaces and parlours had them. */
export function crowned(thing: Dressed): Dressed {
  const { parts } = thing.model;
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const cx = (min[0] + max[0]) / 2;
  // from the back to the front: on the top rail of a chair, over a mirror
  let top: Vec3 | undefined;
  for (let k = 0; k <= 16; k += 1) {
    const z = min[2] + (k / 16) * (max[2] - min[2]);
    const up = castOn(parts, [cx, 0, z], [0, 1, 0]);
    if (up !== undefined && up > (top?.[1] ?? Number.NEGATIVE_INFINITY) + 1e-4) top = [cx, up, z];
  }
  const high = max[1] - min[1];
  const isOpen = top === undefined || top[1] < min[1] + 0.8 * high;
  // over a vase's mouth or a table's middle it would be in the way
  if (!top || isOpen || !/^(?:furniture|instrument|clock|household|storage)$/.test(thing.family)) return thing;
  if (high < 0.55 * Math.max(max[0] - min[0], max[2] - min[2])) return thing;
  const by = 0.3 * Math.min(max[0] - min[0], 0.7 * high);
  const piece = move(stretch(crest(), [by, by, by]), [top[0], top[1] - 0.06 * by, top[2]]);
  return {
    ...thing,
    model: { ...thing.model, parts: [...parts, makePart("gilt-crest", "gilt-crest", piece, { weight: 0.9 })] },
    materials: {
      ...thing.materials,
      "gilt-crest": { base: "gold", colours: [], conditions: {}, scale: 1, seed: 1 },
    },
  };
}
