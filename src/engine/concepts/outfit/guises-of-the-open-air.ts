import type { GuiseRow } from "./guise.ts";
import type { Wear } from "./wear.ts";

const WORK: Partial<Wear> = { top: "shirt", bottom: "trousers", feet: "boot", belt: true };

/** Trades and pastimes of field, wood and water. */
export const GUISES_OF_THE_OPEN_AIR = {
  miner: [
    "miner|coal miner|prospector",
    { top: "shirt", bottom: "overalls", feet: "boot", headgear: "hard-hat", prop: "pickaxe" },
    "shirt #8c8c86,overalls #3f4a58,headgear #d8a021,boot #3a2c20",
    "beard",
  ],
  farmer: [
    "farmer|peasant|farmhand|shepherd",
    { top: "shirt", bottom: "overalls", feet: "boot", headgear: "straw-hat", prop: "pitchfork" },
    "shirt #b3362c,overalls #3f5f94,headgear #dcb868,boot #5a4026,prop #8a6236",
  ],
  lumberjack: [
    "lumberjack|woodcutter|logger|woodsman|woodcutter",
    { ...WORK, headgear: "beanie", prop: "axe", emblem: "checks" },
    "shirt #a8261f,trousers #3c4c66,headgear #2c3a54,boot #7a4e28,belt #4a2f1a,trim #2a1616",
    "beard muscular",
  ],
  hunter: [
    "hunter|huntsman|gamekeeper",
    { ...WORK, outer: "vest", headgear: "deerstalker", prop: "rifle" },
    "vest #5a6638,shirt #a8703c,trousers #6a5a3c,headgear #6a6a3c,boot #5a3c20,belt #4a3018",
    "beard",
  ],
  archer: [
    "archer|robin hood|bowman|huntress",
    { ...WORK, outer: "vest", headgear: "hood", prop: "bow", back: "cape" },
    "vest #6a4a2a,shirt #3f7a3a,trousers #5a4a30,headgear #2f6a34,cape #2f6a34,boot #4a3018,belt #3a2414",
  ],
  fisherman: [
    "fisherman|fisher",
    { top: "sweater", bottom: "overalls", feet: "boot", headgear: "straw-hat", prop: "fishing-rod" },
    "sweater #27406a,overalls #d8a82a,headgear #cfae62,boot #3a4a2c",
    "beard",
  ],
  explorer: [
    "explorer|ranger|adventurer|hiker|scout|safari guide|zookeeper|park ranger|archaeologist|camper|traveler|traveller|backpacker|tourist",
    { ...WORK, outer: "vest", headgear: "straw-hat", back: "backpack", prop: "rod" },
    "vest #5a6638,shirt #c2ab78,trousers #6a5a3c,headgear #8a7a48,boot #5a3c20,backpack #6a5230,belt #4a3018",
  ],
  sailor: [
    "sailor|seaman|navy sailor|popeye",
    { top: "shirt", bottom: "trousers", feet: "shoe", headgear: "cap", neckwear: "scarf" },
    "shirt #f3f3ef,trousers #f0f0ec,headgear #f5f5f2,scarf #1f3a78,shoe #1f1f24,trim #1f3a78",
  ],
  diver: [
    "scuba diver|diver|frogman|snorkeler",
    { top: "sweater", bottom: "trousers", feet: "boot", headgear: "diving-mask", back: "backpack", belt: true },
    "sweater #25282e,trousers #25282e,boot #f2c32a,headgear #f2c32a,backpack #f2a01e,belt #f2c32a",
  ],
} as const satisfies Readonly<Record<string, GuiseRow>>;
