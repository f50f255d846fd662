import { ImageOff, Shapes } from "lucide-react";
import { Link } from "wouter";
import { useCurrentConnection } from "../api/connections-store.ts";
import { useHealth } from "../api/health-store.ts";
import { Button } from "../ui/button.tsx";
import { libraryTexts } from "./texts.ts";

/** Nothing was made yet, or nobody may say what: what will be here, and the way to it. */
export function LibraryEmpty() {
  const { id, name } = useCurrentConnection();
  const isRefused = useHealth((all) => all[id]?.state === "refused");
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 p-8 text-center">
      <Shapes aria-hidden size={40} strokeWidth={1.25} className="text-line-strong" />
      <div className="flex max-w-80 flex-col gap-1">
        <p className="font-semibold text-ink text-lg">
          {isRefused ? libraryTexts.empty.refused : libraryTexts.empty.heading}
        </p>
        <p className="text-muted">{isRefused ? libraryTexts.empty.refusedHint(name) : libraryTexts.empty.hint}</p>
      </div>
      <Link
        href="/"
        className="inline-flex h-8 items-center rounded-md bg-accent px-3 font-semibold text-accent-ink hover:bg-accent-hover pointer-coarse:h-11"
      >
        {libraryTexts.empty.makeSomething}
      </Link>
    </div>
  );
}

interface LibraryNoHitsProps {
  search: string;
  /** Filters that hold beside the search. */
  filters: number;
  onClear(): void;
}

/** There is something, but not this. */
export function LibraryNoHits({ search, filters, onClear }: LibraryNoHitsProps) {
  const words = search.trim();
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 p-8 text-center">
      <ImageOff aria-hidden size={40} strokeWidth={1.25} className="text-line-strong" />
      <div className="flex max-w-96 flex-col gap-1">
        <p className="break-words font-semibold text-ink text-lg">
          {words ? libraryTexts.empty.nothingFound(words.slice(0, 60)) : libraryTexts.empty.nothingLeft}
        </p>
        <p className="text-muted">
          {words
            ? filters > 0
              ? libraryTexts.empty.searchAndFilters
              : libraryTexts.empty.searchHint
            : libraryTexts.empty.filteredOut}
        </p>
      </div>
      <Button onClick={onClear}>
        {words && filters === 0 ? libraryTexts.empty.clearTheSearch : libraryTexts.empty.clearSearchAndFilters}
      </Button>
    </div>
  );
}
