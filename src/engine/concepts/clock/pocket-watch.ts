import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners, roundCorners } from "../../geometry/outline.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { turned, turnedCorners } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, says, wants } from "../from-ask.ts";
import { flag, metres } from "../parameter-specs.ts";
import { chainLinks } from "./chain-links.ts";
import { makeFace } from "./clock-face.ts";
import {
  FACE_PARAMETERS,
  FACE_SLOTS,
  type FaceParameters,
  faceOf,
  handColour,
  sampleFace,
} from "./clock-parameters.ts";
import { makeStopwatchFace } from "./stopwatch-face.ts";

export type PocketWatchParameters = FaceParameters & {
  readonly radius: number;
  readonly chain: boolean;
  readonly stopwatch: boolean;
  readonly openLid: boolean;
};

const parameters = {
  ...FACE_PARAMETERS,
  radius: metres(0.015, 0.06, "Of the case."),
  chain: flag("Hangs on a chain."),
  stopwatch: flag("Has push buttons instead of a chain."),
  openLid: flag("Has a lid over its face, that stands open."),
};

/** How far a lid stands open, radians: its hollow inside is turned to who reads the face. */
const WIDE = 2.5;

/** The domed lid of a hunter's watch on its hinge at nine, open, with the hinge's barrel. */
function makeOpenLid(r: number): Geometry {
  const dome = turned(
    roundCorners(
      [
        [0, r * 0.24],
        [r * 0.6, r * 0.21],
        [r * 0.98, r * 0.02],
        [r * 1.04, r * 0.02],
        [r * 1.12, r * 0.02],
        [r * 1.1, r * 0.1, r * 0.03],
        [r * 0.64, r * 0.28],
        [0, r * 0.31],
      ],
      2,
    ),
    64,
  );
  const barrel = lathe(
    [
      [0, -r * 0.24],
      [r * 0.07, -r * 0.24],
      [r * 0.07, r * 0.24],
      [0, r * 0.24],
    ],
    16,
  );
  const hinge: Vec3 = [-r * 1.14, 0, r * 0.2];
  return merge([move(turnY(move(dome, [r * 1.14, 0, 0]), -WIDE), hinge), move(barrel, hinge)]);
}

/**
 * A watch on a chain. What makes it itself: a thick round metal case without a strap, a knurled crown on its neck at twelve with a ring
 * through it, a chain from the ring, a pale face with roman numerals. A stopwatch has push buttons at the crown's sides, one long
 * hand over sixty seconds and a small dial of minutes; one that is open has a domed lid, swung out on its hinge at nine.
 */
export const pocketWatch = defineConcept<PocketWatchParameters>({
  id: "pocket-watch",
  family: "device",
  words: ["pocket watch", "fob watch", "stopwatch", "stop watch", "pocketwatch"],
  senses: ["pocket watch", "stopwatch"],
  height: 0.075,
  parameters,
  slots: {
    case: { words: ["body"], materials: ["gold", "silver", "bronze"], group: "metal" },
    lid: { words: ["cover"], materials: ["gold", "silver", "bronze"], group: "metal" },
    crown: { words: ["button", "knob"], materials: ["gold", "silver", "bronze"], group: "metal" },
    chain: { words: ["link"], materials: ["gold", "silver", "bronze"], group: "metal" },
    ...FACE_SLOTS,
  },
  sample: (draw, ask) => {
    const stop = ask.word.startsWith("stop");
    return fitParameters<PocketWatchParameters>(parameters, {
      ...sampleFace(
        draw,
        ask,
        stop ? ["arabic", "bars"] : ["roman", "roman", "arabic"],
        stop ? ["plain"] : ["spade", "plain"],
        1,
      ),
      ...(stop ? { seconds: true } : {}),
      radius: draw.number("radius", 0.024, 0.028),
      chain: wants(ask, "chain", !stop),
      stopwatch: stop,
      openLid: !stop && (says(ask, "open") || wants(ask, "lid", false)),
    });
  },
  dress: (p): Readonly<Record<string, SlotDress>> => ({
    hand: { colours: [p.stopwatch ? fromHex("#1d1d20") : handColour(p)] },
    ...(p.stopwatch ? { case: { material: "brushed-steel" }, crown: { material: "brushed-steel" } } : {}),
  }),
  build: (p) => {
    const { radius: r } = p;
    const body = turnedCorners(
      [
        [0, -r * 0.2],
        [r * 0.7, -r * 0.18, r * 0.4],
        [r * 1.08, -r * 0.02, r * 0.12],
        [r * 1.12, r * 0.04, r * 0.04],
        [r * 1.12, r * 0.12, r * 0.04],
        [r * 1.08, r * 0.16],
        [0, r * 0.16],
      ],
      64,
      4,
    );
    const bezel = turned(
      closeCorners(
        [
          [r * 0.9, r * 0.1],
          [r * 1.08, r * 0.12],
          [r * 1.1, r * 0.22, r * 0.06],
          [r * 1, r * 0.3, r * 0.06],
          [r * 0.9, r * 0.24, r * 0.02],
        ],
        3,
      ),
      64,
      true,
    );
    const stem = lathe(
      roundCorners(
        [
          [0, r * 1.0],
          [r * 0.13, r * 1.0],
          [r * 0.11, r * 1.2, r * 0.02],
          [r * 0.17, r * 1.21, r * 0.02],
          [r * 0.17, r * 1.38, r * 0.04],
          [0, r * 1.4],
        ],
        3,
      ),
      24,
    );
    const parts = [
      makePart("case", "case", body, { weight: 1, crease: 0.5 }),
      makePart("bezel", "case", bezel, { weight: 0.9, crease: 0.5 }),
      makePart("crown", "crown", stem, { weight: 0.8 }),
      ...(p.stopwatch ? makeStopwatchFace : makeFace)(faceOf(p, r * 0.94), (geometry) =>
        move(geometry, [0, 0, r * 0.15]),
      ),
    ];
    if (p.openLid) parts.push(makePart("lid", "lid", makeOpenLid(r), { weight: 0.9, crease: 0.5 }));
    if (p.stopwatch) {
      for (const [i, side] of [-1, 1].entries()) {
        const [x, y] = [side * r * 0.72, r * 0.84];
        const button = lathe(
          roundCorners(
            [
              [0, 0],
              [r * 0.08, 0],
              [r * 0.08, r * 0.24, r * 0.01],
              [r * 0.13, r * 0.25, r * 0.02],
              [r * 0.13, r * 0.38, r * 0.04],
              [0, r * 0.4],
            ],
            2,
          ),
          20,
        );
        parts.push(makePart(`button-${i + 1}`, "crown", move(turnZTo(button, side), [x, y, 0]), { weight: 0.7 }));
      }
    }
    parts.push(
      makePart("bow", "crown", move(turnX(torus(r * 0.3, r * 0.05, 36, 10), PI / 2), [0, r * 1.52, 0]), {
        weight: 0.9,
      }),
    );
    if (p.chain) {
      const floor = -r * 1.06;
      const path = curveThrough(
        [
          [0, r * 1.76, 0],
          [r * 0.5, r * 1.9, -r * 0.05],
          [r * 1.15, r * 1.5, -r * 0.1],
          [r * 1.45, r * 0.4, 0],
          [r * 1.5, floor + r * 0.5, r * 0.1],
          [r * 1.75, floor, r * 0.3],
          [r * 1.2, floor, r * 0.75],
          [r * 0.4, floor, r * 0.8],
        ],
        10,
      );
      parts.push(makePart("chain", "chain", chainLinks(path, r * 0.24), { weight: 0.8, crease: 1.2 }));
    }
    return standModel(parts, [
      { name: "top", position: [0, r * 1.84, 0], normal: [0, 1, 0], radius: r * 0.2 },
      { name: "attach", position: [0, r * 1.5, 0], normal: [0, 1, 0], radius: r * 0.2 },
    ]);
  },
  view: { azimuth: 0.32, elevation: 0.14 },
});

const turnZTo = (geometry: Parameters<typeof turnX>[0], side: number) => turnZ(geometry, -side * 0.72);
