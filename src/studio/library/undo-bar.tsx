import { Undo2, X } from "lucide-react";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { AssetRecord } from "../api/asset-record.ts";
import { binAgain, holdBin, restoreRecords, UNDO_MS, useBin } from "../api/bin.ts";
import { useHistory } from "../api/history-store.ts";
import { doAgainLatest, latestDeedMs, rememberTakenBack, takeBackLatest } from "../api/undo-stack.ts";
import { shorten } from "../texts/shorten.ts";
import { announce } from "../ui/announcer.tsx";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { useCommands } from "../ui/keys/use-commands.ts";
import { Notice } from "../ui/notice.tsx";
import { toast } from "../ui/toaster.tsx";
import { useNow } from "../ui/use-now.ts";
import { libraryTexts } from "./texts.ts";

/**
 * Says what was deleted and takes it back, as long as that goes; also after a reload, and in every tab. The undo key
 * takes back whatever was done last, a deletion or anything else; the redo key does it again.
 */
export function UndoBar() {
  // where thousands go at once, their cards go first, and the words come with a turn of their own
  const bin = useDeferredValue(useHistory((state) => state.bin));
  const refusal = useBin((state) => state.refusal);
  const { undoable, latestMs } = useMemo(() => lastDeletion(Object.values(bin)), [bin]);
  const now = useNow(500, undoable.length > 0);
  const [isHeld, setHeld] = useState(false);
  const isOpen = undoable.length > 0 && (isHeld || now < latestMs + UNDO_MS + 1000);
  const [first] = undoable;
  const words =
    undoable.length === 1 && first
      ? libraryTexts.undoBar.deletedOne(shorten(first.task.prompt, 40))
      : libraryTexts.undoBar.deletedMany(undoable.length);

  useEffect(() => {
    if (!isOpen) return;
    announce(libraryTexts.undoBar.canBeTakenBack(words));
  }, [isOpen, words]);

  useCommands({
    undo: () => {
      if (isOpen && latestMs >= latestDeedMs()) return takeBack(undoable.map(({ key }) => key));
      const what = takeBackLatest();
      if (what) void toast(libraryTexts.undoBar.undone(what));
      else announce(libraryTexts.undoBar.nothingToUndo);
    },
    redo: () => {
      const what = doAgainLatest();
      if (what) void toast(libraryTexts.undoBar.doneAgain(what));
      else announce(libraryTexts.undoBar.nothingToRedo);
    },
  });

  useEffect(() => {
    holdBin(isOpen && isHeld);
    if (!isOpen) setHeld(false);
  }, [isOpen, isHeld]);

  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-(--float-bottom) z-30 flex flex-col items-center gap-2">
      {refusal && (
        <div className="pointer-events-auto flex max-w-md items-start gap-1 rounded-md bg-raised shadow-float">
          <Notice tone="bad" title={libraryTexts.undoBar.notDeleted(shorten(refusal.record.task.prompt, 40))}>
            {refusal.words}
          </Notice>
          <IconButton
            icon={X}
            label={libraryTexts.undoBar.close}
            onClick={() => useBin.setState({ refusal: undefined })}
          />
        </div>
      )}
      {isOpen && (
        <section
          aria-label={libraryTexts.undoBar.deleted}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          className="pointer-events-auto relative flex items-center gap-3 max-w-full overflow-hidden rounded-lg border border-line bg-raised py-2 pr-2 pl-4 text-ink shadow-float"
        >
          <p className="min-w-0 truncate">{words}</p>
          <Button icon={Undo2} look="quiet" command="undo" onClick={() => takeBack(undoable.map(({ key }) => key))}>
            {libraryTexts.undoBar.undo}
          </Button>
          <span
            aria-hidden
            className="absolute bottom-0 left-0 h-0.5 bg-accent transition-[width] duration-500 ease-linear"
            style={{ width: `${(100 * Math.max(0, latestMs + UNDO_MS - now)) / UNDO_MS}%` }}
          />
        </section>
      )}
    </div>
  );
}

/** What can still be brought back. What a server has not answered to yet goes on by itself and is told no more. */
function lastDeletion(binned: readonly AssetRecord[]): { undoable: readonly AssetRecord[]; latestMs: number } {
  const latestMs = binned.reduce((latest, { binnedAtMs = 0 }) => Math.max(latest, binnedAtMs), 0);
  return { latestMs, undoable: binned.filter(({ binnedAtMs = 0 }) => latestMs - binnedAtMs < UNDO_MS) };
}

function takeBack(keys: readonly string[]): void {
  void restoreRecords(keys);
  rememberTakenBack(libraryTexts.undoBar.deletionOf(keys.length), () => void binAgain(keys));
  announce(keys.length === 1 ? libraryTexts.undoBar.oneBack : libraryTexts.undoBar.manyBack(keys.length));
}
