import { fromHex } from "../../math/color.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { dressOutfit, outfitSlots, sampleOutfit } from "../outfit/wardrobe.ts";
import { buildSkeleton } from "./build-skeleton.ts";
import { humanPose } from "./human-pose.ts";
import { SKELETON_PARAMETERS, type SkeletonParameters } from "./skeleton-parameters.ts";

/** Headgear that hides all of a face. */
const CLOSED = /^(?:knight-helmet|space-helmet|fencing-mask|plague-mask)$/;

/**
 * A human skeleton. What makes it itself: a skull with dark sockets and teeth, a backbone, a cage of ribs around a breastbone, collar bones and
 * shoulder blades, a pelvis like a bowl, long bones with knobs at elbows and knees, bony fingers and feet.
 */
export const skeleton = defineConcept<SkeletonParameters>({
  id: "skeleton",
  family: "figure",
  words: ["skeleton", "human skeleton", "bones", "undead skeleton"],
  senses: ["skeletal system"],
  height: 1.75,
  parameters: SKELETON_PARAMETERS,
  slots: {
    bone: {
      words: ["skull", "rib", "arm", "leg", "hand", "foot", "head"],
      materials: ["plaster"],
      colours: ["#e8dfc6", "#dccfae", "#f0ebdd"].map(fromHex),
    },
    ...outfitSlots(),
  },
  sample: (draw, ask) => {
    const outfit = sampleOutfit(draw, ask);
    return fitParameters<SkeletonParameters>(SKELETON_PARAMETERS, {
      ...outfit,
      // a skull behind a visor is nobody's: it is seen unless a helmet is asked for
      ...(CLOSED.test(outfit.headgear) && !ask.parts.has("headgear") && { headgear: "none" }),
      height: draw.number("height", 1.65, 1.82) * traitFactor(ask, { tall: 1.12, short: 0.85 }),
      head: draw.number("head", 0.2, 0.225) * traitFactor(ask, { cute: 1.25, cartoon: 1.2 }),
      shoulder: draw.number("shoulder", 0.115, 0.128),
      bone: draw.number("bone", 0.95, 1.1) * traitFactor(ask, { thick: 1.2, thin: 0.82 }),
      ...humanPose(
        ask,
        outfit.prop === "none"
          ? draw.pick("pose", ["standing", "waving", "walking", "dancing"], [4, 3, 2, 1.5])
          : "holding",
      ),
      open: draw.number("open", 0, 0.8),
    });
  },
  dress: dressOutfit,
  build: buildSkeleton,
  view: { azimuth: 0.4, elevation: 0.1 },
});
