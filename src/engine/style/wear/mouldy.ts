import { layColour } from "../../concepts/lay-colour.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import type { Conditions } from "../../materials/material.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { mix } from "../../math/vec3.ts";
import { extentOf } from "../regions/extent-of.ts";
import type { Style } from "../style.ts";
import { without } from "./without-condition.ts";

/** From the heart of a colony, where its spores are ripe, to the down at its rim. */
const SPORES = fromHex("#3f5546");
const BLUE_GREEN = fromHex("#7f9c86");
const DOWN = fromHex("#e6e7da");
const DAMP = fromHex("#8a7d4e");

/** Colonies across the longest side: a few large ones, and small ones between them. */
const SIZES = [
  { across: 4.2, radius: 0.56 },
  { across: 9.5, radius: 0.46 },
] as const;
/** What no mould grows on. */
const BARE = /eye|pupil|glass|flame|metal|plate|dish|tray|board|knife/;
const LEAST = 0.3;

/** Whether something is so mouldy that it is seen from a few steps away. */
export const isMouldy = ({ moldy = 0 }: Conditions): boolean => moldy >= LEAST;

/** Mould grown over all of a thing, over what is painted on it too: round furry colonies, green in the middle and white at the rim. */
export const mouldy: Style = {
  id: "mouldy",
  apply: (thing, draw) => {
    const parts = thing.model.parts.filter(({ slot }) => !BARE.test(slot));
    if (parts.length === 0) return thing;
    const size = Math.max(...extentOf(parts).span);
    const seed = draw.integer("colonies", 0, 9999);
    const grown = (part: Part): Part => {
      const amount = thing.materials[part.slot]?.conditions.moldy ?? 0;
      return amount < LEAST ? part : { ...part, paint: grow(part, size, amount, seed) };
    };
    return {
      ...thing,
      model: { ...thing.model, parts: thing.model.parts.map((part) => (parts.includes(part) ? grown(part) : part)) },
      materials: without(thing.materials, "moldy"),
    };
  },
};

function grow(part: Part, size: number, amount: number, seed: number): Paint {
  const toModel = fitAffine(part.geometry);
  return (surface, x, y, z, nx, ny, nz) => {
    part.paint?.(surface, x, y, z, nx, ny, nz);
    const [u, v, w] = toModel(x, y, z).map((c) => c / size) as [number, number, number];
    const damp = noise(u * 3, v * 3, w * 3, seed);
    const ragged = noise(u * 34, v * 34, w * 34, seed + 1);
    const fuzz = noise(u * 110, v * 110, w * 110, seed + 2);
    const own: Rgb = [surface.r, surface.g, surface.b];
    let into = -1;
    for (const [k, { across, radius }] of SIZES.entries()) {
      const reach = radius * (0.35 + 0.75 * amount + 0.4 * damp);
      const far = nearest(u * across, v * across, w * across, seed + k * 131);
      into = Math.max(into, reach - far + 0.07 * ragged);
    }
    const wet = 0.55 * smoothstep(-0.28, 0, into);
    const there = smoothstep(-0.01, 0.035, into);
    const ripe = smoothstep(0.06, 0.13, into + 0.02 * fuzz);
    const heart = smoothstep(0.16, 0.3, into + 0.03 * fuzz);
    const furry = mix(mix(DOWN, BLUE_GREEN, ripe), SPORES, heart);
    const tone = 1 + 0.22 * fuzz;
    const mould: Rgb = [furry[0] * tone, furry[1] * tone, furry[2] * tone];
    layColour(
      surface,
      mix(mix(own, DAMP, wet), mould, 0.96 * there),
      surface.roughness + (0.98 - surface.roughness) * there,
      surface.metalness * (1 - there),
    );
    surface.height += size * there * (0.004 + 0.004 * fuzz);
  };
}

/** Distance to the nearest heart of a colony: one in each cell of a grid in space, off its middle. */
function nearest(x: number, y: number, z: number, seed: number): number {
  let least = 4;
  const [a, b, c] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  for (let i = a - 1; i <= a + 1; i += 1)
    for (let j = b - 1; j <= b + 1; j += 1)
      for (let k = c - 1; k <= c + 1; k += 1) {
        const bits = hash(i, j, k, seed);
        const [dx, dy, dz] = [x - i - share(bits, 0), y - j - share(bits, 8), z - k - share(bits, 16)];
        least = Math.min(least, dx * dx + dy * dy + dz * dz);
      }
  return Math.sqrt(least);
}

const share = (bits: number, from: number): number => ((bits >>> from) & 255) / 255;

function hash(i: number, j: number, k: number, seed: number): number {
  let bits = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(k, 1274126177) ^ Math.imul(seed, 40503);
  bits = Math.imul(bits ^ (bits >>> 13), 1540483477);
  return (bits ^ (bits >>> 15)) >>> 0;
}
