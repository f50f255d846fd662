import { boundsOf } from "#measure/bounds.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Style } from "../style.ts";
import { warped } from "../warped.ts";

/** What is thicker than this share of its shorter side is not rolled up. */
const THIN = 0.22;
/** From one turn to the next, in thicknesses, and at the least of the length. */
const AIR = 1.35;
const LEAST = 0.011;

/** Rolled up along its longest side, its upper face outside: a rug, a blanket, a poster. */
export const rolled: Style = {
  id: "rolled",
  apply: (thing) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const [x, high, z] = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)) as [number, number, number];
    if (high > THIN * Math.min(x, z)) return thing;
    const along = x > z ? 0 : 2;
    const long = Math.max(x, z);
    const pitch = Math.max(AIR * high, LEAST * long);
    const inner = 1.2 * pitch;
    // an Archimedean spiral, its length taken without the little it rises
    const turnAt = (s: number): number => ((Math.sqrt(inner * inner + (pitch * s) / PI) - inner) * TAU) / pitch;
    const end = turnAt(long);
    const outer = inner + (pitch * end) / TAU;
    const roll = (point: Vec3): Vec3 => {
      const s = Math.min(Math.max((point[along] as number) - (min[along] as number), 0), long);
      const turn = turnAt(s);
      const angle = end - turn - PI / 2;
      const radius = inner + (pitch * turn) / TAU + (point[1] - min[1]);
      const [u, v] = [radius * cos(angle), outer + radius * sin(angle)];
      return along === 0 ? [u, v, point[2]] : [point[0], v, u];
    };
    return warped(thing, { min, max, size: 0.34 * long }, roll);
  },
};
