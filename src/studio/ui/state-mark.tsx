import { CircleAlert, CircleCheck, CircleDashed, CircleSlash, LoaderCircle } from "lucide-react";
import type { Status } from "#contract/task.ts";
import { uiTexts } from "./texts.ts";

/** A state in one or two small words. */
export const stateWord = (state: Status | "cancelled"): string => uiTexts.stateMark[state];

const MARKS = {
  queued: { icon: CircleDashed, colour: "text-muted" },
  in_progress: { icon: LoaderCircle, colour: "text-accent-text animate-spin" },
  succeeded: { icon: CircleCheck, colour: "text-good" },
  failed: { icon: CircleAlert, colour: "text-bad" },
  cancelled: { icon: CircleSlash, colour: "text-faint" },
} as const;

/** A state as an icon, never by colour alone. The word for it stands beside or in the name of what holds it. */
export function StateMark({ state, size = 14 }: { state: Status | "cancelled"; size?: number }) {
  const { icon: Icon, colour } = MARKS[state];
  return <Icon aria-hidden size={size} strokeWidth={2} className={`shrink-0 ${colour}`} />;
}
