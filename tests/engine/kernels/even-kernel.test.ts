import { expect, test } from "vitest";
import { convexityKernel, evenKernel } from "#engine/kernels/even-kernel.ts";
import { blurKernel, noiseKernel } from "#engine/kernels/kernels.ts";

const SIZE = 64;
const FIELD = noiseKernel(SIZE, { cellsX: 5, cellsY: 5, octaves: 4, amplitude: 1, gain: 0.6, seed: 3, kind: "fbm" });

/** Value of a grid in the middle of texel x, y, as a field would hold it. */
function readGrid(cells: Float64Array, side: number, x: number, y: number): number {
  const step = SIZE / side;
  const [atX, atY] = [(x + 0.5) / step - 0.5, (y + 0.5) / step - 0.5];
  const [left, above] = [Math.floor(atX), Math.floor(atY)];
  const down = atY - above;
  const column = (c: number) => {
    const cell = (row: number) => cells[((row + side) % side) * side + ((c + side) % side)] as number;
    return cell(above) * (1 - down) + cell(above + 1) * down;
  };
  const rise = (column(left + 1) - column(left)) / step;
  return Math.fround(column(left) + rise * (x + 0.5 - (left * step + step / 2)));
}

test.each([1, 8, 32, 64])("a field is evened by grids of %i a side as texel by texel", (side) => {
  const levels = Float64Array.from({ length: side * side }, (_, i) => ((i * 37) % 101) / 101 - 0.5);
  const gains = Float64Array.from({ length: side * side }, (_, i) => 0.5 + ((i * 53) % 97) / 97);
  const field = FIELD.slice();
  evenKernel(field, SIZE, side, levels, gains);
  const plain = FIELD.map((value, i) => {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    return (value - readGrid(levels, side, x, y)) * readGrid(gains, side, x, y);
  });
  expect(field).toEqual(plain);
});

test.each([1e-9, 0.5])(
  "what stands proud is the height less its blur over thrice the deviation, %d at least",
  (least) => {
    const blurred = blurKernel(FIELD, SIZE, 6, 2);
    const above = Array.from(FIELD, (height, i) => height - (blurred[i] as number));
    const deviation = Math.sqrt(above.reduce((sum, each) => sum + each * each, 0) / above.length);
    const factor = 1 / (3 * Math.max(deviation, least));
    expect(convexityKernel(FIELD, SIZE, 6, least)).toEqual(
      Float32Array.from(above, (each) => Math.fround(each) * factor),
    );
    expect(convexityKernel(new Float32Array(SIZE * SIZE), SIZE, 6, least)).toEqual(new Float32Array(SIZE * SIZE));
  },
);
