import { type ReactNode, Suspense } from "react";
import type { AssetRecord } from "../api/asset-record.ts";
import type { Connection } from "../api/connection.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { ActionBar } from "./action-bar.tsx";
import { FailurePanel } from "./failure-panel.tsx";
import { FileTrouble } from "./file-trouble.tsx";
import { ProgressPanel } from "./progress-panel.tsx";
import { PromptPanel } from "./prompt-panel.tsx";
import { PropertyList } from "./property-list.tsx";
import { inspectTexts } from "./texts.ts";
import { UnderstoodPanel } from "./understood-panel.tsx";

const MarksPanel = lazyPart(() => import("./marks-panel.tsx").then((module) => module.MarksPanel));

interface InspectorProps {
  record: AssetRecord | undefined;
  connection: Connection | undefined;
  isLoading: boolean;
  /** The button that takes it away. */
  download: ReactNode;
  /** Smaller things to do with it, beside Delete. */
  more?: ReactNode;
  /** What lies next to it. */
  moreLikeThis?: ReactNode;
  onDeleted(): void;
}

/** Everything known about the task on the stage, and what can be done with it. */
export function Inspector({ record, connection, isLoading, download, more, moreLikeThis, onDeleted }: InspectorProps) {
  return (
    <section
      aria-label={inspectTexts.inspector.inspector}
      aria-busy={isLoading}
      className="flex h-full min-h-0 flex-col"
    >
      {isLoading && (
        <div className="flex flex-col gap-4 p-4">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      )}
      {record && (
        <div key={record.key} className="@container flex min-h-0 flex-1 flex-col">
          <div className="scroll-column gap-5">
            <PromptPanel record={record} />
            <ProgressPanel record={record} connection={connection} />
            <FailurePanel record={record} connection={connection} />
            <FileTrouble record={record} connection={connection} />
            <Suspense fallback={<div className="h-10" />}>
              <MarksPanel record={record} />
            </Suspense>
            <PropertyList record={record} connection={connection} />
            {moreLikeThis}
            <UnderstoodPanel record={record} />
          </div>
          <ActionBar record={record} connection={connection} download={download} more={more} onDeleted={onDeleted} />
        </div>
      )}
    </section>
  );
}
