import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CANE = ["#8d6f3c", "#b08f52", "#c9aa6c", "#dcc38b", "#e8d5a6"].map(fromHex);
const STRING = ["#5d4a30", "#85704d", "#a9946c"].map(fromHex);
const TILE = 0.3;
const SLATS = 26;
/** Strings that hold the slats, and half the width of one in shares of the tile. */
const STRINGS = 3;
const HALF_STRING = 0.011;
/** Where on a slat the tile ends: between its crown and its groove. */
const PHASE = 0.36;

/** A mat or blind of thin bamboo slats side by side, tied with strings over one and under the next. Takes colours in the slats, then in the strings. */
export const slatMat: Material = {
  id: "slat-mat",
  class: "wood",
  words: [
    "bamboo mat",
    "bamboo blind",
    "bamboo placemat",
    "bamboo roller blind",
    "sushi mat",
    "bamboo slat",
    "bamboo stick mat",
    "roll-up blind",
    "wooden blind",
  ],
  tileSize: TILE,
  shade: shadeSlatMat,
};

function shadeSlatMat({ size, draw, colours, scale }: ShadeContext): Surface {
  const slats = featureCount(SLATS / 2, scale) * 2;
  const strings = featureCount(STRINGS, scale);
  const table = (name: string) => randomTable(slats, draw.seed32(name));
  const [tone, knot, level] = [table("tone"), table("knot"), table("level")];
  const fibre = fbm(size, { cells: 4, cellsY: slats * 6, octaves: 4, gain: 0.7, seed: draw.seed32("fibre") });
  const mottle = fbm(size, { cells: featureCount(9, scale), cellsY: slats, octaves: 3, seed: draw.seed32("mottle") });
  const sway = fbm(size, { cells: featureCount(4, scale), octaves: 2, seed: draw.seed32("sway") });
  const cane = palette(...dye(CANE, colours[0], 0.85));
  const string = palette(...dye(STRING, colours[1], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size;
    const down = ((Math.floor(i / size) + 0.5) / size) * slats + PHASE + 0.2 * (sway[i] as number);
    const slat = ((Math.floor(down) % slats) + slats) % slats;
    const v = down - Math.floor(down) - 0.5;
    const dome = Math.sqrt(Math.max(0, 1 - 4.2 * v * v));
    const [f, m] = [fibre[i] as number, mottle[i] as number];
    // a node of the cane: a ring that stands a little, dark below
    const away = x - (knot[slat] as number) - Math.round(x - (knot[slat] as number));
    const node = smoothstep(0.012, 0.004, Math.abs(away));
    paintFrom(cane, 0.55 + 0.42 * ((tone[slat] as number) - 0.5) + 0.14 * f + 0.12 * m, texel);
    shade(texel, (1 - 0.3 * node) * (1 - 0.6 * smoothstep(0.36, 0.5, Math.abs(v))));
    texel.height =
      (TILE / slats) * (0.34 * dome + 0.06 * node * dome + 0.08 * ((level[slat] as number) - 0.5) + 0.012 * f);
    texel.roughness = 0.5 + 0.08 * f;
    const along = x * strings + 0.5;
    const side = ((along - Math.floor(along) - 0.5) / strings) * (1 + 0.1 * m);
    // two yarns: where one goes over a slat the other goes under it, and they cross between
    for (const turn of [0, 1]) {
      const over = (slat + turn) % 2 === 0;
      const middle = (turn === 0 ? 1 : -1) * HALF_STRING * 0.5;
      const far = Math.abs(side - middle) / (HALF_STRING * (over ? 0.95 : 0.7));
      if (far >= 1 || (!over && Math.abs(v) < 0.34)) continue;
      paintFrom(string, 0.5 + 0.3 * f + 0.3 * (0.5 - far), texel);
      shade(texel, 1 - 0.4 * far * far);
      texel.height += (TILE / slats) * 0.2 * Math.sqrt(1 - far * far) * (over ? 1 : 0.4);
      texel.roughness = 0.9;
    }
  });
}
