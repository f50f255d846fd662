import { Box, Layers, Star } from "lucide-react";
import type { AssetRecord } from "../api/asset-record.ts";
import { markRecords } from "../api/mark-records.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { STATE_WORDS, StateMark } from "../ui/state-mark.tsx";
import { RecallBar } from "./recall-bar.tsx";

/** What was asked for, in the artist's own words, and taking it back into the form. */
export function PromptPanel({ record }: { record: AssetRecord }) {
  const { task, family, starred, lost } = record;
  const Icon = family === "material" ? Layers : Box;
  const state = lost ? "failed" : task.status;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between">
        <span className="inline-flex items-center gap-2 text-muted text-sm">
          <Icon aria-hidden size={14} strokeWidth={1.75} />
          {family === "material" ? "Material" : "3D model"}
          <span className="inline-flex items-center gap-1.5 text-faint">
            <StateMark state={state} size={13} />
            {lost ? "lost" : STATE_WORDS[state]}
          </span>
        </span>
        <IconButton
          icon={Star}
          label="Star"
          aria-pressed={starred}
          filled={starred}
          className="-mr-2"
          onClick={() => void markRecords([record.key], { starred: !starred })}
        />
      </div>
      <h2 className="break-words font-medium text-ink text-lg leading-snug">{task.prompt}</h2>
      {task.negativePrompt && (
        <p className="break-words text-muted">
          <span className="text-faint">without </span>
          {task.negativePrompt}
        </p>
      )}
      <RecallBar record={record} />
    </div>
  );
}
