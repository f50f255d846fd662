import { noise } from "../../geometry/deform.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ellipsoid, limb, roundBox } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters } from "../from-ask.ts";
import { ratio } from "../parameter-specs.ts";

type BrainParameters = { readonly width: number; readonly folds: number; readonly shift: number };

const parameters = {
  width: ratio(0.85, 1.15, "Width against the usual."),
  folds: ratio(0.7, 1.4, "Depth of the folds."),
  shift: ratio(0, 1, "How the folds run."),
};

/** A brain: two halves with a cleft between them, pink and wound in deep folds, the ribbed little brain behind and the stem below. */
export const brain = defineConcept<BrainParameters>({
  id: "brain",
  family: "ornament",
  words: ["brain", "human brain"],
  senses: ["brain"],
  height: 0.14,
  parameters,
  slots: {
    brain: { words: ["fold", "lobe"], materials: ["skin"], colours: ["#d99a97", "#cf8f92", "#dba7a0"].map(fromHex) },
    stem: { words: [], materials: ["skin"], colours: ["#d8b09a"].map(fromHex) },
  },
  sample: (draw) =>
    fitParameters<BrainParameters>(parameters, {
      width: draw.number("width", 0.95, 1.06),
      folds: draw.number("folds", 0.85, 1.2),
      shift: draw.number("shift", 0, 1),
    }),
  build: (p) => {
    const w = p.width;
    const half = sculpt([
      add(ellipsoid([0.034 * w, 0.1, 0.006], [0.035 * w, 0.05, 0.078])),
      add(ellipsoid([0.04 * w, 0.075, 0.01], [0.03 * w, 0.026, 0.05]), 0.02),
    ]);
    const whole = sculpt([add(both(half), 0.004), carve(roundBox([0, 0.15, 0], [0.004, 0.075, 0.2], 0.002), 0.008)]);
    const warp = (x: number, y: number, z: number) => noise(x * 26, y * 26, z * 26 + p.shift * 9, 3) * 4.4;
    const wound = displace(whole, 0.0055 * p.folds, (x, y, z) => {
      const a = Math.abs(x);
      const bend = warp(a, y, z);
      const wave = sin(a * 150 + bend * 1.6) * 0.5 + sin(z * 190 + y * 60 + bend * 2.2) * 0.8;
      return 0.4 - 1.2 * Math.max(0, 0.55 - Math.abs(wave));
    });
    const behind = displace(ellipsoid([0, 0.052, -0.05], [0.046 * w, 0.024, 0.03]), 0.0016, (_x, y) => sin(y * 900));
    const stem = sculpt(
      addAll(
        limb([
          [[0, 0.07, -0.02], 0.015],
          [[0, 0.03, -0.03], 0.0125],
          [[0, 0.008, -0.036], 0.009],
        ]),
        0.01,
      ),
    );
    return standModel(
      [
        makePart("halves", "brain", meshSdf(wound, 0.0026), {
          weight: 1,
          crease: 1.2,
        }),
        makePart("cerebellum", "brain", meshSdf(behind, 0.0024), { weight: 0.5, crease: 1.2 }),
        makePart("stem", "stem", meshSdf(stem, 0.003), { weight: 0.4, crease: 1.2 }),
      ],
      [
        { name: "top", position: [0, 0.15, 0], normal: [0, 1, 0], radius: 0.04 },
        { name: "attach", position: [0, 0.06, 0], normal: [0, 1, 0], radius: 0.03 },
      ],
    );
  },
  view: { azimuth: 0.85, elevation: 0.3 },
});
