import { arc, graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { horn } from "../../geometry/horn.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { metres, ratio } from "../parameter-specs.ts";
import { BRASS_SLOTS } from "./brass-slots.ts";
import { evenPath } from "./even-path.ts";

export type SaxophoneParameters = { readonly height: number; readonly bell: number; readonly flare: number };

const parameters = {
  height: metres(0.3, 1.2, "Bow to neck."),
  bell: ratio(0.5, 0.75, "Height of the bell over the whole."),
  flare: ratio(0.08, 0.17, "Radius of the bell's mouth over the height."),
};

/**
 * A saxophone. What makes it itself: a golden cone bent like a pipe - black mouthpiece on a crooked neck, a long body going down, a bow, and a
 * wide bell that comes up again in front -, with round key pads, rods and pearl buttons all along it.
 */
export const saxophone = defineConcept<SaxophoneParameters>({
  id: "saxophone",
  family: "instrument",
  words: ["saxophone", "sax", "alto saxophone", "tenor saxophone", "baritone saxophone"],
  senses: ["saxophone"],
  height: 0.68,
  parameters,
  slots: {
    body: BRASS_SLOTS.body,
    key: { ...BRASS_SLOTS.key, words: ["pad", "rod"] },
    pearl: BRASS_SLOTS.pearl,
    mouthpiece: { words: ["reed"], materials: ["plastic"], colours: [fromHex("#141416")], takesWhole: false },
    cork: { words: [], materials: ["felt"], colours: [fromHex("#b08a58")], takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<SaxophoneParameters>(parameters, {
      height:
        draw.number("height", 0.62, 0.72) *
        (ask.word.startsWith("tenor") ? 1.2 : ask.word.startsWith("bari") ? 1.5 : 1) *
        traitFactor(ask, { tall: 1.15, short: 0.85 }),
      bell: draw.number("bell", 0.56, 0.64),
      flare: draw.number("flare", 0.118, 0.134) * traitFactor(ask, { wide: 1.15, narrow: 0.88 }),
    }),
  build: (p) => {
    const h = p.height;
    const bow = h * 0.105;
    const low = h * 0.06 + bow;
    const path = evenPath(
      [
        [-h * 0.27, h * 0.9, 0],
        [-h * 0.2, h * 0.955, 0],
        ...arc([-h * 0.1, h * 0.87, 0], h * 0.1, PI * 0.66, 0, 10),
        [0, h * 0.5, 0],
        ...arc([bow, low, 0], bow, PI, 2 * PI, 14),
        [bow * 2.04, h * 0.3, 0],
        [bow * 2.25, h * 0.42, 0],
        [bow * 2.6, h * (p.bell - 0.08), h * 0.006],
        [bow * 3.05, h * p.bell, h * 0.03],
      ],
      96,
    );
    const radius = graph([
      [0, 0.012],
      [0.16, 0.019],
      [0.22, 0.026],
      [0.55, 0.043],
      [0.72, 0.058],
      [0.84, 0.066],
      [0.92, 0.075],
      [0.97, p.flare * 0.86],
      [1, p.flare],
    ]);
    const r = (t: number) => radius(t) * h;
    const at = (t: number): Vec3 => path[Math.round(t * 96)] as Vec3;
    const body = horn(path, r, h * 0.006, 0.86, 32);
    // key cups face the front, sitting on the tube
    const cups: Geometry[] = [];
    const pearls: Geometry[] = [];
    for (let i = 0; i < 9; i += 1) {
      const t = 0.27 + i * 0.036;
      const [x, y] = at(t);
      const size = h * (0.014 + i * 0.0018);
      cups.push(move(disc(size, h * 0.016, h * 0.004, 20), [x, y, r(t) - h * 0.002]));
      if (i !== 3 && i < 8) pearls.push(move(disc(size * 0.56, h * 0.006, h * 0.003, 14), [x, y, r(t) + h * 0.013]));
    }
    for (const [t, size] of [
      [0.62, 0.034],
      [0.69, 0.038],
      [0.8, 0.042],
      [0.865, 0.044],
    ] as const) {
      const [x, y] = at(t);
      cups.push(move(disc(h * size, h * 0.018, h * 0.006, 26), [x, y, r(t) - h * 0.004]));
      cups.push(move(disc(h * size * 0.4, h * 0.03, h * 0.004, 16), [x, y, r(t) - h * 0.004]));
    }
    for (const t of [0.2, 0.3, 0.4]) {
      const [x, y] = at(t);
      cups.push(move(turnY(disc(h * 0.018, h * 0.02, h * 0.005, 18), PI / 2), [x + r(t) - h * 0.004, y, 0]));
    }
    const rod = (x: number, z: number, y0: number, y1: number) =>
      tube(
        h * 0.0052,
        [
          [x, h * y0, z * h],
          [x, h * y1, z * h],
        ],
        8,
      );
    const rods = [
      rod(h * 0.036, 0.03, 0.2, 0.82),
      rod(-h * 0.034, 0.028, 0.2, 0.72),
      rod(h * 0.048, 0.012, 0.26, 0.6),
      rod(bow * 2 - h * 0.04, 0.05, 0.2, 0.44),
    ];
    const posts = [0.22, 0.36, 0.5, 0.64, 0.78].flatMap((y) => [
      move(disc(h * 0.008, h * 0.03, 0, 10), [h * 0.034, h * y, h * 0.006]),
      move(disc(h * 0.008, h * 0.03, 0, 10), [-h * 0.032, h * Math.min(y, 0.7), h * 0.006]),
    ]);
    const rings = [0.24, 0.54, 0.73].map((t) => {
      const [x, y] = at(t);
      return move(torus(r(t) * 1.02, h * 0.007, 32, 8), [x, y, 0]);
    });
    const brace = merge([
      move(turnX(torus(h * 0.03, h * 0.007, 24, 8), PI / 2), [bow, h * 0.34, 0]),
      tube(
        h * 0.006,
        [
          [0, h * 0.34, 0],
          [bow - h * 0.03, h * 0.34, 0],
        ],
        8,
      ),
      tube(
        h * 0.006,
        [
          [bow + h * 0.03, h * 0.34, 0],
          [bow * 2, h * 0.34, 0],
        ],
        8,
      ),
    ]);
    const mouth = tube(
      h * 0.019,
      [
        [-h * 0.25, h * 0.918, 0],
        [-h * 0.3, h * 0.873, 0],
        [-h * 0.37, h * 0.805, 0],
      ],
      16,
      { scale: (t) => [1.05 - 0.15 * t, 1.05 - 0.62 * t * t], endRounding: h * 0.004 },
    );
    const cork = tube(
      h * 0.016,
      [
        [-h * 0.225, h * 0.938, 0],
        [-h * 0.27, h * 0.9, 0],
      ],
      14,
    );
    return standModel(
      [
        makePart("body", "body", body, { weight: 1, crease: 0.9 }),
        ...makeParts("ring", "body", rings, { weight: 0.3 }),
        makePart("keys", "key", settle(merge(cups)), { weight: 0.9 }),
        makePart("rods", "key", settle(merge([...rods, ...posts])), { weight: 0.6 }),
        makePart("pearls", "pearl", settle(merge(pearls)), { weight: 0.6 }),
        makePart("brace", "key", brace, { weight: 0.4 }),
        makePart("mouthpiece", "mouthpiece", mouth, { weight: 0.9 }),
        makePart("cork", "cork", cork, { weight: 0.3 }),
      ],
      [
        { name: "top", position: [0, h * 0.97, 0], normal: [0, 1, 0], radius: h * 0.03 },
        { name: "attach", position: [0, h * 0.5, 0], normal: [0, 0, -1], radius: h * 0.05 },
      ],
    );
  },
  view: { azimuth: 0.3, elevation: 0.14 },
});
