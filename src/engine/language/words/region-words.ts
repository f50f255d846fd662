import type { Region } from "../region.ts";

const TABLE: Readonly<Record<Region, string>> = {
  rim: "rim lip brim mouth",
  tip: "tip end point nose-tip",
  base: "base bottom foot",
  top: "top",
  edge: "edge edging trim trimming border piping outline",
  belly: "belly underbelly stomach tummy chest underside breast",
  face: "face",
  stripe: "stripe band streak",
  wall: "wall sidewall whitewall",
  iris: "iris",
  heel: "heel",
  toe: "toe toecap",
  stud: "stud rivet",
  patch: "patch",
  stain: "stain",
  stitch: "stitch stitches stitching",
  knee: "knee kneecap",
  elbow: "elbow",
  hole: "hole",
};

/** Words for places that any thing has, whether or not its concept builds them as parts. */
export const REGION_WORDS: ReadonlyMap<string, Region> = new Map(
  Object.entries(TABLE).flatMap(([region, words]) => words.split(" ").map((word) => [word, region as Region] as const)),
);
