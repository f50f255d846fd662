import { apartments } from "./skyscraper/apartments.ts";
import { deco } from "./skyscraper/deco.ts";
import { tower } from "./skyscraper/tower.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, hues } from "./structure.ts";

/** A skyscraper. What makes it itself: very tall, row upon row of windows, set back in steps with ribs and a spire, or one slab of glass with a mast. A block of flats is of brick with framed windows, balconies, a door and a tank on its roof. */
export const skyscraper = defineStructure({
  id: "skyscraper",
  family: "building",
  words: [
    "skyscraper",
    "high rise",
    "office building",
    "office tower",
    "empire state building",
    "apartment building",
    "apartment",
    "apartment block",
    "building",
    "city building",
    "block of flats",
    "tower block",
  ],
  senses: ["skyscraper", "apartment building", "office building"],
  height: 30,
  scale: 8,
  counts: [4, 7],
  counted: "storey",
  styles: { deco: 1, glass: 1, apartments: 0.0001 },
  choose: byWord({
    apartments: ["apartment building", "apartment", "apartment block", "building", "block of flats", "city building"],
    deco: ["empire state building"],
  }),
  slots: {
    wall: bodySlot(["facade", "rib", "brick"], ["concrete"], "#c9c0ae", "#b9b4aa"),
    glass: fixedSlot(["window", "pane"], ["glass"], "#4d738c", "#3f6070", "#5a7f95"),
    trim: fixedSlot(["frame", "cornice", "band"], ["concrete"], "#ddd6c8"),
    metal: fixedSlot(["spire", "antenna", "balcony", "railing"], ["painted-metal"], "#3a4046"),
    door: fixedSlot(["entrance", "lobby"], ["painted-metal"], "#26323a"),
  },
  dress: ({ style, seed }) =>
    style === "apartments"
      ? {
          wall: { material: "brick", colours: hues(["#a2543f", "#b58a64", "#8a4a3c"][seed % 3] as string) },
          glass: { material: "glass", colours: hues("#2c3f4d") },
        }
      : {},
  build: (p) => (p.style === "apartments" ? apartments(p) : p.style === "deco" ? deco(p) : tower(p)),
  view: { azimuth: 0.5, elevation: 0.16 },
});
