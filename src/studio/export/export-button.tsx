import { Download } from "lucide-react";
import { useState } from "react";
import { type AssetRecord, fileUrls } from "../api/asset-record.ts";
import type { Connection } from "../api/connection.ts";
import { Button } from "../ui/button.tsx";
import { Coming } from "../ui/coming.tsx";
import { useCommands } from "../ui/keys/use-commands.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { exportTexts } from "./texts.ts";

const ExportDialog = lazyPart(() => import("./export-dialog.tsx").then((module) => module.ExportDialog));

interface ExportButtonProps {
  record: AssetRecord;
  connection: Connection | undefined;
}

/** Opens the ways to take an asset away. */
export function ExportButton({ record, connection }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const hasFiles = record.kept.length > 0 || fileUrls(record.task).length > 0;
  useCommands({ download: hasFiles ? () => setOpen(true) : undefined });
  return (
    <>
      <Button
        icon={Download}
        command="download"
        className="flex-1"
        aria-haspopup="dialog"
        disabledReason={hasFiles ? undefined : exportTexts.button.notYet}
        onClick={() => setOpen(true)}
      >
        {exportTexts.button.download}
      </Button>
      {isOpen && (
        <Coming onClose={() => setOpen(false)}>
          <ExportDialog record={record} connection={connection} onClose={() => setOpen(false)} />
        </Coming>
      )}
    </>
  );
}
