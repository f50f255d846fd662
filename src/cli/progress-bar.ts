import { SingleBar } from "cli-progress";
import type { TaskWithReport } from "#client/client.ts";
import type { Terminal } from "./terminal.ts";

export interface ProgressBar {
  show(task: TaskWithReport): void;
  stop(): void;
}

const SILENT: ProgressBar = { show: () => undefined, stop: () => undefined };

/** A bar on standard error while somebody looks at it; nothing in a pipe or a file. */
export function openProgressBar({ stderr }: Terminal, { isQuiet }: { isQuiet: boolean }): ProgressBar {
  if (isQuiet || stderr.isTTY !== true) return SILENT;
  const bar = new SingleBar({
    stream: stderr as NodeJS.WriteStream,
    format: "{bar} {percentage}% {doing}",
    barCompleteChar: "█",
    barIncompleteChar: "░",
    barsize: 24,
    clearOnComplete: true,
    hideCursor: true,
    fps: 10,
  });
  bar.start(100, 0, { doing: "queued" });
  return {
    show: (task) => bar.update(Math.round((task.report?.progress ?? 0) * 100), { doing: doingOf(task) }),
    // puts the cursor back too
    stop: () => bar.stop(),
  };
}

function doingOf({ status, report }: TaskWithReport): string {
  if (status === "queued")
    return report?.queuePosition === undefined ? "queued" : `queued, number ${report.queuePosition}`;
  return report?.stage ?? status.replace("_", " ");
}
