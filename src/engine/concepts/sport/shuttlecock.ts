import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** A shuttlecock. What makes it itself: a round cork with a coloured band, sixteen white feathers that spread from it in a cone, two rings of thread around their quills. */
export const shuttlecock = defineFromPlan({
  id: "shuttlecock",
  family: "sport",
  words: ["shuttlecock", "badminton birdie", "badminton shuttlecock", "badminton ball"],
  senses: ["shuttlecock"],
  height: 0.08,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.12 },
  slots: {
    feather: mainSlot("feathers plastic", "#f6f4ee #f4f0d8", "skirt|quill"),
    cork: slot("leather", "#f2ede0", "head|base"),
    band: slot("plastic", "#1f6f3a #b0281c #1f4f9a"),
  },
  build: () => {
    const feather = loft(
      (
        [
          [0.028, 0.0012],
          [0.036, 0.0045],
          [0.05, 0.008],
          [0.068, 0.0092],
          [0.08, 0.0072],
          [0.086, 0.0028],
        ] as const
      ).map(([y, w]): Ring => {
        const r = 0.011 + (y - 0.018) * 0.36;
        const at = (x: number, d: number): Vec3 => [x, y, r + d];
        return [at(0, 0.0014), at(w, 0.0008), at(w, 0), at(0, 0.0004), at(-w, -0.0004), at(-w, 0.0014)];
      }),
    );
    const quill = bar([0, 0.016, 0.0105], [0, 0.078, 0.0335], 0.0009, 6);
    const all = Array.from({ length: 16 }, (_, i) => turnY(merge([settle(feather), quill]), (i / 16) * TAU));
    const tilt = <T extends { readonly geometry: Parameters<typeof turnZ>[0] }>(part: T): T => ({
      ...part,
      geometry: turnX(turnZ(part.geometry, -0.42), 0.12),
    });
    return [
      makePart("feathers", "feather", merge(all), { weight: 1 }),
      makePart(
        "threads",
        "band",
        merge(
          [
            [0.034, 0.0165],
            [0.044, 0.02],
          ].map(([y, r]) => move(torus(r as number, 0.0007, 40, 6), [0, y as number, 0])),
        ),
        { weight: 0.3 },
      ),
      makePart(
        "cork",
        "cork",
        turnedUp(
          [
            [0, 0],
            [0.0095, 0.001, 0.006],
            [0.0135, 0.009, 0.006],
            [0.0135, 0.021, 0.001],
            [0, 0.021],
          ],
          36,
          5,
        ),
        { weight: 0.8 },
      ),
      makePart(
        "band",
        "band",
        turnedUp(
          [
            [0, 0.0155],
            [0.0142, 0.0155],
            [0.0142, 0.0205],
            [0, 0.0205],
          ],
          36,
        ),
        { weight: 0.4 },
      ),
    ].map(tilt);
  },
});
