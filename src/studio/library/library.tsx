import { Search, Star } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "wouter";
import { useConnections, useCurrentConnection } from "../api/connections-store.ts";
import { useHistory } from "../api/history-store.ts";
import { useServerHistory } from "../api/server-history.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { inputHeight, inputStyle } from "../ui/input-style.ts";
import { Segmented } from "../ui/segmented.tsx";
import { Select } from "../ui/select.tsx";
import { AssetCard } from "./asset-card.tsx";
import { filterRecords, type LibraryFilter, NO_FILTER } from "./filter-records.ts";
import { newestFirst } from "./sorted-records.ts";

/** Cards added with every press of the button at the end. */
const PAGE_SIZE = 120;

/** Everything ever made here, on every connection. */
export function Library() {
  const [filter, setFilter] = useState<LibraryFilter>(NO_FILTER);
  const [shown, setShown] = useState(PAGE_SIZE);
  const records = useHistory((state) => state.records);
  const loaded = useHistory((state) => state.loaded);
  const connections = useConnections((state) => state.connections);
  const server = useServerHistory(useCurrentConnection());
  const search = useDeferredValue(filter.search);
  const all = useMemo(() => newestFirst(records), [records]);
  const found = useMemo(() => filterRecords(all, { ...filter, search }), [all, filter, search]);
  const change = (part: Partial<LibraryFilter>) => {
    setFilter({ ...filter, ...part });
    setShown(PAGE_SIZE);
  };
  const hasMore = found.length > shown || server.hasNextPage;

  return (
    <main className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex max-w-[100rem] flex-col gap-5 p-4 lg:p-6">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="mr-auto font-semibold text-ink text-xl">
            Library
            <span className="ml-3 font-normal text-base text-faint tabular-nums">
              {found.length === all.length ? all.length : `${found.length} of ${all.length}`}
            </span>
          </h1>
          <div className="relative w-full sm:w-64">
            <Search aria-hidden size={16} className="absolute top-1/2 left-2.5 -translate-y-1/2 text-faint" />
            <input
              type="search"
              aria-label="Search prompts"
              placeholder="Search prompts"
              value={filter.search}
              onChange={(event) => change({ search: event.target.value })}
              className={classNames(inputStyle, inputHeight, "pl-8")}
            />
          </div>
          <Segmented
            bare
            label="Family"
            value={filter.family}
            options={[
              { value: "all", label: "All" },
              { value: "text-to-3d", label: "3D models" },
              { value: "material", label: "Materials" },
            ]}
            onChange={(family) => change({ family })}
          />
          <Select
            label="State"
            value={filter.state}
            onChange={(state) => change({ state: state as LibraryFilter["state"] })}
            options={[
              { value: "all", label: "Any state" },
              { value: "succeeded", label: "Succeeded" },
              { value: "in_progress", label: "In progress" },
              { value: "queued", label: "Queued" },
              { value: "failed", label: "Failed" },
            ]}
          />
          <Button
            icon={Star}
            aria-pressed={filter.starred}
            className="aria-pressed:border-accent aria-pressed:text-accent-text"
            onClick={() => change({ starred: !filter.starred })}
          >
            Starred
          </Button>
        </div>

        {found.length === 0 && loaded && (
          <div className="flex flex-col items-center gap-3 py-24 text-center text-muted">
            <p className="text-lg text-ink">{all.length === 0 ? "Nothing made yet" : "Nothing found"}</p>
            <p className="max-w-80">
              {all.length === 0
                ? "Everything you make is kept here, with its files, also when the server is gone."
                : "No prompt has all of these words, or the filters leave nothing over."}
            </p>
            {all.length === 0 ? (
              <Link href="/" className="font-medium text-accent-text underline underline-offset-2">
                Make something
              </Link>
            ) : (
              <Button onClick={() => change(NO_FILTER)}>Clear filters</Button>
            )}
          </div>
        )}

        <ul aria-label="Library" className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-6">
          {found.slice(0, shown).map((record) => (
            <AssetCard
              key={record.key}
              record={record}
              server={
                connections.length > 1 ? connections.find((each) => each.id === record.connectionId)?.name : undefined
              }
            />
          ))}
        </ul>
        {hasMore && (
          <Button
            className="self-center"
            disabled={server.isFetchingNextPage}
            onClick={() => {
              setShown(shown + PAGE_SIZE);
              if (server.hasNextPage) void server.fetchNextPage();
            }}
          >
            Show more
          </Button>
        )}
      </div>
    </main>
  );
}
