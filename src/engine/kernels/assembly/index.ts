export { layNoise, noiseRows } from "./noise";
export { cellRows, layCells } from "./cells";
export { blur } from "./blur";
export { evenRows, riseAbove, scale } from "./even";
export { findCells, takeCells } from "./cell-grid";
export { adler32, beginBits, countSymbols, crc32, endBits, paeth, putBits, putSymbols, tokenize } from "./deflate";
export { warp } from "./warp";
export { paintFaces } from "./paint";
export { depths } from "./depths";
export { visible } from "./raster";
export { gatherRays } from "./rays";
export { stamp } from "./stamp";
export { steps } from "./steps";
export { spline } from "./spline";
export { simplex } from "./simplex";
export { waves } from "./waves";
export { normals, toBytes } from "./relief";
export { openSky, pad, reduce, shadeByCoarse } from "./sky";
export { byteSteps } from "./byte-steps";
export { range, spread } from "./range";

/** First byte that no kernel's own data takes. */
export function heapBase(): usize {
  return __heap_base;
}
