/** What asks for free hands. */
export const HANDY = [
  "holding",
  "playing",
  "carrying",
  "using",
  "reading",
  "eating",
  "drinking",
  "cooking",
  "tending",
  "hooping",
  "roped",
  "wheeling",
];

/** Deeds of the hands, whatever they do them to. */
export const MANUAL = [
  "typing",
  "writing",
  "drumming",
  "pushing",
  "pulling",
  "wielding",
  "lifting",
  "archery",
  "arm-wrestling",
  "handshaking",
  "highfiving",
];

/** Deeds that put both hands up. */
export const RAISED = ["dancing", "waving", "cheering", "saluting", "pointing", "skating"];
