import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const ROCK = ["#2f3236", "#44474b", "#5b5e61", "#75777a", "#8f9090"].map(fromHex);
const RUST = fromHex("#7a5f45");
const LICHEN = fromHex("#a7a892");
const TILE = 2.4;
/** Columns on the tile, 0.4 m each, and joints down one. */
const COLUMNS = 6;
const JOINTS = 4;

/** A cliff of basalt that shrank as it cooled: upright six-sided columns, three faces of each in view, cracked across at heights of their own. Takes colours in the rock. */
export const basaltColumns: Material = {
  id: "basalt-columns",
  class: "stone",
  words: [
    "basalt column",
    "columnar basalt",
    "basalt pillar",
    "basalt cliff",
    "giant's causeway",
    "giants causeway",
    "basalt organ pipe",
    "basalt wall",
  ],
  tileSize: TILE,
  shade: shadeBasaltColumns,
};

function shadeBasaltColumns({ size, draw, colours, scale }: ShadeContext): Surface {
  const columns = featureCount(COLUMNS, scale);
  const table = (name: string, count = columns) => randomTable(count, draw.seed32(name));
  const [shift, left, right, out, first] = ["shift", "left", "right", "out", "first"].map((name) => table(name)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const joints = featureCount(JOINTS, scale);
  const [tone, step] = [table("tone", columns * joints), table("step", columns * joints)];
  const bend = fbm(size, { cells: columns, cellsY: 3, octaves: 3, seed: draw.seed32("bend") });
  const sag = fbm(size, { cells: columns * 2, octaves: 3, seed: draw.seed32("sag") });
  const rough = fbm(size, { cells: featureCount(20, scale), octaves: 6, gain: 0.62, seed: draw.seed32("rough") });
  const grain = fbm(size, { cells: featureCount(120, scale), octaves: 2, gain: 0.85, seed: draw.seed32("grain") });
  const spots = fbm(size, { cells: featureCount(26, scale), octaves: 5, gain: 0.65, seed: draw.seed32("spots") });
  const rock = palette(...dye(ROCK, colours[0]));
  const edgeOf = (c: number) => c + 0.42 * ((shift[((c % columns) + columns) % columns] as number) - 0.5);
  const broad = TILE / columns;
  return paintSurface(size, TILE, (texel, i) => {
    const y = (Math.floor(i / size) + 0.5) / size;
    const x = (((i & (size - 1)) + 0.5) / size) * columns + 0.09 * (bend[i] as number);
    let at = Math.floor(x);
    if (x < edgeOf(at)) at -= 1;
    else if (x >= edgeOf(at + 1)) at += 1;
    const column = ((at % columns) + columns) % columns;
    const wide = edgeOf(at + 1) - edgeOf(at);
    const t = (x - edgeOf(at)) / wide;
    // three faces: one leans to the left, one faces the eye, one leans to the right
    const [a, b] = [0.18 + 0.24 * (left[column] as number), 0.58 + 0.26 * (right[column] as number)];
    const face = t < a ? 0 : t < b ? 1 : 2;
    const rise = face === 0 ? t / a : face === 1 ? 1 : (1 - t) / (1 - b);
    const down = y * joints + (first[column] as number) + 0.07 * (sag[i] as number) + 0.1 * (t - 0.5) * (face - 1);
    const piece = column * joints + (((Math.floor(down) % joints) + joints) % joints);
    const part = down - Math.floor(down);
    const toJoint = (Math.min(part, 1 - part) / joints) * TILE;
    const toEdge = Math.min(t, 1 - t) * wide * broad;
    const [r, g] = [rough[i] as number, grain[i] as number];
    const joint = smoothstep(0.022, 0.006, toJoint + 0.006 * r);
    const gap = smoothstep(0.03, 0.004, toEdge + 0.006 * r);
    paintFrom(rock, 0.46 + 0.34 * ((tone[piece] as number) - 0.5) + 0.07 * (1 - face) + 0.13 * r + 0.1 * g, texel);
    blendColour(texel, RUST, 0.3 * smoothstep(0.1, 0.02, toJoint) * smoothstep(-0.2, 0.6, r));
    blendColour(texel, LICHEN, 0.55 * smoothstep(0.42, 0.7, spots[i] as number) * (1 - gap));
    shade(texel, (1 - 0.6 * joint) * (1 - 0.72 * gap));
    texel.height =
      broad * (0.34 * rise * wide + 0.16 * (out[column] as number) + 0.07 * (step[piece] as number)) -
      0.03 * joint -
      0.05 * gap +
      0.006 * r +
      0.0012 * g;
    texel.roughness = 0.86 + 0.05 * g;
  });
}
