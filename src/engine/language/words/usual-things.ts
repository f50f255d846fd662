/** Material that is asked for as if it were a thing -> the word, among the concepts' own, of what is mostly made of it. */
export const USUAL_THINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    chainmail: "mail shirt",
    "scale-armour": "suit of armor",
    "persian-rug": "rug",
    "shag-carpet": "rug",
  }),
);
