import { boundsOf } from "#measure/bounds.ts";
import { box } from "../../geometry/box.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Rgb } from "../../math/color.ts";
import { fitOn } from "../fit-on.ts";
import { paintInTurn, reliefOnly } from "../looks.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";
import { saidOf } from "./said-of.ts";

const KEPT = /eye|glass|pane|window|screen|tyre|glow/;
/** Cosine of what faces up or down to the vertical, from which on it counts as lying flat. */
const FLAT = 0.8;
/** Roughness from which on a hull was said to be matte, and stays so. */
const MATTE = 0.75;
/** Colours of the light strips, one for a thing: linear cyan, magenta, green. */
const GLOWS: readonly Rgb[] = [
  [0.02, 0.85, 1],
  [1, 0.06, 0.6],
  [0.1, 1, 0.25],
];

const sleek = (id: string, glows: readonly Rgb[], hulls: readonly Rgb[], strips: number): Style => ({
  id,
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const said = saidOf(thing);
    // of several colours the last is that of its lights
    const accent = strips > 1 || said.colours.length < 2 ? undefined : said.colours.at(-1);
    const glow = accent ?? draw.pick("glow", glows);
    const panels = paintPanels(size / 7, strips > 1 ? glows : [glow], strips);
    const main = thing.model.parts.filter((part) => !KEPT.test(part.slot) && (part.weight ?? 0.5) >= 0.4);
    const outward = ({ normal }: Spot) => (normal[1] < -0.3 ? 0 : 1);
    const spots = surfaceSpots(main, draw.fork("gear"), { count: 16, apart: size * 0.1, favour: outward });
    const vent = box([size * 0.05, size * 0.016, size * 0.032], { bevel: size * 0.004 });
    const lamp = cylinder({ radius: size * 0.017, height: size * 0.016, bevel: size * 0.004, segments: 20 });
    const vents = spots.filter((_, i) => i % 3 !== 0).map((spot) => fitOn(settle(vent), spot, size * 0.002));
    const lamps = spots.filter((_, i) => i % 3 === 0).map((spot) => fitOn(settle(lamp), spot, size * 0.004));
    const spec = (base: string, colour: Rgb): MaterialSpec => ({
      base,
      colours: [colour],
      conditions: {},
      scale: 1,
      seed: draw.seed32(base),
    });
    const inLight = (slot: string, own: MaterialSpec): MaterialSpec =>
      accent && /glow/.test(slot) ? { ...own, colours: [accent] } : own;
    const parts = thing.model.parts.map((part): Part => {
      if (KEPT.test(part.slot)) return part;
      const asked = (thing.materials[part.slot]?.colours.length ?? 0) > 0;
      return { ...part, paint: paintInTurn(asked ? part.paint : reliefOnly(part.paint), panels) };
    });
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, own], i) => [
        slot,
        KEPT.test(slot) || (said.has(own) && own.colours.length === 0)
          ? inLight(slot, own)
          : said.has(own)
            ? { ...own, base: "painted-metal" }
            : { ...spec("painted-metal", hulls[said.colours.length > 0 ? 1 + (i % 2) : i % 3] as Rgb), seed: own.seed },
      ]),
    );
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: [
          ...parts,
          ...makeParts("vent", "vent", vents, { weight: 0.4 }),
          ...makeParts("lamp", "lamp", lamps, { weight: 0.4 }),
        ],
      },
      materials: { ...materials, vent: spec("painted-metal", [0.05, 0.055, 0.065]), lamp: spec("plastic", glow) },
    };
  },
});

/** Science fiction: white and dark hulls cut into panels, strips of light, vents and hatches set on. */
export const futuristic = sleek(
  "futuristic",
  GLOWS,
  [
    [0.78, 0.8, 0.82],
    [0.06, 0.065, 0.08],
    [0.3, 0.32, 0.35],
  ],
  1,
);

/** The city at night: black hulls, and neon in magenta and cyan on every other panel. */
export const cyberpunk = sleek(
  "cyberpunk",
  [
    [1, 0.03, 0.5],
    [0.01, 0.8, 1],
    [1, 0.03, 0.5],
  ],
  [
    [0.035, 0.032, 0.05],
    [0.075, 0.055, 0.11],
    [0.02, 0.02, 0.03],
  ],
  2,
);

/** Grooves between panels in staggered rows, and a strip of light along every third row, or with two strips along every other. */
function paintPanels(pitch: number, glows: readonly Rgb[], strips: number): Paint {
  const groove = 0.022;
  return (surface, x, y, z, _nx, ny) => {
    // what lies flat is cut across its length, or all of a bonnet would be one strip
    const isFlat = ny > FLAT || ny < -FLAT;
    const v = (isFlat ? z : y) / pitch;
    const row = Math.floor(v);
    const rise = v - row;
    const u = (isFlat ? x : x + z * 0.999) / (pitch * 1.7) + (row % 2 === 0 ? 0.5 : 0);
    const off = Math.abs(u - Math.round(u)) * 1.7;
    if (surface.roughness < MATTE) surface.roughness = 0.3;
    const turn = ((row % 6) + 6) % 6;
    const isLit = strips > 1 ? turn % 2 === 1 : turn % 3 === 1;
    if (isLit && rise > 0.42 && rise < (strips > 1 ? 0.62 : 0.56)) {
      [surface.r, surface.g, surface.b] = glows[(turn >> 1) % glows.length] as Rgb;
      surface.metalness = 0;
      return;
    }
    if (rise > groove && rise < 1 - groove && off > groove) return;
    surface.r *= 0.3;
    surface.g *= 0.3;
    surface.b *= 0.3;
    surface.height -= pitch * 0.02;
  };
}
