import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefEmblem, BriefObject, Relation } from "../../language/brief.ts";
import { withoutObjects } from "./fold-garments.ts";

const EASEL = "easel";
/** Shows others in itself. */
const PICTURE = "picture-frame";
/** Relations by which a picture is on an easel, and by which something is in a picture. */
const PUT: ReadonlySet<Relation["kind"]> = new Set(["on", "leaning"]);
const SHOWN: ReadonlySet<Relation["kind"]> = new Set(["in", "with"]);
/** Families of what is painted, rather than with the easel: a brush, a palette, a stool. */
const PAINTED = /^(?:plant|flower|animal|bird|figure|food|building|nature|vehicle|vessel)$/;

/**
 * "A blank canvas on an easel", "a painting of sunflowers on an easel": what is on it is its own canvas, so that one of them stands
 * there and not the one on the other, and what the picture is of is painted on that, flat.
 */
export function foldEasels(brief: Brief): Brief {
  const { objects, relations } = brief;
  const put = relations.find(
    ({ kind, from, to }) => PUT.has(kind) && from !== to && isOnEasel(objects[from], objects[to]),
  );
  if (put) return foldEasels(merged(brief, put));
  const shown = relations
    .map((relation) => pictured(relation, brief))
    .find(([easel, thing]) => isPainted(objects[easel], objects[thing]));
  if (!shown) return brief;
  const [at, of] = shown;
  const [easel, thing] = [objects[at] as BriefObject, objects[of] as BriefObject];
  const blank = { ...easel, emblem: emblemOf(thing), traits: [...easel.traits, "blank"] };
  return foldEasels(
    withoutObjects({ ...brief, objects: objects.map((each, i) => (i === at ? blank : each)) }, new Set([of])),
  );
}

const isOnEasel = (above: BriefObject | undefined, below: BriefObject | undefined): boolean =>
  below?.concept === EASEL && (above?.concept === EASEL || above?.concept === PICTURE);

/** The easel and what is in its picture, where the relation is between such two. */
const pictured = ({ kind, from, to }: Relation, { objects }: Brief): readonly [easel: number, thing: number] =>
  !SHOWN.has(kind) ? [-1, -1] : objects[from]?.concept === EASEL ? [from, to] : kind === "in" ? [to, from] : [-1, -1];

const isPainted = (easel: BriefObject | undefined, thing: BriefObject | undefined): boolean =>
  easel?.concept === EASEL && thing !== undefined && PAINTED.test(conceptById(thing.concept).family);

const emblemOf = ({ concept, word, colours }: BriefObject): BriefEmblem => ({
  word,
  concept,
  colours: colours.map(({ rgb }) => rgb),
  isPattern: false,
  isCarved: false,
  slot: "canvas",
});

/** Of the one on the other a single easel: its canvas is as either was said to be. */
function merged(brief: Brief, { from, to }: Relation): Brief {
  const [above, below] = [brief.objects[from] as BriefObject, brief.objects[to] as BriefObject];
  const own = above.concept === EASEL ? above : { ...below, text: above.text };
  const one = {
    ...own,
    materials: own === above ? [...above.materials, ...below.materials] : below.materials,
    parts: own === above ? [...above.parts, ...below.parts] : below.parts,
  };
  const relations = brief.relations
    .map((relation) => ({
      ...relation,
      from: relation.from === to ? from : relation.from,
      to: relation.to === to ? from : relation.to,
    }))
    .filter((relation) => relation.from !== relation.to);
  return withoutObjects(
    { ...brief, objects: brief.objects.map((each, i) => (i === from ? one : each)), relations },
    new Set([to]),
  );
}
