export type BirdPattern = "plain" | "sparrow" | "robin" | "cardinal" | "jay" | "tit" | "parrot";

/** What tells one bird from another; lengths count in body lengths. */
export interface BirdSpecies {
  readonly words: readonly string[];
  /** Metres from breast to the root of the tail. */
  readonly size: number;
  readonly plump: number;
  readonly head: number;
  readonly beakLength: number;
  readonly beakDepth: number;
  /** How far the beak's tip hooks down, 0 to 1. */
  readonly hook: number;
  readonly tail: number;
  readonly legs: number;
  readonly crest: boolean;
  readonly pattern: BirdPattern;
  readonly body: string;
  readonly wing: string;
  readonly beak: string;
  readonly leg: string;
}

const SPARROW: BirdSpecies = {
  words: ["sparrow", "finch", "songbird", "wren", "lark", "nightingale", "chick"],
  size: 0.1,
  plump: 1,
  head: 1,
  beakLength: 0.15,
  beakDepth: 0.085,
  hook: 0.1,
  tail: 0.5,
  legs: 0.34,
  crest: false,
  pattern: "sparrow",
  body: "#9a7550",
  wing: "#6b4526",
  beak: "#3c352e",
  leg: "#a87858",
};

const like = (changes: Partial<BirdSpecies>): BirdSpecies => ({ ...SPARROW, ...changes });

export const BIRDS = {
  sparrow: SPARROW,
  robin: like({
    words: ["robin", "redbreast"],
    plump: 1.12,
    beakLength: 0.17,
    beakDepth: 0.055,
    legs: 0.42,
    pattern: "robin",
    body: "#7d6a4c",
    wing: "#66553a",
  }),
  cardinal: like({
    words: ["cardinal", "red cardinal", "cardinal bird", "red bird"],
    size: 0.13,
    beakDepth: 0.12,
    crest: true,
    tail: 0.75,
    pattern: "cardinal",
    body: "#b81a1a",
    wing: "#961414",
    beak: "#d8642a",
    leg: "#6a4a40",
  }),
  "blue jay": like({
    words: ["blue jay", "jay", "bluebird", "blue bird"],
    size: 0.15,
    beakLength: 0.2,
    beakDepth: 0.075,
    crest: true,
    tail: 0.8,
    pattern: "jay",
    body: "#4a7cc4",
    wing: "#2f62b8",
    beak: "#1c1b1c",
    leg: "#2a2828",
  }),
  tit: like({
    words: ["blue tit", "great tit", "tit", "chickadee", "canary"],
    size: 0.08,
    plump: 1.08,
    head: 1.08,
    beakLength: 0.11,
    beakDepth: 0.06,
    pattern: "tit",
    body: "#d8b838",
    wing: "#5478a0",
  }),
  crow: like({
    words: ["crow", "raven", "blackbird", "rook", "magpie"],
    size: 0.26,
    plump: 0.9,
    head: 0.92,
    beakLength: 0.32,
    beakDepth: 0.11,
    hook: 0.25,
    tail: 0.6,
    legs: 0.36,
    pattern: "plain",
    body: "#161618",
    wing: "#111114",
    beak: "#18181a",
    leg: "#1c1b1c",
  }),
  dove: like({
    words: ["dove", "white dove", "pigeon"],
    size: 0.2,
    plump: 1.1,
    head: 0.8,
    beakLength: 0.13,
    beakDepth: 0.045,
    pattern: "plain",
    body: "#dcdad6",
    wing: "#d0cecb",
    beak: "#c08a80",
    leg: "#b8584c",
  }),
  parrot: like({
    words: ["parrot", "macaw", "budgie", "parakeet", "cockatoo", "parakeet bird"],
    size: 0.24,
    plump: 0.88,
    head: 1.08,
    beakLength: 0.2,
    beakDepth: 0.17,
    hook: 1,
    tail: 0.95,
    legs: 0.42,
    pattern: "parrot",
    body: "#b81c18",
    wing: "#1c58b0",
    beak: "#e0d4b8",
    leg: "#57504a",
  }),
} as const satisfies Record<string, BirdSpecies>;
export type BirdName = keyof typeof BIRDS;
export const BIRD_NAMES = Object.keys(BIRDS) as BirdName[];
