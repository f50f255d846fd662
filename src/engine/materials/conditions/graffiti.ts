import { createField } from "../../kernels/field-pool.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, sin } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { BUBBLE_LETTERS, TAG_LETTERS } from "../../texture/figures/spray-letters.ts";
import { type Copy, createShape, type Shape, scatterLayers } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const SPRAYS = ["#d9387a", "#2f9fd0", "#f0c61f", "#47b04b", "#e8602a", "#7a3fb0", "#f2f2ee"].map(fromHex);
const OUTLINES = ["#16151a", "#16151a", "#1d2f6e", "#f4f2ec"].map(fromHex);
const DRIP = createShape(16, (u, v) => (1 - u * u) * smoothstep(-1, -0.9, v) * smoothstep(1, 0.7, v));

/** One word on the wall: its paint and, of bubble letters, the line around them. */
interface Word {
  readonly paint: Rgb;
  readonly outline: Rgb | undefined;
}

interface Placed {
  readonly shape: Shape;
  readonly word: number;
  readonly copy: Partial<Copy>;
}

/** Two or three throw-ups of bubble letters, and signatures between them; later ones go over earlier ones. */
function writeWords(draw: Draw, amount: number, scale: number): [Word[], Placed[]] {
  const words: Word[] = [];
  const placed: Placed[] = [];
  const throwUps = 1 + Math.round(amount * 2);
  for (let word = 0; word < throwUps + 2 + Math.round(amount * 3); word += 1) {
    const isBubble = word < throwUps;
    // each word its own draw: more of them leave the others as they were
    const next = draw.stream(isBubble ? `throw-up ${word}` : `tag ${word - throwUps}`);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
    const paint = pick(isBubble ? SPRAYS : [...SPRAYS, ...OUTLINES]);
    words.push({ paint, outline: isBubble ? pick(OUTLINES) : undefined });
    const high = (isBubble ? 0.3 + 0.1 * next() : 0.09 + 0.06 * next()) * Math.min(1.4, scale);
    const slant = (next() - 0.5) * 0.5;
    // spread down the tile, so that no band of it stays bare
    const from = { x: next(), y: (((isBubble ? word : word - throwUps + 0.5) * 0.382 + 0.1 * next()) % 1) + 0.05 };
    const count = 3 + Math.floor(next() * 3);
    for (let letter = 0; letter < count; letter += 1) {
      const along = letter * high * (isBubble ? 0.6 : 0.55);
      const x = from.x + along * cos(slant);
      const y = from.y + along * sin(slant) + (next() - 0.5) * high * 0.12;
      const angle = slant + (next() - 0.5) * 0.3;
      const shape = pick(isBubble ? BUBBLE_LETTERS : TAG_LETTERS);
      placed.push({ shape, word, copy: { x, y, angle, length: high, width: high } });
      const runs = next() * (isBubble ? 0.35 : 0.2);
      if (next() < 0.45) {
        const drip = { x: x + (next() - 0.5) * high * 0.4, y: y + high * 0.25 + runs / 2, angle: 0 };
        placed.push({ shape: DRIP, word, copy: { ...drip, length: runs, width: high * 0.035 } });
      }
    }
  }
  return [words, placed];
}

/** Sprayed on: bubble letters with a line around them, signatures, drips below both, a soft brim of overspray. */
export const graffiti: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const [words, placed] = writeWords(draw, amount, scale);
  const shapes = [...new Set(placed.map(({ shape }) => shape))];
  const byShape = shapes.map((shape) => placed.filter((one) => one.shape === shape));
  const layers = byShape.map((copies, at) => ({
    shape: shapes[at] as Shape,
    across: copies.length,
    down: 1,
    place: (copy: Copy, _: () => number, i: number) => {
      const { copy: own, word } = copies[i] as Placed;
      // a word's own height, so that the later one shows where two cross
      Object.assign(copy, own, { base: word * 2 + 1, gain: 1 });
    },
  }));
  const owner = byShape.flat().map(({ word }) => word);
  const { height, index } = scatterLayers(createField(size * size), size, layers, draw.stream("copies"));
  const mist = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.8, seed: draw.seed32("mist") });
  return repaintSurface(surface, (texel, i) => {
    const at = index[i] as number;
    if (at < 0) return;
    const word = owner[at] as number;
    const { paint, outline } = words[word] as Word;
    const relief = (height[i] as number) - (word * 2 + 1);
    const m = mist[i] as number;
    // it thins out drop by drop
    const cover = smoothstep(0, outline ? 0.1 : 0.3, relief + m * 0.05);
    const line = outline ? smoothstep(0.36, 0.33, relief) : 0;
    blendColour(texel, line > 0.5 && outline ? outline : paint, cover * (0.9 + m * 0.08));
    texel.height += surface.tileSize * 0.00006 * cover;
    texel.roughness = lerp(texel.roughness, 0.46 + m * 0.06, cover);
    texel.metalness *= 1 - cover;
  });
};
