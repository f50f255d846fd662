import type { AssetKey, AssetStore, StoredAsset } from "../storage/asset-store.ts";
import { count } from "../storage/counters.ts";
import type { Database } from "../storage/database.ts";
import { type KeptAsset, keptAssetStore } from "./kept-asset-store.ts";

export interface CopiedAsset extends StoredAsset, Pick<KeptAsset, "files" | "report"> {}

/**
 * Answers a run from what is stored: gives the task files of its own, byte for byte those that another run of the same request
 * made. Whose task that was does not matter, and may be deleted at any time.
 *
 * @returns null when nothing whole is there: the asset must be made.
 */
export async function copyKept(
  { database, assets }: { readonly database: Database; readonly assets: AssetStore },
  origin: string,
  to: AssetKey,
): Promise<CopiedAsset | null> {
  for (const source of await keptAssetStore.madeFrom(database, origin)) {
    const copied = await assets.copy(source, to);
    if (!copied) continue;
    await keptAssetStore.markRead(database, [source]);
    await count(database, "cache-hits", 1);
    return { ...copied, files: source.files, report: { ...source.report, cached: true } };
  }
  return null;
}
