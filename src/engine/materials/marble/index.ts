import type { Material } from "../material.ts";
import { marble } from "./marble.ts";
import { marbleTiles } from "./marble-tiles.ts";
import { travertine } from "./travertine.ts";

export const MARBLE: readonly Material[] = [travertine, marble, marbleTiles];
