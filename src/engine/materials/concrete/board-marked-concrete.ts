import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { knots } from "../../texture/marks/knots.ts";
import { pits } from "../../texture/marks/pits.ts";
import { woodGrain } from "../../texture/marks/wood-grain.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { sampleField } from "../../texture/noises/sample-field.ts";
import { createBoardPlace, layAcross } from "../../texture/tilings/board-place.ts";
import { planks } from "../../texture/tilings/planks.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GREY = ["#6a6761", "#86837c", "#9d9a93", "#b5b2ab"].map(fromHex);
const TILE = 1.5;

/** Concrete cast against rough boards: their grain and knots in relief, fins at the joints, each board set a little deeper or prouder. Takes colours as a pigment. */
export const boardMarkedConcrete: Material = {
  id: "board-marked-concrete",
  class: "concrete",
  words: [
    "concrete form mark",
    "concrete with form mark",
    "board-marked concrete",
    "board marked concrete",
    "board formed concrete",
    "board-formed concrete",
    "shuttered concrete",
    "wood formed concrete",
    "shuttering concrete",
    "beton brut",
    "brutalist concrete",
    "formwork concrete",
  ],
  tileSize: TILE,
  shade: shadeBoardMarkedConcrete,
};

function shadeBoardMarkedConcrete({ size, draw, colours, scale }: ShadeContext): Surface {
  const rows = featureCount(10, scale);
  const { bend, core } = knots(size, draw.stream("knots"), 10 / scale / scale, 0.016 * scale);
  const { late, fibre } = woodGrain(size, draw, featureCount(60, scale), 1.1, featureCount(110, scale), bend);
  for (let i = 0; i < late.length; i += 1) {
    late[i] = (late[i] as number) * 0.6 + (fibre[i] as number) * 0.3 - Math.max(0, core[i] as number);
  }
  const blotches = fbm(size, { cells: featureCount(7, scale), octaves: 7, gain: 0.64, seed: draw.seed32("blotches") });
  const sand = fbm(size, { cells: featureCount(150, scale), octaves: 2, gain: 0.9, seed: draw.seed32("sand") });
  const holes = pits(size, draw.seed32("holes"), featureCount(34, scale), 0.16, 0.2);
  const layout = layAcross(planks(rows, 1, 0.12, draw.seed32("layout")));
  const table = (name: string) => randomTable(layout.count, draw.seed32(name));
  const [level, tone, shiftX, shiftY] = [table("level"), table("tone"), table("shift x"), table("shift y")];
  const cement = palette(...dye(GREY, colours[0]));
  const place = createBoardPlace();
  return paintSurface(size, TILE, (texel, i) => {
    layout.locate(((i & (size - 1)) + 0.5) / size, (Math.floor(i / size) + 0.5) / size, place);
    const { board } = place;
    const grain = sampleField(
      late,
      size,
      place.across + (shiftX[board] as number),
      place.along + (shiftY[board] as number),
    );
    const fin = smoothstep(0.0032, 0.0006, place.border * TILE);
    const b = blotches[i] as number;
    const s = sand[i] as number;
    const hole = holes[i] as number;
    paintFrom(
      cement,
      0.5 + b * 0.24 + grain * 0.2 + ((tone[board] as number) - 0.5) * 0.32 + s * 0.12 + fin * 0.12,
      texel,
    );
    shade(texel, (1 - hole * 0.4) * (1 - 0.25 * smoothstep(0.012, 0.003, place.border * TILE) * (1 - fin)));
    texel.height = grain * 0.0016 + ((level[board] as number) - 0.5) * 0.006 + fin * 0.0045 + s * 0.0002 - hole * 0.004;
    texel.roughness = 0.84 + s * 0.05 - grain * 0.04;
  });
}
