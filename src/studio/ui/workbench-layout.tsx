import { Box, Info, PanelBottom, PenLine } from "lucide-react";
import { type ComponentProps, type ReactNode, Suspense, useRef } from "react";
import { classNames } from "./class-names.ts";
import { useCommands } from "./keys/use-commands.ts";
import { lazyPart } from "./lazy-part.ts";
import { type Pane, usePane } from "./pane-store.ts";
import { resetPanels } from "./panel-sizes-store.ts";
import { uiTexts } from "./texts.ts";

// the line itself is drawn by the panels: what moves it can come after the form
const PanelSeparator = lazyPart(() => import("./panel-separator.tsx").then((module) => module.PanelSeparator));

const Separator = (props: ComponentProps<typeof PanelSeparator>) => (
  <Suspense>
    <PanelSeparator {...props} />
  </Suspense>
);

interface WorkbenchLayoutProps {
  create: ReactNode;
  stage: ReactNode;
  inspector: ReactNode;
  shelf: ReactNode;
}

const PANES: readonly { pane: Pane; label: string; icon: typeof Box }[] = [
  {
    pane: "create",
    get label() {
      return uiTexts.workbenchLayout.create;
    },
    icon: PenLine,
  },
  {
    pane: "stage",
    get label() {
      return uiTexts.workbenchLayout.stage;
    },
    icon: Box,
  },
  {
    pane: "inspector",
    get label() {
      return uiTexts.workbenchLayout.inspector;
    },
    icon: Info,
  },
  {
    pane: "shelf",
    get label() {
      return uiTexts.workbenchLayout.shelf;
    },
    icon: PanelBottom,
  },
];

/** Where there is room for two columns: the Stage over the Shelf stays, and Create and the Inspector take turns beside it. */
const TURNS: ReadonlySet<Pane> = new Set<Pane>(["create", "inspector"]);

/** Left Create, centre the Stage, right the Inspector, below the Shelf. One of them at a time where it is narrow. */
export function WorkbenchLayout({ create, stage, inspector, shelf }: WorkbenchLayoutProps) {
  const { pane, show } = usePane();
  const createPart = useRef<HTMLElement>(null);
  const inspectorPart = useRef<HTMLDivElement>(null);
  const shelfPart = useRef<HTMLDivElement>(null);
  useCommands({ "panels.reset": () => resetPanels() });
  const aside: Pane = pane === "inspector" ? "inspector" : "create";
  const place = (own: Pane) =>
    classNames(
      "relative min-h-0 min-w-0 bg-panel",
      pane !== own && "max-md:hidden",
      TURNS.has(own) && "md:max-lg:col-start-1 md:max-lg:row-span-2 md:max-lg:row-start-1",
      TURNS.has(own) && aside !== own && "md:max-lg:hidden",
    );
  return (
    <main
      data-workbench={pane}
      className="grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)_auto] gap-px bg-line md:grid-cols-[18rem_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)_calc(6rem-2px)_3.5rem] lg:grid-cols-[min(var(--create,19rem),36vw)_minmax(0,1fr)_min(var(--inspector,18rem),30vw)] lg:grid-rows-[minmax(0,1fr)_min(var(--shelf,9.5rem),45dvh)] xl:grid-cols-[min(var(--create,20.5rem),36vw)_minmax(0,1fr)_min(var(--inspector,20rem),30vw)]"
    >
      <h1 className="sr-only">{uiTexts.workbenchLayout.workbench}</h1>
      <section
        ref={createPart}
        aria-label={uiTexts.workbenchLayout.create}
        className={classNames(place("create"), "lg:row-span-2")}
      >
        {create}
        <Separator name="create" label={uiTexts.workbenchLayout.widthOfCreate} panel={createPart} edge="right" />
      </section>
      <div className={classNames(place("stage"), "md:max-lg:col-start-2")}>{stage}</div>
      <div ref={inspectorPart} className={classNames(place("inspector"), "lg:row-span-2")}>
        {inspector}
        <Separator
          name="inspector"
          label={uiTexts.workbenchLayout.widthOfTheInspector}
          panel={inspectorPart}
          edge="left"
        />
      </div>
      <div ref={shelfPart} className={classNames(place("shelf"), "md:col-start-2 md:row-start-2 md:max-lg:row-span-2")}>
        {shelf}
        <Separator name="shelf" label={uiTexts.workbenchLayout.heightOfTheShelf} panel={shelfPart} edge="top" />
      </div>
      <nav
        aria-label={uiTexts.workbenchLayout.parts}
        className="grid grid-cols-4 bg-panel pb-[env(safe-area-inset-bottom)] max-md:row-start-2 md:col-start-1 md:row-start-3 md:grid-cols-2 lg:hidden"
      >
        {PANES.map(({ pane: each, label, icon: Icon }) => (
          <button
            key={each}
            type="button"
            aria-current={pane === each ? "true" : undefined}
            data-shown={aside === each || undefined}
            onClick={() => show(each)}
            className={classNames(
              "flex h-14 flex-col items-center justify-center gap-1 text-muted text-xs focus-visible:-outline-offset-2 max-md:aria-[current]:text-accent-text md:data-shown:text-accent-text",
              !TURNS.has(each) && "md:hidden",
            )}
          >
            <Icon aria-hidden size={20} strokeWidth={1.75} />
            {label}
          </button>
        ))}
      </nav>
    </main>
  );
}
