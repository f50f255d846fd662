import { BACK, type Furniture, LEFT } from "./room-parts.ts";

const DEEP = 0.32;
/** From one shelf to the next, and from one book to the next; metres. */
const STOREY = 0.47;
const STEP = 0.097;

/** Shelves against a wall, with books of several heights and colours, their middle at `at` along it. */
export function bookcase(room: Furniture, wall: "left" | "back", at: number, long: number, tall: number): void {
  const isLeft = wall === "left";
  const off = (isLeft ? LEFT : BACK) + DEEP / 2 - 0.01;
  // `along` the wall, `out` from it
  const box = (
    slot: string,
    [out, high, along]: readonly number[],
    shift: number,
    y: number,
    by: number,
    bevel: number,
  ) =>
    isLeft
      ? room.box(slot, [out as number, high as number, along as number], off + shift, y, at + by, bevel)
      : room.box(slot, [along as number, high as number, out as number], at + by, y, off + shift, bevel);
  box("wood", [0.03, tall, long], 0.02 - DEEP / 2, 0, 0, 0.005);
  for (const side of [-1, 1]) box("wood", [DEEP, tall, 0.04], 0, 0, (side * (long - 0.04)) / 2, 0.006);
  const rows = Math.floor(tall / STOREY);
  for (let row = 0; row <= rows; row += 1) {
    const y = 0.04 + row * STOREY;
    box("wood", [DEEP, 0.035, long], 0, Math.min(y, tall - 0.036), 0, 0.005);
    if (row === rows) continue;
    for (let k = 0; k < Math.floor((long - 0.15) / STEP); k += 1) {
      // a few gaps, and heights that never come in a row
      const turn = (k * 7 + row * 5) % 11;
      if (turn === 3) continue;
      const slot = ["book", "cloth", "picture"][(k * 5 + row * 3) % 3] as string;
      box(slot, [0.2, 0.27 + 0.012 * turn, 0.075], -0.02, y + 0.03, -long / 2 + 0.12 + k * STEP, 0.006);
    }
  }
}
