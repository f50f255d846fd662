import { Download } from "lucide-react";
import type { AssetRecord, FileName } from "../api/asset-record.ts";
import type { Connection } from "../api/connection.ts";
import { fileName } from "../api/file-names.ts";
import { useFiles } from "../api/file-query.ts";
import { provenanceOf } from "../api/provenance.ts";
import { saveBlob } from "../ui/save-blob.ts";
import { toast } from "../ui/toaster.tsx";
import { singleFile } from "./single-file.ts";
import { exportTexts } from "./texts.ts";
import { formatBytes } from "./use-export.ts";

/** Every file of a task by itself. */
export function SingleFiles({ record, connection }: { record: AssetRecord; connection: Connection | undefined }) {
  const files = useFiles(record);
  const save = async (name: FileName) => {
    const file = await singleFile(record, name, provenanceOf(record, connection?.baseUrl));
    if (file) saveBlob(file.blob, file.name);
    else void toast(exportTexts.singleFiles.gone);
  };
  if (record.kept.length === 0) return <p className="text-muted">{exportTexts.singleFiles.notYet}</p>;
  return (
    <ul aria-label={exportTexts.singleFiles.singleFiles} className="flex flex-col">
      {record.kept.map((name) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => void save(name)}
            className="group flex h-10 w-full items-center gap-3 rounded-md px-3 text-left transition-colors hover:bg-hover pointer-coarse:h-12"
          >
            <span className="flex-1 font-medium text-ink">
              {exportTexts.singleFiles.labels[name]}
              <span className="sr-only">, {fileName(record, name)}</span>
            </span>
            <span className="text-faint text-sm tabular-nums">
              {name === "obj" ? "OBJ" : "PNG"}
              {files?.[name] && ` · ${formatBytes(files[name].size)}`}
            </span>
            <Download aria-hidden size={16} strokeWidth={1.75} className="text-muted group-hover:text-ink" />
          </button>
        </li>
      ))}
    </ul>
  );
}
