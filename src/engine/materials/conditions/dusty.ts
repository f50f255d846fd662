import { blurKernel, type Field } from "../../kernels/kernels.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { depthOf, levelBelow } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, meanColour, meanLight, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";
import { tileJoints } from "./tile-joints.ts";

const DUST = fromHex("#a59a87");
const GREY_DUST = fromHex("#766c5e");
/** Over black hide and cloth the same dust looks ashen: its brown would make the black khaki. */
const ASHEN_DUST = fromHex("#8c8983");
/** On what is about as light as dust itself only paler dust is seen. */
const PALE_DUST = fromHex("#d3cab9");
/** Depth of the relief in shares of the tile: below it dust finds no hollow to gather in, and what it shows is where a hand wiped. */
const SMOOTH = 0.0018;

/** Pale dust everywhere, thickest where it gathers, softening all below; on what is smooth an even film with wipes through it. */
export const dusty: ApplyCondition = (surface, amount, { size, draw, scale, material }) => {
  // between hairs and in grain it thins out slowly: a heap with a brim would be a spot that is bare
  const isSoft = material.class === "fabric" || material.class === "leather";
  const film = isSoft
    ? { from: -1.1, to: 0.3, most: 0.7, least: 0.3 }
    : { from: -0.7, to: 0.2, most: 0.5, least: 0.14 };
  const pile = isSoft ? { to: 1, most: 0.92, least: 0.51 } : { to: 0.5, most: 0.95, least: 0.7 };
  const smooth = blurKernel(surface.height, size, size * 0.006, 2);
  const joints = tileJoints(surface, material);
  const isEven = joints !== undefined || (!isSoft && depthOf(surface.height) < surface.tileSize * SMOOTH);
  const drifts = { octaves: isEven ? 3 : 7, gain: 0.62, seed: draw.seed32("drift") };
  // cloth and hide show through in many places of like size: one blot of clean dye is found in every tile again
  const drift = isSoft
    ? evenNoise(size, { ...drifts, cells: featureCount(8, scale) })
    : fbm(size, { ...drifts, cells: featureCount(5, scale) });
  const specks = fbm(size, { cells: featureCount(150, scale), octaves: 2, gain: 0.9, seed: draw.seed32("specks") });
  const wiped = isEven ? wipes(size, draw, scale) : undefined;
  // cloth is beaten and brushed: what is clean again shows how grey the rest has become
  const beaten = isSoft ? wipes(size, draw.fork("beaten"), scale / 2) : undefined;
  const light = meanLight(surface.albedo);
  // on what is black a breath of dust is seen: as much as elsewhere would hide that it is black
  const black = smoothstep(isSoft ? 0.1 : 0.22, isSoft ? 0.02 : 0.04, light);
  // pale cloth greys: on it dust is what has been trodden in
  const ground = isSoft ? mix(mix(DUST, ASHEN_DUST, black), GREY_DUST, smoothstep(0.3, 0.5, light)) : DUST;
  // pale dust on red clay would be a limewash
  const isFired = material.class === "ceramic" || material.class === "terracotta";
  const tone = mix(
    ground,
    PALE_DUST,
    (isFired ? smoothstep(0.65, 0.4, fullnessOf(surface.albedo)) : 1) *
      smoothstep(0.12, 0.24, light) *
      (isSoft ? smoothstep(0.36, 0.26, light) : smoothstep(0.5, 0.38, light)),
  );
  // of a film on what is black little is needed to be seen, on what is white much
  const strength = lerp(lerp(0.95, 1.5, smoothstep(0.4, 0.75, light)), 0.4, black);
  const grain = surface.tileSize * 0.00035;
  const rub = lerp(0.6, 0.15, smoothstep(0.3, 0.42, light));
  return repaintSurface(surface, (texel, i) => {
    const low = (smooth[i] as number) - texel.height;
    const s = specks[i] as number;
    const gather = low / (surface.tileSize * 0.002);
    const lies = (drift[i] as number) + s * 0.22 + Math.max(-0.25, Math.min(0.5, gather * 0.4)) + amount * 1.3 - 0.8;
    let cover: number;
    let heap = 0;
    if (wiped) {
      // grain by grain, hardly thicker here than there
      const film = 0.5 + 0.1 * (drift[i] as number) + 0.3 * s;
      const inJoint = 0.75 * ((joints?.[i] as number | undefined) ?? 0);
      cover = Math.min(
        0.9,
        Math.max(0, film) * (1 - (wiped[i] as number) * (1 - inJoint)) * strength * (0.3 + 0.7 * amount),
      );
    } else {
      // a veil nearly everywhere, and heaps with an edge
      const veil = smoothstep(film.from, film.to, lies) * lerp(film.most, film.least, black);
      heap = smoothstep(-0.1, pile.to, lies - 0.3 * black);
      cover = Math.max(veil, heap * lerp(pile.most, pile.least, black)) * (0.45 + 0.55 * amount);
      // what is handled is rubbed clean on its crowns, so that its grain is seen through the dust
      if (isSoft) cover *= (1 - rub * smoothstep(-0.2, 0.8, -low / grain)) * (1 - 0.46 * (beaten?.[i] ?? 0));
    }
    blendColour(texel, tone, cover);
    shade(texel, 1 + s * 0.18 * heap);
    texel.height =
      lerp(texel.height, smooth[i] as number, cover * 0.35) + surface.tileSize * (0.00012 * cover * s + 0.0005 * heap);
    texel.roughness = lerp(texel.roughness, 0.96, Math.min(1, cover * 1.3));
    // it thins out grain by grain
    texel.metalness *= 1 - smoothstep(0.25, 0.75, cover + s * (wiped ? 0.15 : 0.3));
  });
};

/** How far a surface's mean colour is from grey, 0..1. */
function fullnessOf(albedo: Float32Array): number {
  const mean = meanColour(albedo);
  return 1 - Math.min(...mean) / Math.max(1e-4, ...mean);
}

const mix = (a: Rgb, b: Rgb, t: number): Rgb => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];

/** Where a hand or a cloth went over the dust, 0..1: all over in soft swathes of like size, each streaked along its way. */
function wipes(size: number, draw: Draw, scale: number): Field {
  const swathe = evenNoise(size, { cells: featureCount(5, scale), octaves: 3, gain: 0.5, seed: draw.seed32("swathe") });
  const streaks = fbm(size, {
    cells: featureCount(2, scale),
    cellsY: featureCount(60, scale),
    octaves: 3,
    gain: 0.6,
    seed: draw.seed32("streaks"),
  });
  const level = levelBelow(swathe, 0.76);
  for (let i = 0; i < swathe.length; i += 1) {
    swathe[i] = smoothstep(level - 0.26, level + 0.26, (swathe[i] as number) + 0.34 * (streaks[i] as number));
  }
  return swathe;
}
