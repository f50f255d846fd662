import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { RequestId } from "./request-id.tsx";

interface NoticeProps {
  tone: "bad" | "plain";
  /** It is told elsewhere on the page: no alert here. */
  silent?: boolean;
  title: string;
  children?: ReactNode;
  /** The request that failed, for the server's operator. */
  requestId?: string | undefined;
  /** The ways on. */
  actions?: ReactNode;
  className?: string;
}

/** Tells what happened and offers the ways on. A bad one is an alert. */
export function Notice({ tone, silent, title, children, requestId, actions, className }: NoticeProps) {
  const Icon = tone === "bad" ? CircleAlert : Info;
  return (
    <div
      role={silent ? undefined : tone === "bad" ? "alert" : "status"}
      className={classNames(
        "flex gap-2.5 rounded-md border p-3",
        tone === "bad" ? "border-bad/40 bg-bad-soft" : "border-line bg-raised",
        className,
      )}
    >
      <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${tone === "bad" ? "text-bad" : "text-muted"}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-2 low:flex-row low:flex-wrap low:items-center">
        <div className="flex flex-col gap-0.5 low:min-w-48 low:flex-1">
          <p className="font-medium text-ink">{title}</p>
          {children && <div className="break-words text-muted">{children}</div>}
          {requestId && <RequestId id={requestId} />}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
