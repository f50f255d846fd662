import { line } from "../../../geometry/curve.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { ellipseOutline } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../../geometry/place.ts";
import { sweep, tube } from "../../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";

const PAINTS = ["#a3201a", "#1f4f8a", "#e9e4d6", "#2a6a4a", "#d89a1e"].map(fromHex);

/** Half the blade's width over its length, from the neck (0) to the tip (1). */
const outlineAt = (t: number, square: boolean): number => {
  const neck = smoothstep(0, 0.45, t);
  const tip = square
    ? t > 0.94
      ? Math.sqrt(Math.max(0.05, 1 - ((t - 0.94) / 0.06) * ((t - 0.94) / 0.06))) * 0.25 + 0.75
      : 1
    : Math.sqrt(Math.max(0.01, 1 - (Math.max(0, t - 0.6) / 0.4) * (Math.max(0, t - 0.6) / 0.4)));
  return (0.2 + 0.8 * neck) * tip;
};

const dipped =
  (low: number, colour: Rgb, stripes: boolean): Paint =>
  (surface, _x, y) => {
    if (y < low) layColour(surface, colour, 0.4);
    else if (stripes && y < low + 0.05 && y > low + 0.022) layColour(surface, colour, 0.4);
  };

function blade(from: number, to: number, half: number, square: boolean) {
  return settle(
    sweep(ellipseOutline(1, 1, 16), line([0, from, 0], [0, to, 0], 26), {
      up: [0, 0, 1],
      scale: (t) => [half * outlineAt(t, square), 0.021 - 0.0135 * smoothstep(0, 0.4, t)],
    }),
  );
}

function build({ style, seed, has }: Planned): Part[] {
  const colour = PAINTS[seed % PAINTS.length] as Rgb;
  const painted = has("painted") ? { paint: dipped(0.25, colour, seed % 2 === 0) } : {};
  if (style === "pair") {
    const one =
      (side: number) =>
      (part: Part): Part => ({
        ...part,
        name: `${part.name}-${side > 0 ? 2 : 1}`,
        geometry: move(turnZ(turnX(part.geometry, -0.02 * side), side * 0.42), [side * -0.19, 0, side * 0.024]),
      });
    const oar = build({ style: "oar", kind: "", count: 1, seed, has, stream: () => () => 0 });
    return [...oar.map(one(-1)), ...oar.map(one(1))];
  }
  if (style === "kayak") {
    return [
      makePart(
        "shaft",
        "shaft",
        settle(
          tube(
            0.016,
            [
              [0, 0.3, 0],
              [0, 1.4, 0],
            ],
            16,
          ),
        ),
        { weight: 0.9 },
      ),
      makePart("blade", "blade", blade(0.44, 0, 0.09, false), { weight: 1 }),
      makePart("upper-blade", "blade", blade(1.26, 1.7, 0.09, false), { weight: 1 }),
      ...makeParts(
        "drip-ring",
        "grip",
        [0.47, 1.23].map((y) =>
          settle(
            tube(
              0.03,
              [
                [0, y, 0],
                [0, y + 0.014, 0],
              ],
              20,
              { endRounding: 0.004 },
            ),
          ),
        ),
        { weight: 0.3 },
      ),
    ];
  }
  const canoe = style === "canoe";
  const top = canoe ? 1.28 : 1.55;
  return [
    makePart(
      "shaft",
      "shaft",
      settle(
        tube(
          canoe ? 0.0165 : 0.02,
          [
            [0, 0.4, 0],
            [0, top, 0],
          ],
          16,
          { endRounding: 0.005 },
        ),
      ),
      { weight: 1 },
    ),
    makePart("blade", "blade", blade(0.52, 0, canoe ? 0.1 : 0.082, !canoe), { weight: 1, ...painted }),
    canoe
      ? makePart(
          "grip",
          "shaft",
          settle(
            tube(
              0.019,
              [
                [-0.055, top, 0],
                [0, top + 0.008, 0],
                [0.055, top, 0],
              ],
              16,
              { endRounding: 0.014 },
            ),
          ),
          { weight: 0.7 },
        )
      : makePart(
          "grip",
          "grip",
          settle(
            tube(
              0.0225,
              [
                [0, top - 0.15, 0],
                [0, top + 0.02, 0],
              ],
              18,
              { endRounding: 0.008 },
            ),
          ),
          { weight: 0.6 },
        ),
    ...(canoe
      ? []
      : [
          makePart(
            "collar",
            "collar",
            settle(
              tube(
                0.027,
                [
                  [0, 0.98, 0],
                  [0, 1.2, 0],
                ],
                20,
                { endRounding: 0.006 },
              ),
            ),
            { weight: 0.5 },
          ),
        ]),
  ];
}

/** An oar or paddle, standing on its blade. What makes it itself: a long round wooden shaft that widens into a flat blade, often dipped in paint; an oar has a leather collar and a grip, a canoe paddle a T-handle and a leaf-shaped blade, a kayak paddle a blade at either end. */
export const oar = defineFromPlan({
  id: "oar",
  family: "tool",
  words: [
    "oar",
    "paddle",
    "rowing oar",
    "boat paddle",
    "canoe paddle",
    "kayak paddle",
    "boat oar",
    "wooden paddle",
    "wooden oar",
    "crossed oars",
    "crossed paddles",
  ],
  senses: ["oar", "paddle#2"],
  height: 1.5,
  view: { azimuth: 0.35, elevation: 0.08 },
  slots: {
    shaft: mainSlot("oak", "#a87440 #8a5a2e #c0905a", "pole|stick|handle"),
    blade: { ...mainSlot("oak", "#a87440 #8a5a2e #c0905a") },
    grip: slot("rubber leather", "#2a1a12 #1c1c1e"),
    collar: slot("leather", "#4a2814 #2a1a12", "sleeve"),
  },
  styles: {
    pair: { weight: 1.5, words: ["crossed oars", "crossed paddles"] },
    oar: { weight: 2, words: ["oar", "rowing oar", "boat oar", "wooden oar"] },
    canoe: { weight: 1, words: ["paddle", "boat paddle", "canoe paddle", "wooden paddle"] },
    kayak: {
      weight: 0,
      words: ["kayak paddle"],
      dress: { shaft: "#1d1f22", blade: "#d8321f|#e8b21c|#1f6fb8" },
      materials: { shaft: "plastic", blade: "plastic" },
    },
  },
  extras: { painted: { chance: 0.65, slot: "paint" } },
  build,
});
