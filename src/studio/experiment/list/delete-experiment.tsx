import type { ExperimentRecord } from "../../api/experiment-record.ts";
import { removeExperiment } from "../../api/experiments-store.ts";
import { announce } from "../../ui/announcer.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface DeleteExperimentProps {
  experiment: ExperimentRecord;
  onClose(): void;
  onDeleted(): void;
}

/** Says what deleting loses, then does it. */
export function DeleteExperiment({ experiment, onClose, onDeleted }: DeleteExperimentProps) {
  const results = Object.values(experiment.results);
  const made = results.filter(({ state }) => state === "sent").length;
  const queued = results.filter(({ state }) => state === "queued").length;
  return (
    <ConfirmDialog
      title={`Delete "${experiment.name.slice(0, 80)}"?`}
      action="Delete"
      onConfirm={async () => {
        await removeExperiment(experiment.id);
        onClose();
        onDeleted();
        announce("Experiment deleted.");
      }}
      onClose={onClose}
    >
      <p>The set-up, the grid and its order will be gone. This cannot be undone.</p>
      {made > 0 && <p>{made === 1 ? "Its task stays" : `Its ${made} tasks stay`} in the library, with all files.</p>}
      {queued > 0 && <p>{queued === 1 ? "One cell has" : `${queued} cells have`} not been sent, and will not be.</p>}
    </ConfirmDialog>
  );
}
