import type { Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createWeavePlace, type Draft, weave } from "../../texture/threads/weave.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { ShadeContext, Surface } from "../material.ts";

/** A cloth of flat filament tows, bare or under resin. */
export interface Composite {
  readonly tileSize: number;
  /** Tows across and down the tile, a multiple of the draft's. */
  readonly tows: number;
  readonly draft: Draft;
  /** Of the tows along V and of those across, dark to light. */
  readonly warp: readonly Rgb[];
  readonly weft: readonly Rgb[];
  readonly roughness: number;
  /** How much of the tows' relief the resin leaves: 1 dry cloth, 0 under a flat coat of lacquer, which then mirrors alike all over. */
  readonly relief: number;
  /** How far tows bow out of the straight over the tile, in tows. Default 0.75. */
  readonly bow?: number;
}

/** Weaves flat tows of parallel filaments: each is a satin ribbon that dips under its neighbours. Colours dye warp, then weft. */
export function weaveComposite({ size, draw, colours }: ShadeContext, look: Composite): Surface {
  const { tileSize, tows, draft, relief, roughness, bow = 0.75 } = look;
  const along = fbm(size, { cells: tows * 9, cellsY: 5, octaves: 2, gain: 0.8, seed: draw.seed32("warp filaments") });
  const across = fbm(size, { cells: 5, cellsY: tows * 9, octaves: 2, gain: 0.8, seed: draw.seed32("weft filaments") });
  const sway = fbm(size, { cells: 3, octaves: 1, seed: draw.seed32("sway") });
  const film = fbm(size, { cells: 6, octaves: 5, gain: 0.6, seed: draw.seed32("film") });
  const tone = randomTable(tows * 2, draw.seed32("tone"));
  const locate = weave(tows, tows, draft);
  const place = createWeavePlace();
  const warp = palette(...dye(look.warp, colours[0], 0.9));
  const weft = palette(...dye(look.weft, colours[1] ?? colours[0], 0.9));
  const shiftX = draw.number("shift x", 0, 1) / tows;
  const shiftY = draw.number("shift y", 0, 1) / tows;
  const thick = (tileSize / tows) * relief;
  return paintSurface(size, tileSize, (texel, i) => {
    const bend = ((sway[i] as number) * bow) / tows;
    const x = ((i & (size - 1)) + 0.5) / size + bend + shiftX;
    const y = (Math.floor(i / size) + 0.5) / size - bend + shiftY;
    locate(x, y, place);
    const filament = (place.warp ? along : across)[i] as number;
    const own = (tone[place.thread + (place.warp ? 0 : tows)] as number) - 0.5;
    const edge = Math.abs(place.across);
    const gap = smoothstep(0.84, 1, edge);
    const f = film[i] as number;
    paintFrom(place.warp ? warp : weft, 0.5 + filament * 0.26 + own * 0.25 + (place.height - 0.75) * 0.9, texel);
    shade(texel, 1 - 0.6 * gap);
    texel.height = thick * (0.34 * place.height + filament * 0.02) - thick * 0.05 * gap;
    const bare = Math.min(1, relief * 4);
    texel.height += (1 - bare) * tileSize * 0.0008 * f;
    texel.roughness =
      roughness * (1 + f * 0.25) + bare * (filament * 0.15 * roughness + gap * 0.08 + (place.warp ? 0 : 0.04));
  });
}
