import { create } from "zustand";
import type { Family } from "#contract/family.ts";
import type { AssetRecord } from "./asset-record.ts";
import { type Draft, EMPTY_DRAFT, type Recall, recalled } from "./draft.ts";
import { readLocal, writeLocal } from "./local-store.ts";

const KEY = "plinth.draft";

interface Stored {
  family: Family;
  drafts: Record<Family, Draft>;
}

interface DraftState extends Stored {
  choose(family: Family): void;
  edit(family: Family, change: Partial<Draft>): void;
  recall(record: AssetRecord, what: Recall): void;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && "family" in value && "drafts" in value;

/** What is being written, one draft a family. It outlives the page. */
export const useDraft = create<DraftState>()((set) => ({
  family: "text-to-3d",
  drafts: { "text-to-3d": EMPTY_DRAFT, material: EMPTY_DRAFT },
  choose: (family) => set({ family }),
  edit: (family, change) =>
    set(({ drafts }) => ({ drafts: { ...drafts, [family]: { ...drafts[family], ...change } } })),
  recall: (record, what) =>
    set(({ drafts }) => ({
      family: record.family,
      drafts: { ...drafts, [record.family]: recalled(drafts[record.family], record, what) },
    })),
}));

const stored = readLocal<Partial<Stored> | undefined>(KEY, undefined, isStored);
if (stored) {
  useDraft.setState({
    family: stored.family === "material" ? "material" : "text-to-3d",
    drafts: {
      "text-to-3d": { ...EMPTY_DRAFT, ...stored.drafts?.["text-to-3d"] },
      material: { ...EMPTY_DRAFT, ...stored.drafts?.material },
    },
  });
}

useDraft.subscribe(({ family, drafts }) => writeLocal(KEY, { family, drafts }));
