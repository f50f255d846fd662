import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import type { AssetRecord } from "../api/asset-record.ts";
import type { Connection } from "../api/connection.ts";
import { tookMs } from "../api/expected-duration.ts";
import { formatNumber } from "../texts/figures.ts";
import { LOCALE } from "../texts/language.ts";
import { formatCredits } from "../ui/credits.ts";
import { formatDuration } from "../ui/duration.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { toast } from "../ui/toaster.tsx";
import { inspectTexts } from "./texts.ts";

const when = (timestamp: string) => {
  const [date, time] = (["date", "time"] as const).map((part) =>
    new Date(timestamp).toLocaleString(LOCALE, part === "date" ? { dateStyle: "medium" } : { timeStyle: "short" }),
  );
  return (
    <time dateTime={timestamp} className="inline-flex flex-wrap justify-end gap-x-2">
      <span className="whitespace-nowrap">{date}</span> <span className="whitespace-nowrap text-faint">{time}</span>
    </time>
  );
};

/** Seed, version, faces, credits, times: the facts of a task. */
export function PropertyList({ record, connection }: { record: AssetRecord; connection: Connection | undefined }) {
  const { task, report, asked, family } = record;
  const version = asked.version ?? report?.version;
  const faceLimit = asked.faceLimit ?? report?.faceLimit;
  const took = tookMs(record);
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5">
      <Row name={inspectTexts.propertyList.seed}>
        <span className="inline-flex items-center gap-1">
          {task.seed}
          <IconButton
            icon={Copy}
            label={inspectTexts.propertyList.copySeed}
            className="-my-2 size-6"
            onClick={() => void copy(String(task.seed), inspectTexts.propertyList.seedCopied)}
          />
        </span>
      </Row>
      {family === "text-to-3d" && version && <Row name={inspectTexts.propertyList.version}>{version}</Row>}
      {"kind" in task && version !== "premium-v1" && (
        <Row name={inspectTexts.propertyList.kind}>{inspectTexts.propertyList.kinds[task.kind]}</Row>
      )}
      {family === "text-to-3d" && (report?.faces !== undefined || faceLimit !== undefined) && (
        <Row name={inspectTexts.propertyList.faces}>
          {report?.faces !== undefined && formatNumber(report.faces)}
          <span className="text-faint">
            {" "}
            {faceLimit !== undefined
              ? inspectTexts.propertyList.ofAtMost(formatNumber(faceLimit))
              : inspectTexts.propertyList.noLimit}
          </span>
        </Row>
      )}
      {report?.closed !== undefined && (
        <Row name={inspectTexts.propertyList.surface}>
          {report.closed ? inspectTexts.propertyList.closed : inspectTexts.propertyList.open}
        </Row>
      )}
      {family === "text-to-3d" && (asked.pbr ?? report?.pbr) !== undefined && (
        <Row name="PBR">
          {(asked.pbr ?? report?.pbr) ? inspectTexts.propertyList.yes : inspectTexts.propertyList.no}
        </Row>
      )}
      <Row name={inspectTexts.propertyList.credits}>
        {task.creditsUsed === 0 ? inspectTexts.propertyList.none : formatCredits(task.creditsUsed)}
      </Row>
      <Row name={inspectTexts.propertyList.created}>{when(task.createdAt)}</Row>
      {task.finishedAt && <Row name={inspectTexts.propertyList.finished}>{when(task.finishedAt)}</Row>}
      {took !== undefined && (
        <Row name={inspectTexts.propertyList.took}>
          {report?.cached ? inspectTexts.propertyList.nothing : formatDuration(took)}
        </Row>
      )}
      <Row name={inspectTexts.propertyList.server}>{connection?.name ?? inspectTexts.propertyList.noLongerKnown}</Row>
      {report?.upstream && <Row name={inspectTexts.propertyList.madeAt}>{report.upstream}</Row>}
      {report?.engineVersion && <Row name={inspectTexts.propertyList.engine}>{report.engineVersion}</Row>}
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-faint">{name}</dt>
      <dd className="min-w-0 break-words text-right text-ink tabular-nums">{children}</dd>
    </>
  );
}

async function copy(text: string, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    void toast(words);
  } catch {
    void toast(inspectTexts.propertyList.notAllowed);
  }
}
