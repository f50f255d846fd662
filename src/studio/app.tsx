import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useDeferredValue, useEffect } from "react";
import { Route, Switch, useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { isFamily } from "#contract/family.ts";
import { compareAddress } from "./api/compare-address.ts";
import { useConnections } from "./api/connections-store.ts";
import type { PromptSets } from "./api/prompt-set.ts";
import { queryClient } from "./api/query-client.ts";
import { recordAddress } from "./api/record-address.ts";
import { type TaskPlace, useCurrentRecord } from "./api/use-current-record.ts";
import { appTexts } from "./app-texts.ts";
import { useChosenFiles } from "./chosen-files.ts";
import { CommandLayer } from "./command/command-layer.tsx";
import { PaletteButton } from "./command/palette-button.tsx";
import { Create } from "./create/create.tsx";
import { EmptyInspector } from "./empty-inspector.tsx";
import { FirstPaintEnd } from "./first-paint-end.tsx";
import { Balance } from "./settings/balance.tsx";
import { ConnectionSwitch } from "./settings/connection-switch.tsx";
import { ThemeSwitch } from "./settings/theme-switch.tsx";
import { TokenBanner } from "./settings/token-banner.tsx";
import { StageSlot } from "./stage-slot.tsx";
import { StartBanner } from "./start-banner.tsx";
import { Announcer } from "./ui/announcer.tsx";
import { Boundary } from "./ui/boundary.tsx";
import { Header } from "./ui/header.tsx";
import { KeyLayer } from "./ui/keys/key-layer.tsx";
import { heavyPart, latePart, lazyPart } from "./ui/lazy-part.ts";
import { NotFound } from "./ui/not-found.tsx";
import { PageFocus } from "./ui/page-focus.tsx";
import { PageLoading } from "./ui/page-loading.tsx";
import { usePane } from "./ui/pane-store.ts";
import { Toaster } from "./ui/toaster.tsx";
import { WorkbenchLayout } from "./ui/workbench-layout.tsx";

// what there is to work with comes first: the form. All else follows at once
const TaskTracker = lazyPart(() => import("./api/task-tracker.tsx").then((module) => module.TaskTracker));
const InspectorSlot = lazyPart(() => import("./inspector-slot.tsx").then((module) => module.InspectorSlot));
const Shelf = lazyPart(() => import("./library/shelf.tsx").then((module) => module.Shelf));
const ExampleChips = lazyPart(() => import("./create/example-chips.tsx").then((module) => module.ExampleChips));
const PlaceProblem = lazyPart(() => import("./inspect/place-problem.tsx").then((module) => module.PlaceProblem));
const SettingsFileButton = lazyPart(() =>
  import("./export/restore/settings-file-button.tsx").then((module) => module.SettingsFileButton),
);
const DropSlot = lazyPart(() => import("./drop-slot.tsx").then((module) => module.DropSlot));
const ServerBanner = lazyPart(() => import("./settings/server-banner.tsx").then((module) => module.ServerBanner));
const FinishTeller = lazyPart(() => import("./library/finish-teller.tsx").then((module) => module.FinishTeller));
const Compare = heavyPart(() => import("./compare/compare.tsx").then((module) => module.Compare));
const FocusHolder = lazyPart(() => import("./ui/focus-holder.tsx").then((module) => module.FocusHolder));
const TipLayer = lazyPart(() => import("./ui/tip-layer.tsx").then((module) => module.TipLayer));
const CompareButton = lazyPart(() => import("./compare/compare-button.tsx").then((module) => module.CompareButton));
const LiveSlot = heavyPart(() => import("./live-slot.tsx").then((module) => module.LiveSlot));
const Experiments = latePart(() => import("./experiment/experiments.tsx").then((module) => module.Experiments));
const Experiment = latePart(() => import("./experiment/experiment.tsx").then((module) => module.Experiment));
const ExperimentRunner = lazyPart(() =>
  import("./experiment/run/experiment-runner.tsx").then((module) => module.ExperimentRunner),
);
const UndoBar = lazyPart(() => import("./library/undo-bar.tsx").then((module) => module.UndoBar));
const Library = latePart(() => import("./library/library.tsx").then((module) => module.Library));
const TransferSection = latePart(() =>
  import("./library/transfer/transfer-section.tsx").then((module) => module.TransferSection),
);
const ActivityButton = lazyPart(() =>
  import("./library/activity/activity-button.tsx").then((module) => module.ActivityButton),
);
const Settings = latePart(() => import("./settings/settings.tsx").then((module) => module.Settings));

/** Providers and routes, and what is there on every page. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex h-dvh flex-col bg-ground">
        <Header>
          <PaletteButton />
          <Suspense fallback={<span className="size-8 shrink-0 pointer-coarse:size-11" />}>
            <ActivityButton />
          </Suspense>
          <Balance />
          <ConnectionSwitch />
          <ThemeSwitch />
        </Header>
        <StartBanner />
        <TokenBanner />
        <Suspense>
          <ServerBanner />
        </Suspense>
        <Boundary what={appTexts.page.fault}>
          <Switch>
            <Route path="/experiments/:id">{({ id }) => late(<ExperimentPlace id={id} />)}</Route>
            <Route path="/experiments">{late(<ExperimentsPlace />)}</Route>
            <Route path="/compare">{late(<ComparePlace />)}</Route>
            <Route path="/library">{late(<LibraryPlace />)}</Route>
            <Route path="/settings">{late(<SettingsPlace />)}</Route>
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
        </Boundary>
      </div>
      <Suspense>
        <TaskTracker />
        <ExperimentRunner onGo={navigate} />
        <FinishTeller />
        <DropSlot onGo={navigate} />
      </Suspense>
      <Suspense>
        <UndoBar />
      </Suspense>
      <Announcer />
      <Suspense>
        <FocusHolder />
        <TipLayer />
      </Suspense>
      <PageFocus />
      <KeyLayer />
      <CommandLayer onGo={navigate} />
      <Toaster />
      <FirstPaintEnd />
    </QueryClientProvider>
  );
}

/** A page that comes after the workbench. That one is in nothing that waits: React would come to it last. */
const late = (page: ReactNode) => <Suspense fallback={<PageLoading />}>{page}</Suspense>;

function SettingsPlace() {
  return (
    <Settings
      storage={
        <Suspense>
          <TransferSection />
        </Suspense>
      }
    />
  );
}

function LibraryPlace() {
  // a part that comes late must not take the library away for a moment
  return (
    <Library
      actions={(records) => (
        <Suspense>
          <CompareButton records={records} onGo={navigate} />
        </Suspense>
      )}
    />
  );
}

function ComparePlace() {
  return <Compare search={useSearch()} onGo={(address) => navigate(address, { replace: true })} />;
}

function ExperimentsPlace() {
  return <Experiments onGo={navigate} />;
}

function ExperimentPlace({ id }: { id: string }) {
  return (
    <Experiment
      id={id}
      live={(record) => (
        <Suspense>
          <LiveSlot record={record} />
        </Suspense>
      )}
      compareAddress={compareAddress}
      onOpen={(record) => navigate(recordAddress(record))}
      onGo={navigate}
    />
  );
}

const PROMPT_SETS: PromptSets = {
  read: async (prompt) => (await import("./experiment/read-prompt-set.ts")).readPromptSet(prompt),
  openExperiment: async (family) => {
    const { experimentFromDraft } = await import("./experiment/open-experiment.ts");
    navigate(`/experiments/${(await experimentFromDraft(family, useConnections.getState().currentId)).id}`);
  },
};

/** The very same element each time: what is on the stage is nothing to the form. */
const CREATE = (
  <Create
    promptSets={PROMPT_SETS}
    aside={
      <Suspense fallback={<span className="size-8" />}>
        <SettingsFileButton onFiles={(files) => useChosenFiles.setState({ files })} />
      </Suspense>
    }
    onCreated={(created) => navigate(recordAddress(created))}
  />
);

const STAGE_IDEAS = (
  <Suspense>
    <ExampleChips />
  </Suspense>
);

/** The workbench with the task of an address on the stage, or with a free one. */
function Workbench({ place }: { place: TaskPlace | undefined }) {
  const current = useCurrentRecord(place);
  // what is chosen is marked at once; what is known of it is drawn in slices, for all in one holds the page
  const shown = useDeferredValue(current);
  const { record } = shown;
  const showPane = usePane((state) => state.show);
  // what is still shown of the place before says nothing about this one
  const problem = place && shown === current && <PlaceProblem place={place} current={shown} />;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another task is to be seen
  useEffect(() => {
    if (place) showPane("stage");
  }, [place?.id, showPane]);

  return (
    <WorkbenchLayout
      create={CREATE}
      stage={
        <StageSlot
          record={record}
          ideas={!record && !place && STAGE_IDEAS}
          trouble={place && !record ? <Suspense>{problem}</Suspense> : undefined}
        />
      }
      inspector={
        record || shown.isLoading ? (
          <Suspense fallback={<section aria-label={appTexts.page.inspector} aria-busy className="h-full" />}>
            <InspectorSlot current={shown} onGo={navigate} />
          </Suspense>
        ) : (
          <EmptyInspector />
        )
      }
      shelf={
        <Suspense>
          <Shelf
            currentKey={current.record?.key}
            onCompare={record && ((key) => navigate(compareAddress([record.key, key])))}
          />
        </Suspense>
      }
    />
  );
}
