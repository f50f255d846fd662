import type { Brief, BriefObject, Relation } from "../../language/brief.ts";
import { GAME_BOARDS, GAME_TABLES } from "../../language/words/games.ts";

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
  for (const [at, { kind, from, to, facing }] of brief.relations.entries()) {
    const [who, what] = [objects[from] as BriefObject, objects[to] as BriefObject];
    const players = relations.filter((other) => other.kind === "beside" && other.to === to).length;
    // of several who play cards not everybody has a table
    if (kind === "beside" && facing && (who.count > 1 || players > 1) && GAME_TABLES.has(what.concept)) {
      objects[to] = { ...what, count: 1 };
      relations[at] = { kind, from, to, around: true };
      continue;
    }
    if (kind !== "playing" || !GAME_BOARDS.has(what.concept)) continue;
    const lies = relations.find((other) => LYING.has(other.kind) && other.from === to);
    const table = lies?.to ?? objects.push(TABLE) - 1;
    if (!lies) relations.push({ kind: "on", from: to, to: table });
    objects[from] = { ...who, traits: [...who.traits, "playing"] };
    relations[at] = { kind: "beside", from, to: table, around: true };
  }
  return { ...brief, objects, relations };
}
