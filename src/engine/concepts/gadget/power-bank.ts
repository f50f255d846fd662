import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Width, length and thickness, metres: it lies, its sockets to the front. */
const [W, L, T] = [0.068, 0.14, 0.016];

/** How much it holds, a bolt in a ring, and four lamps of which `lit` shine. */
const printed =
  (lit: number, name: string): Paint =>
  (surface, x, y, z) => {
    if (z < T / 2 - 0.002) return;
    const pale = surface.r + surface.g + surface.b > 1.2 ? 0.12 : 0.85;
    const ink = (): void => layColour(surface, [pale, pale, pale], 0.5, 0);
    if (isWritten(name, x, y - 0.03, 0.0085, 0.09) || isWritten("MAH", x, y - 0.0165, 0.0058, 0.1)) ink();
    const [u, v] = [x, y + 0.012];
    const r = Math.sqrt(u * u + v * v);
    if (Math.abs(r - 0.0115) < 0.0008) ink();
    // a bolt: a slanting stroke down to the middle, across, and the same once more
    const [p, q] = v > 0 ? [u, v] : [-u, -v];
    const isBolt = q < 0.0075 && Math.abs(p + 0.0032 - q * 0.75) < 0.0013;
    if (isBolt || (q < 0.0009 && Math.abs(u) < 0.0042)) ink();
    for (const k of [0, 1, 2, 3])
      if ((x - (k - 1.5) * 0.0075) * (x - (k - 1.5) * 0.0075) + (y + 0.05) * (y + 0.05) < 0.0000028)
        layColour(surface, k < lit ? [0.2, 0.85, 1] : [0.12, 0.13, 0.14], 0.3, 0);
  };

function build({ has, seed }: Planned): Part[] {
  const lay = (g: Part["geometry"]) => move(turnX(g, -PI / 2), [0, T / 2, 0]);
  const front = L / 2;
  const name = ["10000", "20000", "5000"][seed % 3] as string;
  const cable = curveThrough(
    [
      [-0.014, T / 2, front + 0.022],
      [-0.014, T / 2, front + 0.04],
      [0.004, 0.003, front + 0.062],
      [0.05, 0.0025, front + 0.052],
      [0.075, 0.0025, front - 0.01],
      [0.06, 0.0025, front - 0.07],
      [0.075, 0.0025, front - 0.11],
    ],
    8,
  );
  const sockets = [
    [-0.014, 0.0125, 0.0054],
    [0.014, 0.0125, 0.0054],
    [0, 0.0088, 0.003],
  ] as const;
  return [
    makePart("body", "body", lay(slab([W, L, T], 0.011, 0.005, 6)), {
      weight: 1,
      paint: printed(1 + (seed % 4), name),
    }),
    ...makeParts(
      "rim",
      "metal",
      sockets
        .slice(0, 2)
        .map(([x, w, h]) => block([w + 0.0022, h + 0.0022, 0.002], [x, T / 2, front - 0.0007], 0.0006)),
      { weight: 0.6 },
    ),
    ...makeParts(
      "socket",
      "dark",
      sockets.map(([x, w, h]) => block([w, h, 0.002], [x, T / 2, front - 0.0002], 0.0004)),
      { weight: 0.6 },
    ),
    ...makeParts(
      "tongue",
      "tongue",
      sockets.slice(0, 2).map(([x, w]) => block([w * 0.8, 0.0016, 0.002], [x, T / 2 - 0.001, front + 0.0002])),
      { weight: 0.4 },
    ),
    makePart(
      "button",
      "metal",
      settle(move(turnY(slab([0.013, 0.0048, 0.002], 0.0022, 0.0006), PI / 2), [W / 2, T / 2, 0.03])),
      { weight: 0.5 },
    ),
    ...(has("cable")
      ? [
          makePart("plug", "cable", block([0.0155, 0.008, 0.024], [-0.014, T / 2, front + 0.0145], 0.002, 2), {
            weight: 0.7,
          }),
          makePart("cable", "cable", tube(0.0019, cable, 10), { weight: 0.8 }),
          makePart("end", "cable", block([0.01, 0.0056, 0.02], [0.0765, 0.0028, front - 0.118], 0.002, 2), {
            weight: 0.5,
          }),
          makePart("pin", "metal", block([0.0075, 0.0026, 0.008], [0.0765, 0.0028, front - 0.13], 0.001), {
            weight: 0.4,
          }),
        ]
      : []),
  ];
}

/** A battery to carry along. What makes it itself: a flat rounded slab with USB sockets in its narrow end, a row of lamps, a bolt and how much it holds printed on it, a short cable plugged in. */
export const powerBank = defineFromPlan({
  id: "power-bank",
  family: "device",
  words: [
    "power bank",
    "powerbank",
    "portable charger",
    "battery pack",
    "portable battery",
    "external battery",
    "phone charger",
  ],
  height: 0.016,
  vary: 0.05,
  view: { azimuth: 0.5, elevation: 0.55 },
  slots: {
    body: mainSlot("plastic brushed-aluminium", "#1c1d21 #e8e8e6 #2a5a9a #3a7a5a #c8ccd0", "case|shell"),
    metal: slot("brushed-steel", "", "button|socket"),
    dark: slot("plastic", "#0a0a0b", "port"),
    tongue: slot("plastic", "#2a6ac8 #e8e8e4", ""),
    cable: slot("plastic", "#f0f0ee #1c1d20", "cord|wire|plug"),
  },
  extras: { cable: { chance: 0.75 } },
  build,
});
