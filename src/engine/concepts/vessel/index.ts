import type { Concept } from "../concept.ts";
import { barrel } from "./barrel.ts";
import { bottle } from "./bottle.ts";
import { bowl } from "./bowl.ts";
import { bubbleTea } from "./bubble-tea.ts";
import { bucket } from "./bucket.ts";
import { can } from "./can.ts";
import { canteen } from "./canteen.ts";
import { cauldron } from "./cookware/cauldron.ts";
import { cookingPot } from "./cookware/cooking-pot.ts";
import { fryingPan } from "./cookware/frying-pan.ts";
import { drinkingGlass } from "./drinking-glass.ts";
import { drinkingHorn } from "./drinking-horn.ts";
import { flowerPot } from "./flower-pot.ts";
import { goblet } from "./goblet.ts";
import { iceBucket } from "./ice-bucket.ts";
import { jar } from "./jar/jar.ts";
import { jug } from "./jug.ts";
import { kettle } from "./kettle.ts";
import { labGlass } from "./lab-glass.ts";
import { milkCan } from "./milk-can.ts";
import { mug } from "./mug.ts";
import { paperCup } from "./paper-cup.ts";
import { plate } from "./plate.ts";
import { spiceJar } from "./spice-jar.ts";
import { sprayCan } from "./spray-can.ts";
import { teaSet } from "./tea-set.ts";
import { teapot } from "./teapot/teapot.ts";
import { vase } from "./vase.ts";
import { wateringCan } from "./watering-can.ts";
import { wineGlass } from "./wine-glass.ts";

export const VESSELS: readonly Concept[] = [
  iceBucket,
  canteen,
  barrel,
  bottle,
  bowl,
  bucket,
  can,
  cauldron,
  cookingPot,
  drinkingGlass,
  flowerPot,
  fryingPan,
  goblet,
  jar,
  jug,
  kettle,
  labGlass,
  milkCan,
  mug,
  paperCup,
  plate,
  teapot,
  teaSet,
  drinkingHorn,
  vase,
  wateringCan,
  wineGlass,
  bubbleTea,
  sprayCan,
  spiceJar,
];
