import { boundsOf } from "#measure/bounds.ts";
import { areaOf } from "../../geometry/area.ts";
import type { Part } from "../../geometry/part.ts";
import type { Draw } from "../../math/draw.ts";
import type { Dressed } from "../style.ts";
import { ripSome } from "./rip.ts";
import { tearBrim } from "./tear-brim.ts";
import { tearHem } from "./tear-hem.ts";
import { tearHoles } from "./tear-holes.ts";

/** What was said to be torn, and how many of several. */
export interface TornSlot {
  readonly slot: string;
  readonly count?: number;
}

/** Holes in a torn part, their size over those in what is in rags all over, and the tears in its edge. */
const HOLES = 7;
const HOLE_SIZES = [1.35, 0.6] as const;
const TEARS = 9;
/** Share of the cloth that the rags leave at least. */
const LEFT = 0.6;

const clothOf = (parts: readonly Part[]): number => parts.reduce((sum, { geometry }) => sum + areaOf(geometry), 0);

/**
 * "A torn canvas roof": holes through the parts of those slots and rags at their edge, of what lies all round, of what hangs below.
 * Most of it is left, in its own colour.
 */
export const tearParts = (thing: Dressed, slots: readonly TornSlot[], draw: Draw): Dressed =>
  slots.reduce((done, { slot, count }) => {
    const cloth = done.model.parts.filter((part) => part.slot === slot);
    return count !== undefined && count < cloth.length
      ? withParts(done, ripSome(done.model.parts, cloth, count))
      : tearSlot(done, slot, draw.fork(slot));
  }, thing);

const withParts = (thing: Dressed, parts: readonly Part[]): Dressed => ({
  ...thing,
  model: { ...thing.model, parts },
});

function tearSlot(thing: Dressed, slot: string, draw: Draw): Dressed {
  const cloth = thing.model.parts.filter((part) => part.slot === slot);
  if (cloth.length === 0) return thing;
  const holed =
    HOLE_SIZES.map((size) => tearHoles(cloth, draw.fork("holes"), HOLES, size, undefined, true)).find(
      (parts) => clothOf(parts) > LEFT * clothOf(cloth),
    ) ?? cloth;
  const { min, max } = boundsOf(holed.map(({ geometry }) => geometry.positions));
  const isFlat = max[1] - min[1] < 0.75 * Math.min(max[0] - min[0], max[2] - min[2]);
  const edge = draw.fork("edge");
  const torn = isFlat ? tearBrim(holed, edge, TEARS) : cloth.length === 1 ? tearHem(holed, edge) : holed;
  // what hangs by its middle, a kite's sail, has no hem to be cut off
  const ragged = clothOf(torn) > LEFT * clothOf(holed) ? torn : holed;
  const parts = thing.model.parts.map((part): Part => ragged[cloth.indexOf(part)] ?? part);
  return { ...thing, model: { ...thing.model, parts } };
}
