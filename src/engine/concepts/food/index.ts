import type { Concept } from "../concept.ts";
import { apple } from "./apple.ts";
import { bagel } from "./baked/bagel.ts";
import { bread, croissant } from "./baked/bread.ts";
import { cake } from "./baked/cake.ts";
import { churro } from "./baked/churro.ts";
import { cinnamonRoll } from "./baked/cinnamon-roll.ts";
import { cupcake } from "./baked/cupcake.ts";
import { donut } from "./baked/donut.ts";
import { dough } from "./baked/dough.ts";
import { banana } from "./fruit/banana.ts";
import { BERRIES } from "./fruit/berries.ts";
import { CITRUS } from "./fruit/citrus.ts";
import { CUT_FRUIT } from "./fruit/cut-fruit.ts";
import { dragonfruit } from "./fruit/dragonfruit.ts";
import { durian } from "./fruit/durian.ts";
import { fig } from "./fruit/fig.ts";
import { mango } from "./fruit/mango.ts";
import { MELONS } from "./fruit/melon.ts";
import { peach } from "./fruit/peach.ts";
import { pear } from "./fruit/pear.ts";
import { pineapple } from "./fruit/pineapple.ts";
import { plum } from "./fruit/plum.ts";
import { pomegranate } from "./fruit/pomegranate.ts";
import { BOWLS } from "./meal/bowls.ts";
import { burger } from "./meal/burger.ts";
import { cereal } from "./meal/cereal.ts";
import { butter, cheese } from "./meal/cheese.ts";
import { cheeseBoard } from "./meal/cheese-board.ts";
import { nachos, potatoChips } from "./meal/chips.ts";
import { egg } from "./meal/egg.ts";
import { eggCarton } from "./meal/egg-carton.ts";
import { lobsterRoll } from "./meal/lobster-roll.ts";
import { MEATS } from "./meal/meat.ts";
import { pizza } from "./meal/pizza.ts";
import { SNACKS } from "./meal/snacks.ts";
import { tofu } from "./meal/tofu.ts";
import { nut } from "./nut.ts";
import { bananaSplit } from "./sweet/banana-split.ts";
import { candyCorn } from "./sweet/candy-corn.ts";
import { cottonCandy } from "./sweet/cotton-candy.ts";
import { fortuneCookie } from "./sweet/fortune-cookie.ts";
import { iceCream } from "./sweet/ice-cream.ts";
import { marshmallow } from "./sweet/marshmallow.ts";
import { milkshake } from "./sweet/milkshake.ts";
import { jellyDessert, ramekinDish } from "./sweet/moulded.ts";
import { popsicle } from "./sweet/popsicle.ts";
import { sundae } from "./sweet/sundae.ts";
import { SWEETS } from "./sweet/sweets.ts";
import { tart } from "./sweet/tart.ts";
import { waffle } from "./sweet/waffle.ts";
import { FRUITING } from "./vegetable/fruiting.ts";
import { ginger } from "./vegetable/ginger.ts";
import { LEAFY } from "./vegetable/leafy.ts";
import { pumpkin } from "./vegetable/pumpkin.ts";
import { ROOTS } from "./vegetable/roots.ts";

export const FOODS: readonly Concept[] = [
  fortuneCookie,
  jellyDessert,
  ramekinDish,
  ginger,
  tofu,
  nachos,
  potatoChips,
  marshmallow,
  cereal,
  eggCarton,
  durian,
  candyCorn,
  cottonCandy,
  churro,
  cinnamonRoll,
  apple,
  banana,
  pineapple,
  ...CITRUS,
  ...MELONS,
  pear,
  peach,
  plum,
  mango,
  fig,
  pomegranate,
  dragonfruit,
  ...CUT_FRUIT,
  ...BERRIES,
  pumpkin,
  ...ROOTS,
  ...FRUITING,
  ...LEAFY,
  bread,
  dough,
  croissant,
  cake,
  cupcake,
  donut,
  bagel,
  burger,
  egg,
  cheese,
  cheeseBoard,
  butter,
  ...BOWLS,
  ...SNACKS,
  lobsterRoll,
  ...MEATS,
  pizza,
  iceCream,
  sundae,
  bananaSplit,
  popsicle,
  milkshake,
  ...SWEETS,
  nut,
  waffle,
  tart,
];
