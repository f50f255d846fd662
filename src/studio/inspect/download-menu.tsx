import { ChevronDown, Download } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { AssetRecord, FileName } from "../api/asset-record.ts";
import { fileName, folderName } from "../api/file-names.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toaster.tsx";
import { downloadFile, downloadZip } from "./download.ts";

const LABELS: Record<FileName, string> = {
  obj: "Mesh",
  albedo: "Albedo",
  normal: "Normal",
  roughness: "Roughness",
  metalness: "Metalness",
  ao: "Ambient occlusion",
  displacement: "Displacement",
  thumbnail: "Picture",
};

const itemStyle =
  "flex h-8 cursor-pointer items-center justify-between gap-6 rounded-sm px-2 outline-none data-highlighted:bg-hover data-highlighted:text-ink pointer-coarse:h-11";

/** Download: all files as a zip at once, or one of them from the menu beside it. */
export function DownloadMenu({ record, disabledReason }: { record: AssetRecord; disabledReason: string | undefined }) {
  const zip = () =>
    downloadZip(record).catch((error: unknown) => toast(`The zip could not be made: ${(error as Error).message}`));
  return (
    <div className="flex flex-1">
      <Button icon={Download} className="min-w-0 flex-1 rounded-r-none" disabledReason={disabledReason} onClick={zip}>
        Download
      </Button>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <button
            type="button"
            aria-label="Single files"
            data-tip="Single files"
            disabled={disabledReason !== undefined}
            className="inline-flex h-8 w-7 items-center justify-center rounded-r-md border border-line border-l-0 bg-raised text-muted transition-colors hover:not-disabled:bg-hover hover:not-disabled:text-ink disabled:opacity-50 pointer-coarse:h-11 pointer-coarse:w-11"
          >
            <ChevronDown aria-hidden size={14} />
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="end"
          side="top"
          sideOffset={6}
          className="z-40 min-w-64 rounded-lg border border-line bg-raised p-1 text-muted shadow-float"
        >
          {record.kept.map((name) => (
            <DropdownMenu.Item key={name} className={itemStyle} onSelect={() => void downloadFile(record, name)}>
              {LABELS[name]}
              <span className="text-faint text-sm">{name === "obj" ? ".obj" : ".png"}</span>
              <span className="sr-only">, {fileName(record, name)}</span>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item className={itemStyle} onSelect={() => void zip()}>
            Everything
            <span className="text-faint text-sm">.zip</span>
            <span className="sr-only">, {folderName(record)}.zip</span>
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  );
}
