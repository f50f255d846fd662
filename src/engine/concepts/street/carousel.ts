import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { leapingHorse, liveryOf, paintHorse } from "./leaping-horse.ts";

const WHITE = fromHex("#f6f0e2");
const GOLD = fromHex("#d8a434");

function build({ count, seed, kind }: Planned): Part[] {
  const [deck, eaves, r] = [0.42, 2.62, 2.15];
  const scallops = 16;
  const phase = (x: number, z: number): number => ((atan2(z, x) / TAU + 1) * scallops) % 1;
  const canopy: Paint = (surface, x, y, z) => {
    if (kind !== "plain" && phase(x, z) < 0.5) layColour(surface, WHITE);
    if (y < eaves + 0.03 && y > eaves - 0.02) layColour(surface, GOLD, 0.3, 1);
  };
  const valance: Paint = (surface, x, y, z) => {
    const f = phase(x, z);
    if (f < 0.5) layColour(surface, WHITE);
    const middle = (f % 0.5) - 0.25;
    if (middle * middle * 40 + (y - eaves + 0.04) * (y - eaves + 0.04) * 160 < 0.3) layColour(surface, GOLD, 0.3, 1);
  };
  const pattern = leapingHorse(0.034);
  const places = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * TAU + 0.2;
    return { a, x: 1.62 * cos(a), z: 1.62 * sin(a), y: deck + 0.98 + (i % 2 === 0 ? 0.16 : -0.1) };
  });
  const horsePaint = (i: number): Paint => paintHorse(liveryOf(i + seed));
  const lamps = Array.from({ length: 32 }, (_, i) => {
    const a = (i / 32) * TAU;
    return move(sphere(0.045, 8, 6), [(r + 0.09) * cos(a), eaves + 0.13, (r + 0.09) * sin(a)]);
  });
  return [
    makePart(
      "platform",
      "platform",
      turnedUp(
        [
          [0, 0],
          [r + 0.18, 0, 0.02],
          [r + 0.18, 0.2, 0.02],
          [r + 0.02, 0.21],
          [r + 0.02, deck, 0.03],
          [0, deck],
        ],
        56,
      ),
      {
        weight: 0.9,
        paint: (surface, x, y, z) => {
          if (y > 0.23 && y < deck - 0.05 && phase(x, z) < 0.5) layColour(surface, GOLD, 0.3, 1);
          if (y > deck - 0.005) layColour(surface, fromHex("#a8713c"), 0.5);
        },
      },
    ),
    makePart(
      "column",
      "column",
      turnedUp(
        [
          [0, deck - 0.02],
          [0.75, deck - 0.02],
          [0.75, deck + 0.12, 0.02],
          [0.62, deck + 0.2, 0.02],
          [0.62, eaves - 0.4, 0.02],
          [0.78, eaves - 0.2, 0.03],
          [0.8, eaves + 0.1],
          [0, eaves + 0.1],
        ],
        16,
      ),
      {
        weight: 0.8,
        paint: (surface, x, y, z) => {
          const f = ((atan2(z, x) / TAU + 1) * 8) % 1;
          if (y < deck + 0.22 || y > eaves - 0.42 || f < 0.1) return layColour(surface, GOLD, 0.3, 1);
          const [u, v] = [f - 0.55, (y - (deck + eaves) / 2) / 1.5];
          if (u * u * 7 + v * v * 4 < 1) layColour(surface, [0.5, 0.68, 0.78], 0.08, 0);
        },
      },
    ),
    makePart(
      "canopy",
      "canopy",
      turnedUp(
        [
          [0, eaves - 0.05],
          [r + 0.1, eaves - 0.05],
          [r + 0.14, eaves + 0.22],
          [1.25, eaves + 0.7],
          [0.5, eaves + 1.14],
          [0.14, eaves + 1.46],
          [0, eaves + 1.47],
        ],
        64,
      ),
      { weight: 1, crease: 0.7, paint: canopy },
    ),
    makePart(
      "valance",
      "canopy",
      scalloped(
        lathe(
          [
            [r + 0.02, eaves - 0.18],
            [r + 0.16, eaves - 0.2],
            [r + 0.18, eaves + 0.2],
            [r + 0.02, eaves + 0.2],
          ],
          128,
          true,
        ),
        eaves - 0.1,
        scallops,
      ),
      { weight: 0.8, paint: valance },
    ),
    makePart("lamps", "lamp", merge(lamps), { weight: 0.5 }),
    makePart(
      "finial",
      "brass",
      merge([
        move(sphere(0.15, 18, 12), [0, eaves + 1.56, 0]),
        turnedUp(
          [
            [0, eaves + 1.66],
            [0.06, eaves + 1.66],
            [0, eaves + 2.0],
          ],
          12,
        ),
      ]),
      { weight: 0.5 },
    ),
    makePart(
      "poles",
      "brass",
      merge(places.map(({ x, z }) => bar([x, deck - 0.02, z], [x, eaves + 0.02, z], 0.032, 8))),
      { weight: 0.7 },
    ),
    ...makeParts(
      "horse",
      "horse",
      places.map(({ a, x, y, z }) => move(turnY(pattern, -a - TAU / 4), [x, y, z])),
      { weight: 1 },
    ).map((part, i) => ({ ...part, crease: 1, paint: horsePaint(i) })),
  ];
}

/** Draws the lower edge of a ring into bows. */
function scalloped(ring: Geometry, below: number, count: number): Geometry {
  const positions = ring.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
    if (y > below) continue;
    const f = ((atan2(z, x) / TAU + 1) * count * 2) % 1;
    positions[i + 1] = y - 0.16 * Math.sqrt(Math.max(0, 1 - 4 * (f - 0.5) * (f - 0.5)));
  }
  return { ...ring, positions, rest: positions.slice() };
}

/**
 * A merry-go-round. What makes it itself: a round platform of painted horses on brass poles under a striped conical canopy with a scalloped edge,
 * gold, mirrors and little lamps.
 */
export const carousel = defineFromPlan({
  id: "carousel",
  family: "building",
  words: [
    "carousel",
    "merry-go-round",
    "merry go round",
    "carrousel",
    "roundabout ride",
    "fairground carousel",
    "fairground ride",
  ],
  senses: ["carousel#2"],
  height: 4.6,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.1 },
  slots: {
    canopy: mainSlot("painted-wood", "#c8202c #1f5fb0 #d84a7a #2a8a6a #7a3a9a", "roof|top|tent"),
    platform: slot("painted-wood", "#c8283a #2a5a9a #e8dcc0", "base|floor"),
    horse: slot("ceramic-glaze", "#f4efe4", "pony"),
    brass: slot("gold", "", "pole|finial"),
    column: slot("painted-wood", "#efe4c8", "drum|mirror|centre"),
    lamp: slot("plastic", "#ffe08a", "light|bulb"),
  },
  kinds: { striped: { weight: 6 }, plain: { weight: 0.5, traits: ["plain"] } },
  count: { slot: "horse", min: 7, max: 9, most: 12 },
  build,
});
