import type { RobotParameters } from "./robot-parameters.ts";

/** Where the pieces of a robot meet, metres. */
export interface RobotFrame {
  readonly headWidth: number;
  readonly headHeight: number;
  readonly headBottom: number;
  readonly shoulder: number;
  readonly hip: number;
  readonly bodyWidth: number;
  readonly bodyDepth: number;
  readonly limb: number;
}

export function robotFrame(p: RobotParameters): RobotFrame {
  const headHeight = p.headHeight * p.height;
  const headBottom = p.height - headHeight;
  const shoulder = headBottom - 0.045 * p.height;
  return {
    headWidth: p.headWidth * p.height,
    headHeight,
    headBottom,
    shoulder,
    hip: shoulder - 0.37 * p.height * (1 - p.headHeight * 0.6),
    bodyWidth: p.bodyWidth * p.height,
    bodyDepth: p.bodyDepth * p.height,
    limb: p.limb * p.height,
  };
}
