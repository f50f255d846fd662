import { createField } from "../../kernels/field-pool.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Bed, noise, type Pair } from "./pair.ts";

/** An amount (0..1) of no more than this is "a few": single ones far apart. */
export const FEWEST = 0.1;

/** Columns and rows of the jittered grid that they are dealt to, one in a cell but for the cells left out. */
const CELLS = 3;
const LEFT_OUT = 0.2;

/** Reach of each from its middle, in shares of the tile: the least, and how much more the largest has. */
const REACH = 0.028;
const SPREAD = 0.03;

/** A few of what the second is a heap of, each half sunk in the first: rocks in moss, shells on a beach. */
export function setSingly(pair: Pair): Bed {
  const { size, first, second, rise, firstDepth, secondDepth, draw } = pair;
  const next = draw.stream("singly");
  const places = Array.from({ length: CELLS * CELLS }, (_, at) => ({
    x: ((at % CELLS) + 0.12 + 0.76 * next()) / CELLS,
    y: (Math.floor(at / CELLS) + 0.12 + 0.76 * next()) / CELLS,
    reach: REACH + SPREAD * next() * next(),
    isThere: next() >= LEFT_OUT,
  })).filter(({ isThere }) => isThere);
  const ragged = noise(pair, "singly", 24, 4);
  const mask = createField(size * size);
  const height = createField(size * size);
  for (let i = 0; i < mask.length; i += 1) {
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = (Math.floor(i / size) + 0.5) / size;
    let near = 3;
    for (const place of places) {
      const dx = x - place.x - Math.round(x - place.x);
      const dy = y - place.y - Math.round(y - place.y);
      near = Math.min(near, Math.sqrt(dx * dx + dy * dy) / place.reach);
    }
    const away = near + 0.3 * (ragged[i] as number) - (0.25 * (second.height[i] as number)) / secondDepth;
    mask[i] = smoothstep(1.06, 0.94, away);
    const dome = Math.sqrt(Math.max(0, 1 - away * away));
    const bed = (first.height[i] as number) - 0.7 * (rise[i] as number);
    height[i] = bed + dome * first.tileSize * 0.014 + firstDepth * 0.1 + 0.4 * (second.height[i] as number);
  }
  return { mask, height };
}
