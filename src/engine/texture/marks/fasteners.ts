import type { BoardLayout, BoardPlace } from "../tilings/board-place.ts";
import { toStep } from "./rivets.ts";

/** From the middle of the nearest head to the texel, to the right and downwards, in shares of the tile. */
export interface FastenerPlace {
  dx: number;
  dy: number;
}

/** Where the heads of nails, rivets, screws or studs sit in a tile. */
export interface Fasteners {
  /** Of a head, in shares of the tile. */
  readonly radius: number;
  /** Sets `place` from x, y in tiles, 0..1. */
  readonly locate: (x: number, y: number, place: FastenerPlace) => void;
  /** Straps run down the tile: what they hold together lies across it. */
  readonly turned?: true;
}

/** Heads in even columns and rows. */
export const fastenerGrid = (columns: number, rows: number, radius: number): Fasteners => ({
  radius,
  locate: (x, y, place) => {
    place.dx = toMiddle(x * columns) / columns;
    place.dy = toMiddle(y * rows) / rows;
  },
});

/**
 * Two heads in every board on every joist.
 *
 * @param boards Side by side across the tile.
 * @param joists Under the tile; the first lies at `first` of their spacing.
 */
export function boardNails(layout: BoardLayout, boards: number, joists: number, first = 0.4): Fasteners {
  const at: BoardPlace = { board: 0, across: 0, along: 0, border: 0, end: false };
  return {
    radius: Math.min(0.06 / boards, 0.014),
    locate: (x, y, place) => {
      layout.locate(x, y, at);
      place.dx = at.across - Math.sign(at.across) * (0.28 / boards);
      place.dy = toMiddle(y * joists - first + 0.5) / joists;
    },
  };
}

/** The same in boards laid along U. */
export function turnedNails({ radius, locate }: Fasteners): Fasteners {
  return {
    radius,
    locate: (x, y, place) => {
      locate(y, x, place);
      const { dx } = place;
      place.dx = place.dy;
      place.dy = dx;
    },
    turned: true,
  };
}

/** A ring of heads inside a rectangle's sides, as in `rivetDistance`; lengths in shares of the tile. */
export function rivetPlace(
  left: number,
  top: number,
  width: number,
  height: number,
  inset: number,
  spacing: number,
  place: FastenerPlace,
): void {
  const dx = toStep(left - inset, width - 2 * inset, spacing);
  const dy = toStep(top - inset, height - 2 * inset, spacing);
  const sideX = nearer(left - inset, width - 2 * inset);
  const sideY = nearer(top - inset, height - 2 * inset);
  const isAtSide = sideX * sideX + dy * dy < dx * dx + sideY * sideY;
  place.dx = isAtSide ? sideX : dx;
  place.dy = isAtSide ? dy : sideY;
}

const toMiddle = (at: number): number => at - Math.floor(at) - 0.5;

/** From the nearer end of 0..length, with its sign. */
const nearer = (at: number, length: number): number => (at < length / 2 ? at : at - length);
