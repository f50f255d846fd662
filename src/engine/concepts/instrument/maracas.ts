import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, PI } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const YELLOW = fromHex("#f7c325");
const GREEN = fromHex("#2a9a4a");
const WHITE = fromHex("#f5efe2");

/** Painted belts and zigzag around the gourd; its rest frame has the gourd about the origin. */
const festive: Paint = (surface, x, y, z) => {
  const a = (atan2(z, x) / PI) * 7;
  const tooth = Math.abs(a - Math.floor(a) - 0.5) * 0.05;
  if (Math.abs(y - 0.026) < 0.005 || Math.abs(y + 0.03) < 0.005) layColour(surface, GREEN, 0.3);
  else if (y > -0.022 && y < 0.018 && y + tooth < 0.01) layColour(surface, YELLOW, 0.3);
  else if (Math.abs(y - 0.044) < 0.003 || Math.abs(y + 0.047) < 0.003) layColour(surface, WHITE, 0.3);
};

/** Maracas. What makes them themselves: a crossed pair of brightly painted egg-shaped rattles on wooden handles. */
export const maracas = defineFromPlan({
  id: "maracas",
  family: "instrument",
  words: ["maracas", "maraca", "rumba shaker", "pair of maracas", "shaker instrument", "baby rattle", "rattle"],
  senses: ["maraca"],
  height: 0.26,
  view: { azimuth: 0.2, elevation: 0.16 },
  slots: {
    head: mainSlot("painted-wood", "#d8281c #e0521c #1f6fb8 #b02a7a", "gourd|ball|rattle"),
    handle: slot("oak", "#c9945a #8a5a30", "stick|grip"),
  },
  build: () => {
    const gourd = stretch(sphere(0.055, 36, 26), [1, 1.22, 1]);
    const handle = turnedUp(
      [
        [0, -0.2],
        [0.013, -0.2, 0.006],
        [0.014, -0.185, 0.006],
        [0.009, -0.17, 0.006],
        [0.0105, -0.1],
        [0.011, -0.06],
        [0.016, -0.055, 0.003],
        [0.016, -0.048],
        [0, -0.045],
      ],
      24,
    );
    const put =
      (lean: number, z: number) =>
      (part: Part): Part => ({
        ...part,
        name: `${part.name}-${lean > 0 ? 1 : 2}`,
        geometry: move(turnX(turnZ(part.geometry, lean), lean > 0 ? 0.03 : -0.03), [-lean * 0.16, 0.22, z]),
      });
    const one = [
      makePart("head", "head", gourd, { weight: 1, paint: festive }),
      makePart("handle", "handle", merge([handle, move(torus(0.0155, 0.003, 24, 8), [0, -0.05, 0])]), { weight: 0.8 }),
    ];
    return [...one.map(put(0.5, 0.012)), ...one.map(put(-0.5, -0.012))];
  },
});
