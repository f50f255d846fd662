import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { flapOn, frontOf, trunkOf } from "./garment-form.ts";
import { buttonsOn, cuffs, fallen, hanger, neckBand, upperForm, upperSleeves } from "./upper-form.ts";

const DARK: Rgb = fromHex("#15131a");
const WHITE: Rgb = fromHex("#e9e7e2");
const TIE: Rgb = fromHex("#7a1420");

type Line = readonly (readonly [number, number])[];

/** The V of the opening, from its point up to the neck: half width by height. */
const opening = (y: number, point: number, top: number): number => (0.075 * Math.max(0, y - point)) / (top - point);

/** Cloth, with what shows in the opening: a dark lining, or a white shirt and a tie. */
const frontPaint =
  (point: number, top: number, withShirt: boolean, seam: boolean): Paint =>
  (surface, x, y, z) => {
    const hole = y > top - 0.034 && (x / 0.07) * (x / 0.07) + (z / 0.058) * (z / 0.058) < 0.86;
    if (hole) layColour(surface, DARK);
    else if (z > 0 && Math.abs(x) < opening(y, point, top)) {
      const tie = Math.abs(x) < (y > top - 0.07 ? 0.014 : 0.012 + (top - 0.07 - y) * 0.07);
      layColour(surface, withShirt ? (tie ? TIE : WHITE) : DARK);
    } else if (seam && z > 0 && y <= point && Math.abs(x) < 0.0022)
      for (const c of ["r", "g", "b"] as const) surface[c] *= 0.3;
  };

function build({ style, has, stream }: Planned): Part[] {
  const seed = Math.floor(stream("folds")() * 900);
  const coat = style === "coat" || style === "trench" || style === "lab";
  const hem = coat ? -0.42 : style === "leather" || style === "bomber" || style === "denim" ? 0.08 : 0;
  const puffy = style === "puffer";
  const form = upperForm(hem, coat ? 1.1 : puffy ? 1.12 : 1.04);
  const top = form.high;
  const zipped = style === "leather" || style === "bomber" || puffy;
  const point = zipped ? 0.44 : style === "denim" ? 0.5 : coat ? 0.36 : 0.3;
  const suit = style === "suit" || style === "vest";
  const paint = frontPaint(point, top, suit, true);
  const quilt: Paint = (surface, x, y, z) => {
    paint(surface, x, y, z, 0, 0, 0);
    const row = (y + 1) / 0.075 - Math.floor((y + 1) / 0.075);
    const tone = 0.62 + 0.4 * Math.min(1, 4 * row * (1 - row) * 1.6);
    for (const c of ["r", "g", "b"] as const) surface[c] *= tone;
    surface.height += 0.012 * Math.min(1, 4 * row * (1 - row));
  };
  const parts: Part[] = [
    makePart("trunk", "cloth", trunkOf(form, 34), { weight: 1, crease: 1, paint: puffy ? quilt : paint }),
  ];
  if (style !== "vest")
    parts.push(
      makePart("sleeves", "cloth", merge(upperSleeves("long", puffy ? 1.25 : 1.1)), {
        weight: 0.9,
        crease: 1,
        ...(puffy ? { paint: quilt } : {}),
      }),
    );
  const lapel = (s: number): Part["geometry"] => {
    const inner: [number, number][] = Array.from({ length: 9 }, (_, i) => {
      const y = point + ((top - 0.01 - point) * i) / 8;
      return [s * Math.max(0.002, opening(y, point, top) - 0.004), y];
    });
    const widths = zipped
      ? [0.004, 0.05, 0.085, 0.1, 0.085, 0.07, 0.085, 0.06, 0.03]
      : [0.004, 0.03, 0.052, 0.068, 0.08, 0.086, 0.06, 0.055, 0.03];
    const outer: Line = inner.map(([x, y], i) => [
      x + s * (widths[i] as number) * (suit ? 0.9 : 1.05),
      Math.min(y + (i === 5 ? 0.012 : 0), 0.64),
    ]);
    return flapOn(form, inner, outer, 0.007, 0.004);
  };
  const collared = style !== "bomber" && !puffy;
  if (collared) parts.push(makePart("lapels", "lapel", merge([lapel(1), lapel(-1)]), { weight: 0.9, crease: 0.8 }));
  parts.push(makePart("collar", "lapel", neckBand(form, puffy ? 0.03 : 0.015, puffy ? 0.015 : 0.006), { weight: 0.8 }));
  if (zipped) {
    const heights = Array.from({ length: 14 }, (_, i) => hem + 0.004 + ((point - hem) * i) / 13);
    const tooth: Paint = (surface, _x, y) => {
      const k = (y + 2) / 0.012;
      if (k - Math.floor(k) < 0.4) for (const c of ["r", "g", "b"] as const) surface[c] *= 0.25;
    };
    const strip = flapOn(
      form,
      heights.map((y) => [-0.008, y] as const),
      heights.map((y) => [0.008, y] as const),
      0.003,
      0.002,
    );
    const slant = (s: number) =>
      flapOn(
        form,
        [
          [s * 0.09, hem + 0.16],
          [s * 0.135, hem + 0.25],
        ],
        [
          [s * 0.1, hem + 0.155],
          [s * 0.145, hem + 0.245],
        ],
        0.004,
        0.002,
      );
    const pull = move(box([0.009, 0.026, 0.005], { bevel: 0.002 }), [
      0,
      point - 0.012,
      frontOf(form, 0, point - 0.01) + 0.006,
    ]);
    parts.push(
      makePart("zip", "metal", strip, { weight: 0.6, paint: tooth }),
      makePart("pocket-zips", "metal", merge([slant(1), slant(-1), pull]), { weight: 0.5 }),
    );
  } else {
    const rows = style === "trench" ? 2 : 1;
    const count = coat ? 4 : style === "denim" ? 6 : 3;
    const low = coat ? 0.0 : hem + (style === "denim" ? 0.06 : 0.12);
    const at = (x: number) => buttonsOn(form, x, low, point - 0.012, count, style === "denim" ? 0.008 : 0.011, 0.003);
    parts.push(
      makePart(
        "buttons",
        style === "denim" ? "metal" : "button",
        merge(rows === 2 ? [at(0.055), at(-0.055)] : [at(0.012)]),
        { weight: 0.6 },
      ),
    );
  }
  const flap = (s: number, y: number, w: number, h: number) =>
    flapOn(
      form,
      [
        [s * 0.085, y],
        [s * 0.085, y + h],
      ],
      [
        [s * (0.085 + w), y],
        [s * (0.085 + w), y + h],
      ],
      0.005,
      0.002,
    );
  if (style === "denim")
    parts.push(
      makePart(
        "pockets",
        "lapel",
        merge([1, -1].flatMap((s) => [flap(s, 0.34, 0.085, 0.09), flap(s, 0.415, 0.09, 0.03)])),
        { weight: 0.6, crease: 0.6 },
      ),
    );
  else if (!zipped)
    parts.push(
      makePart("pockets", "lapel", merge([1, -1].map((s) => flap(s, coat ? -0.02 : 0.13, 0.1, coat ? 0.05 : 0.035))), {
        weight: 0.6,
        crease: 0.6,
      }),
    );
  if (zipped || style === "denim") {
    const band = trunkOf(
      {
        ...form,
        low: hem - 0.045,
        high: hem + 0.03,
        half: () => form.half(hem + 0.02) * 0.985,
        depth: () => form.depth(hem + 0.02) * 0.985,
      },
      2,
      48,
    );
    parts.push(
      makePart("hem", "trim", band, { weight: 0.5 }),
      makePart("cuffs", "trim", merge(cuffs(1.12)), { weight: 0.5 }),
    );
  }
  if (style === "trench") {
    const y = 0.1;
    const belt = trunkOf(
      { ...form, low: y, high: y + 0.045, half: (v) => form.half(v) + 0.006, depth: (v) => form.depth(v) + 0.006 },
      2,
      48,
      0.004,
    );
    const buckle = move(box([0.06, 0.06, 0.012], { bevel: 0.004 }), [0, y + 0.022, frontOf(form, 0, y + 0.02) + 0.008]);
    parts.push(makePart("belt", "trim", belt, { weight: 0.7 }), makePart("buckle", "metal", buckle, { weight: 0.4 }));
  }
  const folded = fallen(parts, zipped ? 0.011 : 0.008, seed);
  return has("hanger") ? [...folded, hanger("hanger")] : folded;
}

/** A jacket or coat with nobody in it. What makes it itself: long sleeves and a front that opens under lapels: zips and a waistband in leather, a shirt and tie in a suit's V, a belt and two rows of buttons on a trench coat, quilted rolls on a puffer. */
export const jacket = defineFromPlan({
  id: "jacket",
  family: "garment",
  words: [
    "jacket",
    "coat",
    "leather jacket",
    "suit",
    "blazer",
    "suit jacket",
    "trench coat",
    "overcoat",
    "denim jacket",
    "bomber jacket",
    "puffer jacket",
    "biker jacket",
    "raincoat",
    "winter coat",
    "vest",
    "waistcoat",
    "tuxedo",
    "lab coat",
    "parka",
    "jean jacket",
  ],
  senses: ["jacket", "coat", "suit"],
  height: 0.75,
  view: { azimuth: 0.22, elevation: 0.1 },
  slots: {
    cloth: {
      ...mainSlot("woven-cotton", "#2a3a5a #4a3a2c #5a2a2a #33363c #5f6a4a", "fabric|sleeve|body|leather"),
      group: "cloth",
    },
    lapel: { ...mainSlot("woven-cotton", "#2a3a5a #4a3a2c #5a2a2a #33363c #5f6a4a", "collar|pocket"), group: "cloth" },
    button: slot("plastic", "#1c1815 #6a4a2a"),
    metal: slot("brushed-steel", "", "zip|zipper|buckle"),
    trim: slot("woven-cotton", "#1e2026 #2a2018", "belt|cuff|hem|waistband"),
    hanger: slot("oak", "#a8743f", "coat hanger|hook"),
  },
  styles: {
    leather: {
      weight: 2,
      words: ["leather jacket", "biker jacket"],
      dress: { cloth: "#241a16 #4a2a18", lapel: "#241a16 #4a2a18", trim: "#1c1412" },
      materials: { cloth: "leather", lapel: "leather", trim: "leather" },
    },
    suit: {
      weight: 0.6,
      words: ["suit", "blazer", "suit jacket", "tuxedo"],
      dress: { cloth: "#24283a #2c2d33", lapel: "#1f2230 #222328" },
    },
    vest: { weight: 0, words: ["vest", "waistcoat"] },
    denim: {
      weight: 1,
      words: ["denim jacket", "jean jacket"],
      dress: { cloth: "#3f628f", lapel: "#375780", trim: "#2f4c72" },
    },
    bomber: { weight: 0.6, words: ["bomber jacket"] },
    puffer: {
      weight: 0.4,
      words: ["puffer jacket", "parka"],
      dress: { cloth: "#c8382a|#2a4f8a|#e0a01f", lapel: "#a82f22|#24447a|#c88f1c" },
      materials: { cloth: "plastic" },
    },
    coat: { weight: 0, words: ["coat", "overcoat", "winter coat", "raincoat"] },
    trench: { weight: 0, words: ["trench coat"], dress: { cloth: "#b89a6a", lapel: "#ab8d5f", trim: "#a3865a" } },
    lab: { weight: 0, words: ["lab coat"], dress: { cloth: "#eceae4", lapel: "#e6e4de" } },
  },
  extras: { hanger: { chance: 0.15 } },
  build,
});
