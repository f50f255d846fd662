import type { Material } from "../material.ts";
import { arabesqueTiles } from "./arabesque-tiles.ts";
import { azulejo } from "./azulejo.ts";
import { bathroomTiles } from "./bathroom-tiles.ts";
import { brick } from "./brick.ts";
import { cementTiles } from "./cement-tiles.ts";
import { ceramicGlaze } from "./ceramic-glaze.ts";
import { checkeredTiles } from "./checkered-tiles.ts";
import { crackleGlaze } from "./crackle-glaze.ts";
import { cubeTiles } from "./cube-tiles.ts";
import { delftTiles } from "./delft-tiles.ts";
import { fishScaleTiles } from "./fish-scale-tiles.ts";
import { flemishBrick } from "./flemish-brick.ts";
import { glazedBrick } from "./glazed-brick.ts";
import { herringboneBrick } from "./herringbone-brick.ts";
import { hexagonTiles } from "./hexagon-tiles.ts";
import { leafTiles } from "./leaf-tiles.ts";
import { longTiles } from "./long-tiles.ts";
import { mosaicTiles } from "./mosaic-tiles.ts";
import { octagonTiles } from "./octagon-tiles.ts";
import { oldBrick } from "./old-brick.ts";
import { paintedBrick } from "./painted-brick.ts";
import { pennyTiles } from "./penny-tiles.ts";
import { penroseTiles } from "./penrose-tiles.ts";
import { poolTiles } from "./pool-tiles.ts";
import { porcelain } from "./porcelain.ts";
import { porcelainTiles } from "./porcelain-tiles.ts";
import { romanBrick } from "./roman-brick.ts";
import { squareTiles } from "./square-tiles.ts";
import { starAndCrossTiles } from "./star-and-cross-tiles.ts";
import { subwayTiles } from "./subway-tiles.ts";
import { truchetTiles } from "./truchet-tiles.ts";
import { whitewashedBrick } from "./whitewashed-brick.ts";
import { windmillTiles } from "./windmill-tiles.ts";
import { zellige } from "./zellige.ts";

export const CERAMIC: readonly Material[] = [
  ceramicGlaze,
  brick,
  oldBrick,
  herringboneBrick,
  flemishBrick,
  paintedBrick,
  squareTiles,
  subwayTiles,
  bathroomTiles,
  hexagonTiles,
  pennyTiles,
  fishScaleTiles,
  arabesqueTiles,
  zellige,
  mosaicTiles,
  poolTiles,
  checkeredTiles,
  windmillTiles,
  octagonTiles,
  cubeTiles,
  penroseTiles,
  truchetTiles,
  porcelain,
  porcelainTiles,
  azulejo,
  cementTiles,
  glazedBrick,
  crackleGlaze,
  starAndCrossTiles,
  whitewashedBrick,
  romanBrick,
  delftTiles,
  leafTiles,
  longTiles,
];
