import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { atan2, cos, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { formOf, frontOf, trunkOf } from "./garment-form.ts";

interface Cut {
  /** Waist over the hem, metres. */
  readonly long: number;
  /** Half widths half way down and at the hem. */
  readonly mid: number;
  readonly hem: number;
  readonly pleats: number;
  readonly depth: number;
}

const CUTS: Readonly<Record<string, Cut>> = {
  pleated: { long: 0.42, mid: 0.205, hem: 0.27, pleats: 24, depth: 0.13 },
  flared: { long: 0.5, mid: 0.225, hem: 0.34, pleats: 11, depth: 0.11 },
  long: { long: 0.86, mid: 0.23, hem: 0.35, pleats: 13, depth: 0.1 },
  pencil: { long: 0.52, mid: 0.19, hem: 0.168, pleats: 0, depth: 0 },
  mini: { long: 0.34, mid: 0.19, hem: 0.205, pleats: 0, depth: 0 },
};

const WAIST = 0.137;
const DEPTH = 0.72;

function build({ style, seed }: Planned): Part[] {
  const { long, mid, hem, pleats, depth } = CUTS[style] as Cut;
  const rows = [
    [0, hem],
    [long * 0.45, mid],
    [long * 0.75, (mid + WAIST) * 0.5 + 0.006],
    [long, WAIST],
  ] as const;
  const form = formOf(
    rows,
    rows.map(([y, r]) => [y, r * (pleats > 0 ? DEPTH + 0.2 * (1 - y / long) : DEPTH)] as const),
  );
  const cloth = deform(settle(trunkOf(form, 26, pleats > 0 ? pleats * 8 : 72)), ([x, y, z]): Vec3 => {
    const t = 1 - y / long;
    const a = atan2(z, x);
    let k = 1 + 0.012 * noise(x * 9, y * 5, z * 9, seed);
    if (style === "pleated") {
      // sharp folds laid all one way
      const u = (a / TAU) * pleats + 30;
      const f = u - Math.floor(u);
      const saw = f < 0.78 ? f / 0.78 : (1 - f) / 0.22;
      k += depth * (0.02 + 0.98 * Math.min(1, t * 1.5)) * (saw - 0.5);
    } else if (pleats > 0) {
      k +=
        depth *
        Math.min(1, t * 1.15) *
        (cos(pleats * a + 1.3 * noise(x * 4, y * 2, z * 4, seed)) + 0.25 * cos(2.0 * pleats * a + y * 5));
    }
    return [x * k, y, z * k];
  });
  const paint: Paint = (surface, x, y, z) => {
    const r = (x / WAIST) * (x / WAIST) + (z / (WAIST * DEPTH)) * (z / (WAIST * DEPTH));
    if (y > long - 0.038 && r < 0.86) {
      layColour(surface, [0.025, 0.022, 0.025], 0.9);
      return;
    }
    const seam = Math.abs(y - 0.018) < 0.0014 || (style === "mini" && Math.abs(x) < 0.0016 && z > 0);
    if (seam)
      layColour(surface, style === "mini" ? [0.6, 0.3, 0.07] : [surface.r * 0.6, surface.g * 0.6, surface.b * 0.6]);
    if (style === "mini" && z > 0) {
      const [u, v] = [Math.abs(x) - 0.15, y - long];
      const pocket = Math.abs(Math.sqrt(u * u + v * v) - 0.08);
      if (pocket < 0.0016) layColour(surface, [0.6, 0.3, 0.07]);
    }
  };
  const bandForm = {
    ...form,
    low: long - 0.036,
    high: long + 0.004,
    half: () => WAIST + 0.006,
    depth: () => WAIST * DEPTH + 0.006,
  };
  const buttons = (style === "mini" ? [0.02, 0.1, 0.18, 0.26] : [0.016]).map((down) =>
    move(disc(0.011, 0.007, 0.003, 22), [
      style === "mini" ? 0 : 0.075,
      long - down,
      frontOf(form, style === "mini" ? 0 : 0.075, long - down) + 0.003,
    ]),
  );
  return [
    makePart("skirt", "cloth", cloth, { weight: 1, crease: style === "pleated" ? 0.5 : 1, paint }),
    makePart("waistband", "cloth", trunkOf(bandForm, 3, 56, 0.01), {
      weight: 0.7,
      paint: (surface, x, y, z) => {
        const r = (x / WAIST) * (x / WAIST) + (z / (WAIST * DEPTH)) * (z / (WAIST * DEPTH));
        if (r < 0.8 && y > 0) layColour(surface, [0.025, 0.022, 0.025], 0.9);
      },
    }),
    makePart("buttons", "button", merge(buttons), { weight: 0.4 }),
  ];
}

/** A skirt. What makes it itself: a narrow waistband, open above, and a wide open hem without legs: sharp pleats in tartan, a swinging flare, a straight pencil, or a denim mini buttoned down the front. */
export const skirt = defineFromPlan({
  id: "skirt",
  family: "garment",
  words: [
    "skirt",
    "pleated skirt",
    "miniskirt",
    "mini skirt",
    "pencil skirt",
    "long skirt",
    "plaid skirt",
    "kilt",
    "maxi skirt",
  ],
  senses: ["skirt#2"],
  height: 0.48,
  view: { azimuth: 0.35, elevation: 0.2 },
  slots: {
    cloth: mainSlot(
      "woven-cotton felt",
      "#b02a38 #27406f #2f6a4a #d0a43a #6a3a6a #2a2b31 #d87a8a",
      "fabric|pleat|hem|waistband",
    ),
    button: slot("brushed-steel gold", "", "stud"),
  },
  styles: {
    pleated: { weight: 3, words: ["pleated skirt", "kilt", "plaid skirt"] },
    flared: { weight: 2, traits: ["wide", "round"] },
    long: { weight: 0.7, words: ["long skirt", "maxi skirt"], traits: ["long", "tall"] },
    pencil: { weight: 0.6, words: ["pencil skirt"], traits: ["narrow", "thin"] },
    mini: {
      weight: 0.8,
      words: ["miniskirt", "mini skirt"],
      traits: ["short"],
      materials: { cloth: "denim" },
      dress: { cloth: "#34588f" },
    },
  },
  kinds: {
    plain: { weight: 3 },
    tartan: { weight: 2.2, words: ["kilt", "plaid skirt"], materials: { cloth: "tartan" } },
    dotted: { weight: 0.6, materials: { cloth: "polka-dot-fabric" } },
  },
  build,
});
