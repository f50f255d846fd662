import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline, roundCorners } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { turnY } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { PI } from "../../../math/elementary.ts";

/** Four panes that widen upwards between bars, under a roof with a finial; 0.68 m from its foot. */
export function streetLantern(number: number): Part[] {
  const root = Math.sqrt(2);
  const square = (profile: readonly (readonly [number, number])[]) =>
    turnY(
      lathe(
        profile.map(([x, y]) => [x * root, y] as const),
        4,
      ),
      PI / 4,
    );
  const glass = square([
    [0, 0.05],
    [0.082, 0.05],
    [0.148, 0.4],
    [0, 0.4],
  ]);
  const foot = square([
    [0, 0],
    [0.05, 0],
    [0.06, 0.03],
    [0.095, 0.045],
    [0.095, 0.062],
    [0, 0.062],
  ]);
  const roof = square([
    [0, 0.392],
    [0.172, 0.392],
    [0.172, 0.412],
    [0.12, 0.47],
    [0.06, 0.5],
    [0.056, 0.53],
    [0, 0.53],
  ]);
  const cap = lathe(
    roundCorners(
      [
        [0, 0.52],
        [0.07, 0.52, 0.004],
        [0.07, 0.54, 0.004],
        [0.03, 0.565, 0.01],
        [0.016, 0.6, 0.01],
        [0.026, 0.63, 0.012],
        [0, 0.68],
      ],
      3,
    ),
    20,
  );
  const bars: Geometry[] = [1, -1].flatMap((x) =>
    [1, -1].map((z) =>
      sweep(
        circleOutline(0.0105, 6),
        [
          [x * 0.084, 0.05, z * 0.084],
          [x * 0.15, 0.4, z * 0.15],
        ],
        { up: [1, 0, 0] },
      ),
    ),
  );
  return [
    makePart(`pane-${number}`, "light", glass, { weight: 0.95 }),
    makePart(`lantern-foot-${number}`, "post", foot, { weight: 0.7 }),
    makePart(`lantern-roof-${number}`, "post", roof, { weight: 0.9 }),
    makePart(`lantern-cap-${number}`, "post", cap, { weight: 0.7 }),
    makePart(`lantern-bars-${number}`, "post", merge(bars), { weight: 0.7 }),
  ];
}
