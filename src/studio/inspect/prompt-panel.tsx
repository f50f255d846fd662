import { Box, Layers, Star } from "lucide-react";
import { useState } from "react";
import type { AssetRecord } from "../api/asset-record.ts";
import { shownState } from "../api/explain-failure.ts";
import { markRecords } from "../api/mark-records.ts";
import { announce } from "../ui/announcer.tsx";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { useCommands } from "../ui/keys/use-commands.ts";
import { StateMark, stateWord } from "../ui/state-mark.tsx";
import { useRateCommands } from "./rate.ts";
import { RecallBar } from "./recall-bar.tsx";
import { inspectTexts } from "./texts.ts";

/** Letters from which on the rest of the inspector would be out of sight. */
const LONG = 160;

/** What was asked for, in the artist's own words, and taking it back into the form. */
export function PromptPanel({ record }: { record: AssetRecord }) {
  const { task, family, starred, lost } = record;
  const Icon = family === "material" ? Layers : Box;
  const state = shownState(record);
  const [isWhole, setWhole] = useState(false);
  const isLong = task.prompt.length + (task.negativePrompt?.length ?? 0) > LONG;
  const isCut = isLong && !isWhole;
  const star = () => {
    announce(starred ? inspectTexts.unstarred : inspectTexts.starred);
    void markRecords([record.key], { starred: !starred });
  };
  useCommands({ star });
  useRateCommands(record);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between">
        <span className="inline-flex items-center gap-2 text-muted text-sm">
          <Icon aria-hidden size={14} strokeWidth={1.75} />
          {family === "material" ? inspectTexts.material : inspectTexts.model}
          <span className="inline-flex items-center gap-1.5 text-faint">
            <StateMark state={state} size={13} />
            {lost ? inspectTexts.lost : stateWord(state)}
          </span>
        </span>
        <IconButton
          icon={Star}
          label={inspectTexts.star}
          command="star"
          aria-pressed={starred}
          filled={starred}
          className="-mr-2"
          onClick={star}
        />
      </div>
      <h2
        dir="auto"
        className={classNames("break-words font-medium text-ink text-lg leading-snug", isCut && "line-clamp-5")}
      >
        {task.prompt}
      </h2>
      {task.negativePrompt && (
        <p className={classNames("break-words text-muted", isCut && "line-clamp-3")}>
          <span className="text-faint">{inspectTexts.without} </span>
          {task.negativePrompt}
        </p>
      )}
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="-mt-2 self-start rounded-sm text-accent-text text-sm underline-offset-2 hover:underline pointer-coarse:min-h-11"
        >
          {isWhole ? inspectTexts.promptPanel.less : inspectTexts.promptPanel.whole}
        </button>
      )}
      <RecallBar record={record} />
    </div>
  );
}
