import { type Zippable, zipSync } from "fflate";
import type { Provenance } from "../../api/provenance.ts";
import type { MapName, MapSource } from "../maps/map-source.ts";
import type { MeshPiece } from "./mesh-pieces.ts";
import { usdScene } from "./usd-scene.ts";

const MAPS: readonly MapName[] = ["albedo", "normal", "roughness", "metalness", "ao"];
/** Bytes of a zip entry's header before its name, with that of one extra field. */
const HEADER = 34;
const ALIGNMENT = 64;

/**
 * A USDZ: metres, Y up, one mesh a part, a `UsdPreviewSurface` for all that is alike. Written by ourselves, for three's exporter draws every
 * texture on a canvas of the page and says its own name instead of where the model came from.
 */
export async function writeUsdz(
  name: string,
  pieces: readonly MeshPiece[],
  maps: MapSource,
  sizePx: number | undefined,
  provenance: Provenance,
): Promise<Uint8Array<ArrayBuffer>> {
  const hasUvs = pieces.every((piece) => piece.uvs);
  const textures: Partial<Record<MapName, string>> = {};
  const files: [string, Uint8Array][] = [];
  for (const map of MAPS) {
    const png = hasUvs ? await maps.png(map, { sizePx }) : undefined;
    if (!png) continue;
    textures[map] = `textures/${map}.png`;
    files.push([`textures/${map}.png`, png]);
  }
  const scene = new TextEncoder().encode(usdScene(name, pieces, textures, provenance));
  return zipAligned([["model.usda", scene], ...files]);
}

/** A zip without compression whose files start at multiples of 64 bytes (USDZ specification, "Layout"). */
function zipAligned(files: readonly [string, Uint8Array][]): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  let offset = 0;
  for (const [name, bytes] of files) {
    offset += HEADER + name.length;
    const over = offset % ALIGNMENT;
    const padding = over === 4 ? undefined : new Uint8Array(ALIGNMENT - over);
    const extra = padding && { 12345: padding };
    entries[name] = [bytes, { level: 0, mtime: "2000-01-01T00:00:00", ...(extra && { extra }) }];
    offset = bytes.length;
  }
  return zipSync(entries, { level: 0 }) as Uint8Array<ArrayBuffer>;
}
