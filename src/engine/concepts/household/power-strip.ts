import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const [WIDE, TALL, PITCH] = [0.062, 0.034, 0.048];
const HOLE: readonly [number, number, number] = [0.006, 0.006, 0.007];

/** Two slots and an earth hole in each socket, or two round holes. */
const holes =
  (xs: readonly number[], flat: boolean): Paint =>
  (surface, x, _y, z, _nx, ny) => {
    if (ny < 0.5) return;
    for (const at of xs) {
      const [u, v] = [x - at, z];
      const isHole = flat
        ? (Math.abs(Math.abs(v) - 0.0075) < 0.0016 && Math.abs(u - 0.003) < 0.005) ||
          (u + 0.009) * (u + 0.009) + v * v < 0.0000085
        : (Math.abs(v) - 0.0095) * (Math.abs(v) - 0.0095) + u * u < 0.0000085;
      if (isHole) {
        layColour(surface, HOLE, 0.8);
        surface.height -= 0.001;
      }
    }
  };

function build({ count, style }: Planned): Part[] {
  const long = count * PITCH + 0.075;
  const left = -long / 2;
  const xs = Array.from({ length: count }, (_, i) => left + 0.058 + (i + 0.5) * PITCH);
  const flat = style === "flat";
  const body = settle(move(turnX(slab([long, WIDE, TALL], 0.014, 0.006), -PI / 2), [0, TALL / 2, 0]));
  const face = (x: number) =>
    flat
      ? block([0.036, 0.004, 0.036], [x, TALL + 0.0005, 0], 0.001)
      : move(turnX(disc(0.0195, 0.004, 0.001, 32), -PI / 2), [x, TALL - 0.0015, 0]);
  const cord = tube(
    0.0042,
    curveThrough(
      [
        [left + 0.004, TALL * 0.5, 0],
        [left - 0.03, TALL * 0.42, 0],
        [left - 0.075, 0.0045, 0.02],
        [left - 0.06, 0.0045, 0.085],
        [left + 0.03, 0.0045, 0.105],
        [left + 0.09, 0.0045, 0.1],
      ],
      8,
    ),
    10,
  );
  const plugX = left + 0.11;
  return [
    makePart("body", "body", body, { weight: 1 }),
    ...makeParts("socket", "socket", xs.map(face), { weight: 0.9, paint: holes(xs, flat) }),
    makePart("switch", "switch", block([0.016, 0.008, 0.026], [left + 0.034, TALL + 0.001, 0], 0.002), { weight: 0.8 }),
    makePart("cord", "cord", settle(cord), { weight: 0.7 }),
    makePart(
      "plug",
      "cord",
      merge([
        settle(move(slab([0.05, 0.03, 0.028], 0.01, 0.004), [plugX, 0.0152, 0.1])),
        block([0.014, 0.012, 0.014], [left + 0.004, TALL * 0.5, 0], 0.003),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "prongs",
      "metal",
      merge(
        [-1, 1].map((s) =>
          bar([plugX + 0.02, 0.0152, 0.1 + s * 0.0075], [plugX + 0.046, 0.0152, 0.1 + s * 0.0075], 0.0022, 10),
        ),
      ),
      { weight: 0.5 },
    ),
  ];
}

/** A power strip. What makes it itself: a long flat bar with a row of sockets, a red switch at one end, and a cord running off to a plug. */
export const powerStrip = defineFromPlan({
  id: "power-strip",
  family: "device",
  words: [
    "power strip",
    "extension cord",
    "extension lead",
    "surge protector",
    "power bar",
    "multi socket",
    "socket strip",
    "power outlet strip",
    "plug strip",
  ],
  height: 0.04,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.5 },
  slots: {
    body: mainSlot("plastic", "#eeeeec #1b1c1f #e6e4de", "bar|case"),
    socket: slot("plastic", "#d8d8d4 #9a9da2", "outlet"),
    switch: slot("plastic", "#d8281c", "button|lamp"),
    cord: slot("rubber", "#e2e2de #17181a", "cable|plug|wire"),
    metal: slot("brushed-steel", "", "prong"),
  },
  styles: { round: { weight: 1 }, flat: { weight: 1 } },
  count: { slot: "socket", min: 4, max: 6, most: 10 },
  build,
});
