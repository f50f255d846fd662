import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Corner } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle } from "../../../geometry/place.ts";
import { disc } from "../../../geometry/slab.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { isWritten } from "../../lettering.ts";
import { plate } from "../../pieces.ts";
import { block, pair } from "../bodywork.ts";
import { rails } from "./build-modern-tram.ts";
import { RAIL_TOP } from "./rails.ts";
import { trainWheel } from "./train-wheel.ts";

/** Half the length and half the width, the floor's and the roof's height, metres. */
const [LONG, WIDE] = [5.2, 1.3];
const [BASE, TOP] = [RAIL_TOP + 0.62, RAIL_TOP + 3.3];
const GLASS: Rgb = [0.014, 0.02, 0.027];
const RUBBER: Rgb = [0.02, 0.02, 0.022];
const LINES = [
  ["A", "#2a50ad"],
  ["7", "#b3329f"],
  ["4", "#0f9a4a"],
  ["1", "#e0352c"],
  ["Q", "#f5c518"],
  ["B", "#ff6a19"],
] as const;
/** Middles of the pairs of doors along the side. */
const DOORS = [-3.6, -1.2, 1.2, 3.6];

const within = (x: number, at: number, half: number): boolean => Math.abs(x - at) < half;

function sides(line: Rgb): Paint {
  return (surface, x, y, z, nx, _ny, nz) => {
    const v = y - BASE;
    if (Math.abs(nx) > 0.75) {
      const door = DOORS.find((at) => within(z, at, 0.66));
      if (door !== undefined && v < 2.12) {
        const d = Math.abs(z - door);
        if (d > 0.63 || d < 0.016 || v > 2.08) return layColour(surface, RUBBER, 0.6, 0);
        if (within(d, 0.32, 0.2) && v > 0.95 && v < 1.88) return layColour(surface, GLASS, 0.08, 0);
        surface.height += 0.004;
        return;
      }
      if (v > 0.98 && v < 1.9) {
        const bay = DOORS.slice(1).some((at) => within(z, at - 1.2, 0.47)) || within(Math.abs(z), 4.7, 0.22);
        if (bay) return layColour(surface, Math.abs(v - 1.55) < 0.014 ? RUBBER : GLASS, 0.08, 0);
      }
      if (v > 2.2 && v < 2.38) return layColour(surface, line, 0.35, 0);
      // corrugated steel below the windows
      if (v > 0.1 && v < 0.86) surface.height += 0.012 * Math.abs(((v / 0.11) % 1) - 0.5);
      return;
    }
    if (nz > 0.75) {
      if (v > 1.02 && v < 1.92 && (within(Math.abs(x), 0.84, 0.3) || within(x, 0, 0.28)))
        return layColour(surface, GLASS, 0.06, 0);
      if (within(x, 0, 0.37) && v > 0.05 && v < 2.06 && Math.abs(Math.abs(x) - 0.36) < 0.014)
        return layColour(surface, RUBBER, 0.6, 0);
      if (v > 0.3 && v < 0.72) return layColour(surface, line, 0.35, 0);
    }
  };
}

function build({ seed }: Planned): Part[] {
  const [name, hex] = LINES[seed % LINES.length] as (typeof LINES)[number];
  const line = fromHex(hex);
  const section: readonly Corner[] = [
    [-WIDE, BASE],
    [WIDE, BASE],
    [WIDE + 0.04, BASE + 0.9, 1.2],
    [WIDE - 0.02, TOP - 0.42, 0.5],
    [WIDE * 0.72, TOP - 0.06, 0.4],
    [0, TOP + 0.06, 2],
    [-WIDE * 0.72, TOP - 0.06, 0.4],
    [-WIDE + 0.02, TOP - 0.42, 0.5],
    [-WIDE - 0.04, BASE + 0.9, 1.2],
  ];
  const bogies = [-3.4, 3.4];
  const wheels = bogies.flatMap((z) =>
    [-0.85, 0.85].flatMap((d) =>
      ([1, -1] as const).map((s) => trainWheel([s * 0.72, RAIL_TOP + 0.4, z + d], 0.4, s, 8)),
    ),
  );
  const front = LONG;
  return [
    makePart("car", "body", settle(plate(section, LONG * 2, 0.1)), { weight: 1, crease: 0.7, paint: sides(line) }),
    makePart("roof-units", "roof", merge([-2.6, 2.6].map((z) => block([1.5, 0.24, 2.1], [0, TOP + 0.08, z], 0.07))), {
      weight: 0.5,
    }),
    makePart("destination", "sign", block([1.5, 0.26, 0.08], [0, BASE + 2.26, front], 0.03), {
      weight: 0.7,
      shines: true,
      paint: (surface, x, y, _z, _nx, _ny, nz) => {
        layColour(surface, RUBBER, 0.4, 0);
        if (nz > 0.6 && isWritten(["DOWNTOWN", "UPTOWN", "CENTRAL"][seed % 3] as string, x, y - BASE - 2.26, 0.13, 0.1))
          layColour(surface, [1, 0.55, 0.08], 0.4, 0);
      },
    }),
    makePart("route", "bullet", settle(move(disc(0.21, 0.05, 0.01, 40), [0, BASE + 0.5, front - 0.01])), {
      weight: 0.9,
      paint: (surface, x, y, _z, _nx, _ny, nz) => {
        layColour(surface, [0.9, 0.9, 0.9], 0.4, 0);
        const d = x * x + (y - BASE - 0.5) * (y - BASE - 0.5);
        if (d < 0.036) layColour(surface, line, 0.4, 0);
        if (nz > 0.6 && isWritten(name, x, y - BASE - 0.5, 0.24, 0.12)) layColour(surface, [0.95, 0.95, 0.95], 0.4, 0);
      },
    }),
    makePart(
      "headlights",
      "headlight",
      merge(pair(settle(move(disc(0.14, 0.07, 0.02, 28), [0.92, BASE + 0.5, front - 0.02])))),
      { weight: 0.7, shines: true },
    ),
    makePart(
      "tail-lamps",
      "tail",
      merge(pair(settle(move(disc(0.07, 0.06, 0.015, 24), [0.64, BASE + 0.5, front - 0.02])))),
      { weight: 0.4 },
    ),
    makePart(
      "chassis",
      "underbody",
      merge([
        block([2.2, 0.2, LONG * 2 - 0.3], [0, BASE - 0.06, 0], 0.03),
        ...bogies.map((z) => block([1.9, 0.34, 2.5], [0, RAIL_TOP + 0.46, z], 0.08)),
        block([1.5, 0.4, 2.6], [0, RAIL_TOP + 0.46, 0], 0.05),
        block([0.4, 0.24, 0.5], [0, BASE - 0.12, front + 0.1], 0.05),
      ]),
      { weight: 0.6 },
    ),
    makePart("wheels", "wheel", merge(wheels), { weight: 0.6 }),
    ...rails(-LONG, LONG),
  ];
}

/** A subway car. What makes it itself: a long boxy car of ribbed bright steel with a flat front, a driver's and a passage's window in it, a lit destination, a round sign of the line's letter and colour, and four pairs of sliding doors to a side, on rails. */
export const subwayCar = defineFromPlan({
  id: "subway-car",
  family: "vehicle",
  words: [
    "subway car",
    "subway train",
    "subway",
    "metro train",
    "metro car",
    "underground train",
    "tube train",
    "metro",
    "subway carriage",
    "metro carriage",
    "commuter train",
    "u-bahn",
  ],
  senses: ["subway train"],
  height: 3.6,
  vary: 0.03,
  view: { azimuth: 0.62, elevation: 0.12 },
  slots: {
    body: mainSlot("brushed-steel aluminium", "#b8bcc0", "car|panel|side"),
    roof: slot("painted-metal", "#7c8084", "top"),
    sign: slot("plastic", "#121314", "destination|board"),
    bullet: slot("plastic", "#e0352c", "route sign|line sign"),
    headlight: slot("plastic", "#fff6dc", "lamp|light"),
    tail: slot("plastic", "#c81a14", "tail lamp"),
    underbody: slot("iron", "#1c1d1f", "bogie|truck|chassis"),
    wheel: slot("iron", "#4a4b4e"),
    rail: slot("brushed-steel", "#8a8c90", "track"),
    sleeper: slot("concrete", "#8a8a86", "tie"),
  },
  build,
  sockets: () => [
    { name: "top", position: [0, TOP + 0.04, 0], normal: [0, 1, 0], radius: 0.7 },
    { name: "inside", position: [0, BASE + 0.1, 0], normal: [0, 1, 0], radius: 0.9 },
  ],
});
