import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createQuiltPlace, diamondQuilt } from "../../texture/threads/quilting.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PULP = ["#d9d7d1", "#e7e5e0", "#f0efeb", "#f6f5f2"].map(fromHex);
const TILE = 0.12;
/** Dots of a pressed seam to a pad's side. */
const DOTS = 6;
/** Pins of the embossing roll to a pad. */
const PINS = 9;

/** Kitchen paper: two soft plies pressed together along rows of dots, puffed into lozenges between, fibres all over. Takes colours in the pulp. */
export const paperTowel: Material = {
  id: "paper-towel",
  class: "misc",
  words: ["paper towel", "kitchen paper", "kitchen roll", "kitchen towel", "paper napkin", "toilet paper"],
  tileSize: TILE,
  shade: shadePaperTowel,
};

function shadePaperTowel({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(6, scale);
  const quilt = diamondQuilt(across, across);
  const fluff = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.8, seed: draw.seed32("fluff") });
  const soft = fbm(size, { cells: across * 3, octaves: 3, gain: 0.5, seed: draw.seed32("soft") });
  const fibres = scratches(size, draw, 3000, 0.05);
  const pulp = palette(...dye(PULP, colours[0], 0.9));
  const pins = across * PINS;
  const place = createQuiltPlace();
  const pad = TILE / across;
  return paintSurface(size, TILE, (texel, i) => {
    const f = fluff[i] as number;
    const s = soft[i] as number;
    const off = (s * 0.012) / across;
    quilt(((i & (size - 1)) + 0.5) / size + off, (Math.floor(i / size) + 0.5) / size - off, place);
    const dot = place.along * DOTS - Math.floor(place.along * DOTS) - 0.5;
    const away = Math.sqrt(place.seam * place.seam * 90 + dot * dot * 2.2);
    const pressed = smoothstep(0.62, 0.3, away);
    // the roll that pressed it was set with fine pins between the seams
    const [pinX, pinY] = [((i & (size - 1)) / size) * pins, (Math.floor(i / size) / size) * pins];
    const [offX, offY] = [pinX - Math.floor(pinX) - 0.5, pinY - Math.floor(pinY) - 0.5];
    const seam = smoothstep(0.09, 0.01, place.seam);
    const pin = smoothstep(0.16, 0.03, offX * offX + offY * offY) * (1 - seam) * (1 - pressed);
    paintFrom(
      pulp,
      clamp01(0.52 + place.height * 0.2 + f * 0.14 + (fibres[i] as number) * 0.12 - pressed * 0.08 - pin * 0.04),
      texel,
    );
    shade(texel, 1 - pressed * 0.02 - seam * 0.02);
    texel.height =
      pad * (0.1 * place.height + 0.012 * s - 0.012 * seam - 0.016 * pressed - 0.006 * pin) +
      0.00006 * f * (1 - pressed) +
      0.00003 * (fibres[i] as number);
    texel.roughness = 0.94 + f * 0.03 - pressed * 0.04;
  });
}
