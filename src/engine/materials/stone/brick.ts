import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { type BrickPlace, brickWall } from "../../texture/bricks.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/palette.ts";
import { pits } from "../../texture/pits.ts";
import { randomTable } from "../../texture/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BRICK = ["#4f241b", "#7a3626", "#964733", "#ac5c43", "#bd7a5f"].map(fromHex);
const MORTAR = ["#8e8578", "#a89f91", "#bfb7aa"].map(fromHex);
const TILE = 1;

/** A wall of hand-made bricks in running bond, lime mortar set back. Takes colours in the bricks, then in the mortar. */
export const brick: Material = {
  id: "brick",
  class: "ceramic",
  words: ["brick", "brick wall", "brickwork", "red brick", "masonry"],
  tileSize: TILE,
  shade: shadeBrick,
};

function shadeBrick({ size, draw, colours, scale }: ShadeContext): Surface {
  const columns = featureCount(4, scale);
  const rows = featureCount(6, scale) * 2;
  const wobbleX = fbm(size, { cells: rows, octaves: 5, gain: 0.6, seed: draw.seed32("wobble x") });
  const wobbleY = fbm(size, { cells: rows, octaves: 5, gain: 0.6, seed: draw.seed32("wobble y") });
  const rough = fbm(size, { cells: rows * 3, octaves: 6, gain: 0.65, seed: draw.seed32("rough") });
  const grit = fbm(size, { cells: rows * 14, octaves: 3, gain: 0.85, seed: draw.seed32("grit") });
  const fire = fbm(size, { cells: rows, cellsY: rows, octaves: 4, seed: draw.seed32("fire") });
  const holes = pits(size, draw.seed32("holes"), rows * 5, 0.14, 0.3);
  const tone = randomTable(rows * columns, draw.seed32("tone"));
  const level = randomTable(rows * columns, draw.seed32("level"));
  const burnt = randomTable(rows * columns, draw.seed32("burnt"));
  const clay = palette(...dye(BRICK, colours[0]));
  const mortar = palette(...dye(MORTAR, colours[1]));
  const locate = brickWall(columns, rows);
  const place: BrickPlace = { brick: 0, u: 0, v: 0, border: 0 };
  const course = TILE / rows;
  return paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size + ((wobbleX[i] as number) * 0.022) / rows;
    const y = (Math.floor(i / size) + 0.5) / size + ((wobbleY[i] as number) * 0.022) / rows;
    locate(x, y, place);
    const r = rough[i] as number;
    const g = grit[i] as number;
    const hole = holes[i] as number;
    // in courses: half a joint is 7 % of a course
    const border = place.border * rows - 0.068 + r * 0.012;
    const face = smoothstep(-0.012, 0.055, border);
    const proud = (level[place.brick] as number) - 0.5;
    const brickHeight = course * (0.1 + 0.022 * proud + 0.014 * r + 0.008 * g - 0.035 * hole);
    const joint = course * (0.018 + 0.016 * r + 0.014 * g);
    texel.height = lerp(joint, brickHeight, face);
    if (face > 0.35) {
      const t = 0.5 + ((tone[place.brick] as number) - 0.5) * 0.7 + (fire[i] as number) * 0.16 + r * 0.1 + g * 0.13;
      paintFrom(clay, (burnt[place.brick] as number) > 0.86 ? t - 0.3 : t, texel);
      shade(texel, 1 - hole * 0.35);
      // lime smeared over the arrises
      paintLime(texel, smoothstep(0.07, 0, border + r * 0.03) * 0.4);
      texel.roughness = 0.82 + g * 0.06;
    } else {
      paintFrom(mortar, 0.45 + r * 0.22 + g * 0.28 + (fire[i] as number) * 0.12, texel);
      texel.roughness = 0.93 + g * 0.03;
    }
  });
}

const LIME = fromHex("#b3a595");

function paintLime(texel: { r: number; g: number; b: number }, amount: number): void {
  blendColour(texel, LIME, amount);
}
