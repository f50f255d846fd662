import { useHistory } from "../api/history-store.ts";
import { isComparable, TaskGrid } from "./task-picker.tsx";
import { compareTexts } from "./texts.ts";

/** Where nothing is compared yet: the first is picked. */
export function EmptyCompare({ onPick }: { onPick(key: string): void }) {
  // where nothing is made, nothing can be picked
  const hasChoice = useHistory(({ records }) => Object.values(records).some(isComparable));
  return (
    <main className="flex min-h-0 flex-1 flex-col overflow-y-auto bg-ground p-4 lg:px-6">
      <div className="flex min-h-0 w-full flex-1 flex-col gap-4">
        <div>
          <h1 className="font-semibold text-ink text-xl">{compareTexts.page.compare}</h1>
          {hasChoice && (
            <p className="mt-1 text-muted">
              {compareTexts.page.hint} <span className="pointer-coarse:hidden">{compareTexts.page.hintPointer}</span>
            </p>
          )}
        </div>
        <TaskGrid taken={[]} onPick={onPick} />
      </div>
    </main>
  );
}
