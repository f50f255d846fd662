import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { hollow, radiusAt, smoothProfile } from "./hollow.ts";

const H = 0.22;
const LINE = smoothProfile(
  [
    [0.07, 0],
    [0.074, 0.006],
    [0.084, 0.05],
    [0.1, 0.14],
    [0.11, 0.205],
    [0.116, H],
  ],
  5,
);

/** A ring that hangs from a lug at one side. */
function ear(side: number): readonly [Part["geometry"], Part["geometry"]] {
  const x = side * (radiusAt(LINE, 0.165) + 0.006);
  const lug = move(
    turnZ(
      turnedUp(
        [
          [0, -0.008],
          [0.014, -0.008, 0.003],
          [0.01, 0.012, 0.004],
          [0, 0.014],
        ],
        20,
      ),
      (-side * PI) / 2,
    ),
    [x, 0.165, 0],
  );
  const ring = move(turnZ(turnX(torus(0.03, 0.0045, 36, 10), PI / 2), 0), [x + side * 0.012, 0.137, 0]);
  return [lug, move(turnY(move(ring, [-x - side * 0.012, 0, 0]), PI / 2 - side * 0.25), [x + side * 0.014, 0, 0])];
}

function build({ style, stream }: Planned): Part[] {
  const next = stream("ice");
  const cubes = Array.from({ length: 34 }, (_, i) => {
    const a = i * 2.4;
    const r = 0.09 * Math.sqrt(i / 34);
    const size = 0.03 + 0.007 * next();
    const cube = turnX(turnY(box([size, size, size], { bevel: 0.005 }), next() * 3), next() * 1.2);
    return move(cube, [r * cos(a), 0.198 + 0.03 * (1 - i / 34) + 0.008 * next(), r * sin(a)]);
  });
  const bed = lathe(
    [
      [0, 0.15],
      [radiusAt(LINE, 0.15) - 0.006, 0.15],
      [radiusAt(LINE, 0.2) - 0.006, 0.2],
      [0, 0.205],
    ],
    40,
  );
  const ears = [ear(1), ear(-1)];
  const parts = [
    makePart("bucket", "body", lathe(hollow(LINE, 0.004, 0.008), 72), { weight: 1, projection: "cylinder" }),
    makePart(
      "beads",
      "body",
      merge([move(torus(0.1165, 0.005, 64, 10), [0, H, 0]), move(torus(0.075, 0.005, 56, 10), [0, 0.006, 0])]),
      {
        weight: 0.6,
      },
    ),
    makePart("lugs", "body", merge(ears.map(([lug]) => lug)), { weight: 0.4 }),
    makePart("rings", "ring", merge(ears.map(([, ring]) => ring)), { weight: 0.6 }),
    makePart("bed", "ice", bed, { weight: 0.4 }),
    makePart("cubes", "ice", merge(cubes), { weight: 1 }),
  ];
  if (style === "champagne") {
    const lean = (g: Part["geometry"]) => move(turnX(turnZ(g, -0.34), 0.1), [-0.03, 0.05, 0]);
    const bottle = turnedUp(
      [
        [0, 0],
        [0.042, 0, 0.008],
        [0.043, 0.15, 0.03],
        [0.016, 0.24, 0.04],
        [0.0145, 0.3, 0.004],
        [0, 0.302],
      ],
      40,
      6,
    );
    const foil = turnedUp(
      [
        [0, 0.245],
        [0.0168, 0.238],
        [0.0162, 0.29, 0.004],
        [0.0195, 0.3, 0.006],
        [0.018, 0.325, 0.01],
        [0, 0.328],
      ],
      32,
    );
    parts.push(
      makePart("bottle", "bottle", lean(bottle), { weight: 0.9 }),
      makePart("foil", "foil", lean(foil), { weight: 0.6 }),
    );
    return parts;
  }
  const arm = (s: number): Vec3[] => [
    [0.01, 0.33, 0],
    [0.012 + s * 0.01, 0.31, s * 0.012],
    [0.03 + s * 0.006, 0.26, s * 0.02],
    [0.05, 0.205, s * 0.01],
  ];
  parts.push(
    makePart(
      "tongs",
      "ring",
      merge(
        [1, -1].map((s) =>
          tube(0.0048, curveThrough(arm(s), 8), 10, { scale: (t) => [1, 0.7 + t], endRounding: 0.003 }),
        ),
      ),
      { weight: 0.7 },
    ),
  );
  return parts;
}

/** An ice bucket. What makes it itself: a flared bucket of polished metal with a beaded rim and a ring at either side, heaped with ice cubes, from which tongs or the neck of a champagne bottle rise. */
export const iceBucket = defineFromPlan({
  id: "ice-bucket",
  family: "vessel",
  words: [
    "ice bucket",
    "bucket of ice",
    "ice pail",
    "champagne bucket",
    "wine bucket",
    "wine cooler bucket",
    "champagne in an ice bucket",
  ],
  senses: [],
  height: 0.33,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.34 },
  slots: {
    body: mainSlot("silver stainless-steel", "", "bucket|pail|metal"),
    ring: { ...slot("silver", "", "handle|tongs"), takesWhole: true },
    ice: slot("ice", "#e4f2f8", "ice cube|cube"),
    bottle: slot("glass", "#123a1e", "champagne|wine bottle|champagne bottle"),
    foil: slot("gold", "", "cork|neck"),
  },
  styles: {
    tongs: { weight: 1 },
    champagne: {
      weight: 1,
      words: ["champagne bucket", "wine bucket", "wine cooler bucket", "champagne in an ice bucket"],
      slots: ["bottle", "foil"],
    },
  },
  build,
});
