import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import type { HouseParameters } from "./house-parameters.ts";

/** A window made about the origin, facing +Z, its wall in the plane z = 0; every piece reaches into the wall. */
export function makeWindow(
  name: string,
  p: HouseParameters,
  width: number,
  height: number,
  put: (geometry: Geometry) => Geometry,
  shutters: boolean,
): Part[] {
  const bar = 0.09;
  const frame = extrude(rectangleOutline(width + bar, height + bar), {
    depth: 0.16,
    bevel: 0.012,
    bevelSteps: 1,
    holes: [reverseOutline(rectangleOutline(width - bar, height - bar))],
  });
  const bars = [
    box([0.045, height - bar + 0.02, 0.07], { bevel: 0.008 }),
    move(box([width - bar + 0.02, 0.045, 0.07], { bevel: 0.008 }), [0, height * 0.1, 0]),
  ];
  const sill = move(box([width + 0.3, 0.08, 0.3], { bevel: 0.015 }), [0, -height / 2 - 0.07, 0.06]);
  const pane = box([width - bar + 0.03, height - bar + 0.03, 0.06]);
  const parts = [
    makePart(
      `${name}-frame`,
      "window",
      put(merge([move(frame, [0, 0, 0.03]), ...bars.map((each) => move(each, [0, 0, 0.03])), sill])),
      { weight: 0.7 },
    ),
    makePart(`${name}-pane`, "pane", put(pane), { weight: 0.6 }),
  ];
  if (!shutters) return parts;
  const leaf = width * 0.5;
  const slats = Math.max(4, Math.round(height / 0.16));
  const shutter = merge([
    extrude(rectangleOutline(leaf, height + 0.04), {
      depth: 0.06,
      bevel: 0.01,
      bevelSteps: 1,
      holes: [reverseOutline(rectangleOutline(leaf - 0.14, height - 0.1))],
    }),
    ...Array.from({ length: slats }, (_, i) =>
      move(turnX(box([leaf - 0.12, ((height - 0.1) / slats) * 1.15, 0.016]), -0.5), [
        0,
        -(height - 0.1) / 2 + ((height - 0.1) * (i + 0.5)) / slats,
        0,
      ]),
    ),
  ]);
  const both = [-1, 1].map((side) =>
    put(move(shutter, [side * (width / 2 + bar / 2 + leaf / 2), 0, p.style === "cabin" ? 0.1 : 0.025])),
  );
  return [...parts, ...makeParts(`${name}-shutter`, "shutter", both, { weight: 0.6 })];
}
