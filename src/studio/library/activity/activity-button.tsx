import { Activity } from "lucide-react";
import { Popover } from "radix-ui";
import { useMemo } from "react";
import { useHistory } from "../../api/history-store.ts";
import { libraryTexts } from "../texts.ts";
import { ActivityList } from "./activity-list.tsx";
import { nextFirst } from "./next-first.ts";

/** How many tasks are under way; pressed, which, and how far. */
export function ActivityButton() {
  const underWay = useHistory((state) => state.underWay);
  const running = useMemo(() => nextFirst(underWay), [underWay]);
  const count = running.length;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button
          type="button"
          aria-label={
            count === 0 ? libraryTexts.activityButton.activity : libraryTexts.activityButton.activityWith(count)
          }
          data-tip={libraryTexts.activityButton.whatIsUnderWay}
          className="inline-flex h-8 min-w-8 shrink-0 items-center justify-center gap-1.5 rounded-md px-1.5 font-medium text-muted tabular-nums transition-colors hover:bg-hover hover:text-ink data-[state=open]:bg-hover data-[state=open]:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11"
        >
          <Activity aria-hidden size={16} strokeWidth={1.75} className={count > 0 ? "text-accent-text" : ""} />
          {count > 0 && <span className="text-ink text-sm">{count}</span>}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={libraryTexts.activityButton.activity}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-40 flex max-h-[min(32rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-1.5rem))] flex-col rounded-lg border border-line bg-raised shadow-float"
        >
          <ActivityList running={running} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
