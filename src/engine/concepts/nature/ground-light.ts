import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { bar } from "../pieces.ts";

/** Warm light of the sun, and the pale light of a lamp on a stage, over the floor's own colour. */
const [SUN, LAMP] = [
  [1, 0.86, 0.56],
  [1, 0.97, 0.84],
] as const;
/** What is left of a floor's colour in the shade. */
const SHADE = 0.42;

const lit = (surface: Parameters<Paint>[0], [r, g, b]: readonly [number, number, number], share: number): void => {
  const own = SHADE * (1 - share);
  const bright = 0.88 * share;
  surface.r = surface.r * (own + 0.3 * share) + bright * r * (0.7 + 0.3 * surface.r);
  surface.g = surface.g * (own + 0.3 * share) + bright * g * (0.7 + 0.3 * surface.g);
  surface.b = surface.b * (own + 0.3 * share) + bright * b * (0.7 + 0.3 * surface.b);
};

/** The light of a window on a floor: four panes of it aslant, the rest in the shade. */
export const sunlit: Paint = (surface, x, y, z) => {
  if (y < -0.01) return;
  const [u, v] = [x + 0.35 * z, z - 0.05];
  const inside = Math.min(0.66 - Math.abs(u), 0.52 - Math.abs(v));
  const bars = Math.min(Math.abs(u), Math.abs(v)) - 0.025;
  lit(surface, SUN, smoothstep(-0.015, 0.02, Math.min(inside, bars)));
};

/** A round pool of light on a dark stage. */
export const spotlit: Paint = (surface, x, y, z) => {
  if (y < -0.01) return;
  lit(surface, LAMP, 1 - smoothstep(0.6, 0.68, Math.sqrt(x * x + z * z)));
};

const WET = [0.075, 0.085, 0.1] as const;

/** Wet asphalt with rings where drops fall. */
export const wet: Paint = (surface, x, y, z) => {
  if (y < -0.01) return;
  [surface.r, surface.g, surface.b] = WET;
  surface.roughness = 0.12;
  for (let i = 0; i < 16; i += 1) {
    const [dx, dz] = [x - 0.84 * sin(i * 2.4) * (0.45 + 0.035 * i), z - 0.7 * cos(i * 2.4 + 0.3) * (0.45 + 0.035 * i)];
    const d = Math.sqrt(dx * dx + dz * dz);
    if (d > 0.14) continue;
    surface.height += 0.004 * (1 - d / 0.14) * cos(d * 150);
  }
};

/** Height of the rain in radii of the ground, and how near to its middle it falls, so that it hides nobody. */
const [TALL, CLEAR] = [1.5, 0.42];
const DROPS = 56;
/** Before somebody, further to the front than this, one sees only the end of its fall. */
const [FRONT, SHORT] = [-0.05, 0.22];

/** Lines of rain down to the ground, each with the ring it makes there. */
export function rain(chance: () => number): Part[] {
  const lines = Array.from({ length: DROPS }, (_, i) => {
    const [turn, out] = [i * 2.39996 + 0.4 * chance(), CLEAR + (0.86 - CLEAR) * Math.sqrt((i + 0.5) / DROPS)];
    const [x, z] = [0.95 * out * sin(turn), 0.8 * out * cos(turn)];
    const top = (z > FRONT ? SHORT : TALL) * (0.55 + 0.45 * chance());
    return { x, z, line: bar([x, -0.012, z], [x + 0.07 * top, top, z], 0.003, 5) };
  });
  const rings = lines.filter((_, i) => i % 3 === 0).map(({ x, z }) => move(torus(0.03, 0.004, 18, 6), [x, 0.001, z]));
  return [
    makePart("rain", "rain", merge(lines.map(({ line }) => line)), { weight: 0.5 }),
    makePart("splashes", "rain", merge(rings), { weight: 0.3 }),
  ];
}
