import { makePart, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Model } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { choice, integer, metres } from "../../parameter-specs.ts";
import { skinOver, upright, wing } from "../bodywork.ts";
import { ownSlot, slot } from "../usual-slots.ts";

const PATTERNS = ["stringer", "bands", "racing", "plain"] as const;
export type SurfboardParameters = {
  readonly length: number;
  readonly width: number;
  readonly pattern: (typeof PATTERNS)[number];
  readonly fins: number;
};

const parameters = {
  length: metres(1.2, 3.4, "Tail to nose."),
  width: metres(0.35, 0.8, "Rail to rail."),
  pattern: choice(PATTERNS, "Stripe along the middle, bands across, two racing stripes, or none."),
  fins: integer(1, 3, "Fins below the tail."),
};

/** A surfboard, standing on its tail. What makes it itself: a long flat board, rounded along its rails and pointed at the nose, glossy and brightly striped, a little bent, with fins behind its tail. */
export const surfboard = defineConcept<SurfboardParameters>({
  id: "surfboard",
  family: "vehicle",
  words: ["surfboard", "surf board", "surfing board", "boogie board", "paddleboard", "paddle board", "bodyboard"],
  senses: ["surfboard"],
  height: 2.2,
  parameters,
  slots: {
    board: slot("body|deck", "ceramic-glaze", "#e9e2d0 #2f9fb0 #e0672f #e8c23a #d94a4a"),
    fin: ownSlot("skeg", "plastic", "#22262b #d9402f"),
  },
  sample: (draw, ask) => {
    const length = draw.number("length", 1.9, 2.5) * traitFactor(ask, { long: 1.2, tall: 1.2, short: 0.75 });
    return fitParameters(parameters, {
      length,
      width: draw.number("width", 0.52, 0.6) * traitFactor(ask, { wide: 1.2, narrow: 0.82, thin: 0.88 }),
      pattern: draw.pick("pattern", PATTERNS, [3, 3, 3, 0]),
      fins: ask.counts.get("fin") ?? draw.pick("fins", [1, 3]),
    });
  },
  build: ({ length: l, width, pattern, fins }): Model => {
    const h = width / 2;
    // lying with its nose to +Z, then stood up
    const knots = [
      [0.005, 0.2],
      [0.03, 0.42],
      [0.12, 0.7],
      [0.3, 0.94],
      [0.5, 1],
      [0.68, 0.93],
      [0.83, 0.7],
      [0.93, 0.4],
      [0.98, 0.18],
    ] as const;
    const thick = l * 0.016;
    const rocker = (t: number) => l * 0.06 * (t - 0.4) * (t - 0.4) * (t > 0.4 ? 1.3 : 0.5);
    const board = skinOver(
      [
        ...knots.map(([t, w]) => ({
          z: l * t,
          y: -rocker(t),
          half: h * w,
          up: thick * (0.4 + 0.6 * w),
          down: thick * (0.4 + 0.6 * w),
          square: 2.3,
        })),
        { z: l, y: -rocker(1), half: 0, up: 0, down: 0 },
      ],
      40,
    );
    const one = upright(
      wing([
        { x: 0, y: 0, lead: l * 0.13, chord: l * 0.06, thick: 0.014 },
        { x: l * 0.05, y: 0, lead: l * 0.1, chord: l * 0.03, thick: 0.009 },
      ]),
    );
    const places =
      fins === 1
        ? [[0, 0]]
        : [
            [0, 0],
            [h * 0.5, 0.07],
            [-h * 0.5, 0.07],
          ];
    const below = places.map(([x, z]) => move(one, [x as number, thick * 0.5, l * (z as number)]));
    const stand = <G extends Parameters<typeof turnX>[0]>(geometry: G) => turnX(geometry, -PI / 2);
    return standModel(
      [
        makePart("board", "board", stand(board), {
          weight: 1,
          paint: (surface, x, _y, z) => {
            const t = z / l;
            const u = Math.abs(x);
            const stripe =
              pattern === "stringer"
                ? u < h * 0.07
                : pattern === "racing"
                  ? u > h * 0.2 && u < h * 0.36
                  : pattern === "bands" && ((t > 0.62 && t < 0.7) || (t > 0.73 && t < 0.77) || (t > 0.18 && t < 0.22));
            if (stripe) layColour(surface, pattern === "stringer" ? [0.32, 0.14, 0.05] : [0.62, 0.04, 0.03]);
          },
        }),
        makePart("fins", "fin", merge(below.map(stand)), { weight: 0.6 }),
      ],
      [
        { name: "top", position: [0, l, 0], normal: [0, 1, 0], radius: h * 0.3 },
        { name: "back", position: [0, l * 0.5, thick], normal: [0, 0, 1], radius: h },
        { name: "attach", position: [0, l * 0.5, -thick], normal: [0, 0, -1], radius: h },
      ],
    );
  },
  view: { azimuth: 0.4, elevation: 0.06 },
});
