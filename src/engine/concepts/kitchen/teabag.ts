import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { pow } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Height of the bag, metres. */
const TALL = 0.062;

/** Half the width and half the thickness of the bag at a height from 0 to 1: flat at its seams, full of leaves low down. */
const girth = (t: number, style: string): readonly [number, number] => {
  const fill = t < 0.3 ? t / 0.3 : Math.max(0, 1 - pow((t - 0.3) / 0.7, 1.4));
  const bulge = 0.0008 + 0.009 * Math.sqrt(Math.max(0, fill * (2 - fill)));
  if (style === "pyramid") return [lerp(0.03, 0.0008, t), lerp(0.0008, 0.027, t)];
  const narrow = t > 0.86 ? lerp(1, 0.5, (t - 0.86) / 0.14) : 1;
  return [0.0235 * narrow, bulge];
};

function build({ style, kind }: Planned): Part[] {
  const rows = 26;
  const bag = loft(
    Array.from({ length: rows + 1 }, (_, i): Ring => {
      const t = i / rows;
      const [w, d] = girth(t, style);
      return rectangleOutline(w * 2, d * 2, Math.min(w, d) * 0.98, 8).map(([x, z]) => [x, t * TALL, -z] as const);
    }),
  );
  const leaves: Paint = (surface, x, y, z) => {
    const t = y / TALL;
    const tea = fromHex(kind === "green" ? "#5d6b2a" : kind === "fruit" ? "#8c2f3a" : "#4a2a14");
    const speck = noise(x * 950, y * 950, z * 950, 3);
    const level = 0.62 + 0.05 * noise(x * 90, 1, z * 90, 5);
    const seam = t < 0.05 || t > 0.93 || (style !== "pyramid" && Math.abs(x) > 0.0212);
    if (seam) {
      surface.height += Math.floor(x * 900 + y * 900) % 2 ? 0.0002 : 0;
      return;
    }
    if (t > level) return;
    const show = speck > 0.05 ? 0.95 : 0.72;
    layColour(surface, [lerp(surface.r, tea[0], show), lerp(surface.g, tea[1], show), lerp(surface.b, tea[2], show)]);
  };
  const lean = (g: Part["geometry"]) => move(turnX(g, -0.12), [0, 0, 0]);
  const string = tube(
    0.00075,
    curveThrough(
      [
        [0, TALL - 0.004, -0.006],
        [0.002, TALL + 0.014, -0.006],
        [0.016, TALL + 0.026, 0],
        [0.036, TALL + 0.012, 0.006],
        [0.046, TALL - 0.022, 0.008],
        [0.05, TALL - 0.036, 0.0088],
      ],
      8,
    ),
    8,
  );
  const tag = settle(turnY(turnZ(slab([0.026, 0.028, 0.0012], 0.003, 0.0003), 0.14), 0.1));
  const printed: Paint = (surface, x, y) => {
    const edge = Math.abs(x) > 0.0105 || Math.abs(y) > 0.0115;
    if (edge) return;
    const leaf = (x * x) / 0.000022 + (y * y) / 0.000062;
    if (leaf < 1) layColour(surface, Math.abs(x) < 0.0006 ? fromHex("#f4efe0") : fromHex("#f8f4e6"));
  };
  return [
    makePart("bag", "bag", lean(settle(bag)), { weight: 1, paint: leaves }),
    makePart("staple", "staple", bar([-0.003, TALL - 0.004, -0.0062], [0.003, TALL - 0.004, -0.0062], 0.0011, 8), {
      weight: 0.3,
    }),
    makePart("string", "string", string, { weight: 0.6 }),
    makePart("tag", "tag", move(tag, [0.0525, TALL - 0.045, 0.009]), { weight: 0.9, paint: printed }),
    makePart(
      "rest",
      "string",
      tube(
        0.0007,
        [
          [0.0555, TALL - 0.056, 0.009],
          [0.058, 0.001, 0.012],
        ],
        6,
      ),
      { weight: 0.1 },
    ),
  ];
}

/** A teabag. What makes it itself: a small flat bag of white paper with crimped seams, dark leaves showing through its lower half, a staple, a thin string, and a coloured paper tag on its end; or a silk pyramid. */
export const teabag = defineFromPlan({
  id: "teabag",
  family: "object",
  words: ["teabag", "tea bag", "tea sachet", "pyramid teabag"],
  height: 0.08,
  view: { azimuth: 0.25, elevation: 0.16 },
  slots: {
    bag: mainSlot("paper gauze", "#f3ead8 #efe4cf", "pouch|sachet"),
    string: slot("woven-cotton", "#f6f2ea", "thread|cord"),
    tag: slot("paper", "#b8332e #2f7a46 #e0a030 #34558c", "label"),
    staple: slot("steel"),
  },
  styles: { flat: { weight: 3 }, pyramid: { words: ["pyramid teabag"], traits: ["pyramid"] } },
  kinds: { black: { weight: 2 }, green: { traits: ["green"] }, fruit: {} },
  build,
});
