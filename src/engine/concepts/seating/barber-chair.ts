import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part, Socket } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, beam, plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** Height of the cushion's top, metres. */
const SEAT = 0.58;

/** Upright channels in the upholstery. */
const channels: Paint = (surface, x, _y, _z, _nx, ny, nz) => {
  if (Math.max(Math.abs(ny), Math.abs(nz)) < 0.5) return;
  const t = x / 0.085;
  const near = Math.abs(t - Math.round(t));
  if (near < 0.08) surface.height -= 0.012 * (1 - near / 0.08);
};

function build({ seed }: Planned): Part[] {
  const pad = (size: readonly [number, number, number]) => box(size, { bevel: Math.min(...size) * 0.4, bevelSteps: 2 });
  const lean = (g: Part["geometry"]) => settle(move(turnX(g, -0.2), [0, SEAT - 0.06, -0.24]));
  const base = turnedPiece(
    [
      [0.34, 0, 0.01],
      [0.345, 0.022, 0.012],
      [0.2, 0.05, 0.06],
      [0.095, 0.09, 0.03],
      [0.085, 0.2, 0.004],
      [0.066, 0.205, 0.004],
      [0.062, 0.42, 0.002],
    ],
    56,
  );
  const arm = (s: number) =>
    move(
      turnY(
        plate(
          [
            [-0.24, 0, 0.02],
            [0.22, 0, 0.02],
            [0.27, 0.15, 0.06],
            [0.24, 0.24, 0.03],
            [-0.2, 0.27, 0.03],
            [-0.27, 0.2, 0.05],
          ],
          0.05,
          0.012,
        ),
        PI / 2,
      ),
      [s * 0.325, SEAT - 0.18, 0],
    );
  const rest = (s: number) =>
    move(box([0.085, 0.05, 0.44], { bevel: 0.02, bevelSteps: 2 }), [s * 0.325, SEAT + 0.1, -0.01]);
  const foot = 0.5 + (seed % 3) * 0.03;
  return [
    makePart("base", "metal", base, { weight: 0.9 }),
    makePart(
      "pedal",
      "metal",
      merge([
        bar([0.06, 0.16, 0.02], [0.4, 0.13, 0.1], 0.013, 12),
        bar([0.37, 0.13, 0.092], [0.44, 0.127, 0.11], 0.022, 16),
      ]),
      { weight: 0.4 },
    ),
    makePart("pan", "frame", move(box([0.62, 0.06, 0.56], { bevel: 0.02, bevelSteps: 2 }), [0, SEAT - 0.15, 0]), {
      weight: 0.5,
    }),
    makePart("seat", "seat", move(settle(pad([0.58, 0.14, 0.56])), [0, SEAT - 0.07, 0.02]), {
      weight: 1,
      paint: channels,
    }),
    makePart("back", "seat", lean(move(pad([0.56, 0.62, 0.13]), [0, 0.34, 0])), { weight: 1, paint: channels }),
    makePart(
      "back-shell",
      "frame",
      lean(move(box([0.58, 0.62, 0.05], { bevel: 0.02, bevelSteps: 2 }), [0, 0.33, -0.075])),
      { weight: 0.4 },
    ),
    makePart(
      "headrest-bar",
      "metal",
      lean(merge([-0.05, 0.05].map((x) => bar([x, 0.6, -0.03], [x, 0.78, -0.02], 0.011, 12)))),
      { weight: 0.4 },
    ),
    makePart("headrest", "seat", lean(move(pad([0.3, 0.15, 0.11]), [0, 0.79, 0.0])), { weight: 0.9 }),
    ...makeParts(
      "arm",
      "frame",
      [-1, 1].map((s) => settle(arm(s))),
      { weight: 0.9 },
    ),
    ...makeParts(
      "arm-pad",
      "seat",
      [-1, 1].map((s) => settle(rest(s))),
      { weight: 0.7 },
    ),
    makePart(
      "leg-rest",
      "seat",
      settle(move(turnX(move(pad([0.48, 0.3, 0.08]), [0, -0.15, 0]), -0.45), [0, SEAT - 0.12, 0.29])),
      { weight: 0.8, paint: channels },
    ),
    makePart(
      "foot-rest",
      "metal",
      merge([
        ...[-1, 1].map((s) => beam([s * 0.19, SEAT - 0.2, 0.3], [s * 0.19, 0.2, foot], 0.03, 0.022)),
        settle(move(turnX(box([0.46, 0.03, 0.17], { bevel: 0.008 }), 0.3), [0, 0.195, foot + 0.03])),
      ]),
      {
        weight: 0.7,
      },
    ),
  ];
}

const sockets = (): Socket[] => [{ name: "seat", position: [0, SEAT, 0.02], normal: [0, 1, 0], radius: 0.24 }];

/** A barber's chair. What makes it itself: a broad upholstered seat and reclined back with a headrest, enamelled arms with pads, a leg rest and a chrome foot plate in front, all on one fat chrome column with a pump lever and a round foot. */
export const barberChair = defineFromPlan({
  id: "barber-chair",
  family: "furniture",
  words: [
    "barber chair",
    "barber's chair",
    "barbers chair",
    "barbershop chair",
    "hairdresser chair",
    "salon chair",
    "hydraulic chair",
  ],
  senses: ["barber chair"],
  height: 1.25,
  view: { azimuth: 0.6, elevation: 0.18 },
  slots: {
    seat: mainSlot("leather", "#8a1f1c #1c1c1f #3a5a4a #6a3a1c #24457a", "cushion|back|headrest|upholstery"),
    frame: slot("enamel", "#f2f0ea #1d1f22 #d8d4c8", "arm|armrest"),
    metal: slot("chrome", "", "base|column|lever|footrest|pedal"),
  },
  build,
  sockets,
});
