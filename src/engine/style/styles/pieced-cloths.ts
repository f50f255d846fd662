/** Cloths that are told by their pieces or their pattern: a soft toy that is said to be of one is sewn of it. */
export const PIECED: ReadonlySet<string> = new Set(
  "patchwork tartan gingham houndstooth floral-fabric striped-fabric denim corduroy tweed".split(" "),
);
