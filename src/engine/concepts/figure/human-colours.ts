/** Colours of skin. */
export const SKINS = {
  fair: "#f0c3a0",
  light: "#e6b088",
  tan: "#c98d5e",
  brown: "#8f5a38",
  dark: "#5f3a26",
  pale: "#dde0d8",
  green: "#6f9a4a",
  red: "#b8302a",
  grey: "#8f9a86",
  blue: "#5f86b8",
} as const;

/** Colours of hair. */
export const HAIRS = {
  black: "#1d1815",
  brown: "#4a2c1a",
  chestnut: "#6e3a1c",
  blond: "#d8ac55",
  red: "#a3441c",
  grey: "#8f8d8a",
  white: "#e6e4df",
} as const;

/** Colours of eyes. */
export const IRISES = ["#5a3418", "#3b6ea8", "#4d7a3a", "#2c1a10"] as const;
