import type { Brief, BriefObject, Relation } from "../language/brief.ts";

/** Concepts of what is played on, lying before the players. */
const BOARDS: ReadonlySet<string> = new Set(["chessboard", "go-board"]);

/** Relations that tell where a thing lies. */
const LYING: ReadonlySet<Relation["kind"]> = new Set(["on", "in"]);

const TABLE: BriefObject = {
  concept: "table",
  word: "table",
  text: "table",
  assumed: false,
  count: 1,
  colours: [],
  materials: [],
  conditions: {},
  traits: ["square"],
  parts: [],
  without: [],
};

/** "two mice playing chess": nobody holds the board; it lies on a table, and the players are about that. */
export function setTables(brief: Brief): Brief {
  const objects = [...brief.objects];
  const relations = [...brief.relations];
  for (const [at, { kind, from, to }] of brief.relations.entries()) {
    if (kind !== "playing" || !BOARDS.has(objects[to]?.concept ?? "")) continue;
    const lies = relations.find((other) => LYING.has(other.kind) && other.from === to);
    const table = lies?.to ?? objects.push(TABLE) - 1;
    if (!lies) relations.push({ kind: "on", from: to, to: table });
    const player = objects[from] as BriefObject;
    objects[from] = { ...player, traits: [...player.traits, "playing"] };
    relations[at] = { kind: "beside", from, to: table, around: true };
  }
  return { ...brief, objects, relations };
}
