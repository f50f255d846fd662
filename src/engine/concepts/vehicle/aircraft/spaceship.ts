import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Model, Part } from "../../../geometry/part.ts";
import { move, turnZ } from "../../../geometry/place.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { choice, integer, metres, ratio } from "../../parameter-specs.ts";
import { block, pair, rod, skinOver, turnedAlong, wing } from "../bodywork.ts";
import { ownSlot, PANE, slot } from "../usual-slots.ts";

const WINGS = ["swept", "forward", "crossed", "drooped"] as const;
export type SpaceshipParameters = {
  readonly length: number;
  readonly girth: number;
  readonly span: number;
  readonly wings: (typeof WINGS)[number];
  readonly engines: number;
  readonly flatness: number;
};

const parameters = {
  length: metres(5, 40, "Engines to nose."),
  girth: metres(0.6, 6, "Half the hull's width."),
  span: metres(2, 26, "Half the span."),
  wings: choice(WINGS, "Swept back, swept forward, crossed in an X, or drooping."),
  engines: integer(1, 4, "Engines at the stern."),
  flatness: ratio(0.35, 1, "Height of the hull over its width."),
};

/**
 * A spaceship. What makes it itself: a sleek pointed hull of light armour plates with coloured markings, a dark canopy over the bow, angular wings with guns at
 * their tips, a cluster of big round engines at the stern that glow blue, vents and fins; it stands on three skids.
 */
export const spaceship = defineConcept<SpaceshipParameters>({
  id: "spaceship",
  family: "vehicle",
  words: [
    "spaceship",
    "space ship",
    "spacecraft",
    "starship",
    "starfighter",
    "space fighter",
    "star ship",
    "spacecruiser",
    "interstellar ship",
    "x-wing",
    "x wing",
    "x-wing fighter",
  ],
  senses: ["spacecraft", "starship"],
  height: 4,
  parameters,
  slots: {
    hull: slot("body|plate|armor", "painted-metal", "#c9ced2 #aab2b8 #8f979c #d6d2c6"),
    wing: slot("fin", "painted-metal", "#b7bdc2 #8a9197 #c9ced2"),
    accent: ownSlot("marking|stripe|trim", "painted-metal", "#b8301c #d98018 #1f5fae #2a8f7a"),
    cockpit: { ...PANE, words: ["canopy", "window", "glass"] },
    engine: ownSlot("thruster|nozzle", "iron", "#3d4146"),
    glow: ownSlot("exhaust|light|flame", "glass", "#5fd0ff #7fe0ff #ff9a3c"),
    gun: ownSlot("cannon|laser|skid|landing gear", "brushed-steel", "#5c6166"),
  },
  sample: (draw, ask) => {
    const length = 13 * draw.number("length", 0.92, 1.1) * traitFactor(ask, { long: 1.25, short: 0.8, cute: 0.75 });
    return fitParameters(parameters, {
      length,
      girth:
        length *
        draw.number("girth", 0.105, 0.135) *
        traitFactor(ask, { fat: 1.25, thick: 1.15, thin: 0.8, wide: 1.15, narrow: 0.85 }),
      span:
        length *
        draw.number("span", 0.38, 0.52) *
        traitFactor(ask, { wide: 1.2, narrow: 0.8 }) *
        traitFactor(ask, { long: 1.3, short: 0.7 }, "wing"),
      wings: ask.word.startsWith("x") ? "crossed" : draw.pick("wings", WINGS, [4, 2, 2, 2]),
      engines: Math.min(4, ask.counts.get("engine") ?? draw.pick("engines", [2, 3, 4], [3, 2, 2])),
      flatness: draw.number("flatness", 0.55, 0.8),
    });
  },
  build: buildSpaceship,
  view: { azimuth: 0.66, elevation: 0.36 },
});

function buildSpaceship(p: SpaceshipParameters): Model {
  const { length: l, girth: g, span } = p;
  const f = p.flatness;
  const y = g * 1.5;
  const at = (t: number) => -l / 2 + l * t;
  const hull = skinOver(
    [
      { z: at(0.02), y, half: g * 0.8, up: g * f * 0.8, down: g * f * 0.6, square: 3 },
      { z: at(0.06), y, half: g * 0.98, up: g * f, down: g * f * 0.75, square: 3.2 },
      { z: at(0.3), y, half: g, up: g * f * 1.05, down: g * f * 0.8, square: 3.2 },
      { z: at(0.5), y, half: g * 0.86, up: g * f * 0.95, down: g * f * 0.75, square: 3 },
      { z: at(0.72), y: y - g * 0.05, half: g * 0.56, up: g * f * 0.58, down: g * f * 0.5, square: 2.6 },
      { z: at(0.9), y: y - g * 0.12, half: g * 0.3, up: g * f * 0.28, down: g * f * 0.28, square: 2.4 },
      { z: at(0.985), y: y - g * 0.17, half: g * 0.11, up: g * f * 0.1, down: g * f * 0.1, square: 2.4 },
      { z: at(1), y: y - g * 0.18, half: g * 0.03, up: g * 0.03, down: g * 0.03 },
    ],
    40,
  );
  const canopy = skinOver(
    [
      { z: at(0.42), y: y + g * f * 0.82, half: g * 0.12, up: g * 0.1, down: g * 0.1 },
      { z: at(0.5), y: y + g * f * 0.72, half: g * 0.4, up: g * f * 0.62, down: g * 0.2 },
      { z: at(0.6), y: y + g * f * 0.55, half: g * 0.4, up: g * f * 0.6, down: g * 0.2 },
      { z: at(0.7), y: y + g * f * 0.36, half: g * 0.3, up: g * f * 0.42, down: g * 0.2 },
      { z: at(0.78), y: y + g * f * 0.22, half: g * 0.1, up: g * f * 0.16, down: g * 0.1 },
    ],
    28,
  );
  const frames = [0.52, 0.62].map((t) =>
    block([g * 0.84, g * 0.06, l * 0.012], [0, y + g * f * (t < 0.55 ? 1.28 : 1.1), at(t)], g * 0.025, 1),
  );
  const sweepBack = p.wings === "forward" ? 0.22 : p.wings === "crossed" ? -0.02 : -0.2;
  const one = wing(
    [
      { x: g * 0.5, y: 0, lead: at(0.5), chord: l * 0.42, thick: l * 0.028 },
      { x: span * 0.5, y: 0, lead: at(0.44 + sweepBack * 0.5), chord: l * 0.26, thick: l * 0.018 },
      { x: span, y: 0, lead: at(0.32 + sweepBack), chord: l * 0.12, thick: l * 0.01 },
    ],
    16,
  );
  const angles = p.wings === "crossed" ? [0.3, -0.3] : p.wings === "drooped" ? [-0.2] : [0.07];
  const wings = angles.flatMap((angle) => pair(move(turnZ(one, angle), [0, y - g * 0.05, 0])));
  const tipZ = at(0.27 + sweepBack);
  const gun = merge([
    turnedAlong(
      [
        [0, -l * 0.06],
        [g * 0.13, -l * 0.05, 0.02],
        [g * 0.13, l * 0.06, 0.02],
        [g * 0.05, l * 0.07],
        [g * 0.045, l * 0.2],
        [g * 0.075, l * 0.205],
        [g * 0.075, l * 0.225],
        [0, l * 0.23],
      ],
      [span, 0, tipZ],
      16,
    ),
  ]);
  const guns = angles.flatMap((angle) => pair(move(turnZ(gun, angle), [0, y - g * 0.05, 0])));
  const spots: readonly (readonly [number, number, number])[] =
    p.engines === 1
      ? [[0, 0, 0.62]]
      : p.engines === 2
        ? [
            [-0.52, 0, 0.46],
            [0.52, 0, 0.46],
          ]
        : p.engines === 3
          ? [
              [-0.66, -0.05, 0.38],
              [0.66, -0.05, 0.38],
              [0, 0.3, 0.44],
            ]
          : [
              [-0.5, 0.26, 0.36],
              [0.5, 0.26, 0.36],
              [-0.5, -0.36, 0.36],
              [0.5, -0.36, 0.36],
            ];
  const nozzles: Geometry[] = [];
  const glows: Geometry[] = [];
  for (const [u, v, size] of spots) {
    const e = g * size;
    const c = [u * g, y + v * g, at(0)] as const;
    nozzles.push(
      turnedAlong(
        [
          [0, l * 0.2],
          [e * 0.6, l * 0.19, e * 0.2],
          [e * 0.95, l * 0.1, e * 0.3],
          [e, l * 0.04, e * 0.05],
          [e * 1.08, l * 0.035],
          [e * 1.02, -l * 0.03, e * 0.05],
          [e * 0.82, -l * 0.03],
          [e * 0.7, l * 0.01],
          [0, l * 0.01],
        ].reverse() as [number, number][],
        [c[0], c[1], c[2]],
        28,
      ),
    );
    glows.push(
      turnedAlong(
        [
          [0, -l * 0.012],
          [e * 0.45, -l * 0.004],
          [e * 0.74, l * 0.014],
          [0, l * 0.03],
        ],
        [c[0], c[1], c[2]],
        24,
      ),
    );
  }
  const fins = [0.32].flatMap((lean) =>
    pair(
      move(
        turnZ(
          wing([
            { x: 0, y: 0, lead: at(0.26), chord: l * 0.22, thick: l * 0.014 },
            { x: g * 1.15, y: 0, lead: at(0.1), chord: l * 0.11, thick: l * 0.009 },
          ]),
          Math.PI / 2 - lean,
        ),
        [g * 0.5, y + g * f * 0.6, 0],
      ),
    ),
  );
  const vents = pair(block([g * 0.36, g * 0.12, l * 0.16], [g * 0.5, y + g * f * 0.98, at(0.3)], g * 0.04)).concat(
    pair(block([g * 0.2, g * 0.36, l * 0.2], [g * 0.98, y, at(0.34)], g * 0.06)),
  );
  const skids = (
    [
      [0, 0.76],
      [0.66, 0.24],
      [-0.66, 0.24],
    ] as const
  ).flatMap(([u, t]) => [
    rod(g * 0.08, [u * g, y - g * 0.3, at(t)], [u * g * 1.15, 0.08, at(t)], 10),
    block([g * 0.36, 0.12, g * 0.75], [u * g * 1.15, 0.06, at(t)], 0.05),
  ]);
  const parts: Part[] = [
    makePart("hull", "hull", hull, {
      weight: 1,
      paint: (surface, x, py, z, nx) => {
        // plates: seams across, and one along each flank
        const row = (z - at(0)) / (l * 0.085);
        const shift = x > 0 ? 0.3 : 0;
        const near = Math.abs(row + shift - Math.round(row + shift)) * l * 0.085;
        const along = Math.abs(Math.abs(py - y) - g * 0.22);
        if (near < l * 0.0018 || (along < l * 0.0018 && Math.abs(nx) > 0.5)) {
          surface.r *= 0.4;
          surface.g *= 0.4;
          surface.b *= 0.4;
        } else if (Math.floor(row + shift) % 4 === 1 && py > y) {
          surface.r *= 0.78;
          surface.g *= 0.78;
          surface.b *= 0.8;
        }
      },
    }),
    makePart(
      "nose",
      "accent",
      turnedAlong(
        [
          [0, at(0.985)],
          [g * 0.12, at(0.985)],
          [g * 0.05, at(1.01)],
          [0, at(1.03)],
        ],
        [0, y - g * 0.17, 0],
        16,
      ),
      { weight: 0.4 },
    ),
    makePart("canopy", "cockpit", canopy, { weight: 0.9 }),
    makePart("canopy-frames", "hull", merge(frames), { weight: 0.3 }),
    makePart("wings", "wing", merge(wings), {
      weight: 1,
      paint: (surface, x) => {
        const u = Math.abs(x) / span;
        if (u > 0.62 && u < 0.78) layColour(surface, [0.42, 0.03, 0.015]);
      },
    }),
    makePart("fins", "accent", merge(fins), { weight: 0.8 }),
    makePart("guns", "gun", merge(guns), { weight: 0.6 }),
    makePart("engines", "engine", merge(nozzles), { weight: 0.8 }),
    makePart("glow", "glow", merge(glows), { weight: 0.6 }),
    makePart("vents", "engine", merge(vents), { weight: 0.4 }),
    makePart("skids", "gun", merge(skids), { weight: 0.4 }),
  ];
  return standModel(parts, [
    { name: "top", position: [0, y + g * f, at(0.3)], normal: [0, 1, 0], radius: g * 0.6 },
    { name: "back", position: [0, y + g * f, at(0.3)], normal: [0, 1, 0], radius: g * 0.6 },
    { name: "inside", position: [0, y, at(0.6)], normal: [0, 1, 0], radius: g * 0.4 },
  ]);
}
