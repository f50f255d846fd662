import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject } from "../../language/brief.ts";

/** Concept of a cloth that is spread over a table, and the words of its kinds that are not. */
const CLOTH = "tablecloth";
const SMALL: ReadonlySet<string> = new Set(["napkin", "cloth napkin", "handkerchief", "picnic cloth", "spread cloth"]);
/** A cloth that lies spread out by itself: of what is small on a table little would be seen. */
const SPREAD = "spread cloth";
const EATEN = /^food$/;
/** Concepts of what food is served in, as small. */
const SERVED_IN = /^(?:bowl|plate|mug|jar|honey-jar|basket|jug|teapot)$/;
const HANDFUL = 8;
/** What is said of the table's shape with the cloth's. */
const SHAPES: ReadonlySet<string> = new Set(["round", "square", "long", "wide"]);
/** Of more things than this one needs a whole dining table. */
const FEW = 2;

/**
 * "A candelabra on a red tablecloth", "a checked tablecloth": a tablecloth lies on a table of its own, and is that table's
 * cloth, with all that was said of it; one on a table that was said is that one's. A few pears lie on a cloth alone.
 */
export function setCloths(brief: Brief): Brief {
  const objects = brief.objects.map((object, at): BriefObject => {
    const isCloth = object.concept === CLOTH && object.count === 1 && !SMALL.has(object.word);
    if (!isCloth || object.traits.includes("folded") || object.arrangement) return object;
    const links = brief.relations.filter(({ from, to }) => from === at || to === at);
    if (links.some(({ from }) => from === at)) return object;
    if (links.some(({ kind }) => kind !== "on")) return object;
    const laid = links.map(({ from }) => brief.objects[from]);
    if (laid.length > 0 && laid.every((thing) => thing && isSmall(thing)) && !TABLE.test(object.text))
      return { ...object, word: SPREAD };
    const load = links.reduce((sum, { from }) => sum + (brief.objects[from]?.count ?? 1), 0);
    return tableUnder(object, load > FEW);
  });
  return { ...brief, objects };
}

const TABLE = /(?:^| )table(?: |$)/;

const isSmall = ({ concept, count }: BriefObject): boolean =>
  (EATEN.test(conceptById(concept).family) || SERVED_IN.test(concept)) && count <= HANDFUL;

/** @param isLarge A dining table rather than one for one thing. */
function tableUnder(cloth: BriefObject, isLarge: boolean): BriefObject {
  const { colours, materials, conditions, traits } = cloth;
  const isSquare = !isLarge && !traits.includes("round");
  return {
    ...cloth,
    concept: "table",
    word: isLarge ? "table" : "side table",
    colours: [],
    materials: [],
    traits: [
      ...traits.filter((trait) => SHAPES.has(trait)),
      ...(isLarge ? [] : ["wide"]),
      ...(isSquare ? ["square"] : []),
    ],
    parts: [{ slot: "cloth", colours, materials, conditions, traits: traits.filter((trait) => !SHAPES.has(trait)) }],
    without: [...cloth.without, "drawer", "shelf"],
  };
}
