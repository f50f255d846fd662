import { Columns2, Search } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "wouter";
import { type AssetRecord, isKept } from "../api/asset-record.ts";
import { usePreview } from "../api/file-query.ts";
import { useHistory } from "../api/history-store.ts";
import { classNames } from "../ui/class-names.ts";
import { inputHeight, inputStyle } from "../ui/input-style.ts";
import { Modal } from "../ui/modal.tsx";
import { usePictureUrl } from "../ui/use-picture-url.ts";
import { compareTexts } from "./texts.ts";

/** As many as are looked through; the search finds the rest. */
const LENGTH = 60;

/** Whether it can stand on a side. */
export const isComparable = ({ task, lost }: AssetRecord): boolean => task.status === "succeeded" && !lost;

interface TaskGridProps {
  /** Already on a side. */
  taken: readonly string[];
  onPick(key: string): void;
}

/** The latest results as pictures to pick from, with a search by prompt. */
export function TaskGrid({ taken, onPick }: TaskGridProps) {
  const records = useHistory((state) => state.records);
  const [search, setSearch] = useState("");
  const found = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    return Object.values(records)
      .filter(isComparable)
      .filter(({ task }) => words.every((word) => task.prompt.toLowerCase().includes(word)))
      .sort((a, b) => b.sentAtMs - a.sentAtMs || (a.key < b.key ? -1 : 1))
      .slice(0, LENGTH);
  }, [records, search]);
  if (found.length === 0 && search === "") return <NothingMade />;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="relative shrink-0">
        <Search aria-hidden size={16} className="-translate-y-1/2 absolute top-1/2 left-2.5 text-faint" />
        <input
          type="search"
          aria-label={compareTexts.taskPicker.searchByPrompt}
          placeholder={compareTexts.taskPicker.searchByPrompt}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className={classNames(inputStyle, inputHeight, "pl-8")}
        />
      </div>
      {found.length === 0 && (
        <p className="break-words py-8 text-center text-muted">{compareTexts.taskPicker.nothingFound(search)}</p>
      )}
      <ul
        aria-label={compareTexts.taskPicker.resultsToCompare}
        className="grid min-h-0 grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 overflow-y-auto p-0.5"
      >
        {found.map((record) => (
          <li key={record.key}>
            <Pick record={record} isTaken={taken.includes(record.key)} onPick={() => onPick(record.key)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** There is nothing to pick from: what this is for, and the way to it. */
const NothingMade = () => (
  <div className="flex flex-1 flex-col items-center justify-center gap-4 p-8 text-center">
    <Columns2 aria-hidden size={40} strokeWidth={1.25} className="text-line-strong" />
    <div className="flex max-w-80 flex-col gap-1">
      <p className="font-semibold text-ink text-lg">{compareTexts.taskPicker.nothingMade}</p>
      <p className="text-muted">{compareTexts.taskPicker.nothingMadeHint}</p>
    </div>
    <Link
      href="/"
      className="inline-flex h-8 items-center rounded-md bg-accent px-3 font-semibold text-accent-ink hover:bg-accent-hover pointer-coarse:h-11"
    >
      {compareTexts.taskPicker.makeSomething}
    </Link>
  </div>
);

function Pick({ record, isTaken, onPick }: { record: AssetRecord; isTaken: boolean; onPick(): void }) {
  const url = usePictureUrl(usePreview(record) ?? undefined);
  const { prompt, seed, negativePrompt } = record.task;
  return (
    <button
      type="button"
      disabled={isTaken || !isKept(record)}
      data-tip={`${prompt} · ${seed}`}
      onClick={onPick}
      className="flex w-full flex-col gap-1 rounded-md text-left disabled:opacity-40 hover:not-disabled:ring-1 hover:not-disabled:ring-line-strong"
    >
      <span className="block aspect-square w-full overflow-hidden rounded-md bg-raised inset-ring inset-ring-line">
        {url && <img src={url} alt="" draggable={false} className="size-full object-cover" />}
      </span>
      <span dir="auto" className="line-clamp-2 px-0.5 text-muted text-sm">
        {prompt}
      </span>
      <span className="w-full truncate px-0.5 text-faint text-xs tabular-nums">
        {[compareTexts.taskPicker.seed(seed), negativePrompt && compareTexts.taskPicker.without(negativePrompt)]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </button>
  );
}

interface PickDialogProps extends TaskGridProps {
  title: string;
  onClose(): void;
}

/** The same over the page. */
export function PickDialog({ title, onClose, ...grid }: PickDialogProps) {
  return (
    <Modal
      title={title}
      close={compareTexts.taskPicker.cancel}
      width="w-[min(44rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <div className="flex min-h-0 flex-col gap-4 p-5">
        <TaskGrid {...grid} />
      </div>
    </Modal>
  );
}
