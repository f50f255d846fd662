import type { AssetRecord } from "../api/asset-record.ts";
import { coverOf, foldRecords } from "./fold-records.ts";
import { groupLabels } from "./group-label.ts";
import type { Sort } from "./sort-records.ts";

/** One place in the grid. */
export interface Entry {
  record: AssetRecord;
  /** The results it stands for: several for a stack that is closed. */
  members: readonly AssetRecord[];
  /** The stack it belongs to, where there are variations. */
  stack?: { id: string; size: number; open: boolean; isFirst: boolean };
}

/** Entries under one heading. */
export interface Section {
  label: string;
  entries: readonly Entry[];
  /** Results, also those inside of closed stacks. */
  count: number;
}

interface SectionOptions {
  sort: Sort;
  fold: boolean;
  /** Ids of stacks that are open. */
  open: ReadonlySet<string>;
  nowMs: number;
}

/** Sorted records -> headings with what stands under them. A stack stands where its first result is. */
export function librarySections(records: readonly AssetRecord[], options: SectionOptions): Section[] {
  const { sort, fold, open, nowMs } = options;
  const stacks = fold
    ? foldRecords(records)
    : records.map((record) => ({ id: record.key, members: [record] as const }));
  const sections = new Map<string, { label: string; entries: Entry[]; count: number }>();
  const labelOf = groupLabels(sort, nowMs);
  for (const stack of stacks) {
    const [first] = stack.members;
    const label = labelOf(first);
    const section = sections.get(label) ?? { label, entries: [], count: 0 };
    sections.set(label, section);
    section.count += stack.members.length;
    const size = stack.members.length;
    if (size === 1) {
      section.entries.push({ record: first, members: stack.members });
    } else if (!open.has(stack.id)) {
      const about = { id: stack.id, size, open: false, isFirst: true };
      section.entries.push({ record: coverOf(stack), members: stack.members, stack: about });
    } else {
      for (const record of stack.members) {
        const about = { id: stack.id, size, open: true, isFirst: record === first };
        section.entries.push({ record, members: [record], stack: about });
      }
    }
  }
  return [...sections.values()];
}
