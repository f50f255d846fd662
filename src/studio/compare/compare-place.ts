import { isFamily } from "#contract/family.ts";
import { FILE_NAMES, type FileName } from "../api/asset-record.ts";
import { MOST_SIDES } from "../api/compare-address.ts";
import type { TaskPlace } from "../api/use-current-record.ts";

export const LAYOUTS = ["sides", "wipe", "maps"] as const;
/** Next to each other, one over the other with a wipe between them, or their maps as pictures. */
export type Layout = (typeof LAYOUTS)[number];

export const MAP_MODES = ["wipe", "difference"] as const;
export type MapMode = (typeof MAP_MODES)[number];

/** How two maps are looked at. */
export interface MapLook {
  readonly map: FileName;
  readonly mode: MapMode;
  /** A difference is shown two to the power of this as strong: 0 to `MOST_DOUBLINGS`; undefined: as fits it. */
  readonly doublings: number | undefined;
}

export const MOST_DOUBLINGS = 6;
export const DEFAULT_LOOK: MapLook = { map: "albedo", mode: "difference", doublings: undefined };

/** What a comparison's address holds. */
export interface ComparePlace {
  /** By `AssetRecord.key`, in order, each once. */
  readonly keys: readonly string[];
  readonly layout: Layout;
  readonly look: MapLook;
}

/** Reads the part of an address after the question mark. What makes no sense is left out. */
export function parseComparePlace(search: string): ComparePlace {
  const query = new URLSearchParams(search);
  const keys = [...new Set(query.getAll("side"))].filter((key) => placeOf(key) !== undefined).slice(0, MOST_SIDES);
  const asked = LAYOUTS.find((layout) => layout === query.get("layout")) ?? "sides";
  const gain = Number(query.get("gain"));
  const powers = Array.from({ length: MOST_DOUBLINGS + 1 }, (_, doublings) => doublings);
  return {
    keys,
    layout: keys.length === 2 ? asked : "sides",
    look: {
      map: FILE_NAMES.find((map) => map === query.get("map")) ?? DEFAULT_LOOK.map,
      mode: MAP_MODES.find((mode) => mode === query.get("as")) ?? DEFAULT_LOOK.mode,
      doublings: powers.find((doublings) => 2 ** doublings === gain) ?? DEFAULT_LOOK.doublings,
    },
  };
}

/** The address of a comparison; opening it shows the same again. */
export function comparePlaceAddress({ keys, layout, look }: ComparePlace): string {
  const query = new URLSearchParams(keys.map((key) => ["side", key]));
  if (layout !== "sides") query.set("layout", layout);
  if (layout === "maps") {
    query.set("map", look.map);
    query.set("as", look.mode);
    if (look.mode === "difference" && look.doublings !== undefined) query.set("gain", String(2 ** look.doublings));
  }
  return query.size > 0 ? `/compare?${query}` : "/compare";
}

/** Where the task of a key is; undefined for a key that is none. */
export function placeOf(key: string): TaskPlace | undefined {
  const [connectionId, family, ...rest] = key.split("/");
  const id = rest.join("/");
  return connectionId && family && id && isFamily(family) ? { connectionId, family, id } : undefined;
}
