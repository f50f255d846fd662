import { layColour } from "../../concepts/lay-colour.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import type { Conditions } from "../../materials/material.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { mix } from "../../math/vec3.ts";
import { extentOf } from "../regions/extent-of.ts";
import type { Style } from "../style.ts";
import { without } from "./without-condition.ts";

const WET = fromHex("#4a3722");
const DRY = fromHex("#a58a63");
/** Share of the height up to which all is caked, for the most mud; how ragged that line is. */
const CAKED = 0.46;
const RAGGED = 0.16;
const BARE = /eye|pupil|flame|lamp/;
const LEAST = 0.5;

/** Whether something is so muddy that it is seen from a few steps away. */
export const isMuddy = ({ muddy = 0 }: Conditions): boolean => muddy >= LEAST;

/** Waded through mud: caked from below up to a ragged line, wet where it is thick and pale where it has dried, splashed above. */
export const mudCaked: Style = {
  id: "mud-caked",
  apply: (thing, draw) => {
    const { min, span } = extentOf(thing.model.parts);
    const size = Math.max(...span);
    const seed = draw.integer("mud", 0, 9999);
    const parts = thing.model.parts.map((part): Part => {
      const amount = thing.materials[part.slot]?.conditions.muddy ?? 0;
      if (amount < LEAST || BARE.test(part.slot)) return part;
      // what lies flat is muddy all over
      const line = CAKED * amount + Math.max(0, 0.3 - span[1] / size);
      return { ...part, paint: cake(part, { floor: min[1], high: span[1], size, line, seed }) };
    });
    return { ...thing, model: { ...thing.model, parts }, materials: without(thing.materials, "muddy") };
  },
};

interface Wading {
  readonly floor: number;
  readonly high: number;
  readonly size: number;
  /** Share of the height that is caked. */
  readonly line: number;
  readonly seed: number;
}

function cake(part: Part, { floor, high, size, line, seed }: Wading): Paint {
  const toModel = fitAffine(part.geometry);
  return (surface, x, y, z, nx, ny, nz) => {
    part.paint?.(surface, x, y, z, nx, ny, nz);
    const [px, py, pz] = toModel(x, y, z);
    const [u, v, w] = [px / size, py / size, pz / size];
    const up = (py - floor) / Math.max(high, 1e-9);
    const broad = noise(u * 7, v * 4, w * 7, seed);
    const clod = noise(u * 24, v * 24, w * 24, seed + 1);
    const drop = noise(u * 40, v * 40, w * 40, seed + 2);
    const fine = noise(u * 90, v * 90, w * 90, seed + 3);
    const into = line - up + RAGGED * (broad + 0.45 * clod);
    const caked = smoothstep(-0.005, 0.02, into);
    // the higher, the fewer splashes
    const splash = smoothstep(0, 0.06, drop + 0.4 * clod - 0.34 - 0.55 * clamp01(up - line));
    const cover = Math.max(caked, splash);
    if (cover === 0) return;
    const damp = smoothstep(0.05, 0.32, into + 0.12 * clod);
    const mud = mix(DRY, WET, clamp01(damp * 0.85 + 0.16 * clod));
    const tone = 1 + 0.16 * fine + 0.12 * clod;
    const lit: Rgb = [mud[0] * tone, mud[1] * tone, mud[2] * tone];
    layColour(
      surface,
      mix([surface.r, surface.g, surface.b], lit, 0.96 * cover),
      surface.roughness + (0.92 - 0.45 * damp - surface.roughness) * cover,
      surface.metalness * (1 - cover),
    );
    surface.height += size * cover * (0.006 + 0.006 * clod + 0.002 * fine);
  };
}
