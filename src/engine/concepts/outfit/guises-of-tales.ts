import type { GuiseRow } from "./guise.ts";

/** History, tales and legend. */
export const GUISES_OF_TALES = {
  scarecrow: [
    "scarecrow costume",
    { top: "shirt", bottom: "overalls", headgear: "straw-hat", neckwear: "scarf", glove: true },
    "shirt #a8482c,overalls #4a6286,headgear #cfa856,scarf #c9362c,glove #dcb868",
    "wild-hair blond",
  ],
  doll: [
    "china doll",
    { bottom: "dress", feet: "shoe", belt: true, emblem: "buttons" },
    "dress #d86a8a,shoe #a3243a,belt #f6e6ea,trim #f6f2ea",
  ],
  wizard: [
    "wizard|sorcerer|mage|warlock|magus|merlin|gandalf",
    { outer: "robe", feet: "shoe", headgear: "pointed-hat", prop: "staff", belt: true, emblem: "star" },
    "robe #3a2f86,headgear #342a78,shoe #4a3220,belt #c79b3a,trim gold,prop #6b4526",
    "beard old long-hair white-hair",
  ],
  magician: [
    "magician|illusionist|conjurer",
    {
      outer: "tuxedo",
      top: "shirt",
      bottom: "trousers",
      feet: "shoe",
      headgear: "top-hat",
      neckwear: "bow-tie",
      back: "cape",
      prop: "wand",
    },
    "tuxedo #1c1c22,shirt #f3f1ec,trousers #1c1c22,headgear #17171b,bow-tie #a3211d,cape #8c1a1e,prop #1a1a1c",
  ],
  witch: [
    "witch|sorceress|enchantress|hag",
    { bottom: "gown", feet: "boot", headgear: "pointed-hat", prop: "broom", back: "cape", belt: true },
    "gown #2b2433,headgear #231e2b,cape #3d2a57,boot #1e1a20,belt #6a4a9c,trim gold,prop #7a5632",
    "female long-hair",
  ],
  clown: [
    "clown|circus performer|circus clown",
    { bottom: "overalls", top: "shirt", feet: "shoe", headgear: "jester-hat", neckwear: "bow-tie", emblem: "buttons" },
    "overalls #2f6fd0,shirt #f2c82a,headgear #d02a2a,bow-tie #d02a2a,shoe #d02a2a,trim #f4f0e0",
    "clown wild-hair red-hair",
  ],
  cyborg: [
    "cybernetic soldier|cyborg soldier",
    { outer: "armor", bottom: "trousers", feet: "boot", glove: true, belt: true },
    "armor steel,trousers #26282e,boot steel,glove steel,belt #c8352a",
  ],
  superhero: [
    "superhero|super hero|superheroine|superman|batman|wonder woman|vigilante|hero",
    {
      top: "sweater",
      bottom: "trousers",
      feet: "boot",
      back: "cape",
      belt: true,
      emblem: "star",
      headgear: "eye-mask",
      glove: true,
    },
    "sweater #1f55b8,trousers #1f55b8,boot #c2201e,cape #c2201e,glove #c2201e,belt #f2c32a,trim #f2c32a,headgear #c2201e",
    "muscular",
  ],
  santa: [
    "santa claus|santa|father christmas|saint nicholas|st nicholas|saint nick",
    {
      outer: "coat",
      bottom: "trousers",
      feet: "boot",
      headgear: "santa-hat",
      prop: "sack",
      belt: true,
      glove: true,
      emblem: "buttons",
    },
    "coat #b81c1c,trousers #b81c1c,headgear #b81c1c,boot #1c1a1c,belt #1a181a,glove #f2f0ec,trim #f4f2ee,prop #8a5a34",
    "beard old fat white-hair",
  ],
  monk: [
    "monk|friar|buddhist monk|hermit",
    { outer: "robe", feet: "shoe", belt: true, headgear: "hood" },
    "robe #6b4526,headgear #6b4526,belt #c9b07a,shoe #4a3220",
    "bald",
  ],
  nun: [
    "nun|sister nun|abbess",
    { outer: "robe", feet: "shoe", headgear: "nun-veil", emblem: "cross" },
    "robe #1f1f26,headgear #1f1f26,trim #f2f0ea,shoe #17171b",
    "female",
  ],
  angel: [
    "angel|cherub|seraph|guardian angel|cupid",
    { outer: "robe", feet: "none", headgear: "halo", back: "wings", belt: true },
    "robe #f6f4ee,headgear gold,wings #f7f5f0,belt gold",
    "blond long-hair",
  ],
  devil: [
    "devil|demon|satan|imp|lucifer|krampus",
    { outer: "vest", bottom: "trousers", feet: "boot", headgear: "horns", prop: "trident", back: "cape" },
    "vest #2a1a1c,trousers #2a1a1c,headgear #e6d9b8,boot #1c1416,cape #6a1216,prop #2c2626",
    "red-skin beard",
  ],
  vampire: [
    "vampire|dracula|count dracula|nosferatu",
    { outer: "tuxedo", top: "shirt", bottom: "trousers", feet: "shoe", neckwear: "bow-tie", back: "cape" },
    "tuxedo #1b1a20,shirt #f0eeea,trousers #1b1a20,bow-tie #9c1620,shoe #141316,cape #7a0f18",
    "pale-skin fangs",
  ],
  reaper: [
    "grim reaper|reaper|death|cultist|necromancer|druid|jedi|sith",
    { outer: "robe", headgear: "hood", prop: "scythe", belt: true },
    "robe #1c1b20,headgear #1a191e,belt #3a3028,prop #5a4630",
    "pale-skin",
  ],
} as const satisfies Readonly<Record<string, GuiseRow>>;
