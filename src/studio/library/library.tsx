import { ArchiveRestore, FoldVertical, ListFilter, Search } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { AssetRecord } from "../api/asset-record.ts";
import { useConnections, useCurrentConnection } from "../api/connections-store.ts";
import { useHistory } from "../api/history-store.ts";
import { useServerHistory } from "../api/server-history.ts";
import { formatNumber } from "../texts/figures.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Coming } from "../ui/coming.tsx";
import { inputHeight, inputStyle } from "../ui/input-style.ts";
import { useCommands } from "../ui/keys/use-commands.ts";
import { lazyPart } from "../ui/lazy-part.ts";
import { Notice } from "../ui/notice.tsx";
import { Select } from "../ui/select.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { FilterRail } from "./filter-rail.tsx";
import { LibraryEmpty, LibraryNoHits } from "./library-empty.tsx";
import { filterCount, isFiltering, NO_FILTER } from "./library-filter.ts";
import { LibraryGrid } from "./library-grid.tsx";
import { handleLibraryKey, libraryDeeds } from "./library-keys.ts";
import { useLibrary } from "./library-store.ts";
import { readAhead } from "./search-text.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { selectNone, selectOnly, useSelection } from "./selection-store.ts";
import type { Sort } from "./sort-records.ts";
import { StorageMeter } from "./storage-meter.tsx";
import { libraryTexts } from "./texts.ts";
import { useLibraryView } from "./use-library-view.ts";
import { ZipDialog } from "./zip/zip-dialog.tsx";

const DeleteManyDialog = lazyPart(() => import("./delete-many-dialog.tsx").then((module) => module.DeleteManyDialog));
const TransferDialog = lazyPart(() => import("./transfer/transfer-dialog.tsx").then((module) => module.TransferDialog));

interface LibraryProps {
  /** More to do with what is chosen, from other parts of the studio. */
  actions?: (records: readonly AssetRecord[]) => ReactNode;
}

/** Everything ever made here, on every connection. */
export function Library({ actions }: LibraryProps) {
  const { filter, sort, fold, open, narrow, prefer } = useLibrary();
  const records = useHistory((state) => state.records);
  const loaded = useHistory((state) => state.loaded);
  const problem = useHistory((state) => state.storageProblem);
  const connections = useConnections((state) => state.connections);
  const server = useServerHistory(useCurrentConnection());
  const [isRailOpen, setRailOpen] = useState(false);
  const [deleting, setDeleting] = useState<readonly string[]>();
  const [zipping, setZipping] = useState<readonly AssetRecord[]>();
  const [isTransferring, setTransferring] = useState(false);

  const today = new Date().toDateString();
  const question = useMemo(() => ({ filter, sort, fold, open, today }), [filter, sort, fold, open, today]);
  // thousands of records: what is typed shows at once, what it finds a moment later
  const view = useLibraryView(records, question);
  const { all, facets, found, sections } = view;
  useEffect(() => readAhead(all), [all]);
  const servers = useMemo(
    () => (connections.length > 1 ? new Map(connections.map(({ id, name }) => [id, name])) : undefined),
    [connections],
  );
  const chosenKeys = useSelection((state) => state.keys);
  const chosen = useMemo(
    () => (chosenKeys.size === 0 ? [] : [...chosenKeys].flatMap((key) => view.records[key] ?? [])),
    [chosenKeys, view.records],
  );
  const filters = filterCount(filter);
  const search = useRef<HTMLInputElement>(null);
  const onSearch = useCallback(() => search.current?.focus(), []);
  useCommands(libraryDeeds({ found, aimed: [...chosenKeys], onDelete: setDeleting, onSearch }));

  useEffect(() => selectNone, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const membersOf = (key: string) =>
        sections.flatMap(({ entries }) => entries).find((entry) => entry.record.key === key)?.members ?? [];
      if (handleLibraryKey(event, { found, membersOf, onDelete: setDeleting, onSearch })) event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [found, sections, onSearch]);

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = server;
  const lookFurther = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFiltering(useLibrary.getState().filter)) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  // what is still to be listed is not nothing
  const isRead = loaded && (all.length > 0 || (view.records === records && !server.isLoading));
  const isEmpty = isRead && all.length === 0;
  return (
    <main aria-label={libraryTexts.page.library} className="relative flex min-h-0 flex-1">
      {!isEmpty && (
        <aside
          aria-label={libraryTexts.page.filters}
          id="library-filters"
          className={classNames(
            "w-60 shrink-0 flex-col overflow-y-auto border-line border-r bg-panel max-lg:absolute max-lg:inset-y-0 max-lg:left-0 max-lg:z-30 max-lg:w-72 max-lg:shadow-float lg:flex",
            isRailOpen ? "flex" : "max-lg:hidden",
          )}
        >
          <div className="flex-1 p-4">
            <FilterRail filter={filter} facets={facets} isRead={isRead} connections={connections} onNarrow={narrow} />
          </div>
          <StorageMeter />
        </aside>
      )}
      {isRailOpen && (
        <button
          type="button"
          aria-label={libraryTexts.page.closeTheFilters}
          onClick={() => setRailOpen(false)}
          className="absolute inset-0 z-20 bg-black/40 lg:hidden"
        />
      )}
      <div className="relative flex min-w-0 flex-1 flex-col">
        <div className="flex flex-wrap items-center gap-2 px-4 pt-4 pb-2">
          <h1 className="mr-auto font-semibold text-ink text-xl">
            {libraryTexts.page.library}
            {isRead && (
              <span role="status" className="ml-3 font-normal text-base text-faint tabular-nums">
                {found.length === all.length
                  ? formatNumber(all.length)
                  : libraryTexts.page.foundOf(found.length, all.length)}
                <span className="sr-only"> {libraryTexts.page.results(all.length)}</span>
              </span>
            )}
          </h1>
          {!isEmpty && (
            <>
              <div className="relative w-full max-sm:order-1 sm:min-w-40 sm:max-w-72 sm:flex-1">
                <Search aria-hidden size={16} className="-translate-y-1/2 absolute top-1/2 left-2.5 text-faint" />
                <input
                  ref={search}
                  type="search"
                  aria-label={libraryTexts.page.searchPrompts}
                  placeholder={libraryTexts.page.searchPlaceholder}
                  value={filter.search}
                  onChange={(event) => narrow({ search: event.target.value })}
                  onKeyDown={(event) => {
                    const first = sections[0]?.entries[0]?.record.key;
                    if (event.key !== "ArrowDown" || first === undefined) return;
                    event.preventDefault();
                    useSelection.setState({ active: first, wantsFocus: true });
                  }}
                  className={classNames(inputStyle, inputHeight, "text-ellipsis pl-8")}
                />
              </div>
              <Button
                icon={ListFilter}
                className="max-sm:order-1 max-sm:px-2.5 lg:hidden"
                aria-expanded={isRailOpen}
                aria-controls="library-filters"
                onClick={() => setRailOpen(!isRailOpen)}
              >
                {libraryTexts.page.filtersWith(filters)}
              </Button>
              <Select
                label={libraryTexts.page.order}
                className="max-sm:order-1 max-sm:flex-1"
                value={sort}
                onChange={(value) => prefer({ sort: value as Sort })}
                options={Object.entries(libraryTexts.page.sortLabels).map(([value, label]) => ({ value, label }))}
              />
              <Button
                icon={FoldVertical}
                aria-pressed={fold}
                data-tip={libraryTexts.page.foldTip}
                className="aria-pressed:border-accent aria-pressed:text-accent-text max-sm:order-1"
                onClick={() => prefer({ fold: !fold })}
              >
                <span className="max-md:sr-only">{libraryTexts.page.fold}</span>
              </Button>
            </>
          )}
          <Button icon={ArchiveRestore} data-tip={libraryTexts.page.transferTip} onClick={() => setTransferring(true)}>
            {/* with its words, it would have a line of its own beside the filters; fingers get no tip that says them */}
            <span className="max-xl:pointer-fine:sr-only">{libraryTexts.page.export}</span>
          </Button>
          {filters > 0 && (
            <Button
              look="quiet"
              className="max-sm:order-1"
              onClick={() => narrow({ ...NO_FILTER, search: filter.search })}
            >
              {libraryTexts.page.clearFilters(filters)}
            </Button>
          )}
        </div>
        {problem && (
          <Notice tone="bad" title={libraryTexts.page.nothingKept} className="mx-4 mb-2">
            {libraryTexts.page.nothingKeptDetail(problem)}
          </Notice>
        )}
        {all.length === 0 && !isEmpty && <LoadingGrid />}
        {isEmpty && <LibraryEmpty />}
        {loaded && all.length > 0 && found.length === 0 && (
          <LibraryNoHits search={filter.search} filters={filters} onClear={() => narrow(NO_FILTER)} />
        )}
        {found.length > 0 && (
          <LibraryGrid
            sections={sections}
            servers={servers}
            question={JSON.stringify([view.question.filter, view.question.sort, view.question.fold])}
            onNearEnd={lookFurther}
            end={
              <div className="flex justify-center pt-2 pb-24 max-sm:pb-6">
                {hasNextPage && isFiltering(filter) && (
                  <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    {libraryTexts.page.lookFurtherBack}
                  </Button>
                )}
              </div>
            }
          />
        )}
        {chosen.length > 0 && (
          <SelectionBar
            records={chosen}
            found={found.length}
            onAll={() => selectOnly(found.map(({ key }) => key))}
            onDownload={() => setZipping(chosen)}
            onDelete={() => setDeleting(chosen.map(({ key }) => key))}
          >
            {actions?.(chosen)}
          </SelectionBar>
        )}
      </div>
      {deleting && (
        <Coming onClose={() => setDeleting(undefined)}>
          <DeleteManyDialog
            records={deleting.flatMap((key) => records[key] ?? [])}
            onClose={() => setDeleting(undefined)}
          />
        </Coming>
      )}
      {isTransferring && (
        <Coming onClose={() => setTransferring(false)}>
          <TransferDialog onClose={() => setTransferring(false)} />
        </Coming>
      )}
      {zipping && <ZipDialog records={zipping} onClose={() => setZipping(undefined)} />}
    </main>
  );
}

const LoadingGrid = () => (
  <div
    role="status"
    aria-label={libraryTexts.page.reading}
    className="grid flex-1 grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] content-start gap-4 overflow-hidden p-4 pt-12"
  >
    {Array.from({ length: 24 }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      <Skeleton key={place} className="aspect-square w-full" />
    ))}
  </div>
);
