import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, turnX, turnY } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";

const [W, H] = [0.112, 0.092];
const HALF_OPEN = 0.52;

/** A leaf with its spine on x = 0, from y = 0 up. */
const leaf = (x0: number, x1: number, y0: number, y1: number, depth: number, corner = 0.008): Geometry =>
  plate(
    [
      [x0, y0, corner],
      [x1, y0, corner],
      [x1, y1, corner],
      [x0, y1, corner],
    ],
    depth,
    Math.min(0.0012, depth * 0.3),
  );

/** Thread along three sides of a leather piece. */
const stitched =
  (x1: number, y0: number, y1: number): Paint =>
  (surface, x, y) => {
    const edge = Math.min(x1 - x, y - y0, y1 - y);
    if (Math.abs(edge - 0.0032) > 0.0007) return;
    const s = (Math.abs(x1 - x - edge) < 1e-4 ? y : x) * 330;
    if (s - Math.floor(s) > 0.62) return;
    layColour(surface, fromHex("#e0c79a"), 0.8);
    surface.height += 0.0003;
  };

/** Engraved ornament, a portrait's oval and the corners of a bill. */
const note: Paint = (surface, x, y) => {
  const u = (x - 0.055) / 0.016;
  const v = (y - 0.088) / 0.02;
  const oval = u * u + v * v;
  if (oval < 1) layColour(surface, oval < 0.8 ? fromHex("#5f8a62") : fromHex("#dfe6cf"), 0.8);
  else if (y > 0.105 || x > 0.1 || x < 0.01) layColour(surface, fromHex("#4f7d54"), 0.8);
};

const card: Paint = (surface, x, y) => {
  if (Math.abs(y - 0.004 - Math.round((y - 0.004) / 0.02) * 0.02) < 0.0012) return;
  if (x > 0.018 && x < 0.032) layColour(surface, fromHex("#e8c25a"), 0.4);
};

function half(side: 1 | -1): Part[] {
  const swing = (g: Geometry, z = 0) => {
    const at = move(g, [0, 0, z]);
    return side === 1 ? turnY(at, -HALF_OPEN) : turnY(mirror(at), HALF_OPEN);
  };
  const name = side === 1 ? "right" : "left";
  const slotTops = side === 1 ? [0.066, 0.05] : [0.07, 0.055, 0.04];
  const parts = [
    makePart(`cover-${name}`, "body", swing(leaf(0, W, 0, H, 0.0032)), { weight: 1, paint: stitched(W, 0, H) }),
    makePart(`spine-${name}`, "body", swing(leaf(-0.001, 0.006, 0.001, H - 0.001, 0.007, 0.002)), { weight: 0.4 }),
  ];
  for (const [i, top] of slotTops.entries()) {
    const z = 0.0042 + (i + 1) * 0.0026;
    parts.push(
      makePart(`pocket-${name}-${i + 1}`, "lining", swing(leaf(0.006, W - 0.002, 0.001, top, 0.0022, 0.004), z), {
        weight: 0.8,
        paint: stitched(W - 0.002, 0.001, top + 0.02),
      }),
      makePart(
        `card-${name}-${i + 1}`,
        `card${((i + (side === 1 ? 2 : 0)) % 3) + 1}`,
        swing(leaf(0.012, W - 0.008, 0.004, top + 0.0095, 0.001, 0.004), z - 0.0014),
        {
          weight: 0.7,
          paint: card,
        },
      ),
    );
  }
  return parts;
}

/** A wallet. What makes it itself: a stitched leather fold standing open like a book, cards one over the other in its pockets and banknotes peeping out at the top. */
export const wallet = defineFromPlan({
  id: "wallet",
  family: "garment",
  words: ["wallet", "billfold", "bifold wallet", "leather wallet", "card holder", "cardholder"],
  senses: ["wallet"],
  height: 0.11,
  view: { azimuth: 0.12, elevation: 0.28 },
  slots: {
    body: mainSlot("leather", "#5a3218 #3a2114 #1e1c1c #7a4a22", "cover|leather|fold"),
    lining: slot("leather", "#6a3e20 #472a1a #2a2624", "pocket|inside", true),
    card1: slot("plastic", "#2460b0", "card|credit card"),
    card2: slot("plastic", "#d8d6d0", "id card"),
    card3: slot("plastic", "#c83a2a", "bank card"),
    note: slot("paper", "#8fb08a", "money|bill|banknote|cash|dollar"),
  },
  extras: { note: { chance: 0.95 } },
  build: ({ has }: Planned) => {
    const parts = [...half(1), ...half(-1)];
    if (!has("note")) return parts;
    const bill = leaf(0.002, W - 0.006, 0.02, H + 0.017, 0.0008, 0.001);
    const place = (side: 1 | -1, lift: number, z: number) => {
      const raised = turnX(move(bill, [0, lift, z]), 0);
      return side === 1 ? turnY(raised, -HALF_OPEN) : turnY(mirror(raised), HALF_OPEN);
    };
    return [
      ...parts,
      ...makeParts(
        "note",
        "note",
        [place(1, 0, 0.0028), place(-1, 0, 0.0028), place(1, 0.008, -0.0032), place(-1, 0.005, -0.0032)],
        {
          weight: 0.8,
          paint: note,
        },
      ),
    ];
  },
});
