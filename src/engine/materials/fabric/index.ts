import type { Material } from "../material.ts";
import { buffaloPlaid } from "./buffalo-plaid.ts";
import { burlap } from "./burlap.ts";
import { cableKnit } from "./cable-knit.ts";
import { camouflage } from "./camouflage.ts";
import { caneWebbing } from "./cane-webbing.ts";
import { canvas } from "./canvas.ts";
import { carpet } from "./carpet.ts";
import { corduroy } from "./corduroy.ts";
import { crumpledLinen } from "./crumpled-linen.ts";
import { damask } from "./damask.ts";
import { denim } from "./denim.ts";
import { desertCamouflage } from "./desert-camouflage.ts";
import { digitalCamouflage } from "./digital-camouflage.ts";
import { felt } from "./felt.ts";
import { fishnet } from "./fishnet.ts";
import { fleece } from "./fleece.ts";
import { floralFabric } from "./floral-fabric.ts";
import { gauze } from "./gauze.ts";
import { gingham } from "./gingham.ts";
import { herringboneWool } from "./herringbone-wool.ts";
import { houndstooth } from "./houndstooth.ts";
import { kevlar } from "./kevlar.ts";
import { knit } from "./knit.ts";
import { lace } from "./lace.ts";
import { linen } from "./linen.ts";
import { meshFabric } from "./mesh-fabric.ts";
import { patchwork } from "./patchwork.ts";
import { persianRug } from "./persian-rug.ts";
import { pinstripe } from "./pinstripe.ts";
import { polkaDotFabric } from "./polka-dot-fabric.ts";
import { quiltedFabric } from "./quilted-fabric.ts";
import { ripstopNylon } from "./ripstop-nylon.ts";
import { rope } from "./rope.ts";
import { sequins } from "./sequins.ts";
import { shagCarpet } from "./shag-carpet.ts";
import { silk } from "./silk.ts";
import { snowCamouflage } from "./snow-camouflage.ts";
import { strawMat } from "./straw-mat.ts";
import { stripedFabric } from "./striped-fabric.ts";
import { suitCloth } from "./suit-cloth.ts";
import { tarpaulin } from "./tarpaulin.ts";
import { tartan } from "./tartan.ts";
import { tatami } from "./tatami.ts";
import { terryTowel } from "./terry-towel.ts";
import { tweed } from "./tweed.ts";
import { velvet } from "./velvet.ts";
import { waffleWeave } from "./waffle-weave.ts";
import { wicker } from "./wicker.ts";
import { woolCloth } from "./wool-cloth.ts";
import { wovenCotton } from "./woven-cotton.ts";

export const FABRIC: readonly Material[] = [
  wovenCotton,
  kevlar,
  felt,
  linen,
  canvas,
  burlap,
  gauze,
  denim,
  tweed,
  suitCloth,
  herringboneWool,
  tartan,
  gingham,
  houndstooth,
  stripedFabric,
  polkaDotFabric,
  quiltedFabric,
  camouflage,
  floralFabric,
  damask,
  ripstopNylon,
  knit,
  cableKnit,
  corduroy,
  velvet,
  silk,
  fleece,
  terryTowel,
  carpet,
  shagCarpet,
  persianRug,
  lace,
  meshFabric,
  wicker,
  rope,
  tatami,
  strawMat,
  woolCloth,
  patchwork,
  waffleWeave,
  sequins,
  buffaloPlaid,
  pinstripe,
  desertCamouflage,
  digitalCamouflage,
  snowCamouflage,
  tarpaulin,
  caneWebbing,
  fishnet,
  crumpledLinen,
];
