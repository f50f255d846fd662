import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** How far the canister leans back over the mouthpiece, radians. */
const LEAN = 0.22;

function build({ has }: Planned): Part[] {
  const up = (g: Part["geometry"]) => settle(turnZ(g, LEAN));
  const boot = plate(
    [
      [-0.024, 0, 0.006],
      [0.03, 0, 0.004],
      [0.044, 0.002, 0.002],
      [0.044, 0.026, 0.002],
      [0.02, 0.027, 0.008],
      [0.0165, 0.036, 0.006],
      [0.0055, 0.075, 0.003],
      [-0.0275, 0.0685, 0.003],
      [-0.022, 0.034, 0.02],
    ],
    0.033,
    0.008,
  );
  const mouth: Paint = (surface, _x, y, z, nx) => {
    const [v, w] = [(y - 0.014) / 0.0095, z / 0.0115];
    if (nx > 0.8 && v * v * v * v + w * w * w * w < 1) layColour(surface, fromHex("#101216"), 0.6, 0);
  };
  const canister = turnedPiece(
    [
      [0.0105, 0.04],
      [0.0105, 0.098, 0.002],
      [0.0112, 0.1, 0.001],
      [0.0112, 0.104, 0.002],
      [0.007, 0.107, 0.002],
    ],
    36,
  );
  const label: Paint = (surface, _x, y, z, nx) => {
    if (Math.abs(z) > 0.0095 || nx > -0.3) return;
    if (Math.abs(y - 0.052) < 0.002 || Math.abs(y - 0.046) < 0.001) layColour(surface, fromHex("#f4f6f8"));
  };
  const parts = [
    makePart("boot", "body", boot, {
      weight: 1,
      paint: (surface, x, y, z, nx, ny, nz) => {
        mouth(surface, x, y, z, nx, ny, nz);
        label(surface, x, y, z, nx, ny, nz);
        // a white field with lines on the broad side
        if (Math.abs(nz) < 0.7) return;
        const [u, v] = [x + 0.006, y - 0.05];
        if (Math.abs(u) < 0.0085 && Math.abs(v) < 0.0125) {
          const row = Math.floor((v + 0.0125) / 0.0036);
          const isLine = row % 2 === 1 && Math.abs(u) < 0.0065 - (row % 3) * 0.0014;
          layColour(surface, fromHex(isLine ? "#7a8694" : "#f5f6f8"), 0.5, 0);
        }
      },
    }),
    makePart("canister", "canister", move(up(canister), [0.0055, 0.0, 0]), { weight: 1 }),
  ];
  if (!has("cap")) return parts;
  const cap = turnY(slab([0.035, 0.031, 0.02], 0.007, 0.004), PI / 2);
  return [...parts, makePart("cap", "cap", move(settle(turnZ(cap, PI / 2)), [0.072, 0.01, 0.014]), { weight: 0.7 })];
}

/** An asthma inhaler. What makes it itself: an L of smooth plastic, blue as a rule, with a dark open mouthpiece at its foot, a metal canister standing out of its top, a label on its side, its cap lying by. */
export const inhaler = defineFromPlan({
  id: "inhaler",
  family: "object",
  words: ["inhaler", "asthma inhaler", "asthma pump", "asthma puffer", "medical inhaler"],
  senses: ["inhaler"],
  height: 0.1,
  view: { azimuth: 0.6, elevation: 0.2 },
  slots: {
    body: mainSlot("plastic", "#2f7fc8 #4a9bd8 #8a5fb4 #d8622a #3a9a6a", "boot|case|mouthpiece"),
    canister: slot("brushed-aluminium chrome", "", "can|cartridge"),
    cap: { ...slot("plastic", "#1d4f8a #d8dde2 #6a6f78", "lid|cover") },
  },
  extras: { cap: { chance: 0.6 } },
  build,
});
