import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const [W, H, D] = [0.24, 0.032, 0.15];
const LAMPS = 7;

/** Slots for the warm air across the top. */
const louvres: Paint = (surface, x, y, z) => {
  if (y < H - 0.002 || Math.abs(x) > W * 0.36 || z > 0.03) return;
  const row = (z + 0.06) / 0.011;
  if (row - Math.floor(row) < 0.45 && z > -0.06) {
    layColour(surface, [0.004, 0.004, 0.005], 0.8, 0);
    surface.height -= 0.0012;
  }
};

/** A row of lamps on the front: all green but one that waits. */
const lamps: Paint = (surface, x, y, z) => {
  if (z < 0 || Math.abs(y - H * 0.5) > 0.004) return;
  const at = x / 0.018 + LAMPS / 2;
  const i = Math.floor(at);
  if (i < 0 || i >= LAMPS || Math.abs(at - i - 0.5) > 0.24) return;
  layColour(surface, i === 5 ? [0.95, 0.42, 0.04] : [0.06, 0.95, 0.24], 0.2, 0);
};

/** Two, three or four aerials, those at the ends leaning out. */
function aerials(count: number): Part["geometry"][] {
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    const mast = merge([
      bar([0, 0, 0], [0, 0.05, 0], 0.0075, 16),
      bar([0, 0.045, 0], [0, 0.19, 0], 0.0062, 16),
      bar([-0.011, 0, 0], [0.011, 0, 0], 0.0078, 16),
    ]);
    return move(turnZ(turnX(mast, -0.08), -t * 0.2), [t * W * 0.41, H * 0.72, -D / 2 - 0.004]);
  });
}

function build({ count, style }: Planned): Part[] {
  const body = move(turnX(slab([W, D, H], 0.022, 0.009), -PI / 2), [0, H / 2, 0]);
  const parts: Part[] = [
    makePart("case", "body", settle(body), { weight: 1, paint: louvres }),
    makePart("lamps", "panel", block([W * 0.72, H * 0.42, 0.006], [0, H * 0.5, D / 2], 0.002), {
      weight: 0.8,
      paint: lamps,
    }),
    makePart("aerials", "antenna", merge(aerials(count)), { weight: 1 }),
    makePart(
      "feet",
      "panel",
      merge(
        [-1, 1].flatMap((a) =>
          [-1, 1].map((b) => block([0.02, 0.008, 0.02], [a * W * 0.4, 0.001, b * D * 0.38], 0.002)),
        ),
      ),
      { weight: 0.2 },
    ),
  ];
  if (style === "winged")
    parts.push(
      makePart(
        "fins",
        "panel",
        merge(
          [-1, 1].map((s) =>
            settle(move(turnZ(block([0.09, 0.006, D * 0.74], [0, 0, 0], 0.002), s * 0.32), [s * 0.084, H + 0.006, 0])),
          ),
        ),
        { weight: 0.6 },
      ),
    );
  return parts;
}

/** A wireless router. What makes it itself: a flat box with slots on top, a row of green lamps along its front, and upright stick aerials on hinges along its back. */
export const wifiRouter = defineFromPlan({
  id: "wifi-router",
  family: "device",
  words: [
    "wifi router",
    "router",
    "wi-fi router",
    "wireless router",
    "modem",
    "internet router",
    "gaming router",
    "wifi modem",
  ],
  height: 0.21,
  view: { azimuth: 0.4, elevation: 0.34 },
  slots: {
    body: mainSlot("plastic", "#f0f0ee #1b1c1f #2a2d33", "case|box"),
    antenna: slot("plastic", "#141517", "aerial|antennae"),
    panel: slot("plastic", "#0e0f11", "front|display|foot"),
  },
  styles: {
    plain: { weight: 3 },
    winged: { weight: 1, words: ["gaming router"], dress: { body: "#17181b", panel: "#7a1414" } },
  },
  count: { slot: "antenna", min: 2, max: 4, most: 8 },
  build,
});
