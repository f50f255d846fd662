import { useMutation, useQuery } from "@tanstack/react-query";
import type { AssetRecord } from "../api/asset-record.ts";
import { capabilitiesQuery } from "../api/capabilities-query.ts";
import { type Connection, embeddedConnection } from "../api/connection.ts";
import { explainError } from "../api/explain-error.ts";
import { removeTask } from "../api/remove-task.ts";
import { announce } from "../ui/announcer.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

interface DeleteDialogProps {
  record: AssetRecord;
  connection: Connection | undefined;
  onClose(): void;
  onDeleted(): void;
}

/** Says what deleting loses, then does it. */
export function DeleteDialog({ record, connection, onClose, onDeleted }: DeleteDialogProps) {
  const any = connection ?? embeddedConnection(location.origin);
  const { data: capabilities } = useQuery({ ...capabilitiesQuery(any), enabled: connection !== undefined });
  const remove = useMutation({
    mutationFn: () =>
      removeTask(connection, record, () => {
        onClose();
        onDeleted();
        announce("Deleted.");
      }),
  });
  const files = record.kept.length === 1 ? "its file" : `its ${record.kept.length} files`;
  const what = record.kept.length > 0 ? `The task and ${files}` : "The task";
  const explanation = remove.error && explainError(remove.error, connection);
  return (
    <ConfirmDialog
      title={`Delete "${record.task.prompt.slice(0, 80)}"?`}
      action="Delete"
      isWorking={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>
        {what} will be removed from this browser
        {capabilities?.remove ? ` and from ${connection?.name}. This cannot be undone.` : "."}
      </p>
      <p>The same prompt with seed {record.task.seed} makes it again, as long as the server's engine stays the same.</p>
      {explanation && (
        <p role="alert" className="text-bad">
          {explanation.title}. {explanation.detail}
        </p>
      )}
    </ConfirmDialog>
  );
}
