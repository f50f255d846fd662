import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const [W, L] = [0.58, 1.24];
/** The table slopes to the front. */
const SLOPE = 0.1;
const DECK = 0.93;
const INKS = ["#f2c21e", "#e0302a", "#2a8ae0", "#3fae54", "#d84ab8"].map(fromHex);

/** Lays what was drawn flat about the origin, its front at +Z, on the sloping table. */
const lay = (geometry: Part["geometry"]) => move(turnX(geometry, SLOPE), [0, DECK, 0]);

const art =
  (seed: number): Paint =>
  (surface, x, _y, z, _nx, ny) => {
    if (ny < 0.5) return;
    const [u, v] = [x / W, z / L];
    const ray = Math.floor((atan2(u, v + 0.1) / 6.2832 + 1) * 22 + seed);
    const ink = INKS[ray % 2 ? seed % 5 : (seed + 2) % 5] as Rgb;
    const dim = ray % 2 ? 0.5 : 0.85;
    layColour(surface, [ink[0] * dim, ink[1] * dim, ink[2] * dim], 0.15);
    const r = Math.sqrt(u * u + (v - 0.03) * (v - 0.03));
    if (r < 0.13) layColour(surface, r < 0.1 ? fromHex("#1c1440") : fromHex("#ffe9a0"), 0.15);
    for (let i = 0; i < 7; i += 1) {
      const [a, b] = [u - 0.27 * sin(i * 0.9 - 2.7), v - 0.03 - 0.24 * cos(i * 0.9 - 2.7)];
      if (a * a * 0.9 + b * b < 0.0007) layColour(surface, i % 2 ? fromHex("#fff2c0") : fromHex("#e0302a"), 0.15);
    }
  };

function build({ seed }: Planned): Part[] {
  const legs = [-1, 1].flatMap((s) => [
    bar([s * (W / 2 - 0.02), DECK - 0.2, L / 2 - 0.05], [s * (W / 2 + 0.012), 0.012, L / 2 + 0.01], 0.022, 8),
    bar([s * (W / 2 - 0.02), DECK - 0.12, -L / 2 + 0.05], [s * (W / 2 + 0.012), 0.012, -L / 2 - 0.01], 0.022, 8),
  ]);
  const bumper = turnedPiece(
    [
      [0.03, 0, 0.002],
      [0.03, 0.03, 0.004],
      [0.046, 0.036, 0.004],
      [0.046, 0.05, 0.006],
      [0.02, 0.058, 0.006],
    ],
    28,
  );
  const spots = [
    [-0.12, -0.2],
    [0.1, -0.24],
    [-0.01, -0.06],
  ] as const;
  const flippers = [-1, 1].map((s) => bar([s * 0.15, 0.025, 0.42], [s * 0.045, 0.025, 0.475], 0.014, 10));
  const rails = [-1, 1].map((s) => bar([s * 0.24, 0.025, 0.2], [s * 0.16, 0.025, 0.4], 0.009, 8));
  const sling = [-1, 1].map((s) => bar([s * 0.2, 0.03, 0.19], [s * 0.125, 0.03, 0.35], 0.011, 8));
  const head = block([W + 0.08, 0.66, 0.2], [0, 1.42, -L / 2 + 0.06], 0.014);
  return [
    makePart("cabinet", "body", settle(lay(block([W, 0.26, L], [0, -0.145, 0], 0.012))), {
      weight: 1,
      paint: (surface, _x, y, z, nx) => {
        if (Math.abs(nx) < 0.5) return;
        const band = z + 1.4 * (y - DECK + 0.2);
        if (Math.abs(band) < 0.1 || Math.abs(band - 0.3) < 0.05) layColour(surface, INKS[seed % 5] as Rgb, 0.3);
      },
    }),
    makePart("field", "field", lay(block([W - 0.06, 0.008, L - 0.08], [0, -0.012, 0])), {
      weight: 1,
      paint: art(seed % 9),
    }),
    makePart(
      "rim",
      "metal",
      lay(
        merge([
          ...[-1, 1].map((s) => block([0.032, 0.1, L + 0.004], [s * (W / 2 - 0.014), 0.02, 0], 0.008)),
          block([W, 0.09, 0.04], [0, 0.015, L / 2 - 0.014], 0.01),
        ]),
      ),
      { weight: 0.8 },
    ),
    makePart("bumper-caps", "bumper", lay(merge(spots.map(([x, z]) => move(bumper, [x, -0.01, z])))), {
      weight: 0.9,
      paint: (surface, _x, y) => {
        if (y < 0.03) layColour(surface, [0.9, 0.88, 0.8], 0.3);
      },
    }),
    makePart("flippers", "flipper", lay(merge([...flippers, ...rails])), { weight: 0.8 }),
    makePart("slings", "bumper", lay(merge(sling)), { weight: 0.4 }),
    makePart(
      "lane",
      "metal",
      lay(
        merge([
          bar([0.225, 0.02, -0.3], [0.225, 0.02, 0.5], 0.008, 8),
          bar([-0.21, 0.035, -0.46], [0.2, 0.035, -0.48], 0.009, 8),
        ]),
      ),
      { weight: 0.4 },
    ),
    makePart("ball", "metal", lay(move(sphere(0.02, 20), [0.06, 0.012, 0.12])), { weight: 0.5 }),
    makePart("glass", "glass", lay(block([W - 0.05, 0.005, L - 0.06], [0, 0.066, 0])), { weight: 0.3 }),
    makePart("neck", "body", block([W - 0.1, 0.3, 0.16], [0, 1.02, -L / 2 + 0.06], 0.01), { weight: 0.4 }),
    makePart("head", "body", head, { weight: 0.9 }),
    makePart("back-glass", "sign", block([W, 0.56, 0.02], [0, 1.43, -L / 2 + 0.158], 0.006), {
      weight: 1,
      paint: (surface, x, y) => {
        const [u, v] = [x, y - 1.43];
        const turn = Math.floor((atan2(u, v + 0.05) / 6.2832 + 1) * 18);
        const glow = Math.max(0.25, 1 - 2.2 * Math.sqrt(u * u + v * v));
        const ink = INKS[(turn % 2 ? seed + 1 : seed + 3) % 5] as Rgb;
        layColour(surface, [ink[0] * glow, ink[1] * glow, ink[2] * glow], 0.2);
        if (isWritten("PINBALL", u, v - 0.13, 0.078, 0.14)) layColour(surface, fromHex("#fff0b0"), 0.3);
        const star = 0.1 + 0.035 * cos(5 * atan2(u, v + 0.05));
        if (u * u + (v + 0.05) * (v + 0.05) < star * star) layColour(surface, fromHex("#ffd23a"), 0.3);
        if (v < -0.2)
          layColour(
            surface,
            isWritten("0258700", u, v + 0.238, 0.04, 0.12) ? [1, 0.35, 0.05] : [0.02, 0.01, 0.01],
            0.3,
          );
      },
    }),
    makePart("legs", "metal", merge(legs), { weight: 0.8 }),
    makePart(
      "feet",
      "rubber",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].map((t) =>
            move(
              turnedPiece(
                [
                  [0.03, 0, 0.004],
                  [0.022, 0.022, 0.004],
                ],
                20,
              ),
              [s * (W / 2 + 0.012), 0, t * (L / 2 + 0.01)],
            ),
          ),
        ),
      ),
      { weight: 0.3 },
    ),
    makePart(
      "plunger",
      "metal",
      lay(
        merge([
          bar([0.225, -0.05, L / 2 - 0.01], [0.225, -0.05, L / 2 + 0.07], 0.009, 10),
          move(sphere(0.02, 18), [0.225, -0.05, L / 2 + 0.08]),
        ]),
      ),
      { weight: 0.5 },
    ),
    makePart("coin-door", "metal", block([0.2, 0.16, 0.02], [0, DECK - 0.21, L / 2 - 0.012], 0.006), { weight: 0.4 }),
    makePart(
      "buttons",
      "bumper",
      lay(merge([-1, 1].map((s) => move(sphere(0.02, 16), [s * W * 0.5, -0.05, L / 2 - 0.14])))),
      { weight: 0.3 },
    ),
  ];
}

/** A pinball machine. What makes it itself: a long sloping table on four thin steel legs, bright art with round bumpers and two flippers under glass, an upright lit back box that says PINBALL with the score, a plunger in front. */
export const pinballMachine = defineFromPlan({
  id: "pinball-machine",
  family: "furniture",
  words: ["pinball machine", "pinball", "pinball table", "flipper machine", "pinball game"],
  senses: ["pinball machine"],
  height: 1.76,
  view: { azimuth: 0.62, elevation: 0.3 },
  slots: {
    body: mainSlot("painted-metal", "#1e2a5a #26262c #6a1420 #1e4a3a", "cabinet|case"),
    field: slot("plastic", "#3a2a6a", "playfield|table"),
    metal: slot("chrome", "", "leg|rail|trim|plunger"),
    bumper: slot("plastic", "#e0302a #f2c21e", "button"),
    flipper: slot("plastic", "#f4f0e4", "paddle"),
    glass: { ...slot("glass", "#8fa2a8"), clear: true },
    sign: slot("plastic", "#2a1440", "back glass|backbox|scoreboard"),
    rubber: slot("rubber", "#1c1c1e", "foot"),
  },
  build,
});
