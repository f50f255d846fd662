import { graph } from "../../geometry/curve.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { PI, sin } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import type { CreatureStudio, Knot } from "../reptile/creature-studio.ts";

/** Where along the body the sail begins and ends: behind the hips and over the shoulders. */
const [FROM, TO] = [-0.72, 0.44];
const CUTS = 40;

/** A thin fin of skin on tall bony rays along the back, highest over its middle. `height` is in the animal's unit. */
export function putBackSail(studio: CreatureStudio, spine: readonly Knot[], height: number): void {
  const ridge = graph(spine.map(([, y, z, r]) => [z, y + r] as const));
  const fin = loft(
    Array.from({ length: CUTS + 1 }, (_, i): Ring => {
      const t = i / CUTS;
      const z = lerp(FROM, TO, t);
      // rays stand out of the edge like the ribs of a fan
      const ray = i % 4 === 0 ? 1.045 : 0.985;
      const high = height * Math.sqrt(Math.max(0.004, sin(t * PI))) * ray;
      const thick = i % 4 === 0 ? 0.017 : 0.009;
      const foot = ridge(z) - 0.07;
      const lean = (z + 0.14) * 0.22;
      return [
        [thick * 1.5, foot, z],
        [thick, foot + 0.07 + high * 0.5, z + lean * 0.5],
        [0.004, foot + 0.07 + high, z + lean],
        [-0.004, foot + 0.07 + high, z + lean],
        [-thick, foot + 0.07 + high * 0.5, z + lean * 0.5],
        [-thick * 1.5, foot, z],
      ];
    }),
  );
  studio.put(
    "sail",
    "sail",
    fin,
    (surface, _x, y, z) => {
      const up = (y - ridge(z)) / height;
      const ray = ((z - FROM) / (TO - FROM)) * (CUTS / 4);
      const bone = smoothstep(0.2, 0.08, Math.abs(ray - Math.round(ray)));
      const tone = (1.1 - 0.5 * smoothstep(0.55, 1, up)) * (1 - 0.35 * bone);
      surface.r *= tone;
      surface.g *= tone;
      surface.b *= tone;
    },
    1,
    0.9,
  );
}
