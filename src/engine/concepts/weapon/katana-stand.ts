import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";

/** Between the uprights, metres. */
const SPAN = 0.34;
const TIER = 0.13;

/** Silk wound crosswise over the grip: diamonds of white ray skin show between. */
const wound: Paint = (surface, x, y, z) => {
  const u = x / 0.021;
  const v = (Math.abs(y) < Math.abs(z) * 0.8 ? y : z) / 0.02;
  const d = Math.abs(u - Math.round(u)) + Math.abs(v);
  if (d < 0.3) layColour(surface, fromHex("#e9e2cf"), 0.7, 0);
  else if (d < 0.36) surface.height -= 0.0012;
};

/** A sword in its scabbard from the hilt at the left to the tip at the right, its edge up, `long` times the usual. */
function sword(long: number): {
  scabbard: Part["geometry"];
  grip: Part["geometry"];
  guard: Part["geometry"];
  cord: Part["geometry"];
  fittings: Part["geometry"];
} {
  const bow = (x: number) => 0.03 * (x / 0.5) * (x / 0.5);
  const run = (from: number, to: number) =>
    curveThrough(
      Array.from({ length: 9 }, (_, i) => {
        const x = (from + ((to - from) * i) / 8) * long;
        return [x, bow(x / long), 0] as const;
      }),
      3,
    );
  const at = (x: number, length: number, ry: number, rz: number) =>
    sweep(ellipseOutline(rz, ry, 24), run(x, x + length), { up: [0, 1, 0], endRounding: 0.003 });
  return {
    scabbard: at(-0.2, 0.72, 0.0205, 0.0125),
    grip: at(-0.475, 0.265, 0.0185, 0.0125),
    guard: at(-0.212, 0.008, 0.043, 0.04),
    cord: merge([at(-0.11, 0.03, 0.0235, 0.0155), at(-0.06, 0.012, 0.0235, 0.0155)]),
    fittings: merge([at(-0.49, 0.024, 0.0205, 0.0145), at(0.5, 0.03, 0.022, 0.0138), at(-0.235, 0.02, 0.0205, 0.0145)]),
  };
}

function build({ style }: Planned): Part[] {
  const tiers = style === "pair" ? 2 : 1;
  const tall = 0.14 + tiers * TIER;
  // two hooks in front of each upright carry a sword each
  const upright = plate(
    [
      [-0.03, 0.03, 0.004],
      [0.045, 0.03, 0.01],
      [0.03, 0.07, 0.02],
      ...Array.from({ length: tiers }, (_, i) => {
        const y = 0.11 + i * TIER;
        return [
          [0.024, y - 0.02, 0.01],
          [0.062, y - 0.012, 0.014],
          [0.078, y + 0.035, 0.006],
          [0.068, y + 0.037, 0.004],
          [0.052, y + 0.008, 0.012],
          [0.034, y + 0.004, 0.012],
          [0.02, y + 0.04, 0.02],
        ] as const;
      }).flat(),
      [0.016, tall, 0.012],
      [-0.02, tall, 0.012],
      [-0.022, 0.08, 0.03],
    ],
    0.022,
    0.003,
  );
  const swords = Array.from({ length: tiers }, (_, i) => {
    const made = sword(i === 0 && tiers === 2 ? 0.72 : 1);
    const at = (g: Part["geometry"]) => move(g, [0.0, 0.137 + i * TIER, 0.047]);
    return [
      makePart(`scabbard-${i + 1}`, "scabbard", settle(at(made.scabbard)), { weight: 1 }),
      makePart(`grip-${i + 1}`, "grip", at(settle(made.grip)), { weight: 1, paint: wound }),
      makePart(`guard-${i + 1}`, "guard", settle(at(made.guard)), { weight: 0.8 }),
      makePart(`fittings-${i + 1}`, "guard", settle(at(made.fittings)), { weight: 0.5 }),
      makePart(`cord-${i + 1}`, "cord", settle(at(made.cord)), { weight: 0.5 }),
    ];
  }).flat();
  return [
    makePart("base", "stand", move(box([SPAN + 0.2, 0.034, 0.16], { bevel: 0.007, bevelSteps: 2 }), [0, 0.017, 0]), {
      weight: 0.8,
      grain: "x",
    }),
    ...makeParts(
      "upright",
      "stand",
      [-1, 1].map((s) => settle(move(turnY(upright, -PI / 2), [(s * SPAN) / 2, 0, 0]))),
      { weight: 0.9 },
    ),
    makePart("rail", "stand", move(box([SPAN, 0.04, 0.014], { bevel: 0.004 }), [0, 0.075, -0.004]), {
      weight: 0.5,
      grain: "x",
    }),
    ...swords,
  ];
}

/** A katana on its stand. What makes it itself: a slightly curved lacquered scabbard lying across two hooked uprights of dark wood on a plinth, edge up, its grip wound in silk so that white diamonds show, a round guard between; often a short sword under the long one. */
export const katanaStand = defineFromPlan({
  id: "katana-stand",
  family: "weapon",
  words: [
    "katana stand",
    "sword stand",
    "katana on a stand",
    "sword rack",
    "sword display",
    "katana rack",
    "sword display stand",
    "samurai sword stand",
    "daisho",
  ],
  height: 0.35,
  view: { azimuth: 0.25, elevation: 0.16 },
  slots: {
    stand: mainSlot("ebony walnut mahogany", "", "base|upright|wood|rack"),
    scabbard: slot("painted-wood", "#121214 #5a1114 #14203a", "sheath|saya|katana|sword|blade"),
    grip: slot("woven-cotton", "#17171a #5a1618 #1c2f4a", "handle|hilt"),
    guard: slot("brass gunmetal", "", "tsuba|fitting"),
    cord: slot("silk", "#a8261c #c8a23a #3a4a7a", "string|sageo"),
  },
  styles: { single: { weight: 1 }, pair: { words: ["daisho"] } },
  build,
});
