import { dropMention, type Link, partOf, type Scene } from "./scene.ts";

const [BOARD, PIECE] = ["chessboard", "chess-piece"];
/** Words of the pieces in general, which are the two armies. */
const ARMIES = /^(?:chess )?(?:piece|men|chessmen|chessman)s?$/;

/**
 * "A chessboard with a king and a pawn on it": on the board are those that were named, and no others. "A chessboard with glass
 * pieces" has both armies, of glass.
 */
export function bareBoard(scene: Scene): void {
  const { links } = scene;
  for (const link of [...links]) {
    const [piece, board] = link.kind === "with" ? [link.to, link.from] : [link.from, link.to];
    if (!/^(?:on|with|beside)$/.test(link.kind) || piece.concept.id !== PIECE || board.concept.id !== BOARD) continue;
    if (piece.count > 1 && piece.isUncounted && ARMIES.test(piece.text)) {
      for (const side of ["white", "black"]) partOf(board, side).qualities.addAll(piece.qualities);
      dropMention(scene, piece);
      continue;
    }
    if (link.kind === "beside") continue;
    board.qualities.addTrait({ trait: "empty" });
    links[links.indexOf(link)] = { ...link, kind: "on", from: piece, to: board } satisfies Link;
  }
}
