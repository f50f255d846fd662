import type { Concept } from "../concept.ts";
import { bookshelf } from "./bookshelf.ts";
import { cabinet, sideboard } from "./cabinet.ts";
import { dresser, filingCabinet, nightstand } from "./drawers.ts";
import { safe } from "./safe.ts";
import { shelf } from "./shelf.ts";
import { spiceRack } from "./spice-rack.ts";
import { wardrobe } from "./wardrobe.ts";
import { wineRack } from "./wine-rack.ts";

export const STORAGE: readonly Concept[] = [
  safe,
  spiceRack,
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
