import type { Vocabulary } from "../terms/vocabulary.ts";
import { namedOrNew } from "../things/named-or-new.ts";
import { isLiving } from "../ties/relate.ts";
import type { Link, Mention, Scene } from "./scene.ts";
import { COUNTERS } from "./stand-at-work.ts";

/** Work that is done standing at a table: words for what that is, what the work lies on there, and what is in hand. */
interface Bench {
  readonly table: readonly string[];
  readonly board?: readonly string[];
  readonly tool?: readonly string[];
  /** What is worked on, as families. Default anything without life. */
  readonly families?: RegExp;
  /** What is said of it while it lies there. */
  readonly trait?: string;
}

/** What somebody does -> where. */
const BENCHES: ReadonlyMap<string, Bench> = new Map<string, Bench>([
  [
    "chopping",
    { table: ["table"], board: ["cutting board"], tool: ["kitchen knife", "knife"], families: /^(?:food|plant)$/ },
  ],
  ["ironing", { table: ["ironing board"], tool: ["clothes iron"], families: /^garment$/, trait: "folded" }],
  ["decorating", { table: ["table"], tool: ["spatula"], families: /^food$/ }],
  ["carving", { table: ["table"], tool: ["chisel"] }],
]);

/** Concepts of what is worked at with the hands and stands on a table for that, where nothing is said of its place. */
const ON_TABLES: ReadonlySet<string> = new Set(["record-player", "chessboard", "go-board", "xylophone"]);

/** Concepts of what is on a table when somebody is before it. */
const SERVED = /^(?:cake|pie)$/;

/** Deeds of who has the hands on discs: a board may merely be looked at. */
const DISCS = /^(?:dj|spinning|scratching|mixing)/;

/** Relations somebody has to what is worked on, by words alone. */
const AT_IT: ReadonlySet<string> = new Set(["holding", "carrying", "beside", "playing"]);
/** Poses in which nobody stands at a table. */
const DOWN = /^(?:sitting|lying|riding|flying|swimming)$/;
/** Relations of what has a place already. */
const LAID: ReadonlySet<string> = new Set(["on", "in", "under", "leaning"]);

/**
 * "a cat slicing bread", "a goose ironing a shirt", "a badger at a turntable": they stand at a table, what they work on lies on
 * it before them, and the tool is in hand. Before this it lies at their feet.
 */
export function layOnTable(scene: Scene, vocabulary: Vocabulary): void {
  for (const link of [...scene.links]) {
    const { from: somebody, to: work, kind, how } = link;
    // what is carved of wood has no life, whatever it is of
    const isFigure = isLiving(work) && somebody.qualities.traits.includes("carving");
    if (!isLiving(somebody) || (isLiving(work) && !isFigure) || !AT_IT.has(kind) || how !== undefined) continue;
    if (!scene.links.includes(link) || scene.links.some(({ from, kind: own }) => from === work && LAID.has(own)))
      continue;
    const bench = benchFor(scene, somebody, work, link);
    if (bench) setUp(scene, vocabulary, somebody, work, bench);
  }
}

function benchFor({ links }: Scene, somebody: Mention, work: Mention, { kind, facing }: Link): Bench | undefined {
  const { traits } = somebody.qualities;
  if (traits.some((trait) => DOWN.test(trait))) return undefined;
  const doing = traits.find((trait) => BENCHES.has(trait));
  const bench = doing === undefined ? undefined : BENCHES.get(doing);
  const isTool = bench?.tool?.some((word) => word === work.concept.words[0]) ?? false;
  if (bench && !isTool && (bench.families ?? /^(?!tool|kitchen)/).test(work.concept.family)) return bench;
  const isAlone = links.filter(({ from, to }) => to === work && isLiving(from)).length === 1 && somebody.count === 1;
  const isUsed = kind === "playing" || (facing === true && traits.some((trait) => DISCS.test(trait)));
  if (isAlone && kind === "beside" && facing === true && SERVED.test(work.concept.id)) return { table: ["table"] };
  return isUsed && isAlone && ON_TABLES.has(work.concept.id) ? { table: ["table"] } : undefined;
}

/** One that is said is worked at, and no table beside it. */
const isCounter = ({ concept }: Mention): boolean => COUNTERS.test(concept.id);

function setUp(scene: Scene, vocabulary: Vocabulary, somebody: Mention, work: Mention, bench: Bench): void {
  const { links } = scene;
  const one = (words: readonly string[] | undefined) => words && namedOrNew(scene, vocabulary, somebody, words);
  const table = scene.mentions.find(isCounter) ?? one(bench.table);
  if (!table) return;
  const [board, tool] = [one(bench.board), one(bench.tool)];
  const things = [board, table, tool, work];
  const isTold = ({ from, to }: Link): boolean =>
    (from === somebody && things.includes(to)) ||
    (board !== undefined && from === board) ||
    (from === work && (to === board || to === table));
  const others = links.filter((link) => !isTold(link));
  links.splice(
    0,
    links.length,
    ...others,
    { kind: "beside", from: somebody, to: table, facing: true },
    ...(board ? [{ kind: "on", from: board, to: table } as const] : []),
    { kind: "on", from: work, to: board ?? table },
    ...(tool ? [{ kind: "holding", from: somebody, to: tool } as const] : []),
  );
  if (bench.trait !== undefined) work.qualities.addTrait({ trait: bench.trait });
  for (const trait of ["pushing", "at-table"]) somebody.qualities.addTrait({ trait });
}
