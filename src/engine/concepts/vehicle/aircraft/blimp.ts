import { graph } from "../../../geometry/curve.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { mirror, move, settle, turnZ } from "../../../geometry/place.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { atan2, PI, TAU } from "../../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { block, rod, skinOver, turnedAlong, wing } from "../bodywork.ts";
import { gearWheel } from "./landing-gear.ts";
import { facingRotor } from "./propeller.ts";

const HALF = 9;
const MIDDLE = 4.7;
const girthOf = (zeppelin: boolean) =>
  graph(
    zeppelin
      ? [
          [-9, 0.02],
          [-7.4, 0.95],
          [-5, 1.62],
          [-2, 1.92],
          [4, 1.95],
          [7, 1.6],
          [8.5, 0.85],
          [9, 0.05],
        ]
      : [
          [-9, 0.05],
          [-8.2, 0.75],
          [-5.5, 1.75],
          [-1, 2.45],
          [2.5, 2.6],
          [5.5, 2.25],
          [7.8, 1.35],
          [8.7, 0.65],
          [9, 0.05],
        ],
  );

const NAMES = ["GOOD DAY", "SKYWAYS", "PLINTH", "AERO", "HELLO"];

const livery =
  (main: Rgb, seed: number, zeppelin: boolean): Paint =>
  (surface, x, y, z) => {
    const a = atan2(y - MIDDLE, x) / TAU;
    const gore = a * 16 - Math.round(a * 16);
    if (Math.abs(gore) < 0.018) surface.height -= 0.02;
    if (zeppelin) {
      const ring = z / 1.1 - Math.round(z / 1.1);
      if (Math.abs(ring) < 0.02 || Math.abs(gore) < 0.018)
        layColour(surface, [surface.r * 0.72, surface.g * 0.72, surface.b * 0.74]);
    }
    const side = x > 0 ? -z : z;
    const v = y - MIDDLE;
    if (isWritten(NAMES[seed % NAMES.length] as string, side + (x > 0 ? 0.8 : -0.8), v - 0.15, 0.95, 0.09))
      return layColour(surface, main, 0.5);
    if (zeppelin) return;
    if (v < -0.75 && v > -1.15) layColour(surface, main, 0.5);
    if (z > 7.2) layColour(surface, main, 0.5);
  };

const PAINTS = ["#1f4f9c", "#b8201c", "#22262c", "#d8741c", "#1f6b4a"].map(fromHex);

function build({ style, seed }: Planned): Part[] {
  const zeppelin = style === "zeppelin";
  const girth = girthOf(zeppelin);
  const rows = [
    -9,
    -8.85,
    -8.6,
    -8.2,
    -7.6,
    -6.8,
    -5.8,
    -4.5,
    -3,
    -1.5,
    0,
    1.5,
    3,
    4.5,
    5.8,
    6.8,
    7.6,
    8.2,
    8.6,
    8.85,
    HALF,
  ];
  const hull = skinOver(
    rows.map((z) => ({ z, y: MIDDLE, half: girth(z), up: girth(z), down: girth(z) })),
    48,
  );
  const main = PAINTS[seed % PAINTS.length] as Rgb;
  const fin = wing([
    { x: 0.3, y: 0, lead: -4.6, chord: 3.4, thick: 0.3 },
    { x: 2.75, y: 0, lead: -6.6, chord: 2.1, thick: 0.2 },
  ]);
  const fins = [0, 1, 2, 3].map((i) => settle(move(turnZ(fin, (i * PI) / 2 + (zeppelin ? 0 : 0)), [0, MIDDLE, 0])));
  const low = MIDDLE - girth(1);
  const stations = (z: number, half: number, up: number) => ({ z, y: low - 0.1, half, up, down: 0.62, square: 3.4 });
  const car = skinOver(
    [
      stations(-1.7, 0.28, 0.3),
      stations(-1.62, 0.42, 0.4),
      stations(-0.8, 0.56, 0.5),
      stations(1.5, 0.6, 0.5),
      stations(2.5, 0.52, 0.45),
      stations(2.95, 0.36, 0.3),
      stations(3.02, 0.24, 0.2),
    ],
    32,
  );
  const windows: Paint = (surface, x, y, z, _nx, _ny, nz) => {
    const v = y - low + 0.16;
    if (Math.abs(v) > 0.2) {
      if (v < -0.3 && v > -0.38) layColour(surface, main, 0.4);
      return;
    }
    const u = z * 1.7 - Math.floor(z * 1.7);
    if (nz > 0.35 ? Math.abs(x) > 0.025 : z > -1.4 && u > 0.14 && Math.abs(x) > 0.2)
      layColour(surface, [0.012, 0.028, 0.045], 0.1, 0);
  };
  const engineAt = zeppelin ? ([1.95, low + 0.9, -2.2] as const) : ([1.05, low - 0.25, -0.4] as const);
  const engine = turnedAlong(
    [
      [0, -0.6],
      [0.12, -0.58, 0.05],
      [0.27, -0.1, 0.2],
      [0.3, 0.35, 0.1],
      [0.12, 0.55, 0.1],
      [0, 0.56],
    ],
    [...engineAt],
    28,
  );
  const rotor = merge([
    ...facingRotor([engineAt[0], engineAt[1], engineAt[2] - 0.62], 3, 0.62, 0.16),
    turnedAlong(
      [
        [0, -0.78],
        [0.1, -0.68, 0.05],
        [0.1, -0.55],
        [0, -0.55],
      ],
      [...engineAt],
      20,
    ),
  ]);
  const strut = rod(0.07, [0.2, low + (zeppelin ? 1.1 : -0.15), engineAt[2]], [...engineAt], 10);
  const wheel = gearWheel([0, low - 1.05, 0.5], 0.24, 0.16);
  return [
    makePart("hull", "hull", hull, { weight: 1, paint: livery(main, seed, zeppelin), crease: 1 }),
    ...makeParts("fin", "fin", fins, {
      weight: 0.9,
      paint: (surface, _x, _y, z) => (z < -7.6 ? layColour(surface, main, 0.5) : undefined),
    }),
    makePart("gondola", "gondola", car, { weight: 1, paint: windows }),
    ...makeParts("engine", "engine", [engine, mirror(engine)].map(settle), { weight: 0.7 }),
    ...makeParts("propeller", "propeller", [rotor, mirror(rotor)].map(settle), { weight: 0.6 }),
    ...makeParts("strut", "engine", [strut, mirror(strut)].map(settle), { weight: 0.3 }),
    makePart(
      "leg",
      "engine",
      merge([
        rod(0.06, [0, low - 0.5, 0.5], [0, low - 1.05, 0.5], 10),
        block([0.26, 0.05, 0.1], [0, low - 1.05, 0.5], 0.02),
      ]),
      { weight: 0.3 },
    ),
    makePart("tyre", "tyre", wheel.tyre, { weight: 0.3 }),
    makePart("hub", "engine", wheel.hub, { weight: 0.1 }),
    makePart(
      "nose-cone",
      "engine",
      turnedAlong(
        [
          [0, 8.75],
          [0.62, 8.68, 0.05],
          [0.4, 8.95, 0.1],
          [0.12, 9.06, 0.03],
          [0, 9.1],
        ],
        [0, MIDDLE, 0],
        28,
      ),
      { weight: 0.4 },
    ),
  ];
}

/** A blimp. What makes it itself: a huge smooth cigar-shaped balloon with a name and a stripe along its side, four fins in a cross at its tail, and a small cabin with windows hung under its belly between two propeller engines; a zeppelin is longer, silver and ribbed. */
export const blimp = defineFromPlan({
  id: "blimp",
  family: "vehicle",
  words: ["blimp", "airship", "zeppelin", "dirigible", "air ship", "lighter-than-air craft"],
  senses: ["airship"],
  height: 8,
  vary: 0.04,
  view: { azimuth: 1.05, elevation: 0.1 },
  slots: {
    hull: mainSlot("plastic", "#e9e8e3 #d8dade #e8d9a0", "balloon|envelope|body|bag"),
    fin: slot("plastic", "#e9e8e3 #d8dade", "tail|rudder", true),
    gondola: slot("painted-metal", "#e4e2dc", "cabin|car|cockpit"),
    engine: slot("brushed-steel", "", "motor|strut"),
    propeller: slot("plastic", "#2a2c30", "rotor|blade"),
    tyre: slot("rubber", "#1a1a1b", "wheel"),
  },
  styles: {
    blimp: { weight: 2 },
    zeppelin: { weight: 0.7, words: ["zeppelin", "dirigible"], dress: { hull: "#b9bec4", fin: "#a9aeb4" } },
  },
  sockets: () => [{ name: "top", position: [0, 7.3, 2], normal: [0, 1, 0], radius: 1 }],
  build,
});
