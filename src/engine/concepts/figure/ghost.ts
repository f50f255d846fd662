import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Paint } from "../../geometry/part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ellipsoid, halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";

type GhostParameters = {
  readonly height: number;
  readonly width: number;
  readonly folds: number;
  readonly gape: number;
  readonly lift: number;
};

const PARAMETERS = {
  height: { kind: "number", min: 0.3, max: 3, unit: "m", about: "Floor to crown." },
  width: { kind: "number", min: 0.6, max: 1.6, unit: "ratio", about: "Width; 1 is usual." },
  folds: { kind: "integer", min: 4, max: 12, about: "Folds of the hem." },
  gape: { kind: "number", min: 0.3, max: 1.6, unit: "ratio", about: "Size of the mouth; 1 is usual." },
  lift: { kind: "number", min: -0.2, max: 1, unit: "ratio", about: "How high the arms are." },
} as const;

/** A spook in a sheet. What makes it itself: a white sheet with a round head, two raised stumps of arms, a wavy hem, hollow black eyes and an open mouth. */
export const ghost = defineConcept<GhostParameters>({
  id: "ghost",
  family: "figure",
  words: ["ghost", "spook", "phantom", "spirit", "specter", "spectre", "poltergeist"],
  senses: ["ghost"],
  height: 1.4,
  parameters: PARAMETERS,
  slots: {
    body: {
      words: ["sheet", "head", "eye", "mouth"],
      materials: ["woven-cotton"],
      colours: ["#f4f5f6", "#e6eef2", "#f2f0e8"].map(fromHex),
    },
  },
  sample: (draw, ask) =>
    fitParameters<GhostParameters>(PARAMETERS, {
      height: draw.number("height", 1.2, 1.6) * traitFactor(ask, { tall: 1.2, short: 0.75 }),
      width:
        draw.number("width", 0.92, 1.1) *
        traitFactor(ask, { fat: 1.25, wide: 1.2, round: 1.2, thin: 0.8, narrow: 0.82 }),
      folds: draw.integer("folds", 6, 9),
      gape: (says(ask, "happy") ? 0.8 : 1) * draw.number("gape", 0.75, 1.2),
      lift: draw.number("lift", 0.2, 0.9),
    }),
  build: ({ height: h, width: w, folds, gape, lift }) => {
    const sheet = sculpt([
      add(ellipsoid([0, 0.78 * h, 0], [0.19 * h * w, 0.21 * h, 0.18 * h * w])),
      add(roundCone([0, 0.04 * h, 0], [0, 0.7 * h, 0], 0.27 * h * w, 0.2 * h * w), 0.1 * h),
      add(
        both(
          roundCone(
            [0.14 * h * w, 0.55 * h, 0.03 * h],
            [0.34 * h * w, (0.52 + 0.14 * lift) * h, 0.12 * h],
            0.085 * h,
            0.05 * h,
          ),
        ),
        0.06 * h,
      ),
    ]);
    const waved = displace(sheet, 0.03 * h, (x, y, z) => sin(atan2(z, x) * folds) * smoothstep(0.5 * h, 0.05 * h, y));
    const hem = sculpt([add(waved), carve(halfSpace([0, 0.02 * h, 0], [0, 1, 0]), 0.01 * h)]);
    const face: Paint = (surface, x, y, z) => {
      if (z < 0) return;
      const [u, v] = [Math.abs(x) / h, y / h];
      const eye = Math.sqrt(
        ((u - 0.068) / 0.036) * ((u - 0.068) / 0.036) + ((v - 0.82) / 0.055) * ((v - 0.82) / 0.055),
      );
      const mouth = Math.sqrt(
        (u / (0.04 * gape)) * (u / (0.04 * gape)) + ((v - 0.69) / (0.055 * gape)) * ((v - 0.69) / (0.055 * gape)),
      );
      dye(surface, [0.012, 0.012, 0.016], smoothstep(1.04, 0.96, Math.min(eye, mouth)));
    };
    return standModel(
      [makePart("body", "body", meshSdf(hem, 0.02 * h), { crease: 1.2, weight: 1, paint: face })],
      [
        { name: "head", position: [0, 0.98 * h, 0], normal: [0, 1, 0], radius: 0.18 * h * w },
        { name: "neck", position: [0, 0.62 * h, 0], normal: [0, 1, 0], radius: 0.2 * h * w },
        {
          name: "hand",
          position: [-0.34 * h * w, (0.52 + 0.14 * lift) * h, 0.14 * h],
          normal: [0, 1, 0],
          radius: 0.05 * h,
        },
        { name: "top", position: [0, 0.99 * h, 0], normal: [0, 1, 0], radius: 0.1 * h },
      ],
    );
  },
  view: { azimuth: 0.3, elevation: 0.1 },
});
