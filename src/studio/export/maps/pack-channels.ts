import type { Raster } from "../../viewer/load/png-raster.ts";
import { resizeMap } from "./resize-map.ts";

/** One channel of a packed map: the first channel of a map, or one value for all pixels. */
export interface Channel {
  /** Undefined: `otherwise` everywhere. */
  readonly from: Raster | undefined;
  /** 0 to 1, where there is no map. */
  readonly otherwise: number;
  /** Roughness becomes smoothness. */
  readonly inverted?: boolean;
}

/**
 * Packs maps into the channels of one, 8 bits each. Maps of different sizes are brought to the largest one's.
 *
 * @returns undefined when no channel has a map: there is nothing to pack.
 */
export function packChannels(channels: readonly [Channel, Channel, Channel, Channel?]): Raster | undefined {
  const wanted = channels.filter((channel) => channel !== undefined);
  const sources = wanted.flatMap(({ from }) => (from ? [from] : []));
  if (sources.length === 0) return undefined;
  const width = Math.max(...sources.map((source) => source.width));
  const height = Math.max(...sources.map((source) => source.height));
  const count = wanted.length as 3 | 4;
  const data = new Uint8Array(width * height * count);
  for (const [place, { from, otherwise, inverted }] of wanted.entries()) {
    const source = from && resizeMap(from, width, height, "data");
    const full = source?.data instanceof Uint16Array ? 65535 : 255;
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const value = source ? (source.data[pixel * source.channels] as number) / full : otherwise;
      data[pixel * count + place] = Math.round(255 * (inverted ? 1 - value : value));
    }
  }
  return { width, height, channels: count, data };
}

/** Between the OpenGL and the DirectX convention: the green channel upside down. */
export function flipGreen(raster: Raster): Raster {
  if (raster.channels < 3) return raster;
  const data = raster.data.slice() as Raster["data"];
  const full = data instanceof Uint16Array ? 65535 : 255;
  for (let at = 1; at < data.length; at += raster.channels) data[at] = full - (data[at] as number);
  return { ...raster, data };
}
