import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Model } from "../../../geometry/part.ts";
import { place, stretch, turnX } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { PI } from "../../../math/elementary.ts";
import { multiply, rotation, translation } from "../../../math/mat4.ts";
import { Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { defineConcept, type SlotDress } from "../../concept.ts";
import { fitParameters, says, traitFactor } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { flag, integer, metres } from "../../parameter-specs.ts";
import { facingRotor } from "../aircraft/propeller.ts";
import { block, pair, rod, skinOver, turnedAcross, turnedAlong, wing } from "../bodywork.ts";
import { ownSlot, slot } from "../usual-slots.ts";

export type SubmarineParameters = {
  readonly length: number;
  readonly radius: number;
  readonly tower: number;
  readonly portholes: number;
  readonly naval: boolean;
};

const parameters = {
  length: metres(4, 110, "Stern to bow."),
  radius: metres(0.8, 8, "The hull's radius."),
  tower: metres(0.5, 9, "The tower's height over the hull."),
  portholes: integer(0, 6, "Round windows on a side."),
  naval: flag("A long dark naval boat without windows."),
};

/**
 * A submarine. What makes it itself: a closed cigar of a hull with a round nose, a tower on its back with a bent periscope, a row of round portholes with riveted
 * rings, fins at the stern in a cross, planes at the side, and a propeller behind. A naval one is long, black and slim.
 */
export const submarine = defineConcept<SubmarineParameters>({
  id: "submarine",
  family: "vehicle",
  words: ["submarine", "sub", "u-boat", "uboat", "bathyscaphe", "submersible", "nuclear submarine"],
  senses: ["submarine"],
  height: 6,
  parameters,
  slots: {
    hull: slot("body|tower|conning tower", "painted-metal", "#e0a812 #d9701c #2f7f8f #8a2f28 #5f6b70"),
    fin: slot("rudder|plane", "painted-metal", "#b3271f #2a2c2f #c9552a"),
    ring: ownSlot("rivet|frame|rim", "bronze brushed-steel"),
    window: ownSlot("porthole|glass", "glass", "#8fd0e8 #3f6f86"),
    periscope: ownSlot("antenna", "brushed-steel"),
    propeller: ownSlot("screw", "bronze"),
    lamp: ownSlot("light|headlight", "glass", "#f8edb0"),
  },
  sample: (draw, ask) => {
    const naval =
      ask.word === "nuclear submarine" ||
      ask.word.startsWith("u") ||
      (!says(ask, "cute") && draw.chance("naval", 0.18));
    const length = (naval ? 20 : 9) * draw.number("length", 0.94, 1.08) * traitFactor(ask, { long: 1.25, short: 0.82 });
    const radius =
      length *
      (naval ? 0.075 : draw.number("radius", 0.165, 0.19)) *
      traitFactor(ask, { fat: 1.2, round: 1.12, thick: 1.15, thin: 0.82, narrow: 0.85, cute: 1.15 });
    return fitParameters(parameters, {
      length,
      radius,
      tower: radius * (naval ? 1.2 : draw.number("tower", 0.8, 1)) * traitFactor(ask, { tall: 1.3, short: 0.7 }),
      portholes: naval
        ? 0
        : ask.without.has("window")
          ? 0
          : (ask.counts.get("window") ?? draw.integer("portholes", 3, 4)),
      naval,
    });
  },
  dress: ({ naval }): Readonly<Record<string, SlotDress>> =>
    naval ? { hull: { colours: [[0.02, 0.024, 0.028]] }, fin: { colours: [[0.02, 0.024, 0.028]] } } : {},
  build: buildSubmarine,
  view: { azimuth: 1, elevation: 0.16 },
});

function buildSubmarine({ length: l, radius: r, tower, portholes, naval }: SubmarineParameters): Model {
  const at = (t: number) => -l / 2 + l * t;
  const y = r * 1.02;
  const girth: readonly (readonly [number, number])[] = [
    [0.06, 0.1],
    [0.1, 0.26],
    [0.2, 0.58],
    [0.32, 0.86],
    [0.45, 1],
    [0.68, 1],
    [0.82, 0.93],
    [0.91, 0.75],
    [0.965, 0.47],
    [0.99, 0.2],
  ];
  const hull = skinOver(
    [
      ...girth.map(([t, g]) => ({ z: at(t), y, half: r * g, up: r * g, down: r * g })),
      { z: at(0.995), y, half: 0, up: 0, down: 0 },
    ],
    40,
  );
  const towerZ = at(naval ? 0.66 : 0.56);
  const long = naval ? l * 0.1 : l * 0.13;
  const sail = turnX(
    skinOver(
      [
        { z: -y - r * 0.8, y: towerZ, half: r * (naval ? 0.26 : 0.46), up: long, down: long },
        { z: -y - r * 1.1, y: towerZ, half: r * (naval ? 0.24 : 0.42), up: long, down: long * 0.9 },
        { z: -y - r - tower * 0.94, y: towerZ, half: r * (naval ? 0.22 : 0.38), up: long * 0.9, down: long * 0.84 },
        { z: -y - r - tower, y: towerZ, half: r * (naval ? 0.18 : 0.33), up: long * 0.82, down: long * 0.78 },
      ].reverse(),
      32,
    ),
    PI / 2,
  );
  const roof = y + r + tower;
  const rim = turnX(
    turnedAlong(
      [
        [r * 0.25, -0.05],
        [r * 0.42, -0.05, 0.02],
        [r * 0.42, 0.05, 0.02],
        [r * 0.25, 0.05],
      ],
      [0, 0, 0],
      28,
    ),
    -PI / 2,
  );
  const scope = [
    rod(r * 0.06, [0, roof - 0.1, towerZ], [0, roof + r * 0.72, towerZ], 12),
    block([r * 0.17, r * 0.17, r * 0.42], [0, roof + r * 0.72, towerZ + r * 0.13], r * 0.05, 3),
    rod(r * 0.025, [r * 0.16, roof - 0.1, towerZ - long * 0.5], [r * 0.16, roof + r * 0.95, towerZ - long * 0.5], 8),
  ];
  const eye = turnedAlong(
    [
      [0, -0.02],
      [r * 0.075, 0],
      [r * 0.06, r * 0.03],
      [0, r * 0.045],
    ],
    [0, roof + r * 0.72, towerZ + r * 0.34],
    16,
  );
  const fin = wing([
    { x: 0, y: 0, lead: at(0.17), chord: l * 0.13, thick: r * 0.12 },
    { x: r * 0.95, y: 0, lead: at(0.12), chord: l * 0.09, thick: r * 0.08 },
  ]);
  const fins = [0, 1, 2, 3].map((i) => place(fin, multiply(translation([0, y, 0]), rotation(Z_AXIS, (i * PI) / 2))));
  const planes = pair(
    wing([
      {
        x: r * (naval ? 0.1 : 0.9),
        y: naval ? y + r + tower * 0.6 : y - r * 0.42,
        lead: naval ? towerZ + long * 0.3 : at(0.83),
        chord: l * 0.075,
        thick: r * 0.1,
      },
      {
        x: r * (naval ? 0.95 : 1.45),
        y: naval ? y + r + tower * 0.6 : y - r * 0.42,
        lead: naval ? towerZ + long * 0.2 : at(0.815),
        chord: l * 0.055,
        thick: r * 0.07,
      },
    ]),
  );
  const rings: Geometry[] = [];
  const panes: Geometry[] = [];
  const s = r * 0.24;
  for (let i = 0; i < portholes; i += 1) {
    const t = 0.36 + (0.42 * i) / Math.max(1, portholes - 1);
    const x = r * 0.97;
    rings.push(
      ...pair(
        turnedAcross(
          [
            [s * 0.7, -s * 0.5],
            [s * 1.2, -s * 0.5],
            [s * 1.2, s * 0.18, s * 0.1],
            [s * 0.95, s * 0.3, s * 0.1],
            [s * 0.7, s * 0.2],
          ],
          [x, y + r * 0.12, at(t)],
          28,
          true,
        ),
      ),
    );
    panes.push(
      ...pair(
        turnedAcross(
          [
            [0, -s * 0.4],
            [s * 0.78, -s * 0.4],
            [s * 0.78, s * 0.1],
            [0, s * 0.28],
          ],
          [x, y + r * 0.12, at(t)],
          24,
        ),
      ),
    );
  }
  const nose = turnedAlong(
    [
      [r * 0.3, -r * 0.1],
      [r * 0.42, -r * 0.1],
      [r * 0.42, r * 0.04, 0.02],
      [r * 0.3, r * 0.08],
    ],
    [0, y + r * 0.06, at(0.965)],
    28,
  );
  const window = stretch(sphere(r * 0.37, 28), [1, 1, 0.45]);
  const front = naval ? [] : [place(window, translation([0, y + r * 0.06, at(0.965)]))];
  const screwAt = [0, y, at(0.045)] as const;
  const hub = turnedAlong(
    [
      [0, -r * 0.16],
      [r * 0.1, -r * 0.1, r * 0.04],
      [r * 0.13, r * 0.2],
      [0, r * 0.25],
    ],
    screwAt,
    20,
  );
  const keel = block([r * 0.5, r * 0.3, l * 0.4], [0, r * 0.14, at(0.55)], r * 0.08, 3);
  const step = block([r * 0.5, r * 0.1, l * 0.3], [0, y + r * 0.985, at(0.55)], r * 0.04, 2);
  const lamps = naval
    ? []
    : pair(
        turnedAlong(
          [
            [0, -r * 0.12],
            [r * 0.12, -r * 0.1, 0.02],
            [r * 0.11, r * 0.03, 0.02],
            [0, r * 0.06],
          ],
          [r * 0.42, y - r * 0.42, at(0.955)],
          18,
        ),
      );
  return standModel(
    [
      makePart("hull", "hull", hull, {
        weight: 1,
        paint: (surface, _x, py, z) => {
          const row = (z - at(0.5)) / (l * 0.13);
          const near = Math.abs(row - Math.round(row)) * l * 0.13;
          if (near < 0.012) {
            surface.r *= 0.5;
            surface.g *= 0.5;
            surface.b *= 0.5;
          }
          if (naval && py < y * 0.7) layColour(surface, [0.16, 0.015, 0.012]);
        },
      }),
      makePart("tower", "hull", sail, { weight: 0.9 }),
      makePart("keel", "fin", merge([keel, step]), { weight: 0.4 }),
      makePart("fins", "fin", merge([...fins, ...planes]), { weight: 0.8 }),
      makePart("periscope", "periscope", merge(scope), { weight: 0.8 }),
      makePart("lens", "window", merge([eye, ...panes, ...front]), { weight: 0.7 }),
      makePart(
        "rings",
        "ring",
        merge([...rings, ...(naval ? [] : [nose]), place(rim, translation([0, roof - 0.02, towerZ]))]),
        { weight: 0.6 },
      ),
      makePart("propeller", "propeller", merge([hub, ...facingRotor(screwAt, 4, r * 0.62, r * 0.36)]), { weight: 0.7 }),
      ...(lamps.length > 0 ? [makePart("lamps", "lamp", merge(lamps), { weight: 0.4 })] : []),
    ],
    [
      { name: "top", position: [0, roof, towerZ], normal: Y_AXIS, radius: r * 0.35 },
      { name: "back", position: [0, y + r, at(0.35)], normal: Y_AXIS, radius: r * 0.5 },
      { name: "inside", position: [0, y - r * 0.4, at(0.6)], normal: Y_AXIS, radius: r * 0.6 },
    ],
  );
}
