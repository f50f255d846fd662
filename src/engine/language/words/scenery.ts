import type { Term } from "../terms/term.ts";
import type { Finding } from "../things/find-concept.ts";
import { hypernyms, nounSenses, senseNode } from "../word-net.ts";
import { type ConnectorKind, PLACING } from "./connectors.ts";

/** Where things happen. After another thing they are left out: a studio shows the thing, not the place. */
export const SCENERY: ReadonlySet<string> = new Set(
  `street road beach shore seashore coast cliff field pasture meadow garden park forest wood woods woodland jungle desert sky sun moon sea ocean lake river pond stream pool puddle swamp water sand mud snow ground floor grass lawn dirt earth soil
kitchen bathroom room bedroom studio shop store zoo barn office gym school church museum courtyard yard backyard city town village country countryside mountain hill valley space universe cosmos galaxy mars runway track path trail pathway pavement sidewalk background scene display night day evening morning afternoon dusk dawn twilight moonlight sunlight starlight candlelight rain storm fog mist spotlight light lighting shade air area place landscape wind breeze sunset sunrise winter summer spring autumn fall dark darkness bank snowbank patch environment world horizon bay fort harbor harbour port dock line street arctic antarctica farm battlefield playground stadium arena market marketplace library classroom workshop factory hospital restaurant cafe bar alley highway bridge corridor hallway basement attic cellar dungeon ruins graveyard cemetery jungle savanna savannah prairie tundra reef seabed underwater rainforest canyon cave beach rainstorm snowstorm heat warmth glow shadow shadows weather dream dreams nature wild wilderness woods memory silence sound music time history war peace love harmony scent smell aroma steam smoke mist shower front stage site corner line`.split(
    /\s+/,
  ),
);

/** Where on a thing something is: "at the top of a tower". The thing that follows is what it is on. */
export const POSITIONS: ReadonlySet<string> = new Set(
  "side surface top bottom front back end edge middle center centre corner shadow tip shade reach rest".split(" "),
);

/** WordNet's nouns above the places that no list can hold. */
const PLACE_SENSES =
  "location geological formation#1|body of water|room#1|way#6|land#4|weather|atmosphere|road|path|sky|plaza|tract|field#1|shop|workplace|school#1";

let places: ReadonlySet<number> | undefined;

function isPlaceNoun(lemma: string): boolean {
  const first = nounSenses(lemma)[0];
  if (!first) return false;
  places ??= new Set(
    PLACE_SENSES.split("|")
      .map(senseNode)
      .filter((node) => node !== undefined),
  );
  for (const node of hypernyms(first.node).keys()) if (places.has(node)) return true;
  return false;
}

/** Above everything, and never beside it. */
const HEAVENS: ReadonlySet<string> = new Set("sun moon star sky cloud rainbow".split(" "));
/** Of these, what has a shape of its own is there where somebody looks at it or leaps over it. */
const LUMINARIES: ReadonlySet<string> = new Set("sun moon star cloud rainbow".split(" "));

/** Ties after which a building is where it happens: "in a barn". */
const INSIDE: ReadonlySet<ConnectorKind> = new Set(["in", "place"]);

/** Concepts of what is built and too narrow for anything to happen in: one is stuck in it, and looks out of it. */
const NARROW = /^chimney$/;

/** Whether a noun tells where a thing is rather than what else is there. */
export function isScenery(
  { entry, lemma }: Term,
  { concept, assumed }: Pick<Finding, "concept" | "assumed">,
  tie: ConnectorKind | undefined,
): boolean {
  if (tie !== undefined && INSIDE.has(tie) && concept.family === "building") return !NARROW.test(concept.id);
  if (entry.object?.own && (tie === "beside" || tie === "over") && LUMINARIES.has(lemma)) return false;
  if (tie !== undefined && tie !== "on" && HEAVENS.has(lemma)) return true;
  if (entry.object?.own) return false;
  if (SCENERY.has(lemma.slice(lemma.lastIndexOf(" ") + 1)) && tie !== undefined && PLACING.has(tie)) return true;
  if (SCENERY.has(lemma) || SCENERY.has(`${lemma}s`)) return true;
  if (tie === "beside" || tie === "on") return concept.family === "building" || (assumed && isPlaceNoun(lemma));
  return (assumed || tie === "in") && !entry.object && isPlaceNoun(lemma);
}
