import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnZ } from "../../geometry/place.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, halfSpace, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { torus } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const SECOND = ["#c8282c", "#27579a", "#2f7a4a", "#e0a41f", "#2a2b31", "#f2efe6"].map(fromHex);
const BACK = -0.075;

/** Heel, toe and rows of another colour. */
const sockPaint =
  (kind: string, second: Rgb, third: Rgb, top: number): Paint =>
  (surface, x, y, z) => {
    const heel = (y - 0.03) * (y - 0.03) + (z - BACK + 0.045) * (z - BACK + 0.045) * 0.9;
    const inTop = y > top - 0.09 && x * x + (z - BACK) * (z - BACK) < 0.00125;
    if (inTop) layColour(surface, [0.03, 0.03, 0.035], 0.9);
    else if (kind !== "plain" && (heel < 0.0036 || z > 0.088)) layColour(surface, second);
    else if (kind === "banded" && y > top - 0.085 && y < top - 0.02) {
      const row = (top - 0.02 - y) / 0.0325;
      if (row - Math.floor(row) < 0.55) layColour(surface, row < 1 ? second : third);
    } else if (kind === "striped") {
      const s = y > 0.085 ? y : 0.085 - (z - BACK - 0.06);
      if (s / 0.044 - Math.floor(s / 0.044) < 0.5) layColour(surface, second);
    } else if (kind === "dotted") {
      const [u, v] = [(x > 0 ? z : -z) / 0.034, y / 0.03];
      const row = Math.floor(v);
      const du = u + (row % 2) * 0.5 - Math.round(u + (row % 2) * 0.5);
      const dv = v - row - 0.5;
      if (du * du + dv * dv < 0.07) layColour(surface, second);
    }
    const rib = sin(y * 700) * 0.5 + sin((x + z) * 700) * 0.5;
    surface.height += 0.0004 * rib;
  };

function build({ style, kind, seed }: Planned): Part[] {
  const stocking = style === "stocking";
  const top = style === "ankle" ? 0.13 : style === "knee" ? 0.36 : stocking ? 0.34 : 0.235;
  const girth = stocking ? 1.25 : 1;
  const leg: [Vec3, number][] = [
    [[0, 0.075, BACK], 0.04 * girth],
    [[0, Math.min(top, 0.15), BACK], 0.037 * girth],
    [[0, top + 0.06, BACK], (style === "knee" ? 0.052 : 0.041) * girth],
  ];
  const solid = sculpt([
    ...addAll(
      limb([
        [[0, 0.037, BACK - 0.008], 0.037],
        [[0, 0.038, 0], 0.035],
        [[0, 0.035, 0.07], 0.036],
        [[0.004, 0.029, 0.108], 0.028],
      ]),
      0.02,
    ),
    ...addAll(limb(leg), 0.035),
    carve(halfSpace([0, 0.002, 0], [0, 1, 0])),
    carve(halfSpace([0, top, 0], [0, -1, 0])),
    carve(roundCone([0, top - 0.05, BACK], [0, top + 0.06, BACK], 0.028 * girth, 0.036 * girth)),
    ...(stocking ? [add(ellipsoid([0, 0.04, 0.1], [0.04, 0.036, 0.04]), 0.02)] : []),
  ]);
  const cloth = deform(settle(meshSdf(solid, 0.0058)), ([x, y, z]): Vec3 => {
    const bend = Math.max(0, 1 - Math.abs(y - 0.11) / 0.07);
    const push = 0.006 * (0.25 + bend) * noise(x * 18, y * 60 - z * 25, z * 18, seed);
    return [x * (1 + push * 12), y, z + push];
  });
  const radius = (style === "knee" ? 0.0495 : 0.0395) * girth;
  const long = stocking ? 0.075 : 0.032;
  const roll = closeCorners(
    [
      [radius - 0.008, top - long],
      [radius + (stocking ? 0.014 : 0.0015), top - long, stocking ? 0.012 : 0.002],
      [radius + (stocking ? 0.018 : 0.003), top + 0.004, stocking ? 0.014 : 0.003],
      [radius - 0.008, top + 0.004, 0.003],
    ],
    4,
  );
  const cuff = move(
    settle(
      deform(lathe(roll, stocking ? 48 : 120, true), ([x, y, z]): Vec3 => {
        const a = atan2(z, x);
        const k = stocking ? 1 + 0.05 * noise(x * 60, y * 60, z * 60, seed) : 1 + 0.016 * sin(a * 30);
        return [x * k, y, z * k];
      }),
    ),
    [0, 0, BACK],
  );
  const second = SECOND[seed % SECOND.length] as Rgb;
  const third = SECOND[(seed + 2) % SECOND.length] as Rgb;
  return [
    makePart("sock", "cloth", cloth, {
      weight: 1,
      crease: 1.2,
      paint: sockPaint(kind, stocking ? fromHex("#f4f1e8") : second, third, top),
    }),
    makePart("cuff", stocking ? "trim" : "cloth", cuff, {
      weight: 0.7,
      ...(!stocking && kind !== "plain" && { paint: (surface) => layColour(surface, second) }),
    }),
    ...(stocking
      ? [
          makePart("loop", "trim", move(turnZ(torus(0.018, 0.0035, 24, 8), PI / 2), [0, top + 0.012, BACK - radius]), {
            weight: 0.4,
          }),
        ]
      : []),
  ];
}

const KNITS = "#ece7dc #c8d0d8 #7a8a9c #d87a3a #3a5a8a #8a3a4a #4a7a5a #33353c";

/** A sock. What makes it itself: a soft foot at a right angle to its leg, a ribbed cuff, another colour at heel and toe, stripes or dots; a Christmas stocking is red, wide, with a white fur cuff and a loop. */
export const sock = defineFromPlan({
  id: "sock",
  family: "garment",
  words: ["sock", "woollen sock", "wool sock", "stocking", "christmas stocking", "knee sock", "ankle sock", "socks"],
  senses: ["sock", "stocking"],
  height: 0.24,
  view: { azimuth: 1.05, elevation: 0.16 },
  slots: {
    cloth: mainSlot("knit woven-cotton", KNITS, "wool|foot|fabric|cuff"),
    trim: slot("fur", "#f6f3ec", "fur|loop"),
  },
  styles: {
    crew: { weight: 4 },
    knee: { weight: 1, words: ["knee sock"], traits: ["long", "tall"] },
    ankle: { weight: 0.4, words: ["ankle sock"], traits: ["short"] },
    stocking: {
      weight: 0,
      words: ["stocking", "christmas stocking"],
      slots: ["trim"],
      materials: { cloth: "felt" },
      dress: { cloth: "#b3161c" },
    },
  },
  kinds: {
    banded: { weight: 3 },
    striped: { weight: 2, traits: ["striped"] },
    dotted: { weight: 0.8, traits: ["polka-dot", "spotted"] },
    plain: { weight: 0, words: ["stocking", "christmas stocking"], traits: ["plain"] },
  },
  build,
});
