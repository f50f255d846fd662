import { Suspense } from "react";
import type { AssetRecord } from "../api/asset-record.ts";
import type { Connection } from "../api/connection.ts";
import { explainFailedTry } from "../api/explain-error.ts";
import { useToldFailure } from "../api/use-told-failure.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { Notice } from "../ui/notice.tsx";
import { createMoreTexts } from "./more-texts.ts";
import { useMore } from "./use-more.ts";
import { findWordSwaps } from "./word-swaps.ts";

const WordMenu = lazyPart(() => import("./word-menu.tsx").then((module) => module.WordMenu));

interface MoreLikeThisProps {
  record: AssetRecord;
  connection: Connection | undefined;
  onCreated(record: AssetRecord): void;
}

const COUNTS = [1, 4, 8] as const;

const chipStyle =
  "inline-flex h-7 items-center gap-1 rounded-md border border-line px-2.5 text-muted text-sm transition-colors hover:not-disabled:bg-hover hover:not-disabled:text-ink disabled:opacity-50 pointer-coarse:h-11 pointer-coarse:px-3.5";

/** What lies next to an asset: the seeds after its own, or the same with one word changed. */
export function MoreLikeThis({ record, connection, onCreated }: MoreLikeThisProps) {
  const more = useMore(record, connection, onCreated);
  const swaps = findWordSwaps(record.family, record.task.prompt);
  const failure = useToldFailure(more, connection?.id);
  const explanation = failure && explainFailedTry(failure, connection);
  if (!connection || record.task.status !== "succeeded") return null;
  return (
    <section aria-label={createMoreTexts.moreLikeThis.heading} className="flex flex-col gap-2.5">
      <h2 className="font-medium text-muted text-sm">{createMoreTexts.moreLikeThis.heading}</h2>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        <span className="text-faint">{createMoreTexts.moreLikeThis.nextSeeds}</span>
        <div className="flex justify-end gap-1.5">
          {COUNTS.map((count) => (
            <button
              key={count}
              type="button"
              disabled={more.isPending}
              aria-label={
                count === 1
                  ? createMoreTexts.moreLikeThis.sendNextSeed
                  : createMoreTexts.moreLikeThis.sendNextSeeds(count)
              }
              onClick={() => more.mutate({ seeds: count })}
              className={`${chipStyle} tabular-nums`}
            >
              +{count}
            </button>
          ))}
        </div>
        {swaps.length > 0 && (
          <>
            <span className="self-start text-faint leading-7 pointer-coarse:leading-[2.75rem]">
              {createMoreTexts.moreLikeThis.oneWord}
            </span>
            <div className="flex flex-wrap justify-end gap-1.5">
              {swaps.map((swap) => (
                <Suspense key={swap.start} fallback={<span className={chipStyle}>{swap.word}</span>}>
                  <WordMenu
                    swap={swap}
                    className={chipStyle}
                    disabled={more.isPending}
                    onPick={(other) => more.mutate({ swap, other })}
                  />
                </Suspense>
              ))}
            </div>
          </>
        )}
      </div>
      {explanation && (
        <Notice tone="bad" title={explanation.title}>
          {explanation.detail}
        </Notice>
      )}
    </section>
  );
}
