import type { Socket } from "../../geometry/part.ts";
import type { Planned } from "../define-from-plan.ts";
import { MOUTH } from "./ground-fronts.ts";
import { ASHORE } from "./ground-pond.ts";

const WET: ReadonlySet<string> = new Set(["pond", "water", "basin"]);
const WALLED: ReadonlySet<string> = new Set([
  ..."room kitchen library shop toys rain classroom workshop barn zoo city graveyard ruins reef cavern bamboos dungeon church alley laboratory bathroom stage porch market playground ramps tunnel orchard oranges lemons olives village".split(
    " ",
  ),
]);
/** Height of what stands there at most, in radii of the ground, where that is not the height of what is around it. */
const CLEARANCES: ReadonlyMap<string, number> = new Map([
  ["tunnel", MOUTH[0]],
  ["ramps", 1],
]);
const SOFT: ReadonlySet<string> = new Set(["snow", "mud", "sand", "beach", "pebbles", "desert"]);

/** The level, and how things stand there: in water they float, in snow they sink a little; how high what is around it goes; whether it has a way that they follow. */
export function groundSockets({ style }: Planned): Socket[] {
  const name = WET.has(style) ? "water" : SOFT.has(style) ? "soft" : "floor";
  const level: Socket = { name, position: [0, 0, 0], normal: [0, 1, 0], radius: 1 };
  const clear = CLEARANCES.get(style);
  return [
    level,
    ...(WALLED.has(style) ? [{ ...level, name: "walls", ...(clear && { position: [0, clear, 0] as const }) }] : []),
    ...(style === "tunnel" || style === "platform" ? [{ ...level, name: "way" }] : []),
    ...(style === "bank" ? [{ ...level, ...ASHORE, name: "ashore" }] : []),
  ];
}
