import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

/** Lays what is drawn upright on the floor, face up. */
const lie = (geometry: Geometry, y: number): Geometry => move(turnX(geometry, -PI / 2), [0, y, 0]);

function build({ style }: Planned): Part[] {
  const handle = plate(
    [
      [-0.075, -0.0032, 0.003],
      [-0.05, -0.0046, 0.02],
      [0.0, -0.0048, 0.02],
      [0.03, -0.0042, 0.02],
      [0.052, -0.0026, 0.004],
      [0.052, 0.0032, 0.004],
      [0.03, 0.0042, 0.02],
      [0.0, 0.0048, 0.02],
      [-0.05, 0.0046, 0.02],
      [-0.075, 0.0032, 0.003],
    ],
    0.0036,
    0.0009,
  );
  const blade =
    style === "pointed"
      ? plate(
          [
            [0.04, -0.0026],
            [0.058, -0.0036, 0.002],
            [0.098, 0.0034],
            [0.058, 0.0034, 0.001],
            [0.04, 0.0026],
          ],
          0.0009,
          0.0002,
        )
      : plate(
          [
            [0.04, -0.0026],
            [0.056, -0.0036, 0.002],
            [0.068, -0.0062, 0.012],
            [0.085, -0.0052, 0.014],
            [0.0965, 0.0022, 0.002],
            [0.094, 0.0036, 0.001],
            [0.058, 0.0036, 0.001],
            [0.04, 0.0026],
          ],
          0.0009,
          0.0002,
        );
  const ribs = Array.from({ length: 11 }, (_, i) =>
    block([0.0011, 0.0008, 0.0068], [-0.012 + i * 0.0034, 0.0046, 0], 0.0003),
  );
  return [
    makePart("handle", "body", lie(handle, 0.0028), { weight: 1, grain: "x" }),
    makePart("ribs", "body", merge(ribs), { weight: 0.6 }),
    makePart("slot", "dark", block([0.016, 0.0005, 0.0016], [0.043, 0.0047, 0], 0.0002), { weight: 0.3 }),
    makePart("blade", "blade", lie(blade, 0.0046), { weight: 1 }),
    makePart("ring", "dark", block([0.016, 0.0005, 0.0016], [-0.056, 0.0046, 0], 0.0002), { weight: 0.3 }),
  ];
}

/** A scalpel. What makes it itself: a slim flat handle of bright steel with cross ribs for the fingers, and a small thin blade set on its end: bellied with a short point, or straight and pointed. */
export const scalpel = defineFromPlan({
  id: "scalpel",
  family: "tool",
  words: ["scalpel", "surgical knife", "surgeon's knife", "lancet", "surgical scalpel", "surgical blade"],
  senses: ["scalpel"],
  height: 0.006,
  view: { azimuth: 0.35, elevation: 0.85 },
  slots: {
    body: mainSlot("stainless-steel", "", "handle|grip"),
    blade: slot("steel", "", "edge"),
    dark: slot("steel", "#2a2c30"),
  },
  styles: { bellied: { weight: 2, traits: ["curved"] }, pointed: { weight: 1, traits: ["pointed"] } },
  build,
});
