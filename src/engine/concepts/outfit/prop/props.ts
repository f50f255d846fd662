import { ballProp, basketballProp } from "./balls.ts";
import { axeProp, katanaProp, scytheProp, spearProp, swordProp } from "./blades.ts";
import { bouquetProp, briefcaseProp, clipboardProp, envelopeProp, sackProp, shieldProp, trayProp } from "./carried.ts";
import type { PropMaker } from "./drawn.ts";
import { bowProp, cameraProp, fishingRodProp, rifleProp } from "./field-gear.ts";
import { batProp, drumsticksProp, lollipopProp, microphoneProp, pompomsProp, skateboardProp } from "./playthings.ts";
import { broomProp, flueBrushProp, forkProp, staffProp, stickProp, torchProp, wandProp } from "./staffs.ts";
import {
  clubProp,
  gavelProp,
  hammerProp,
  magnifierProp,
  paintbrushProp,
  pickaxeProp,
  spoonProp,
  truncheonProp,
  wrenchProp,
} from "./tools.ts";

/** Name of the prop -> its maker. */
export const PROPS: Readonly<Record<string, PropMaker>> = {
  spoon: spoonProp,
  wand: wandProp,
  staff: staffProp,
  sword: swordProp,
  katana: katanaProp,
  axe: axeProp,
  pickaxe: pickaxeProp,
  hammer: hammerProp,
  gavel: gavelProp,
  spear: spearProp,
  trident: forkProp("trident"),
  pitchfork: forkProp("pitchfork"),
  broom: broomProp,
  scythe: scytheProp,
  wrench: wrenchProp,
  clipboard: clipboardProp,
  briefcase: briefcaseProp,
  ball: ballProp,
  basketball: basketballProp,
  bat: batProp,
  microphone: microphoneProp,
  magnifier: magnifierProp,
  bouquet: bouquetProp,
  envelope: envelopeProp,
  tray: trayProp,
  truncheon: truncheonProp,
  lollipop: lollipopProp,
  torch: torchProp,
  sack: sackProp,
  paintbrush: paintbrushProp,
  club: clubProp,
  skateboard: skateboardProp,
  rod: stickProp,
  rifle: rifleProp,
  bow: bowProp,
  "fishing-rod": fishingRodProp,
  shield: shieldProp,
  "flue-brush": flueBrushProp,
  pompoms: pompomsProp,
  drumsticks: drumsticksProp,
  camera: cameraProp,
};
