import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";

const [H, D] = [0.112, 0.04];
const Y = 0.07;

/** Nine bent blades about a hub, facing +Z. */
function rotor(radius: number): Geometry {
  const blade = move(turnX(block([radius * 0.68, radius * 0.3, 0.0022], [0, 0, 0], 0.0007), 0.55), [
    radius * 0.6,
    0,
    0,
  ]);
  return merge([
    move(disc(radius * 0.34, 0.007, 0.002, 28), [0, 0, -0.0035]),
    ...Array.from({ length: 9 }, (_, i) => turnZ(blade, (i / 9) * TAU)),
  ]);
}

/** Standing on its long edge, its fans to the front, the bracket at the left. */
function build({ count }: Planned): Part[] {
  const fans = count;
  const long = 0.075 + fans * 0.078;
  const half = long / 2;
  const at = (i: number) => (i - (fans - 1) / 2) * ((long - 0.02) / fans);
  const radius = 0.036;
  const shroud = plate(
    [
      [-half, -H / 2, 0.004],
      [half - 0.012, -H / 2, 0.004],
      [half, -H / 2 + 0.014, 0.004],
      [half, H / 2 - 0.022, 0.004],
      [half - 0.02, H / 2, 0.004],
      [-half + 0.008, H / 2, 0.004],
      [-half, H / 2 - 0.01, 0.004],
    ],
    D,
    0.002,
  );
  const lines: Paint = (surface, x, y, z) => {
    if (z < D / 2 - 0.001) return;
    for (let i = 0; i < fans - 1; i++) {
      const u = x - (at(i) + at(i + 1)) / 2;
      if (Math.abs(Math.abs(u) - Math.abs(y) * 0.45 - 0.001) < 0.0013 && Math.abs(y) > 0.012)
        layColour(surface, [0.32, 0.33, 0.35], 0.3, 0.6);
    }
  };
  const wells: Paint = (surface) => layColour(surface, [0.004, 0.004, 0.005], 0.8, 0);
  const comb: Paint = (surface, x, _y, z) => {
    const fin = x / 0.004;
    if (Math.abs(z) < D / 2 && fin - Math.floor(fin) < 0.45) layColour(surface, [0.02, 0.02, 0.02], 0.7, 0);
  };
  const gold: Paint = (surface, x, y) => {
    const pin = x / 0.0019;
    if (y < 0.009 && pin - Math.floor(pin) < 0.68) layColour(surface, [0.78, 0.52, 0.12], 0.25, 1);
  };
  return [
    makePart("shroud", "body", move(shroud, [0, Y, 0]), {
      weight: 1,
      paint: lines,
    }),
    makePart(
      "wells",
      "dark",
      merge(Array.from({ length: fans }, (_, i) => move(disc(radius, 0.0025, 0, 40), [at(i), Y, D / 2 - 0.001]))),
      { weight: 0.7, paint: wells },
    ),
    makePart(
      "rims",
      "trim",
      merge(
        Array.from({ length: fans }, (_, i) =>
          settle(move(turnX(torus(radius, 0.0018, 40, 8), PI / 2), [at(i), Y, D / 2 + 0.001])),
        ),
      ),
      { weight: 0.7 },
    ),
    makePart(
      "fans",
      "fan",
      merge(Array.from({ length: fans }, (_, i) => move(rotor(radius * 0.93), [at(i), Y, D / 2 + 0.004]))),
      { weight: 1 },
    ),
    makePart("sink", "metal", block([long - 0.05, 0.006, D * 0.72], [0, Y + H / 2 + 0.001, 0], 0.0006), {
      weight: 0.5,
      paint: comb,
    }),
    makePart("board", "board", block([long - 0.004, H + 0.006, 0.003], [0, Y - 0.001, -D / 2 - 0.0008], 0.0006), {
      weight: 0.6,
    }),
    makePart("edge", "board", block([0.086, 0.014, 0.003], [-half + 0.085, 0.0085, -D / 2 - 0.0008], 0.0005), {
      weight: 0.8,
      paint: gold,
    }),
    makePart("bracket", "metal", block([0.0022, H + 0.022, D + 0.006], [-half - 0.0006, Y + 0.004, -0.001], 0.0006), {
      weight: 0.7,
      paint: (surface, _x, y, z, nx) => {
        if (nx > -0.5) return;
        const port = (y - 0.03) / 0.024;
        const i = Math.floor(port);
        if (i >= 0 && i < 4 && Math.abs(port - i - 0.5) < 0.34 && z < -0.004 && z > -0.014)
          layColour(surface, [0.008, 0.008, 0.008], 0.7, 0);
      },
    }),
    makePart("lip", "metal", block([0.014, 0.0022, D * 0.9], [-half - 0.006, Y + H / 2 + 0.014, -0.001], 0.0006), {
      weight: 0.3,
    }),
    makePart("socket", "dark", block([0.022, 0.007, 0.009], [half - 0.05, Y + H / 2 + 0.002, -D / 2 + 0.009], 0.001), {
      weight: 0.3,
    }),
  ];
}

/** A graphics card. What makes it itself: a long flat cooler with two or three fans in a row, a circuit board behind it with a gold-fingered edge below, and a steel bracket with video ports at one end. */
export const graphicsCard = defineFromPlan({
  id: "graphics-card",
  family: "device",
  words: [
    "graphics card",
    "gpu",
    "video card",
    "graphic card",
    "rtx",
    "geforce",
    "graphics processing unit",
    "nvidia graphics card",
  ],
  height: 0.14,
  vary: 0.04,
  view: { azimuth: -0.5, elevation: 0.28 },
  slots: {
    body: mainSlot("plastic", "#1d1f23 #2a2d33 #e6e7e8", "shroud|cooler|case"),
    fan: slot("plastic", "#34373d", "rotor"),
    trim: slot("plastic", "#c8281e #8a8f98 #2a9ad8 #4aa83a", "rim"),
    board: slot("plastic", "#12361f #14161a", "circuit board|pcb"),
    metal: slot("brushed-steel", "", "bracket|heat sink"),
    dark: slot("plastic", "#0a0a0b", "socket"),
  },
  count: { slot: "fan", min: 2, max: 3, most: 3 },
  build,
});
