import { ANIMAL_HOODS } from "./animal-hoods.ts";
import { ballHelmet } from "./ball-helmet.ts";
import { halo, hornedBrow } from "./brow-marks.ts";
import { deerstalker, peakedCap, policeCap } from "./caps.ts";
import { royalCrown, tiara } from "./crowns.ts";
import { beeVeil, nemes, pinnedHair, plagueMask, surgicalMask } from "./face-covers.ts";
import { armyHelmet, fireHelmet, hardHat } from "./hard-hats.ts";
import type { HatMaker } from "./hat-maker.ts";
import { bandana, bridalVeil, drapedHood, ninjaHood } from "./hoods.ts";
import { judgeWig } from "./judge-wig.ts";
import { knightHelmet } from "./knight-helmet.ts";
import { divingMask, eyeMask } from "./masks.ts";
import { PLANT_HOODS } from "./plant-hoods.ts";
import { conicalHat, jesterHat, pointedHat } from "./pointed-hats.ts";
import { beanie, beret, headband, mortarboard, nurseCap, toque } from "./soft-hats.ts";
import { fencingMask, footballHelmet, swimCap } from "./sport-heads.ts";
import { crestedHelmet, kabuto, vikingHelmet } from "./warrior-helmets.ts";
import { cowboyHat, sombrero, strawHat, topHat, tricorn } from "./wide-hats.ts";
import { circlet, flowerComb, laurel } from "./wreaths.ts";

/** Name of the headgear -> its maker. */
export const HATS: Readonly<Record<string, HatMaker>> = {
  "cowboy-hat": cowboyHat,
  "straw-hat": strawHat,
  sombrero: sombrero,
  "top-hat": topHat,
  "pointed-hat": pointedHat,
  tricorn: tricorn,
  "police-cap": policeCap,
  cap: peakedCap,
  deerstalker: deerstalker,
  "hard-hat": hardHat,
  "fire-helmet": fireHelmet,
  "army-helmet": armyHelmet,
  "viking-helmet": vikingHelmet,
  "crested-helmet": crestedHelmet,
  "knight-helmet": knightHelmet,
  kabuto: kabuto,
  "space-helmet": ballHelmet("space-helmet"),
  "visor-helmet": ballHelmet("visor-helmet"),
  "diving-mask": divingMask,
  toque: toque,
  beanie: beanie,
  "santa-hat": conicalHat("santa-hat"),
  "gnome-hat": conicalHat("gnome-hat"),
  beret: beret,
  headband: headband,
  bandana: bandana,
  "ninja-hood": ninjaHood,
  hood: drapedHood("hood"),
  "nun-veil": drapedHood("nun-veil"),
  "bridal-veil": bridalVeil,
  "nurse-cap": nurseCap,
  mortarboard: mortarboard,
  "jester-hat": jesterHat,
  "judge-wig": judgeWig,
  "eye-mask": eyeMask,
  crown: royalCrown,
  tiara: tiara,
  circlet: circlet,
  "flower-comb": flowerComb,
  laurel: laurel,
  "plague-mask": plagueMask,
  "bee-veil": beeVeil,
  "surgical-mask": surgicalMask,
  nemes: nemes,
  "pinned-hair": pinnedHair,
  halo: halo,
  "fencing-mask": fencingMask,
  "football-helmet": footballHelmet,
  "swim-cap": swimCap,
  horns: hornedBrow,
  ...ANIMAL_HOODS,
  ...PLANT_HOODS,
};
