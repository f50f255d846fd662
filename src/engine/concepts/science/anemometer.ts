import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

/** Radius of a cup and length of its arm, metres. */
const CUP = 0.042;
const ARM = 0.115;

/** A hollow half ball, open to +Y. */
function cup() {
  const arc = (r: number, from: number, to: number): Point2[] =>
    Array.from({ length: 13 }, (_, i) => {
      const a = from + ((to - from) * i) / 12;
      return [Math.max(0, r * sin(a)), -r * cos(a)] as const;
    });
  return lathe([...arc(CUP, 0, PI / 2), ...arc(CUP - 0.0026, PI / 2, 0)], 36);
}

function build({ has, count, seed }: Planned): Part[] {
  const n = Math.max(3, count);
  const y = 0.36;
  const phase = (seed % 12) * 0.17;
  const spin = (g: Part["geometry"], i: number) => move(turnY(g, (i / n) * TAU + phase), [0, y, 0]);
  const cups = Array.from({ length: n }, (_, i) => settle(spin(move(turnX(cup(), PI / 2), [ARM, 0, 0]), i)));
  const arms = Array.from({ length: n }, (_, i) => spin(bar([0, 0, 0], [ARM - CUP + 0.004, 0, 0], 0.0038, 10), i));
  const stand = turnedUp(
    [
      [0, 0],
      [0.075, 0, 0.004],
      [0.073, 0.012, 0.004],
      [0.024, 0.024, 0.008],
      [0.012, 0.045, 0.01],
      [0.01, 0.2],
      [0.02, 0.215, 0.004],
      [0.021, 0.265, 0.004],
      [0.012, 0.28, 0.004],
      [0.006, 0.29],
      [0.006, 0.345],
      [0, 0.345],
    ],
    40,
  );
  const hub = turnedUp(
    [
      [0, 0.338],
      [0.017, 0.338, 0.002],
      [0.018, 0.366, 0.005],
      [0.009, 0.384, 0.006],
      [0, 0.387],
    ],
    36,
  );
  const parts = [
    makePart("stand", "body", stand, { weight: 0.9 }),
    makePart("hub", "body", hub, { weight: 0.7 }),
    makePart("arms", "arm", merge(arms), { weight: 0.7 }),
    ...makeParts("cup", "cup", cups, { weight: 1 }),
  ];
  if (!has("vane")) return parts;
  const tail = plate(
    [
      [-0.16, -0.04, 0.004],
      [-0.07, -0.014, 0.006],
      [-0.07, 0.014, 0.006],
      [-0.16, 0.04, 0.004],
      [-0.14, 0, 0.01],
    ],
    0.003,
    0.0008,
  );
  return [
    ...parts,
    makePart("vane", "cup", move(settle(tail), [0, 0.24, 0]), { weight: 0.8 }),
    makePart(
      "boom",
      "arm",
      merge([bar([-0.09, 0.24, 0], [0.1, 0.24, 0], 0.0045, 10), bar([0.1, 0.24, 0], [0.125, 0.24, 0], 0.009, 14)]),
      { weight: 0.6 },
    ),
  ];
}

/** An anemometer. What makes it itself: three or four hollow half-ball cups on thin arms about a hub, all facing the same way round, on a slim mast with a foot; often a wind vane under them. */
export const anemometer = defineFromPlan({
  id: "anemometer",
  family: "device",
  words: ["anemometer", "wind gauge", "wind meter", "wind speed meter", "wind sensor", "cup anemometer"],
  senses: ["anemometer"],
  height: 0.4,
  view: { azimuth: 0.3, elevation: 0.24 },
  slots: {
    cup: mainSlot("plastic painted-metal brass", "#1d1f22 #c8281e #e8e6df", "bowl|vane"),
    arm: slot("brushed-steel", "", "rod|boom|spoke"),
    body: slot("painted-metal brushed-aluminium", "#d9dbdc #3a3f45", "mast|stand|base|pole"),
  },
  extras: { vane: { chance: 0.45, slot: "cup" } },
  count: { slot: "cup", min: 3, max: 4, most: 6 },
  build,
});
