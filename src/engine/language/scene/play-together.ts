import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";
import { isLiving } from "../ties/relate.ts";
import { CARDS, GAME_BOARDS, GAME_TABLES } from "../words/games.ts";
import { dropMention, type Link, type Mention, newMention, type Scene } from "./scene.ts";

const TABLE = "table";

/** "A turnip and a leek playing poker": they are all around the table or the board, which needs no hands. */
export function playAround(scene: Scene, vocabulary: Vocabulary): void {
  const { links } = scene;
  for (const game of links.filter(({ kind, from }) => kind === "playing" && !isLiving(from))) {
    const { from, to } = game;
    const table = to.concept.id === CARDS ? findOwn(["card table"], vocabulary) : undefined;
    const players = new Set([from, ...(from.partners ?? [])]);
    if (table) {
      Object.assign(to, table, { count: 1 });
      // or they were under it
      for (const { qualities } of players) qualities.addTrait({ trait: "huge" });
    }
    const isTold = (link: Link) => players.has(link.from) && (link.to === to || players.has(link.to));
    const around = [...players].map((player): Link => ({ kind: "beside", from: player, to, around: true }));
    links.splice(0, links.length, ...links.filter((link) => !isTold(link)), ...around);
  }
}

/**
 * "a fox playing cards with a hen at a table": the hen plays too, with cards of her own, and both are at one table, which is
 * the one that was named, of its stuff. So are two with a board between them.
 */
export function playTogether(scene: Scene): void {
  const { links } = scene;
  for (const game of [...links]) {
    const atCards = game.facing === true && GAME_TABLES.has(game.to.concept.id);
    if (!atCards && !(game.kind === "playing" && GAME_BOARDS.has(game.to.concept.id))) continue;
    const players = [game.from];
    for (const link of [...links]) {
      const other = companionIn(link, game);
      if (!other || players.includes(other)) continue;
      players.push(other);
      links[links.indexOf(link)] = { ...game, from: other };
    }
    if (!atCards) continue;
    const hands = links.filter(({ kind, to }) => kind === "holding" && to.owner === game.from);
    for (const other of players.slice(1)) for (const { to } of hands) deal(to, other, scene);
    mergeTables(game.to, players, scene);
  }
}

/** The table that the players are said to be at is the one they play at. */
function mergeTables({ qualities }: Mention, players: readonly Mention[], scene: Scene): void {
  const isEmpty = (table: Mention) => scene.links.every(({ from, to }) => to !== table || isLiving(from));
  const named = scene.links.filter(({ from, to }) => players.includes(from) && to.concept.id === TABLE);
  for (const table of new Set(named.map(({ to }) => to))) {
    if (!isEmpty(table)) continue;
    for (const material of table.qualities.materials) qualities.addMaterial(material);
    for (const [condition, amount] of table.qualities.conditions) qualities.addCondition(condition, amount);
    dropMention(scene, table);
  }
}

/** Who is named with a player, or with what is played. */
function companionIn({ kind, from, to }: Link, game: Link): Mention | undefined {
  if (kind !== "with" && kind !== "beside") return undefined;
  const isOfGame = (mention: Mention) => mention === game.from || mention === game.to;
  const other = isOfGame(from) ? to : isOfGame(to) ? from : undefined;
  return other && isLiving(other) && !isOfGame(other) ? other : undefined;
}

/** What one player has in hand, another one has too. */
function deal(held: Mention, owner: Mention, { mentions, links }: Scene): void {
  const { concept, word, text, assumed } = held;
  const own = newMention({ concept, word, text, assumed, count: owner.count });
  own.owner = owner;
  mentions.push(own);
  links.push({ kind: "holding", from: owner, to: own });
}
