import { box } from "../../geometry/box.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Radius and height of the glass, metres, and how high it is filled. */
const R = 0.022;
const H = 0.078;
const FULL = 0.055;
const INK = fromHex("#2a1d14");

/** Slot of what is in it -> what stands on the label, and the size of its grains in metres: 0 for a powder. */
const SPICES = {
  paprika: ["PAPRIKA", 0],
  turmeric: ["TURMERIC", 0],
  oregano: ["OREGANO", 0.0017],
  cinnamon: ["CINNAMON", 0],
  pepper: ["PEPPER", 0.0024],
  mustard: ["MUSTARD", 0.0019],
  curry: ["CURRY", 0],
  chili: ["CHILI", 0.0016],
  salt: ["SALT", 0],
} as const;
type Spice = keyof typeof SPICES;

/** Grains, or the soft drifts of a powder. */
const grains =
  (size: number, seed: number): Paint =>
  (surface, x, y, z) => {
    const fine = size === 0 ? 0.0011 : size;
    const pick = (k: number): number => {
      const hash = Math.imul(
        Math.floor(x / fine) * 7 + Math.floor(y / fine) * 131 + Math.floor(z / fine) * 29 + k,
        2654435761,
      );
      return ((hash >>> 8) & 255) / 255;
    };
    const light = size === 0 ? 0.9 + 0.16 * pick(seed) : 0.55 + 0.8 * pick(seed);
    surface.r *= light;
    surface.g *= light;
    surface.b *= light;
    surface.roughness = 0.6;
  };

const printed =
  (text: string, w: number, h: number): Paint =>
  (surface, x, y, z) => {
    if (z < 0) return;
    const edge = Math.min(w / 2 - Math.abs(x), h / 2 - Math.abs(y));
    if (edge > 0.0012 && edge < 0.0019) layColour(surface, INK);
    if (isWritten(text, x, y, Math.min(h * 0.5, (w * 0.8) / (text.length * 0.8)), 0.13)) layColour(surface, INK);
  };

function build({ kind, seed }: Planned): Part[] {
  const spice = kind as Spice;
  const [text, size] = SPICES[spice];
  const glass = lathe(
    roundCorners(
      [
        [0, 0],
        [R, 0, 0.003],
        [R, H * 0.82, 0.008],
        [R * 0.78, H * 0.9, 0.003],
        [R * 0.78, H],
        [0, H],
      ],
      4,
    ),
    40,
  );
  const filling = lathe(
    roundCorners(
      [
        [0, 0.003],
        [R + 0.0004, 0.003, 0.002],
        [R + 0.0004, FULL, 0.0006],
        [R * 0.5, FULL + 0.002],
        [0, FULL + 0.003],
      ],
      3,
    ),
    40,
  );
  const lid = lathe(
    roundCorners(
      [
        [0, H * 0.9],
        [R * 0.92, H * 0.9, 0.001],
        [R * 0.92, H + 0.012, 0.003],
        [0, H + 0.012],
      ],
      3,
    ),
    48,
  );
  const [w, h] = [0.036, 0.02];
  const label = deform(box([w, h, 0.0006], { divisions: [16, 2, 1] }), ([x, y, z]) => {
    const [angle, out] = [x / R, R + 0.001 + z];
    return [out * sin(angle), y, out * cos(angle)];
  });
  return [
    makePart("glass", "glass", glass, { weight: 0.8 }),
    makePart("spice", spice, filling, { weight: 1, paint: grains(size, seed) }),
    makePart("lid", "lid", lid, { weight: 0.8 }),
    makePart("label", "label", move(label, [0, 0.03, 0]), { weight: 0.9, paint: printed(text, w, h) }),
  ];
}

const powder = (hex: string, words: string) => mainSlot("plaster", hex, words);

/** A small jar of spice. What makes it itself: a little glass with a dark lid and a label, filled well up with a red, yellow, green or brown powder, or with seeds. Several hold each another one. */
export const spiceJar = defineFromPlan({
  id: "spice-jar",
  family: "vessel",
  words: ["spice jar", "spice", "jar of spice", "spice bottle", "ground spice"],
  senses: ["spice#2"],
  height: 0.09,
  view: { azimuth: 0.2, elevation: 0.2 },
  slots: {
    paprika: powder("#b8301c", "filling|powder"),
    turmeric: powder("#e0a020", ""),
    oregano: powder("#5f7a34", "herb"),
    cinnamon: powder("#8a5430", ""),
    pepper: powder("#2c2622", "seed"),
    mustard: powder("#d9a83a", ""),
    curry: powder("#c9811c", ""),
    chili: powder("#c8401c", ""),
    salt: powder("#f0ece2", ""),
    glass: { ...slot("glass", "#e4eef0", "jar|bottle"), clear: true },
    lid: slot("painted-metal", "#26282a #b8bcc0 #8a6a3a", "cap"),
    label: slot("paper", "#f2ead4", "tag|sticker"),
  },
  kinds: Object.fromEntries(Object.keys(SPICES).map((spice) => [spice, { weight: 1 }])),
  build,
});
