import type { AssetRecord } from "../api/asset-record.ts";
import type { Recall } from "../api/draft.ts";
import { useDraft } from "../api/draft-store.ts";
import { rememberDeed } from "../api/undo-stack.ts";
import { announce } from "../ui/announcer.tsx";
import { liveKeys, useBindings } from "../ui/keys/bindings-store.ts";
import { capsOf } from "../ui/keys/key-of.ts";
import { keyTexts } from "../ui/keys/texts.ts";
import { useCommands } from "../ui/keys/use-commands.ts";
import { useKeyTip } from "../ui/keys/use-key-tip.ts";
import { inspectTexts } from "./texts.ts";
import { toldChanges } from "./told-changes.ts";

const RECALLS: readonly Recall[] = ["all", "prompt", "seed", "all-but-seed"];

/** Takes settings of an earlier result back into the form, by button or by key. What that changes, the tips tell before. */
export function RecallBar({ record }: { record: AssetRecord }) {
  const draft = useDraft((state) => state.drafts[record.family]);
  useCommands(Object.fromEntries(RECALLS.map((what) => [`recall.${what}`, () => recall(record, what)])));
  return (
    <fieldset aria-label={inspectTexts.recall} className="flex gap-1">
      {RECALLS.map((what) => (
        <RecallButton
          key={what}
          what={what}
          changes={toldChanges(draft, record, what)}
          onClick={() => recall(record, what)}
        />
      ))}
    </fieldset>
  );
}

interface RecallButtonProps {
  what: Recall;
  /** A line each. */
  changes: readonly string[];
  onClick(): void;
}

function RecallButton({ what, changes, onClick }: RecallButtonProps) {
  const command = `recall.${what}` as const;
  const keyTip = useKeyTip(keyTexts.commands[command], command);
  const bindings = useBindings();
  const [first] = liveKeys(command, bindings);
  return (
    <button
      type="button"
      {...keyTip}
      data-tip={[keyTip["data-tip"], ...changes].join("\n")}
      aria-description={changes.join(" ")}
      onClick={onClick}
      className="inline-flex h-7 flex-1 items-center justify-center gap-1.5 rounded-md border border-line text-muted text-sm transition-colors hover:bg-hover hover:text-ink pointer-coarse:h-11"
    >
      {inspectTexts.recalls[what]}
      {first?.length === 1 && (
        <kbd aria-hidden className="font-sans text-faint text-xs pointer-coarse:hidden">
          {capsOf(first).join("")}
        </kbd>
      )}
    </button>
  );
}

function recall(record: AssetRecord, what: Recall): void {
  const { family, drafts } = useDraft.getState();
  useDraft.getState().recall(record, what);
  rememberDeed(
    inspectTexts.recalled(what),
    () => useDraft.setState({ family, drafts }),
    () => useDraft.getState().recall(record, what),
  );
  announce(inspectTexts.recallDone(what));
}
