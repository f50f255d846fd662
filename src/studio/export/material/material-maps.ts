import type { MaterialChoice, Packing } from "../export-choice.ts";
import type { MapName, MapSource } from "../maps/map-source.ts";
import { type Channel, packChannels } from "../maps/pack-channels.ts";
import { mapFileName, type PackedName } from "./map-names.ts";

export interface MaterialMap {
  readonly name: PackedName;
  readonly file: string;
  readonly png: Uint8Array<ArrayBuffer>;
}

const ALONE: readonly MapName[] = ["albedo", "normal", "displacement"];

/** Which maps travel alone, and what is packed from the rest. */
const PACKINGS: Record<Packing, { alone: readonly MapName[]; packed?: Exclude<PackedName, MapName> }> = {
  separate: { alone: [...ALONE, "roughness", "metalness", "ao"] },
  orm: { alone: ALONE, packed: "orm" },
  "unity-mask": { alone: ALONE, packed: "mask" },
  "metallic-smoothness": { alone: [...ALONE, "ao"], packed: "metallic-smoothness" },
};

/** The maps of a material as a tool wants them. @param report Called with 0 to 1 after each. */
export async function materialMaps(
  name: string,
  maps: MapSource,
  choice: MaterialChoice,
  report: (progress: number) => void,
): Promise<MaterialMap[]> {
  const { target, normal, packing } = choice;
  const sizePx = choice.sizePx || undefined;
  const { alone, packed } = PACKINGS[packing];
  const made: MaterialMap[] = [];
  const put = (map: PackedName, png: Uint8Array<ArrayBuffer> | undefined) => {
    if (png) made.push({ name: map, file: mapFileName(target, name, map, normal), png });
  };
  const steps = alone.length + (packed ? 1 : 0);
  for (const [index, map] of alone.entries()) {
    put(map, await maps.png(map, { sizePx, normal }));
    report((index + 1) / steps);
  }
  if (packed) {
    const raster = packChannels(await channelsOf(packed, maps, sizePx));
    put(packed, raster && (await maps.write(raster)));
    report(1);
  }
  return made;
}

async function channelsOf(
  packed: Exclude<PackedName, MapName>,
  maps: MapSource,
  sizePx: number | undefined,
): Promise<readonly [Channel, Channel, Channel, Channel?]> {
  const ao: Channel = { from: await maps.raster("ao", sizePx), otherwise: 1 };
  const roughness: Channel = { from: await maps.raster("roughness", sizePx), otherwise: 0.7 };
  const metalness: Channel = { from: await maps.raster("metalness", sizePx), otherwise: 0 };
  const smoothness: Channel = { ...roughness, inverted: true };
  if (packed === "orm") return [ao, roughness, metalness];
  // a detail map, should there ever be one, shows everywhere
  if (packed === "mask") return [metalness, ao, { from: undefined, otherwise: 1 }, smoothness];
  return [metalness, metalness, metalness, smoothness];
}
