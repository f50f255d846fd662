import type { AssetRecord, FileName } from "../api/asset-record.ts";
import { fileName } from "../api/file-names.ts";
import { getFile } from "../api/file-store.ts";
import { isPng, withPngText } from "../api/png-text.ts";
import { type Provenance, provenanceLine, provenanceText } from "../api/provenance.ts";
import type { ExportedFile } from "./job/run-export.ts";

/** One kept file as the server made it, with what made it inside. Undefined when it is not here. */
export async function singleFile(
  record: AssetRecord,
  name: FileName,
  provenance: Provenance,
): Promise<ExportedFile | undefined> {
  const kept = await getFile(record.key, name);
  if (!kept) return undefined;
  const named = (blob: Blob): ExportedFile => ({ name: fileName(record, name), blob });
  if (name === "obj") return named(new Blob([`# made with Plinth\n# ${provenanceLine(provenance)}\n`, kept]));
  const bytes = new Uint8Array(await kept.arrayBuffer());
  return named(isPng(bytes) ? new Blob([withPngText(bytes, provenanceText(provenance))], { type: "image/png" }) : kept);
}
