import type { AssetRecord, FileName } from "./asset-record.ts";

const LENGTH = 48;

/** A name for the folder of an asset: its prompt and seed, safe on every file system. */
export function folderName({ task }: Pick<AssetRecord, "task">): string {
  const words = task.prompt
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const short = words.length > LENGTH ? words.slice(0, LENGTH).replace(/-[^-]*$/, "") : words;
  return `${short || "asset"}-${task.seed}`;
}

/** `mossy-cobblestone-7_albedo.png`: no two files of an artist have the same name. */
export const fileName = (record: Pick<AssetRecord, "task">, name: FileName): string =>
  name === "obj" ? `${folderName(record)}.obj` : `${folderName(record)}_${name}.png`;
