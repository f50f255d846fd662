import { fromHex } from "../../../math/color.ts";
import type { SlotDress } from "../../concept.ts";
import type { GuitarParameters } from "./guitar-parameters.ts";
import { GUITAR_SHAPES } from "./guitar-shapes.ts";

const hex = (text: string) => text.split(" ").map(fromHex);

const ROUGH = hex("#c8924e #d9ac68 #8a4a20 #b5702f #3b2216 #c99a5c");

const LACQUER = hex("#b3221d #1f4f94 #e6e0cf #1b1b1e #4f9a9a #d9862a");

/** What all guitars share. */
export const GUITAR_SLOTS = {
  body: { words: ["back", "side", "finish"], materials: ["oak"], colours: ROUGH },
  neck: { words: [], materials: ["oak"], colours: hex("#7a4a26 #c99a5c"), takesWhole: false },
  head: { words: ["headstock"], materials: ["oak"], colours: hex("#5a3018"), takesWhole: false },
  fretboard: {
    words: ["fingerboard", "fret", "bridge"],
    materials: ["oak"],
    colours: hex("#2a1710 #3b2014"),
    takesWhole: false,
  },
  tuner: { words: ["tuning peg", "peg"], materials: ["brushed-steel", "gold"], takesWhole: false },
  string: { words: ["guitar string"], materials: ["brushed-steel"], takesWhole: false, breaksItself: true },
} as const;

/** What only hollow ones have. */
export const HOLLOW_SLOTS = {
  top: { words: ["soundboard", "front", "f-hole", "f hole"], materials: ["oak"], colours: ROUGH },
} as const;

/** What only solid ones have. */
export const SOLID_SLOTS = {
  pickup: { words: [], materials: ["plastic"], colours: hex("#141416 #ece7da"), takesWhole: false },
  knob: { words: ["dial"], materials: ["plastic", "gold"], colours: hex("#e3ddca"), takesWhole: false },
  pickguard: {
    words: ["scratch plate"],
    materials: ["plastic"],
    colours: hex("#f0ede4 #17171a #6b2f1c"),
    takesWhole: false,
  },
} as const;

/** Woods and lacquers as drawn. */
export function dressGuitar(p: GuitarParameters): Readonly<Record<string, SlotDress>> {
  const i = p.finish;
  if (p.style === "archtop") return dressArchtop(p);
  if (GUITAR_SHAPES[p.style].isHollow) {
    const top = hex("#d9a862 #e0b87c #c98a44 #b5702f #d9a862 #7a3c18")[i] as (typeof ROUGH)[number];
    const back = hex("#6b3518 #8a4f26 #5a2a14 #6b3518 #3f2012 #5a2a14")[i] as (typeof ROUGH)[number];
    return { top: { material: "oak", colours: [top] }, body: { material: "oak", colours: [back] } };
  }
  const coat: SlotDress =
    i === 5 || p.style === "single-cut"
      ? {
          material: i % 2 === 1 ? "oak" : "painted-metal",
          colours: [i % 2 === 1 ? fromHex("#a8521c") : (LACQUER[i] as (typeof LACQUER)[number])],
        }
      : { material: "painted-metal", colours: [LACQUER[i] as (typeof LACQUER)[number]] };
  return {
    body: coat,
    pickguard: { colours: [fromHex(i === 2 || i === 3 ? "#17171a" : "#f0ede4")] },
    neck: { colours: [fromHex("#c99a5c")] },
    head: {
      material: "oak",
      colours: [fromHex(GUITAR_SHAPES[p.style].inLine && p.style !== "explorer" ? "#d0a464" : "#1d1614")],
    },
  };
}

/** One lacquer over back, sides and top. */
function dressArchtop({ finish }: GuitarParameters): Readonly<Record<string, SlotDress>> {
  const coat = [hex("#a8521c #c98a3a #8a1c14 #b5651f #5a2410 #d9a862")[finish] as (typeof ROUGH)[number]];
  return {
    top: { material: "oak", colours: coat },
    body: { material: "oak", colours: coat },
    knob: { colours: hex("#e9c46a") },
    tuner: { material: "gold" },
  };
}
