import type { Material } from "../material.ts";
import { agate } from "./agate.ts";
import { blueMarble } from "./blue-marble.ts";
import { brownMarble } from "./brown-marble.ts";
import { calacatta } from "./calacatta.ts";
import { checkeredMarble } from "./checkered-marble.ts";
import { creamMarble } from "./cream-marble.ts";
import { greenMarble } from "./green-marble.ts";
import { jade } from "./jade.ts";
import { lapisLazuli } from "./lapis-lazuli.ts";
import { malachite } from "./malachite.ts";
import { marble } from "./marble.ts";
import { marbleTiles } from "./marble-tiles.ts";
import { neroMarble } from "./nero-marble.ts";
import { onyx } from "./onyx.ts";
import { redMarble } from "./red-marble.ts";
import { roseQuartz } from "./rose-quartz.ts";
import { travertine } from "./travertine.ts";

export const MARBLE: readonly Material[] = [
  marble,
  lapisLazuli,
  jade,
  agate,
  malachite,
  onyx,
  redMarble,
  creamMarble,
  brownMarble,
  greenMarble,
  blueMarble,
  neroMarble,
  calacatta,
  travertine,
  marbleTiles,
  checkeredMarble,
  roseQuartz,
];
