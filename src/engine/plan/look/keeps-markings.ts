import type { Concept } from "../../concepts/concept.ts";
import type { Qualities } from "../../language/brief.ts";
import { materialById } from "../../materials/index.ts";
import { isGlaze } from "../../style/forms/glazed.ts";

/** Stuffs that come in all colours: a rubber cactus is green, a felt fox a red one, a tiger of yarn has its stripes. */
export const OF_ANY_HUE: ReadonlySet<string> = new Set(
  "plastic rubber felt velvet silk leather ceramic-glaze knit cable-knit wool-cloth fleece terry-towel carpet".split(
    " ",
  ),
);
const BEASTS: ReadonlySet<string> = new Set(["animal", "bird"]);

/**
 * The stuffs a concept is told it is of. Beasts know of them that they are plain in them; one that is sewn, glazed or whittled
 * has its markings dyed, painted or burnt in, and is told nothing.
 */
export const stuffsTold = (
  { materials }: Pick<Qualities, "materials">,
  { family }: Pick<Concept, "family">,
): readonly string[] => (BEASTS.has(family) && materials.every(takesMarkings) ? [] : materials);

const takesMarkings = (id: string): boolean => OF_ANY_HUE.has(id) || isGlaze(id) || materialById(id).class === "wood";
