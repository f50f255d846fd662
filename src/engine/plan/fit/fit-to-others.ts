import { canCurl, curlRound } from "../bound/curl-round.ts";
import { isWound, windRound } from "../bound/wind-round.ts";
import type { Unplaced } from "../contact/unplaced.ts";
import { bendOn } from "../wear/bend-on.ts";
import { drape, isCloth } from "../wear/drape.ts";
import { drapeGarment, isDraped } from "../wear/drape-garment.ts";
import { tieApron } from "../wear/tie-apron.ts";
import { fillPlates } from "./fill-plates.ts";
import { cutShort, isBedded, isLoad } from "./flower-bed.ts";
import { isLength, ringRound } from "./ring-round.ts";
import { isPotted, squeezeIn } from "./squeeze-in.ts";
import { standUp } from "./stand-up.ts";

/**
 * Gives each thing whose shape comes of what it is put on that shape, in the other thing's own frame: a throw over an armrest. All
 * others stay as they are.
 */
export const fitToOthers = (all: readonly Unplaced[]): Unplaced[] => {
  const objects = fillPlates(all);
  return objects.map((object) => {
    const { placement, isRing } = object;
    if (isRing && isLength(object)) return ringRound(object, undefined);
    const other = placement && objects[placement.target];
    return (other && fitTo(object, other)) ?? object;
  });
};

function fitTo(object: Unplaced, other: Unplaced): Unplaced | undefined {
  const { where, of } = object.placement ?? {};
  if (where === "mounted") return bendOn(object, other);
  if (where === "around" && of === 1 && isLength(object)) return ringRound(object, other);
  if (where === "draped" || where === "over-arm") {
    if (isCloth(object)) return drape(object, other, where === "over-arm");
    if (isDraped(object)) return drapeGarment(object, other, where === "over-arm");
  }
  const tied = tieApron(object, other);
  if (tied) return tied;
  if (isWound(object)) return windRound(object, other);
  // what has windings of its own goes around in them
  if (where === "coiled" && object.concept !== "snake" && canCurl(object, other)) return curlRound(object, other);
  if (isBedded(object, other) || isLoad(object, other)) return cutShort(object);
  if (isPotted(object, other)) return squeezeIn(object);
  return standUp(object, other);
}
