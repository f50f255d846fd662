import { boundsOf } from "#measure/bounds.ts";
import { merge } from "../../geometry/merge.ts";
import { place } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { chain, type Mat4, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { Y_AXIS } from "../../math/vec3.ts";
import { depthOf, extentOf, heightOf, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** Concepts of what stands around a place in lengths. */
const LENGTHS: ReadonlySet<string> = new Set(["fence", "wall", "bush", "road-barrier"]);
/** Width over depth from which a bush is a hedge. */
const LONG = 1.6;

/** Height over the largest side of what is within: drawn together, so that it hides nothing. */
const LEAST_TALL = 0.13;
const MOST_TALL = 0.25;
/** Room between the two, over the larger side and the height of what is within. */
const ROOM = 0.14;
const ROOM_OF_HEIGHT = 0.18;
/** Lengths of a side at most: the longer ones are stretched. */
const MOST_LENGTHS = 5;
/** Lengths across and along an empty yard. */
const YARD = [3, 3] as const;
/** How far one length stands from the next, over its own. */
const PITCH = 1.004;

/** Whether a thing goes around others in lengths. */
export const isLength = (object: Unplaced): boolean =>
  LENGTHS.has(object.concept) && widthOf(object) > LONG * depthOf(object);

/**
 * Lengths of a fence, a wall or a hedge around what stands within, in that thing's own frame; around a yard of its own where nothing
 * does. Before a building there is a gap to go in by.
 */
export function ringRound(length: Unplaced, within: Unplaced | undefined): Unplaced {
  const [wide, deep] = [widthOf(length), depthOf(length)];
  const usual = heightOf(length) * length.scale;
  const extent = within ? extentOf(within) : 0;
  const tall = within
    ? clamp(usual / (heightOf(within) * within.scale), LEAST_TALL, MOST_TALL) * Math.max(extent, 1e-6)
    : heightOf(length);
  const size = tall / heightOf(length);
  const thick = deep * size;
  const half = (side: number): number =>
    within
      ? side / 2 +
        Math.max(ROOM * Math.max(widthOf(within), depthOf(within)), ROOM_OF_HEIGHT * heightOf(within)) +
        thick / 2
      : side / 2;
  const halfWide = half(within ? widthOf(within) : YARD[0] * wide);
  const halfDeep = half(within ? depthOf(within) : YARD[1] * wide);
  const isOpen = within?.family === "building";
  const places = [
    ...sideOf(halfWide, halfDeep, 0, size, length, isOpen),
    ...sideOf(halfDeep - thick, halfWide, PI / 2, size, length, false),
    ...sideOf(halfWide, halfDeep, PI, size, length, false),
    ...sideOf(halfDeep - thick, halfWide, -PI / 2, size, length, false),
  ];
  const [x, z] = within ? middleOf(within) : [0, 0];
  const parts = length.model.parts.map((part) => ({
    ...part,
    geometry: merge(places.map((at) => place(part.geometry, chain(at, translation([x, 0, z]))))),
  }));
  return {
    ...length,
    model: { parts, sockets: [] },
    bounds: boundsOf(parts.map(({ geometry }) => geometry.positions)),
    scale: 1,
    turn: 0,
    ...(within && { isFitted: true }),
  };
}

const middleOf = ({ bounds: { min, max } }: Unplaced): readonly [number, number] => [
  (min[0] + max[0]) / 2,
  (min[2] + max[2]) / 2,
];

/** Where the lengths of one side stand that is `half` wide and `away` from the middle, the way `turn` looks. */
function sideOf(half: number, away: number, turn: number, size: number, length: Unplaced, isOpen: boolean): Mat4[] {
  const usual = Math.round((2 * half) / (size * widthOf(length)));
  // a gate is in the middle, so their number is odd
  const count = isOpen ? (usual < 4 ? 3 : MOST_LENGTHS) : clamp(usual, 1, MOST_LENGTHS);
  const pitch = (2 * half) / count;
  const along = pitch / (PITCH * widthOf(length));
  return Array.from({ length: count }, (_, k) => k)
    .filter((k) => !isOpen || k !== (count - 1) / 2)
    .map((k) =>
      chain(
        scaling([along, size, size]),
        translation([(k - (count - 1) / 2) * pitch, 0, away]),
        rotation(Y_AXIS, turn),
      ),
    );
}
