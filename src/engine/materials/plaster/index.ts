import type { Material } from "../material.ts";
import { ceilingTiles } from "./ceiling-tiles.ts";
import { damagedPlaster } from "./damaged-plaster.ts";
import { facade } from "./facade.ts";
import { halfTimbered } from "./half-timbered.ts";
import { limewash } from "./limewash.ts";
import { mortar } from "./mortar.ts";
import { mudWall } from "./mud-wall.ts";
import { paintedPlaster } from "./painted-plaster.ts";
import { pebbleDash } from "./pebble-dash.ts";
import { plaster } from "./plaster.ts";
import { popcornCeiling } from "./popcorn-ceiling.ts";
import { reliefPanels } from "./relief-panels.ts";
import { roughPlaster } from "./rough-plaster.ts";
import { stucco } from "./stucco.ts";
import { swirlPlaster } from "./swirl-plaster.ts";
import { venetianPlaster } from "./venetian-plaster.ts";
import { wetPaint } from "./wet-paint.ts";

export const PLASTER: readonly Material[] = [
  plaster,
  roughPlaster,
  stucco,
  venetianPlaster,
  paintedPlaster,
  damagedPlaster,
  pebbleDash,
  mudWall,
  popcornCeiling,
  limewash,
  mortar,
  wetPaint,
  facade,
  halfTimbered,
  ceilingTiles,
  swirlPlaster,
  reliefPanels,
];
