import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { around, bandOutline, block, laid } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const R = 0.3;
const TOP = 0.05;
/** Ring of letters between the field and the rim. */
const BAND = 0.225;

/** Soot lies in the low places; the word stands in the middle, two lifting holes at the rim. */
const castTop =
  (word: string): Paint =>
  (surface, x, y, z, _nx, ny) => {
    if (ny < 0.5 || y < TOP - 0.012) return;
    const dark = (by: number) => layColour(surface, [surface.r * by, surface.g * by, surface.b * by]);
    const r = Math.sqrt(x * x + z * z);
    for (const s of [-1, 1]) {
      const dx = (x - s * 0.262) / 0.02;
      const dz = z / 0.011;
      if (dx * dx + dz * dz < 1) {
        layColour(surface, [0.006, 0.006, 0.006], 0.9, 0);
        surface.height -= 0.01;
        return;
      }
    }
    if (isWritten(word, x, -z, 0.05, 0.13)) {
      surface.height += 0.003;
      return;
    }
    if (r > BAND + 0.006 && r < R - 0.022) {
      // the maker's name, letter by letter around the rim
      const text = "CITY WATER WORKS * CITY WATER WORKS * ";
      const turn = 0.5 - atan2(x, -z) / TAU;
      const k = Math.floor((1 - turn) * text.length);
      const along = ((1 - turn) * text.length - k - 0.5) * ((TAU * 0.252) / text.length);
      if (isWritten(text[k] ?? " ", along, r - 0.252, 0.026, 0.14)) {
        surface.height += 0.002;
        return;
      }
    }
    dark(0.5);
  };

function field(style: string) {
  const inside = (x: number, z: number) => Math.sqrt(x * x + z * z) < BAND - 0.022 && Math.abs(z) > 0.05;
  if (style === "rings") {
    return [0.075, 0.115, 0.155, 0.195].flatMap((r, k) => {
      const count = 6 + 4 * k;
      return Array.from({ length: count }, (_, i) => ((i + (k % 2) * 0.5) / count) * TAU)
        .filter((a) => Math.abs(r * sin(a + TAU / count / 2)) > 0.055)
        .map((a) =>
          move(laid(bandOutline(r - 0.013, r + 0.013, a, a + (0.8 * TAU) / count, 4), 0.007, 0.002), [
            0,
            TOP - 0.002,
            0,
          ]),
        );
    });
  }
  const pitch = 0.036;
  return Array.from({ length: 13 }, (_, i) => i - 6).flatMap((i) =>
    Array.from({ length: 13 }, (_, j) => j - 6)
      .filter((j) => inside(i * pitch, j * pitch))
      .map((j) => block([0.023, 0.009, 0.023], [i * pitch, TOP + 0.0015, j * pitch], 0.002)),
  );
}

function build({ style, seed }: Planned): Part[] {
  const word = ["SEWER", "WATER", "DRAIN", "STORM"][seed % 4] as string;
  const ribs = around(24, block([0.03, 0.009, 0.014], [R - 0.012, TOP - 0.001, 0], 0.002));
  return [
    makePart(
      "cover",
      "body",
      lathe(
        [
          [0, 0.004],
          [R - 0.004, 0.004],
          [R, 0.008],
          [R, TOP - 0.003],
          [R - 0.003, TOP],
          [0, TOP],
        ],
        72,
      ),
      { weight: 1, paint: castTop(word), crease: 0.5 },
    ),
    makePart("studs", "stud", merge(field(style)), { weight: 0.9 }),
    makePart(
      "band",
      "stud",
      lathe(
        [
          [BAND - 0.005, TOP - 0.004],
          [BAND + 0.005, TOP - 0.004],
          [BAND + 0.004, TOP + 0.006],
          [BAND - 0.004, TOP + 0.006],
        ],
        72,
        true,
      ),
      { weight: 0.7 },
    ),
    makePart("teeth", "stud", merge(ribs), { weight: 0.5 }),
    makePart(
      "frame",
      "frame",
      lathe(
        [
          [R + 0.004, 0],
          [R + 0.075, 0],
          [R + 0.075, TOP - 0.012],
          [R + 0.07, TOP - 0.006],
          [R + 0.016, TOP - 0.002],
          [R + 0.004, TOP - 0.002],
        ],
        72,
        true,
      ),
      { weight: 0.8, crease: 0.5 },
    ),
    makePart(
      "bed",
      "frame",
      lathe(
        [
          [0, 0],
          [R + 0.01, 0],
          [R + 0.01, 0.006],
          [0, 0.006],
        ],
        48,
      ),
      { weight: 0.2 },
    ),
    makePart(
      "lugs",
      "frame",
      merge(
        Array.from({ length: 4 }, (_, i) => {
          const a = ((i + 0.5) / 4) * TAU;
          return block([0.04, 0.01, 0.04], [(R + 0.045) * cos(a), TOP - 0.002, (R + 0.045) * sin(a)], 0.003);
        }),
      ),
      { weight: 0.3 },
    ),
  ];
}

/** A manhole cover. What makes it itself: a thick round plate of cast iron in its ring, raised studs in a grid (or bars in rings), a band of letters around, a word across the middle and two holes to lift it by. */
export const manholeCover = defineFromPlan({
  id: "manhole-cover",
  family: "street furniture",
  words: ["manhole cover", "manhole", "sewer cover", "manhole lid", "sewer lid", "sewer grate", "storm drain"],
  senses: ["manhole cover"],
  height: 0.05,
  view: { azimuth: 0.0, elevation: 0.88 },
  slots: {
    body: mainSlot("iron steel", "#6a6660 #75695c", "cover|lid"),
    stud: slot("iron steel", "#a39d94 #a8998a", "pattern|relief", true),
    frame: slot("iron", "#4c4945", "ring|rim"),
  },
  styles: { grid: { weight: 2 }, rings: { weight: 1, traits: ["round"] } },
  vary: 0.02,
  build,
});
