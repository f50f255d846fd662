import type { Version } from "#contract/create.ts";
import type { Family } from "#contract/family.ts";
import type { Prices } from "#contract/report.ts";

/** Credits that one request will cost, by the server's own prices. */
export function priceOf(family: Family, { version, pbr }: { version: Version; pbr: boolean }, prices: Prices): number {
  if (family === "material") return prices["material-preview"];
  return prices[version === "premium-v1" && pbr ? "premium-v1-pbr" : version];
}

/** Credits that one click will cost: as many requests as there are variations. */
export function costOf(
  family: Family,
  draft: { version: Version; pbr: boolean; variations: string },
  prices: Prices,
): number {
  return priceOf(family, draft, prices) * Math.max(1, Math.trunc(Number(draft.variations)) || 1);
}
