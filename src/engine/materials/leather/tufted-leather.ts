import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import type { Fasteners } from "../../texture/marks/fasteners.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createQuiltPlace, diamondQuilt } from "../../texture/threads/quilting.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { hideGrain } from "./hide-grain.ts";
import { HIDES } from "./hide-tones.ts";

const TILE = 0.6;

/** Chesterfield upholstery: fat leather cushions drawn in by covered buttons, pleats running from one to the next. Takes colours in the hide, then in the buttons. */
export const tuftedLeather: Material = {
  id: "tufted-leather",
  class: "leather",
  words: [
    "tufted leather",
    "chesterfield",
    "buttoned leather",
    "leather upholstery",
    "capitone",
    "leather sofa",
    "leather couch",
    "tufted wall",
    "diamond tufted leather",
  ],
  tileSize: TILE,
  shade: shadeTuftedLeather,
  fasteners: buttons,
};

/** Lozenges across the tile. */
const acrossOf = (scale: number): number => featureCount(3, scale);

/** Where the cover is drawn in, at every crossing of its pleats. */
function buttons({ scale }: ShadeContext): Fasteners {
  const across = acrossOf(scale);
  return {
    radius: 0.085 / across,
    locate: (x, y, place) => {
      const sum = (x + y) * across;
      const difference = (x - y) * across;
      const [a, b] = [sum - Math.round(sum), difference - Math.round(difference)];
      place.dx = (a + b) / (2 * across);
      place.dy = (a - b) / (2 * across);
    },
  };
}

function shadeTuftedLeather({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = acrossOf(scale);
  const quilt = diamondQuilt(across, across);
  const { pebble, patina } = hideGrain(size, draw, featureCount(72, scale));
  const sway = fbm(size, { cells: across * 2, octaves: 3, seed: draw.seed32("sway") });
  const creases = fbm(size, { cells: across * 8, octaves: 3, seed: draw.seed32("creases") });
  const stops = dye(draw.pick("hide", HIDES).map(fromHex), colours[0], 0.9);
  const hide = palette(...stops);
  const button = palette(...dye(stops, colours[1], 0.9));
  const place = createQuiltPlace();
  const pad = TILE / across;
  return paintSurface(size, TILE, (texel, i) => {
    const s = (sway[i] as number) * 0.03;
    quilt(((i & (size - 1)) + 0.5) / size + s / across, (Math.floor(i / size) + 0.5) / size - s / across, place);
    const grain = pebble[i] as number;
    const p = patina[i] as number;
    const c = creases[i] as number;
    const far = place.knot;
    // cushions stay full between pleats and fall steeply to a button
    const pleat = Math.sqrt(Math.sqrt(Math.min(1, place.seam * 2)));
    const well = smoothstep(0.0, 0.42, far);
    const body = well * (0.72 + 0.28 * pleat) + 0.16 * place.height;
    const stud = far < 0.11 ? Math.sqrt(1 - (far / 0.11) * (far / 0.11)) : 0;
    const wrinkle = c * smoothstep(0.45, 0.12, far) * smoothstep(0.11, 0.2, far);
    if (stud > 0) {
      paintFrom(button, 0.44 + stud * 0.16 + p * 0.1, texel);
      shade(texel, 0.55 + 0.45 * smoothstep(0, 0.5, stud));
    } else {
      paintFrom(hide, 0.3 + body * 0.22 + p * 0.16 + grain * 0.1, texel);
      shade(texel, (0.5 + 0.5 * smoothstep(0.1, 0.26, far)) * (0.72 + 0.28 * smoothstep(0, 0.05, place.seam)));
    }
    texel.height = pad * (0.24 * body + 0.06 * stud + 0.022 * wrinkle) + grain * 0.00035;
    texel.roughness = 0.5 - grain * 0.1 - body * 0.08 + p * 0.05;
  });
}
