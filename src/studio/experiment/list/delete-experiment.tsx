import type { ExperimentRecord } from "../../api/experiment-record.ts";
import { removeExperiment } from "../../api/experiments-store.ts";
import { announce } from "../../ui/announcer.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { experimentTexts } from "../texts.ts";

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
      title={experimentTexts.deleteExperiment.title(experiment.name.slice(0, 80))}
      action={experimentTexts.deleteExperiment.delete}
      onConfirm={async () => {
        await removeExperiment(experiment.id);
        onClose();
        onDeleted();
        announce(experimentTexts.deleteExperiment.experimentDeleted);
      }}
      onClose={onClose}
    >
      <p>{experimentTexts.deleteExperiment.lost}</p>
      {made > 0 && <p>{experimentTexts.deleteExperiment.tasksStay(made)}</p>}
      {queued > 0 && <p>{experimentTexts.deleteExperiment.notSent(queued)}</p>}
    </ConfirmDialog>
  );
}
