/** What cloth is printed or woven with, as it stands before "patterned" or "print" -> the pattern. */
const MOTIFS: Record<string, string> = {
  floral:
    "floral flower flowers rose roses daisy blossom botanical leaf leaves fern palm-leaf tropical hawaiian jungle",
  "polka-dot": "polka-dot polka-dots dot dots dotted",
  striped: "stripe stripes striped pinstripe pinstriped candy-stripe",
  plaid: "plaid tartan",
  checkered: "checkered chequered checkerboard check gingham",
  paisley: "paisley",
  leopard: "leopard cheetah jaguar",
  tiger: "tiger",
  zebra: "zebra",
  giraffe: "giraffe",
  cow: "cow cowhide dalmatian",
  camouflage: "camouflage camo",
  "geometric-print": "geometric",
  "star-print": "star stars starry",
  "wavy-print": "wave waves wavy",
  "zigzag-print": "zigzag zig-zag chevron",
  "swirl-print": "swirl swirls damask baroque",
  "diamond-print": "diamond diamonds argyle harlequin",
};

/** Words that are such a pattern by themselves. */
const ALONE: Record<string, string> = {
  striped: "pinstriped pinstripe candy-striped",
  "star-print": "star-spangled starry",
  "zigzag-print": "zigzag zig-zag zigzag-lines zigzag-stripes zig-zag-lines zigzagging-lines",
  "wavy-print": "wavy-lines wavy-stripes",
  "diamond-print": "argyle harlequin",
  camouflage: "desert-camouflage woodland-camouflage jungle-camouflage urban-camouflage arctic-camouflage",
};

const SUFFIXES = ["patterned", "print", "printed"];

/** Phrase with hyphens -> pattern: "floral-patterned", "cheetah-print", "argyle". */
export const PRINT_PHRASES: readonly (readonly [phrase: string, pattern: string])[] = [
  ...Object.entries(MOTIFS).flatMap(([pattern, words]) =>
    words.split(" ").flatMap((word) => SUFFIXES.map((suffix) => [`${word}-${suffix}`, pattern] as const)),
  ),
  ...Object.entries(ALONE).flatMap(([pattern, words]) => words.split(" ").map((word) => [word, pattern] as const)),
];
