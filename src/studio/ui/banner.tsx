import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface BannerProps {
  words: string;
  /** What of the browser's memory decides whether it is there: see public/first-paint.js. */
  remembered?: string;
  children: ReactNode;
}

/** A line across the whole page, under its head: what keeps all of it from working, and the ways on. */
export function Banner({ words, remembered, children }: BannerProps) {
  return (
    <div
      role="alert"
      data-remembered={remembered}
      className="flex shrink-0 flex-wrap items-center justify-center gap-x-4 gap-y-1 border-bad/50 border-b bg-bad-soft px-4 py-1.5 text-ink"
    >
      <CircleAlert aria-hidden size={16} className="shrink-0 text-bad" />
      {/* on a phone a line of its own, and what can be done below it */}
      <p className="min-w-0 max-sm:basis-[calc(100%-2rem)]">{words}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:mr-auto max-sm:ml-8">{children}</div>
    </div>
  );
}
