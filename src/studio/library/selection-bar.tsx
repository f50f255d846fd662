import { CheckCheck, Download, FolderPlus, Star, Tag, Trash2, X } from "lucide-react";
import { Popover } from "radix-ui";
import { type ReactNode, useEffect, useMemo } from "react";
import type { AssetRecord } from "../api/asset-record.ts";
import { LABEL_LENGTH_MAX, markRecords, readLabel, withLabel, withoutLabel } from "../api/mark-records.ts";
import { useKnownLabels } from "../api/use-known-labels.ts";
import { announce } from "../ui/announcer.tsx";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { LabelField } from "../ui/label-field.tsx";
import { Rating } from "../ui/rating.tsx";
import { selectNone } from "./selection-store.ts";
import { libraryTexts } from "./texts.ts";

interface SelectionBarProps {
  records: readonly AssetRecord[];
  /** Results that are in sight of the filters: what `All` chooses. */
  found: number;
  onAll(): void;
  onDownload(): void;
  onDelete(): void;
  /** More ways on, from other parts of the studio. */
  children?: ReactNode;
}

/** What can be done with everything that is chosen. */
export function SelectionBar({ records, found, onAll, onDownload, onDelete, children }: SelectionBarProps) {
  const { keys, isStarred, ratings, files } = useMemo(() => sumOf(records), [records]);
  const count = libraryTexts.selectionBar.selected(keys.length);
  // by the page's own live region: one that comes with its words is not read
  useEffect(() => announce(count), [count]);
  return (
    <section
      aria-label={libraryTexts.selectionBar.selection}
      data-selection
      // over the list where it is one line; where it is three, under it, so that it hides none of what is chosen
      className="z-20 flex flex-wrap items-center justify-center gap-x-1 gap-y-1 border-line bg-raised p-1.5 pl-4 max-sm:shrink-0 max-sm:justify-between max-sm:gap-x-0 max-sm:border-t max-sm:pl-1.5 sm:absolute sm:inset-x-3 sm:bottom-3 sm:mx-auto sm:w-fit sm:max-w-[calc(100%-1.5rem)] sm:rounded-lg sm:border sm:shadow-float"
    >
      <p className="mr-2 font-medium text-ink tabular-nums max-sm:mr-auto max-sm:pl-2.5">{count}</p>
      {keys.length < found && (
        <IconButton
          icon={CheckCheck}
          label={libraryTexts.selectionBar.selectAll}
          tip={libraryTexts.selectionBar.all}
          command="library.choose-all"
          onClick={onAll}
        />
      )}
      <IconButton
        className="sm:hidden"
        icon={X}
        label={libraryTexts.selectionBar.selectNone}
        tip={libraryTexts.selectionBar.noneTip}
        onClick={selectNone}
      />
      <PhoneLineEnd />
      <IconButton
        icon={Star}
        label={isStarred ? libraryTexts.selectionBar.takeTheStarsAway : libraryTexts.selectionBar.starAllSelected}
        tip={isStarred ? libraryTexts.selectionBar.takeTheStarsAway : libraryTexts.selectionBar.star}
        command="library.star"
        aria-pressed={isStarred}
        filled={isStarred}
        onClick={() => void markRecords(keys, { starred: !isStarred })}
      />
      <Rating
        label={libraryTexts.selectionBar.ratingOfAllSelected}
        value={ratings.size === 1 ? ([...ratings][0] ?? 0) : 0}
        onChange={(rating) => void markRecords(keys, { rating: rating || undefined })}
      />
      <PhoneLineEnd />
      <Labels kind="tags" one={libraryTexts.selectionBar.tag} icon={Tag} records={records} keys={keys} />
      <Labels
        kind="collections"
        one={libraryTexts.selectionBar.collection}
        icon={FolderPlus}
        records={records}
        keys={keys}
      />
      {children}
      <Button
        icon={Download}
        look="quiet"
        wordsFrom="md"
        disabledReason={files === 0 ? libraryTexts.selectionBar.noneOfThemHas : undefined}
        onClick={onDownload}
      >
        {libraryTexts.selectionBar.download}
      </Button>
      <Button
        icon={Trash2}
        look="quiet"
        wordsFrom="md"
        command="library.delete"
        className="hover:text-bad"
        onClick={onDelete}
      >
        {libraryTexts.selectionBar.delete}
      </Button>
      <IconButton
        className="max-sm:hidden"
        icon={X}
        label={libraryTexts.selectionBar.selectNone}
        tip={libraryTexts.selectionBar.noneTip}
        onClick={selectNone}
      />
    </section>
  );
}

const sumOf = (records: readonly AssetRecord[]) => ({
  keys: records.map(({ key }) => key),
  isStarred: records.every(({ starred }) => starred),
  ratings: new Set(records.map(({ rating = 0 }) => rating)),
  files: records.reduce((sum, { kept }) => sum + kept.length, 0),
});

/** On a phone the bar has three lines: how many, what they are worth, what to do with them. */
const PhoneLineEnd = () => <span aria-hidden className="basis-full sm:hidden" />;

interface LabelsProps {
  kind: "tags" | "collections";
  one: string;
  icon: typeof Tag;
  records: readonly AssetRecord[];
  keys: readonly string[];
}

function Labels({ kind, one, icon, records, keys }: LabelsProps) {
  const known = useKnownLabels(kind);
  const counts = useMemo(() => {
    const all = new Map<string, number>();
    for (const record of records) for (const label of record[kind] ?? []) all.set(label, (all.get(label) ?? 0) + 1);
    return [...all];
  }, [records, kind]);
  const name = kind === "tags" ? libraryTexts.selectionBar.tags : libraryTexts.selectionBar.collections;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton icon={icon} label={name} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={name}
          side="top"
          sideOffset={10}
          collisionPadding={12}
          className="z-40 w-64 rounded-lg border border-line bg-raised p-3 shadow-float"
        >
          <LabelField
            label={name}
            one={one}
            value={counts.filter(([, count]) => count === records.length).map(([label]) => label)}
            partly={counts.filter(([, count]) => count < records.length).map(([label]) => label)}
            known={known}
            maxLength={LABEL_LENGTH_MAX}
            onAdd={(typed) => {
              const label = readLabel(typed);
              if (label) void markRecords(keys, (record) => ({ [kind]: withLabel(record[kind], label) }));
            }}
            onRemove={(label) => void markRecords(keys, (record) => ({ [kind]: withoutLabel(record[kind], label) }))}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
