import { createField } from "../../kernels/field-pool.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { rosetteRelief } from "../../texture/figures/palmette.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { PLAIN_WEAVE } from "../../texture/threads/weave.ts";
import { dealApart } from "../../texture/tones/even-deal.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const GROUNDS = ["#22304f", "#e4dccb", "#2f4a3c", "#c9dbe0", "#f0d9d2"];
const PETALS = ["#c9505f", "#e7a3ac", "#d98a3c", "#e4d2b8", "#8a5fa0", "#e0c050"].map(fromHex);
const HEART = ["#c99a2a", "#e6c04e", "#6d4a1e"].map(fromHex);
const LEAVES = ["#3f6a44", "#5b8453", "#7c9c5e"].map(fromHex);
const FLOWER = createShape(96, (u, v) => rosetteRelief(u, v, 5, 0.42));
const LEAF = createShape(48, (u, v) => {
  const wide = (1 - v * v) * 0.95;
  return Math.abs(u) < wide ? 0.3 + 0.7 * (1 - Math.abs(u) / wide) : 0;
});

const inkOf = (colour: Rgb) =>
  palette(...[0.72, 1, 1.18].map((k) => colour.map((c) => Math.min(0.85, c * k)) as [number, number, number]));

/** Printed cotton: five-petalled flowers and leaves strewn over a plain ground. Takes colours in the ground, then in the flowers. */
export const floralFabric: Material = {
  id: "floral-fabric",
  class: "fabric",
  words: [
    "floral fabric",
    "floral",
    "floral print",
    "flower print",
    "flowered fabric",
    "floral pattern",
    "chintz",
    "calico",
    "printed fabric",
    "patterned fabric",
    "fabric pattern",
  ],
  tileSize: 0.3,
  shade: (context) => {
    const { colours, draw, scale, size } = context;
    const cells = featureCount(7, scale);
    const rows = 2 * featureCount(4, scale);
    const blank = () => createField(size * size);
    const leafGrid = { across: cells * 2, down: cells * 2 };
    const leaves = scatter(blank(), size, LEAF, leafGrid, draw.stream("leaves"), (copy, next, n) => {
      // no crowd of leaves and no bare ground between them
      copy.x = ((n % leafGrid.across) + 0.5 + (next() - 0.5) * 0.6) / leafGrid.across;
      copy.y = (Math.floor(n / leafGrid.across) + 0.5 + (next() - 0.5) * 0.6) / leafGrid.down;
      copy.angle = next() * 6.2832;
      copy.length = (0.5 + 0.3 * next()) / cells;
      copy.width = copy.length * 0.42;
      copy.bend = (next() - 0.5) * 0.8;
    });
    const flowers = scatter(
      blank(),
      size,
      FLOWER,
      { across: cells, down: rows },
      draw.stream("flowers"),
      (copy, next, n) => {
        // strewn, yet no bare gap between them: it would be found in every tile again
        const row = Math.floor(n / cells);
        copy.x = ((n % cells) + 0.25 + 0.5 * (row % 2) + (next() - 0.5) * 0.42) / cells;
        copy.y = (row + 0.5 + (next() - 0.5) * 0.42) / rows;
        copy.angle = next() * 6.2832;
        copy.length = (0.7 + 0.3 * next()) / cells;
        copy.width = copy.length;
        copy.base = next() * 0.2;
      },
    );
    const [ground] = dye([fromHex(draw.pick("ground", GROUNDS))], colours[0]);
    const paper = inkOf(ground ?? [0.5, 0.5, 0.5]);
    // on a ground that was asked for, flowers are its tints, so that the cloth as a whole is of that colour
    const tint = (k: number) =>
      (ground ?? [0.5, 0.5, 0.5]).map((c) => Math.min(0.8, c * k + 0.05)) as [number, number, number];
    const bouquet = colours[0] ? [tint(1.7), tint(0.5), tint(2.4)] : PETALS;
    const petals = bouquet.map((petal) => inkOf(colours[1] ?? petal));
    const leafInk = (colours[0] ? [tint(0.25), tint(0.4)] : LEAVES).map(inkOf);
    const heart = palette(...(colours[0] ? [tint(0.3), tint(0.5)] : HEART));
    const choice = dealApart(
      cells * rows,
      petals.length,
      (x, y) => {
        const row = Math.floor(y * rows);
        return row * cells + (Math.floor(x * cells + 0.25 - 0.5 * (row % 2) + cells) % cells);
      },
      draw.seed32("choice"),
    );
    const leafChoice = randomTable(cells * cells * 4, draw.seed32("leaf choice"));
    return weaveCloth(context, {
      tileSize: 0.3,
      warps: featureCount(48, scale) * 2,
      wefts: featureCount(48, scale) * 2,
      draft: PLAIN_WEAVE,
      drift: 0.2,
      shadow: 0.4,
      yarnAt: (_warp, _thread, i) => {
        const flower = flowers.index[i] as number;
        if (flower >= 0) {
          const u = flowers.across[i] as number;
          const v = flowers.along[i] as number;
          if (u * u + v * v < 0.06) return heart;
          return petals[choice[flower] as number] ?? paper;
        }
        const leaf = leaves.index[i] as number;
        if (leaf < 0 || Math.abs(leaves.across[i] as number) < 0.06) return paper;
        return leafInk[Math.floor((leafChoice[leaf] as number) * leafInk.length)] ?? paper;
      },
      finish: (texel, i) => {
        const flower = flowers.height[i] as number;
        if (flower <= 0) return;
        const u = flowers.across[i] as number;
        const v = flowers.along[i] as number;
        // petals darken towards the heart and at their outline, as a printer shades them
        const tone = 0.72 + 0.28 * Math.min(1, (u * u + v * v) * 2.6);
        const rim = Math.min(1, 0.6 + flower * 3);
        texel.r *= tone * rim;
        texel.g *= tone * rim;
        texel.b *= tone * rim;
      },
    });
  },
};
