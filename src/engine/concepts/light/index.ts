import type { Concept } from "../concept.ts";
import { brazier } from "./brazier.ts";
import { campfire } from "./campfire.ts";
import { candle } from "./candle.ts";
import { candlestick } from "./candlestick.ts";
import { chandelier } from "./chandelier.ts";
import { discoBall } from "./disco-ball.ts";
import { fireplace } from "./fireplace.ts";
import { lamp } from "./lamp.ts";
import { lavaLamp } from "./lava-lamp.ts";
import { matchstick } from "./matchstick.ts";
import { neonSign } from "./neon-sign.ts";
import { oilLamp } from "./oil-lamp/oil-lamp.ts";
import { paperLantern } from "./paper-lantern.ts";
import { ringLight } from "./ring-light.ts";
import { streetLamp } from "./street-lamp/street-lamp.ts";
import { stringLights } from "./string-lights.ts";
import { torch } from "./torch.ts";
import { woodStove } from "./wood-stove.ts";

export const LIGHTS: readonly Concept[] = [
  ringLight,
  brazier,
  woodStove,
  paperLantern,
  campfire,
  candle,
  candlestick,
  chandelier,
  fireplace,
  lamp,
  lavaLamp,
  matchstick,
  neonSign,
  oilLamp,
  streetLamp,
  stringLights,
  torch,
  discoBall,
];
