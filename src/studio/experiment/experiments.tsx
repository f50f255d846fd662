import { FileUp, Grid3x3, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useCurrentConnection } from "../api/connections-store.ts";
import type { ExperimentRecord, ExperimentSettings } from "../api/experiment-record.ts";
import { addExperiment, loadExperiments, useExperiments } from "../api/experiments-store.ts";
import { announce } from "../ui/announcer.tsx";
import { Button } from "../ui/button.tsx";
import { Coming } from "../ui/coming.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { Notice } from "../ui/notice.tsx";
import { ExperimentCard } from "./list/experiment-card.tsx";
import { PlanSketch } from "./list/plan-sketch.tsx";
import { STARTERS } from "./list/starters.ts";
import { duplicateOf, EMPTY_SETTINGS, newExperiment } from "./plan/experiment-settings.ts";
import { experimentTexts } from "./texts.ts";

const DeleteExperiment = lazyPart(() =>
  import("./list/delete-experiment.tsx").then((module) => module.DeleteExperiment),
);

/** All saved experiments, and what to begin with. */
export function Experiments({ onGo }: { onGo(address: string): void }) {
  useEffect(() => void loadExperiments(), []);
  const experiments = useExperiments((state) => state.experiments);
  const loaded = useExperiments((state) => state.loaded);
  const connection = useCurrentConnection();
  const [deleting, setDeleting] = useState<ExperimentRecord>();
  const [trouble, setTrouble] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const all = Object.values(experiments).sort((a, b) => b.changedAtMs - a.changedAtMs);

  const open = async (experiment: ExperimentRecord) => {
    await addExperiment(experiment);
    onGo(`/experiments/${experiment.id}`);
  };
  const begin = (name: string, settings: ExperimentSettings) => open(newExperiment(connection.id, name, settings));
  const take = async (file: File | undefined) => {
    if (!file) return;
    setTrouble(undefined);
    try {
      const { openSheet } = await import("./sheet/open-sheet.ts");
      const { id } = await openSheet(file, connection.id);
      announce(experimentTexts.experiments.sheetOpened);
      onGo(`/experiments/${id}`);
    } catch (error) {
      setTrouble(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  return (
    <main className="min-h-0 flex-1 overflow-y-auto">
      <div className="flex flex-col gap-6 p-4 lg:px-6">
        <div className="flex flex-wrap items-center gap-3 max-sm:gap-2">
          <h1 className="mr-auto font-semibold text-ink text-xl">
            {experimentTexts.experiments.experiments}
            {all.length > 0 && <span className="ml-3 font-normal text-base text-faint tabular-nums">{all.length}</span>}
          </h1>
          <Button icon={FileUp} data-tip={experimentTexts.experiments.sheetTip} onClick={() => picker.current?.click()}>
            <span className="max-sm:sr-only">{experimentTexts.experiments.openContactSheet}</span>
          </Button>
          <input
            ref={picker}
            type="file"
            accept="image/png"
            aria-label={experimentTexts.experiments.contactSheet}
            hidden
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = "";
            }}
          />
          <Button
            look="accent"
            icon={Plus}
            onClick={() => void begin(experimentTexts.experiments.experiment, EMPTY_SETTINGS)}
          >
            {experimentTexts.experiments.newExperiment}
          </Button>
        </div>
        {trouble && (
          <Notice tone="bad" title={experimentTexts.experiments.noExperiment}>
            {trouble}
          </Notice>
        )}
        {all.length > 0 && (
          <ul
            aria-label={experimentTexts.experiments.experiments}
            className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-5 gap-y-7"
          >
            {all.map((experiment) => (
              <ExperimentCard
                key={experiment.id}
                experiment={experiment}
                onDuplicate={() =>
                  void open(
                    duplicateOf(
                      experiment,
                      all.map(({ name }) => name),
                    ),
                  )
                }
                onDelete={() => setDeleting(experiment)}
              />
            ))}
          </ul>
        )}
        {loaded && (
          <section
            aria-label={experimentTexts.experiments.toBegin}
            className={all.length > 0 ? "border-line border-t pt-6" : ""}
          >
            {all.length === 0 && (
              <div className="flex flex-col items-center gap-4 py-12 text-center low:pt-2 low:pb-6">
                <Grid3x3 aria-hidden size={40} strokeWidth={1.25} className="text-line-strong low:hidden" />
                <div className="flex flex-col gap-1">
                  <p className="font-semibold text-ink text-lg">{experimentTexts.experiments.emptyHeading}</p>
                  <p className="max-w-[34rem] text-muted">{experimentTexts.experiments.emptyHint}</p>
                </div>
              </div>
            )}
            <h2 className="mb-3 font-medium text-muted text-sm">{experimentTexts.experiments.startersHeading}</h2>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 2xl:max-w-[120rem]">
              {STARTERS.map(({ name, words, settings }) => (
                <li key={name} className="contents">
                  <button
                    type="button"
                    onClick={() => void begin(name, settings)}
                    className="group flex flex-col gap-1 rounded-md border border-line bg-panel p-4 text-left transition-colors hover:border-line-strong hover:bg-raised"
                  >
                    <PlanSketch settings={settings} />
                    <span className="font-medium text-ink">{name}</span>
                    <span className="text-muted text-sm">{words}</span>
                    <code className="mt-auto pt-2 break-words font-mono text-accent-text text-xs">
                      {settings.prompt}
                    </code>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {deleting && (
        <Coming onClose={() => setDeleting(undefined)}>
          <DeleteExperiment
            experiment={deleting}
            onClose={() => setDeleting(undefined)}
            onDeleted={() => setDeleting(undefined)}
          />
        </Coming>
      )}
    </main>
  );
}
