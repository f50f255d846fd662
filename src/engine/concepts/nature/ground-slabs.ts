import { box } from "../../geometry/box.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import type { Paint } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { layColour } from "../lay-colour.ts";
import { land, ridges } from "./terrain.ts";

/** Metres from the surface down to the floor the piece of ground stands on. */
export const THICKNESS = 0.15;
/** Radius of what stays level, so that a thing can stand there. */
const LEVEL = 0.6;

/** Swells from the level middle to the rim. */
const swell = (x: number, z: number): number => smoothstep(LEVEL, 0.92, Math.sqrt(x * x + z * z));

/** The upper layer of a round piece of ground: level in the middle, uneven by `relief` metres towards the rim. */
export const roundTop = (relief: number, seed: number): Geometry =>
  land(1, (x, z) => 0.003 + relief * swell(x, z) * (0.45 + 0.55 * ridges(x * 1.3, z * 1.3, seed)), {
    segments: 64,
    rows: 18,
    floor: -0.05,
  });

/** What lies under the upper layer. */
export const roundBase = (): Geometry =>
  lathe(
    [
      [0, -THICKNESS],
      [0.93, -THICKNESS],
      [0.99, -THICKNESS + 0.045],
      [0.975, -0.02],
      [0, -0.02],
    ],
    64,
  );

/** Of a street or a floor: half its width and half its depth. */
export const FLOOR = [0.95, 0.8] as const;

/** A level rectangular layer whose upper side is y = `top`. */
export const floorLayer = (top: number, thick: number, grow = 0): Geometry =>
  move(box([2 * (FLOOR[0] + grow), thick, 2 * (FLOOR[1] + grow)], { bevel: 0.008 }), [0, top - thick / 2, 0]);

const SEA_DEEP = fromHex("#14587f");
const SEA_LIGHT = fromHex("#3fa0bd");
const FOAM = fromHex("#eaf6f8");
const SAND = fromHex("#e3cb96");
const WET_SAND = fromHex("#a98a5c");
const PUDDLE = fromHex("#3a2a1c");
const WHITE = fromHex("#eef0f0");
const YELLOW = fromHex("#f0c030");

/** Water with light crests of small waves. */
export const waves: Paint = (surface, x, y, z) => {
  if (y < -0.02) return;
  const drift = 0.6 * noise(x * 2.2, 0, z * 2.2, 5);
  const crest = sin(z * 26 + 6 * drift + 2.2 * sin(x * 5)) + 0.5 * noise(x * 9, 0, z * 22, 9);
  layColour(surface, SEA_DEEP, 0.08);
  const light = smoothstep(-0.4, 1.3, crest);
  surface.r += (SEA_LIGHT[0] - surface.r) * light;
  surface.g += (SEA_LIGHT[1] - surface.g) * light;
  surface.b += (SEA_LIGHT[2] - surface.b) * light;
  if (crest > 1.22) layColour(surface, FOAM, 0.3);
  surface.height += 0.006 * crest;
};

/** Sand in front, sea behind, and foam where they meet. */
export const shore: Paint = (surface, x, y, z, ...normal) => {
  const at = z + 0.34 + 0.09 * sin(x * 4.2) + 0.05 * noise(x * 6, 0, z * 6, 3);
  if (at < 0) waves(surface, x, Math.max(y, 0), z, ...normal);
  else {
    const shade = 0.93 + 0.1 * noise(x * 13, 0, z * 13, 4);
    const [r, g, b] = at < 0.16 ? WET_SAND : SAND;
    layColour(surface, [r * shade, g * shade, b * shade], at < 0.16 ? 0.4 : 0.95);
  }
  if (Math.abs(at) < 0.03) layColour(surface, FOAM, 0.5);
};

/** Wind ripples. */
export const ripples: Paint = (surface, x, y, z) => {
  if (y < -0.02) return;
  const wave = sin(z * 34 + 5 * noise(x * 1.6, 0, z * 1.6, 7) + 1.5 * sin(x * 2.6));
  const shade = 0.9 + 0.1 * wave;
  surface.r *= shade;
  surface.g *= shade;
  surface.b *= shade;
  surface.height += 0.006 * wave;
};

/** Wet dark puddles in the mud. */
export const puddles: Paint = (surface, x, y, z) => {
  if (y < -0.02 || noise(x * 2.4, 0, z * 2.4, 11) < 0.16) return;
  layColour(surface, PUDDLE, 0.05);
  surface.height = 0;
};

/** A lane's dashes, or a runway's dashes and threshold bars. */
export const markings =
  (isRunway: boolean): Paint =>
  (surface, x, y, z) => {
    if (y < -0.01) return;
    const dash = Math.abs(z) < (isRunway ? 0.03 : 0.024) && (x + 10) % 0.38 < 0.22;
    const bars =
      isRunway && Math.abs(x) > 0.72 && Math.abs(x) < 0.9 && (Math.abs(z) + 0.035) % 0.14 < 0.07 && Math.abs(z) > 0.09;
    const edge = Math.abs(Math.abs(z) - (isRunway ? 0.72 : 0.5)) < 0.014;
    if (dash || bars || edge) layColour(surface, dash && !isRunway ? YELLOW : WHITE, 0.8);
  };

/** Black and white squares, or joints between stone flags. */
export const squares =
  (isChecked: boolean): Paint =>
  (surface, x, y, z) => {
    if (y < -0.01) return;
    const [u, v] = [(x + 10.125) / 0.25, (z + 10.125) / 0.25];
    const joint = Math.min(u % 1, v % 1) < 0.035;
    if (isChecked && (Math.floor(u) + Math.floor(v)) % 2 === 0) layColour(surface, [0.05, 0.055, 0.06], 0.25);
    if (joint) layColour(surface, [0.3, 0.29, 0.27], 0.9);
  };

/** Craters with pale rims. */
export const craters =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    if (y < -0.03) return;
    for (let i = 0; i < 9; i += 1) {
      const [a, r] = [i * 2.4 + seed, 0.35 + 0.07 * i];
      const [dx, dz] = [x - r * sin(a), z - r * sin(a + 1.571)];
      const d = Math.sqrt(dx * dx + dz * dz) / (0.07 + 0.016 * ((i * 5) % 7));
      const shade = d < 0.85 ? 0.6 : d < 1.1 ? 1.3 : 1;
      surface.r *= shade;
      surface.g *= shade;
      surface.b *= shade;
    }
  };
