import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { block, pair, rod, turnedAlong } from "../bodywork.ts";
import type { Load, TruckFrame } from "./truck-shape.ts";

/** A tow truck's lockers and the boom with its cable and hook. */
export function makeBoom(f: TruckFrame, loaded: (parts: readonly Part[], top: number) => Load): Load {
  const { deck, half } = f;
  const from = f.rear + 0.02;
  const to = f.cabRear - 0.1;
  const middle = (from + to) / 2;
  const long = to - from;

  const bodyBox = merge(pair(block([0.55, 0.5, long * 0.98], [half - 0.27, deck + 0.3, middle], 0.05)));
  const boom = merge([
    ...pair(rod(0.07, [0.2, deck + 0.1, middle + long * 0.3], [0.1, deck + 1.35, f.rear - 0.1], 12)),
    ...pair(rod(0.06, [0.4, deck + 0.1, middle + long * 0.05], [0.14, deck + 1.0, f.rear + long * 0.25], 12)),
    rod(0.06, [-0.25, deck + 1.33, f.rear - 0.06], [0.25, deck + 1.33, f.rear - 0.06], 12),
    rod(0.025, [0, deck + 1.33, f.rear - 0.08], [0, deck + 0.45, f.rear - 0.16], 8),
    turnedAlong(
      [
        [0.1, -0.03],
        [0.16, -0.03, 0.02],
        [0.16, 0.03, 0.02],
        [0.1, 0.03],
      ],
      [0, deck + 0.33, f.rear - 0.16],
      20,
    ),
  ]);
  return loaded(
    [makePart("lockers", "body", bodyBox, { weight: 0.8 }), makePart("boom", "frame", boom, { weight: 0.9 })],
    deck + 0.55,
  );
}
