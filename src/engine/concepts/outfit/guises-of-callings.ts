import type { GuiseRow } from "./guise.ts";

/** Callings one tells by a mask, a headdress or the pattern of a garment. */
export const GUISES_OF_CALLINGS = {
  "plague-doctor": [
    "plague doctor|beak doctor",
    { outer: "robe", feet: "boot", headgear: "plague-mask", back: "cape", prop: "rod", belt: true, glove: true },
    "robe #26242a,cape #201e24,headgear #211d1c,boot #1a1718,belt #5a3820,glove #3a2618,trim #b8894a,prop #5a3a20",
  ],
  "chimney-sweep": [
    "chimney sweep|chimney sweeper|chimney cleaner",
    {
      outer: "jacket",
      top: "shirt",
      bottom: "trousers",
      feet: "boot",
      headgear: "top-hat",
      neckwear: "scarf",
      prop: "flue-brush",
    },
    "jacket #2b2a2e,shirt #8a857c,trousers #343238,boot #1c1a1a,headgear #1d1c1f,scarf #b3261e,trim #3a3638,prop #6a4a2c",
  ],
  jester: [
    "jester|fool|harlequin|court jester|joker",
    { outer: "jacket", bottom: "trousers", feet: "shoe", headgear: "jester-hat", emblem: "halves", belt: true },
    "jacket #c8282a,trousers #c8282a,headgear #c8282a,shoe #3a2a7c,belt #3a2a7c,trim #f2c32a",
  ],
  mime: [
    "mime|mime artist|pantomime",
    { top: "sweater", bottom: "trousers", feet: "shoe", headgear: "beret", emblem: "hoops", glove: true },
    "sweater #f4f3ef,trousers #1c1c21,headgear #1c1c21,glove #f6f5f1,shoe #17171b,trim #1c1c21",
    "pale-skin",
  ],
  referee: [
    "referee|umpire|ref",
    { top: "shirt", bottom: "trousers", feet: "shoe", headgear: "cap", emblem: "bars", belt: true },
    "shirt #f4f3ef,trousers #1c1c21,shoe #17171b,headgear #1c1c21,belt #17171a,trim #1c1c21",
  ],
  beekeeper: [
    "beekeeper|bee keeper|apiarist",
    { outer: "jacket", bottom: "trousers", feet: "boot", headgear: "bee-veil", belt: true, glove: true },
    "jacket #f3f0e6,trousers #f0ede2,boot #8a6a3a,headgear #f0e6c8,glove #c9a25a,belt #8a6a3a,trim #8a6a3a",
  ],
  surgeon: [
    "surgeon|operating doctor",
    { top: "t-shirt", bottom: "trousers", feet: "shoe", headgear: "surgical-mask", glove: true, prop: "clipboard" },
    "t-shirt #3f9a94,trousers #3f9a94,headgear #4fb0a8,shoe #f0f0ee,glove #cfe6ea,trim #dff0f0",
  ],
  gardener: [
    "gardener|landscaper|groundskeeper",
    { top: "shirt", bottom: "trousers", feet: "boot", headgear: "straw-hat", apron: true, glove: true },
    "shirt #c2ab78,trousers #4a5a3a,apron #3f7a3a,headgear #dcb868,boot #3f6a34,glove #c98a2c",
  ],
  barber: [
    "barber|hairdresser|hair stylist|hairstylist",
    { top: "shirt", outer: "vest", bottom: "trousers", feet: "shoe", neckwear: "bow-tie" },
    "shirt #f4f4f0,vest #8c1f2a,trousers #23252c,bow-tie #17171b,shoe #2a1d16",
    "beard",
  ],
  butcher: [
    "butcher|fishmonger",
    { top: "shirt", bottom: "trousers", feet: "boot", apron: true, headgear: "cap" },
    "shirt #f4f4f0,trousers #2c3444,apron #b3261e,headgear #f4f4f0,boot #23252c",
  ],
  blacksmith: [
    "blacksmith|smith|metalworker|farrier",
    { top: "t-shirt", bottom: "trousers", feet: "boot", apron: true, glove: true },
    "t-shirt #8a8577,trousers #3a3833,apron leather #5a3820,boot #2c2018,glove leather #4a2f1a",
    "muscular beard",
  ],
  welder: [
    "welder",
    { top: "t-shirt", bottom: "overalls", feet: "boot", apron: true, glove: true },
    "t-shirt #8a8577,overalls #2f4258,apron leather #7a5530,boot #2c2018,glove leather #a8763a",
  ],
  dentist: [
    "dentist|dental surgeon|orthodontist",
    { top: "t-shirt", bottom: "trousers", feet: "shoe", headgear: "surgical-mask", glove: true },
    "t-shirt #f4f6f6,trousers #f4f6f6,headgear #9fd3e0,shoe #f0f0ee,glove #cfe6ea,trim #dff0f0",
  ],
  "house-painter": [
    "house painter|decorator|wall painter",
    { top: "t-shirt", bottom: "overalls", feet: "shoe", headgear: "cap" },
    "t-shirt #8fb0cf,overalls #f4f2ea,headgear #f4f2ea,shoe #6a4a2a",
  ],
  priest: [
    "priest|vicar|pastor|clergyman|reverend|exorcist|preacher",
    { outer: "robe", feet: "shoe", emblem: "cross", neckwear: "clerical-collar" },
    "robe #1b1b20,shoe #141416,trim gold,tie #f6f5f1",
  ],
  pharaoh: [
    "pharaoh|cleopatra|egyptian king|egyptian queen",
    { bottom: "skirt", feet: "shoe", headgear: "nemes", belt: true, prop: "staff" },
    "skirt #f3efe2,shoe #a8762c,headgear gold,belt gold,trim #1f4f9c,prop gold",
  ],
  geisha: [
    "geisha|maiko",
    { outer: "kimono", feet: "shoe", headgear: "pinned-hair", belt: true },
    "kimono #b3243f,headgear #141216,shoe #2a1c16,belt #d8a82a,trim #f4efe6",
    "female pale-skin",
  ],
  flamenco: [
    "flamenco dancer|flamenco|spanish dancer",
    { bottom: "gown", feet: "shoe", headgear: "flower-comb" },
    "gown #c0182a,headgear #1b1416,belt #d8182c,shoe #1b1416,trim #17131a",
    "female bun",
  ],
  mariachi: [
    "mariachi|mariachi singer|mariachi player|mariachi musician|charro",
    {
      top: "shirt",
      outer: "jacket",
      bottom: "trousers",
      feet: "boot",
      headgear: "sombrero",
      neckwear: "bow-tie",
      belt: true,
    },
    "jacket #1c1c21,shirt #f4f4f0,trousers #1c1c21,headgear #1f1c22,bow-tie #c0182a,boot #1a1718,belt #5a3820,trim gold",
    "moustache",
  ],
  sumo: [
    "sumo|sumo wrestler|sumo fighter|sumotori",
    { bottom: "swimsuit", belt: true },
    "swimsuit #23305c,belt #23305c,trim #23305c",
    "fat bun",
  ],
} as const satisfies Readonly<Record<string, GuiseRow>>;
