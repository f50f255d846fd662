import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** A low shoe on y = 0, its toe to +Z, open at the ankle. */
const shoe = (): Part["geometry"] =>
  meshSdf(
    sculpt([
      add(roundBox([0, 0.014, 0], [0.086, 0.028, 0.26], 0.013)),
      add(ellipsoid([0, 0.035, 0.06], [0.042, 0.036, 0.075]), 0.02),
      add(roundCone([0, 0.045, -0.075], [0, 0.04, 0.05], 0.04, 0.036), 0.02),
      add(roundCone([0, 0.03, -0.08], [0, 0.09, -0.088], 0.036, 0.033), 0.02),
      carve(ellipsoid([0, 0.125, -0.072], [0.027, 0.06, 0.045]), 0.008),
    ]),
    0.0085,
  );

const HUES = ["#f0f0ec", "#c8281e", "#1d1e22", "#2a5fb8", "#6a3a1c", "#e8b02a", "#3f7a5a", "#d8708a"];

const leather =
  (hue: string): Paint =>
  (surface, x, y, z) => {
    if (y < 0.021) layColour(surface, hue === "#f0f0ec" ? [0.02, 0.02, 0.025] : [0.85, 0.84, 0.8], 0.7);
    else if (z > -0.02 && z < 0.05 && Math.abs(x) < 0.02 && y > 0.05 && Math.abs(((z * 90) % 1) - 0.3) < 0.2)
      layColour(surface, [0.88, 0.88, 0.85], 0.7);
    else layColour(surface, fromHex(hue), 0.5);
  };

function build({ count, seed, style }: Planned): Part[] {
  const W = 0.78;
  const D = 0.3;
  const gap = 0.2;
  const H = count * gap + 0.02;
  const levels = Array.from({ length: count }, (_, i) => 0.07 + i * gap);
  const one = shoe();
  const pairs = levels.flatMap((y, level) =>
    [-1, 0, 1].flatMap((k) => {
      const hue = HUES[(seed + level * 3 + k + 1) % HUES.length] as string;
      if ((seed + level * 5 + k * 3) % 7 === 0) return [];
      const g = merge([-1, 1].map((s) => move(turnY(one, s * 0.05), [k * 0.25 + s * 0.05, y + 0.014, 0.01])));
      return [makePart(`pair-${level + 1}-${k + 2}`, "shoe", g, { weight: 0.9, paint: leather(hue), crease: 1 })];
    }),
  );
  const posts = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * (W / 2), z * (D / 2)] as const));
  const frame =
    style === "wood"
      ? [...[-1, 1].map((s) => block([0.03, H, D + 0.04], [s * (W / 2), H / 2, 0], 0.006))]
      : posts.map(([x, z]) => bar([x, 0, z], [x, H, z], 0.012, 12));
  const shelves = levels.map((y) =>
    style === "wood"
      ? merge([-2, -1, 0, 1, 2].map((k) => block([W, 0.018, 0.042], [0, y, k * 0.062], 0.004)))
      : merge(
          [-2, -1, 0, 1, 2].map((k) => bar([-W / 2, y + 0.004, k * 0.065], [W / 2, y + 0.004, k * 0.065], 0.0075, 10)),
        ),
  );
  return [
    makePart("frame", "body", merge(frame), { weight: 1 }),
    ...makeParts("shelf", "body", shelves, { weight: 0.9, grain: "x" }),
    ...pairs,
  ];
}

/** A shoe rack. What makes it itself: a low open frame with two or three slatted shelves, and pairs of shoes in many colours standing on them, toes out. */
export const shoeRack = defineFromPlan({
  id: "shoe-rack",
  family: "furniture",
  words: ["shoe rack", "shoe shelf", "shoe stand", "shoe organizer", "shoe cabinet"],
  senses: [],
  height: 0.6,
  view: { azimuth: 0.4, elevation: 0.28 },
  slots: {
    body: mainSlot("oak", "#b88450 #8a5a30 #d8b480", "frame|shelf|slat"),
    shoe: slot("leather", "#8a8a8a", "sneaker"),
  },
  styles: {
    wood: { weight: 2 },
    metal: { weight: 0.7, materials: { body: "brushed-steel" }, dress: { body: "#c9ccd0" } },
  },
  count: { slot: "body", min: 2, max: 3, most: 5 },
  build,
});
