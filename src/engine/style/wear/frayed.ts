import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

/** Places along the free edge, and threads that hang loose at each. */
const PLACES = 84;
const THREADS = 3;
/** How long and thick threads are, in sizes of the whole. */
const LONG = 0.055;
const THIN = 0.0028;
/** Height over width under which a thing lies flat; depth over width under which it hangs as a sheet does. */
const FLAT = 0.5;
const SHEET = 0.3;

interface Edge {
  readonly at: Vec3;
  /** Unit vector in which threads stick out. */
  readonly out: Vec3;
}

/** Its free edge come apart in threads: the brim of what lies flat, the far side of a flag, the hem of what hangs. */
export const frayed: Style = {
  id: "frayed",
  apply: (thing, draw) => {
    const cloth = clothOf(thing.model.parts);
    const next = draw.stream("threads");
    const { min, max } = boundsOf(cloth.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const threads = edgesOf(cloth).flatMap((edge) => Array.from({ length: THREADS }, () => thread(edge, size, next)));
    if (threads.length === 0) return thing;
    const { paint: _, ...like } = cloth[0] as Part;
    const fringe = makePart("frayed-threads", like.slot, merge(threads), { weight: 1 });
    return { ...thing, model: { ...thing.model, parts: [...thing.model.parts, fringe] } };
  },
};

/** The parts of the slot that has most faces to the sides: a flag's cloth and not its pole, a hat's brim and not its band. */
function clothOf(parts: readonly Part[]): Part[] {
  const area = new Map<string, number>();
  for (const { slot, geometry } of parts) {
    const { min, max } = boundsOf([geometry.positions]);
    const [wide, high, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    area.set(slot, (area.get(slot) ?? 0) + wide * high + high * deep + deep * wide);
  }
  const most = Math.max(...area.values());
  const slot = [...area].find(([, each]) => each === most)?.[0];
  return parts.filter((part) => part.slot === slot);
}

/** A loose thread: out from the edge, bent down and aside. */
function thread({ at, out }: Edge, size: number, next: () => number): Geometry {
  const long = LONG * size * (0.35 + 1.1 * next());
  const aside: Vec3 = [1.4 * (next() - 0.5), 1.1 * (next() - 0.5) - 0.25, 1.4 * (next() - 0.5)];
  const path = [-0.25, 0.3, 0.7, 1].map((t) =>
    add(add(at, scale(out, long * t)), scale(aside, long * 0.6 * Math.max(0, t) * t)),
  );
  return tube(THIN * size, path, 3, { scale: (t) => [1 - 0.7 * t, 1 - 0.7 * t] });
}

/** The points of the cloth that reach furthest, each in its own share of the edge. */
function edgesOf(cloth: readonly Part[]): Edge[] {
  const { min, max } = boundsOf(cloth.map(({ geometry }) => geometry.positions));
  const [wide, high, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const isFlat = high < FLAT * Math.max(wide, deep) && deep > SHEET * wide;
  const isSheet = !isFlat && deep < SHEET * wide && high < 1.1 * wide;
  const middle: Vec3 = [(min[0] + max[0]) / 2, 0, (min[2] + max[2]) / 2];
  const furthest = new Map<string, { readonly edge: Edge; readonly reach: number }>();
  const take = (key: string, reach: number, at: Vec3, out: Vec3) => {
    if (reach > (furthest.get(key)?.reach ?? Number.NEGATIVE_INFINITY)) furthest.set(key, { edge: { at, out }, reach });
  };
  for (const { geometry } of cloth)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [x, y, z] = [0, 1, 2].map((k) => geometry.positions[i + k] as number) as unknown as Vec3;
      if (isFlat) {
        const angle = atan2(x - middle[0], z - middle[2]);
        // along the longer side as along the shorter one
        const [u, v] = [(x - middle[0]) / wide, (z - middle[2]) / deep];
        take(
          `${Math.floor(((angle + TAU) / TAU) * PLACES) % PLACES}`,
          u * u + v * v,
          [x, y, z],
          [sin(angle), 0, cos(angle)],
        );
      } else if (isSheet && x > max[0] - 0.12 * wide)
        take(`x${Math.floor(((y - min[1]) / high) * PLACES)}`, x, [x, y, z], [1, 0, 0]);
      if (!isFlat) {
        // hems hang where the cloth ends, not half way up
        if (y > min[1] + 0.3 * high) continue;
        const round = isSheet ? 0 : Math.floor(((atan2(x - middle[0], z - middle[2]) + TAU) / TAU) * PLACES);
        take(`y${Math.floor(((x - min[0]) / wide) * PLACES)}/${round}`, -y, [x, y, z], [0, -1, 0]);
      }
    }
  const found = [...furthest.entries()];
  const low = min[1] + 0.06 * high;
  return found
    .filter(([key, { edge }]) => !key.startsWith("y") || edge.at[1] < low)
    .slice(0, 3 * PLACES)
    .map(([, { edge }]) => edge);
}
