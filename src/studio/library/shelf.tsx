import { Star } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { Link } from "wouter";
import { useCurrentConnection } from "../api/connections-store.ts";
import { useHistory } from "../api/history-store.ts";
import { recordAddress } from "../api/record-address.ts";
import { useServerHistory } from "../api/server-history.ts";
import { classNames } from "../ui/class-names.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { assetName } from "./asset-name.ts";
import { AssetPicture } from "./asset-picture.tsx";
import { newestFirst } from "./sort-records.ts";

/** As many as a glance takes; the library has the rest. */
const LENGTH = 40;

/** The latest tasks of the current connection as pictures with their state. */
export function Shelf({ currentKey }: { currentKey: string | undefined }) {
  const connection = useCurrentConnection();
  const records = useHistory((state) => state.records);
  const loaded = useHistory((state) => state.loaded);
  const { isLoading } = useServerHistory(connection);
  const latest = useMemo(
    () =>
      newestFirst(records)
        .filter((record) => record.connectionId === connection.id)
        .slice(0, LENGTH),
    [records, connection.id],
  );
  const current = useRef<HTMLLIElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another task is on the stage
  useEffect(() => {
    // it answers with a promise in newer browsers, which is no clean-up
    current.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [currentKey]);

  const isEmpty = latest.length === 0;
  return (
    <section aria-label="Shelf" className="flex h-full min-h-0 flex-col">
      <div className="flex h-8 shrink-0 items-center justify-between px-4">
        <h2 id="shelf-heading" className="font-medium text-muted text-sm">
          Recent tasks
        </h2>
        {!isEmpty && (
          <Link
            href="/library"
            aria-label="See all tasks"
            className="text-faint text-sm hover:text-ink hover:underline"
          >
            See all
          </Link>
        )}
      </div>
      {isEmpty && (!loaded || isLoading) && (
        <div className="flex gap-2 overflow-hidden px-4">
          {["a", "b", "c", "d", "e"].map((place) => (
            <Skeleton key={place} className="size-24 shrink-0" />
          ))}
        </div>
      )}
      {isEmpty && loaded && !isLoading && (
        <p className="px-4 text-faint">What you make gathers here, with its pictures. It stays when you leave.</p>
      )}
      <ul
        aria-label="Recent tasks"
        className="flex min-h-0 flex-1 gap-2 overflow-x-auto px-4 pt-1 pb-3 max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] max-lg:content-start max-lg:overflow-y-auto"
      >
        {latest.map((record) => {
          const isCurrent = record.key === currentKey;
          return (
            <li key={record.key} ref={isCurrent ? current : null} aria-label={assetName(record)} className="shrink-0">
              <Link
                href={recordAddress(record)}
                aria-label={assetName(record)}
                aria-current={isCurrent ? "true" : undefined}
                data-tip={`${record.task.prompt} · ${record.task.seed}`}
                className={classNames(
                  "relative block rounded-md outline-offset-2 transition-shadow lg:size-24",
                  isCurrent
                    ? "ring-2 ring-accent ring-offset-2 ring-offset-panel"
                    : "hover:ring-1 hover:ring-line-strong",
                )}
              >
                <AssetPicture record={record} />
                {record.starred && (
                  <Star
                    aria-hidden
                    size={14}
                    fill="currentColor"
                    className="absolute top-1.5 right-1.5 text-accent drop-shadow"
                  />
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
