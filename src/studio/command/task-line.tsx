import { Box, Layers } from "lucide-react";
import type { AssetRecord } from "../api/asset-record.ts";
import { usePreview } from "../api/file-query.ts";
import { usePictureUrl } from "../ui/use-picture-url.ts";
import { commandTexts } from "./texts.ts";

/** A task in one line: its picture, its prompt, its seed. */
export function TaskLine({ record }: { record: AssetRecord }) {
  const url = usePictureUrl(usePreview(record) ?? undefined);
  const isMaterial = record.family === "material";
  const Icon = isMaterial ? Layers : Box;
  return (
    <>
      <span className="grid size-7 shrink-0 place-items-center overflow-hidden rounded-sm bg-raised text-faint">
        {url ? <img src={url} alt="" className="size-full object-cover" /> : <Icon aria-hidden size={14} />}
      </span>
      <span dir="auto" className="min-w-0 flex-1 truncate">
        {record.task.prompt}
      </span>
      <span className="shrink-0 text-faint text-sm tabular-nums">
        {isMaterial ? commandTexts.material : commandTexts.model}, {commandTexts.seed(record.task.seed)}
      </span>
    </>
  );
}
