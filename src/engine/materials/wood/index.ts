import type { Material } from "../material.ts";
import { ash } from "./ash.ts";
import { bamboo } from "./bamboo.ts";
import { bark } from "./bark.ts";
import { basketParquet } from "./basket-parquet.ts";
import { beech } from "./beech.ts";
import { birch } from "./birch.ts";
import { birchBark } from "./birch-bark.ts";
import { burl } from "./burl.ts";
import { burntWood } from "./burnt-wood.ts";
import { cedar } from "./cedar.ts";
import { cherry } from "./cherry.ts";
import { chevronParquet } from "./chevron-parquet.ts";
import { decking } from "./decking.ts";
import { diamondParquet } from "./diamond-parquet.ts";
import { ebony } from "./ebony.ts";
import { endGrain } from "./end-grain.ts";
import { herringboneParquet } from "./herringbone-parquet.ts";
import { logEnds } from "./log-ends.ts";
import { logWall } from "./log-wall.ts";
import { louvredShutters } from "./louvred-shutters.ts";
import { mahogany } from "./mahogany.ts";
import { maple } from "./maple.ts";
import { oak } from "./oak.ts";
import { oakPlanks } from "./oak-planks.ts";
import { osb } from "./osb.ts";
import { paintedPlanks } from "./painted-planks.ts";
import { paintedWood } from "./painted-wood.ts";
import { palletWood } from "./pallet-wood.ts";
import { palmBark } from "./palm-bark.ts";
import { peelingPlanks } from "./peeling-planks.ts";
import { pine } from "./pine.ts";
import { pineBark } from "./pine-bark.ts";
import { plywood } from "./plywood.ts";
import { plywoodEdge } from "./plywood-edge.ts";
import { quarterSawnOak } from "./quarter-sawn-oak.ts";
import { rosewood } from "./rosewood.ts";
import { rottenPlanks } from "./rotten-planks.ts";
import { shiplap } from "./shiplap.ts";
import { siding } from "./siding.ts";
import { slatMat } from "./slat-mat.ts";
import { stylizedPlanks } from "./stylized-planks.ts";
import { teak } from "./teak.ts";
import { versaillesParquet } from "./versailles-parquet.ts";
import { walnut } from "./walnut.ts";
import { weatheredPlanks } from "./weathered-planks.ts";
import { woodLattice } from "./wood-lattice.ts";
import { woodMosaic } from "./wood-mosaic.ts";
import { woodParquet } from "./wood-parquet.ts";
import { woodShingles } from "./wood-shingles.ts";
import { wormyWood } from "./wormy-wood.ts";
import { zebrawood } from "./zebrawood.ts";

export const WOOD: readonly Material[] = [
  oak,
  oakPlanks,
  paintedWood,
  bark,
  stylizedPlanks,
  burntWood,
  palletWood,
  decking,
  shiplap,
  siding,
  peelingPlanks,
  paintedPlanks,
  rottenPlanks,
  weatheredPlanks,
  diamondParquet,
  basketParquet,
  woodLattice,
  versaillesParquet,
  chevronParquet,
  herringboneParquet,
  woodParquet,
  walnut,
  pine,
  cherry,
  mahogany,
  ebony,
  birch,
  maple,
  beech,
  ash,
  teak,
  rosewood,
  zebrawood,
  cedar,
  woodShingles,
  osb,
  bamboo,
  logEnds,
  logWall,
  birchBark,
  pineBark,
  palmBark,
  plywood,
  plywoodEdge,
  woodMosaic,
  burl,
  quarterSawnOak,
  endGrain,
  slatMat,
  louvredShutters,
  wormyWood,
];
