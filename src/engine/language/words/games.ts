/** Concepts of tables that several play at together. */
export const GAME_TABLES: ReadonlySet<string> = new Set(["card-table"]);

/** Concepts of what is played on, lying before the players. */
export const GAME_BOARDS: ReadonlySet<string> = new Set(["chessboard", "go-board", "domino"]);

/** Concept of what is played at a table with cards on it. */
export const CARDS = "playing-card";
