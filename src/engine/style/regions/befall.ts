import { layColour } from "../../concepts/lay-colour.ts";
import { noise } from "../../geometry/deform.ts";
import type { SurfacePoint } from "../../geometry/part.ts";
import type { Condition, Conditions } from "../../materials/material.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";

/** What a condition leaves on a place that it befalls. */
interface Mark {
  /** One colour and another, as it is thick or thin. */
  readonly colours: readonly [Rgb, Rgb];
  /** Share of the place that it covers, 0..1, and sizes of a patch in sizes of the whole. */
  readonly cover: number;
  readonly patch: number;
  readonly roughness: number;
  /** Streaks as long as so many of their widths. Default 1: round patches. */
  readonly drawn?: number;
  /** How much it stands out (or is sunk, negative), in sizes of the whole. */
  readonly high?: number;
}

const mark = (hexes: string, cover: number, patch: number, roughness: number, rest: Partial<Mark> = {}): Mark => {
  const [first = "#000000", second = first] = hexes.split(" ");
  return { colours: [fromHex(first), fromHex(second)], cover, patch, roughness, ...rest };
};

/** What shows by colour alone. Everything else that befalls a place shows by its shape. */
const MARKS: Partial<Record<Condition, Mark>> = {
  mossy: mark("#4f7226 #7d9a3a", 0.8, 0.07, 0.95, { high: 0.006 }),
  moldy: mark("#5e6b58 #8a957c", 0.6, 0.05, 0.95),
  rusty: mark("#6e3213 #a8571f", 0.75, 0.08, 0.9, { high: -0.002 }),
  stained: mark("#4a2f17 #6b4824", 0.55, 0.12, 0.7),
  dirty: mark("#3a2f22 #594936", 0.65, 0.1, 0.95),
  muddy: mark("#4a331f #6b4c30", 0.8, 0.12, 0.9, { high: 0.004 }),
  bloody: mark("#5c0606 #8a0c0c", 0.55, 0.1, 0.4),
  dusty: mark("#b9ad97 #cfc5b2", 0.75, 0.2, 1),
  snowy: mark("#eef3f8 #ffffff", 0.85, 0.15, 0.9, { high: 0.012 }),
  frozen: mark("#cfe4f0 #f2f9fd", 0.75, 0.1, 0.25, { high: 0.003 }),
  scratched: mark("#d8d0c4 #b8b0a4", 0.42, 0.018, 0.8, { drawn: 9, high: -0.002 }),
  worn: mark("#cdbfa8 #a8977c", 0.5, 0.06, 0.9, { drawn: 2 }),
  faded: mark("#d6cfc2 #c4bba9", 0.7, 0.2, 0.9),
  burnt: mark("#0d0a08 #2a1a10", 0.85, 0.08, 1, { high: -0.002 }),
  peeling: mark("#a08a6c #6d5a42", 0.5, 0.07, 0.95, { high: -0.004 }),
  chipped: mark("#e9e1d0 #cbbfa6", 0.4, 0.05, 0.95, { high: -0.01 }),
};

/** Seeds the patches of one condition and the next. */
const SALT = 77;

/** What is seen of some conditions on one place of a thing, or undefined where none of them shows by its colour. */
export function befall(
  conditions: Conditions,
  size: number,
): ((surface: SurfacePoint, point: Vec3) => void) | undefined {
  const marks = Object.entries(MARKS).filter(([name]) => (conditions[name as Condition] ?? 0) > 0);
  if (marks.length === 0) return undefined;
  return (surface, [x, y, z]) => {
    for (const [at, [, { colours, cover, patch, roughness, drawn = 1, high = 0 }]] of marks.entries()) {
      const scale = 1 / (patch * size);
      const seed = SALT + at;
      const wide = noise(x * scale, (y * scale) / drawn, z * scale, seed);
      const fine = noise(x * scale * 3.1, (y * scale * 3.1) / drawn, z * scale * 3.1, seed + 9);
      const thick = 0.5 + 0.5 * (0.72 * wide + 0.28 * fine);
      // value noise keeps to its middle: an even share of the place is covered where the threshold follows it there
      const there = smoothstep(0, 0.1, thick - (0.82 - 0.64 * cover));
      if (there === 0) continue;
      const colour = mix(colours[0], colours[1], clamp01(thick * 2 - 0.6 + 0.5 * fine));
      layColour(
        surface,
        mix([surface.r, surface.g, surface.b], colour, 0.94 * there),
        surface.roughness + (roughness - surface.roughness) * there,
        there > 0.5 ? 0 : surface.metalness,
      );
      surface.height += high * size * there;
    }
  };
}

/** Share of a stain that is its rim, where the drink dried last; how much of the ground is left in the rim and within. */
const RIM = 0.04;
const LEFT = [0.06, 0.3] as const;
/** How much lighter than the drink what dries of it is within: thin coffee is brown, not grey. */
const THIN = 5;

/** What was spilt and dried: a few stains, each pale within and dark along its rim. */
export function stainWith(colour: Rgb, size: number): (surface: SurfacePoint, point: Vec3) => void {
  const scale = 1 / (0.22 * size);
  const thin: Rgb = [clamp01(colour[0] * THIN), clamp01(colour[1] * THIN), clamp01(colour[2] * THIN)];
  return (surface, [x, y, z]) => {
    const wide = noise(x * scale, y * scale, z * scale, SALT);
    const fine = noise(x * scale * 4, y * scale * 4, z * scale * 4, SALT + 1);
    const into = wide + 0.12 * fine - 0.3;
    if (into < 0) return;
    const within = smoothstep(RIM, RIM * 2, into);
    const left = LEFT[0] + (LEFT[1] - LEFT[0]) * within;
    layColour(surface, mix(mix(colour, thin, within), [surface.r, surface.g, surface.b], left), 0.6, 0);
  };
}
