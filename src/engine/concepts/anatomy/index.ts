import type { Concept } from "../concept.ts";
import { eyeball } from "./eyeball.ts";
import { humanFoot } from "./human-foot.ts";
import { humanHand } from "./human-hand.ts";
import { humanHeart } from "./human-heart.ts";
import { skeletonHand } from "./skeleton-hand.ts";

export const ANATOMY: readonly Concept[] = [eyeball, humanFoot, humanHand, humanHeart, skeletonHand];
