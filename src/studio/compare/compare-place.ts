import { isFamily } from "#contract/family.ts";
import { MOST_SIDES } from "../api/compare-address.ts";
import type { TaskPlace } from "../api/use-current-record.ts";

export const LAYOUTS = ["sides", "wipe", "maps"] as const;
/** Next to each other, one over the other with a wipe between them, or their maps as pictures. */
export type Layout = (typeof LAYOUTS)[number];

/** What a comparison's address holds. */
export interface ComparePlace {
  /** By `AssetRecord.key`, in order, each once. */
  readonly keys: readonly string[];
  readonly layout: Layout;
}

/** Reads the part of an address after the question mark. What makes no sense is left out. */
export function parseComparePlace(search: string): ComparePlace {
  const query = new URLSearchParams(search);
  const keys = [...new Set(query.getAll("side"))].filter((key) => placeOf(key) !== undefined).slice(0, MOST_SIDES);
  const asked = LAYOUTS.find((layout) => layout === query.get("layout")) ?? "sides";
  return { keys, layout: keys.length === 2 ? asked : "sides" };
}

/** The address of a comparison; opening it shows the same again. */
export function comparePlaceAddress({ keys, layout }: ComparePlace): string {
  const query = new URLSearchParams(keys.map((key) => ["side", key]));
  if (layout !== "sides") query.set("layout", layout);
  return query.size > 0 ? `/compare?${query}` : "/compare";
}

/** Where the task of a key is; undefined for a key that is none. */
export function placeOf(key: string): TaskPlace | undefined {
  const [connectionId, family, ...rest] = key.split("/");
  const id = rest.join("/");
  return connectionId && family && id && isFamily(family) ? { connectionId, family, id } : undefined;
}
