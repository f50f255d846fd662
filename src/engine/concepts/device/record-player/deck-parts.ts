import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import type { Rgb } from "../../../math/color.ts";
import { PI } from "../../../math/elementary.ts";
import { RECORD_LABELS, record, recordPaint } from "./record.ts";

/** A deck with its platter, record and tone arm; from y = `y` up. */
export function deckParts(w: number, d: number, y: number, label: number): Part[] {
  const r = d * 0.42;
  const cx = -w * 0.5 + d * 0.5;
  const [px, pz] = [w * 0.5 - w * 0.1, -d * 0.34];
  const tip = [cx + r * 0.62, pz + d * 0.62] as const;
  const high = y + d * 0.085;
  const arm = tube(
    d * 0.011,
    curveThrough(
      [
        [px + d * 0.015, high, pz - d * 0.09],
        [px, high, pz],
        [px - d * 0.015, high, pz + d * 0.36],
        [tip[0], high - d * 0.012, tip[1]],
      ],
      5,
    ),
    10,
  );
  const head = move(turnY(box([d * 0.05, d * 0.022, d * 0.1], { bevel: d * 0.006 }), -0.5), [
    tip[0] - d * 0.01,
    high - d * 0.022,
    tip[1] + d * 0.03,
  ]);
  const weight = move(
    turnX(cylinder({ radius: d * 0.032, height: d * 0.06, bevel: d * 0.006, segments: 20 }), -PI / 2),
    [px + d * 0.015, high, pz - d * 0.06],
  );
  return [
    makePart(
      "platter",
      "metal",
      move(cylinder({ radius: r * 1.04, height: d * 0.036, bevel: d * 0.006, segments: 56 }), [cx, y - d * 0.004, 0]),
      { weight: 0.8 },
    ),
    makePart("record", "record", move(record(r, d * 0.012), [cx, y + d * 0.03, 0]), {
      weight: 1,
      paint: recordPaint(r, RECORD_LABELS[label] as Rgb),
    }),
    makePart(
      "spindle",
      "metal",
      move(cylinder({ radius: d * 0.009, height: d * 0.035, bevel: d * 0.003, segments: 12 }), [cx, y + d * 0.035, 0]),
      { weight: 0.3 },
    ),
    makePart(
      "arm-base",
      "metal",
      move(cylinder({ radius: d * 0.06, height: d * 0.05, bevel: d * 0.01, segments: 28 }), [px, y - d * 0.004, pz]),
      { weight: 0.5 },
    ),
    makePart(
      "arm-post",
      "metal",
      move(cylinder({ radius: d * 0.026, height: d * 0.1, bevel: d * 0.006, segments: 20 }), [px, y, pz]),
      { weight: 0.4 },
    ),
    makePart("tone-arm", "metal", settle(merge([arm, weight])), { weight: 0.9 }),
    makePart("cartridge", "knob", head, { weight: 0.6 }),
    makePart(
      "knob",
      "knob",
      move(cylinder({ radius: d * 0.035, height: d * 0.03, bevel: d * 0.006, segments: 24 }), [
        px,
        y - 0.001,
        d * 0.36,
      ]),
      { weight: 0.5 },
    ),
    makePart(
      "switch",
      "knob",
      move(box([d * 0.03, d * 0.014, d * 0.1], { bevel: d * 0.004 }), [px + w * 0.04, y + d * 0.004, d * 0.1]),
      { weight: 0.2 },
    ),
  ];
}
