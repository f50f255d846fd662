import type { Material } from "../material.ts";
import { burlap } from "./burlap.ts";
import { camouflage } from "./camouflage.ts";
import { canvas } from "./canvas.ts";
import { damask } from "./damask.ts";
import { denim } from "./denim.ts";
import { felt } from "./felt.ts";
import { floralFabric } from "./floral-fabric.ts";
import { gauze } from "./gauze.ts";
import { gingham } from "./gingham.ts";
import { herringboneWool } from "./herringbone-wool.ts";
import { houndstooth } from "./houndstooth.ts";
import { linen } from "./linen.ts";
import { polkaDotFabric } from "./polka-dot-fabric.ts";
import { ripstopNylon } from "./ripstop-nylon.ts";
import { stripedFabric } from "./striped-fabric.ts";
import { tartan } from "./tartan.ts";
import { tweed } from "./tweed.ts";
import { wovenCotton } from "./woven-cotton.ts";

export const FABRIC: readonly Material[] = [
  wovenCotton,
  felt,
  linen,
  canvas,
  burlap,
  gauze,
  denim,
  tweed,
  herringboneWool,
  tartan,
  gingham,
  houndstooth,
  stripedFabric,
  polkaDotFabric,
  camouflage,
  floralFabric,
  damask,
  ripstopNylon,
];
