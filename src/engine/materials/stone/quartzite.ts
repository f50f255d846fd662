import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { SLAB, shadeVeinedMarble, type VeinedMarble } from "../marble/veined-marble.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const STONE: VeinedMarble = {
  ground: ["#9d978b", "#b4ad9f", "#c6bfb1", "#d6d0c3"],
  clouds: 0.28,
  fold: 0.05,
  veins: [
    { colours: ["#a98a5f", "#c4a980"], cells: 4, stretch: 3, width: 0.09, halo: 0.5, strength: 0.85, spread: 0.9 },
    { colours: ["#7d7c7b", "#99979a"], cells: 7, stretch: 3, width: 0.035, halo: 0.25, strength: 0.8, spread: 0.85 },
    { colours: ["#a98f6b", "#c2ab8b"], cells: 12, stretch: 3, width: 0.025, halo: 0.16, strength: 0.55, spread: 0.7 },
  ],
};
/** How far a grain of sugar differs from the next: quartz grains stay to be seen, where marble is dense. */
const SUGAR = 0.2;

/** Polished quartzite: sand beds pressed to glass, drawn out in soft bands, grains like sugar, threads of iron. Takes colours in the ground, then in the bands. */
export const quartzite: Material = {
  id: "quartzite",
  class: "stone",
  words: ["quartzite", "quartzite slab", "taj mahal quartzite", "taj mahal", "white macaubas", "macaubas", "sea pearl"],
  tileSize: SLAB,
  shade: shadeQuartzite,
};

function shadeQuartzite(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const surface = shadeVeinedMarble(STONE, context);
  const sugar = fbm(size, { cells: featureCount(150, scale), octaves: 3, gain: 0.95, seed: draw.seed32("sugar") });
  const { albedo, roughness } = surface;
  for (let i = 0; i < size * size; i += 1) {
    const grain = sugar[i] as number;
    for (let c = 0; c < 3; c += 1) albedo[i * 3 + c] = (albedo[i * 3 + c] as number) * (1 + SUGAR * grain);
    roughness[i] = (roughness[i] as number) + 0.05 * Math.max(0, grain);
  }
  return surface;
}
