import type { Material } from "../material.ts";
import { alienFlesh } from "./alien-flesh.ts";
import { amberResin } from "./amber-resin.ts";
import { amethyst } from "./amethyst.ts";
import { bananaPeel } from "./banana-peel.ts";
import { barnacles } from "./barnacles.ts";
import { beardStubble } from "./beard-stubble.ts";
import { berries } from "./berries.ts";
import { bone } from "./bone.ts";
import { brain } from "./brain.ts";
import { breadCrust } from "./bread-crust.ts";
import { cardboard } from "./cardboard.ts";
import { chalkboard } from "./chalkboard.ts";
import { cheese } from "./cheese.ts";
import { chocolate } from "./chocolate.ts";
import { circuitBoard } from "./circuit-board.ts";
import { coffeeBeans } from "./coffee-beans.ts";
import { coral } from "./coral.ts";
import { cork } from "./cork.ts";
import { cornKernels } from "./corn-kernels.ts";
import { corrugatedCardboard } from "./corrugated-cardboard.ts";
import { corrugatedEdge } from "./corrugated-edge.ts";
import { cowHide } from "./cow-hide.ts";
import { crumpledPaper } from "./crumpled-paper.ts";
import { cutDiamond } from "./cut-diamond.ts";
import { daisyWallpaper } from "./daisy-wallpaper.ts";
import { damaskWallpaper } from "./damask-wallpaper.ts";
import { decoWallpaper } from "./deco-wallpaper.ts";
import { dragonScales } from "./dragon-scales.ts";
import { elephantSkin } from "./elephant-skin.ts";
import { feathers } from "./feathers.ts";
import { fishScales } from "./fish-scales.ts";
import { flames } from "./flames.ts";
import { floralWallpaper } from "./floral-wallpaper.ts";
import { frostedGlass } from "./frosted-glass.ts";
import { frozenBubbles } from "./frozen-bubbles.ts";
import { fur } from "./fur.ts";
import { gemstone } from "./gemstone.ts";
import { gingerbread } from "./gingerbread.ts";
import { glass } from "./glass.ts";
import { glassBlocks } from "./glass-blocks.ts";
import { glassMarbles } from "./glass-marbles.ts";
import { glitter } from "./glitter.ts";
import { graphPaper } from "./graph-paper.ts";
import { honeycomb } from "./honeycomb.ts";
import { horn } from "./horn.ts";
import { ice } from "./ice.ts";
import { icing } from "./icing.ts";
import { ivory } from "./ivory.ts";
import { leopardFur } from "./leopard-fur.ts";
import { lichen } from "./lichen.ts";
import { lightningStuff } from "./lightning.ts";
import { linedPaper } from "./lined-paper.ts";
import { linenPaper } from "./linen-paper.ts";
import { longHair } from "./long-hair.ts";
import { monsterSkin } from "./monster-skin.ts";
import { motherOfPearl } from "./mother-of-pearl.ts";
import { neonGrid } from "./neon-grid.ts";
import { newspaper } from "./newspaper.ts";
import { ocean } from "./ocean.ts";
import { oldPaper } from "./old-paper.ts";
import { orangePeel } from "./orange-peel.ts";
import { pancake } from "./pancake.ts";
import { paper } from "./paper.ts";
import { paperTowel } from "./paper-towel.ts";
import { peacockFeathers } from "./peacock-feathers.ts";
import { pebbledGlass } from "./pebbled-glass.ts";
import { pineapple } from "./pineapple.ts";
import { pizza } from "./pizza.ts";
import { plainWallpaper } from "./plain-wallpaper.ts";
import { quartzCrystals } from "./quartz-crystals.ts";
import { ramshornShells } from "./ramshorn-shells.ts";
import { rawMeat } from "./raw-meat.ts";
import { reptileScales } from "./reptile-scales.ts";
import { rice } from "./rice.ts";
import { salad } from "./salad.ts";
import { salami } from "./salami.ts";
import { salmonFlesh } from "./salmon-flesh.ts";
import { salt } from "./salt.ts";
import { seashells } from "./seashells.ts";
import { sheepWool } from "./sheep-wool.ts";
import { skin } from "./skin.ts";
import { slime } from "./slime.ts";
import { smoke } from "./smoke.ts";
import { soapFoam } from "./soap-foam.ts";
import { solarPanel } from "./solar-panel.ts";
import { sprinkles } from "./sprinkles.ts";
import { stainedGlass } from "./stained-glass.ts";
import { starfish } from "./starfish.ts";
import { strawberry } from "./strawberry.ts";
import { stripedWallpaper } from "./striped-wallpaper.ts";
import { tar } from "./tar.ts";
import { tarPaper } from "./tar-paper.ts";
import { thatch } from "./thatch.ts";
import { tigerFur } from "./tiger-fur.ts";
import { tornCardboard } from "./torn-cardboard.ts";
import { tornPosters } from "./torn-posters.ts";
import { tortoiseshell } from "./tortoiseshell.ts";
import { waffle } from "./waffle.ts";
import { water } from "./water.ts";
import { watermelon } from "./watermelon.ts";
import { wax } from "./wax.ts";
import { zebraFur } from "./zebra-fur.ts";

export const MISC: readonly Material[] = [
  neonGrid,
  frostedGlass,
  pebbledGlass,
  glassBlocks,
  circuitBoard,
  stainedGlass,
  solarPanel,
  coral,
  gemstone,
  salt,
  amberResin,
  amethyst,
  quartzCrystals,
  ocean,
  water,
  glass,
  fur,
  feathers,
  skin,
  paper,
  paperTowel,
  ice,
  longHair,
  leopardFur,
  tigerFur,
  zebraFur,
  cowHide,
  sheepWool,
  reptileScales,
  dragonScales,
  fishScales,
  elephantSkin,
  monsterSkin,
  bone,
  beardStubble,
  ivory,
  horn,
  motherOfPearl,
  ramshornShells,
  rawMeat,
  brain,
  honeycomb,
  wax,
  seashells,
  starfish,
  tar,
  chocolate,
  cheese,
  breadCrust,
  gingerbread,
  waffle,
  sprinkles,
  icing,
  orangePeel,
  watermelon,
  strawberry,
  bananaPeel,
  pineapple,
  coffeeBeans,
  rice,
  lichen,
  thatch,
  tortoiseshell,
  cork,
  cardboard,
  corrugatedCardboard,
  tornCardboard,
  tornPosters,
  crumpledPaper,
  oldPaper,
  damaskWallpaper,
  plainWallpaper,
  stripedWallpaper,
  floralWallpaper,
  daisyWallpaper,
  newspaper,
  flames,
  smoke,
  lightningStuff,
  peacockFeathers,
  cutDiamond,
  linenPaper,
  chalkboard,
  alienFlesh,
  cornKernels,
  frozenBubbles,
  graphPaper,
  linedPaper,
  pancake,
  pizza,
  salad,
  salami,
  salmonFlesh,
  berries,
  glitter,
  slime,
  glassMarbles,
  barnacles,
  decoWallpaper,
  soapFoam,
  corrugatedEdge,
  tarPaper,
];
