import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { buttonBand } from "./button-band.ts";
import { flapOn, frontOf, trunkOf } from "./garment-form.ts";
import { buttonsOn, cuffs, fallen, hanger, neckBand, upperForm, upperSleeves } from "./upper-form.ts";

const CLOTHS = "#c8283a #2a5a9a #e9e6de #2f6a4a #e0a82a #3a3d46 #7a3a7a";
const MAIL = ["chain mail armor", "mail shirt", "hauberk", "chain mail shirt", "coat of mail"];
const DARK: Rgb = fromHex("#14131a");

/** What the trunk shows: a dark inside at the neck, knitted rows, stripes, or a number. */
const clothPaint =
  (style: string, kind: string, top: number): Paint =>
  (surface, x, y, z) => {
    if (style === "sweater") {
      const row = sin(y * 420 + Math.abs(sin(x * 330)) * 1.6);
      const cable = Math.abs(Math.abs(x) - 0.07) < 0.02 ? 0.5 + 0.5 * sin(y * 95) * sin((Math.abs(x) - 0.07) * 150) : 0;
      const tone = 0.9 + 0.12 * row + 0.14 * cable;
      surface.r *= tone;
      surface.g *= tone;
      surface.b *= tone;
      surface.height += 0.0012 * row + 0.002 * cable;
    }
    if (kind === "striped" && Math.floor((y + 1) / 0.05) % 2 === 0)
      layColour(surface, surface.r + surface.g + surface.b > 1.1 ? [0.03, 0.06, 0.2] : [0.86, 0.85, 0.82]);
    if (kind === "plaid") {
      const [a, b] = [Math.floor((x + 1) / 0.045) % 2, Math.floor((y + 1) / 0.045) % 2];
      const tone = a + b === 2 ? 0.28 : a + b === 1 ? 0.62 : 1;
      surface.r *= tone;
      surface.g *= tone;
      surface.b *= tone;
    }
    if (style === "jersey" && z > 0 && isWritten("10", x, y - 0.32, 0.15, 0.11)) layColour(surface, [0.9, 0.9, 0.88]);
    if (kind === "printed" && z > 0 && style === "t-shirt") {
      const [u, v] = [x / 0.085, (y - 0.36) / 0.085];
      const d = Math.sqrt(u * u + v * v);
      if (d < 1) layColour(surface, v > 0.25 * sin(u * 5) - 0.2 ? [0.85, 0.32, 0.1] : [0.1, 0.3, 0.5]);
      if (d < 0.36 && v > -0.2) layColour(surface, [0.95, 0.8, 0.3]);
    }
    const inside = y > top - 0.034 && Math.sqrt((x / 0.07) * (x / 0.07) + (z / 0.058) * (z / 0.058)) < 0.93;
    if (inside) layColour(surface, DARK);
  };

function build({ style, kind, has, stream }: Planned): Part[] {
  const seed = Math.floor(stream("folds")() * 900);
  const long = style !== "t-shirt" && style !== "jersey" && style !== "polo";
  const knit = style === "cardigan" ? "sweater" : style;
  const thick = knit === "sweater" || style === "hoodie";
  const form = upperForm(0, thick ? 1.05 : 1);
  const width = thick ? 1.1 : 1;
  const parts: Part[] = [
    makePart("trunk", "cloth", trunkOf(form), { weight: 1, crease: 1, paint: clothPaint(knit, kind, form.high) }),
    makePart("sleeves", "cloth", merge(upperSleeves(long ? "long" : "short", width)), {
      weight: 0.9,
      crease: 1,
      paint: clothPaint(style === "jersey" ? "plain" : knit, kind === "printed" ? "plain" : kind, 9),
    }),
  ];
  if (style === "cardigan") parts.push(...buttonBand(form));
  if (style === "shirt" || style === "polo") {
    const low = style === "polo" ? 0.44 : 0.004;
    const heights = Array.from({ length: 16 }, (_, i) => low + ((form.high - 0.012 - low) * i) / 15);
    parts.push(
      makePart(
        "placket",
        "cloth",
        flapOn(
          form,
          heights.map((y) => [-0.014, y] as const),
          heights.map((y) => [0.014, y] as const),
          0.0025,
        ),
        { weight: 0.5, paint: clothPaint("plain", kind, 9) },
      ),
      makePart(
        "buttons",
        "button",
        buttonsOn(form, 0, low + 0.03, form.high - 0.05, style === "polo" ? 3 : 7, 0.0075, 0.005),
        { weight: 0.4 },
      ),
    );
    const wing = (s: number) =>
      flapOn(
        form,
        [
          [s * 0.004, 0.632],
          [s * 0.03, 0.645],
          [s * 0.066, 0.652],
        ],
        [
          [s * 0.045, 0.562],
          [s * 0.082, 0.588],
          [s * 0.1, 0.63],
        ],
        0.007,
        0.004,
      );
    parts.push(
      makePart("collar", "collar", merge([neckBand(form, 0.0095, 0.004), wing(1), wing(-1)]), {
        weight: 0.8,
        crease: 0.9,
      }),
    );
    if (style === "shirt")
      parts.push(
        makePart(
          "pocket",
          "cloth",
          flapOn(
            form,
            [
              [0.06, 0.33],
              [0.06, 0.44],
            ],
            [
              [0.135, 0.33],
              [0.135, 0.44],
            ],
            0.0035,
          ),
          { weight: 0.4, paint: clothPaint("plain", kind, 9) },
        ),
      );
  } else if (style === "hoodie") {
    const hood = deform(stretch(sphere(0.12, 32, 20), [1.08, 0.92, 0.75]), ([x, y, z]) => [
      x,
      form.high + 0.035 + y * (z > 0 ? 0.42 : 0.8) - Math.max(0, z) * 0.55,
      z * 1.05 - 0.03,
    ]);
    parts.push(
      makePart("hood", "cloth", hood, {
        weight: 0.9,
        crease: 1.2,
        paint: (surface, x, y, z) => {
          const d = (x / 0.085) * (x / 0.085) + ((z + 0.01) / 0.062) * ((z + 0.01) / 0.062);
          if (y > 0.02 && d < 1) layColour(surface, [surface.r * 0.3, surface.g * 0.3, surface.b * 0.3]);
        },
      }),
      makePart(
        "pocket",
        "cloth",
        flapOn(
          form,
          [
            [-0.085, 0.22],
            [-0.13, 0.14],
            [-0.13, 0.05],
          ],
          [
            [0.085, 0.22],
            [0.13, 0.14],
            [0.13, 0.05],
          ],
          0.008,
        ),
        { weight: 0.6, crease: 0.8 },
      ),
      makePart(
        "strings",
        "trim",
        merge(
          [1, -1].map((s) =>
            tube(
              0.0042,
              curveThrough(
                [
                  [s * 0.035, 0.635, frontOf(form, s * 0.035, 0.62) + 0.012],
                  [s * 0.042, 0.55, frontOf(form, 0.04, 0.55) + 0.008],
                  [s * 0.04, 0.45, frontOf(form, 0.04, 0.45) + 0.006],
                ],
                6,
              ),
              8,
              { endRounding: 0.003 },
            ),
          ),
        ),
        { weight: 0.5 },
      ),
    );
  } else parts.push(makePart("collar", "collar", neckBand(form, thick ? 0.014 : 0.008), { weight: 0.8 }));
  if (thick) {
    parts.push(makePart("cuffs", "collar", merge(cuffs(1.13)), { weight: 0.6, paint: rib }));
    parts.push(
      makePart(
        "hem",
        "collar",
        trunkOf(
          {
            ...form,
            low: -0.05,
            high: 0.03,
            half: () => form.half(0.03) * 0.965,
            depth: () => form.depth(0.03) * 0.965,
          },
          2,
          48,
        ),
        { weight: 0.6, paint: rib },
      ),
    );
  }
  const folded = fallen(parts, thick ? 0.007 : 0.009, seed);
  return has("hanger") ? [...folded, hanger("hanger")] : folded;
}

const rib: Paint = (surface, x, _y, z) => {
  const wave = sin((Math.abs(x) - Math.abs(z)) * 700);
  const tone = 0.86 + 0.14 * wave;
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
};

/** A shirt with nobody in it. What makes it itself: trunk, two sleeves and an open neck: short sleeves and a round neck, a collar with buttons, knitted rows with ribbed cuffs, or a hood with strings and a pouch. */
export const shirt = defineFromPlan({
  id: "shirt",
  family: "garment",
  words: [
    "shirt",
    "t-shirt",
    "tee shirt",
    "tshirt",
    "sweater",
    "hoodie",
    "jersey",
    "blouse",
    "pullover",
    "polo shirt",
    "dress shirt",
    "jumper",
    "sweatshirt",
    "hawaiian shirt",
    "flannel shirt",
    "football shirt",
    "tunic",
    "uniform",
    "top",
    "cardigan",
    ...MAIL,
  ],
  senses: ["shirt", "sweater", "blouse"],
  height: 0.72,
  view: { azimuth: 0.22, elevation: 0.12 },
  slots: {
    cloth: { ...mainSlot("woven-cotton", CLOTHS, "fabric|sleeve|body|trunk|hood|pocket"), group: "cloth" },
    collar: { ...mainSlot("woven-cotton", CLOTHS, "neck|cuff|hem"), group: "cloth" },
    button: slot("plastic", "#efe9dc #2a2620"),
    trim: slot("woven-cotton", "#efece4", "string|cord|drawstring"),
    hanger: slot("oak", "#a8743f", "coat hanger|hook"),
  },
  styles: {
    "t-shirt": { weight: 2, words: ["t-shirt", "tee shirt", "tshirt"] },
    shirt: {
      weight: 2,
      words: ["shirt", "blouse", "dress shirt", "hawaiian shirt", "flannel shirt", "tunic", "uniform", "top"],
      slots: ["button"],
    },
    polo: { weight: 0.3, words: ["polo shirt"] },
    jersey: { weight: 0, words: ["jersey", "football shirt"] },
    sweater: { weight: 0, words: ["sweater", "pullover", "jumper"] },
    cardigan: { weight: 0, words: ["cardigan"] },
    mail: {
      weight: 0,
      words: MAIL,
      dress: { cloth: "#8d9196" },
      materials: { cloth: "chainmail" },
    },
    hoodie: { weight: 0, words: ["hoodie", "sweatshirt"], slots: ["trim"] },
  },
  kinds: {
    plain: { weight: 3 },
    printed: { weight: 1 },
    striped: { weight: 0.5, traits: ["striped"] },
    plaid: { weight: 0, words: ["flannel shirt"], traits: ["checkered", "plaid"] },
  },
  extras: { hanger: { chance: 0.25 } },
  build,
});
