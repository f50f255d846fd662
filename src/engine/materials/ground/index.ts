import type { Material } from "../material.ts";
import { acorns } from "./acorns.ts";
import { alienGround } from "./alien-ground.ts";
import { autumnLeaves } from "./autumn-leaves.ts";
import { beachSand } from "./beach-sand.ts";
import { brickRubble } from "./brick-rubble.ts";
import { clover } from "./clover.ts";
import { coralReef } from "./coral-reef.ts";
import { crackedEarth } from "./cracked-earth.ts";
import { desert } from "./desert.ts";
import { dirt } from "./dirt.ts";
import { dryGrass } from "./dry-grass.ts";
import { ferns } from "./ferns.ts";
import { flowerMeadow } from "./flower-meadow.ts";
import { forestFloor } from "./forest-floor.ts";
import { grass } from "./grass.ts";
import { gravel } from "./gravel.ts";
import { ivy } from "./ivy.ts";
import { lava } from "./lava.ts";
import { leaves } from "./leaves.ts";
import { lilyPads } from "./lily-pads.ts";
import { mapleLeaves } from "./maple-leaves.ts";
import { marbleChippings } from "./marble-chippings.ts";
import { moonSurface } from "./moon-surface.ts";
import { moss } from "./moss.ts";
import { mud } from "./mud.ts";
import { mulch } from "./mulch.ts";
import { mushrooms } from "./mushrooms.ts";
import { packedSnow } from "./packed-snow.ts";
import { pahoehoe } from "./pahoehoe.ts";
import { pebbles } from "./pebbles.ts";
import { pineNeedles } from "./pine-needles.ts";
import { ploughedField } from "./ploughed-field.ts";
import { rippledSand } from "./rippled-sand.ts";
import { rockyGround } from "./rocky-ground.ts";
import { sand } from "./sand.ts";
import { seaFoam } from "./sea-foam.ts";
import { seaGlass } from "./sea-glass.ts";
import { snow } from "./snow.ts";
import { soil } from "./soil.ts";
import { stonyDirt } from "./stony-dirt.ts";
import { straw } from "./straw.ts";
import { treeRoots } from "./tree-roots.ts";
import { twigs } from "./twigs.ts";
import { volcanicAsh } from "./volcanic-ash.ts";
import { weeds } from "./weeds.ts";

export const GROUND: readonly Material[] = [
  alienGround,
  moonSurface,
  dirt,
  volcanicAsh,
  lava,
  moss,
  ivy,
  clover,
  weeds,
  dryGrass,
  straw,
  mulch,
  flowerMeadow,
  forestFloor,
  mushrooms,
  treeRoots,
  autumnLeaves,
  packedSnow,
  snow,
  beachSand,
  desert,
  rippledSand,
  crackedEarth,
  mud,
  soil,
  ploughedField,
  rockyGround,
  stonyDirt,
  pebbles,
  seaGlass,
  gravel,
  marbleChippings,
  brickRubble,
  grass,
  leaves,
  sand,
  pahoehoe,
  pineNeedles,
  twigs,
  acorns,
  mapleLeaves,
  coralReef,
  ferns,
  seaFoam,
  lilyPads,
];
