const SIZES = [
  "",
  "big-",
  "large-",
  "small-",
  "little-",
  "tiny-",
  "cute-",
  "cartoon-",
  "funny-",
  "long-",
  "two-",
  "human-",
];

/** What is said of things that have none -> the trait that gives it to them. */
const FEATURES: readonly (readonly [features: string, trait: string])[] = [
  ["face googly-eyes googly-eye cartoon-eyes face-on-it", "faced"],
  ["scary-face creepy-face evil-face spooky-face wicked-face menacing-face", "faced-evil"],
  ["arms-and-legs legs-and-arms arms-legs hands-and-feet arms-and-feet limbs", "limbed"],
];

/** The same in one word. */
const BY_WORD: ReadonlyMap<string, readonly string[]> = new Map([
  ["faced", ["googly-eyed"]],
  ["limbed", ["anthropomorphic", "anthropomorphized", "anthropomorphised", "personified", "humanized", "humanised"]],
]);

/** "with a face", "with big googly eyes", "with tiny arms and legs": every way of saying it, hyphens between the words. */
export const FACE_PHRASES: readonly (readonly [phrase: string, trait: string])[] = FEATURES.flatMap(
  ([features, trait]) =>
    features
      .split(" ")
      .flatMap((feature) =>
        ["with-a-", "with-", "and-a-", "and-", "has-a-", "has-", "having-"].flatMap((head) =>
          SIZES.map((size): [string, string] => [`${head}${size}${feature}`, trait]),
        ),
      )
      .concat((BY_WORD.get(trait) ?? []).map((word) => [word, trait])),
);
