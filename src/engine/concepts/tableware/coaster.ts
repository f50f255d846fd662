import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { block, square, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Half the width, and the thickness; metres. */
const [HALF, THICK] = [0.05, 0.0065];

/** A shallow tray for the foot of a glass. */
const mat = (isRound: boolean): Geometry => {
  const corners = [
    [0, 0],
    [HALF, 0, 0.001],
    [HALF, THICK, 0.0015],
    [HALF * 0.9, THICK, 0.0015],
    [HALF * 0.88, THICK * 0.7, 0.001],
    [0, THICK * 0.7],
  ] as const;
  return isRound ? turnedUp(corners, 56) : square(corners.map(([x, y]) => [x, y] as const));
};

/** The wet ring a glass left, a little off the middle. */
const ringed: Paint = (surface, x, y, z) => {
  if (y < THICK * 0.5) return;
  const d = Math.sqrt((x - 0.005) * (x - 0.005) + (z + 0.003) * (z + 0.003));
  if (Math.abs(d - 0.0305) < 0.0017) {
    surface.r *= 0.52;
    surface.g *= 0.46;
    surface.b *= 0.42;
    surface.roughness *= 0.6;
  }
};

/** A round emblem printed in the middle, as on a beer mat. */
const printed: Paint = (surface, x, y, z) => {
  const d = Math.sqrt(x * x + z * z);
  if (y > THICK * 0.5 && ((d > 0.036 && d < 0.0385) || (d > 0.02 && d < 0.0215) || (d < 0.02 && x * z > 0)))
    layColour(surface, [0.32, 0.03, 0.03], 0.85);
  else ringed(surface, x, y, z, 0, 1, 0);
};

function build({ style, kind }: Planned): Part[] {
  const isRound = kind === "round" || kind === "beer-mat";
  const one = mat(isRound);
  const paint = kind === "beer-mat" ? printed : ringed;
  if (style === "one") return [makePart("mat", "mat", one, { weight: 1, paint })];
  const step = THICK * 1.04;
  const pile = [0, 1, 2, 3].map((i) => move(turnY(one, 0.06 * ((i * 2) % 3)), [0, 0.006 + i * step, 0]));
  const post = (x: number, z: number) => bar([x, 0.004, z], [x, 0.05, z], 0.0026, 12);
  const out = HALF * (isRound ? 0.78 : 1.09);
  const posts = isRound
    ? [post(out, out), post(-out, out), post(out, -out), post(-out, -out)]
    : [post(out, 0), post(-out, 0), post(0, -out)];
  const leaning = move(turnX(one, PI / 2 - 0.28), [0.012, HALF * 0.97, HALF * 1.2]);
  return [
    ...makeParts("mat", "mat", pile, { weight: 0.9 }),
    makePart("front", "mat", leaning, { weight: 1, paint }),
    makePart("holder", "holder", merge([block([HALF * 2.3, 0.006, HALF * 2.3], [0, 0.003, 0], 0.0025), ...posts]), {
      weight: 0.7,
    }),
  ];
}

/** A coaster. What makes it itself: a small flat mat with a raised rim, of cork, wood, slate or felt, round or square, with the wet ring a glass has left on it; or a set of four in a holder with posts. */
export const coaster = defineFromPlan({
  id: "coaster",
  family: "object",
  words: [
    "coaster",
    "drink coaster",
    "drinks coaster",
    "glass coaster",
    "beer mat",
    "beermat",
    "cup mat",
    "cup coaster",
    "coaster set",
    "set of coasters",
    "stack of coasters",
  ],
  senses: ["coaster#3"],
  height: 0.007,
  vary: 0.03,
  view: { azimuth: 0.45, elevation: 0.6 },
  slots: {
    mat: mainSlot("cork oak slate felt", "", "disc|surface|rim"),
    holder: slot("walnut brass", "", "stand|post|rack"),
  },
  styles: { one: {}, set: { weight: 0, words: ["coaster set", "set of coasters", "stack of coasters"] } },
  kinds: {
    round: { weight: 3 },
    square: { weight: 1.4 },
    "beer-mat": {
      weight: 0,
      words: ["beer mat", "beermat"],
      materials: { mat: "cardboard" },
      dress: { mat: "#e8dcc0" },
    },
  },
  build,
});
