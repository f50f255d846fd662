import type { Brief } from "../../language/brief.ts";
import { bottleShips } from "./bottle-ships.ts";
import { carveTotems } from "./carve-totems.ts";
import { type ClothedBrief, clotheBodies } from "./clothe-bodies.ts";
import { donGuises } from "./don-guises.ts";
import { driveNails } from "./drive-nails.ts";
import { foldCords } from "./fold-cords.ts";
import { foldDishes } from "./fold-dishes.ts";
import { foldEasels } from "./fold-easels.ts";
import { foldGarments } from "./fold-garments.ts";
import { foldIngredients } from "./fold-ingredients.ts";
import { clearShelves, foldOwn } from "./fold-own.ts";
import { foldStacks } from "./fold-stacks.ts";
import { foldStripes } from "./fold-stripes.ts";
import { foldStrung } from "./fold-strung.ts";
import { gatherOnTops } from "./gather-on-tops.ts";
import { limbDoers } from "./limb-doers.ts";
import { mountFittings } from "./mount-fittings.ts";
import { pressTracks } from "./press-tracks.ts";
import { setApart } from "./set-apart.ts";
import { setCloths } from "./set-cloths.ts";
import { setTables } from "./set-tables.ts";
import { shareUmbrellas } from "./share-umbrellas.ts";
import { sparePillows } from "./spare-pillows.ts";
import { stockShelves } from "./stock-shelves.ts";

/** In the order they run: what comes first is what the next one sees. */
const FOLDS: readonly ((brief: Brief) => Brief)[] = [
  setApart,
  shareUmbrellas,
  foldCords,
  foldStrung,
  foldStripes,
  driveNails,
  pressTracks,
  donGuises,
  limbDoers,
  stockShelves,
  foldStacks,
  carveTotems,
  foldOwn,
  clearShelves,
  mountFittings,
  bottleShips,
  setCloths,
  sparePillows,
  gatherOnTops,
  foldEasels,
  foldDishes,
  setTables,
  foldIngredients,
  foldGarments,
];

/**
 * What was said, as things that concepts make: the one of several that is unlike the others, stores on shelves, stacks that are one thing, the beasts of totem poles, what one has of
 * its own, what stands on a table, plants and food in the pot or dish they were said to be in, parts of dishes, tables under games
 * and cloths, arms and legs for things that act, garments on who has none.
 */
export const foldBrief = (brief: Brief): ClothedBrief =>
  clotheBodies(FOLDS.reduce((folded, fold) => fold(folded), brief));
