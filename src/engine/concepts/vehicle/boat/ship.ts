import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { choice, integer, metres } from "../../parameter-specs.ts";
import { block, pair, rod, sidePlate, turnedAcross, turnedAlong } from "../bodywork.ts";
import { ownSlot, PANE, slot } from "../usual-slots.ts";
import { makeHull, strakes } from "./boat-hull.ts";

const STYLES = ["liner", "cargo", "tug", "warship", "speedboat"] as const;
export type ShipParameters = {
  readonly style: (typeof STYLES)[number];
  readonly length: number;
  readonly beam: number;
  readonly decks: number;
  readonly funnels: number;
};

const BY_WORD: Readonly<Record<string, ShipParameters["style"]>> = {
  "cruise ship": "liner",
  "ocean liner": "liner",
  titanic: "liner",
  steamship: "liner",
  "steam ship": "liner",
  ferry: "liner",
  "passenger ship": "liner",
  "cargo ship": "cargo",
  "container ship": "cargo",
  freighter: "cargo",
  "oil tanker": "cargo",
  tugboat: "tug",
  "tug boat": "tug",
  steamboat: "tug",
  trawler: "tug",
  "fishing trawler": "tug",
  battleship: "warship",
  warship: "warship",
  destroyer: "warship",
  cruiser: "warship",
  motorboat: "speedboat",
  "motor boat": "speedboat",
  speedboat: "speedboat",
  "speed boat": "speedboat",
  "power boat": "speedboat",
};

const parameters = {
  style: choice(STYLES, "Passenger liner, container ship, tug, warship, or a small speedboat."),
  length: metres(4, 200, "Stern to bow."),
  beam: metres(1.4, 40, "Side to side."),
  decks: integer(1, 5, "White decks one above the other."),
  funnels: integer(0, 4, "Funnels."),
};

/**
 * A ship with an engine. What makes it itself: a long steel hull, dark above a red waterline, with a raked bow; a liner has stepped white decks full of windows, lifeboats and banded
 * funnels; a freighter stacks of coloured containers before its bridge; a tug is short with tyres along the side; a warship is grey with gun turrets and a tower; a speedboat is small and sleek with a windscreen.
 */
export const ship = defineConcept<ShipParameters>({
  id: "ship",
  family: "vehicle",
  words: ["ship", ...Object.keys(BY_WORD)],
  senses: ["ship", "motorboat"],
  height: 20,
  parameters,
  slots: {
    hull: slot("body", "painted-metal", "#16202b #1f4f86 #8e1f1b #25282c"),
    deck: ownSlot("floor", "oak-planks", "#b08a58"),
    house: ownSlot("superstructure|cabin|bridge|tower", "painted-metal", "#ecebe6"),
    window: { ...PANE, words: ["porthole", "windscreen", "glass"] },
    funnel: ownSlot("chimney|smokestack|stack", "painted-metal", "#c0381c #d9a01c"),
    cargo: ownSlot("container|lifeboat|load", "painted-metal", "#c9552a"),
    gun: ownSlot("turret|crane|mast|rail|anchor", "iron", "#4b5055"),
    tyre: ownSlot("fender|bumper", "rubber", "#1a1a1b"),
    seat: ownSlot("", "leather", "#e9e2d2"),
  },
  sample: (draw, ask) => {
    const style = BY_WORD[ask.word] ?? draw.pick("style", STYLES, [5, 3, 1, 1, 0]);
    const size = { liner: 60, cargo: 70, tug: 16, warship: 60, speedboat: 6 }[style];
    const length = size * draw.number("length", 0.94, 1.06) * traitFactor(ask, { long: 1.2, short: 0.82, cute: 0.75 });
    return fitParameters(parameters, {
      style,
      length,
      beam:
        length *
        { liner: 0.17, cargo: 0.17, tug: 0.33, warship: 0.14, speedboat: 0.36 }[style] *
        traitFactor(ask, { wide: 1.2, narrow: 0.85 }),
      decks: style === "tug" ? 2 : draw.integer("decks", 3, 4),
      funnels:
        ask.counts.get("funnel") ??
        (ask.word === "titanic"
          ? 4
          : style === "liner"
            ? draw.integer("funnels", 1, 3)
            : style === "speedboat"
              ? 0
              : 1),
    });
  },
  dress: ({ style }) =>
    (style === "warship"
      ? {
          hull: { colours: [[0.17, 0.19, 0.21]] },
          house: { colours: [[0.22, 0.24, 0.26]] },
          deck: { material: "painted-metal", colours: [[0.1, 0.11, 0.12]] },
          funnel: { colours: [[0.16, 0.18, 0.2]] },
        }
      : {}) as Readonly<
      Record<string, { material?: string; colours?: readonly (readonly [number, number, number])[] }>
    >,
  build: buildShip,
  view: { azimuth: 0.95, elevation: 0.24 },
});

const BOXES = [
  [0.55, 0.05, 0.03],
  [0.04, 0.16, 0.4],
  [0.06, 0.26, 0.12],
  [0.75, 0.38, 0.05],
  [0.6, 0.6, 0.57],
  [0.3, 0.1, 0.06],
] as const;

function buildShip(p: ShipParameters): Model {
  const { style, length: l } = p;
  const b = p.beam / 2;
  const d = l * { liner: 0.1, cargo: 0.095, tug: 0.17, warship: 0.075, speedboat: 0.15 }[style];
  const fast = style === "speedboat";
  const hull = makeHull(
    {
      length: l,
      beam: [
        [0, b * (style === "warship" ? 0.7 : 0.86)],
        [0.15, b * 0.97],
        [0.5, b],
        [0.72, b * 0.94],
        [0.9, b * 0.46],
        [1, b * 0.04],
      ],
      sheer: [
        [0, d * 1.06],
        [0.4, d],
        [0.75, d * 1.1],
        [1, d * (style === "tug" ? 1.6 : 1.34)],
      ],
      keel: [
        [0, d * 0.12],
        [0.08, 0],
        [0.85, 0],
        [0.95, d * 0.12],
        [1, d * (fast ? 0.6 : 0.3)],
      ],
      floor: fast
        ? [
            [0, d * 1.02],
            [0.05, d * 1.0],
            [0.08, d * 0.4],
            [0.55, d * 0.4],
            [0.58, d * 1.02],
            [1, d * 1.32],
          ]
        : [
            [0, d * 0.97],
            [0.4, d * 0.92],
            [0.75, d * 1.02],
            [1, d * 1.27],
          ],
      wall: l * 0.008,
      square: 3,
      rake: [
        [0, 0],
        [0.75, 0],
        [1, l * 0.06],
      ],
    },
    44,
  );
  const y0 = d * 0.9;
  const houses: Geometry[] = [];
  const panes: Geometry[] = [];
  const irons: Geometry[] = [];
  const parts: Part[] = [];
  let top = d;
  const window = (x: number, y: number, z: number, h: number, w: number) =>
    panes.push(...pair(block([l * 0.002, h, w], [x, y, z], l * 0.0005, 1)));
  const storey = (from: number, to: number, low: number, h: number, half: number, count: number) => {
    houses.push(
      sidePlate(
        [
          [from, low],
          [to, low],
          [to - h * 0.35, low + h, h * 0.15],
          [from + h * 0.1, low + h, h * 0.1],
        ],
        half * 2,
        h * 0.08,
      ),
    );
    const step = (to - from - h * 0.8) / count;
    for (let i = 0; i < count; i += 1)
      window(half, low + h * 0.55, from + h * 0.35 + step * (i + 0.5), h * 0.36, step * 0.62);
    panes.push(block([half * 1.7, h * 0.34, h * 0.3], [0, low + h * 0.58, to - h * 0.32], h * 0.06, 1));
  };
  const funnel = (z: number, low: number, r: number, h: number) =>
    move(
      turnX(
        lathe(
          roundCorners(
            [
              [0, -h * 0.1],
              [r, -h * 0.1],
              [r * 0.94, h, r * 0.08],
              [r * 0.8, h, r * 0.06],
              [r * 0.76, h * 0.88],
              [0, h * 0.88],
            ],
            2,
          ),
          28,
        ),
        -0.14,
      ),
      [0, low, z],
    );
  const funnels: Geometry[] = [];
  if (style === "liner") {
    const h = l * 0.034;
    for (let i = 0; i < p.decks; i += 1)
      storey(-l * (0.4 - 0.03 * i), l * (0.28 - 0.055 * i), y0 + h * i, h, b * (0.88 - 0.06 * i), 18 - i * 2);
    top = y0 + h * p.decks;
    storey(l * (0.28 - 0.055 * p.decks) - h * 2.4, l * (0.28 - 0.055 * p.decks), top - h * 0.02, h, b * 0.6, 3);
    for (let i = 0; i < p.funnels; i += 1)
      funnels.push(
        funnel(
          -l * 0.2 +
            ((l * 0.24) / Math.max(1, p.funnels - 1)) * i * (p.funnels > 1 ? 1 : 0) +
            (p.funnels === 1 ? l * 0.04 : 0),
          top - h * 0.05,
          l * 0.03,
          l * 0.085,
        ),
      );
    const boats = [-0.28, -0.18, -0.08, 0.02].flatMap((t) =>
      pair(block([b * 0.16, h * 0.5, l * 0.06], [b * 0.86, y0 + h * 1.25, l * t], h * 0.22, 3)),
    );
    parts.push(makePart("lifeboats", "cargo", merge(boats), { weight: 0.5 }));
    irons.push(
      rod(l * 0.003, [0, d, l * 0.38], [0, top + h * 1.6, l * 0.37], 8),
      rod(l * 0.003, [0, top, -l * 0.3], [0, top + h * 2.2, -l * 0.3], 8),
    );
  } else if (style === "cargo") {
    const h = l * 0.03;
    for (let i = 0; i < p.decks + 1; i += 1)
      storey(-l * 0.42, -l * (0.28 + 0.006 * i), y0 + h * i, h, b * (0.8 - 0.02 * i), 4);
    top = y0 + h * (p.decks + 1);
    houses.push(block([b * 2, h * 0.5, l * 0.05], [0, top - h * 0.3, -l * 0.31], h * 0.1, 1));
    funnels.push(funnel(-l * 0.4, top - h * 0.2, l * 0.02, l * 0.05));
    const boxes: Geometry[] = [];
    const [cw, ch, cl] = [b * 0.42, l * 0.03, l * 0.075];
    for (let row = 0; row < 7; row += 1)
      for (let column = 0; column < 4; column += 1) {
        const z = -l * 0.22 + row * cl * 1.06;
        const tall = 2 + ((row * 5 + column * 3) % 3) - (row === 6 ? 1 : 0);
        const wide = hull.beamAt(z / l + 0.5) * 0.9;
        const x = (column - 1.5) * cw * 1.03;
        if (Math.abs(x) + cw / 2 > wide) continue;
        for (let k = 0; k < tall; k += 1)
          boxes.push(block([cw, ch * 0.97, cl], [x, y0 + d * 0.06 + ch * (k + 0.5), z], l * 0.0012, 1));
      }
    parts.push(
      makePart("containers", "cargo", merge(boxes), {
        weight: 0.9,
        paint: (surface, x, y, z) => {
          const [i, j, k] = [
            Math.floor(x / (cw * 1.03) + 2),
            Math.floor((y - y0 - d * 0.06) / ch),
            Math.round((z + l * 0.22) / (cl * 1.06)),
          ];
          layColour(surface, BOXES[(i * 7 + j * 11 + k * 5 + 60) % 6] ?? BOXES[0]);
          const rib = (z / cl) * 14;
          if (rib - Math.floor(rib) < 0.3) {
            surface.r *= 0.75;
            surface.g *= 0.75;
            surface.b *= 0.75;
          }
        },
      }),
    );
    irons.push(
      rod(l * 0.003, [0, top - h, -l * 0.35], [0, top + h * 2, -l * 0.35], 8),
      rod(l * 0.003, [0, d, l * 0.44], [0, d + l * 0.09, l * 0.44], 8),
    );
  } else if (style === "tug") {
    const h = l * 0.11;
    storey(-l * 0.22, l * 0.2, y0, h, b * 0.66, 4);
    storey(-l * 0.04, l * 0.17, y0 + h * 0.98, h, b * 0.54, 2);
    top = y0 + h * 2;
    funnels.push(funnel(-l * 0.13, y0 + h * 0.95, l * 0.055, l * 0.2));
    irons.push(
      rod(l * 0.008, [0, top - h * 0.1, l * 0.02], [0, top + l * 0.16, l * 0.01], 8),
      rod(l * 0.006, [-b * 0.3, top + l * 0.09, l * 0.015], [b * 0.3, top + l * 0.09, l * 0.015], 8),
      ...pair(rod(l * 0.012, [b * 0.2, y0, -l * 0.36], [b * 0.2, y0 + l * 0.06, -l * 0.36], 10)),
    );
    const ring = [0.24, 0.38, 0.52, 0.66, 0.78].flatMap((t) => {
      const [x, y, z] = hull.at(t, 1, 0.8);
      return pair(move(turnedAcrossRing(l * 0.042, l * 0.016), [x + l * 0.008, y, z]));
    });
    parts.push(makePart("fenders", "tyre", merge(ring), { weight: 0.7 }));
  } else if (style === "warship") {
    const h = l * 0.032;
    storey(-l * 0.14, l * 0.14, y0, h, b * 0.66, 6);
    storey(-l * 0.08, l * 0.1, y0 + h * 0.98, h, b * 0.5, 4);
    storey(l * 0.0, l * 0.085, y0 + h * 1.96, h * 1.4, b * 0.4, 2);
    top = y0 + h * 3.3;
    funnels.push(funnel(-l * 0.07, y0 + h * 1.8, l * 0.022, l * 0.06));
    irons.push(
      rod(l * 0.003, [0, top - h, l * 0.03], [0, top + h * 2.6, l * 0.03], 8),
      rod(l * 0.0025, [-b * 0.4, top + h * 1.4, l * 0.03], [b * 0.4, top + h * 1.4, l * 0.03], 8),
      block([b * 0.5, h * 0.5, h * 0.2], [0, top + h * 0.5, l * 0.032], 0.05, 1),
    );
    const turrets = (
      [
        [0.3, 1, 0],
        [0.21, 1, 1],
        [-0.27, -1, 0],
      ] as const
    ).flatMap(([t, face, up]) => {
      const [z, y] = [l * t, y0 + h * (0.5 + up * 0.8)];
      return [
        sidePlate(
          face === 1
            ? [
                [z - l * 0.03, y - h * 0.4],
                [z + l * 0.03, y - h * 0.4],
                [z + l * 0.02, y + h * 0.5, 0.1],
                [z - l * 0.03, y + h * 0.5, 0.1],
              ]
            : [
                [z - l * 0.03, y - h * 0.4],
                [z + l * 0.03, y - h * 0.4],
                [z + l * 0.03, y + h * 0.5, 0.1],
                [z - l * 0.02, y + h * 0.5, 0.1],
              ],
          b * 0.8,
          0.15,
        ),
        block([b * 0.6, h * (1 + up), l * 0.04], [0, y - h * 0.5, z], 0.1, 1),
        ...[-0.2, 0, 0.2].map((u) =>
          rod(l * 0.0035, [u * b, y + h * 0.1, z + face * l * 0.015], [u * b, y + h * 0.35, z + face * l * 0.095], 10),
        ),
      ];
    });
    parts.push(makePart("turrets", "gun", merge(turrets), { weight: 0.9 }));
  } else {
    const z = l * 0.07;
    const screen = sidePlate(
      [
        [z, d * 1.02],
        [z + l * 0.16, d * 1.02],
        [z + l * 0.02, d * 1.02 + l * 0.085, 0.02],
        [z - l * 0.01, d * 1.02 + l * 0.085, 0.02],
      ],
      b * 1.5,
      0.02,
    );
    panes.push(screen);
    const seats = [-0.26, -0.08].flatMap((t) => [
      block([b * 1.3, l * 0.035, l * 0.08], [0, d * 0.62, l * t], 0.04, 3),
      block([b * 1.3, l * 0.085, l * 0.025], [0, d * 0.74, l * (t - 0.045)], 0.04, 3),
    ]);
    const under = [-0.26, -0.08].map((t) => block([b * 1.2, d * 0.3, l * 0.07], [0, d * 0.46, l * t], 0.02, 1));
    const motor = [
      block([l * 0.07, l * 0.1, l * 0.08], [0, d * 1.24, -l * 0.51], 0.07, 3),
      block([l * 0.03, d * 0.9, l * 0.045], [0, d * 0.6, -l * 0.525], 0.02, 2),
      turnedAlong(
        [
          [0, -l * 0.02],
          [l * 0.014, -l * 0.01, 0.02],
          [l * 0.018, l * 0.02],
          [0, l * 0.03],
        ],
        [0, d * 0.22, -l * 0.53],
        16,
      ),
    ];
    irons.push(...motor);
    parts.push(makePart("seats", "seat", merge([...seats, ...under]), { weight: 0.7 }));
    top = d * 1.02;
  }
  const rails = strakes(hull, 1, l * (fast ? 0.007 : 0.0028), 0.01, 0.99);
  irons.push(...rails);
  parts.push(
    makePart("hull", "hull", hull.skin, {
      weight: 1,
      paint: (surface, x, y, z, _nx, ny) => {
        if (!fast && y < d * 0.27) return layColour(surface, [0.3, 0.025, 0.02]);
        if (y > d * (fast ? 0.66 : 0.27) && y < d * (fast ? 0.76 : 0.31)) return layColour(surface, [0.82, 0.81, 0.77]);
        if (fast && ny > 0.7 && y > d * 0.9) return layColour(surface, [0.85, 0.83, 0.78]);
        if (style !== "liner" || Math.abs(x) < b * 0.1) return;
        // two rows of portholes
        for (const row of [0.55, 0.72]) {
          const u = z / (l * 0.02) - Math.floor(z / (l * 0.02)) - 0.5;
          const [du, dv] = [u * l * 0.02, y - d * row];
          if (du * du + dv * dv < l * l * 0.0000125 && Math.abs(z) < l * 0.42) layColour(surface, [0.75, 0.6, 0.25]);
        }
      },
    }),
    makePart("iron", "gun", merge(irons), { weight: 0.4 }),
    makePart("windows", "window", merge(panes), { weight: 0.7 }),
  );
  if (!fast) {
    parts.push(
      makePart(
        "deck",
        "deck",
        merge(
          Array.from({ length: 14 }, (_, i) => {
            const t = 0.03 + (0.88 * (i + 0.5)) / 14;
            return block(
              [hull.beamAt(t) * 1.9, d * 0.05, ((l * 0.88) / 14) * 1.02],
              [0, hull.floorAt(t), hull.z(t)],
              d * 0.01,
              1,
            );
          }),
        ),
        { weight: 0.4, grain: "z" },
      ),
    );
    parts.push(makePart("house", "house", merge(houses), { weight: 1 }));
  }
  if (funnels.length > 0)
    parts.push(
      makePart("funnels", "funnel", merge(funnels), {
        weight: 0.9,
        paint: (surface, _x, y) => {
          const h = style === "tug" ? l * 0.2 : l * 0.085;
          if (style !== "warship" && y > h * 0.72) layColour(surface, [0.02, 0.02, 0.022]);
        },
      }),
    );
  return standModel(parts, [
    { name: "top", position: [0, fast ? d * 1.1 : top, fast ? l * 0.3 : 0], normal: [0, 1, 0], radius: b * 0.5 },
    {
      name: "seat",
      position: [0, fast ? d * 0.76 : d, fast ? -l * 0.08 : -l * 0.42],
      normal: [0, 1, 0],
      radius: b * 0.5,
    },
    {
      name: "inside",
      position: [0, fast ? d * 0.42 : d, fast ? -l * 0.16 : -l * 0.42],
      normal: [0, 1, 0],
      radius: b * 0.5,
    },
  ]);
}

/** A tyre hung flat against the side: a ring around the X axis. */
const turnedAcrossRing = (radius: number, thick: number): Geometry =>
  turnedAcross(
    [
      [radius - thick, -thick],
      [radius, -thick * 0.8, thick * 0.5],
      [radius, thick * 0.8, thick * 0.5],
      [radius - thick, thick],
    ],
    [0, 0, 0],
    24,
    true,
  );
