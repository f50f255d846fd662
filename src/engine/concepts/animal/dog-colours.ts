export const DOG_PATTERNS = [
  "solid",
  "irish",
  "mask",
  "saddle",
  "tricolour",
  "points",
  "spots",
  "patches",
  "pug",
  "tipped",
  "tanned",
  "parted",
] as const;
export type DogPattern = (typeof DOG_PATTERNS)[number];

export const DOG_COLOURS = {
  yellow: "#c9a06a",
  golden: "#b9762f",
  red: "#b0682c",
  fawn: "#c69763",
  chocolate: "#50301e",
  brown: "#7a4c2a",
  black: "#1d1b1c",
  grey: "#5d6066",
  silver: "#8f9196",
  cream: "#dfc8a0",
  white: "#e6e0d6",
  tan: "#a8622c",
  slate: "#3c3e44",
  steel: "#4d5560",
} as const;
export type DogColour = keyof typeof DOG_COLOURS;
