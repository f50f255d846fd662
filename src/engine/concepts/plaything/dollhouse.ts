import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2 } from "../../math/elementary.ts";
import { block, blockOn } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { DOLLHOUSE_ROOMS } from "./dollhouse-rooms.ts";

const PAPERS = ["#f3c6d0", "#bcd8ea", "#f2e2b0", "#c9e0c0", "#dccbea", "#f4d2b4"].map(fromHex);
const WHITE = fromHex("#fbf7ef");

/** The whole room's back wall in its paper: stripes, dots or sprigs. */
const paper =
  (colour: Rgb, way: number, x0: number, y0: number): Paint =>
  (surface, x, y) => {
    layColour(surface, colour, 0.7);
    const [u, v] = [(x - x0) / 0.05, (y - y0) / 0.05];
    const ink: Rgb = [Math.min(1, colour[0] * 1.3), Math.min(1, colour[1] * 1.3), Math.min(1, colour[2] * 1.3)];
    if (way === 0 && u - Math.floor(u) < 0.4) layColour(surface, ink, 0.7);
    const [a, b] = [u - Math.round(u), v - Math.round(v)];
    if (way === 1 && a * a + b * b < 0.07) layColour(surface, WHITE, 0.7);
    if (way === 2 && (Math.abs(a) < 0.08 || Math.abs(b) < 0.08)) layColour(surface, ink, 0.7);
    if (y - y0 < 0.022) layColour(surface, WHITE, 0.6);
  };

function build({ seed, style, has }: Planned): Part[] {
  const [w, d, t] = [1.0, 0.4, 0.025];
  const floors = style === "tall" ? 3 : 2;
  const storey = 0.34;
  const base = 0.07;
  const eaves = base + floors * storey;
  const rise = 0.36;
  const hw = w / 2;
  const kinds = ["living", "kitchen", "bedroom", "bath", "living", "bedroom"];
  const parts: Part[] = [];
  const split = 0.02 + 0.06 * ((seed % 5) / 4 - 0.5);
  const solids: Geometry[] = [
    ...[-1, 1].map((s) => blockOn([t, floors * storey + 0.01, d], s * (hw - t / 2), base - 0.005, 0, 0.004)),
    blockOn([t * 0.8, floors * storey - 0.005, d - 0.02], split, base, -0.005, 0.003),
  ];
  const slabs = Array.from({ length: floors + 1 }, (_, i) => block([w, t, d], [0, base + i * storey, 0], 0.004));
  const back = settle(
    move(
      extrude(
        [
          [-hw, base],
          [hw, base],
          [hw, eaves],
          [0, eaves + rise],
          [-hw, eaves],
        ],
        { depth: 0.02 },
      ),
      [0, 0, -d / 2 + 0.01],
    ),
  );
  parts.push(
    makePart("walls", "wall", merge(solids), { weight: 1, paint: windowsOn(floors, base, storey, hw) }),
    makePart("floors", "floor", merge(slabs), { weight: 0.8, grain: "x" }),
    makePart("back", "wall", back, { weight: 0.8 }),
    makePart("base", "trim", blockOn([w + 0.1, base, d + 0.16], 0, 0, 0.02, 0.012), { weight: 0.6 }),
  );
  const widths = [split + hw - t, hw - split - t] as const;
  for (let f = 0; f < floors; f += 1)
    for (const side of [0, 1]) {
      const x = side === 0 ? (-hw + t + split) / 2 : (split + hw - t) / 2;
      const y = base + f * storey + t / 2;
      const k = f * 2 + side;
      const lining = block(
        [(widths[side] as number) - 0.012, storey - t, 0.012],
        [x, y + (storey - t) / 2, -d / 2 + 0.024],
      );
      parts.push(
        makePart(`paper-${k + 1}`, "paper", lining, {
          weight: 0.7,
          paint: paper(PAPERS[(k + seed) % 6] as Rgb, (k + seed) % 3, x, y),
        }),
      );
      const furnish = DOLLHOUSE_ROOMS[kinds[(k + (seed % 2) * 2) % kinds.length] as string];
      for (const [i, [slotName, geometry]] of (furnish?.(x, y - 0.002) ?? []).entries())
        parts.push(makePart(`room-${k + 1}-${i + 1}`, slotName, geometry, { weight: 0.5 }));
    }
  const reach = hw + 0.07;
  const lean = atan2(rise, hw);
  const long = Math.sqrt(reach * reach + (reach * rise * rise * reach) / (hw * hw)) + 0.02;
  const roofs = [-1, 1].map((s) =>
    move(turnZ(block([long, 0.03, d + 0.08], [0, 0, 0], 0.006), -s * lean), [
      (s * reach) / 2,
      eaves + rise - (reach * rise) / hw / 2 + 0.02,
      0,
    ]),
  );
  parts.push(
    ...makeParts("roof", "roof", roofs, {
      weight: 1,
      paint: (surface, x, y, z) => {
        if (y < 0.01) return;
        const row = x / 0.055;
        const shift = Math.floor(row) % 2 === 0 ? 0 : 0.5;
        const u = z / 0.06 + shift;
        const [a, b] = [row - Math.floor(row), u - Math.floor(u)];
        if (a < 0.12 || b < 0.08) layColour(surface, [surface.r * 0.62, surface.g * 0.62, surface.b * 0.62]);
      },
    }),
    makePart(
      "gable-trim",
      "trim",
      merge(
        [-1, 1].map((s) =>
          move(turnZ(block([long, 0.05, 0.02], [0, 0, 0], 0.006), -s * lean), [
            (s * reach) / 2,
            eaves + rise - (reach * rise) / hw / 2 + 0.012,
            d / 2 + 0.045,
          ]),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart("attic-bed", "linen", merge([blockOn([0.2, 0.05, 0.12], -0.08, eaves + t / 2 - 0.002, -0.02, 0.014)]), {
      weight: 0.4,
    }),
    makePart(
      "attic-bear",
      "furniture",
      merge([
        move(sphere(0.036, 14, 10), [0.14, eaves + 0.044, 0]),
        move(sphere(0.027, 14, 10), [0.14, eaves + 0.094, 0.004]),
        ...[-1, 1].map((s) => move(sphere(0.011, 10, 6), [0.14 + s * 0.02, eaves + 0.116, 0.002])),
      ]),
      { weight: 0.4 },
    ),
  );
  if (has("chimney"))
    parts.push(
      makePart(
        "chimney",
        "chimney",
        merge([
          blockOn([0.1, 0.3, 0.1], 0.26, eaves + 0.1, -0.06, 0.006),
          blockOn([0.13, 0.03, 0.13], 0.26, eaves + 0.39, -0.06, 0.006),
        ]),
        { weight: 0.6 },
      ),
    );
  return parts;
}

/** White-barred windows on the outside of the side walls. */
const windowsOn =
  (floors: number, base: number, storey: number, hw: number): Paint =>
  (surface, x, y, z, nx) => {
    if (Math.abs(x) < hw - 0.004 || Math.abs(nx) < 0.8) return;
    const f = Math.floor((y - base) / storey);
    if (f < 0 || f >= floors) return;
    const v = y - base - (f + 0.52) * storey;
    const az = Math.abs(z);
    if (az < 0.095 && Math.abs(v) < 0.105) {
      const glass = az < 0.075 && az > 0.007 && Math.abs(v) < 0.085 && Math.abs(v) > 0.007;
      layColour(surface, glass ? [0.2, 0.36, 0.46] : WHITE, glass ? 0.12 : 0.5);
    } else if (az > 0.1 && az < 0.14 && Math.abs(v) < 0.105)
      layColour(surface, (v * 60 + 100) % 1 < 0.3 ? [0.2, 0.06, 0.1] : [0.5, 0.12, 0.22], 0.5);
  };

/**
 * A dollhouse. What makes it itself: a small house open in front like a cupboard, whose rooms on two or three floors have bright wallpapers and tiny
 * furniture, with a shingled pitched roof, painted windows with shutters on its sides.
 */
export const dollhouse = defineFromPlan({
  id: "dollhouse",
  family: "toy",
  words: [
    "dollhouse",
    "doll house",
    "doll's house",
    "dolls house",
    "dollshouse",
    "toy house",
    "miniature house",
    "playhouse",
  ],
  senses: ["dollhouse"],
  height: 1.15,
  vary: 0.04,
  view: { azimuth: 0.42, elevation: 0.14 },
  slots: {
    wall: mainSlot("painted-wood", "#f4b8c8 #f6f0e0 #a8d0e0 #f4dc94 #c8b4e0", "house|side"),
    roof: slot("painted-wood", "#c8406a #8a3a3a #3a6a8a #7a4aa0 #b8482c", "shingle"),
    trim: slot("painted-wood", "#fbf8f0", "base|edge"),
    floor: slot("oak", "#c8945a #b07a44", "storey"),
    paper: slot("paper", "#f3c6d0", "wallpaper"),
    furniture: slot("oak", "#b5783f #8a5428", "table|chair|bed|bear"),
    linen: slot("felt", "#d84a7a #3f8fc8 #e8a02c", "sofa|blanket|couch"),
    pillow: slot("ceramic-glaze", "#f8f6f0", "bathtub|sink|cupboard"),
    lamp: slot("plastic", "#ffe08a", "light"),
    metal: slot("brushed-steel", "", "refrigerator|stove|tap"),
    rug: slot("felt", "#e8c83c #d8607a #5fa8a0", "carpet"),
    water: slot("glass", "#7fc4e0"),
    fruit: slot("ceramic-glaze", "#d8301c", "apple"),
    chimney: slot("brick", "#a8543c"),
  },
  styles: { wide: { weight: 2 }, tall: { weight: 1.4, traits: ["tall"] } },
  extras: { chimney: { chance: 0.6 } },
  build,
});
