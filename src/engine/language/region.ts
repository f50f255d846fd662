/** Places that any thing has: where a vessel opens, where a thing ends, along its borders, across it. `wall` is a tyre's side, `iris` the colour of an eye; `stud` and `patch` are set all over it. */
export type Region =
  | "rim"
  | "tip"
  | "base"
  | "top"
  | "edge"
  | "belly"
  | "face"
  | "stripe"
  | "wall"
  | "iris"
  | "heel"
  | "toe"
  | "stud"
  | "patch"
  | "stain"
  | "stitch"
  | "knee"
  | "elbow"
  | "hole";

/** The thing's own left and right. */
export type Side = "left" | "right";

/** What became of a worn place of cloth. */
export type Mending = "torn" | "patched";
