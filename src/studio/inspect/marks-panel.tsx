import { useEffect, useRef, useState } from "react";
import type { AssetRecord } from "../api/asset-record.ts";
import { LABEL_LENGTH_MAX, markRecords, readLabel, withLabel, withoutLabel } from "../api/mark-records.ts";
import { useKnownLabels } from "../api/use-known-labels.ts";
import { classNames } from "../ui/class-names.ts";
import { inputStyle } from "../ui/input-style.ts";
import { LabelField } from "../ui/label-field.tsx";
import { Rating } from "../ui/rating.tsx";
import { rate } from "./rate.ts";
import { inspectTexts } from "./texts.ts";

/** A note is kept so long after the last key. */
const SETTLE_MS = 600;
const NOTE_LENGTH_MAX = 2000;

/** What the artist says about a result: rating, tags, collections, a note. Folded away until wanted. */
export function MarksPanel({ record }: { record: AssetRecord }) {
  const { key, rating = 0, tags = [], collections = [], note } = record;
  const knownTags = useKnownLabels("tags");
  const knownCollections = useKnownLabels("collections");
  const said = [...tags, ...collections];
  const change = (kind: "tags" | "collections") => ({
    onAdd: (typed: string) => {
      const label = readLabel(typed);
      if (label) void markRecords([key], (current) => ({ [kind]: withLabel(current[kind], label) }));
    },
    onRemove: (label: string) => void markRecords([key], (current) => ({ [kind]: withoutLabel(current[kind], label) })),
  });
  return (
    <section aria-label={inspectTexts.marksPanel.marks} className="flex flex-col gap-2">
      <div className="-my-1 flex items-center justify-between">
        <span className="text-faint">{inspectTexts.marksPanel.rating}</span>
        <Rating label={inspectTexts.marksPanel.rating} value={rating} onChange={(stars) => rate(key, stars)} />
      </div>
      <details className="group">
        <summary className="flex cursor-pointer list-none items-baseline justify-between gap-3 rounded-sm text-faint marker:hidden hover:text-ink">
          {inspectTexts.marksPanel.heading}
          <span className="min-w-0 truncate text-ink text-sm group-open:hidden">
            {said.length > 0 ? said.join(", ") : note ? inspectTexts.marksPanel.hasANote : "+"}
          </span>
        </summary>
        <div className="flex flex-col gap-3 pt-3">
          <LabelField
            label={inspectTexts.marksPanel.tags}
            one={inspectTexts.marksPanel.tag}
            value={tags}
            known={knownTags}
            maxLength={LABEL_LENGTH_MAX}
            {...change("tags")}
          />
          <LabelField
            label={inspectTexts.marksPanel.collections}
            one={inspectTexts.marksPanel.collection}
            value={collections}
            known={knownCollections}
            maxLength={LABEL_LENGTH_MAX}
            {...change("collections")}
          />
          <NoteBox recordKey={key} note={note ?? ""} />
        </div>
      </details>
    </section>
  );
}

function NoteBox({ recordKey, note }: { recordKey: string; note: string }) {
  const [typed, setTyped] = useState(note);
  const saved = useRef(note);
  const latest = useRef(typed);
  latest.current = typed;

  useEffect(() => {
    // another tab has changed it, and nothing is being written here
    if (note !== saved.current && latest.current === saved.current) setTyped(note);
    saved.current = note;
  }, [note]);

  useEffect(() => {
    if (typed === saved.current) return;
    const save = () => {
      saved.current = typed;
      void markRecords([recordKey], { note: typed.trim() === "" ? undefined : typed });
    };
    const timer = setTimeout(save, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, recordKey]);

  // what was typed last must not be lost by looking at something else
  useEffect(
    () => () => {
      if (latest.current !== saved.current) void markRecords([recordKey], { note: latest.current || undefined });
    },
    [recordKey],
  );

  return (
    <textarea
      aria-label={inspectTexts.marksPanel.note}
      placeholder={inspectTexts.marksPanel.note}
      rows={3}
      maxLength={NOTE_LENGTH_MAX}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className={classNames(inputStyle, "py-1.5")}
    />
  );
}
