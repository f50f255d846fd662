import type { Vec3 } from "../../math/vec3.ts";

/** Ways the pieces of the left limbs point; x away from the body. The right ones mirror x. */
export interface LimbWays {
  readonly upper: Vec3;
  readonly lower: Vec3;
  /** A foot: where its toes point. */
  readonly toe?: Vec3;
}

/** How a whole body is turned out of the upright, radians about its left-right axis. */
export interface BodyTurn {
  /** Forwards: a quarter turn lies on the belly. */
  readonly pitch: number;
  /** How far the head is raised again at the neck. Default 0. */
  readonly head?: number;
}

export interface PoseWays {
  /** Left, right. */
  readonly arms: readonly [LimbWays, LimbWays];
  readonly legs: readonly [LimbWays, LimbWays];
  readonly sits?: boolean;
  /** How far the head is bent down to what the arms have, radians. Goes with the arms. Default 0. */
  readonly gaze?: number;
  /** After the limbs are posed on the upright body. */
  readonly turn?: BodyTurn;
}

/** An arm whose hand has no way of its own. */
export const arm = (upper: Vec3, lower: Vec3): LimbWays => ({ upper, lower });

/** A leg, the toes forwards where nothing else is told. */
export const leg = (upper: Vec3, lower: Vec3, toe: Vec3 = [0.12, 0, 1]): LimbWays => ({ upper, lower, toe });
