import type { Material } from "../material.ts";
import { grass } from "./grass.ts";
import { gravel } from "./gravel.ts";
import { leaves } from "./leaves.ts";
import { pebbles } from "./pebbles.ts";
import { rockyGround } from "./rocky-ground.ts";
import { sand } from "./sand.ts";
import { stonyDirt } from "./stony-dirt.ts";

export const GROUND: readonly Material[] = [rockyGround, stonyDirt, pebbles, gravel, grass, leaves, sand];
