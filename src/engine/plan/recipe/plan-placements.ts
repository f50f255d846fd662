import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject, Relation } from "../../language/brief.ts";
import { isOneOf, setApartFrom } from "../fold/set-apart.ts";
import { countToFill } from "./count-to-fill.ts";
import { mannerOf, togetherAs } from "./manner-of.ts";
import type { Placement, PlacementKind } from "./recipe.ts";

/** One thing to be made: which object of the brief, and where it goes. */
export interface PlannedPlacement {
  /** Index in the brief's objects. */
  readonly object: number;
  readonly placement?: Placement;
  /** Goes around a yard of its own. */
  readonly isRing?: true;
}

/** The side of a relation that is put in place; the other one stays where it is. */
const MOVES_FROM: ReadonlySet<Relation["kind"]> = new Set([
  "on",
  "in",
  "under",
  "over",
  "behind",
  "leaning",
  "riding",
  "sitting",
  "lying",
]);
/** Every one of several wearers, holders or players has its own. */
const OWN: ReadonlySet<string> = new Set(["wearing", "holding", "carrying", "playing"]);

/** Arrangements whose things lie on each other. */
const HEAPS: ReadonlySet<string> = new Set(["pile", "stack", "pyramid", "wall"]);

/**
 * Turns counts and relations into single things, each with at most one placement: worn and held things once a wearer,
 * several equal things spread over their target, and what nothing was said of beside the subject.
 *
 * @param familyOf Family of a brief's object.
 * @param most Things made at most; the notes say what was left out.
 */
export function planPlacements(
  brief: Brief,
  familyOf: (object: number) => string,
  most: number,
): { placements: readonly PlannedPlacement[]; notes: readonly string[] } {
  const links = linkObjects(brief, familyOf);
  const placements: PlannedPlacement[] = [];
  const instances = new Map<number, number[]>();
  const notes: string[] = [];
  const ones = setApartFrom(brief);

  const add = (object: number) => {
    const several = [...ones].find(([, one]) => one === object)?.[0];
    if (several !== undefined) add(several);
    if (instances.has(object)) return;
    instances.set(object, []);
    const asked = brief.objects[object] as BriefObject;
    const link = links.get(object);
    if (link) add(link.target);
    const those = link ? (instances.get(link.target) ?? []) : [];
    // what is on a stack is on its topmost
    const isOnStack = link && STANDING_ON.has(link.relation) && brief.objects[link.target]?.arrangement === "stack";
    const targets = isOnStack ? those.slice(-1) : those;
    const lines = linesWay(brief, object);
    const isStrewn = isScattered(brief, object);
    const isFilling = link?.manner?.where === "brimming";
    const said = isFilling ? countToFill(brief, object, link.target) : asked.count;
    const wanted = link && OWN.has(link.relation) && asked.count === 1 ? Math.max(1, targets.length) : said;
    const count = Math.max(Math.min(wanted, most - placements.length), 0);
    if (count < wanted)
      notes.push(`Made ${count} of the ${wanted} asked for (${asked.text}): ${most} things fit one model.`);
    const { arrangement } = asked;
    const togetherness = togetherAs([asked]);
    const isHeaped = asked.groups !== undefined && arrangement !== "row" && arrangement !== "ring";
    const each = Math.ceil(count / (asked.groups ?? 1));
    for (let i = 0; i < count; i += 1) {
      const mine = instances.get(object) as number[];
      const group = Math.floor(i / each);
      const inGroup = i - group * each;
      const target = targets[(asked.groups ? group : i) % Math.max(1, targets.length)];
      // a second stack stands for itself
      const [first, last] = inGroup > 0 || !asked.groups ? [mine[group * each], mine.at(-1)] : [];
      mine.push(placements.length);
      if (arrangement === "crossed" && mine.length > 1) {
        placements.push({
          object,
          placement: { relation: "near", target: mine[0] as number, index: 1, of: 2, where: "crossed" },
        });
      } else if (arrangement === "pile" && first !== undefined) {
        placements.push({ object, placement: { relation: "pile", target: first, index: inGroup, of: each } });
      } else if ((arrangement === "pyramid" || arrangement === "wall") && first !== undefined) {
        const placement = { relation: "pile", target: first, index: inGroup, of: each, where: arrangement } as const;
        placements.push({ object, placement });
      } else if (arrangement === "stack" && last !== undefined) {
        placements.push({ object, placement: { relation: "on", target: last, index: 0, of: 1, where: "stack" } });
      } else if (link && target !== undefined) {
        // a heap is one thing where it lies: the rest of it lies on the first
        const isOneHeap = asked.groups === undefined && HEAPS.has(arrangement ?? "");
        const [many, at] = isHeaped ? [asked.groups as number, group] : isOneHeap ? [1, 0] : [count, i];
        const perTarget = Math.ceil(many / targets.length);
        const index = Math.floor(at / targets.length);
        const spot = sideOf(links, object) ?? { index, of: perTarget };
        placements.push({ object, placement: { relation: link.relation, target, ...spot, ...link.manner } });
      } else if (togetherness && i % 2 === 1 && last !== undefined) {
        placements.push({ object, placement: { relation: "beside", target: last, index: 0, of: 1, ...togetherness } });
      } else if ((lines || isStrewn || arrangement === "ring") && first !== undefined) {
        const where = lines ? "lining" : isStrewn ? "scattered" : "ring";
        placements.push({ object, placement: { relation: "near", target: first, index: i, of: count, where } });
      } else if (placements.length > 0) {
        const perRow = arrangement === "row" ? each : rowOf(asked.groups ?? count);
        const index = placements.length;
        placements.push({ object, placement: { relation: "near", target: 0, index, of: count, perRow } });
      } else {
        placements.push({ object, ...(isYard(brief, object) && { isRing: true }) });
      }
    }
    const one = ones.get(object);
    const all = instances.get(object) as readonly number[];
    if (one !== undefined) instances.set(one, standIn(one, all, placements));
  };
  const ground = groundOf(brief);
  for (const object of brief.objects.keys()) if (object !== ground) add(object);
  if (ground !== undefined) {
    const { traits, concept } = brief.objects[subjectOf(brief, ground)] as BriefObject;
    const depth = DEPTHS.find(([trait]) => traits.includes(trait) && (trait !== PADDLING || hasPaws(concept)));
    const below = depth && { depth: depth[1] };
    placements.push({ object: ground, placement: { relation: "ground", target: 0, index: 0, of: 1, ...below } });
  }
  return { placements, notes };
}

/** "A burger between a cup and a vase": the one is to its left, the other to its right. */
function sideOf(links: ReadonlyMap<number, PlannedLink>, object: number): Pick<Placement, "index" | "of"> | undefined {
  const link = links.get(object);
  if (link?.manner.where !== "between") return undefined;
  const sides = [...links].filter(([, { target, manner }]) => manner.where === "between" && target === link.target);
  return sides.length > 1 ? { index: sides.findIndex(([side]) => side === object), of: sides.length } : undefined;
}

/** Lets the one that is set apart take the place of one in the middle of the front row, or on top of the heap; that is its only instance. */
function standIn(one: number, several: readonly number[], placements: PlannedPlacement[]): number[] {
  const last = several.at(-1);
  const { relation, where } = (last === undefined ? undefined : placements[last]?.placement) ?? {};
  const isHeaped = relation === "in" || relation === "pile" || where === "stack";
  const place = isHeaped ? last : several[Math.floor(Math.min(several.length, FRONT) / 2)];
  const planned = place === undefined ? undefined : placements[place];
  if (place === undefined || !planned) return [];
  placements[place] = { ...planned, object: one };
  return [place];
}

/** Things in the longest front row. */
const FRONT = 5;

/** Relations in which one thing rests on the upper side of another. */
const STANDING_ON: ReadonlySet<PlacementKind> = new Set<PlacementKind>(["on", "sitting", "lying", "riding"]);

/** Relations in which the one takes the other along. */
const CARRYING: ReadonlySet<PlacementKind> = new Set<PlacementKind>(["in", "on"]);

/** The concept of what things stand on. */
const GROUND = "ground";
/** How much of its height is below the ground of what comes out of it, of what is half buried in it, and of what has left it. */
const DEPTHS: readonly (readonly [trait: string, share: number])[] = [
  ["emerging", 0.3],
  ["sunken", 0.42],
  ["airborne", -0.35],
  ["swimming", 0.46],
];
/** What of these holds for who goes on paws and hooves, not for ducks, turtles and fish. */
const PADDLING = "swimming";
const hasPaws = (concept: string): boolean => {
  const { family, slots } = conceptById(concept);
  return family === "animal" && slots.leg !== undefined && slots.collar !== undefined;
};

/** The ground of the picture, where there is something else to stand on it. */
function groundOf({ objects, relations }: Brief): number | undefined {
  // a forest in a light bulb is what is in there
  const isWithin = (index: number) => relations.some(({ kind, from }) => kind === "in" && from === index);
  const ground = objects.findIndex(({ concept }, index) => concept === GROUND && !isWithin(index));
  return ground >= 0 && objects.some(({ concept }) => concept !== GROUND) ? ground : undefined;
}

const subjectOf = ({ objects }: Brief, ground: number): number => (ground === 0 && objects.length > 1 ? 1 : 0);

/** Things in the front row of so many that stand together: wider than deep, as a picture is. */
const rowOf = (count: number): number => (count < 4 ? FRONT : Math.min(FRONT, Math.round(Math.sqrt(1.5 * count))));

/** Whether it stands along both sides of a way: "a road between trees". */
const linesWay = ({ objects, relations }: Brief, object: number): boolean =>
  relations.some(({ from, to, how }) => how === "between" && to === object && objects[from]?.concept === GROUND);

/** Whether it lies all over the floor or another thing, one by one. */
export const isScattered = ({ relations }: Pick<Brief, "relations">, object: number): boolean =>
  relations.some(({ from, how, around }) => !around && (how === "scattered" || how === "spilt") && from === object);

/** Concepts of what goes around places, and the words of the bush that does. */
const BARRIERS: ReadonlySet<string> = new Set(["fence", "wall"]);
const HEDGE = /hedge/;
/** Long things that are put down by larger ones, and families of those. */
const PUT_BY: ReadonlySet<string> = new Set("oar sword axe spear baseball-bat fishing-rod broom".split(" "));
const BULKY = /^(?:vehicle|furniture|container)$/;
const isPutDown = (object: BriefObject | undefined): boolean => object !== undefined && PUT_BY.has(object.concept);

const isBarrier = ({ concept, word }: BriefObject): boolean =>
  BARRIERS.has(concept) || (concept === "bush" && HEDGE.test(word));

/** "A wall around a garden with a birdbath in it": around what stands on the ground. */
function aroundWhatStands({ objects }: Brief, relation: Relation): Relation {
  const to = objects.findIndex(({ concept }, index) => concept !== GROUND && index !== relation.from);
  if (to < 0 || !isBarrier(objects[relation.from] as BriefObject)) return relation;
  return { ...relation, kind: "beside", to };
}

const LIVING = /^(?:animal|figure)$/;
/** "Four dachshunds": each is led by itself. */
const isPack = ({ objects }: Brief, led: number): boolean => (objects[led]?.count ?? 1) > 1;

/** "A hedge around a pond": nothing stands there that it could go around. */
const isYard = ({ objects, relations }: Brief, object: number): boolean =>
  isBarrier(objects[object] as BriefObject) &&
  relations.some(({ from, to, around }) => around && from === object && objects[to]?.concept === GROUND);

interface PlannedLink {
  readonly target: number;
  readonly relation: PlacementKind;
  readonly manner: Pick<Placement, "where" | "facing" | "part">;
}

/** Each object's first relation that would not close a circle. */
function linkObjects(brief: Brief, familyOf: (object: number) => string): Map<number, PlannedLink> {
  const links = new Map<number, PlannedLink>();
  const ground = groundOf(brief);
  const isFurniture = (object: number) => familyOf(object) === "furniture";
  const leadsTo = (from: number, goal: number): boolean => {
    if (from === goal) return true;
    const next = links.get(from)?.target;
    return next !== undefined && leadsTo(next, goal);
  };
  // what is in a bowl goes with it: of the two it is the bowl that is beside somebody
  const rank = ({ kind }: Relation) => Number(kind === "beside");
  const carrierOf = (object: number): number => {
    const link = links.get(object);
    return link && CARRYING.has(link.relation) ? carrierOf(link.target) : object;
  };
  const holderOf = (object: number): number => {
    const link = links.get(object);
    return link && OWN.has(link.relation) ? holderOf(link.target) : object;
  };
  for (const told of [...brief.relations].sort((a, b) => rank(a) - rank(b))) {
    const relation = told.around && told.to === ground ? aroundWhatStands(brief, told) : told;
    const { kind, from, to, loose, around, how } = relation;
    if (from === ground || to === ground || isOneOf(told)) continue;
    // of a table and a candle it is the candle that is put somewhere
    // of paddles by a canoe it is the paddles that are laid there
    const isPutBy = kind === "beside" && isPutDown(brief.objects[from]) && BULKY.test(familyOf(to));
    const manner = mannerOf(relation, brief, familyOf);
    const leaves =
      around ||
      isPutBy ||
      how === "spilt" ||
      how === "file" ||
      how === "shared" ||
      (how === "leashed" && isPack(brief, from) && LIVING.test(familyOf(to))) ||
      manner.where === "hovering" ||
      MOVES_FROM.has(kind);
    const movesFrom = loose ? isFurniture(to) && !isFurniture(from) : leaves;
    const said = movesFrom ? to : from;
    // what is beside a mug in somebody's hand stands beside them, on the floor
    const target = kind === "beside" ? holderOf(said) : said;
    const moved = kind === "beside" ? carrierOf(movesFrom ? from : to) : movesFrom ? from : to;
    if (moved === target || links.has(moved) || leadsTo(target, moved)) continue;
    // a trail is on the ground behind whoever leaves it, however that was said
    const trails = brief.objects[moved]?.arrangement === "trail";
    links.set(moved, {
      target,
      relation: trails ? "beside" : loose ? "near" : kind,
      manner: trails ? { where: "trail" } : manner,
    });
  }
  return links;
}
