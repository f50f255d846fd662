import type { Bond } from "../../language/surface-names.ts";
import { blockParquet } from "../../texture/tilings/block-parquet.ts";
import { type BoardLayout, setBorder } from "../../texture/tilings/board-place.ts";
import { chevron } from "../../texture/tilings/chevron.ts";
import { herringbone } from "../../texture/tilings/herringbone.ts";
import { planks } from "../../texture/tilings/planks.ts";
import { createPlace } from "../../texture/tilings/tiling.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { layInBond } from "./lay-in-bond.ts";

/**
 * Boards and blocks of wood in a bond, the grain along each.
 *
 * @param across Square blocks that would stand side by side in the tile.
 * @param next Uniform numbers in [0, 1).
 */
export function boardsInBond(bond: Bond, across: number, next: () => number): BoardLayout {
  const seed = Math.floor(next() * 0xffffffff);
  if (bond === "herringbone") return herringbone(Math.max(1, Math.round(across * 0.43)), 5);
  if (bond === "chevron") return chevron(2 * Math.max(1, Math.round(across * 0.29)), across * 2, 1);
  if (bond === "basket") return blockParquet(2 * Math.max(1, Math.round(across / 2)), 5, seed);
  if (bond === "plank") return planks(across, 2, 0.3, seed);
  const { tiling } = layInBond(bond, across * across, next);
  const turned = randomTable(tiling.cells, seed);
  const turns = bond === "checker";
  const place = createPlace();
  return {
    count: tiling.cells,
    locate: (x, y, board) => {
      tiling.locate(x, y, place);
      // on a checkerboard boards of even numbers are of one kind, those of odd ones of the other
      board.board = turns ? (place.cell & ~1) + place.kind : place.cell;
      // sawn from one grain this way or that
      const lies = turns ? place.kind === 1 : (turned[place.cell] as number) < 0.5;
      board.across = lies ? y : x;
      board.along = lies ? x : y;
      setBorder(board, place.border, 9);
    },
  };
}
