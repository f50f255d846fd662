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

const RECALLS: readonly Recall[] = ["all", "prompt", "seed", "all-but-seed"];

/** Takes settings of an earlier result back into the form, by button or by key. */
export function RecallBar({ record }: { record: AssetRecord }) {
  useCommands(Object.fromEntries(RECALLS.map((what) => [`recall.${what}`, () => recall(record, what)])));
  return (
    <fieldset aria-label={inspectTexts.recall} className="flex gap-1">
      {RECALLS.map((what) => (
        <RecallButton key={what} what={what} onClick={() => recall(record, what)} />
      ))}
    </fieldset>
  );
}

function RecallButton({ what, onClick }: { what: Recall; onClick(): void }) {
  const command = `recall.${what}` as const;
  const keyTip = useKeyTip(keyTexts.commands[command], command);
  const bindings = useBindings();
  const [first] = liveKeys(command, bindings);
  return (
    <button
      type="button"
      {...keyTip}
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
