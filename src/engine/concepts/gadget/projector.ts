import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc, slab, turnedCorners } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const louvres: Paint = (surface, x, y, z) => {
  if (Math.abs(x) < 0.145 || Math.abs(z) > 0.08 || Math.abs(y - 0.062) > 0.034) return;
  const row = y / 0.009;
  if (row - Math.floor(row) < 0.5) layColour(surface, [0.01, 0.01, 0.012], 0.7, 0);
};

/** A lens from z = 0 forward: barrel, knurled ring, bright glass sunk in its mouth. */
function lens(r: number, long: number, at: readonly [number, number, number]): Part[] {
  const barrel = turnedCorners(
    [
      [0, 0],
      [r, 0],
      [r, long * 0.35, 0.002],
      [r * 1.14, long * 0.38, 0.002],
      [r * 1.14, long, 0.003],
      [r * 0.94, long],
      [r * 0.86, long * 0.8],
      [0, long * 0.8],
    ],
    40,
  );
  const glass = turnedCorners(
    [
      [0, long * 0.7],
      [r * 0.86, long * 0.7],
      [r * 0.86, long * 0.83],
      [r * 0.5, long * 0.91, r * 0.3],
      [0, long * 0.94],
    ],
    36,
    4,
  );
  return [
    makePart("barrel", "dark", settle(move(barrel, at)), { weight: 0.9 }),
    makePart("glass", "glass", settle(move(glass, at)), {
      weight: 1,
      paint: (surface, x, y) => {
        const [u, v] = [x - at[0] + r * 0.3, y - at[1] - r * 0.32];
        if (u * u + v * v < r * r * 0.05) layColour(surface, [0.85, 0.92, 1], 0.1, 0);
      },
    }),
  ];
}

function video(): Part[] {
  const body = settle(move(turnX(slab([0.32, 0.24, 0.1], 0.03, 0.012), -PI / 2), [0, 0.062, 0]));
  return [
    makePart("case", "body", body, { weight: 1, paint: louvres }),
    makePart("face", "dark", settle(move(slab([0.27, 0.064, 0.012], 0.012, 0.003), [0, 0.06, 0.117])), { weight: 0.7 }),
    ...lens(0.038, 0.05, [-0.07, 0.062, 0.117]),
    ...makeParts(
      "key",
      "dark",
      [-1, 0, 1].map((i) => move(turnX(disc(0.008, 0.004, 0.001, 16), -PI / 2), [0.07 + i * 0.024, 0.111, -0.02])),
      { weight: 0.4 },
    ),
    makePart("dial", "dark", move(turnX(disc(0.024, 0.005, 0.002, 28), -PI / 2), [-0.07, 0.111, 0.03]), {
      weight: 0.5,
    }),
    ...makeParts(
      "foot",
      "dark",
      [-1, 1].flatMap((a) => [-1, 1].map((b) => block([0.026, 0.014, 0.026], [a * 0.12, 0.007, b * 0.08], 0.003))),
      { weight: 0.3 },
    ),
  ];
}

/** An open reel, its axle along X: two rims on spokes and the film between them. */
function reel(r: number, at: readonly [number, number, number]): { metal: Geometry; film: Geometry } {
  const rim = (x: number) => [
    settle(move(turnZ(torus(r, 0.005, 48, 8), PI / 2), [x, 0, 0])),
    ...Array.from({ length: 5 }, (_, i) => settle(turnX(bar([x, 0, 0], [x, r, 0], 0.005, 8), (i / 5) * TAU))),
  ];
  const lay = (g: Geometry) => settle(move(g, at));
  const along = (radius: number, wide: number) =>
    turnZ(turnX(move(disc(radius, wide, 0.001, 48), [0, 0, -wide / 2]), PI / 2), PI / 2);
  return {
    metal: lay(merge([...rim(-0.017), ...rim(0.017), along(0.026, 0.05)])),
    film: lay(along(r * 0.76, 0.026)),
  };
}

function cinema(): Part[] {
  const front = reel(0.14, [0.085, 0.47, 0.17]);
  const back = reel(0.14, [0.085, 0.42, -0.17]);
  const arm = (z: number, y: number) => bar([0.045, 0.27, z * 0.4], [0.045, y, z], 0.013, 14);
  return [
    makePart("case", "body", block([0.15, 0.26, 0.24], [0, 0.18, 0], 0.016, 2), { weight: 1 }),
    makePart("lamp-house", "body", block([0.13, 0.17, 0.13], [-0.005, 0.16, -0.17], 0.02, 2), { weight: 0.7 }),
    makePart("plinth", "dark", block([0.2, 0.05, 0.36], [0, 0.025, -0.03], 0.01), { weight: 0.8 }),
    makePart(
      "arms",
      "metal",
      merge([
        arm(0.17, 0.47),
        arm(-0.17, 0.42),
        bar([0.03, 0.47, 0.17], [0.09, 0.47, 0.17], 0.012),
        bar([0.03, 0.42, -0.17], [0.09, 0.42, -0.17], 0.012),
      ]),
      { weight: 0.8 },
    ),
    makePart("reels", "metal", merge([front.metal, back.metal]), { weight: 1 }),
    makePart("film", "film", merge([front.film, back.film]), { weight: 1 }),
    makePart(
      "gate",
      "metal",
      merge(
        [0.05, -0.02].map((y) =>
          move(turnZ(turnX(disc(0.022, 0.03, 0.003, 24), PI / 2), PI / 2), [0.072, 0.19 + y, 0.06]),
        ),
      ),
      { weight: 0.4 },
    ),
    ...lens(0.034, 0.11, [0.02, 0.21, 0.118]),
  ];
}

const build = ({ style }: Planned): Part[] => (style === "cinema" ? cinema() : video());

/** A projector. What makes it itself: a flat white box with slots at its sides and a big bright lens off the middle of its face; or a cinema's, with two open reels of film on arms above a case from which a long lens looks. */
export const projector = defineFromPlan({
  id: "projector",
  family: "device",
  words: [
    "projector",
    "video projector",
    "beamer",
    "home projector",
    "film projector",
    "movie projector",
    "cinema projector",
    "slide projector",
    "overhead projector",
    "vintage projector",
  ],
  senses: ["projector"],
  height: 0.3,
  view: { azimuth: 0.6, elevation: 0.22 },
  slots: {
    body: mainSlot("plastic painted-metal", "#eeeeec #d6d8da #26282c", "case|housing"),
    dark: slot("plastic", "#141517", "barrel|foot|plinth"),
    glass: slot("plastic", "#2a4a8a #4a2a7a #1f5a7a", "lens"),
    metal: slot("brushed-steel", "", "arm|reel"),
    film: slot("plastic", "#15110e"),
  },
  styles: {
    video: { weight: 2, words: ["video projector", "beamer", "home projector"] },
    cinema: {
      weight: 0,
      words: ["film projector", "movie projector", "cinema projector", "vintage projector"],
      traits: ["old", "vintage"],
      dress: { body: "#4a4d50|#3a4a42|#6a5a48" },
      slots: ["film"],
    },
  },
  build,
});
