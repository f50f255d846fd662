import type { GuiseRow } from "./guise.ts";
import type { Wear } from "./wear.ts";

const SUIT: Partial<Wear> = { outer: "suit", top: "shirt", bottom: "trousers", feet: "shoe", neckwear: "tie" };
const SPORT: Partial<Wear> = { top: "t-shirt", bottom: "shorts", feet: "shoe", emblem: "number" };
const WORK: Partial<Wear> = { top: "shirt", bottom: "trousers", feet: "boot", belt: true };

/** Trades, sports and stations of our own day. */
export const GUISES_OF_TRADES = {
  casual: ["tourist", { top: "t-shirt", bottom: "trousers", feet: "shoe" }, ""],
  "casual-skirt": ["hostel guest", { top: "sweater", bottom: "skirt", feet: "boot" }, ""],
  "casual-warm": ["neighbour", { top: "sweater", bottom: "trousers", feet: "shoe" }, ""],
  "casual-smart": ["clerk", { top: "shirt", bottom: "trousers", feet: "shoe", belt: true }, ""],
  chef: [
    "chef|cook|baker|pastry chef|sushi chef|head chef",
    {
      outer: "jacket",
      bottom: "trousers",
      feet: "shoe",
      headgear: "toque",
      prop: "spoon",
      emblem: "buttons",
      neckwear: "scarf",
    },
    "jacket #f2f0ea,trousers #3a3f4a,headgear #f6f4ee,scarf #b8322a,prop #a8763e",
  ],
  firefighter: [
    "firefighter|fireman|fire fighter",
    {
      outer: "coat",
      bottom: "trousers",
      feet: "boot",
      headgear: "fire-helmet",
      prop: "axe",
      emblem: "stripes",
      glove: true,
    },
    "coat #c79a35,trousers #c79a35,headgear #c32018,boot #26241f,glove #4a3a2a,trim #e8e23a",
  ],
  police: [
    "police officer|policeman|policewoman|cop|police|sheriff's deputy|constable|security guard|guard",
    { ...WORK, headgear: "police-cap", emblem: "badge", neckwear: "tie", prop: "truncheon", feet: "shoe" },
    "shirt #2f4a80,trousers #1c2748,headgear #1c2748,tie #141a30,belt #17171a,trim gold,prop #1a1a1c",
  ],
  doctor: [
    "doctor|physician|medic|veterinarian|vet",
    {
      outer: "coat",
      top: "shirt",
      bottom: "trousers",
      feet: "shoe",
      emblem: "stethoscope",
      neckwear: "tie",
      prop: "clipboard",
    },
    "coat #f4f5f5,shirt #9ec3dc,trousers #39506b,tie #27507a,shoe #2a2625",
  ],
  nurse: [
    "nurse|midwife",
    { bottom: "dress", feet: "shoe", headgear: "nurse-cap", emblem: "cross", prop: "clipboard" },
    "dress #f3f5f6,headgear #f6f6f4,shoe #f0f0ee,trim #c62828",
    "female",
  ],
  scientist: [
    "scientist|astronomer|chemist|mad scientist|professor|researcher|inventor",
    { outer: "coat", top: "shirt", bottom: "trousers", feet: "shoe", neckwear: "bow-tie", prop: "clipboard" },
    "coat #f4f5f5,shirt #d7dfe6,trousers #4a4640,bow-tie #a62b2b",
    "wild-hair glasses",
  ],
  soldier: [
    "soldier|army man|infantryman|marine|trooper|commando|sniper|general",
    { ...WORK, outer: "vest", headgear: "army-helmet", back: "backpack", prop: "rifle" },
    "shirt #5f6b42,trousers #56613c,vest #444d30,headgear #4c5636,backpack #59603d,boot #2b241c,belt #3a3526",
  ],
  astronaut: [
    "astronaut|cosmonaut|spaceman|space explorer|taikonaut|space suit",
    { outer: "spacesuit", bottom: "trousers", feet: "boot", headgear: "space-helmet", back: "backpack", glove: true },
    "spacesuit #eef0f1,trousers #eef0f1,boot #d8dadc,headgear #f2f3f4,backpack #d5d8da,glove #d5d8da,trim #d8642a",
  ],
  builder: [
    "construction worker|builder|worker|bricklayer|handyman|road worker|engineer|foreman",
    { ...WORK, outer: "vest", headgear: "hard-hat", prop: "hammer", emblem: "stripes" },
    "vest #f0701e,shirt #5f86a8,trousers #39475e,headgear #f2c51f,boot #8a6234,belt #6a4422,trim #e9ee5a",
  ],
  mechanic: [
    "mechanic|plumber|repairman|electrician|technician|janitor",
    { top: "t-shirt", bottom: "overalls", feet: "boot", headgear: "cap", prop: "wrench" },
    "t-shirt #c9392c,overalls #2f558c,headgear #c9392c,boot #4a3420,prop steel",
  ],
  footballer: [
    "soccer player|football player|footballer|goalkeeper|rugby player|football goalkeeper",
    { ...SPORT, prop: "ball" },
    "t-shirt #c8281f,shorts #f2f2ee,shoe #232326,trim #f4f4f0,prop #f2f2f0",
  ],
  basketballer: [
    "basketball player|athlete|sportsman|nba player",
    { ...SPORT, prop: "basketball", headgear: "headband" },
    "t-shirt #4a2a86,shorts #4a2a86,shoe #f0f0ee,headgear #f2c32a,trim #f2c32a,prop #d2691e",
    "tall",
  ],
  baseballer: [
    "baseball player|pitcher player|batter",
    { ...SPORT, bottom: "trousers", headgear: "cap", prop: "bat", emblem: "number", belt: true },
    "t-shirt #f1efe8,trousers #e8e6de,headgear #1f3f7c,shoe #1f2430,belt #1f2a4a,trim #1f3f7c,prop #b98a52",
  ],
  runner: [
    "runner|jogger|marathon runner|sprinter",
    { ...SPORT, headgear: "headband" },
    "t-shirt #2fa39a,shorts #25303c,shoe #e2552a,headgear #f2f2ee,trim #f2f2ee",
  ],
  cyclist: ["cyclist|bicyclist|unicyclist", SPORT, "t-shirt #f0c424,shorts #1d2026,shoe #e8e6e0,trim #c9281f"],
  boxer: [
    "boxer|boxer fighter|prizefighter|pugilist|kickboxer|mma fighter",
    { bottom: "shorts", feet: "boot", glove: true, belt: true },
    "shorts #c01f1c,boot #1f1f24,glove #c01f1c,belt #f0d25a",
    "muscular",
  ],
  skater: [
    "skateboarder|skater",
    { top: "sweater", bottom: "trousers", feet: "shoe", headgear: "cap" },
    "sweater #d8572a,trousers #3d4f6c,headgear #25262b,shoe #f2f2ee",
  ],
  rapper: [
    "rapper|teenager|hip hop dancer|street dancer",
    { top: "sweater", bottom: "trousers", feet: "shoe", headgear: "cap", prop: "skateboard" },
    "sweater #d8572a,trousers #3d4f6c,headgear #25262b,shoe #f2f2ee,prop #b8834a",
  ],
  musician: [
    "musician|rock star|rockstar|singer|pop star|rocker|punk|dj|jazz singer",
    { outer: "jacket", top: "t-shirt", bottom: "trousers", feet: "boot", prop: "microphone", belt: true },
    "jacket leather #1f1d1f,t-shirt #c3261f,trousers #26303f,boot #1c1a1a,belt steel,prop #2a2a2d,trim steel",
    "wild-hair",
  ],
  "band-player": [
    "guitarist|drummer|bassist|percussionist|keyboardist|saxophonist|trumpeter|trombonist|banjoist",
    { outer: "vest", top: "t-shirt", bottom: "trousers", feet: "boot", belt: true },
    "vest leather #1f1d1f,t-shirt #c3261f,trousers #2c3c58,boot #2a1c16,belt steel,trim steel",
    "wild-hair",
  ],
  "concert-player": [
    "violinist|pianist|concert pianist|cellist|violist|flutist|flautist|harpist|oboist|clarinetist|organist|accordionist",
    { outer: "tuxedo", top: "shirt", bottom: "trousers", feet: "shoe", neckwear: "bow-tie" },
    "tuxedo #1c1c22,shirt #f3f1ec,trousers #1c1c22,bow-tie #8c1f26,shoe #141416",
  ],
  businessman: [
    "businessman|businesswoman|office worker|lawyer|banker|politician|manager|ceo|salesman|president|gentleman|boss|accountant|executive|secret agent|spy|james bond",
    { ...SUIT, prop: "briefcase" },
    "suit #33405a,shirt #f0f1f2,trousers #33405a,tie #9c1f24,shoe #2a1d16,prop #5a3820",
  ],
  teacher: [
    "teacher|librarian|schoolteacher|writer|scholar|student|nerd",
    { outer: "vest", top: "shirt", bottom: "trousers", feet: "shoe", neckwear: "bow-tie" },
    "vest #5a6b3c,shirt #e9e6dc,trousers #6a5238,bow-tie #9c2a24,shoe #4a2f1c",
    "glasses",
  ],
  butler: [
    "butler|waiter|waitress|bartender|maître d'|groom|conductor|orchestra conductor|penguin suit",
    { outer: "tuxedo", top: "shirt", bottom: "trousers", feet: "shoe", neckwear: "bow-tie", prop: "tray" },
    "tuxedo #1c1c22,shirt #f3f1ec,trousers #1c1c22,bow-tie #17171b,shoe #141416,prop silver",
  ],
  maid: [
    "maid|housekeeper|cleaning lady|housemaid",
    { bottom: "dress", apron: true, feet: "shoe", headgear: "nurse-cap", prop: "broom" },
    "dress #23232b,apron #f3f1ec,headgear #f3f1ec,shoe #1a1a1e,trim #f3f1ec",
    "female",
  ],
  detective: [
    "detective|private eye|sherlock holmes|sherlock|investigator|inspector",
    {
      outer: "coat",
      top: "shirt",
      bottom: "trousers",
      feet: "shoe",
      neckwear: "tie",
      headgear: "deerstalker",
      prop: "magnifier",
      belt: true,
      emblem: "buttons",
    },
    "coat #a88a5c,shirt #ece8de,trousers #4a4238,headgear #8c7048,tie #5a2f24,shoe #3a2618,belt #7a6038",
  ],
  ballerina: [
    "ballerina|ballet dancer|dancer|figure skater",
    { bottom: "tutu", feet: "shoe", headgear: "tiara" },
    "tutu #f0a8c0,shoe #f0a8c0,headgear silver",
    "female bun thin",
  ],
  bride: [
    "bride",
    { bottom: "gown", feet: "shoe", headgear: "bridal-veil", prop: "bouquet" },
    "gown #f6f4f0,headgear #f8f7f4,shoe #f4f2ee,trim #e8c8d0",
    "female long-hair",
  ],
  postman: [
    "postman|mailman|mail carrier|courier|delivery man|bus driver|pilot|captain|ship captain|admiral|train conductor|chauffeur|taxi driver",
    {
      outer: "jacket",
      top: "shirt",
      bottom: "trousers",
      feet: "shoe",
      headgear: "police-cap",
      neckwear: "tie",
      prop: "envelope",
      emblem: "buttons",
    },
    "jacket #2a4a86,shirt #e9eef2,trousers #28344e,headgear #2a4a86,tie #1c2a4a,shoe #221c1a,trim gold,prop #f0ead8",
  ],
  judge: [
    "judge|magistrate",
    { outer: "robe", top: "shirt", feet: "shoe", headgear: "judge-wig", prop: "gavel" },
    "robe #1f1d22,headgear #e8e2d2,prop #7a4a24,trim #f2f0ea,shoe #17171b",
  ],
  graduate: [
    "graduate|graduate student|valedictorian",
    { outer: "robe", feet: "shoe", headgear: "mortarboard" },
    "robe #20222c,headgear #20222c,trim gold,shoe #17171b",
  ],
  artist: [
    "artist|painter|sculptor",
    { top: "sweater", bottom: "trousers", feet: "shoe", headgear: "beret", apron: true, prop: "paintbrush" },
    "sweater #33475e,trousers #4a4238,headgear #8c1f26,apron #e6dfce,shoe #3a2a1c,prop #b8834a",
  ],
  photographer: [
    "photographer|cameraman|photojournalist|paparazzo|wildlife photographer",
    { ...WORK, outer: "vest", feet: "shoe", prop: "camera" },
    "vest #8a7a55,shirt #33566b,trousers #4b4a3e,belt #3a2a1c,shoe #3a2a1c,prop #22242a",
  ],
  worker: [
    "shopkeeper|tailor|barista|grocer|cobbler|florist|potter|carpenter|woodworker",
    { top: "shirt", bottom: "trousers", feet: "shoe", apron: true },
    "shirt #d9d5c8,trousers #4a4640,apron #7a3326,shoe #3a2a1c",
  ],
  lady: [
    "lady|queen mother|flapper|victorian lady|noble lady|hostess",
    { bottom: "gown", feet: "shoe", glove: true },
    "gown #2f6a6c,glove #f2efe8",
    "female bun",
  ],
} as const satisfies Readonly<Record<string, GuiseRow>>;
