/**
 * Plain colours as they are found in stone and soil: "red rock" is no red of paint. By the class of the material, where the
 * class has them.
 */
const STONE: readonly (readonly [string, string])[] = [
  ["red", "#964838"],
  ["green", "#5f6f55"],
  ["blue", "#52657c"],
  ["yellow", "#c4a263"],
  ["orange", "#b87646"],
  ["pink", "#c49a8f"],
  ["purple", "#6f5a6d"],
];
const MARBLE: readonly (readonly [string, string])[] = [
  ["red", "#8e3e36"],
  ["green", "#3d6a54"],
  ["blue", "#56718f"],
  ["yellow", "#d3b473"],
  ["orange", "#bd7d4e"],
  ["pink", "#d9aca2"],
  ["purple", "#715569"],
];

const BRICK: readonly (readonly [string, string])[] = [
  ["red", "#a04a34"],
  ["orange", "#bd6a41"],
  ["yellow", "#cfa95f"],
  ["pink", "#c78f7c"],
];

export const NATURAL_TONES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ["stone", new Map(STONE)],
  ["ground", new Map(STONE.filter(([word]) => word !== "green"))],
  ["marble", new Map(MARBLE)],
  ["brick", new Map(BRICK)],
]);

/** Words before a colour that want it as it is said. */
export const AS_SAID: ReadonlySet<string> = new Set(
  "bright vivid vibrant neon fluorescent electric painted dyed lurid intense saturated pure glowing".split(" "),
);
