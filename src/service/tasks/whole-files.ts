import { type AssetKey, type AssetStore, DamagedFileError, type NewFile } from "../storage/asset-store.ts";

/** Those of the named files that are still there as they were put. */
export async function wholeFiles(
  assets: Pick<AssetStore, "find">,
  key: AssetKey,
  names: readonly string[],
): Promise<NewFile[]> {
  const whole: NewFile[] = [];
  for (const name of names) {
    try {
      const stream = await (await assets.find(key, name))?.read();
      if (stream) whole.push({ name, bytes: new Uint8Array(await new Response(stream).arrayBuffer()) });
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error;
    }
  }
  return whole;
}
