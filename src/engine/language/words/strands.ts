/** Concepts of what is long and limp enough to be wound around others. */
export const STRANDS = [
  "rope",
  "wire",
  "barbed-wire",
  "garden-hose",
  "chain",
  "ribbon",
  "scarf",
  "bandage",
  "seaweed",
  "string-lights",
] as const;
