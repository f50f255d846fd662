/** Coats as on screen. */
export const CAT_COLOURS = {
  orange: "#c4742c",
  grey: "#6c6e72",
  brown: "#8a6a48",
  black: "#1b191a",
  white: "#e8e2d8",
  cream: "#d9c4a0",
  silver: "#a2a4a6",
} as const;

export type CatColour = keyof typeof CAT_COLOURS;
