import type { Concept } from "../concept.ts";
import { beastSkeleton } from "./beast-skeleton.ts";
import { beastSkullConcept } from "./beast-skull.ts";
import { eyeball } from "./eyeball.ts";
import { facePart } from "./face-part.ts";
import { humanFoot } from "./human-foot.ts";
import { humanHand } from "./human-hand.ts";
import { humanHeart } from "./human-heart.ts";
import { organ } from "./organ.ts";
import { ribcageBones } from "./ribcage.ts";
import { skeletonHand } from "./skeleton-hand.ts";

export const ANATOMY: readonly Concept[] = [
  beastSkeleton,
  beastSkullConcept,
  eyeball,
  humanFoot,
  humanHand,
  humanHeart,
  skeletonHand,
  facePart,
  organ,
  ribcageBones,
];
