import type { AssetRecord, FileName } from "../api/asset-record.ts";
import { fileName, folderName } from "../api/file-names.ts";
import { getFile } from "../api/file-store.ts";

/** Hands a blob to the browser's downloads. */
function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // the download reads the address after this turn
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export async function downloadFile(record: AssetRecord, name: FileName): Promise<void> {
  const blob = await getFile(record.key, name);
  if (blob) saveBlob(blob, fileName(record, name));
}

/** All files in one zip with what made them beside them. The packer comes when it is needed. */
export async function downloadZip(record: AssetRecord): Promise<void> {
  const { zip } = await import("fflate");
  const folder = folderName(record);
  const entries: Record<string, Uint8Array | [Uint8Array, { level: 0 }]> = {};
  for (const name of record.kept) {
    const blob = await getFile(record.key, name);
    if (!blob) continue;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    // PNGs are deflated already
    entries[`${folder}/${fileName(record, name)}`] = name === "obj" ? bytes : [bytes, { level: 0 }];
  }
  entries[`${folder}/plinth.json`] = new TextEncoder().encode(settingsJson(record));
  const packed = await new Promise<Uint8Array>((resolve, reject) =>
    zip(entries, (error, data) => (error ? reject(error) : resolve(data))),
  );
  saveBlob(new Blob([packed as Uint8Array<ArrayBuffer>], { type: "application/zip" }), `${folder}.zip`);
}

const settingsJson = ({ family, task, asked, report }: AssetRecord): string =>
  `${JSON.stringify(
    {
      family,
      prompt: task.prompt,
      negativePrompt: task.negativePrompt,
      seed: task.seed,
      ...asked,
      createdAt: task.createdAt,
      engineVersion: report?.engineVersion,
    },
    null,
    2,
  )}\n`;
