import type { AssetRecord } from "../api/asset-record.ts";
import { useHistory } from "../api/history-store.ts";
import { markRecords } from "../api/mark-records.ts";
import { announce } from "../ui/announcer.tsx";
import { isInField, isOpenDialog } from "../ui/keys/belongs-to-focus.ts";
import { commandFor } from "../ui/keys/command-for.ts";
import type { Deeds } from "../ui/keys/use-commands.ts";
import { filterRecords } from "./library-filter.ts";
import { useLibrary } from "./library-store.ts";
import { selectNone, selectOnly, toggleSelected, useSelection } from "./selection-store.ts";
import { newestFirst, sortRecords } from "./sort-records.ts";
import { libraryTexts } from "./texts.ts";

interface LibraryKeys {
  /** Everything the filters leave, in order. */
  found: readonly AssetRecord[];
  /** The results an entry stands for. */
  membersOf(key: string): readonly AssetRecord[];
  onDelete(keys: readonly string[]): void;
  onSearch(): void;
}

/** What the keys do in the library, apart from moving: choose, star, rate, delete. Returns whether the key meant something. */
export function handleLibraryKey(event: KeyboardEvent, { found, membersOf, onDelete, onSearch }: LibraryKeys): boolean {
  if (event.key === "Escape") {
    if (isInField(event.target) || isOpenDialog() || useSelection.getState().keys.size === 0) return false;
    selectNone();
    return true;
  }
  const command = commandFor(event, "library");
  if (!command) return false;
  const { keys, active } = useSelection.getState();
  const isOnCard = event.target instanceof Element && event.target.closest("[data-key]") !== null;
  const members = active !== undefined && isOnCard ? membersOf(active).map(({ key }) => key) : [];
  if (command === "library.choose") {
    if (members.length > 0) toggleSelected(members);
    return members.length > 0;
  }
  const deed = libraryDeeds({ found, aimed: keys.size > 0 ? [...keys] : members, onDelete, onSearch })[command];
  deed?.();
  return deed !== undefined;
}

interface Aim extends Pick<LibraryKeys, "found" | "onDelete" | "onSearch"> {
  /** What is chosen, or else what has the focus. */
  aimed: readonly string[];
}

/** What can be done with some of the library now. */
export function libraryDeeds({ found, aimed, onDelete, onSearch }: Aim): Deeds {
  const rate = (rating: number) => () => {
    void markRecords(aimed, { rating: rating || undefined });
    announce(libraryTexts.keys.rated(aimed.length, rating));
  };
  return {
    "library.search": onSearch,
    "library.choose-all": found.length > 0 ? chooseAll : undefined,
    ...(aimed.length > 0 && {
      "library.star": () => {
        const wanted = new Set(aimed);
        const isStarred = found.every(({ key, starred }) => starred || !wanted.has(key));
        void markRecords(aimed, { starred: !isStarred });
        announce(isStarred ? libraryTexts.keys.starsTaken(aimed.length) : libraryTexts.keys.starred(aimed.length));
      },
      "library.rate-0": rate(0),
      "library.rate-1": rate(1),
      "library.rate-2": rate(2),
      "library.rate-3": rate(3),
      "library.rate-4": rate(4),
      "library.rate-5": rate(5),
      "library.delete": () => onDelete(aimed),
    }),
  };
}

/** What is found by the filters as they are set now: what the page shows may be a moment behind. */
function chooseAll(): void {
  const { filter, sort } = useLibrary.getState();
  const found = filterRecords(newestFirst(useHistory.getState().records), filter);
  selectOnly(sortRecords(found, sort).map(({ key }) => key));
}
