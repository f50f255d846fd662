import type { Family } from "#contract/family.ts";
import type { Prices } from "#contract/report.ts";
import type { Draft } from "../api/draft.ts";

/** Credits that one click will cost, by the server's own prices. */
export function costOf(family: Family, draft: Pick<Draft, "version" | "pbr" | "variations">, prices: Prices): number {
  const count = Math.max(1, Math.trunc(Number(draft.variations)) || 1);
  const isPbr = draft.version === "premium-v1" && draft.pbr;
  const each = family === "material" ? prices["material-preview"] : prices[isPbr ? "premium-v1-pbr" : draft.version];
  return each * count;
}
