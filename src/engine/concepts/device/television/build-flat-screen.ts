import { box } from "../../../geometry/box.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { slab } from "../../../geometry/slab.ts";
import { PI } from "../../../math/elementary.ts";
import { desktopPaint } from "../screen-paint.ts";
import type { TelevisionParameters } from "./television-parameters.ts";

/** A thin panel on feet or on a neck. */
export function buildFlatScreen(p: TelevisionParameters): Part[] {
  const { width: w, height: h, depth: d } = p;
  const monitor = p.style === "monitor";
  const lift = h * (monitor ? 0.3 : 0.1);
  const stand = monitor
    ? [
        move(box([w * 0.09, lift + h * 0.3, d * 0.9], { bevel: d * 0.2, bevelSteps: 2 }), [
          0,
          (lift + h * 0.3) / 2,
          -d * 0.9,
        ]),
        move(turnX(slab([w * 0.44, h * 0.42, h * 0.028], h * 0.06, h * 0.01), -PI / 2), [0, h * 0.014, -d * 0.3]),
      ]
    : [-1, 1].flatMap((s) => [
        move(turnX(box([w * 0.014, w * 0.15, w * 0.016], { bevel: w * 0.005 }), 1.0), [
          s * w * 0.34,
          lift * 0.55,
          w * 0.055,
        ]),
        move(turnX(box([w * 0.014, w * 0.15, w * 0.016], { bevel: w * 0.005 }), -1.0), [
          s * w * 0.34,
          lift * 0.55,
          -w * 0.055,
        ]),
      ]);
  return [
    makePart("cabinet", "body", move(slab([w, h, d], h * 0.02, d * 0.2), [0, lift + h / 2, 0]), { weight: 1 }),
    makePart(
      "screen",
      "screen",
      move(slab([w * 0.985, h * 0.972, d * 0.1], h * 0.012, d * 0.02), [0, lift + h / 2 + h * 0.004, d / 2]),
      {
        weight: 1,
        paint: desktopPaint(w * 0.965, h * 0.945, monitor ? p.picture % 4 : p.picture % 2 === 0 ? 4 : 5),
      },
    ),
    makePart("back", "body", move(slab([w * 0.55, h * 0.5, d], h * 0.06, d * 0.3), [0, lift + h * 0.45, -d * 0.6]), {
      weight: 0.3,
    }),
    ...makeParts("stand", "leg", stand, { weight: 0.8 }),
  ];
}
