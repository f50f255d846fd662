import type { Concept } from "../concept.ts";
import { doghouse } from "./doghouse.ts";
import { gasStation } from "./gas-station.ts";
import { marketStall } from "./market-stall.ts";
import { mosque } from "./mosque.ts";
import { observatory } from "./observatory.ts";
import { operaHouse } from "./opera-house.ts";
import { outhouse } from "./outhouse.ts";
import { pier } from "./pier.ts";
import { shop } from "./shop.ts";
import { statueOfLiberty } from "./statue-of-liberty.ts";
import { stupa } from "./stupa.ts";
import { totemPole } from "./totem-pole.ts";
import { waterWheel } from "./water-wheel.ts";

export const LANDMARKS: readonly Concept[] = [
  doghouse,
  mosque,
  observatory,
  shop,
  statueOfLiberty,
  totemPole,
  waterWheel,
  pier,
  operaHouse,
  stupa,
  outhouse,
  gasStation,
  marketStall,
];
