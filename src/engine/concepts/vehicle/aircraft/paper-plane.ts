import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { mirror, turnX, turnZ } from "../../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned } from "../../define-from-plan.ts";
import { foldedLeaf } from "../../folded-leaf.ts";
import { layColour } from "../../lay-colour.ts";

const ruled =
  (kind: string): Paint =>
  (surface, x, y, z, _nx, ny) => {
    const u = Math.abs(x);
    // the folds, seen as faint grey lines
    const fold = u - (0.105 - z) * 0.19;
    if (ny > 0 && Math.abs(fold) < 0.0006 && y > 0)
      layColour(surface, [surface.r * 0.6, surface.g * 0.6, surface.b * 0.62]);
    if (kind === "ruled") {
      const row = z * 95;
      if (row - Math.floor(row) < 0.09) layColour(surface, [0.25, 0.42, 0.72]);
    }
    if (kind === "striped" && Math.abs(fold - 0.014) < 0.004) layColour(surface, [0.75, 0.06, 0.05]);
  };

function build({ style, kind, has }: Planned): Part[] {
  const slim = style === "dart" ? 1 : 1.35;
  const [nose, tail, t] = [0.15, -0.13, 0.0014];
  const [w, rise, keel] = [0.085 * slim, 0.018, -0.042];
  const right = foldedLeaf(
    [
      [0.0012, 0.002, nose],
      [0.004, 0, tail],
      [w, rise, tail + (style === "dart" ? 0 : 0.02)],
    ],
    t,
    true,
  );
  const under = foldedLeaf(
    [
      [0.0012, 0.001, nose - 0.004],
      [0.0055, 0.0005, tail],
      [0.0012, keel, tail + 0.004],
      [0.0004, -0.012, nose - 0.03],
    ],
    t,
  );
  const tip = foldedLeaf(
    [
      [w, rise, tail + 0.02],
      [w * 0.92, rise * 0.9, tail + 0.04],
      [w + 0.003, rise + 0.022, tail + 0.016],
    ],
    t,
    true,
  );
  const flap = foldedLeaf(
    [
      [0.003, 0.003, nose - 0.003],
      [w * 0.21, 0.0074, tail + 0.075],
      [0.0045, 0.0035, tail + 0.12],
    ],
    t,
    true,
  );
  const wings = [right, mirror(right)];
  const stand = (geometry: Geometry): Geometry =>
    turnZ(turnX(geometry, has("flying") ? -0.35 : -0.05), has("flying") ? 0.12 : 0);
  const paint = ruled(kind);
  const parts: Part[] = [
    ...wings.map((g, i) => makePart(`wing-${i + 1}`, "paper", stand(g), { weight: 1, paint, crease: 0.2 })),
    ...[under, mirror(under)].map((g, i) => makePart(`keel-${i + 1}`, "paper", stand(g), { weight: 0.9, crease: 0.2 })),
    ...[flap, mirror(flap)].map((g, i) => makePart(`fold-${i + 1}`, "paper", stand(g), { weight: 0.5, crease: 0.2 })),
    ...(style === "glider"
      ? [tip, mirror(tip)].map((g, i) => makePart(`tip-${i + 1}`, "paper", stand(g), { weight: 0.6, crease: 0.2 }))
      : []),
  ];
  return parts;
}

/** A paper plane. What makes it itself: one sheet folded to a sharp nose, two flat triangular wings that rise a little to the sides from a narrow keel, crisp folds, bare white paper. */
export const paperPlane = defineFromPlan({
  id: "paper-plane",
  family: "toy",
  words: [
    "paper plane",
    "paper airplane",
    "paper aeroplane",
    "paper dart",
    "paper glider",
    "folded paper plane",
    "origami plane",
    "paper aircraft",
    "paper jet",
  ],
  height: 0.07,
  view: { azimuth: 0.75, elevation: 0.36 },
  slots: {
    paper: mainSlot("paper", "#f4f3ee #f4f3ee #f4f3ee #f2e7a8 #bfdcf0", "wing|fold|body"),
  },
  styles: { dart: { weight: 2 }, glider: { weight: 1 } },
  kinds: { plain: { weight: 4 }, ruled: { weight: 1.2 }, striped: { weight: 0.6, traits: ["striped"] } },
  extras: { flying: { chance: 0, traits: ["flying"] } },
  build,
});
