import { useState } from "react";
import { Link } from "wouter";
import { ClientError } from "#client/client-error.ts";
import { fileAddresses } from "#client/file-address.ts";
import { type AssetRecord, fileUrls, isLacking } from "../api/asset-record.ts";
import type { Connection } from "../api/connection.ts";
import { explainError } from "../api/explain-error.ts";
import { useFileTrouble } from "../api/file-trouble-store.ts";
import { useHealth } from "../api/health-store.ts";
import { keepFiles } from "../api/keep-files.ts";
import { NoRoomError } from "../api/no-room-error.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { inspectTexts } from "./texts.ts";

/** The task succeeded, but its files are not here: why, and fetching them again. */
export function FileTrouble({ record, connection }: { record: AssetRecord; connection: Connection | undefined }) {
  const trouble = useFileTrouble((state) => state[record.key]);
  const isAway = useHealth((state) => state[record.connectionId]?.state === "away");
  const [isFetching, setFetching] = useState(false);
  // of a task that its server knows no more, that is told instead
  if (!trouble || !isLacking(record)) return null;

  // the files' own addresses need no token: a refusal means that they are not valid any more
  const isExpired = trouble instanceof ClientError && [401, 403, 404, 410].includes(trouble.status ?? 0);
  const isHidden = trouble instanceof ClientError && trouble.kind === "network";
  const isFull = trouble instanceof NoRoomError;
  const { title, detail, wayOn, requestId } = isFull
    ? { ...inspectTexts.fileTrouble.noRoom, wayOn: "settings", requestId: undefined }
    : isExpired
      ? {
          title: inspectTexts.fileTrouble.expired,
          detail: "",
          wayOn: "retry",
          requestId: trouble.requestId,
        }
      : isHidden && isAway
        ? { title: inspectTexts.fileTrouble.serverAway, detail: "", wayOn: "retry", requestId: undefined }
        : isHidden
          ? {
              title: inspectTexts.fileTrouble.notReadable,
              detail: inspectTexts.fileTrouble.openYourself,
              wayOn: "retry",
              requestId: undefined,
            }
          : explainError(trouble, connection);
  const { notLasting, someMissing, allMissing } = inspectTexts.fileTrouble;
  const heading = isFull ? notLasting : record.kept.length > 0 ? someMissing : allMissing;
  const fetchAgain = async () => {
    setFetching(true);
    await keepFiles(record.key);
    setFetching(false);
  };
  return (
    <Notice
      tone="bad"
      title={heading}
      requestId={requestId}
      actions={
        <>
          <Button disabled={isFetching} onClick={fetchAgain}>
            {inspectTexts.fileTrouble.fetchAgain}
          </Button>
          {wayOn === "settings" && (
            <Link href="/settings" className="self-center font-medium text-accent-text underline underline-offset-2">
              {inspectTexts.fileTrouble.openSettings}
            </Link>
          )}
        </>
      }
    >
      {title}. {detail}
      {isHidden && !isAway && connection && <FileLinks record={record} baseUrl={connection.baseUrl} />}
    </Notice>
  );
}

/** A browser shows and saves files that it does not let a page read. */
function FileLinks({ record: { task, kept }, baseUrl }: { record: AssetRecord; baseUrl: string }) {
  const lacking = fileUrls(task).filter(([name]) => !kept.includes(name));
  return (
    <ul className="mt-1 flex flex-wrap gap-x-3">
      {lacking.map(([name, url]) => (
        <li key={name}>
          <a
            href={fileAddresses(baseUrl, url)[0]}
            target="_blank"
            rel="noreferrer"
            className="font-medium text-accent-text underline underline-offset-2 pointer-coarse:py-2"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
