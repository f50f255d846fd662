import { ImageOff, Shapes } from "lucide-react";
import { Link } from "wouter";
import { Button } from "../ui/button.tsx";

/** Nothing was made yet: what will be here, and the way to it. */
export function LibraryEmpty() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 p-8 text-center">
      <Shapes aria-hidden size={40} strokeWidth={1.25} className="text-line-strong" />
      <div className="flex max-w-80 flex-col gap-1">
        <p className="font-semibold text-ink text-lg">Nothing made yet</p>
        <p className="text-muted">Everything you make is kept here, with its files, also when the server is gone.</p>
      </div>
      <Link
        href="/"
        className="inline-flex h-8 items-center rounded-md bg-accent px-3 font-semibold text-accent-ink hover:bg-accent-hover pointer-coarse:h-11"
      >
        Make something
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
          {words ? `Nothing found for "${words.slice(0, 60)}"` : "Nothing left"}
        </p>
        <p className="text-muted">
          {words
            ? `Every word must begin a word of the prompt, the seed, a tag or the note${filters > 0 ? ", and the filters hold too" : ""}.`
            : "The filters leave nothing over."}
        </p>
      </div>
      <Button onClick={onClear}>{words && filters === 0 ? "Clear the search" : "Clear search and filters"}</Button>
    </div>
  );
}
