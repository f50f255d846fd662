import type { GuiseRow } from "./guise.ts";

/** Winter sport, wheels, the stage and the street. */
export const GUISES_OF_LEISURE = {
  skier: [
    "skier|snowboarder|ski racer|ice skater|mountaineer|alpinist|sledder",
    { outer: "jacket", bottom: "trousers", feet: "boot", headgear: "cap", neckwear: "scarf", glove: true },
    "jacket #2f7fc8,trousers #25303c,boot #e8e8e4,headgear #e2552a,scarf #e2552a,glove #25262b,trim #f2f2ee",
  ],
  biker: [
    "biker|motorcyclist|rider|greaser",
    { top: "t-shirt", outer: "jacket", bottom: "trousers", feet: "boot", headgear: "bandana", belt: true, glove: true },
    "jacket leather #1f1d1f,t-shirt #e8e6e0,trousers #2c3c58,boot leather #1c1a1a,headgear #b3261e,belt #17171a,glove #1c1a1a",
    "beard",
  ],
  racer: [
    "racer|driver|race car driver|racing driver|race driver|rally driver|stuntman|daredevil",
    { outer: "jacket", bottom: "trousers", feet: "shoe", headgear: "visor-helmet", emblem: "number", glove: true },
    "jacket #c8281f,trousers #c8281f,shoe #1f1f24,headgear #f2f2ee,glove #1f1f24,trim #f2f2ee",
  ],
  jockey: [
    "jockey|horse rider|equestrian",
    { top: "shirt", outer: "vest", bottom: "trousers", feet: "boot", headgear: "cap", emblem: "diamonds" },
    "shirt #f2c32a,vest #1f6a3a,trousers #f3f1ec,boot leather #1c1a1a,headgear #1f6a3a,trim #f2c32a",
    "short thin",
  ],
  cyclist: [
    "cyclist|bicyclist|bike rider",
    { top: "t-shirt", bottom: "shorts", feet: "shoe", headgear: "hard-hat", emblem: "stripes", glove: true },
    "t-shirt #f2c32a,shorts #1f1f24,shoe #f2f2ee,headgear #f2f2ee,glove #1f1f24,trim #1f1f24",
  ],
  cheerleader: [
    "cheerleader|majorette",
    { top: "t-shirt", bottom: "skirt", feet: "shoe", emblem: "star", prop: "pompoms" },
    "t-shirt #c8281f,skirt #c8281f,shoe #f2f2ee,trim #f2f2ee,prop #f2c32a",
    "female ponytail",
  ],
  hippie: [
    "hippie|hippy|flower child|bard|minstrel|troubadour",
    { top: "shirt", outer: "vest", bottom: "trousers", feet: "shoe", headgear: "headband" },
    "shirt #d8a82a,vest #7a4a28,trousers #4a6a8c,shoe #6a4a2a,headgear #b3362c,trim #e8e23a",
    "long-hair beard glasses",
  ],
  gangster: [
    "gangster|mobster|mafia boss|mafioso|villain|supervillain|spy|secret agent|hitman",
    { top: "shirt", outer: "suit", bottom: "trousers", feet: "shoe", headgear: "straw-hat", neckwear: "tie" },
    "suit #23242a,shirt #e9e6dc,trousers #23242a,shoe #141416,headgear #23242a,tie #8c1f26",
  ],
  thief: [
    "thief|burglar|robber|bank robber",
    { top: "sweater", bottom: "trousers", feet: "shoe", headgear: "eye-mask", emblem: "stripes", prop: "sack" },
    "sweater #f2f0ea,trousers #25262b,shoe #1c1a1a,headgear #1c1a1a,trim #25262b,prop #8a7248",
  ],
  bishop: [
    "bishop|archbishop|pope|saint|shaman|oracle|prophet|astrologer",
    { outer: "robe", feet: "shoe", headgear: "pointed-hat", back: "cape", prop: "staff", emblem: "cross" },
    "robe #f3f1ec,headgear #f3f1ec,cape #8c1a2a,shoe #5a2a1c,trim gold,prop gold",
    "beard old white-hair",
  ],
  hacker: [
    "hacker|gamer|streamer|programmer|coder|software developer",
    { top: "sweater", bottom: "trousers", feet: "shoe", headgear: "hood" },
    "sweater #2b2d36,trousers #3d4f6c,shoe #f2f2ee,headgear #2b2d36",
    "glasses",
  ],
  reporter: [
    "reporter|journalist|news anchor|tv presenter|interviewer",
    { top: "shirt", outer: "suit", bottom: "trousers", feet: "shoe", neckwear: "tie", prop: "microphone" },
    "suit #4a5670,shirt #f0f1f2,trousers #4a5670,tie #27507a,shoe #2a1d16,prop #2a2a2d",
  ],
  acrobat: [
    "acrobat|juggler|trapeze artist|lion tamer|ringmaster|circus director|snake charmer",
    { top: "shirt", outer: "tuxedo", bottom: "trousers", feet: "boot", headgear: "top-hat", neckwear: "bow-tie" },
    "tuxedo #b81f2a,shirt #f3f1ec,trousers #f3f1ec,boot leather #1c1a1a,headgear #1c1a1a,bow-tie #f2c32a,trim gold",
  ],
} as const satisfies Readonly<Record<string, GuiseRow>>;
