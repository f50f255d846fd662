import { useMutation } from "@tanstack/react-query";
import { ImageDown, MoveHorizontal, Pause, Play, RotateCcw, Sparkles, X } from "lucide-react";
import { useAccount } from "../../api/account-query.ts";
import { embeddedConnection } from "../../api/connection.ts";
import { useConnections } from "../../api/connections-store.ts";
import { CELL_SIZE_MAX_PX, CELL_SIZE_MIN_PX, type ExperimentRecord, isRunning } from "../../api/experiment-record.ts";
import { changeExperiment } from "../../api/experiments-store.ts";
import { explainError } from "../../api/explain-error.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { formatCredits } from "../../ui/credits.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { toast } from "../../ui/toaster.tsx";
import type { Plan } from "../plan/plan-experiment.ts";
import { cancelExperiment } from "../run/cancel-experiment.ts";
import { isOptimizable, optimizeAll } from "../run/optimize-starred.ts";
import { queueCells } from "../run/queue-cells.ts";
import { experimentTexts } from "../texts.ts";
import { PageSwitch } from "./page-switch.tsx";
import { useProgress } from "./use-progress.ts";
import { WaitingLine } from "./waiting-line.tsx";

interface GridToolbarProps {
  experiment: ExperimentRecord;
  plan: Plan;
  page: number;
  /** Edge of a cell. */
  sizePx: number;
  onPage(page: number): void;
  onSheet(): void;
  /** Makes the cells as large as lets all columns be seen. */
  onFit(): void;
  isDrawingSheet: boolean;
}

/** How far the experiment is, and what can be done with all of it. */
export function GridToolbar(props: GridToolbarProps) {
  const { experiment, plan, page, sizePx, onPage, onSheet, onFit, isDrawingSheet } = props;
  const progress = useProgress(plan, experiment);
  const connection = useConnections(({ connections }) =>
    connections.find((each) => each.id === experiment.connectionId),
  );
  const account = useAccount(connection ?? embeddedConnection());
  const change = (part: Partial<ExperimentRecord>) =>
    void changeExperiment(experiment.id, (current) => ({ ...current, ...part }));
  const { pages } = plan.heads;
  const queued = Object.values(experiment.results).filter(({ state }) => state === "queued").length;
  const running = isRunning(experiment);
  const isActive = progress.active > 0 || queued > 0;
  const optimizable = progress.starred.filter(isOptimizable);
  const each = account?.prices[experiment.settings.family === "material" ? "material-optimize" : "model-optimize"];
  const optimize = useMutation({
    mutationFn: async () =>
      connection ? optimizeAll(connection, optimizable, new AbortController().signal) : Promise.resolve(0),
    onSuccess: (count) => announce(experimentTexts.gridToolbar.sentToBeOptimized(count)),
    onError: (error) => {
      const { title, detail } = explainError(error, connection);
      void toast(`${title}. ${detail}`);
    },
  });

  return (
    <div className="flex flex-col gap-2 border-line border-b px-4 py-2.5 low:gap-1 low:py-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-40 flex-1 flex-col gap-1">
          <p className="truncate text-muted text-sm tabular-nums">
            <span className="font-medium text-ink">
              {experimentTexts.gridToolbar.madeOf(progress.made, progress.cells)}
            </span>{" "}
            {experimentTexts.gridToolbar.made}
            {progress.failed > 0 && (
              <span className="text-bad">{experimentTexts.gridToolbar.failed(progress.failed)}</span>
            )}
            {progress.active > 0 && experimentTexts.gridToolbar.toCome(progress.active)}
            {progress.starred.length > 0 && experimentTexts.gridToolbar.starred(progress.starred.length)}
          </p>
          <ProgressBar
            value={progress.cells > 0 ? progress.over / progress.cells : 0}
            label={experimentTexts.gridToolbar.cellsMade}
          />
        </div>
        {isActive && (
          <div className="flex gap-1.5">
            {queued > 0 &&
              (experiment.paused ? (
                <Button icon={Play} onClick={() => change({ paused: false, stopped: undefined })}>
                  {experimentTexts.gridToolbar.resume}
                </Button>
              ) : (
                <Button icon={Pause} onClick={() => change({ paused: true })}>
                  {experimentTexts.gridToolbar.pause}
                </Button>
              ))}
            <Button
              look="quiet"
              icon={X}
              onClick={() => {
                announce(experimentTexts.gridToolbar.cancelled);
                void cancelExperiment(experiment);
              }}
            >
              {experimentTexts.gridToolbar.cancel}
            </Button>
          </div>
        )}
        {progress.failed > 0 && !isActive && (
          <Button
            icon={RotateCcw}
            onClick={() => void changeExperiment(experiment.id, (current) => queueCells(current, progress.failedKeys))}
          >
            {experimentTexts.gridToolbar.runFailed(progress.failed)}
          </Button>
        )}
        {optimizable.length > 0 && (
          <Button
            icon={Sparkles}
            disabledReason={optimize.isPending ? experimentTexts.gridToolbar.onItsWay : undefined}
            onClick={() => optimize.mutate()}
          >
            {experimentTexts.gridToolbar.optimizeStarred(optimizable.length)}
            {each !== undefined && (
              <span className="font-normal text-muted">{formatCredits(each * optimizable.length)}</span>
            )}
          </Button>
        )}
        <div className="flex items-center gap-x-3 max-sm:w-full">
          <input
            type="range"
            aria-label={experimentTexts.gridToolbar.cellSize}
            data-tip={experimentTexts.gridToolbar.cellSize}
            min={CELL_SIZE_MIN_PX}
            max={CELL_SIZE_MAX_PX}
            step={8}
            value={sizePx}
            aria-valuetext={experimentTexts.gridToolbar.pixels(sizePx)}
            onChange={(event) => change({ cellSizePx: Number(event.target.value) })}
            className="h-8 w-28 min-w-0 accent-control pointer-coarse:h-11 max-sm:flex-1"
          />
          <IconButton icon={MoveHorizontal} label={experimentTexts.gridToolbar.fit} className="-ml-2" onClick={onFit} />
          <Button
            icon={ImageDown}
            data-tip={experimentTexts.gridToolbar.contactSheet}
            disabledReason={
              isDrawingSheet
                ? experimentTexts.gridToolbar.moment
                : progress.made === 0
                  ? experimentTexts.gridToolbar.nothingToShow
                  : undefined
            }
            onClick={onSheet}
          >
            <span className="max-xl:sr-only">{experimentTexts.gridToolbar.contactSheet}</span>
          </Button>
        </div>
      </div>
      {pages.length > 1 && <PageSwitch pages={pages} page={page} onPage={onPage} />}
      {running && <WaitingLine id={experiment.id} />}
      {experiment.stopped && (
        <Notice tone="bad" title={experimentTexts.gridToolbar.paused(experiment.stopped.title.toLowerCase())}>
          {experiment.stopped.detail}
        </Notice>
      )}
    </div>
  );
}
