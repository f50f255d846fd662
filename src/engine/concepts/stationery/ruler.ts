import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const LENGTH = 0.31;
const WIDTH = 0.036;
const THICK = 0.0032;
const INK = [0.02, 0.02, 0.025] as const;

/** Millimetres along one edge, longer strokes at five and ten, the centimetres in figures. */
const scale: Paint = (surface, x, _y, z, _nx, ny) => {
  if (ny < 0.5) return;
  const along = (x + LENGTH / 2 - 0.005) * 1000;
  const inward = (z + WIDTH / 2) * 1000;
  if (along < -0.3 || along > 300.3) return;
  const nearest = Math.round(along);
  const reach = nearest % 10 === 0 ? 11 : nearest % 5 === 0 ? 8 : 5;
  const thick = nearest % 10 === 0 ? 0.34 : 0.24;
  if (inward < reach && inward > 0.6 && Math.abs(along - nearest) < thick) {
    layColour(surface, INK, 0.6, 0);
    return;
  }
  const centimetre = Math.round(along / 10);
  if (
    centimetre > 0 &&
    isWritten(String(centimetre), x + LENGTH / 2 - 0.005 - centimetre * 0.01, 0.002 - z, 0.0075, 0.13)
  )
    layColour(surface, INK, 0.6, 0);
};

function build({ style }: Planned): Part[] {
  const bevel = style === "steel" ? 0.0003 : 0.001;
  const blade = box([LENGTH, style === "steel" ? THICK * 0.5 : THICK, WIDTH], { bevel });
  return [makePart("blade", "blade", move(turnY(blade, 0.35), [0, THICK, 0]), { weight: 1, grain: "x", paint: scale })];
}

/** A ruler lying flat. What makes it itself: a long thin strip with millimetre strokes along one edge and the centimetres in figures. */
export const ruler = defineFromPlan({
  id: "ruler",
  family: "stationery",
  words: ["ruler", "measuring ruler", "straightedge", "yardstick", "metre stick", "meter stick", "folding rule"],
  senses: ["ruler#1"],
  height: 0.004,
  view: { azimuth: 0.15, elevation: 0.85 },
  slots: { blade: mainSlot("beech oak plastic", "", "edge|strip") },
  styles: {
    wood: { weight: 3 },
    plastic: { weight: 2, materials: { blade: "plastic" }, dress: { blade: "#e8c020|#2f7fd0|#e05040|#4fae4a" } },
    steel: { weight: 1, words: ["straightedge"], materials: { blade: "brushed-steel" } },
  },
  build,
});
