import { QueryClientProvider } from "@tanstack/react-query";
import { Columns2 } from "lucide-react";
import { Suspense, useEffect, useMemo } from "react";
import { Route, Switch, useLocation, useSearch } from "wouter";
import { isFamily } from "#contract/family.ts";
import { compareAddress } from "./api/compare-address.ts";
import { useConnections } from "./api/connections-store.ts";
import type { PromptSets } from "./api/prompt-set.ts";
import { queryClient } from "./api/query-client.ts";
import { recordAddress } from "./api/record-address.ts";
import { TaskTracker } from "./api/task-tracker.tsx";
import { type TaskPlace, useCurrentRecord } from "./api/use-current-record.ts";
import { Create } from "./create/create.tsx";
import { ExampleChips } from "./create/example-chips.tsx";
import { MoreLikeThis } from "./create/more-like-this.tsx";
import { ExperimentButton } from "./experiment/experiment-button.tsx";
import { CopyButton } from "./export/copy/copy-button.tsx";
import { ExportButton } from "./export/export-button.tsx";
import { SettingsFileButton } from "./export/restore/settings-file-button.tsx";
import { Inspector } from "./inspect/inspector.tsx";
import { PlaceProblem } from "./inspect/place-problem.tsx";
import { FinishTeller } from "./library/finish-teller.tsx";
import { Shelf } from "./library/shelf.tsx";
import { LiveSlot } from "./live-slot.tsx";
import { Balance } from "./settings/balance.tsx";
import { ConnectionSwitch } from "./settings/connection-switch.tsx";
import { ServerBanner } from "./settings/server-banner.tsx";
import { ThemeSwitch } from "./settings/theme-switch.tsx";
import { StageSlot } from "./stage-slot.tsx";
import { Announcer } from "./ui/announcer.tsx";
import { Boundary } from "./ui/boundary.tsx";
import { Header } from "./ui/header.tsx";
import { IconButton } from "./ui/icon-button.tsx";
import { lazyPart } from "./ui/lazy-part.ts";
import { NotFound } from "./ui/not-found.tsx";
import { usePane } from "./ui/pane-store.ts";
import { TipLayer } from "./ui/tip-layer.tsx";
import { Toaster } from "./ui/toaster.tsx";
import { WorkbenchLayout } from "./ui/workbench-layout.tsx";

const Compare = lazyPart(() => import("./compare/compare.tsx").then((module) => module.Compare));
const Experiments = lazyPart(() => import("./experiment/experiments.tsx").then((module) => module.Experiments));
const Experiment = lazyPart(() => import("./experiment/experiment.tsx").then((module) => module.Experiment));
const ExperimentRunner = lazyPart(() =>
  import("./experiment/run/experiment-runner.tsx").then((module) => module.ExperimentRunner),
);
const UndoBar = lazyPart(() => import("./library/undo-bar.tsx").then((module) => module.UndoBar));
const Library = lazyPart(() => import("./library/library.tsx").then((module) => module.Library));
const TransferSection = lazyPart(() =>
  import("./library/transfer/transfer-section.tsx").then((module) => module.TransferSection),
);
const ActivityButton = lazyPart(() =>
  import("./library/activity/activity-button.tsx").then((module) => module.ActivityButton),
);
const Settings = lazyPart(() => import("./settings/settings.tsx").then((module) => module.Settings));

/** Providers and routes, and what is there on every page. */
export function App() {
  const [, navigate] = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex h-dvh flex-col bg-ground">
        <Header>
          <Suspense>
            <ActivityButton />
          </Suspense>
          <Balance />
          <ConnectionSwitch />
          <ThemeSwitch />
        </Header>
        <ServerBanner />
        <Boundary what="This page has a fault">
          <Suspense fallback={<main aria-busy className="flex-1" />}>
            <Switch>
              <Route path="/experiments/:id">{({ id }) => <ExperimentPlace id={id} />}</Route>
              <Route path="/experiments">
                <ExperimentsPlace />
              </Route>
              <Route path="/compare">
                <ComparePlace />
              </Route>
              <Route path="/library">
                <Library />
              </Route>
              <Route path="/settings">
                <Settings
                  storage={
                    <Suspense>
                      <TransferSection />
                    </Suspense>
                  }
                />
              </Route>
              <Route path="/tasks/:connectionId/:family/:id">
                {({ connectionId, family, id }) =>
                  isFamily(family) ? <Workbench place={{ connectionId, family, id }} /> : <NotFound />
                }
              </Route>
              <Route path="/">
                <Workbench place={undefined} />
              </Route>
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </Suspense>
        </Boundary>
      </div>
      <TaskTracker />
      <Suspense>
        <ExperimentRunner onGo={navigate} />
      </Suspense>
      <FinishTeller />
      <Suspense>
        <UndoBar />
      </Suspense>
      <Announcer />
      <TipLayer />
      <Toaster />
    </QueryClientProvider>
  );
}

function ComparePlace() {
  const [, navigate] = useLocation();
  return <Compare search={useSearch()} onGo={(address) => navigate(address, { replace: true })} />;
}

function ExperimentsPlace() {
  const [, navigate] = useLocation();
  return <Experiments onGo={navigate} />;
}

function ExperimentPlace({ id }: { id: string }) {
  const [, navigate] = useLocation();
  return (
    <Experiment
      id={id}
      live={(record) => <LiveSlot record={record} />}
      compareAddress={compareAddress}
      onOpen={(record) => navigate(recordAddress(record))}
      onGo={navigate}
    />
  );
}

/** The workbench with the task of an address on the stage, or with a free one. */
function Workbench({ place }: { place: TaskPlace | undefined }) {
  const [, navigate] = useLocation();
  const current = useCurrentRecord(place);
  const { record, connection } = current;
  const showPane = usePane((state) => state.show);
  const promptSets = useMemo<PromptSets>(
    () => ({
      read: async (prompt) => (await import("./experiment/read-prompt-set.ts")).readPromptSet(prompt),
      openExperiment: async (family) => {
        const { experimentFromDraft } = await import("./experiment/open-experiment.ts");
        navigate(`/experiments/${(await experimentFromDraft(family, useConnections.getState().currentId)).id}`);
      },
    }),
    [navigate],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another task is to be seen
  useEffect(() => {
    if (place) showPane("stage");
  }, [place?.id, showPane]);

  return (
    <WorkbenchLayout
      create={
        <Create
          promptSets={promptSets}
          aside={<SettingsFileButton />}
          onCreated={(created) => navigate(recordAddress(created))}
        />
      }
      stage={
        <StageSlot
          record={record}
          ideas={place ? <PlaceProblem place={place} current={current} /> : <ExampleChips />}
        />
      }
      inspector={
        <Inspector
          record={record}
          connection={connection}
          isLoading={current.isLoading}
          download={record && <ExportButton record={record} connection={connection} />}
          more={
            record && (
              <>
                <ExperimentButton record={record} onGo={navigate} />
                <CopyButton record={record} connection={connection} />
                <IconButton
                  icon={Columns2}
                  label="Compare"
                  tip="Compare with another (or Alt and a click on the shelf)"
                  onClick={() => navigate(compareAddress([record.key]))}
                />
              </>
            )
          }
          moreLikeThis={
            record && (
              <MoreLikeThis
                record={record}
                connection={connection}
                onCreated={(created) => navigate(recordAddress(created))}
              />
            )
          }
          onDeleted={() => navigate("/", { replace: true })}
        />
      }
      shelf={
        <Shelf currentKey={record?.key} onCompare={record && ((key) => navigate(compareAddress([record.key, key])))} />
      }
    />
  );
}
