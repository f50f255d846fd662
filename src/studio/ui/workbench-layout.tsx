import { Box, Info, PanelBottom, PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { type Pane, usePane } from "./pane-store.ts";

interface WorkbenchLayoutProps {
  create: ReactNode;
  stage: ReactNode;
  inspector: ReactNode;
  shelf: ReactNode;
}

const PANES: readonly { pane: Pane; label: string; icon: typeof Box }[] = [
  { pane: "create", label: "Create", icon: PenLine },
  { pane: "stage", label: "Stage", icon: Box },
  { pane: "inspector", label: "Inspector", icon: Info },
  { pane: "shelf", label: "Shelf", icon: PanelBottom },
];

/** Left Create, centre the Stage, right the Inspector, below the Shelf. One of them at a time where it is narrow. */
export function WorkbenchLayout({ create, stage, inspector, shelf }: WorkbenchLayoutProps) {
  const { pane, show } = usePane();
  const place = (own: Pane) => classNames("min-h-0 min-w-0 bg-panel", pane !== own && "max-lg:hidden");
  return (
    <>
      <main className="grid min-h-0 flex-1 grid-cols-1 grid-rows-1 gap-px bg-line lg:grid-cols-[19rem_minmax(0,1fr)_18rem] lg:grid-rows-[minmax(0,1fr)_9.5rem] xl:grid-cols-[20.5rem_minmax(0,1fr)_20rem]">
        <h1 className="sr-only">Workbench</h1>
        <section aria-label="Create" className={classNames(place("create"), "lg:row-span-2")}>
          {create}
        </section>
        <div className={place("stage")}>{stage}</div>
        <div className={classNames(place("inspector"), "lg:row-span-2")}>{inspector}</div>
        <div className={classNames(place("shelf"), "lg:col-start-2 lg:row-start-2")}>{shelf}</div>
      </main>
      <nav
        aria-label="Parts of the workbench"
        className="grid grid-cols-4 border-line border-t bg-panel pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        {PANES.map(({ pane: each, label, icon: Icon }) => (
          <button
            key={each}
            type="button"
            aria-current={pane === each ? "true" : undefined}
            onClick={() => show(each)}
            className="flex h-14 flex-col items-center justify-center gap-1 text-muted text-xs focus-visible:-outline-offset-2 aria-[current]:text-accent-text"
          >
            <Icon aria-hidden size={20} strokeWidth={1.75} />
            {label}
          </button>
        ))}
      </nav>
    </>
  );
}
