import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const printed =
  (kind: string): Paint =>
  (surface, x, y) => {
    if (kind === "plain") return;
    const [u, v] = [x * 14, y * 14];
    if (kind === "striped") {
      if (u - Math.floor(u) < 0.4) layColour(surface, [0.86, 0.86, 0.84]);
      return;
    }
    const row = Math.floor(v);
    const [a, b] = [u + row * 0.5 - Math.round(u + row * 0.5), v - row - 0.5];
    if (a * a + b * b < 0.05) layColour(surface, [0.88, 0.88, 0.86]);
  };

function build({ kind }: Planned): Part[] {
  const y = 0.86;
  const outline = (grow: number) =>
    closeCorners(
      [
        [-0.6 - grow, -0.18 - grow, 0.05],
        [0.2, -0.18 - grow, 0.3],
        [0.62 + grow, -0.06 - grow * 0.5, 0.09],
        [0.62 + grow, 0.06 + grow * 0.5, 0.09],
        [0.2, 0.18 + grow, 0.3],
        [-0.6 - grow, 0.18 + grow, 0.05],
      ],
      6,
    );
  const lie = (g: Part["geometry"]) => turnX(g, -PI / 2);
  const feet = (x: number) => bar([x, 0.018, -0.2], [x, 0.018, 0.2], 0.018);
  return [
    makePart(
      "board",
      "cover",
      move(lie(extrude(outline(0), { depth: 0.045, bevel: 0.018, bevelSteps: 3 })), [0, y, 0]),
      { weight: 1, paint: printed(kind) },
    ),
    makePart("frame", "leg", move(lie(extrude(outline(-0.03), { depth: 0.02 })), [0, y - 0.028, 0]), { weight: 0.5 }),
    ...makeParts(
      "leg",
      "leg",
      [-1, 1].flatMap((s) => [
        bar([-0.4, y - 0.03, s * 0.075], [0.36, 0.02, s * 0.075], 0.014),
        bar([0.36, y - 0.03, s * 0.105], [-0.4, 0.02, s * 0.105], 0.014),
      ]),
      { weight: 0.9 },
    ),
    ...makeParts("foot", "foot", [feet(-0.4), feet(0.36)], { weight: 0.7 }),
    makePart("bolt", "foot", bar([-0.02, 0.428, -0.12], [-0.02, 0.428, 0.12], 0.012), { weight: 0.4 }),
  ];
}

/** An ironing board. What makes it itself: a long padded board that narrows to a round nose, waist high on two crossed legs of tube. */
export const ironingBoard = defineFromPlan({
  id: "ironing-board",
  family: "furniture",
  words: ["ironing board", "ironing table"],
  height: 0.88,
  view: { azimuth: 0.45, elevation: 0.3 },
  slots: {
    cover: mainSlot("woven-cotton", "#3f7fb5 #c84f6a #4f9a8a #8a8f98", "board|top|cloth"),
    leg: slot("painted-metal", "#d8dadd", "frame|stand"),
    foot: slot("rubber", "#1e1e21", "cap"),
  },
  kinds: { plain: {}, striped: { traits: ["striped"] }, dotted: { traits: ["polka-dot", "spotted"] } },
  build,
});
