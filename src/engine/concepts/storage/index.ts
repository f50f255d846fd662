import type { Concept } from "../concept.ts";
import { bookshelf } from "./bookshelf.ts";
import { cabinet, sideboard } from "./cabinet.ts";
import { dresser, filingCabinet, nightstand } from "./drawers.ts";
import { shelf } from "./shelf.ts";
import { wardrobe } from "./wardrobe.ts";
import { wineRack } from "./wine-rack.ts";

export const STORAGE: readonly Concept[] = [
  bookshelf,
  cabinet,
  dresser,
  filingCabinet,
  nightstand,
  shelf,
  sideboard,
  wardrobe,
  wineRack,
];
