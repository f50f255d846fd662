import { boundsOf } from "#measure/bounds.ts";
import { noise, wobble } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { restScale } from "../../geometry/rest-scale.ts";
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
    const most = cutsFor(thing.model.parts.length);
    const parts = thing.model.parts.map((part) => {
      const spec = thing.materials[part.slot];
      const look = spec && lookOf(spec);
      const base = look && flat({ colour: saturate(look.colour, 1.25), roughness: 0.72, metalness: 0 });
      const round = soften(part.geometry, size / 26, 3, size * 0.006, most);
      const geometry = wobble(round, size * 0.007, size * 0.09, seed);
      const prints = thumbPrints(size * restScale(geometry), seed);
      return { ...part, geometry, crease: 1.2, paint: paintInTurn(base, part.paint, prints) };
    });
    return { ...thing, model: { ...thing.model, parts }, materials: remade(thing.materials, "plaster") };
  },
};

/** Prints along the size of the whole, and ridges of one from its middle to its rim; how far across one of them the thumb was pressed. */
const PRINTS = 8;
const RIDGES = 5;
const PRESSED = 0.36;

/** Prints of thumbs here and there: an oval dent each, with the ridges of the skin in rings, and hollows between them. */
function thumbPrints(size: number, seed: number): Paint {
  const cell = size / PRINTS;
  return (surface, x, y, z) => {
    const dent = noise(x / cell, y / cell, z / cell, seed + 9);
    surface.height = dent * size * 0.005;
    surface.roughness = Math.max(surface.roughness, 0.6);
    surface.metalness = 0;
    const [i, j, k] = [x, y, z].map((c) => Math.floor(c / cell)) as [number, number, number];
    // two of three cells were touched, each in its own place
    const at = (axis: number): number => 0.5 + 0.3 * noise(1.7 * i + 0.37, 1.7 * j + axis, 1.7 * k + 0.61, seed + 31);
    if (noise(2.3 * i + 0.5, 2.3 * j + 0.5, 2.3 * k + 0.5, seed + 57) < -0.15) return;
    const [u, v, w] = [x / cell - i - at(1), (y / cell - j - at(2)) * 0.74, z / cell - k - at(3)];
    const far = Math.sqrt(u * u + v * v + w * w) / PRESSED;
    if (far >= 1) return;
    const ring = far * RIDGES;
    const groove = Math.abs(ring - Math.floor(ring) - 0.5) * 2;
    const deep = Math.min(1, 4 * (1 - far));
    surface.height -= deep * cell * (0.05 * (1 - far) + 0.02 * (1 - groove));
    const shade = 1 - deep * (0.05 + 0.16 * (1 - groove));
    surface.r *= shade;
    surface.g *= shade;
    surface.b *= shade;
  };
}
