import { singular } from "./singular.ts";

/** Spellings and forms of one word. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aluminium: "aluminum",
    grey: "gray",
    wood: "wooden timber woods",
    wool: "woollen woolen",
    metal: "metallic",
    rusty: "rusted rust rusting",
    oxidised: "oxidized oxidizing",
    galvanised: "galvanized",
    glazed: "glaze",
    knit: "knitted knitting",
    quilt: "quilted",
    stud: "studded",
    corrugated: "corrugation",
    bolt: "bolted",
    overlapping: "overlaping overlapped overlaped lapped",
    braid: "braided",
    plank: "planking planked",
    panel: "panelled paneled panelling paneling",
    tile: "tiled tiling",
    weave: "woven",
    crack: "cracked",
    stain: "stained",
    crush: "crushed",
    roof: "roofing",
  }).flatMap(([word, others]) => others.split(" ").map((other): [string, string] => [other, word])),
);
export const plainWord = (word: string): string => SAME.get(singular(word)) ?? singular(word);
