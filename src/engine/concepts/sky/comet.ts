import { noise, wobble } from "../../geometry/deform.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { flame } from "../light/flame.ts";
import { cratered, craters } from "./moon.ts";

const HOT = fromHex("#ff9a2a");

function body(planned: Planned): Part[] {
  const { seed, stream, style } = planned;
  const chance = stream("rock");
  const marks = craters(16, 0.16, 0.5, chance);
  const long = style === "asteroid" ? 1.25 + 0.2 * chance() : 1.05;
  const lump = deform(wobble(sphere(0.2, 64, 42), 0.032, 0.2, seed), cratered(marks, 0.26));
  const rock = settle(
    wobble(
      deform(lump, ([x, y, z]) => [x * long, y * 0.95, z]),
      0.006,
      0.04,
      seed + 3,
    ),
  );
  const paint: Paint = (surface, x, y, z) => {
    const n = noise(x * 16, y * 16, z * 16, seed) * 0.5 + noise(x * 40, y * 40, z * 40, seed + 1) * 0.3;
    const dim = 0.85 + 0.3 * n;
    surface.r *= dim;
    surface.g *= dim;
    surface.b *= dim;
    surface.height += 0.003 * n;
    const crack = Math.abs(noise(x * 7, y * 7, z * 7, seed + 5));
    if (style === "meteor" && crack < 0.05) layColour(surface, HOT, 0.6);
  };
  return [makePart("rock", "rock", rock, { weight: 1, crease: 1.2, paint })];
}

/** Colours of a tail from its foot to its tip, as factors on the slot's colour. */
const fading =
  (long: number, isFire: boolean): Paint =>
  (surface, _x, y) => {
    const t = Math.min(1, Math.max(0, y / long));
    surface.r *= isFire ? 1 : 1 - 0.72 * t;
    surface.g *= isFire ? 1 - 0.75 * t : 1 - 0.45 * t;
    surface.b *= isFire ? 1 - 0.9 * t : 1;
  };

function build(planned: Planned): Part[] {
  const { style, seed } = planned;
  const parts = body(planned);
  if (style === "asteroid") return parts;
  const isFire = style === "meteor";
  const tongues = [
    [0, 0, 1.1, 0.17],
    [0.34, 0.3, 0.62, 0.12],
    [0.36, 2.4, 0.7, 0.12],
    [0.35, 4.3, 0.58, 0.12],
    [0.22, 5.4, 0.86, 0.12],
    [0.24, 1.4, 0.8, 0.12],
  ] as const;
  const tails = tongues.map(([lean, around, long, thick], i) =>
    deform(
      turnY(turnZ(flame(long, thick, isFire ? 0.09 : 0.04, i * 1.7 + seed, 18), lean * 0.55), around),
      ([x, y, z]) => [x, y - 0.06, z],
    ),
  );
  parts.push(...makeParts("tail", "tail", tails, { weight: 0.8, paint: fading(1, isFire) }));
  const fly = (part: Part): Part => ({ ...part, geometry: turnX(turnZ(part.geometry, PI * 0.3), 0.2) });
  return parts.map(fly);
}

/** What falls from space. An asteroid is a lumpy grey rock full of craters; a meteor the same rock glowing, with a tail of fire; a comet a ball of ice with a long blue tail. */
export const comet = defineFromPlan({
  id: "comet",
  family: "nature",
  words: [
    "comet",
    "asteroid",
    "meteorite",
    "space rock",
    "meteor",
    "fireball",
    "shooting star",
    "falling star",
    "halley's comet",
  ],
  senses: ["comet", "asteroid", "meteorite"],
  height: 1,
  vary: 0.05,
  view: { azimuth: 0.2, elevation: 0.16 },
  styles: {
    comet: {},
    asteroid: { weight: 0, words: ["asteroid", "meteorite", "space rock"], dress: { rock: "#6f675f #7a6d60" } },
    meteor: { weight: 0, words: ["meteor", "fireball"], dress: { rock: "#4a3a34", tail: "#ffb52a" } },
  },
  slots: {
    rock: mainSlot("granite", "#b8c8d4 #a9b6c0", "head|core|stone|nucleus"),
    tail: slot("plaster", "#cfeeff #bfe6ff", "trail|flame|fire"),
  },
  build,
});
