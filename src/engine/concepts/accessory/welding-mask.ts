import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, type SheetRow, sheet } from "../pieces.ts";
import { RX, RZ, strap } from "./around-face.ts";

/** How far a point of the shield stands before the ears: round from side to side, leaning in at brow and chin. */
const bulge = (x: number, y: number): number => {
  const u = x / 0.125;
  const v = (y - 0.01) / 0.2;
  return 0.155 - 0.15 * u * u * (0.75 + 0.25 * u * u) - 0.075 * v * v * v * v - 0.02 * v * v;
};

const ROWS: readonly SheetRow[] = [
  [-0.2, -0.045, 0.045],
  [-0.185, -0.072, 0.072],
  [-0.15, -0.094, 0.094],
  [-0.1, -0.108, 0.108],
  [-0.04, -0.12, 0.12],
  [0.02, -0.124, 0.124],
  [0.08, -0.122, 0.122],
  [0.125, -0.112, 0.112],
  [0.155, -0.092, 0.092],
  [0.17, -0.06, 0.06],
];

/** Flames that lick up from the chin. */
const flames: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < -0.2) return;
  const tongue = (k: number) => 0.05 + 0.045 * Math.abs(sin(x * k + 0.6)) - 0.25 * Math.abs(x);
  const level = (y + 0.2) * 0.9;
  const lick = tongue(46) + 0.03 * sin(x * 120 + y * 40);
  if (level < lick * 0.55) layColour(surface, [0.9, 0.62, 0.05], 0.35, 0);
  else if (level < lick * 0.85) layColour(surface, [0.85, 0.22, 0.01], 0.35, 0);
  else if (level < lick) layColour(surface, [0.5, 0.03, 0.01], 0.35, 0);
};

function build({ kind }: Planned): Part[] {
  const y = 0.045;
  const z = bulge(0, y) + 0.004;
  const window = (geometry: Part["geometry"]) => move(turnX(geometry, -0.04), [0, y, z]);
  return [
    makePart("shield", "body", sheet(ROWS, 0.006, bulge, 24), {
      weight: 1,
      crease: 1,
      ...(kind === "flames" ? { paint: flames } : {}),
    }),
    makePart(
      "window-frame",
      "frame",
      merge([
        window(block([0.14, 0.016, 0.034], [0, 0.047, 0], 0.005, 2)),
        window(block([0.14, 0.016, 0.034], [0, -0.047, 0], 0.005, 2)),
        ...[-1, 1].map((s) => window(block([0.016, 0.11, 0.034], [s * 0.066, 0, 0], 0.005, 2))),
      ]),
      { weight: 1 },
    ),
    makePart("glass", "glass", window(block([0.125, 0.086, 0.02], [0, 0, -0.001], 0.003)), {
      weight: 1,
      paint: (surface, x, v) => {
        const t = Math.max(0, 0.4 + v * 9 + x * 3);
        layColour(surface, [surface.r * (0.6 + t), surface.g * (0.6 + t), surface.b * (0.6 + t)], 0.05, 0);
      },
    }),
    makePart("band", "strap", move(strap(0.75, 0.03, 0.005), [0, 0.05, 0]), { weight: 0.6 }),
    makePart(
      "knobs",
      "frame",
      merge(
        [-1, 1].flatMap((s) => [
          bar([s * (RX - 0.006), 0.05, 0.018], [s * 0.132, 0.05, 0.02], 0.007, 10),
          bar([s * 0.122, 0.05, 0.02], [s * 0.14, 0.05, 0.02], 0.02, 20),
        ]),
      ),
      { weight: 0.6 },
    ),
  ];
}

/** A welding mask. What makes it itself: a tall shield that wraps the whole face and tapers to the chin, one small dark oblong window in a raised frame, knobs at the temples and a band behind; often with flames. */
export const weldingMask = defineFromPlan({
  id: "welding-mask",
  family: "garment",
  words: [
    "welding mask",
    "welding helmet",
    "welder mask",
    "welder's mask",
    "welding hood",
    "welder helmet",
    "welding shield",
  ],
  senses: [],
  height: 0.37,
  vary: 0.02,
  view: { azimuth: 0.5, elevation: 0.1 },
  slots: {
    body: mainSlot("plastic", "#17181a #26292d #3a3d42", "shield|shell|mask"),
    frame: slot("plastic", "#0e0f10", "knob|window frame"),
    glass: slot("glass", "#12301f #101a26", "window|lens|visor"),
    strap: slot("plastic", "#1d1e20", "band|headband"),
  },
  kinds: { plain: { weight: 2 }, flames: { weight: 1 } },
  build,
  sockets: () => [{ name: "attach", position: [0, 0.045, RZ * 0.7], normal: [0, 1, 0], radius: RX * 1.12 }],
});
