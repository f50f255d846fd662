import { curveThrough } from "../../../geometry/curve.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Model } from "../../../geometry/part.ts";
import { move, turnX, turnZ } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, says, traitFactor } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { flag, integer, metres } from "../../parameter-specs.ts";
import { block, pair, rod, skinOver, wing } from "../bodywork.ts";
import { ownSlot, PANE, slot, TAILLIGHT } from "../usual-slots.ts";
import { levelRotor } from "./propeller.ts";

export type HelicopterParameters = {
  readonly length: number;
  readonly girth: number;
  readonly rotor: number;
  readonly blades: number;
  readonly military: boolean;
};

const parameters = {
  length: metres(4, 20, "Nose to tail rotor."),
  girth: metres(0.6, 2.4, "Half the cabin's width."),
  rotor: metres(2, 11, "Radius of the main rotor."),
  blades: integer(2, 6, "Blades of the main rotor."),
  military: flag("Dark, with rocket pods on stub wings."),
};

/**
 * A helicopter. What makes it itself: a rounded cabin with a big glass bubble, long rotor blades on a mast over it, a thin tail boom with a fin and a small upright rotor at its end,
 * and two skids on bent struts below.
 */
export const helicopter = defineConcept<HelicopterParameters>({
  id: "helicopter",
  family: "vehicle",
  likened: ["food"],
  words: [
    "helicopter",
    "chopper helicopter",
    "heli",
    "rescue helicopter",
    "attack helicopter",
    "military helicopter",
    "gunship",
  ],
  senses: ["helicopter"],
  height: 3.2,
  parameters,
  slots: {
    body: slot("fuselage|hull|cabin|tail", "painted-metal", "#b8231c #1f5aa8 #e0a31a #2f6b48 #d9d7d0"),
    window: { ...PANE, words: ["cockpit", "windshield", "canopy", "glass", "bubble"] },
    rotor: ownSlot("blade|propeller", "iron", "#26282b"),
    skid: ownSlot("landing gear|leg|gun|rocket", "brushed-steel", "#5b6065"),
    engine: ownSlot("motor|mast", "iron", "#44484c"),
    light: { ...TAILLIGHT, words: ["lamp"] },
  },
  sample: (draw, ask) => {
    const length = 9.5 * draw.number("length", 0.94, 1.06) * traitFactor(ask, { long: 1.2, short: 0.82, cute: 0.75 });
    return fitParameters(parameters, {
      length,
      girth: length * draw.number("girth", 0.098, 0.115) * traitFactor(ask, { fat: 1.2, round: 1.12, thin: 0.85 }),
      rotor: length * draw.number("rotor", 0.45, 0.52) * traitFactor(ask, { long: 1.3, short: 0.7 }, "rotor"),
      blades: ask.counts.get("rotor") ?? ask.counts.get("blade") ?? draw.pick("blades", [2, 3, 4], [1, 2, 3]),
      military: /attack|military|gunship/.test(ask.word) || says(ask, "camouflage") || draw.chance("military", 0.12),
    });
  },
  dress: ({ military }): Readonly<Record<string, { colours: readonly (readonly [number, number, number])[] }>> =>
    military ? { body: { colours: [[0.055, 0.07, 0.035]] } } : {},
  build: buildHelicopter,
  view: { azimuth: 0.95, elevation: 0.2 },
});

function buildHelicopter({ length: l, girth: g, rotor, blades, military }: HelicopterParameters): Model {
  const at = (t: number) => -l / 2 + l * t;
  const y = g * 1.75;
  const h = g * 1.12;
  const cabin = skinOver(
    [
      { z: at(0.44), y: y + h * 0.4, half: g * 0.3, up: h * 0.3, down: h * 0.3 },
      { z: at(0.5), y: y + h * 0.2, half: g * 0.66, up: h * 0.68, down: h * 0.62, square: 2.4 },
      { z: at(0.58), y, half: g * 0.94, up: h, down: h * 0.85, square: 2.6 },
      { z: at(0.72), y, half: g, up: h, down: h * 0.92, square: 2.6 },
      { z: at(0.82), y: y - h * 0.06, half: g * 0.95, up: h * 0.94, down: h * 0.84, square: 2.4 },
      { z: at(0.92), y: y - h * 0.2, half: g * 0.76, up: h * 0.62, down: h * 0.6 },
      { z: at(0.98), y: y - h * 0.36, half: g * 0.42, up: h * 0.3, down: h * 0.32 },
      { z: at(1), y: y - h * 0.4, half: g * 0.1, up: h * 0.08, down: h * 0.08 },
    ],
    40,
  );
  const boom = tube(
    g * 0.3,
    [
      [0, y + h * 0.42, at(0.52)],
      [0, y + h * 0.5, at(0.3)],
      [0, y + h * 0.6, at(0.03)],
    ],
    20,
    { scale: (t) => 1 - 0.55 * t, endRounding: g * 0.08 },
  );
  const fin = turnZ(
    wing([
      { x: -g * 0.4, y: 0, lead: at(0.06), chord: l * 0.06, thick: g * 0.12 },
      { x: g * 0.1, y: 0, lead: at(0.1), chord: l * 0.09, thick: g * 0.14 },
      { x: g * 1.15, y: 0, lead: at(0.03), chord: l * 0.055, thick: g * 0.09 },
    ]),
    PI / 2,
  );
  const planes = pair(
    wing([
      { x: 0, y: y + h * 0.54, lead: at(0.17), chord: l * 0.06, thick: g * 0.1 },
      { x: g * 1.05, y: y + h * 0.54, lead: at(0.155), chord: l * 0.045, thick: g * 0.07 },
    ]),
  );
  const hump = skinOver(
    [
      { z: at(0.46), y: y + h * 0.7, half: g * 0.2, up: h * 0.2, down: h * 0.3 },
      { z: at(0.52), y: y + h * 0.8, half: g * 0.5, up: h * 0.4, down: h * 0.5, square: 3 },
      { z: at(0.66), y: y + h * 0.8, half: g * 0.52, up: h * 0.48, down: h * 0.5, square: 3 },
      { z: at(0.73), y: y + h * 0.75, half: g * 0.3, up: h * 0.32, down: h * 0.4, square: 2.5 },
    ],
    24,
  );
  const mastZ = at(0.62);
  const hub = y + h * 1.62;
  const mast = [
    rod(g * 0.1, [0, y + h, mastZ], [0, hub, mastZ], 12),
    move(
      lathe(
        roundCorners(
          [
            [0, -g * 0.12],
            [g * 0.24, -g * 0.1, 0.02],
            [g * 0.24, g * 0.06, 0.03],
            [0, g * 0.14],
          ],
          2,
        ),
        24,
      ),
      [0, hub, mastZ],
    ),
    ...pair(rod(g * 0.14, [g * 0.36, y + h * 1.05, at(0.5)], [g * 0.4, y + h * 1.08, at(0.44)], 12)),
  ];
  const tailAt = [g * 0.2, y + h * 0.66, at(0.035)] as const;
  const tailRotor = levelRotor([0, 0, 0], 3, g * 0.62, g * 0.14, 0.4).map((blade) =>
    move(turnZ(blade, -PI / 2), tailAt),
  );
  const legs = [0.6, 0.82].flatMap((t) =>
    pair(
      tube(
        g * 0.055,
        curveThrough(
          [
            [0, y - h * 0.84, at(t)],
            [g * 0.5, y - h * 0.9, at(t)],
            [g * 0.86, y - h * 1.2, at(t)],
            [g * 1.0, g * 0.1, at(t)],
          ],
          4,
        ),
        8,
      ),
    ),
  );
  const runners = pair(
    tube(
      g * 0.07,
      curveThrough(
        [
          [g, g * 0.085, at(0.47)],
          [g, g * 0.085, at(0.7)],
          [g, g * 0.085, at(0.9)],
          [g, g * 0.24, at(0.97)],
        ],
        4,
      ),
      10,
      { endRounding: g * 0.03 },
    ),
  );
  const pods = military
    ? [
        ...pair(block([g * 0.9, g * 0.1, g * 0.6], [g * 1.2, y - h * 0.3, at(0.64)], 0.04)),
        ...pair(rod(g * 0.2, [g * 1.6, y - h * 0.42, at(0.56)], [g * 1.6, y - h * 0.42, at(0.74)], 18)),
        rod(g * 0.07, [0, y - h * 0.9, at(0.86)], [0, y - h * 0.95, at(1.02)], 10),
        block([g * 0.3, g * 0.3, g * 0.5], [0, y - h * 0.84, at(0.86)], 0.06),
      ]
    : [];
  return standModel(
    [
      makePart("cabin", "body", cabin, {
        weight: 1,
        paint: (surface, x, py, z) => {
          // the bubble: all of the nose above the chin, parted by posts
          const v = (py - y) / h;
          const post = Math.min(Math.abs(x), Math.abs(z - at(0.83)) * 0.9);
          const glazed =
            z > at(0.735) && v > -0.42 - (z - at(0.735)) * 0.05 && v < 0.8 - Math.max(0, at(0.83) - z) * 0.15;
          const rear = z > at(0.585) && z < at(0.715) && v > 0.02 && v < 0.66;
          if ((glazed && post > g * 0.035) || rear) layColour(surface, [0.012, 0.02, 0.03], 0.06, 0);
          else if (!military && v < -0.5 && v > -0.68 && z < at(0.95)) layColour(surface, [0.85, 0.83, 0.78]);
        },
      }),
      makePart("boom", "body", boom, { weight: 0.9 }),
      makePart("fin", "body", merge([move(fin, [0, y + h * 0.55, 0]), ...planes]), { weight: 0.8 }),
      makePart("hump", "body", hump, { weight: 0.7 }),
      makePart("mast", "engine", merge(mast), { weight: 0.6 }),
      makePart(
        "rotor",
        "rotor",
        merge([
          ...levelRotor([0, hub, mastZ], blades, rotor, g * 0.38, 0.95),
          ...tailRotor,
          rod(g * 0.06, [0, tailAt[1], tailAt[2]], [g * 0.24, tailAt[1], tailAt[2]], 8),
        ]),
        { weight: 1 },
      ),
      makePart("skids", "skid", merge([...legs, ...runners, ...pods]), { weight: 0.7 }),
      makePart(
        "side-windows",
        "window",
        merge(pair(block([g * 0.06, h * 0.5, l * 0.06], [g * 0.975, y + h * 0.3, at(0.65)], g * 0.02, 2))),
        { weight: 0.4 },
      ),
      makePart(
        "beacon",
        "light",
        move(turnX(block([g * 0.16, g * 0.16, g * 0.16], [0, 0, 0], g * 0.07, 3), 0), [0, y - h * 0.93, at(0.7)]),
        { weight: 0.2 },
      ),
    ],
    [
      { name: "seat", position: [0, y - h * 0.2, at(0.8)], normal: [0, 1, 0], radius: g * 0.5 },
      { name: "top", position: [0, hub + g * 0.12, mastZ], normal: [0, 1, 0], radius: g * 0.3 },
      { name: "inside", position: [0, y - h * 0.5, at(0.72)], normal: [0, 1, 0], radius: g * 0.6 },
    ],
  );
}
