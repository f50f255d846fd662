import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, place, settle } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, type Mat4, rotation, translation } from "../../../math/mat4.ts";
import { X_AXIS } from "../../../math/vec3.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { ratio } from "../../parameter-specs.ts";
import { DRUM_SLOTS, drumParts } from "./drum-parts.ts";

/** What a drum kit is drawn from. */
export type DrumKitParameters = { readonly size: number; readonly toms: number; readonly spread: number };

const KIT = {
  size: ratio(0.8, 1.2, "Scale of all drums."),
  toms: ratio(0.8, 1.2, "Size of the toms over the usual."),
  spread: ratio(0.9, 1.15, "How far apart they stand."),
};

/** A drum kit. What makes it itself: a big bass drum facing front, toms on it, a snare and a floor tom beside it, brass cymbals on stands, a stool behind. */
export const drumKit = defineConcept<DrumKitParameters>({
  id: "drum-kit",
  family: "instrument",
  words: ["drum kit", "drum set", "drumkit", "drums", "drumset", "trap set"],
  senses: [],
  height: 1.2,
  parameters: KIT,
  slots: {
    body: { ...DRUM_SLOTS.body, words: [...DRUM_SLOTS.body.words, "drum", "drums", "tom"] },
    skin: DRUM_SLOTS.skin,
    metal: DRUM_SLOTS.metal,
    cymbal: { words: ["cymbals", "hi-hat"], materials: ["gold"], takesWhole: false },
    seat: { words: ["stool", "throne"], materials: ["leather"], colours: [fromHex("#1c1b1c")], takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<DrumKitParameters>(KIT, {
      size: draw.number("size", 0.95, 1.05),
      toms: draw.number("toms", 0.9, 1.1),
      spread: draw.number("spread", 0.96, 1.06) * traitFactor(ask, { wide: 1.1, narrow: 0.92 }),
    }),
  build: ({ size: s, toms, spread }) => {
    const at = (x: number, y: number, z: number, tilt = 0): Mat4 =>
      chain(rotation(X_AXIS, tilt), translation([x * spread * s, y * s, z * s]));
    const r = 0.3 * s;
    const bass = drumParts(
      "bass-drum",
      r,
      0.4 * s,
      chain(translation([0, -0.2 * s, 0]), rotation(X_AXIS, PI / 2), translation([0, r * 1.06, 0.12 * s])),
      10,
    );
    const emblem = bass.map((part) =>
      part.name === "bass-drum-skin"
        ? {
            ...part,
            paint: (surface: Parameters<NonNullable<Part["paint"]>>[0], x: number, _y: number, z: number) => {
              const d = Math.sqrt(x * x + z * z) / r;
              if ((d > 0.56 && d < 0.62) || d < 0.12 || (d < 0.5 && d > 0.46)) layColour(surface, [0.03, 0.03, 0.035]);
            },
          }
        : part,
    );
    const stand = (x: number, top: number, z: number) => [
      tube(
        0.012 * s,
        [
          [x * spread * s, 0.12 * s, z * s],
          [x * spread * s, top * s, z * s],
        ],
        8,
      ),
      ...[0, 1, 2].map((i) =>
        tube(
          0.01 * s,
          [
            [x * spread * s, 0.3 * s, z * s],
            [(x * spread + 0.2 * cos((i * TAU) / 3 + 0.5)) * s, 0.008 * s, (z + 0.2 * sin((i * TAU) / 3 + 0.5)) * s],
          ],
          8,
        ),
      ),
    ];
    const cymbal = (radius: number) =>
      lathe(
        [
          [0, -0.012 * s],
          [radius * 0.2, -0.014 * s],
          [radius, -0.03 * s],
          [radius, -0.026 * s],
          [radius * 0.6, 0.0],
          [radius * 0.24, 0.01 * s],
          [radius * 0.17, 0.03 * s],
          [radius * 0.08, 0.038 * s],
          [0, 0.04 * s],
        ],
        40,
      );
    const plates = [
      [-0.62, 1.12, 0.05, 0.24, 0.2],
      [0.66, 1.16, 0.0, 0.27, 0.22],
      [-0.78, 0.84, -0.32, 0.18, 0],
      [-0.78, 0.87, -0.32, 0.18, 0],
    ].map(([x, y, z, radius, tilt]) =>
      place(cymbal((radius as number) * s), at(x as number, y as number, z as number, tilt as number)),
    );
    const feet = (x: number, z: number, radius: number, top: number) =>
      [0, 1, 2].map((i) =>
        tube(
          0.011 * s,
          [
            [(x * spread + radius * cos((i * TAU) / 3)) * s, top * s, (z + radius * sin((i * TAU) / 3)) * s],
            [
              (x * spread + radius * 1.05 * cos((i * TAU) / 3)) * s,
              0.01 * s,
              (z + radius * 1.05 * sin((i * TAU) / 3)) * s,
            ],
          ],
          8,
        ),
      );
    return standModel(
      [
        ...emblem,
        ...drumParts("tom-drum-1", 0.155 * s * toms, 0.2 * s, at(-0.2, 0.68, 0.1, 0.32), 6),
        ...drumParts("tom-drum-2", 0.17 * s * toms, 0.22 * s, at(0.2, 0.67, 0.1, 0.32), 6),
        ...drumParts("floor-drum", 0.22 * s * toms, 0.36 * s, at(0.58, 0.2, -0.28), 6),
        ...drumParts("snare-drum", 0.19 * s, 0.14 * s, at(-0.48, 0.52, -0.3, -0.06), 8),
        makePart(
          "tom-holder",
          "metal",
          settle(
            merge([
              tube(
                0.018 * s,
                [
                  [0, 0.55 * s, 0.08 * s],
                  [0, 0.78 * s, 0.08 * s],
                ],
                10,
              ),
              tube(
                0.014 * s,
                [
                  [-0.14 * s, 0.76 * s, 0.1 * s],
                  [0.14 * s, 0.76 * s, 0.1 * s],
                ],
                8,
              ),
            ]),
          ),
          { weight: 0.3 },
        ),
        makePart(
          "stands",
          "metal",
          settle(
            merge([
              ...stand(-0.62, 1.13, 0.05),
              ...stand(0.66, 1.17, 0),
              ...stand(-0.78, 0.92, -0.32),
              ...stand(-0.48, 0.53, -0.3),
              ...feet(0.58, -0.28, 0.23, 0.4),
            ]),
          ),
          { weight: 0.5 },
        ),
        ...makeParts("cymbal", "cymbal", plates, { weight: 0.9 }),
        ...makeParts(
          "spur",
          "metal",
          [-1, 1].map((k) =>
            tube(
              0.012 * s,
              [
                [k * 0.25 * s, 0.2 * s, 0.2 * s],
                [k * 0.34 * s, 0.01 * s, 0.32 * s],
              ],
              8,
            ),
          ),
          { weight: 0.3 },
        ),
        makePart(
          "stool",
          "seat",
          move(cylinder({ radius: 0.17 * s, height: 0.09 * s, bevel: 0.03 * s }), [0, 0.45 * s, -0.62 * s]),
          { weight: 0.6 },
        ),
        makePart("stool-foot", "metal", settle(merge(stand(0, 0.47, -0.62))), { weight: 0.3 }),
      ],
      [
        { name: "top", position: [0, 0.9 * s, 0.1 * s], normal: [0, 1, 0], radius: 0.1 },
        { name: "seat", position: [0, 0.54 * s, -0.62 * s], normal: [0, 1, 0], radius: 0.17 },
      ],
    );
  },
  view: { azimuth: 0.42, elevation: 0.28 },
});
