import { boundsOf } from "#measure/bounds.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { Y_AXIS } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { fallOnto } from "../contact/slide.ts";
import { extentOf, heightOf, type Placed, shift, socketOf, surfacesOf, type Unplaced } from "../contact/unplaced.ts";

/** Radius of the ground over the larger side of what stands on it, and over its height. */
const ROOM = 0.62;
const LEAST_OF_HEIGHT = 0.3;
/** As much where walls stand around it. */
const LEAST_OF_WALLS = 0.5;
/** Height of walls over that of what stands before them, at least. */
const OVER = 1.06;
/** As much where something comes out of it, for that is what the picture is about. */
const LEAST_AROUND = 0.48;
/** How much of its height a thing sinks into what is soft. */
const SINK = 0.025;
/** How much of its height is under water, by family: others float. */
const DRAUGHT: ReadonlyMap<string, number> = new Map([
  ["bird", 0.1],
  ["animal", 0.28],
  ["figure", 0.3],
  ["vehicle", 0.14],
  ["building", 0.03],
]);
const FLOATING = 0.06;
/** How much thicker than it is broad the ground may become to hide what is below it. */
const MOST_THICK = 2.2;
/** The same where somebody swims: share of the height below from which on it is that. */
const DEEP = 0.45;
const MOST_DEEP = 5;

export interface GroundLie {
  /** About Y, radians. */
  readonly turn: number;
  /** Its radius over the larger side of what stands on it. */
  readonly room?: number;
}

/**
 * Lays the ground under all that stands: as wide as there is need, its middle below the middle of them, as high as they sink
 * into it.
 *
 * @param standing What stands on the floor by itself.
 * @param still All there is.
 * @param depth Share of their height that is below the ground, where that was said.
 */
export function layGround(
  ground: Unplaced,
  standing: readonly { readonly object: Unplaced; readonly at: Placed }[],
  still: readonly Surface[],
  depth: number | undefined,
  lie: GroundLie,
): Placed {
  const { room = ROOM } = lie;
  // a way goes where the first of them goes
  const turn = socketOf(ground.model, ["way"]) ? (standing[0]?.at.turn ?? lie.turn) : lie.turn;
  const { min, max } = boundsOf(still.map(({ positions }) => positions));
  const [wide, tall, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const around = socketOf(ground.model, ["walls"]);
  const ofHeight = around ? LEAST_OF_WALLS : LEAST_OF_HEIGHT;
  const ashore = socketOf(ground.model, ["ashore"]);
  const needed = Math.max(room * Math.max(wide, deep), (depth === undefined ? ofHeight : LEAST_AROUND) * tall);
  const size = needed / (ashore?.radius ?? 1);
  const [aside, , back] = ashore?.position ?? [0, 0, 0];
  const surface = socketOf(ground.model, ["water", "soft", "floor"]);
  const thickness = surface?.position[1] ?? heightOf(ground);
  const wanted = standing.map(({ object, at }) => {
    const share = depth ?? shareBelow(object, surface?.name);
    return share * heightOf(object) * at.scale;
  });
  const sunk = Math.min(...wanted, 0.85 * thickness * size * ((depth ?? 0) > DEEP ? MOST_DEEP : MOST_THICK));
  // a mouth that something comes out of is lower than what it is in
  const clear = (around?.position[1] ?? 0) - thickness;
  const walls = around ? (clear > 0.01 ? clear : heightOf(ground) - thickness) : 0;
  const rise = walls > 0 ? (OVER * tall) / walls : 0;
  const thick = Math.max(size, sunk / (0.85 * thickness), rise);
  const placed: Placed = {
    transform: chain(
      scaling([size, thick, size]),
      translation([-aside * size, 0, -back * size]),
      rotation(Y_AXIS, turn),
      // a hair above the soles, so that nothing hovers
      translation([(min[0] + max[0]) / 2, min[1] + sunk + 0.002 * tall - thickness * thick, (min[2] + max[2]) / 2]),
    ),
    scale: size,
    turn,
  };
  return surface?.name === "soft" && depth === undefined ? underTheFlat(ground, placed, standing) : placed;
}

/** Height over length up to which a thing lies flat: a drift of snow would hide it. */
const FLAT = 0.3;
/** How much of such a thing's height may be below the highest spot under it. */
const BEDDED = 0.3;

/** Lowered until what lies flat is on top of it. */
function underTheFlat(ground: Unplaced, placed: Placed, standing: Parameters<typeof layGround>[1]): Placed {
  const relief = surfacesOf(ground, placed);
  const rises = standing
    .filter(({ object }) => heightOf(object) < FLAT * extentOf(object))
    .map(({ object, at }) => -(fallOnto(surfacesOf(object, at), relief) ?? 0) - BEDDED * heightOf(object) * at.scale);
  return shift(placed, [0, -Math.max(0, ...rises), 0]);
}

function shareBelow({ family, concept }: Unplaced, kind: string | undefined): number {
  if (kind === "soft") return SINK;
  if (kind !== "water") return 0;
  return SWIMMERS.get(concept) ?? DRAUGHT.get(family) ?? FLOATING;
}

/** What lies in the water otherwise than its family does. */
const SWIMMERS: ReadonlyMap<string, number> = new Map([
  ["swan", 0.05],
  ["duck", 0.12],
  ["duckling", 0.12],
  ["goose", 0.12],
  ["flamingo", 0.14],
  ["heron", 0.14],
]);
