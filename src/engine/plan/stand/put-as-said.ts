import { coilAround } from "../bound/coil-around.ts";
import type { Surface } from "../contact/contact-field.ts";
import type { Spot } from "../contact/spot.ts";
import { heightOf, isLiving, type Placed, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";
import { lookThrough } from "../held/look-through.ts";
import { standAsSheath } from "../held/pull-out.ts";
import { sipAt } from "../held/sip-at.ts";
import { standAhead } from "../held/stand-ahead.ts";
import { swingRound } from "../held/swing-over.ts";
import { juggle, throwFrom } from "../held/throw.ts";
import { tieToDesk } from "../held/work-at.ts";
import { hangBehind } from "../mount/hang-behind.ts";
import { hangFrom, hangOnHook, hasLine } from "../mount/hang-from.ts";
import { hangInCrown } from "../mount/hang-in-crown.ts";
import { hangOnFront } from "../mount/hang-on-front.ts";
import { mount } from "../mount/mount.ts";
import { mountPlate } from "../mount/mount-plate.ts";
import { growOut } from "../within/grow-out.ts";
import { peepOut } from "../within/peep-out.ts";
import { riseFrom } from "../within/rise-from.ts";
import { spillBefore } from "../within/spill-before.ts";
import { passThrough, pierce, stickIn } from "../within/stick-in.ts";
import { floatOver, hoverBeside, leapOver, liftOff, standAloft, tossOver } from "./aloft.ts";
import { climb, hangBelow } from "./climb.ts";
import { drawAlong, layTrail, runAhead, standTogether, walkBehind } from "./follow.ts";
import { layOnAnvil } from "./lay-on-anvil.ts";
import { layOnSaucer } from "./lay-on-saucer.ts";
import { standInHold } from "./pair-up.ts";
import { perchOn } from "./perch-on.ts";
import { hangFromPart, restOnPart } from "./rest-on-part.ts";
import { rideWave } from "./ride-wave.ts";
import { rollUnder } from "./roll-under.ts";
import { scatterOn } from "./scatter.ts";
import { sitOnChute } from "./sit-on-chute.ts";
import { standBetween } from "./stand-between.ts";
import { standOnEach } from "./stand-on-each.ts";

/** Height over width from which a thing is climbed rather than stood on. */
const LEAST_CLIMB = 0.9;

/** Things thrown from which nobody throws them one after the other to the side. */
const SEVERAL = 3;

/** Concepts of what is in food with its blade. */
const BLADES = /knife$|^(?:fork|cleaver|sword|dagger|axe)$/;

/** Concepts of what goes through a thing that has no hole. */
const PIERCING = /^(?:arrow|sword|dagger|spear|katana|nail|needle|kitchen-knife)$/;

/** Relations of what somebody has in hand. */
const IN_HAND: ReadonlySet<string> = new Set(["holding", "carrying"]);
/** Relations in which things are on a line. */
const HANGING: ReadonlySet<string> = new Set(["on", "with", "over"]);

const isBranchOfTree = ({ placement }: Unplaced, { family }: Unplaced): boolean =>
  family === "plant" && /^(?:branch|bough|limb|twig|trunk)$/.test(placement?.part ?? "");

/**
 * Where a phrase says more than its relation: thrown, hung on a wall, on a shoulder. Undefined where nothing more is said, or where
 * the two are not made for it; then the relation decides.
 *
 * @param surfaces What the other thing takes up.
 * @param all What everything that has its place takes up.
 */
export function putAsSaid(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  spot: Spot,
  facing: number,
  surfaces: () => readonly Surface[],
  all: () => readonly Surface[],
): Placed | undefined {
  const azimuth = facing + object.view.azimuth - object.turn;
  const mounted =
    mount(object, other, at, spot, azimuth) ??
    mountPlate(object, other, at) ??
    hangBehind(object, other, at) ??
    hangOnFront(object, other, at, surfaces, spot) ??
    growOut(object, other, at, surfaces, spot) ??
    peepOut(object, other, at) ??
    layOnSaucer(object, other, at, azimuth) ??
    layOnAnvil(object, other, at) ??
    rideWave(object, other, at, surfaces) ??
    sitOnChute(object, other, at, spot, surfaces) ??
    hangInCrown(object, other, at, surfaces, spot, azimuth, facing);
  if (mounted) return mounted;
  const hooked = object.placement?.relation === "over" ? hangOnHook(object, other, at, facing) : undefined;
  if (hooked) return hooked;
  if (object.placement?.where === undefined && HANGING.has(object.placement?.relation ?? "") && hasLine(other, object))
    return hangFrom(object, other, at, surfaces(), spot);
  // whoever is on a ladder stands part of the way up
  if (
    object.placement?.where === undefined &&
    object.placement?.relation === "on" &&
    other.concept === "ladder" &&
    isLiving(object)
  )
    return climb(object, other, at, surfaces());
  const isCut = object.placement?.relation === "in" && other.family === "food" && BLADES.test(object.concept);
  if (isCut && object.placement?.where === undefined) return stickIn(object, other, at, surfaces(), facing);
  switch (object.placement?.where) {
    case "thrown":
      // several are in the air at once: over the hands, as a juggler's are
      return spot.of >= SEVERAL
        ? juggle(object, other, at, spot, facing)
        : throwFrom(object, other, at, spot.index, facing);
    case "juggled":
      return juggle(object, other, at, spot, facing);
    case "drawn":
      return drawAlong(object, other, at, surfaces());
    case "between":
      return spot.of > 1 ? standBetween(object, other, at, spot, facing) : undefined;
    case "desk":
      return tieToDesk(object, other, at, spot, all);
    case "trail":
      return layTrail(object, other, at, spot);
    case "file":
      return walkBehind(object, other, at, spot);
    case "chased":
      return runAhead(object, other, at, all());
    case "sipping":
      return sipAt(object, other, at, facing);
    case "away":
      return standTogether(object, other, at, surfaces(), "away");
    case "together":
      return standTogether(object, other, at, surfaces(), "together");
    case "danced":
    case "hugged":
    case "kissed":
      return standInHold(object, other, at, object.placement.where);
    case "apart":
      return standTogether(object, other, at, surfaces(), "apart");
    case "coiled":
      return (
        coilAround(object, other, at, facing) ??
        (object.family === "animal" ? standAhead(object, other, at, all()) : undefined)
      );
    case "eyed":
      return lookThrough(object, other, at);
    case "scattered":
      return object.placement.relation === "on" ? scatterOn(object, other, at, spot, surfaces()) : undefined;
    case "spilt":
      return object.placement.relation === "beside" ? spillBefore(object, other, at, spot) : undefined;
    case "stuck":
      // somebody who got stuck on the way in looks out of it
      if (object.family === "figure" && socketOf(other.model, ["inside"])) return undefined;
      return stickIn(object, other, at, surfaces(), facing);
    case "through":
      return PIERCING.test(object.concept) ? pierce(object, other, at) : passThrough(object, other, at);
    case "hung":
      // the branches of a tree are one with its trunk, and their ends in the crown
      return (
        (isBranchOfTree(object, other) ? undefined : hangFromPart(object, other, at, azimuth, facing)) ??
        hangFrom(object, other, at, surfaces(), spot)
      );
    case "aloft":
      return standAloft(object, other, at, spot, facing);
    case "tethered":
      return floatOver(object, other, at, surfaces(), spot, facing);
    case "out":
      return other.concept === "book" && !isLiving(object)
        ? riseFrom(object, other, at, surfaces(), facing)
        : undefined;
    case "up":
      return heightOf(other) > LEAST_CLIMB * widthOf(other) ? climb(object, other, at, surfaces()) : undefined;
    case "below":
      return hangBelow(object, other, at) ?? hangFrom(object, other, at, surfaces(), spot);
    case "hovering":
      return hoverBeside(object, other, at, spot, facing);
    case "leaping":
      return leapOver(object, other, at, facing);
    case "rising":
      return (IN_HAND.has(other.placement?.relation ?? "") ? tossOver : liftOff)(object, other, at, facing);
    case "axled":
      return rollUnder(object, other, at, spot, surfaces());
    case "corners":
    case "armrests":
    case "ends":
    case "steps":
      return standOnEach(object, other, at, spot, surfaces(), facing);
    case "waist":
      return swingRound(object, other, at);
    case "sheathing":
      return standAsSheath(object, other, at, all());
    case "ahead":
      return standAhead(object, other, at, all());
    case "part":
      return restOnPart(object, other, at, spot, azimuth, facing, surfaces);
    case "head":
    case "as-head":
    case "nose":
    case "shoulder":
    case "lap":
    case "back":
    case "neck":
      return perchOn(object, other, at, surfaces(), spot);
    default:
      return undefined;
  }
}
