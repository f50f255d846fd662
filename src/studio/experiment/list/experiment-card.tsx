import { Copy, Trash2 } from "lucide-react";
import { Link } from "wouter";
import type { AssetRecord } from "../../api/asset-record.ts";
import { type ExperimentRecord, isRunning } from "../../api/experiment-record.ts";
import { usePreview } from "../../api/file-query.ts";
import { useHistory } from "../../api/history-store.ts";
import { formatAgo } from "../../ui/duration.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { usePictureUrl } from "../../ui/use-picture-url.ts";
import { experimentTexts } from "../texts.ts";
import { PlanOutline } from "./plan-outline.tsx";

interface ExperimentCardProps {
  experiment: ExperimentRecord;
  onDuplicate(): void;
  onDelete(): void;
}

/** Pictures on a card. */
const SHOWN = 6;

/** A saved experiment with its first pictures. */
export function ExperimentCard({ experiment, onDuplicate, onDelete }: ExperimentCardProps) {
  const records = useHistory((state) => state.records);
  const results = Object.values(experiment.results);
  const made = results
    .map((result) => (result.state === "sent" ? records[result.recordKey] : undefined))
    .filter((record): record is AssetRecord => record?.task.status === "succeeded" && !record.lost);
  // starred ones are what it was for
  const shown = [...made].sort((a, b) => Number(b.starred) - Number(a.starred)).slice(0, SHOWN);
  const state = isRunning(experiment)
    ? experimentTexts.card.ofMade(made.length, results.length)
    : experiment.paused && results.some((each) => each.state === "queued")
      ? experimentTexts.card.paused(made.length, results.length)
      : results.length === 0
        ? experimentTexts.card.notSentYet
        : experimentTexts.card.made(made.length);
  return (
    <li className="group relative flex flex-col gap-2">
      <Link
        href={`/experiments/${experiment.id}`}
        aria-label={`${experiment.name || experimentTexts.card.unnamed}, ${state}`}
        className={`grid ${shown.length === 0 ? "aspect-[3/2] max-sm:aspect-[5/2]" : "aspect-[3/2]"} grid-cols-3 grid-rows-2 gap-0.5 overflow-hidden rounded-md bg-raised inset-ring inset-ring-line transition-shadow hover:ring-1 hover:ring-line-strong`}
      >
        {shown.length === 0 && <PlanOutline settings={experiment.settings} />}
        {shown.map((record) => (
          <Tile key={record.key} record={record} />
        ))}
      </Link>
      <div className="flex items-start gap-1 px-0.5">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-ink">{experiment.name || experimentTexts.card.unnamed}</p>
          <p className="truncate text-faint text-sm tabular-nums">
            {state} · {formatAgo(experiment.changedAtMs, Date.now())}
          </p>
        </div>
        <IconButton
          icon={Copy}
          label={experimentTexts.card.duplicateOf(experiment.name)}
          tip={experimentTexts.card.duplicate}
          onClick={onDuplicate}
        />
        <IconButton
          icon={Trash2}
          label={experimentTexts.card.deleteOf(experiment.name)}
          tip={experimentTexts.card.delete}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}

function Tile({ record }: { record: AssetRecord }) {
  const url = usePictureUrl(usePreview(record) ?? undefined);
  return url ? <img src={url} alt="" className="size-full min-h-0 object-cover" /> : <span className="bg-hover" />;
}
