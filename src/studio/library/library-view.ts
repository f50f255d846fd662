import type { AssetRecord } from "../api/asset-record.ts";
import { type Facets, facetsOf } from "./facets.ts";
import { filterFurther, type Hits, type LibraryFilter } from "./library-filter.ts";
import { librarySections, type Section } from "./library-sections.ts";
import { newestFirst, type Sort, sortRecords } from "./sort-records.ts";

type Records = Readonly<Record<string, AssetRecord>>;

/** What the artist wants to see of the library, and how. */
export interface Question {
  readonly filter: LibraryFilter;
  readonly sort: Sort;
  readonly fold: boolean;
  /** Ids of stacks that are open. */
  readonly open: ReadonlySet<string>;
  /** The day it is, as `Date.toDateString` writes it. */
  readonly today: string;
}

/** All that the library shows of some records. */
export interface LibraryView {
  readonly records: Records;
  readonly question: Question;
  /** The newest first. */
  readonly all: readonly AssetRecord[];
  readonly facets: Facets;
  readonly hits: Hits;
  /** The hits in their order. */
  readonly found: readonly AssetRecord[];
  readonly sections: readonly Section[];
}

/**
 * Works out what the library shows. It stops before each pass over all records: with thousands, all passes in one go would cost the
 * page a frame each time one record changes.
 *
 * @param before What was shown last: what is the same in it is taken over.
 */
export function* libraryView(records: Records, question: Question, before?: LibraryView): Generator<void, LibraryView> {
  const { filter, sort, fold, open, today } = question;
  const all = newestFirst(records);
  yield;
  const facets = before?.all === all ? before.facets : facetsOf(all);
  yield;
  const hits = filterFurther(all, filter, before?.hits);
  const isSame = before?.hits.found === hits.found && before.question.sort === sort;
  yield;
  const found = isSame ? before.found : sortRecords(hits.found, sort);
  yield;
  const sections = librarySections(found, { sort, fold, open, nowMs: new Date(today).getTime() });
  return { records, question, all, facets, hits, found, sections };
}
