import { formatDuration } from "../../ui/duration.ts";
import { useNow } from "../../ui/use-now.ts";
import { useWaiting } from "../run/waiting-store.ts";
import { experimentTexts } from "../texts.ts";

/** Says how long a busy server is waited for. */
export function WaitingLine({ id }: { id: string }) {
  const untilMs = useWaiting((all) => all[id]);
  const now = useNow(500, untilMs !== undefined);
  if (untilMs === undefined) return null;
  return (
    <p role="status" className="text-muted text-sm tabular-nums">
      {experimentTexts.waitingLine.busy(formatDuration(Math.max(0, untilMs - now)))}
    </p>
  );
}
