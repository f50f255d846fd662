import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { archPath, archRing, block, merlonRow } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { beam, plate } from "../pieces.ts";

const [W, H] = [2.2, 3];
const WALL = 0.6;

/** Uprights with pointed feet, bars across, and rivets where they meet; its lowest points at `y`. */
function grille(y: number): { readonly bars: Geometry; readonly rivets: Geometry } {
  const xs = Array.from({ length: 7 }, (_, i) => -W / 2 + 0.14 + ((W - 0.28) * i) / 6);
  const ys = Array.from({ length: 7 }, (_, i) => 0.42 + i * 0.4);
  const upright = (x: number) => [
    block([0.1, H - 0.3, 0.07], [x, y + 0.24 + (H - 0.3) / 2, 0], 0.008),
    move(
      plate(
        [
          [-0.05, 0.26],
          [0, 0],
          [0.05, 0.26],
        ],
        0.07,
        0.004,
      ),
      [x, y, 0],
    ),
  ];
  return {
    bars: merge([...xs.flatMap(upright), ...ys.map((v) => block([W + 0.06, 0.09, 0.06], [0, y + v, 0.03], 0.008))]),
    rivets: merge(xs.flatMap((x) => ys.map((v) => block([0.045, 0.045, 0.03], [x, y + v, 0.068], 0.012)))),
  };
}

function build({ style }: Planned): Part[] {
  const { bars, rivets } = grille(style === "raised" ? 1.25 : 0);
  const chains = [-0.7, 0.7].map((x) =>
    Array.from({ length: 4 }, (_, k) => {
      const ring = torus(0.06, 0.018, 16, 8);
      return move(k % 2 ? turnX(ring, PI / 2) : turnZ(ring, PI / 2), [x, H + 0.12 + k * 0.085, -0.02]);
    }),
  );
  return [
    makePart("bars", "bars", bars, { weight: 1 }),
    makePart("rivets", "rivet", rivets, { weight: 0.5 }),
    makePart("arch", "stone", archRing(archPath(W + 0.7, H + 0.35, 16), archPath(W - 0.02, H - 0.02, 16), WALL, 0.02), {
      weight: 0.9,
    }),
    makePart(
      "wall",
      "wall",
      archRing(
        [
          [W / 2 + 1.1, 0],
          [W / 2 + 1.1, H + 0.9],
          [-W / 2 - 1.1, H + 0.9],
          [-W / 2 - 1.1, 0],
        ],
        archPath(W + 0.3, H + 0.15, 16),
        WALL * 0.86,
      ),
      { weight: 0.8 },
    ),
    makePart("merlons", "wall", merlonRow(W + 2.2, [0.4, 0.36, WALL * 0.86], H + 0.88, 0, 5), { weight: 0.7 }),
    makePart("chains", "chain", merge(chains.flat()), { weight: 0.2 }),
    makePart("lintel", "stone", beam([-W / 2 - 1.15, H + 0.88, 0], [W / 2 + 1.15, H + 0.88, 0], WALL, 0.1), {
      weight: 0.5,
    }),
  ];
}

/** A portcullis. What makes it itself: a heavy grid of riveted bars with pointed feet, in the arched gate of a stone wall with merlons. */
export const portcullis = defineFromPlan({
  id: "portcullis",
  family: "building",
  words: ["portcullis", "castle gate", "iron portcullis", "raised portcullis", "castle portcullis", "gatehouse"],
  senses: ["portcullis"],
  height: 4.2,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.1 },
  slots: {
    bars: mainSlot("wrought-iron oak", "#2e2c2a #4a3422", "grid|grate|gate|spike|bar"),
    rivet: slot("iron", "", "stud|nail"),
    stone: slot("limestone sandstone", "#a89f90 #9a9488", "arch"),
    wall: slot("castle-wall", "", "pier|tower|merlon"),
    chain: slot("iron", ""),
  },
  styles: { lowered: { weight: 3 }, raised: { weight: 0, words: ["raised portcullis"], traits: ["open"] } },
  build,
});
