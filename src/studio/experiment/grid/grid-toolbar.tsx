import { useMutation } from "@tanstack/react-query";
import { Columns2, ImageDown, MoveHorizontal, Pause, Play, RotateCcw, Sparkles, X } from "lucide-react";
import { Link } from "wouter";
import { useAccount } from "../../api/account-query.ts";
import { embeddedConnection } from "../../api/connection.ts";
import { useConnections } from "../../api/connections-store.ts";
import {
  AT_ONCE_MAX,
  CELL_SIZE_MAX_PX,
  CELL_SIZE_MIN_PX,
  type ExperimentRecord,
  isRunning,
} from "../../api/experiment-record.ts";
import { changeExperiment } from "../../api/experiments-store.ts";
import { explainError } from "../../api/explain-error.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { formatCredits } from "../../ui/credits.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toaster.tsx";
import type { Plan } from "../plan/plan-experiment.ts";
import { cancelExperiment } from "../run/cancel-experiment.ts";
import { isOptimizable, optimizeAll } from "../run/optimize-starred.ts";
import { queueCells } from "../run/queue-cells.ts";
import { PageSwitch } from "./page-switch.tsx";
import { useProgress } from "./use-progress.ts";
import { WaitingLine } from "./waiting-line.tsx";

interface GridToolbarProps {
  experiment: ExperimentRecord;
  plan: Plan;
  page: number;
  /** Where the chosen results can be compared; undefined while there are too few. */
  compareAddress: string | undefined;
  chosen: number;
  onPage(page: number): void;
  onUnchoose(): void;
  onSheet(): void;
  /** Makes the cells as large as lets all columns be seen. */
  onFit(): void;
  isDrawingSheet: boolean;
}

/** How far the experiment is, and what can be done with all of it. */
export function GridToolbar(props: GridToolbarProps) {
  const { experiment, plan, page, compareAddress, chosen, onPage, onUnchoose, onSheet, onFit, isDrawingSheet } = props;
  const progress = useProgress(plan, experiment);
  const connection = useConnections(({ connections }) =>
    connections.find((each) => each.id === experiment.connectionId),
  );
  const account = useAccount(connection ?? embeddedConnection(location.origin));
  const change = (part: Partial<ExperimentRecord>) =>
    void changeExperiment(experiment.id, (current) => ({ ...current, ...part }));
  const { pages } = plan.labels;
  const queued = Object.values(experiment.results).filter(({ state }) => state === "queued").length;
  const running = isRunning(experiment);
  const isActive = progress.active > 0 || queued > 0;
  const optimizable = progress.starred.filter(isOptimizable);
  const each = account?.prices[experiment.settings.family === "material" ? "material-optimize" : "model-optimize"];
  const optimize = useMutation({
    mutationFn: async () =>
      connection ? optimizeAll(connection, optimizable, new AbortController().signal) : Promise.resolve(0),
    onSuccess: (count) => announce(`${count} sent to be optimized.`),
    onError: (error) => {
      const { title, detail } = explainError(error, connection);
      void toast(`${title}. ${detail}`);
    },
  });

  return (
    <div className="flex flex-col gap-2 border-line border-b px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-40 flex-1 flex-col gap-1">
          <p className="truncate text-muted text-sm tabular-nums">
            <span className="font-medium text-ink">
              {progress.made} of {progress.cells}
            </span>{" "}
            made
            {progress.failed > 0 && <span className="text-bad">, {progress.failed} failed</span>}
            {progress.active > 0 && `, ${progress.active} to come`}
            {progress.starred.length > 0 && `, ${progress.starred.length} starred`}
          </p>
          <ProgressBar value={progress.cells > 0 ? progress.over / progress.cells : 0} label="Cells made" />
        </div>
        {isActive && (
          <div className="flex gap-1.5">
            {queued > 0 &&
              (experiment.paused ? (
                <Button icon={Play} onClick={() => change({ paused: false, stopped: undefined })}>
                  Resume
                </Button>
              ) : (
                <Button icon={Pause} onClick={() => change({ paused: true })}>
                  Pause
                </Button>
              ))}
            <Button
              look="quiet"
              icon={X}
              onClick={() => {
                announce("Cancelled. What is made stays.");
                void cancelExperiment(experiment);
              }}
            >
              Cancel
            </Button>
          </div>
        )}
        {progress.failed > 0 && !isActive && (
          <Button
            icon={RotateCcw}
            onClick={() => void changeExperiment(experiment.id, (current) => queueCells(current, progress.failedKeys))}
          >
            Run {progress.failed} failed again
          </Button>
        )}
        {optimizable.length > 0 && (
          <Button
            icon={Sparkles}
            disabledReason={optimize.isPending ? "On its way." : undefined}
            data-tip={each === undefined ? undefined : `Costs ${formatCredits(each * optimizable.length)}`}
            onClick={() => optimize.mutate()}
          >
            Optimize {optimizable.length} starred
          </Button>
        )}
        {chosen > 0 && (
          <div className="flex items-center gap-1">
            {compareAddress ? (
              <Link
                href={compareAddress}
                className="inline-flex h-8 items-center gap-2 rounded-md bg-accent px-3 font-semibold text-accent-ink hover:bg-accent-hover pointer-coarse:h-11"
              >
                <Columns2 aria-hidden size={16} />
                Compare {chosen}
              </Link>
            ) : (
              <span className="text-muted text-sm">{chosen} chosen: one more to compare</span>
            )}
            <IconButton icon={X} label="Choose none" onClick={onUnchoose} />
          </div>
        )}
        <div className="flex items-center gap-x-3 max-sm:w-full">
          <div className="flex items-center gap-2">
            <span aria-hidden className="whitespace-nowrap text-faint text-sm">
              At once
            </span>
            <Select
              label="Under way at once"
              className="w-16"
              value={String(experiment.atOnce)}
              options={Array.from({ length: AT_ONCE_MAX }, (_, index) => ({
                value: String(index + 1),
                label: String(index + 1),
              }))}
              onChange={(value) => change({ atOnce: Number(value) })}
            />
          </div>
          <input
            type="range"
            aria-label="Cell size"
            data-tip="Cell size"
            min={CELL_SIZE_MIN_PX}
            max={CELL_SIZE_MAX_PX}
            step={8}
            value={experiment.cellSizePx}
            aria-valuetext={`${experiment.cellSizePx} pixels`}
            onChange={(event) => change({ cellSizePx: Number(event.target.value) })}
            className="h-8 w-28 min-w-0 accent-accent pointer-coarse:h-11 max-sm:flex-1"
          />
          <IconButton icon={MoveHorizontal} label="Fit the cells to the page" className="-ml-2" onClick={onFit} />
          <Button
            icon={ImageDown}
            disabledReason={
              isDrawingSheet ? "A moment." : progress.made === 0 ? "There is nothing to show yet." : undefined
            }
            onClick={onSheet}
          >
            <span className="max-sm:sr-only">Contact sheet</span>
          </Button>
        </div>
      </div>
      {pages.length > 1 && <PageSwitch pages={pages} page={page} onPage={onPage} />}
      {running && <WaitingLine id={experiment.id} />}
      {experiment.stopped && (
        <Notice tone="bad" title={`Paused: ${experiment.stopped.title.toLowerCase()}`}>
          {experiment.stopped.detail}
        </Notice>
      )}
    </div>
  );
}
