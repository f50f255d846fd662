import { isLiving } from "../ties/relate.ts";
import { dropMention, type Link, type Mention, type Scene } from "./scene.ts";

/** Concept of a bench that nobody sits at, and of what has a table of its own. */
const WORKBENCH = "workbench";
const DOUGH = "dough";
/** Concepts of what else is worked on standing or sitting before it. */
const WHEEL = "pottery-wheel";
export const COUNTERS = /^(?:bar-counter|kitchen-counter|kitchen-island)$/;
/** Part of a workbench that stands up at its back. */
const PEGBOARD = "board";
/** What is done standing, with a tool or with the strength of the arms, at whatever table. */
const MANUAL = /^(?:hammering|sawing|chopping|carving|kneading|cooking|wielding|decorating)\b/;
/** Deeds of one raised arm: the other hand alone is at the work. */
const STRIKING = /^(?:hammering|wielding|swinging)$/;
/** Deeds whose own tool keeps the hands where they are. */
const HANDS_FULL = /^(?:cooking|stirring|holding|painting|speaking|drinking|eating|reading)$/;
/** Poses of who does not stand there. */
const DOWN = /^(?:sitting|lying|sleeping|standing|riding|flying|swimming|climbing|jumping|dancing)$/;
/** Words of tables that are worked at by nobody. */
const NO_WORKTOP = /picnic|coffee|side|pool|ping|tennis|operating|card/;
/** Relations by which somebody is at a bench, and to what is worked on. */
const AT_IT: ReadonlySet<string> = new Set(["beside", "on", "with"]);
/** Families of what no bench bears where it is not said to, and those of them that are small, by concept or word. */
const TOO_LARGE = /^(?:vehicle|building|structure|street|furniture|nature|tree)$/;
const SMALL = /^(?:birdhouse|dollhouse|plank|log)$|toy|model|miniature/;

const isWorktop = ({ concept, text }: Mention): boolean =>
  concept.id === WHEEL ||
  ((concept.id === WORKBENCH || concept.id === "table" || COUNTERS.test(concept.id)) && !NO_WORKTOP.test(text));

/**
 * "A beaver hammering a birdhouse on a workbench", "a mouse sawing a plank on a workbench": who works by hand stands before the
 * bench, and what is worked on lies on it. Nobody is up there or on a chair, unless that is said.
 */
export function standAtWork(scene: Scene): void {
  if (!scene.links.some(({ to }) => isWorktop(to))) return;
  for (const somebody of [...scene.mentions].filter((each) => isLiving(each) && each.count === 1)) {
    const { traits } = somebody.qualities;
    if (traits.some((trait) => DOWN.test(trait))) continue;
    const isManual = traits.some((trait) => MANUAL.test(trait)) || isKneading(somebody, scene.links);
    const own = scene.links.filter(({ from }) => from === somebody);
    const works = own.filter((link) => link.kind === "beside" && isLaid(link.to, scene.links)).map(({ to }) => to);
    const bench = benchAt(scene.links, own, works, isManual);
    if (!bench || !(isManual || bench.concept.id === WORKBENCH || bench.concept.id === WHEEL)) continue;
    if (works.some(({ concept }) => concept.id === DOUGH)) dropMention(scene, bench);
    else setAt(scene, somebody, bench, works);
  }
}

/** Who is at dough kneads it, whatever the pose is called. */
const isKneading = (somebody: Mention, links: readonly Link[]): boolean =>
  links.some(({ kind, from, to }) => kind === "beside" && from === somebody && to.concept.id === DOUGH);

const isLaid = (thing: Mention, links: readonly Link[]): boolean =>
  !isLiving(thing) &&
  !isWorktop(thing) &&
  (!TOO_LARGE.test(thing.concept.family) ||
    SMALL.test(thing.concept.id) ||
    SMALL.test(thing.text) ||
    links.some(({ kind, from, to }) => kind === "on" && from === thing && isWorktop(to)));

/** The bench that somebody is said to be at, or that their work lies on. */
function benchAt(
  links: readonly Link[],
  own: readonly Link[],
  works: readonly Mention[],
  isManual: boolean,
): Mention | undefined {
  const isAt = ({ kind, to, how }: Link): boolean =>
    isWorktop(to) && AT_IT.has(kind) && (how === undefined || how === "desk") && (kind !== "on" || isManual);
  const direct = own.find(isAt)?.to;
  return direct ?? links.find(({ kind, from, to }) => AT_IT.has(kind) && works.includes(from) && isWorktop(to))?.to;
}

function setAt({ links }: Scene, somebody: Mention, bench: Mention, works: readonly Mention[]): void {
  const isTold = ({ kind, from, to }: Link): boolean =>
    (from === somebody && (to === bench || (kind === "beside" && works.includes(to)))) ||
    (works.includes(from) && to === bench);
  const others = links.filter((link) => !isTold(link));
  // what lies on a board or in a bowl stays there
  const loose = works.filter((work) => !others.some(({ kind, from }) => from === work && /^(?:on|in)$/.test(kind)));
  links.splice(
    0,
    links.length,
    ...others,
    { kind: "beside", from: somebody, to: bench, facing: true },
    ...loose.map((work) => ({ kind: "on", from: work, to: bench }) as const),
  );
  // a pegboard behind the bench would hide the work
  if (bench.concept.id === WORKBENCH && !bench.parts.has(PEGBOARD)) bench.without.add(PEGBOARD);
  const { traits } = somebody.qualities;
  if (!traits.some((trait) => STRIKING.test(trait) || HANDS_FULL.test(trait)))
    somebody.qualities.addTrait({ trait: "pushing" });
  somebody.qualities.addTrait({ trait: "at-table" });
}
