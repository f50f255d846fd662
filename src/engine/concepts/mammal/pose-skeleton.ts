import { carry, lowerHead } from "./carriage.ts";
import { dig, groom, lap, scratch, stalk } from "./deed-poses.ts";
import { bat, crouch, gallop, lie, lieOnBack, sit, stand, stretch, walk } from "./level-poses.ts";
import { curlsToBall, lieOnSide, rollUp, swatOnSide } from "./lying-poses.ts";
import { haunch, seat, standUpright, stride } from "./raised-poses.ts";
import { rear } from "./rearing-pose.ts";
import type { Build, Skeleton } from "./skeleton.ts";

/** How far a mouth hangs below the middle of the skull where nothing else is known, heights for a head of size 1. */
const HANG = 0.14;

/**
 * Where the joints lie in the pose of a build.
 *
 * @param hang How far the mouth hangs below the middle of the skull, heights.
 */
export function poseSkeleton(build: Build, headSize: number, hang = HANG * headSize): Skeleton {
  if (build.pose === "lapping") return lap(build, headSize, hang);
  const carried = carry(pose(build, headSize), build);
  return build.pose === "grazing" ? lowerHead(carried, hang) : carried;
}

function pose(build: Build, headSize: number): Skeleton {
  switch (build.pose) {
    case "standing":
    case "grazing":
      return stand(build, headSize);
    case "walking":
    case "circling":
      return walk(build, headSize);
    case "running":
    case "leaping":
      return gallop(build, headSize);
    case "rearing":
      return rear(build, headSize);
    case "supine":
      return lieOnBack(build, headSize);
    case "sideways":
      return lieOnSide(build, headSize);
    case "swatting":
      return swatOnSide(build, headSize);
    case "stretching":
      return stretch(build, headSize);
    case "sitting":
      return sit(build, headSize);
    case "batting":
      return bat(build, headSize);
    case "grooming":
      return groom(build, headSize);
    case "scratching":
      return scratch(build, headSize);
    case "stalking":
      return stalk(build, headSize);
    case "digging":
      return dig(build, headSize);
    case "crouching":
      return crouch(build, headSize);
    case "haunches":
      return haunch(build, headSize);
    case "upright":
      return standUpright(build, headSize);
    case "striding":
      return stride(build, headSize);
    case "seated":
      return seat(build, headSize);
    case "curled":
      return curlsToBall(build) ? rollUp(build, headSize) : lie(build, headSize);
    default:
      return lie(build, headSize);
  }
}
