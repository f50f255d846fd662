import { stretch } from "../../geometry/place.ts";
import type { Dressed } from "../style.ts";
import { boundsOfParts, standInRoom, withLent } from "./lend-room.ts";

/** How much lower a cake is under what stands on it. */
const LOW = 0.5;
/** Width and height of that over the cake's own width. */
const WIDE = 1.05;
const TALL = 1.1;
/** What would stand in the way. */
const LEFT_OUT = /^(?:candle|wick|flame)$/;

/** A cake that looks like something else: a low one of itself, and of sugar on top of it the other. Undefined for what is served on no plate. */
export function likeDish(thing: Dressed, likeness: Dressed): Dressed | undefined {
  const plates = thing.model.parts.filter(({ slot }) => slot === "plate");
  const body = thing.model.parts.filter(({ slot }) => slot !== "plate" && !LEFT_OUT.test(slot));
  if (plates.length === 0 || body.length === 0) return undefined;
  const low = body.map((part) => ({ ...part, geometry: stretch(part.geometry, [1, LOW, 1]) }));
  const [main] = Object.keys(thing.materials);
  const solid = low.filter(({ slot }) => slot === main || slot === "sponge" || slot === "glaze");
  const { min, max } = boundsOfParts(solid.length > 0 ? solid : low);
  const wide = (WIDE * Math.min(max[0] - min[0], max[2] - min[2])) / 2;
  const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const top = standInRoom(likeness, {
    min: [cx - wide, max[1], cz - wide],
    max: [cx + wide, max[1] + TALL * (max[0] - min[0]), cz + wide],
  });
  return withLent(thing, [...low, ...plates], top, likeness);
}
