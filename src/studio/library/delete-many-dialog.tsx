import { useQueries } from "@tanstack/react-query";
import type { AssetRecord } from "../api/asset-record.ts";
import { binRecords, UNDO_MS } from "../api/bin.ts";
import { capabilitiesQuery } from "../api/capabilities-query.ts";
import { useConnections } from "../api/connections-store.ts";
import { shorten } from "../texts/shorten.ts";
import { formatBytes } from "../ui/bytes.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { lossOf } from "./loss-of.ts";
import { libraryTexts } from "./texts.ts";

interface DeleteManyDialogProps {
  records: readonly AssetRecord[];
  onClose(): void;
}

/** Says what deleting all of them loses, then does it. For a few seconds that can be undone. */
export function DeleteManyDialog({ records, onClose }: DeleteManyDialogProps) {
  const ids = new Set(records.map(({ connectionId }) => connectionId));
  const all = useConnections((state) => state.connections);
  const connections = all.filter(({ id }) => ids.has(id));
  const capabilities = useQueries({ queries: connections.map((connection) => capabilitiesQuery(connection)) });
  const told = connections.filter((_, index) => capabilities[index]?.data?.remove);
  const { models, materials, files, bytes, starred, underWay } = lossOf(records);
  const isOne = records.length === 1;
  return (
    <ConfirmDialog
      title={
        isOne
          ? libraryTexts.deleteManyDialog.titleOne(shorten(records[0]?.task.prompt ?? "", 80))
          : libraryTexts.deleteManyDialog.title(models, materials)
      }
      action={libraryTexts.deleteManyDialog.delete}
      keep={isOne ? libraryTexts.deleteManyDialog.keep : libraryTexts.deleteManyDialog.keepThem}
      onConfirm={() => {
        onClose();
        void binRecords(records.map(({ key }) => key));
      }}
      onClose={onClose}
    >
      <p>
        {libraryTexts.deleteManyDialog.lost({
          tasks: records.length,
          files,
          size: bytes > 0 ? formatBytes(bytes) : undefined,
          servers: told.map(({ name }) => name),
        })}{" "}
        {libraryTexts.deleteManyDialog.undo(UNDO_MS / 1000)}
      </p>
      {starred > 0 && <p className="text-ink">{libraryTexts.deleteManyDialog.starred(starred, records.length)}</p>}
      {underWay > 0 && <p>{libraryTexts.deleteManyDialog.underWay(underWay)}</p>}
    </ConfirmDialog>
  );
}
