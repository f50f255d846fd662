import { type Corner, type Point2, roundCorners } from "../../geometry/outline.ts";
import { atan2, cos, exp, pow, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { HatParameters } from "./hat-parameters.ts";

/** Metres: inner half-width of a hat for a head of 58 cm around. */
export const HEAD_RADIUS = 0.086;
/** Heads are deeper than wide. */
export const HEAD_DEPTH = 1.18;
/** Metres between points of a profile that will be bent. */
const FINEST = 0.012;

/** Outside of the crown from the band up: (radius over the head's, height over the crown's, rounding in metres). */
const PROFILES: Readonly<Record<HatParameters["style"], readonly Corner[]>> = {
  fedora: [
    [1.06, 0],
    [1.02, 0.55],
    [0.9, 0.97, 0.02],
    [0, 1],
  ],
  top: [
    [1.06, 0],
    [1, 0.3, 0.05],
    [1.02, 0.7, 0.05],
    [1.12, 1, 0.008],
    [0, 1.005],
  ],
  cowboy: [
    [1.07, 0],
    [1.03, 0.5],
    [0.88, 0.96, 0.03],
    [0, 1],
  ],
  cap: [
    [1.06, 0],
    [1.07, 0.35, 0.04],
    [0.92, 0.75, 0.05],
    [0.45, 0.98, 0.06],
    [0, 1.01],
  ],
  beanie: [
    [1.04, 0],
    [1.1, 0.35, 0.05],
    [1, 0.68, 0.06],
    [0.55, 0.96, 0.06],
    [0, 1.01],
  ],
  wizard: [
    [1.08, 0],
    [0.86, 0.2, 0.06],
    [0.5, 0.52, 0.1],
    [0.18, 0.9],
    [0.05, 1, 0.01],
    [0, 1.01],
  ],
  sun: [
    [1.06, 0],
    [1.04, 0.55],
    [0.8, 0.95, 0.03],
    [0, 1],
  ],
  tricorn: [
    [1.06, 0],
    [1.04, 0.5, 0.03],
    [0.72, 0.92, 0.05],
    [0, 1.02],
  ],
  rain: [
    [1.07, 0],
    [1.05, 0.4, 0.04],
    [0.86, 0.8, 0.05],
    [0.4, 0.99, 0.05],
    [0, 1.02],
  ],
  bowler: [
    [1.06, 0],
    [1.06, 0.45, 0.03],
    [0.78, 0.9, 0.05],
    [0, 1.02],
  ],
};

/** The crown's outside before it is shaped: (radius, height) in metres, from the band to the pole, in small steps. */
export function crownProfile(p: HatParameters): Point2[] {
  const corners = PROFILES[p.style].map(
    ([r, y, rounding]): Corner => [r * HEAD_RADIUS, y * p.crownHeight, rounding ?? 0],
  );
  const line = roundCorners(corners, 4);
  return line.flatMap((point, i): Point2[] => {
    const next = line[i + 1];
    if (!next) return [point];
    const [dr, dy] = [next[0] - point[0], next[1] - point[1]];
    const pieces = Math.max(1, Math.ceil(Math.sqrt(dr * dr + dy * dy) / FINEST));
    return Array.from(
      { length: pieces },
      (_, k): Point2 => [point[0] + (dr * k) / pieces, point[1] + (dy * k) / pieces],
    );
  });
}

/** The crown's outer radius at a height near the band. */
export function crownRadius(p: HatParameters, y: number): number {
  const line = crownProfile(p);
  const i = Math.max(
    1,
    line.findIndex(([, at]) => at >= y),
  );
  const [[r0, y0], [r1, y1]] = [line[i - 1] as Point2, line[i] as Point2];
  return y1 > y0 ? r0 + ((r1 - r0) * (y - y0)) / (y1 - y0) : r0;
}

/** Makes the round crown oval, creases and pinches it, or bends its tip over. */
export function shapeCrown(p: HatParameters, [x, y, z]: Vec3): Vec3 {
  const t = y / p.crownHeight;
  const deep = z * HEAD_DEPTH;
  if (p.style === "wizard") {
    const wrinkle = 1 + 0.035 * sin(t * 24) * smoothstep(0.1, 0.35, t);
    const reach = Math.max(0, t);
    const aside = p.lean * p.crownHeight * 0.34 * pow(reach, 2.6);
    return [x * wrinkle + aside, y - Math.abs(aside) * 0.45 * reach, deep * wrinkle - Math.abs(aside) * 0.25];
  }
  if (p.dent === 0) return [x, y, deep];
  const upper = smoothstep(0.45, 1, t);
  const pinch = 1 - 0.4 * p.dent * upper * smoothstep(-0.02, 0.1, deep);
  const across = x / 0.03;
  const crease = p.dent * 0.03 * exp(-across * across) * smoothstep(0.75, 1, t);
  const rise = 0.06 * p.crownHeight * upper * (deep / HEAD_RADIUS);
  return [x * pinch, y - crease + rise, deep];
}

/** Makes the flat ring of a brim oval and bends it: sides up, front down, or all around and wavy. */
export function bendBrim(p: HatParameters, [x, y, z]: Vec3, inner: number): Vec3 {
  const radius = Math.sqrt(x * x + z * z);
  const out = Math.max(0, (radius - inner) / p.brimWidth);
  const [side, front] = [(x * x) / (radius * radius), z / radius];
  const oval = 1 + (HEAD_DEPTH - 1) * (1 - out * 0.35);
  const bend = out * out * p.brimWidth;
  if (p.style === "tricorn") {
    // turned up in front and on either side of the back, with corners between
    const up = 0.5 + 0.5 * cos(3 * atan2(x, z));
    const rolled = 1 - 0.3 * up * out;
    return [x * rolled, y + out * p.brimWidth * (0.95 * p.curl * up + 0.1), z * oval * rolled];
  }
  if (p.style === "rain") {
    // slants down all around, turned up in front, far out behind over the collar
    const behind = 1 + 0.75 * out * smoothstep(0.1, -0.9, front);
    const ahead = smoothstep(0.55, 1, front) * out * out;
    return [
      x,
      y + p.brimWidth * (p.curl * out * (behind - 0.1) + 0.95 * ahead),
      z * oval * behind * (1 - 0.12 * ahead),
    ];
  }
  const lift =
    p.style === "cowboy"
      ? p.curl * side * 1.05 - 0.22 * front * front
      : p.style === "top" || p.style === "bowler"
        ? p.curl * (0.25 + side * 0.9)
        : p.style === "fedora"
          ? p.curl * (0.4 - front * 1.1)
          : p.curl * (1 + 0.5 * sin(3 * atan2(z, x) + 1)) + 0.06 * sin(7 * atan2(z, x));
  // what rolls up comes in by as much
  const roll = p.style === "cowboy" ? 1 - 0.25 * p.curl * side * out * out : 1;
  return [x * roll, y + lift * bend, z * oval];
}
