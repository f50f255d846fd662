/** Sides that a screen has room for. */
export const MOST_SIDES = 4;

/** The comparison of some tasks, by `AssetRecord.key`: a link that can be kept. At most four; the rest is left out. */
export function compareAddress(keys: readonly string[]): string {
  const query = new URLSearchParams();
  for (const key of [...new Set(keys)].slice(0, MOST_SIDES)) query.append("side", key);
  return query.size > 0 ? `/compare?${query}` : "/compare";
}
