import { carry } from "./carriage.ts";
import { crouch, gallop, lie, lieOnBack, sit, stand, stretch, walk } from "./level-poses.ts";
import { haunch, seat, standUpright } from "./raised-poses.ts";
import { rear } from "./rearing-pose.ts";
import type { Build, Skeleton } from "./skeleton.ts";

/** Where the joints lie in the pose of a build. */
export const poseSkeleton = (build: Build, headSize: number): Skeleton => carry(pose(build, headSize), build);

function pose(build: Build, headSize: number): Skeleton {
  switch (build.pose) {
    case "standing":
      return stand(build, headSize);
    case "walking":
      return walk(build, headSize);
    case "running":
      return gallop(build, headSize);
    case "rearing":
      return rear(build, headSize);
    case "supine":
      return lieOnBack(build, headSize);
    case "stretching":
      return stretch(build, headSize);
    case "sitting":
      return sit(build, headSize);
    case "crouching":
      return crouch(build, headSize);
    case "haunches":
      return haunch(build, headSize);
    case "upright":
      return standUpright(build, headSize);
    case "seated":
      return seat(build, headSize);
    default:
      return lie(build, headSize);
  }
}
