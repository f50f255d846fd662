import { ArrowLeft, Copy, Grid3x3, Trash2 } from "lucide-react";
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { AssetRecord } from "../api/asset-record.ts";
import type { ExperimentRecord, ExperimentSettings } from "../api/experiment-record.ts";
import { addExperiment, changeExperiment, loadExperiments, useExperiments } from "../api/experiments-store.ts";
import { announce } from "../ui/announcer.tsx";
import { classNames } from "../ui/class-names.ts";
import { Coming } from "../ui/coming.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { NotFound } from "../ui/not-found.tsx";
import { saveBlob } from "../ui/save-blob.ts";
import { Segmented } from "../ui/segmented.tsx";
import { toast } from "../ui/toaster.tsx";
import { useMeasured } from "../ui/use-measured.ts";
import { useWidth } from "../ui/use-width.ts";
import { ChosenBar } from "./grid/chosen-bar.tsx";
import { fittingCellPx, unaskedCellPx } from "./grid/fitting-cell.ts";
import { GridToolbar } from "./grid/grid-toolbar.tsx";
import { ResultGrid } from "./grid/result-grid.tsx";
import { useLists } from "./lists/lists-store.ts";
import { duplicateOf } from "./plan/experiment-settings.ts";
import { queueCells } from "./run/queue-cells.ts";
import { SetUp } from "./set-up/set-up.tsx";
import { experimentTexts } from "./texts.ts";
import { usePlan } from "./use-plan.ts";

const DeleteExperiment = lazyPart(() =>
  import("./list/delete-experiment.tsx").then((module) => module.DeleteExperiment),
);

interface ExperimentProps {
  id: string;
  /** A living viewer of a result. */
  live: (record: AssetRecord) => ReactNode;
  /** Where results can be compared; undefined where they cannot. */
  compareAddress: (keys: readonly string[]) => string | undefined;
  onOpen(record: AssetRecord): void;
  onGo(address: string): void;
}

/** One experiment: what it asks for, and the grid of what came of it. */
export function Experiment({ id, ...others }: ExperimentProps) {
  useEffect(() => void loadExperiments(), []);
  const loaded = useExperiments((state) => state.loaded);
  const experiment = useExperiments((state) => state.experiments[id]);
  if (!experiment) return loaded ? <NotFound /> : <main aria-busy className="flex-1" />;
  return <ExperimentPage key={id} experiment={experiment} {...others} />;
}

const heightOf = ({ clientHeight }: HTMLElement): number => clientHeight;

type PageProps = Omit<ExperimentProps, "id"> & { experiment: ExperimentRecord };

function ExperimentPage({ experiment, live, compareAddress, onOpen, onGo }: PageProps) {
  const { id, settings } = experiment;
  const { plan, sound } = usePlan(settings);
  const lists = useLists((state) => state.lists);
  const hasResults = Object.keys(experiment.results).length > 0;
  const [pane, setPane] = useState<"set-up" | "grid">(hasResults ? "grid" : "set-up");
  const [wantedPage, setPage] = useState(0);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isDeleting, setDeleting] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const page = Math.min(wantedPage, (sound?.labels.pages.length ?? 1) - 1);

  // hundreds of cells change at once: they are drawn in slices, and a key or a click comes between
  const drawn = useDeferredValue(experiment);

  const results = useRef<HTMLElement>(null);
  const widthPx = useWidth(results);
  const [heightPx, setHeightPx] = useState(0);
  useMeasured(results, heightOf, setHeightPx);
  const sizePx = experiment.cellSizePx ?? (sound && widthPx > 0 ? unaskedCellPx(widthPx, heightPx, sound.heads) : 0);
  // on a phone, the results are what one wants to see once there are any
  const hadResults = useRef(hasResults);
  useEffect(() => {
    if (hasResults && !hadResults.current) setPane("grid");
    hadResults.current = hasResults;
  }, [hasResults]);

  const edit = (change: Partial<ExperimentSettings>) =>
    void changeExperiment(id, (current) => ({
      ...current,
      settings: { ...current.settings, ...change },
      changedAtMs: Date.now(),
    }));
  const choose = (key: string) =>
    setChosen((now) => {
      if (now.includes(key)) return now.filter((each) => each !== key);
      if (now.length === COMPARED_MAX) announce(experimentTexts.page.tooManyCompared(COMPARED_MAX));
      return [...now, key].slice(-COMPARED_MAX);
    });
  const drawSheet = async () => {
    if (!sound) return;
    setDrawing(true);
    try {
      const { drawSheet: draw } = await import("./sheet/draw-sheet.ts");
      saveBlob(await draw(experiment, sound, lists), `${fileStem(experiment.name)}.png`);
    } catch (error) {
      void toast(error instanceof Error ? error.message : String(error));
    } finally {
      setDrawing(false);
    }
  };
  const fit = () => {
    if (!sound || widthPx === 0) return;
    const cellSizePx = fittingCellPx(widthPx, sound.heads);
    void changeExperiment(id, (current) => ({ ...current, cellSizePx }));
  };
  const duplicate = async () => {
    const taken = Object.values(useExperiments.getState().experiments).map(({ name }) => name);
    const copy = duplicateOf(experiment, taken);
    await addExperiment(copy);
    onGo(`/experiments/${copy.id}`);
    announce(experimentTexts.page.duplicated);
  };

  return (
    <main className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-1 border-line border-b bg-panel py-1.5 pr-4 pl-2 low:py-0.5">
        <Link
          href="/experiments"
          aria-label={experimentTexts.page.allExperiments}
          data-tip={experimentTexts.page.allExperiments}
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink pointer-coarse:size-11"
        >
          <ArrowLeft aria-hidden size={16} />
        </Link>
        <h1 className="sr-only">{experiment.name || experimentTexts.page.experiment}</h1>
        <input
          aria-label={experimentTexts.page.experimentName}
          value={experiment.name}
          placeholder={experimentTexts.page.namePlaceholder}
          maxLength={120}
          onChange={({ target }) => void changeExperiment(id, (current) => ({ ...current, name: target.value }))}
          className="h-8 min-w-0 flex-1 text-ellipsis rounded-md border border-transparent bg-transparent px-2 max-sm:basis-[calc(100%-4rem)] font-semibold text-ink text-lg hover:border-line focus:border-focus focus:outline-none pointer-coarse:h-11"
        />
        <div className="max-sm:mr-auto max-sm:pl-2 lg:hidden">
          <Segmented
            bare
            label={experimentTexts.page.parts}
            value={pane}
            options={PANES}
            onChange={(to) => setPane(to)}
          />
        </div>
        <IconButton icon={Copy} label={experimentTexts.page.duplicate} onClick={() => void duplicate()} />
        <IconButton icon={Trash2} label={experimentTexts.page.deleteExperiment} onClick={() => setDeleting(true)} />
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-1 grid-rows-1 gap-px bg-line lg:grid-cols-[20.5rem_minmax(0,1fr)]">
        <section
          aria-label={experimentTexts.page.setUp}
          className={classNames("min-h-0 min-w-0 bg-panel", pane !== "set-up" && "max-lg:hidden")}
        >
          <SetUp experiment={experiment} plan={plan} onChange={edit} />
        </section>
        <section
          ref={results}
          aria-label={experimentTexts.page.results}
          className={classNames("relative flex min-h-0 min-w-0 flex-col bg-ground", pane !== "grid" && "max-lg:hidden")}
        >
          {sound ? (
            <>
              <GridToolbar
                experiment={experiment}
                plan={sound}
                page={page}
                sizePx={sizePx}
                onPage={setPage}
                onSheet={() => void drawSheet()}
                onFit={fit}
                isDrawingSheet={isDrawing}
              />
              <ResultGrid
                plan={sound}
                experiment={drawn}
                page={page}
                sizePx={sizePx}
                chosen={chosen}
                live={live}
                onPage={setPage}
                onOpen={onOpen}
                onAgain={(key) => void changeExperiment(id, (current) => queueCells(current, [key]))}
                onChoose={choose}
              />
              {chosen.length > 0 && (
                <ChosenBar
                  count={chosen.length}
                  compareAddress={chosen.length >= 2 ? compareAddress(chosen) : undefined}
                  onUnchoose={() => setChosen([])}
                />
              )}
            </>
          ) : (
            <div className="m-auto flex flex-col items-center gap-4 p-8 text-center">
              <Grid3x3 aria-hidden size={40} strokeWidth={1.25} className="text-line-strong" />
              <div className="flex max-w-80 flex-col gap-1">
                <p className="font-semibold text-ink text-lg">{experimentTexts.page.noGridYet}</p>
                <p className="text-muted">{experimentTexts.page.noGridHint}</p>
              </div>
            </div>
          )}
        </section>
      </div>
      {isDeleting && (
        <Coming onClose={() => setDeleting(false)}>
          <DeleteExperiment
            experiment={experiment}
            onClose={() => setDeleting(false)}
            onDeleted={() => onGo("/experiments")}
          />
        </Coming>
      )}
    </main>
  );
}

const COMPARED_MAX = 4;

const PANES: readonly { value: "set-up" | "grid"; label: string }[] = [
  { value: "set-up", label: "Set-up" },
  {
    value: "grid",
    get label() {
      return experimentTexts.page.results;
    },
  },
];

const fileStem = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60) || "experiment";
