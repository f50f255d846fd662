import type { Finding } from "../find-concept.ts";
import type { Term } from "../match-terms.ts";
import type { ConnectorKind } from "./connectors.ts";

/** Where things happen. After another thing they are left out: a studio shows the thing, not the place. */
export const SCENERY: ReadonlySet<string> = new Set(
  `street road beach shore cliff field pasture meadow garden park forest woods jungle desert sky sun moon star sea ocean lake river pond stream pool puddle water sand mud snow ground floor grass lawn dirt earth
kitchen bathroom bathtub room bedroom studio shop store zoo barn office gym school church museum courtyard yard backyard city town village country city street countryside mountain hill valley island space universe mars runway track path pavement sidewalk background scene display night day evening morning moonlight sunlight rain storm spotlight light lighting shadow air middle center centre corner area place landscape wall windowsill surface side top bottom front back end edge background wind sunset sunrise winter summer spring autumn dark bank patch environment world horizon distance bay fort line`.split(
    /\s+/,
  ),
);

/** Whether a noun tells where a thing is rather than what else is there. */
export function isScenery(
  { entry, lemma }: Term,
  found: Pick<Finding, "concept" | "kind">,
  tie: ConnectorKind | undefined,
): boolean {
  if (entry.object?.own) return false;
  if (SCENERY.has(lemma)) return true;
  const isInside = tie === "in" || tie === "beside" || tie === "on";
  return isInside && found.concept.family === "building";
}
