import type { Material } from "../material.ts";
import { asphalt } from "./asphalt.ts";
import { asphaltShingles } from "./asphalt-shingles.ts";
import { boardMarkedConcrete } from "./board-marked-concrete.ts";
import { cairoPavers } from "./cairo-pavers.ts";
import { cinderBlock } from "./cinder-block.ts";
import { concrete } from "./concrete.ts";
import { concretePavers } from "./concrete-pavers.ts";
import { concreteTiles } from "./concrete-tiles.ts";
import { crackedAsphalt } from "./cracked-asphalt.ts";
import { crackedConcrete } from "./cracked-concrete.ts";
import { damagedConcrete } from "./damaged-concrete.ts";
import { epoxyFloor } from "./epoxy-floor.ts";
import { exposedAggregate } from "./exposed-aggregate.ts";
import { hexagonPavers } from "./hexagon-pavers.ts";
import { parkingLot } from "./parking-lot.ts";
import { patchedAsphalt } from "./patched-asphalt.ts";
import { road } from "./road.ts";
import { roughConcrete } from "./rough-concrete.ts";
import { rubbleFloor } from "./rubble-floor.ts";
import { smoothConcrete } from "./smooth-concrete.ts";
import { stampedConcrete } from "./stamped-concrete.ts";
import { tieHoleConcrete } from "./tie-hole-concrete.ts";

export const CONCRETE: readonly Material[] = [
  concrete,
  smoothConcrete,
  roughConcrete,
  boardMarkedConcrete,
  exposedAggregate,
  tieHoleConcrete,
  cinderBlock,
  crackedConcrete,
  damagedConcrete,
  rubbleFloor,
  asphalt,
  asphaltShingles,
  crackedAsphalt,
  road,
  concretePavers,
  hexagonPavers,
  cairoPavers,
  concreteTiles,
  stampedConcrete,
  patchedAsphalt,
  epoxyFloor,
  parkingLot,
];
