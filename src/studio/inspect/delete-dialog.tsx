import { useQuery } from "@tanstack/react-query";
import type { AssetRecord } from "../api/asset-record.ts";
import { binRecords, UNDO_MS } from "../api/bin.ts";
import { capabilitiesQuery } from "../api/capabilities-query.ts";
import { type Connection, embeddedConnection } from "../api/connection.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

interface DeleteDialogProps {
  record: AssetRecord;
  connection: Connection | undefined;
  onClose(): void;
  onDeleted(): void;
}

/** Says what deleting loses, then does it. For a few seconds that can be undone. */
export function DeleteDialog({ record, connection, onClose, onDeleted }: DeleteDialogProps) {
  const any = connection ?? embeddedConnection(location.origin);
  const { data: capabilities } = useQuery({ ...capabilitiesQuery(any), enabled: connection !== undefined });
  const files = record.kept.length === 1 ? "its file" : `its ${record.kept.length} files`;
  const what = record.kept.length > 0 ? `The task and ${files}` : "The task";
  const remove = () => {
    // whoever shows the task looks away first
    onClose();
    onDeleted();
    void binRecords([record.key]);
  };
  return (
    <ConfirmDialog
      title={`Delete "${record.task.prompt.slice(0, 80)}"?`}
      action="Delete"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        {what} will be removed from this browser{capabilities?.remove && ` and from ${connection?.name}`}. For{" "}
        {UNDO_MS / 1000} seconds that can be undone.
      </p>
      <p>The same prompt with seed {record.task.seed} makes it again, as long as the server's engine stays the same.</p>
    </ConfirmDialog>
  );
}
