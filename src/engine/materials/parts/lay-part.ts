import type { SurfacePart } from "../../language/surface-names.ts";
import { fillGrout } from "./fill-grout.ts";
import { flingSplashes } from "./fling-splashes.ts";
import { gildEdges } from "./gild-edges.ts";
import { layInlay, layStrips } from "./inlay.ts";
import { layBands } from "./lay-bands.ts";
import type { LayPart } from "./part.ts";
import { pressFootprints } from "./press-footprints.ts";
import { pressRuts } from "./press-ruts.ts";
import { runStreaks } from "./run-streaks.ts";
import { setNails } from "./set-nails.ts";
import { sew } from "./sew.ts";

/** How each part of a surface is laid into it. */
export const LAY_PART: Readonly<Record<SurfacePart, LayPart>> = {
  grout: fillGrout,
  nails: setNails,
  bands: layBands,
  stitches: sew,
  edges: gildEdges,
  streaks: runStreaks,
  splashes: flingSplashes,
  footprints: pressFootprints,
  ruts: pressRuts,
  inlay: layInlay,
  strips: layStrips,
};
