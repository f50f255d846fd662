import { boundsOf } from "#measure/bounds.ts";
import { noise, wobble } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { flat, lookOf, paintInTurn, remade, saturate } from "../looks.ts";
import { cutsFor, soften } from "../soften.ts";
import type { Style } from "../style.ts";

/** Modelled from plasticine by hand: corners rounded, sides a little lumpy, thumb prints here and there, no sheen. */
export const clay: Style = {
  id: "clay",
  isScenic: true,
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const seed = draw.integer("lumps", 0, 9999);
    const prints = thumbPrints(size, seed);
    const most = cutsFor(thing.model.parts.length);
    const parts = thing.model.parts.map((part) => {
      const spec = thing.materials[part.slot];
      const look = spec && lookOf(spec);
      const base = look && flat({ colour: saturate(look.colour, 1.25), roughness: 0.72, metalness: 0 });
      const round = soften(part.geometry, size / 26, 3, size * 0.006, most);
      const geometry = wobble(round, size * 0.007, size * 0.09, seed);
      return { ...part, geometry, crease: 1.2, paint: paintInTurn(base, part.paint, prints) };
    });
    return { ...thing, model: { ...thing.model, parts }, materials: remade(thing.materials, "plaster") };
  },
};

/** Ridges in rings where a thumb was pressed on, and shallow dents. */
function thumbPrints(size: number, seed: number): Paint {
  const grain = size / 9;
  const ridge = size / 160;
  return (surface, x, y, z) => {
    const dent = noise(x / grain, y / grain, z / grain, seed + 9);
    surface.height = dent * size * 0.004;
    surface.roughness = Math.max(surface.roughness, 0.6);
    surface.metalness = 0;
    if (dent < 0.25) return;
    const bend = noise(x / (grain * 0.6), y / (grain * 0.6), z / (grain * 0.6), seed + 31);
    const wave = (y + x * 0.5 + bend * grain * 0.5) / ridge;
    const groove = Math.abs(wave - Math.floor(wave) - 0.5) * 2;
    surface.height -= (1 - groove) * size * 0.0012;
    const shade = 1 - 0.07 * (1 - groove);
    surface.r *= shade;
    surface.g *= shade;
    surface.b *= shade;
  };
}
