import { isLiving } from "./relate.ts";
import { type Link, type Mention, newMention, type Scene } from "./scene.ts";

/** Concepts of tables that several play at together, and of those that are one where somebody plays at them. */
const GAME_TABLES: ReadonlySet<string> = new Set(["card-table"]);
const TABLE = "table";
/** Concepts of what lies on a table for two to play on. */
const BOARDS: ReadonlySet<string> = new Set(["chessboard", "go-board", "domino"]);

/**
 * "a fox playing cards with a hen at a table": the hen plays too, with cards of her own, and both are at one table, which is
 * the one that was named, of its stuff. So are two with a board between them.
 */
export function playTogether(scene: Scene): void {
  const { mentions, links } = scene;
  for (const game of [...links]) {
    const atCards = game.facing === true && GAME_TABLES.has(game.to.concept.id);
    if (!(atCards || (game.kind === "playing" && BOARDS.has(game.to.concept.id)))) continue;
    const players = [game.from];
    for (const link of [...links]) {
      const other = companionIn(link, game);
      if (!other || players.includes(other)) continue;
      players.push(other);
      links[links.indexOf(link)] = { ...game, from: other };
      for (const { kind, to } of [...links])
        if (atCards && kind === "holding" && to.owner === game.from) deal(to, other, scene);
    }
    if (!atCards) continue;
    for (const { to } of [...links].filter(({ from, to }) => players.includes(from) && to.concept.id === TABLE)) {
      if (
        !mentions.includes(to) ||
        links.some((link) => link.from !== game.from && link.to === to && !isLiving(link.from))
      )
        continue;
      for (const material of to.qualities.materials) game.to.qualities.addMaterial(material);
      for (const [condition, amount] of to.qualities.conditions) game.to.qualities.addCondition(condition, amount);
      mentions.splice(mentions.indexOf(to), 1);
      for (const link of links.filter((each) => each.from === to || each.to === to))
        links.splice(links.indexOf(link), 1);
    }
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
