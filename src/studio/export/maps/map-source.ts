import type { FileName } from "../../api/asset-record.ts";
import { isPng, withPngText } from "../../api/png-text.ts";
import type { Raster } from "../../viewer/load/png-raster.ts";
import { flipGreen } from "./pack-channels.ts";
import { readMap } from "./read-map.ts";
import { type MapKind, resizeMap } from "./resize-map.ts";
import { writePng } from "./write-png.ts";

export type MapName = Exclude<FileName, "obj" | "thumbnail">;

export const MAP_NAMES: readonly MapName[] = ["albedo", "normal", "roughness", "metalness", "ao", "displacement"];

const KIND: Record<MapName, MapKind> = {
  albedo: "colour",
  normal: "normal",
  roughness: "data",
  metalness: "data",
  ao: "data",
  displacement: "data",
};

export interface MapWish {
  /** Pixels of the longer side at most; undefined: as it is. */
  readonly sizePx?: number | undefined;
  /** `dx`: the green channel of the normal map upside down. Maps of the contract are `gl`. */
  readonly normal?: "gl" | "dx";
}

/** The maps of one asset, read when first asked for. */
export class MapSource {
  readonly names: readonly MapName[];
  private readonly files: Partial<Record<FileName, Uint8Array<ArrayBuffer>>>;
  private readonly text: Readonly<Record<string, string>>;
  private readonly rasters = new Map<string, Promise<Raster>>();

  /** @param text What every written PNG carries inside. */
  constructor(files: Partial<Record<FileName, Uint8Array<ArrayBuffer>>>, text: Readonly<Record<string, string>>) {
    this.files = files;
    this.text = text;
    this.names = MAP_NAMES.filter((name) => files[name]);
  }

  has(name: MapName): boolean {
    return this.files[name] !== undefined;
  }

  /** The samples of a map at the wished size; undefined when there is no such map. */
  raster(name: MapName, sizePx: number | undefined): Promise<Raster> | undefined {
    const bytes = this.files[name];
    if (!bytes) return undefined;
    const key = `${name} ${sizePx ?? ""}`;
    const known = this.rasters.get(key) ?? readMap(bytes).then((raster) => fitMap(raster, sizePx, KIND[name]));
    this.rasters.set(key, known);
    return known;
  }

  /** A map as a PNG. Nothing is packed anew where nothing changes. */
  async png(name: MapName, { sizePx, normal = "gl" }: MapWish): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const bytes = this.files[name];
    if (!bytes) return undefined;
    const flips = name === "normal" && normal === "dx";
    if (!flips && isPng(bytes) && Math.max(...sizeOf(bytes)) <= (sizePx ?? Number.POSITIVE_INFINITY)) {
      return withPngText(bytes, this.text);
    }
    const raster = (await this.raster(name, sizePx)) as Raster;
    return writePng(flips ? flipGreen(raster) : raster, this.text);
  }

  /** A raster of our own as a PNG that says where it came from. */
  write(raster: Raster): Promise<Uint8Array<ArrayBuffer>> {
    return writePng(raster, this.text);
  }
}

function fitMap(raster: Raster, sizePx: number | undefined, kind: MapKind): Raster {
  const longer = Math.max(raster.width, raster.height);
  if (sizePx === undefined || longer <= sizePx) return raster;
  const side = (length: number) => Math.max(1, Math.round((length * sizePx) / longer));
  return resizeMap(raster, side(raster.width), side(raster.height), kind);
}

function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}
