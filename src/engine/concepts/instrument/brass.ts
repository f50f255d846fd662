import { arc, graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { horn } from "../../geometry/horn.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Concept, defineConcept } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { metres, ratio } from "../parameter-specs.ts";
import { BRASS_SLOTS } from "./brass-slots.ts";
import { evenPath } from "./even-path.ts";

export type BrassParameters = { readonly size: number; readonly flare: number; readonly bore: number };

const parameters = {
  size: metres(0.1, 2.5, "Longest side."),
  flare: ratio(0.8, 1.25, "Width of the bell over the usual."),
  bore: ratio(0.8, 1.3, "Thickness of the tubes over the usual."),
};

const steady = (r: number) => () => r;

/** A bell's widening: narrow for most of the way, then opening fast. */
const bellLine = (bore: number, mouth: number, from: number) =>
  graph([
    [0, bore],
    [from, bore * 1.08],
    [from + (1 - from) * 0.5, bore * 1.08 + (mouth - bore) * 0.12],
    [from + (1 - from) * 0.8, bore * 1.08 + (mouth - bore) * 0.34],
    [from + (1 - from) * 0.94, mouth * 0.72],
    [1, mouth],
  ]);

/** A cup on a stem along -X: what the player's lips touch is at its far end. */
const mouthpiece = (r: number, length: number): Geometry =>
  settle(
    turnZ(
      lathe(
        roundCorners(
          [
            [0, 0],
            [r * 0.45, 0],
            [r * 0.5, length * 0.5, r * 0.3],
            [r * 0.95, length * 0.72, r * 0.3],
            [r, length, r * 0.12],
            [r * 0.8, length, r * 0.1],
            [0, length * 0.8],
          ],
          3,
        ),
        24,
      ),
      PI / 2,
    ),
  );

/** Piston valves in a row along X, their caps, stems and pearl buttons. */
function pistons(name: string, centre: Vec3, pitch: number, r: number, height: number): Part[] {
  const at = (i: number, y: number): Vec3 => [centre[0] + (i - 1) * pitch, centre[1] + y, centre[2]];
  const each = [0, 1, 2].map((i) =>
    merge([
      move(cylinder({ radius: r, height, bevel: r * 0.1, segments: 24 }), at(i, 0)),
      move(cylinder({ radius: r * 1.14, height: height * 0.12, bevel: r * 0.1, segments: 24 }), at(i, -height * 0.06)),
      move(cylinder({ radius: r * 1.14, height: height * 0.12, bevel: r * 0.1, segments: 24 }), at(i, height * 0.92)),
      move(cylinder({ radius: r * 0.26, height: height * 0.4, segments: 12 }), at(i, height * 0.95)),
    ]),
  );
  const buttons = [0, 1, 2].map((i) =>
    move(cylinder({ radius: r * 0.72, height: height * 0.07, bevel: r * 0.16, segments: 20 }), at(i, height * 1.3)),
  );
  return [
    ...makeParts(`${name}`, "key", each.map(settle), { weight: 0.9 }),
    ...makeParts(`${name}-button`, "pearl", buttons, { weight: 0.6 }),
  ];
}

function buildTrumpet({ size: u, flare, bore }: BrassParameters): Model {
  const r = u * 0.0125 * bore;
  const z = u * 0.038;
  const drop = u * 0.17;
  const bell = evenPath(
    [
      [-u * 0.05, -drop, -z],
      [-u * 0.26, -drop, -z],
      ...arc([-u * 0.26, -drop / 2, -z], drop / 2, -PI / 2, -PI * 1.5, 12),
      [u * 0.2, 0, -z],
      [u * 0.5, 0, -z],
    ],
    64,
  );
  const lead = evenPath(
    [
      [-u * 0.44, 0, z],
      [u * 0.26, 0, z],
      ...arc([u * 0.26, -drop / 2, z], drop / 2, PI / 2, -PI / 2, 12),
      [u * 0.06, -drop, z],
    ],
    44,
  );
  const valve = u * 0.024;
  const bridges = [0.15, -0.16].map((x) =>
    tube(
      r * 0.6,
      [
        [x * u, 0, z],
        [x * u, 0, -z],
      ],
      8,
    ),
  );
  const slide = tube(
    r * 0.9,
    [
      [u * 0.07, -drop * 0.55, z * 0.1],
      [u * 0.17, -drop * 0.55, z * 0.1],
      ...arc([u * 0.17, -drop * 0.72, z * 0.1], drop * 0.17, PI / 2, -PI / 2, 8),
      [u * 0.06, -drop * 0.89, z * 0.1],
    ],
    10,
  );
  return standModel(
    [
      makePart("bell", "body", horn(bell, bellLine(r, u * 0.125 * flare, 0.62), u * 0.004, 0.86, 36), {
        weight: 1,
        crease: 0.9,
      }),
      makePart("lead-pipe", "body", horn(lead, steady(r), r * 0.3, 0.97, 14), { weight: 0.8, crease: 0.9 }),
      ...pistons("valve", [0, -drop * 1.22, 0], u * 0.058, valve, drop * 1.4),
      makePart("third-slide", "key", slide, { weight: 0.5 }),
      ...makeParts("brace", "key", bridges, { weight: 0.3 }),
      makePart("mouthpiece", "mouthpiece", move(mouthpiece(u * 0.025, u * 0.1), [-u * 0.42, 0, z]), { weight: 0.8 }),
    ],
    [
      { name: "top", position: [0, drop * 0.6, 0], normal: [0, 1, 0], radius: u * 0.05 },
      { name: "attach", position: [0, -drop * 0.5, 0], normal: [0, 0, -1], radius: u * 0.04 },
    ],
  );
}

function buildTrombone({ size: u, flare, bore }: BrassParameters): Model {
  const r = u * 0.0085 * bore;
  const gap = u * 0.1;
  const high = u * 0.14;
  const bell = evenPath(
    [
      [-u * 0.1, 0, 0],
      [-u * 0.42, 0, 0],
      ...arc([-u * 0.42, high / 2, 0], high / 2, -PI / 2, -PI * 1.5, 14),
      [-u * 0.05, high, 0],
      [u * 0.2, high, 0],
    ],
    72,
  );
  const slide = evenPath(
    [
      [-u * 0.12, 0, 0],
      [u * 0.5, 0, 0],
      ...arc([u * 0.5, -gap / 2, 0], gap / 2, PI / 2, -PI / 2, 12),
      [-u * 0.2, -gap, 0],
    ],
    56,
  );
  const brace = (x: number, low: number, top: number) =>
    tube(
      r * 0.7,
      [
        [x, low, 0],
        [x, top, 0],
      ],
      8,
    );
  const collars = [-0.1, 0.02, 0.24].flatMap((x) =>
    [0, -gap].map((y) =>
      move(turnZ(cylinder({ radius: r * 1.6, height: u * 0.03, bevel: r * 0.3, segments: 16 }), PI / 2), [x * u, y, 0]),
    ),
  );
  return standModel(
    [
      makePart("bell", "body", horn(bell, bellLine(r, u * 0.095 * flare, 0.6), u * 0.003, 0.86, 36), {
        weight: 1,
        crease: 0.9,
      }),
      makePart("slide", "key", horn(slide, steady(r * 0.92), r * 0.3, 0.98, 12), { weight: 1, crease: 0.9 }),
      ...makeParts(
        "brace",
        "key",
        [brace(-u * 0.11, -gap, 0), brace(u * 0.06, -gap, 0), brace(-u * 0.3, 0, high), brace(-u * 0.16, 0, high)],
        { weight: 0.5 },
      ),
      ...makeParts("collar", "key", collars, { weight: 0.3 }),
      makePart("mouthpiece", "mouthpiece", move(mouthpiece(u * 0.017, u * 0.06), [-u * 0.19, -gap, 0]), {
        weight: 0.8,
      }),
    ],
    [
      { name: "top", position: [0, high, 0], normal: [0, 1, 0], radius: u * 0.02 },
      { name: "attach", position: [-u * 0.1, 0, 0], normal: [0, 0, -1], radius: u * 0.03 },
    ],
  );
}

function buildTuba({ size: u, flare, bore }: BrassParameters): Model {
  const r = u * 0.022 * bore;
  const w = u * 0.2;
  const oval = (a: number, b: number, y: number, z: number, from: number, to: number): Vec3[] =>
    Array.from({ length: 25 }, (_, i) => {
      const [x, v] = arc([0, 0, 0], 1, from + ((to - from) * i) / 24, 9, 1)[0] as Vec3;
      return [x * a, y + v * b, z];
    });
  const bell = evenPath(
    [
      ...oval(w * 0.72, u * 0.22, u * 0.32, u * 0.06, PI * 0.9, PI * 2.05),
      [w * 0.72, u * 0.52, u * 0.03],
      [w * 0.66, u * 0.68, 0],
      [w * 0.62, u * 0.94, 0],
    ],
    72,
  );
  const coil = evenPath([...oval(w, u * 0.3, u * 0.32, -u * 0.02, PI * 0.4, PI * 2.3)], 48);
  const inner = evenPath([...oval(w * 0.5, u * 0.17, u * 0.33, u * 0.02, 0, PI * 1.9)], 36);
  const lead = evenPath(
    [
      [-w * 0.72, u * 0.64, u * 0.13],
      [-w * 0.5, u * 0.6, u * 0.1],
      [-w * 0.2, u * 0.5, u * 0.08],
      [0, u * 0.4, u * 0.08],
    ],
    16,
  );
  const radius = graph([
    [0, r * 0.9],
    [0.4, r * 1.5],
    [0.62, r * 2],
    [0.85, r * 2.9],
    [0.95, u * 0.13 * flare],
    [1, u * 0.2 * flare],
  ]);
  return standModel(
    [
      makePart("bell", "body", horn(bell, radius, u * 0.006, 0.84, 40), { weight: 1, crease: 0.9 }),
      makePart("coil", "body", horn(coil, steady(r * 0.95), r * 0.3, 0.97, 16), { weight: 0.8, crease: 0.9 }),
      makePart("inner-coil", "body", horn(inner, steady(r * 0.6), r * 0.2, 0.97, 14), { weight: 0.6, crease: 0.9 }),
      makePart("lead-pipe", "body", horn(lead, steady(r * 0.4), r * 0.1, 0.95, 12), { weight: 0.5 }),
      ...pistons("valve", [0, u * 0.28, u * 0.1], u * 0.058, u * 0.022, u * 0.17),
      makePart(
        "mouthpiece",
        "mouthpiece",
        move(turnZ(mouthpiece(u * 0.03, u * 0.08), -0.3), [-w * 0.68, u * 0.635, u * 0.13]),
        { weight: 0.6 },
      ),
      makePart(
        "foot",
        "key",
        move(cylinder({ radius: r, height: u * 0.02, segments: 20 }), [0, u * 0.002, -u * 0.02]),
        { weight: 0.2 },
      ),
    ],
    [
      { name: "top", position: [w * 0.62, u * 0.94, 0], normal: [0, 1, 0], radius: u * 0.1 },
      { name: "attach", position: [0, u * 0.32, 0], normal: [0, 0, -1], radius: u * 0.1 },
    ],
  );
}

function buildFrenchHorn({ size: u, flare, bore }: BrassParameters): Model {
  const r = u * 0.02 * bore;
  const big = u * 0.3;
  const loop = (radius: number, z: number, from: number, to: number) => arc([0, 0, z], radius, from, to, 30);
  const path = evenPath(
    [
      ...loop(big, 0, PI * 0.4, PI * 1.9),
      ...arc([big * 0.35, -big * 0.25, 0], big * 0.72, -PI * 0.2, PI * 0.05, 6),
      [big * 1.15, -big * 0.35, u * 0.02],
      [big * 1.75, -big * 0.95, u * 0.05],
    ],
    72,
  );
  const radius = graph([
    [0, r * 0.75],
    [0.45, r],
    [0.72, r * 1.5],
    [0.86, r * 2.6],
    [0.95, u * 0.13 * flare],
    [1, u * 0.21 * flare],
  ]);
  const coils = [loop(big * 0.82, u * 0.035, 0, TAU * 0.96), loop(big * 0.6, u * 0.02, 0.6, TAU * 0.94)].map((each) =>
    horn(evenPath(each, 48), steady(r * 0.8), r * 0.2, 0.98, 12),
  );
  const rotors = [0, 1, 2].map((i) =>
    move(disc(u * 0.042, u * 0.07, u * 0.008, 24), [
      -big * 0.36 + i * u * 0.095,
      -big * 0.05 - i * u * 0.02,
      -u * 0.01,
    ]),
  );
  const lead = horn(
    evenPath(
      [
        [-big * 0.1, big * 0.82, u * 0.035],
        [-big * 0.8, big * 1.15, u * 0.03],
        [-big * 1.25, big * 1.3, u * 0.02],
      ],
      14,
    ),
    steady(r * 0.5),
    r * 0.1,
    0.95,
    12,
  );
  return standModel(
    [
      makePart("bell", "body", horn(path, radius, u * 0.006, 0.84, 40), { weight: 1, crease: 0.9 }),
      ...makeParts("coil", "body", coils, { weight: 0.7, crease: 0.9 }),
      ...makeParts("valve", "key", rotors, { weight: 0.7 }),
      ...makeParts(
        "lever",
        "pearl",
        [0, 1, 2].map((i) =>
          move(cylinder({ radius: u * 0.012, height: u * 0.1, bevel: u * 0.004, segments: 12 }), [
            -big * 0.36 + i * u * 0.095,
            big * 0.5,
            u * 0.03,
          ]),
        ),
        { weight: 0.3 },
      ),
      makePart("lead-pipe", "body", lead, { weight: 0.7 }),
      makePart(
        "mouthpiece",
        "mouthpiece",
        move(turnZ(mouthpiece(u * 0.028, u * 0.1), -0.32), [-big * 1.22, big * 1.29, u * 0.02]),
        { weight: 0.8 },
      ),
    ],
    [
      { name: "top", position: [0, big, 0], normal: [0, 1, 0], radius: u * 0.05 },
      { name: "attach", position: [0, 0, 0], normal: [0, 0, -1], radius: u * 0.1 },
    ],
  );
}

function brass(
  id: string,
  words: readonly string[],
  senses: readonly string[],
  size: number,
  height: number,
  build: (p: BrassParameters) => Model,
  view: Concept["view"],
): Concept {
  return defineConcept<BrassParameters>({
    id,
    family: "instrument",
    words,
    senses,
    height,
    parameters,
    slots:
      id === "trombone"
        ? { body: BRASS_SLOTS.body, key: BRASS_SLOTS.key, mouthpiece: BRASS_SLOTS.mouthpiece }
        : BRASS_SLOTS,
    sample: (draw, ask) =>
      fitParameters<BrassParameters>(parameters, {
        size: size * draw.number("size", 0.93, 1.07) * traitFactor(ask, { long: 1.1, short: 0.9 }),
        flare: draw.number("flare", 0.92, 1.1) * traitFactor(ask, { wide: 1.12, narrow: 0.9 }),
        bore: draw.number("bore", 0.95, 1.12) * traitFactor(ask, { thick: 1.15, thin: 0.85 }),
      }),
    build,
    view,
  });
}

/** A trumpet. What makes it itself: a long flaring bell on a loop of tube held level, three upright valves with pearl buttons in its middle, a cup mouthpiece. */
export const trumpet = brass(
  "trumpet",
  ["trumpet", "cornet", "bugle", "flugelhorn"],
  ["cornet"],
  0.5,
  0.16,
  buildTrumpet,
  { azimuth: 0.5, elevation: 0.2 },
);

/** A trombone. What makes it itself: a very long double slide without valves in front of a bell on a bent back tube. */
export const trombone = brass("trombone", ["trombone"], ["trombone"], 1.15, 0.32, buildTrombone, {
  azimuth: 0.4,
  elevation: 0.16,
});

/** A tuba. What makes it itself: a big upright coil of thick tubes under a wide bell that opens to the sky, piston valves in front. */
export const tuba = brass(
  "tuba",
  ["tuba", "euphonium", "sousaphone", "baritone horn"],
  ["bass horn"],
  0.95,
  0.95,
  buildTuba,
  { azimuth: 0.35, elevation: 0.28 },
);

/** A French horn. What makes it itself: tubes coiled to a circle, a very wide bell at its side and a thin mouthpipe at its top. */
export const frenchHorn = brass(
  "french-horn",
  ["french horn", "hunting horn", "post horn"],
  ["french horn"],
  0.62,
  0.5,
  buildFrenchHorn,
  { azimuth: 0.4, elevation: 0.16 },
);
