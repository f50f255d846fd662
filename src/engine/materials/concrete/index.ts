import type { Material } from "../material.ts";
import { cairoPavers } from "./cairo-pavers.ts";
import { concrete } from "./concrete.ts";
import { concretePavers } from "./concrete-pavers.ts";
import { concreteTiles } from "./concrete-tiles.ts";
import { hexagonPavers } from "./hexagon-pavers.ts";

export const CONCRETE: readonly Material[] = [concrete, concretePavers, hexagonPavers, cairoPavers, concreteTiles];
