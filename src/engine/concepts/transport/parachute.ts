import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const GORES = 16;
const R = 2;
const RIM = 3.5;

/** Every other gore in the second colour. */
const striped =
  (kind: string): Paint =>
  (surface, x, _y, z) => {
    if (kind === "plain") return;
    const gore = Math.floor(((atan2(z, x) / TAU) * GORES + GORES) % GORES);
    const hues = kind.split(" ");
    const hue = hues[gore % (hues.length + 1)];
    if (hue) layColour(surface, fromHex(hue));
  };

/** A canopy's height and the scalloped radius at a way down from its top, 0 to 1. */
function shell(grow: number): Ring[] {
  return Array.from({ length: 13 }, (_, k): Ring => {
    const t = k / 12;
    const a = 0.06 + t * (PI / 2 + 0.12);
    return Array.from({ length: GORES * 4 }, (_, i): Vec3 => {
      const angle = (i / (GORES * 4)) * TAU;
      const across = (i % 4) / 4;
      const billow = 1 + 0.055 * Math.sqrt(t) * sin(across * PI);
      const r = (R + grow) * sin(a) * billow;
      const hem = t > 0.95 ? 0.1 * sin(across * PI) : 0;
      return [r * cos(angle), RIM + 1.35 * cos(a) + grow + hem + 0.12 * t, -r * sin(angle)];
    });
  });
}

function build({ kind, has }: Planned): Part[] {
  const outside = shell(0).reverse();
  const inside = shell(-0.04);
  const canopy = loft([...outside, ...inside], true);
  const low = 1.15;
  const lines = Array.from({ length: GORES }, (_, i) => {
    const a = (i / GORES) * TAU;
    const side = cos(a) > 0 ? 0.16 : -0.16;
    return bar([side, low, 0.0], [R * 0.985 * cos(a), RIM - 0.02, -R * 0.985 * sin(a)], 0.011, 6);
  });
  const harness = has("crate")
    ? [
        makePart("crate", "crate", block([0.8, 0.75, 0.8], [0, 0.375, 0], 0.02), { weight: 0.9 }),
        makePart(
          "straps",
          "strap",
          merge([
            block([0.82, 0.77, 0.07], [0, 0.385, 0], 0.01),
            block([0.07, 0.77, 0.82], [0, 0.385, 0], 0.01),
            ...[-1, 1].map((s) => bar([s * 0.16, low, 0], [s * 0.04, 0.74, 0], 0.022, 8)),
          ]),
          { weight: 0.6 },
        ),
      ]
    : [
        makePart("pack", "crate", block([0.36, 0.5, 0.2], [0, 0.62, -0.06], 0.06, 2), { weight: 0.8 }),
        makePart(
          "straps",
          "strap",
          merge([
            ...[-1, 1].flatMap((s) => [
              bar([s * 0.16, low + 0.02, 0], [s * 0.14, 0.84, 0.02], 0.024, 8),
              bar([s * 0.14, 0.86, 0.02], [s * 0.16, 0.4, 0.1], 0.024, 8),
              bar([s * 0.16, 0.42, 0.1], [s * 0.13, 0.02, 0.06], 0.022, 8),
              bar([s * 0.13, 0.03, 0.06], [s * 0.12, 0.4, -0.08], 0.022, 8),
            ]),
            block([0.38, 0.05, 0.04], [0, 0.62, 0.08], 0.015),
            block([0.36, 0.05, 0.22], [0, 0.42, 0.0], 0.015),
          ]),
          { weight: 0.7 },
        ),
      ];
  return [
    makePart("canopy", "body", canopy, { weight: 1, paint: striped(kind), crease: 0.9 }),
    makePart("lines", "line", merge(lines), { weight: 0.8 }),
    ...harness,
  ];
}

/** An open parachute. What makes it itself: a wide domed canopy of coloured gores with a scalloped hem, from which many thin lines run together down to a harness or a dropped crate. */
export const parachute = defineFromPlan({
  id: "parachute",
  family: "vehicle",
  words: ["parachute", "parachute canopy", "cargo parachute", "skydiving parachute"],
  senses: ["parachute"],
  height: 5,
  view: { azimuth: 0.35, elevation: -0.04 },
  slots: {
    body: mainSlot("woven-cotton", "#d8281e #e8701a #2a6fc0 #2f8a4a", "canopy|cloth"),
    line: slot("woven-cotton", "#d8d4c8", "cord|rope|string"),
    strap: slot("leather", "#4a3a24 #2a2b30", "harness|belt"),
    crate: slot("oak-planks woven-cotton", "#8a6a3a #5a6a3a", "box|pack|cargo|supplies"),
  },
  kinds: {
    "#f4f0e6": { weight: 2 },
    "#f4f0e6 #2a62b8": { weight: 1.2 },
    "#f0b81e #2a8a4a #2a62b8": { weight: 1 },
    plain: { weight: 0.2 },
  },
  extras: { crate: { chance: 0.4 } },
  build,
});
