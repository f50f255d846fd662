const TURNS: ReadonlyMap<string, number> = new Map([
  ["beside", 1],
  ["behind", 1],
  ["with", 1],
  ["ground", 2],
]);

/** When a thing is put in its place: neighbours come later, for what somebody rides or holds needs room as well, and the ground under all of it last. */
export const turnOf = (tie: string | undefined): number => TURNS.get(tie ?? "") ?? 0;
