import { useQuery } from "@tanstack/react-query";
import type { AssetRecord } from "../api/asset-record.ts";
import { binRecords, UNDO_MS } from "../api/bin.ts";
import { capabilitiesQuery } from "../api/capabilities-query.ts";
import { type Connection, embeddedConnection } from "../api/connection.ts";
import { shorten } from "../texts/shorten.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { inspectTexts } from "./texts.ts";

interface DeleteDialogProps {
  record: AssetRecord;
  connection: Connection | undefined;
  onClose(): void;
  onDeleted(): void;
}

/** Says what deleting loses, then does it. For a few seconds that can be undone. */
export function DeleteDialog({ record, connection, onClose, onDeleted }: DeleteDialogProps) {
  const any = connection ?? embeddedConnection();
  const { data: capabilities } = useQuery({ ...capabilitiesQuery(any), enabled: connection !== undefined });
  const server = capabilities?.remove ? connection?.name : undefined;
  const remove = () => {
    // whoever shows the task looks away first
    onClose();
    onDeleted();
    void binRecords([record.key]);
  };
  return (
    <ConfirmDialog
      title={inspectTexts.deleteDialog.title(shorten(record.task.prompt, 80))}
      action={inspectTexts.deleteDialog.delete}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {inspectTexts.deleteDialog.lost(record.kept.length, server)} {inspectTexts.deleteDialog.undo(UNDO_MS / 1000)}
      </p>
      <p>{inspectTexts.deleteDialog.again(record.task.seed)}</p>
    </ConfirmDialog>
  );
}
