import type { Concept } from "../concept.ts";
import { airFryer } from "./air-fryer.ts";
import { babyBottle } from "./baby-bottle.ts";
import { bambooSteamer } from "./bamboo-steamer.ts";
import { bentoBox } from "./bento-box.ts";
import { blender } from "./blender.ts";
import { breadBin } from "./bread-bin.ts";
import { butterChurn } from "./butter-churn.ts";
import { butterDish } from "./butter-dish.ts";
import { cakeStand } from "./cake-stand.ts";
import { canOpener } from "./can-opener.ts";
import { colander } from "./colander.ts";
import { cookieCutter } from "./cookie-cutter.ts";
import { corkscrew } from "./corkscrew.ts";
import { dishRack } from "./dish-rack.ts";
import { drinksTray } from "./drinks-tray.ts";
import { eggCup } from "./egg-cup.ts";
import { fondueSet } from "./fondue-set.ts";
import { frenchPress } from "./french-press.ts";
import { funnel } from "./funnel.ts";
import { garlicPress } from "./garlic-press.ts";
import { grater } from "./grater.ts";
import { gravyBoat } from "./gravy-boat.ts";
import { hipFlask } from "./hip-flask.ts";
import { honeyDipper } from "./honey-dipper.ts";
import { iceCreamScoop } from "./ice-cream-scoop.ts";
import { juicer } from "./juicer.ts";
import { kitchenKnife } from "./kitchen-knife.ts";
import { kitchenTimer } from "./kitchen-timer.ts";
import { knifeBlock } from "./knife-block.ts";
import { ladle } from "./ladle.ts";
import { measuringJug } from "./measuring-jug.ts";
import { meatGrinder } from "./meat-grinder.ts";
import { mokaPot } from "./moka-pot.ts";
import { mortarAndPestle } from "./mortar.ts";
import { oven } from "./oven.ts";
import { pizzaCutter } from "./pizza-cutter.ts";
import { pizzaOven } from "./pizza-oven.ts";
import { pizzaPeel } from "./pizza-peel.ts";
import { potatoMasher } from "./potato-masher.ts";
import { pressureCooker } from "./pressure-cooker.ts";
import { riceCooker } from "./rice-cooker.ts";
import { saladSpinner } from "./salad-spinner.ts";
import { samovar } from "./samovar.ts";
import { soupTureen } from "./soup-tureen.ts";
import { spatula } from "./spatula.ts";
import { tagine } from "./tagine.ts";
import { teabag } from "./teabag.ts";
import { toastRack } from "./toast-rack.ts";
import { tongs } from "./tongs.ts";
import { tray } from "./tray.ts";
import { waffleIron } from "./waffle-iron.ts";
import { whisk } from "./whisk.ts";

export const KITCHEN: readonly Concept[] = [
  pressureCooker,
  samovar,
  saladSpinner,
  bentoBox,
  breadBin,
  butterDish,
  kitchenTimer,
  iceCreamScoop,
  soupTureen,
  babyBottle,
  hipFlask,
  teabag,
  toastRack,
  eggCup,
  garlicPress,
  potatoMasher,
  cakeStand,
  gravyBoat,
  tagine,
  honeyDipper,
  cookieCutter,
  drinksTray,
  fondueSet,
  canOpener,
  juicer,
  meatGrinder,
  airFryer,
  dishRack,
  knifeBlock,
  waffleIron,
  blender,
  kitchenKnife,
  ladle,
  oven,
  pizzaPeel,
  spatula,
  tray,
  whisk,
  corkscrew,
  colander,
  grater,
  tongs,
  funnel,
  butterChurn,
  measuringJug,
  mortarAndPestle,
  mokaPot,
  frenchPress,
  riceCooker,
  pizzaCutter,
  pizzaOven,
  bambooSteamer,
];
