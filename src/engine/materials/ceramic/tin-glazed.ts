/** How a hand-made tile lies that was dipped in white tin glaze before it was painted: soft at its rims, no two quite level. */
export const TIN_GLAZED = {
  joint: 0.009,
  rounding: 0.02,
  pillow: 0.01,
  level: 0.008,
  tilt: 0.014,
  wave: 0.0025,
  wander: 0,
  groutTakes: 1,
  tone: 0.4,
  pool: 0.08,
} as const;
