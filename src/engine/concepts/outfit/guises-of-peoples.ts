import type { GuiseRow } from "./guise.ts";

/** Peoples of tales: each told by its body before its clothes. */
export const GUISES_OF_PEOPLES = {
  fairy: [
    "fairy|pixie|tooth fairy|tinkerbell|sprite|nymph",
    { bottom: "dress", feet: "shoe", back: "wings", prop: "wand", headgear: "circlet" },
    "dress #86bf4a,wings #cfe9f2,shoe #6aa23a,headgear #f2a8c4,prop gold",
    "female blond bun pointed-ears slender",
  ],
  elf: [
    "elf|wood elf|high elf|legolas|elven",
    {
      outer: "vest",
      top: "shirt",
      bottom: "trousers",
      feet: "boot",
      back: "cape",
      headgear: "circlet",
      belt: true,
      prop: "bow",
    },
    "vest #4a6b3a,shirt #d9cfae,trousers #5a4a34,cape #2f5236,headgear silver,boot #4a3220,belt #3a2616,trim silver,prop #6b4526",
    "pointed-ears slender long-hair blond",
  ],
  "christmas-elf": [
    "christmas elf|leprechaun|santa elf",
    { outer: "jacket", bottom: "trousers", feet: "shoe", headgear: "gnome-hat", belt: true, emblem: "buttons" },
    "jacket #2f7a3a,trousers #a8281f,headgear #2f7a3a,shoe #7a4a24,belt #3a2616,trim gold",
    "pointed-ears short",
  ],
  gnome: [
    "gnome|hobbit",
    { outer: "jacket", bottom: "trousers", feet: "boot", headgear: "gnome-hat", belt: true, emblem: "buttons" },
    "jacket #2f5fa8,trousers #6a4c30,headgear #c0241c,boot #4a3220,belt #2c1c12,trim gold",
    "beard old white-hair short",
  ],
  dwarf: [
    "dwarf|dwarf warrior|dwarven warrior",
    {
      outer: "armor",
      top: "sweater",
      bottom: "trousers",
      feet: "boot",
      headgear: "viking-helmet",
      belt: true,
      glove: true,
      prop: "axe",
    },
    "armor steel,sweater #5a3a28,trousers #4a3a2a,headgear steel,boot #3a2818,belt #2c1c12,glove #4a3220,trim gold,prop steel",
    "beard red-hair short broad",
  ],
  goblin: [
    "goblin|hobgoblin|gremlin|kobold",
    { outer: "vest", bottom: "shorts", belt: true, prop: "club" },
    "vest #6a4526,shorts #54422c,belt #33210f",
    "green-skin long-ears long-nose bald short scrawny yellow-eyes",
  ],
  orc: [
    "orc|orc warrior|uruk",
    { outer: "vest", bottom: "shorts", feet: "boot", belt: true, prop: "axe" },
    "vest #4f3a26,shorts #453827,boot #33261a,belt #2a1d10,prop steel",
    "green-skin pointed-ears bald muscular tusks heavy-jaw",
  ],
  ogre: [
    "ogre|shrek",
    { outer: "vest", bottom: "trousers", feet: "boot", belt: true, prop: "club" },
    "vest #5a4026,trousers #6b5a3a,boot #33261a,belt #2a1d10",
    "green-skin trumpet-ears bald fat heavy-jaw",
  ],
  troll: [
    "troll|mountain troll|cave troll|bridge troll",
    { bottom: "skirt", belt: true, prop: "club" },
    "skirt #5a4630,belt #33261a",
    "grey-skin long-ears long-nose wild-hair tusks hulking",
  ],
  giant: [
    "giant|titan|colossus",
    { outer: "vest", bottom: "skirt", feet: "boot", belt: true, prop: "club" },
    "vest #6a4c30,skirt #7a5c3a,boot #4a3220,belt #2a1d10",
    "beard wild-hair muscular small-head",
  ],
  hulk: ["hulk", { bottom: "shorts" }, "shorts #5a3a8c", "green-skin muscular hulking small-head"],
} as const satisfies Readonly<Record<string, GuiseRow>>;
