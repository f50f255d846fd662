import type { Geometry } from "../../../geometry/geometry.ts";
import { loft } from "../../../geometry/loft.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Model } from "../../../geometry/part.ts";
import { PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { flag, metres } from "../../parameter-specs.ts";
import { block, turnedAcross } from "../bodywork.ts";
import { CHROME, ownSlot, slot } from "../usual-slots.ts";

export type SkateboardParameters = {
  readonly length: number;
  readonly width: number;
  readonly kick: number;
  readonly wheelRadius: number;
  readonly longboard: boolean;
  readonly bareEdge: boolean;
};

const parameters = {
  length: metres(0.5, 1.5, "Nose to tail."),
  width: metres(0.14, 0.32, "Side to side."),
  kick: metres(0, 0.12, "How far nose and tail are turned up."),
  wheelRadius: metres(0.02, 0.06, "Axle to tread."),
  longboard: flag("A longboard: long, flat, with a pointed nose."),
  bareEdge: flag("The edge shows the plies of the wood."),
};

const WOOD = [0.55, 0.32, 0.14] as const;

/**
 * A skateboard. What makes it itself: a long narrow deck with round ends, nose and tail kicked up; gritty dark tape on top, coloured wood
 * at the edge and below; two metal trucks beneath it, and four small bright wheels.
 */
export const skateboard = defineConcept<SkateboardParameters>({
  id: "skateboard",
  family: "vehicle",
  words: [
    "skateboard",
    "skate board",
    "skating board",
    "skateboarding board",
    "longboard",
    "skate deck",
    "penny board",
  ],
  senses: ["skateboard"],
  height: 0.13,
  parameters,
  slots: {
    deck: slot("board|body|nose|tail", "painted-wood", "#b8332a #1f6fa8 #d9a21f #2f8f5a #7a3f98 #e06a2b #1f9a98"),
    grip: ownSlot("grip tape|tape|top", "rubber", "#222326"),
    truck: { ...CHROME, words: ["axle", "hanger"] },
    wheel: ownSlot("roller", "plastic", "#f0ead6 #d8402f #f2c230 #38a3d1 #6cc04a"),
    bearing: ownSlot("hub|bolt", "brushed-steel"),
  },
  sample: (draw, ask) => {
    const longboard = ask.word === "longboard";
    const long = traitFactor(ask, { long: 1.25, short: 0.8 });
    return fitParameters(parameters, {
      length: (longboard ? 1.05 : ask.word === "penny board" ? 0.58 : draw.number("length", 0.74, 0.82)) * long,
      width: draw.number("width", 0.195, 0.22) * traitFactor(ask, { wide: 1.2, narrow: 0.85, thin: 0.9 }),
      kick: longboard ? 0.008 : draw.number("kick", 0.045, 0.062) * traitFactor(ask, { flat: 0.2, curved: 1.4 }),
      wheelRadius:
        (longboard ? 0.036 : draw.number("wheelRadius", 0.029, 0.034)) * traitFactor(ask, { large: 1.4 }, "wheel"),
      longboard,
      bareEdge: (ask.colours?.length ?? 0) === 0 && (ask.materials?.length ?? 0) === 0,
    });
  },
  build: buildSkateboard,
  view: { azimuth: 0.95, elevation: 0.3 },
});

function buildSkateboard({ length, width, kick, wheelRadius, longboard, bareEdge }: SkateboardParameters): Model {
  const half = length / 2;
  const deckY = wheelRadius * 2 + 0.05;
  const axle = longboard ? half - 0.2 : half * 0.53;
  const bendFrom = axle + 0.05;
  /** A board of even thickness over the curved plan, cut across so that its ends can rise. */
  const sheet = (inset: number, thick: number, level: number): Geometry => {
    const [w, l] = [width / 2 - inset, half - inset];
    const nose = longboard ? l * 0.5 : w;
    const cuts = 22;
    return loft(
      Array.from({ length: 2 * cuts + 1 }, (_, i) => {
        // closer together towards the ends, where the plan turns quickly
        const t = sin(((i - cuts) / cuts) * (PI / 2) * 0.985);
        const z = t * l;
        const into = Math.max(0, Math.abs(z) - (l - nose)) / nose;
        const broad = w * Math.max(0.02, longboard ? 1 - into * into : Math.sqrt(Math.max(0, 1 - into * into)));
        const over = Math.max(0, Math.abs(z) - bendFrom) / Math.max(0.05, half - bendFrom);
        const y = deckY + level + kick * over * (0.5 + 0.5 * over) * 1.1;
        const row = [-1, -0.5, 0, 0.5, 1].map((u) => [u * broad, y + 0.012 * u * u * (broad / w)] as const);
        return [
          ...row.map(([x, h]): Vec3 => [x, h - thick / 2, z]),
          ...[...row].reverse().map(([x, h]): Vec3 => [x, h + thick / 2, z]),
        ];
      }),
    );
  };
  const trucks: Geometry[] = [];
  const wheels: Geometry[] = [];
  const bearings: Geometry[] = [];
  for (const end of [1, -1]) {
    const z = end * axle;
    trucks.push(
      block([0.075, 0.012, 0.1], [0, deckY - 0.009, z], 0.004),
      block([0.05, 0.04, 0.04], [0, deckY - 0.026, z], 0.012),
      turnedAcross(
        [
          [0, -width * 0.42],
          [0.009, -width * 0.42],
          [0.009, -width * 0.3],
          [0.017, -width * 0.22],
          [0.02, 0],
          [0.017, width * 0.22],
          [0.009, width * 0.3],
          [0.009, width * 0.42],
          [0, width * 0.42],
        ],
        [0, wheelRadius, z],
        16,
      ),
      block([0.024, deckY - wheelRadius, 0.028], [0, (deckY + wheelRadius) / 2 - 0.005, z], 0.006),
    );
    for (const side of [1, -1]) {
      const x = side * width * 0.42;
      wheels.push(
        turnedAcross(
          [
            [0.012, -0.022],
            [wheelRadius * 0.82, -0.022, 0.006],
            [wheelRadius, -0.012, 0.006],
            [wheelRadius, 0.012, 0.006],
            [wheelRadius * 0.82, 0.022, 0.006],
            [0.012, 0.022],
          ],
          [x, wheelRadius, z],
          32,
          true,
          3,
        ),
      );
      bearings.push(
        turnedAcross(
          [
            [0, -0.02],
            [0.013, -0.019],
            [0.013, 0.019],
            [0, 0.02],
          ],
          [x, wheelRadius, z],
          20,
        ),
      );
      bearings.push(
        turnedAcross(
          [
            [0, -0.006],
            [0.008, -0.006],
            [0.007, 0.006],
            [0, 0.006],
          ],
          [x + side * 0.022, wheelRadius, z],
          12,
        ),
      );
    }
  }
  const bolts = [1, -1].flatMap((end) =>
    [-0.02, 0.02].flatMap((x) =>
      [-0.03, 0.03].map((dz) => block([0.01, 0.005, 0.01], [x, deckY + 0.0105, end * axle + dz], 0.002, 1)),
    ),
  );
  return standModel(
    [
      makePart("deck", "deck", sheet(0, 0.015, 0), {
        weight: 1,
        grain: "z",
        paint: (surface, _x, _y, _z, _nx, ny) => {
          if (bareEdge && ny > -0.5 && ny < 0.5) layColour(surface, WOOD, 0.55);
        },
      }),
      makePart("grip", "grip", sheet(bareEdge ? 0.004 : 0.02, 0.005, 0.0085), { weight: 0.8 }),
      makePart("trucks", "truck", merge(trucks), { weight: 0.6 }),
      makePart("wheels", "wheel", merge(wheels), { weight: 0.9 }),
      makePart("bearings", "bearing", merge([...bearings, ...bolts]), { weight: 0.3 }),
    ],
    [
      { name: "top", position: [0, deckY + 0.01, 0], normal: [0, 1, 0], radius: width / 2 },
      { name: "back", position: [0, deckY + 0.01, 0], normal: [0, 1, 0], radius: width / 2 },
    ],
  );
}
