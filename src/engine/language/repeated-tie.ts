import type { Tie } from "./scene.ts";
import { ACTIVE, type ConnectorKind } from "./words/connectors.ts";

/** Ties that "and" and commas repeat. */
export const REPEATED: ReadonlySet<ConnectorKind> = new Set(["with", "without", "covered", "made", ...ACTIVE]);

/** After a comma a "with" goes on; a "without" only where no article starts anew. */
export function repeatedTie(last: Tie | undefined, { determiner }: { readonly determiner: boolean }): Tie | undefined {
  if (!last || !REPEATED.has(last.kind)) return undefined;
  return last.kind === "without" && determiner ? { ...last, kind: "with" } : last;
}
