import type { Bounds } from "#measure/bounds.ts";
import type { Geometry } from "./geometry.ts";
import { ESTIMATE_SLACK, type Sdf } from "./sdf.ts";
import { dropBubbles, dropDust } from "./shells.ts";
import { SurfaceNet } from "./surface-nets-grid.ts";

/** Cells along the side of the smallest block that is skipped or worked through as a whole. */
const LEAF = 4;

/**
 * The surface of a field as closed geometry.
 *
 * Surface nets: a vertex in every cell the surface passes through (one for each sheet), quads between them, vertices then
 * pulled onto the surface. Blocks that the surface cannot reach are skipped, and within a block only those pieces of the
 * field are asked that reach it. Closed, manifold along its edges and wound outwards whatever the field, a rough one included: where
 * a skipped block was needed after all, the surface is followed into it.
 *
 * @param cellSize Metres; the solid's thinnest wall should be twice that.
 * @param bounds Where the solid is; what lies outside is cut off.
 * @returns Empty geometry when there is no surface.
 * @throws {RangeError} When the grid would hold more than 50 million cells.
 * @see Gibson, Constrained Elastic Surface Nets (MICCAI 1998)
 */
export function meshSdf(sdf: Sdf, cellSize: number, bounds: Bounds = sdf.bounds): Geometry {
  const net = new SurfaceNet(sdf, cellSize, bounds);
  const longest = Math.max(...net.cells);
  let size = LEAF;
  while (size < longest) size *= 2;
  visit(net, sdf, 0, 0, 0, size);
  net.followSurface();
  // creases of rough fields shed closed specks, each smaller than a side of a cell
  return dropBubbles(dropDust(net.build(), cellSize * cellSize));
}

function visit(net: SurfaceNet, field: Sdf, i: number, j: number, k: number, size: number): void {
  const [nx, ny, nz] = net.cells;
  if (i >= nx || j >= ny || k >= nz) return;
  const { cellSize } = net;
  const half = (size * cellSize) / 2;
  const [x, y, z] = [
    net.origin[0] + i * cellSize + half,
    net.origin[1] + j * cellSize + half,
    net.origin[2] + k * cellSize + half,
  ];
  const reach = half * 1.7320508075688772;
  if (Math.abs(field.at(x, y, z)) > reach * ESTIMATE_SLACK) return;
  // vertices are pulled along the gradient, so the field must hold a little beyond the block
  const nearby = field.near(x, y, z, reach + cellSize);
  if (size <= LEAF) {
    net.workBlock(nearby, i, j, k, size);
    return;
  }
  const step = size / 2;
  for (let corner = 0; corner < 8; corner += 1) {
    visit(net, nearby, i + (corner & 1) * step, j + ((corner >> 1) & 1) * step, k + (corner >> 2) * step, step);
  }
}
