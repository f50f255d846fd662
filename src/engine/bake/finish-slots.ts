import { materialById } from "../materials/index.ts";
import type { Condition, Conditions, MaterialSpec, Surface } from "../materials/material.ts";

/** What a slot's surface is as a whole: all that can be said of it where there is no map. */
export interface Finish {
  /** 0 mirror to 1 matte. */
  readonly roughness: number;
  readonly metalness: number;
  /** Share of what is behind it that it hides, looked at straight: 1 for all but clear glass. */
  readonly opacity: number;
  /** It hides less towards its edges and mirrors nothing, as vapour does. */
  readonly soft?: true;
  /** How much of the light goes on within it, 0..1: gems, ice, jade. Left out: none. */
  readonly within?: number;
}

/** What lies on glass and is not seen through. */
const LAID_ON: readonly Condition[] = [
  "rusty",
  "mossy",
  "dusty",
  "dirty",
  "burnt",
  "frozen",
  "snowy",
  "painted",
  "moldy",
  "muddy",
  "bloody",
  "sandy",
];
/** Of the light that passes, how much a strong colour lets through, and from which brightness on it counts as dark. */
const DYED = 0.62;
const DARK = 0.25;

/** One finish a slot. */
export function finishSlots(
  materials: Readonly<Record<string, MaterialSpec>>,
  surfaces: Readonly<Record<string, Surface>>,
): Record<string, Finish> {
  return Object.fromEntries(
    Object.entries(surfaces).map(([slot, surface]) => {
      const [roughness, metalness] = [mean(surface.roughness), mean(surface.metalness)];
      const spec = materials[slot] as MaterialSpec;
      const soft = spec.clear && materialById(spec.base).haze !== undefined;
      const within = (materialById(spec.base).within ?? 0) * (1 - laidOn(spec.conditions));
      return [
        slot,
        { roughness, metalness, opacity: 1 - passing(spec, surface), ...(soft && { soft }), ...(within && { within }) },
      ];
    }),
  );
}

/** Share of the light that passes a wall of it: less the stronger its colour and the more lies on it. */
function passing(spec: MaterialSpec, { albedo }: Surface): number {
  const { clarity = 0, haze } = materialById(spec.base);
  if (spec.clear && haze !== undefined) return haze;
  if (!spec.clear || clarity === 0) return 0;
  const colour = [0, 1, 2].map((channel) => mean(albedo, channel, 3));
  const most = Math.max(...colour);
  const paleness = most > 0 ? Math.min(...colour) / most : 1;
  return clarity * (DYED + (1 - DYED) * paleness) * Math.min(1, most / DARK) * (1 - 0.7 * laidOn(spec.conditions));
}

const laidOn = (conditions: Conditions): number => Math.max(...LAID_ON.map((name) => conditions[name] ?? 0));

function mean(values: Float32Array, first = 0, step = 1): number {
  let sum = 0;
  for (let i = first; i < values.length; i += step) sum += values[i] as number;
  return (sum * step) / values.length;
}
