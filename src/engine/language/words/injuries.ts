/** Whose part it is, as it stands before the part. */
const OWNERS = ["its", "his", "her", "their", "a", "the", "one"];
const SIDES = ["", "left-", "right-", "front-", "hind-", "broken-", "injured-"];

const LEGS = ["leg", "foot", "paw", "ankle", "forepaw"];
const EYES = ["eye", "face", "cheek"];

/** "his left leg" of each owner, side and part. */
const owned = (parts: readonly string[]): readonly string[] =>
  OWNERS.flatMap((owner) => SIDES.flatMap((side) => parts.map((part) => `${owner}-${side}${part}`)));

const SCARS = ["a-scar", "scars", "a-long-scar", "a-big-scar", "a-deep-scar", "a-large-scar", "an-old-scar"];
const CASTS = ["a-cast", "a-plaster-cast", "a-white-cast", "a-white-plaster-cast", "plaster"];

/** What has been done to a body and shows on it, every way of saying it, hyphens between the words -> the trait. */
export const INJURY_PHRASES: readonly (readonly [phrase: string, trait: string])[] = [
  ...owned(LEGS).flatMap((leg) =>
    CASTS.flatMap((cast): [string, string][] => [
      [`with-${leg}-in-${cast}`, "leg-cast"],
      [`with-${cast}-on-${leg}`, "leg-cast"],
      [`wearing-${cast}-on-${leg}`, "leg-cast"],
    ]),
  ),
  ...owned(EYES).flatMap((eye) =>
    SCARS.flatMap((scar) =>
      ["across", "over", "on", "through", "down"].map((way): [string, string] => [
        `with-${scar}-${way}-${eye}`,
        "scarred-eye",
      ]),
    ),
  ),
];
