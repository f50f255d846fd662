/** Whole features across a tile when they are `scale` times as large as usual: at least one, so that the tile stays periodic. */
export const featureCount = (usual: number, scale: number): number => Math.max(1, Math.round(usual / scale));
