import { create } from "zustand";
import { readLocal, writeLocal } from "../api/local-store.ts";
import { type LibraryFilter, NO_FILTER } from "./library-filter.ts";
import { SORTS, type Sort } from "./sort-records.ts";

const KEY = "plinth.library";

interface Preferences {
  sort: Sort;
  /** Variations of one prompt stand together. */
  fold: boolean;
}

interface LibraryState extends Preferences {
  filter: LibraryFilter;
  /** Ids of the stacks that are open. */
  open: ReadonlySet<string>;
  narrow(part: Partial<LibraryFilter>): void;
  prefer(part: Partial<Preferences>): void;
  toggleStack(id: string): void;
}

/**
 * Pixels from the top: where the artist was before looking at something. Beside the state, for nothing is drawn by it.
 */
export const libraryScroll = { top: 0 };

const isPreferences = (value: unknown): value is Preferences =>
  typeof value === "object" &&
  value !== null &&
  SORTS.includes((value as Preferences).sort) &&
  typeof (value as Preferences).fold === "boolean";

/** How the library is looked at. Order and folding outlive the page, the rest a visit to another place. */
export const useLibrary = create<LibraryState>()((set, get) => ({
  ...readLocal<Preferences>(KEY, { sort: "newest", fold: true }, isPreferences),
  filter: NO_FILTER,
  open: new Set(),
  narrow: (part) => set(({ filter }) => ({ filter: { ...filter, ...part } })),
  prefer: (part) => {
    set(part);
    const { sort, fold } = get();
    writeLocal(KEY, { sort, fold });
  },
  toggleStack: (id) =>
    set(({ open }) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      return { open: next };
    }),
}));
