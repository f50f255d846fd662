import { useQueries } from "@tanstack/react-query";
import type { AssetRecord } from "../api/asset-record.ts";
import { binRecords, UNDO_MS } from "../api/bin.ts";
import { capabilitiesQuery } from "../api/capabilities-query.ts";
import { useConnections } from "../api/connections-store.ts";
import { formatBytes } from "../ui/bytes.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { lossOf } from "./loss-of.ts";

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
  const { what, files, bytes, starred, underWay } = lossOf(records);
  const isOne = records.length === 1;
  return (
    <ConfirmDialog
      title={isOne ? `Delete "${records[0]?.task.prompt.slice(0, 80)}"?` : `Delete ${what}?`}
      action="Delete"
      keep={isOne ? "Keep it" : "Keep them"}
      onConfirm={() => {
        onClose();
        void binRecords(records.map(({ key }) => key));
      }}
      onClose={onClose}
    >
      <p>
        {isOne ? "The task" : "The tasks"}
        {files > 0 &&
          ` and ${isOne ? "its" : "their"} ${files.toLocaleString("en-US")} ${files === 1 ? "file" : "files"}${bytes > 0 ? ` (${formatBytes(bytes)})` : ""}`}{" "}
        will be removed from this browser
        {told.length > 0 && ` and from ${told.map(({ name }) => name).join(" and ")}`}. For {UNDO_MS / 1000} seconds
        that can be undone.
      </p>
      {starred > 0 && (
        <p className="text-ink">
          {starred === records.length
            ? isOne
              ? "It is starred."
              : "All of them are starred."
            : `${starred} of them ${starred === 1 ? "is" : "are"} starred.`}
        </p>
      )}
      {underWay > 0 && (
        <p>{underWay === 1 ? "One of them is" : `${underWay} of them are`} not finished and will not be.</p>
      )}
    </ConfirmDialog>
  );
}
