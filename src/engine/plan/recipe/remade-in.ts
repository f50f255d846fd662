import type { BriefObject } from "../../language/brief.ts";
import { PIECED } from "../../style/styles/pieced-cloths.ts";

/** Styles that stand for a material: a plush panda is of felt, yet black and white. */
const REMAKING: ReadonlySet<string> = new Set(["plush", "knitted", "origami", "brick-built"]);

/** What is said of a thing, less the stuff that its style stands for; a soft toy may be sewn of patches. */
export function remadeIn(said: BriefObject, styles: readonly string[]): BriefObject {
  if (!styles.some((style) => REMAKING.has(style))) return said;
  const isSewn = styles.includes("plush");
  return { ...said, materials: said.materials.filter((id) => isSewn && PIECED.has(id)) };
}
