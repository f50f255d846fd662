import { graph } from "../../geometry/curve.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, settle, turnZ } from "../../geometry/place.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const LONG = 0.1;
const CUTS = 30;

/** One arm along +Y from the joined end: bowed outwards, broad in the hand, narrow towards its tip. */
function arm(pointed: boolean): Part["geometry"] {
  const bow = graph([
    [0, 0.0012],
    [0.3, 0.006],
    [0.6, 0.0085],
    [0.86, 0.0058],
    [1, 0.0022],
  ]);
  const wide = graph(
    pointed
      ? [
          [0, 0.0052],
          [0.35, 0.0052],
          [0.7, 0.0034],
          [1, 0.0006],
        ]
      : [
          [0, 0.0048],
          [0.4, 0.0055],
          [0.8, 0.0036],
          [1, 0.0036],
        ],
  );
  return loft(
    Array.from({ length: CUTS + 1 }, (_, i): Ring => {
      const t = i / CUTS;
      const [x, w] = [bow(t), wide(t)];
      // a slanted tip is longer on one side
      const [low, high] = pointed ? [0, 0] : [-0.0022 * Math.max(0, t * 8 - 7), 0.0022 * Math.max(0, t * 8 - 7)];
      const y = t * LONG;
      return [
        [x + 0.0016, y + low, -w],
        [x, y + low, -w],
        [x, y + high, w],
        [x + 0.0016, y + high, w],
      ];
    }),
  );
}

function build({ style }: Planned): Part[] {
  const one = arm(style === "pointed");
  // standing on their joined end, a little aslant
  const stand = (g: Part["geometry"]) => move(turnZ(g, -0.3), [0, 0, 0]);
  const grip = (surface: Parameters<NonNullable<Part["paint"]>>[0], _x: number, y: number) => {
    const rib = y / 0.0022;
    if (y > LONG * 0.36 && y < LONG * 0.56 && rib - Math.floor(rib) < 0.4)
      layColour(surface, [surface.r * 0.45, surface.g * 0.45, surface.b * 0.45]);
  };
  return [
    makePart("left-arm", "body", stand(settle(one)), { weight: 1, paint: grip }),
    makePart("right-arm", "body", stand(settle(mirror(one))), { weight: 1, paint: grip }),
    makePart("joint", "joint", stand(block([0.0056, 0.012, 0.0106], [0, 0.0055, 0], 0.0012)), { weight: 0.7 }),
  ];
}

/** Tweezers. What makes them themselves: two slim springy strips of steel joined at one end, bowed apart in the middle and meeting at slanted or needle-fine tips, ribbed where they are held. */
export const tweezers = defineFromPlan({
  id: "tweezers",
  family: "tool",
  words: ["tweezers", "tweezer", "pair of tweezers", "pincette", "forceps"],
  senses: ["tweezer"],
  height: 0.1,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.12 },
  slots: {
    body: mainSlot("brushed-steel painted-metal", "", "arm|tip"),
    joint: slot("brushed-steel"),
  },
  styles: { slanted: { weight: 2 }, pointed: { weight: 1, words: ["pincette", "forceps"], traits: ["pointed"] } },
  build,
});
