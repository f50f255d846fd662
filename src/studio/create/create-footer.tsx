import { LoaderCircle } from "lucide-react";
import { Link } from "wouter";
import type { Connection } from "../api/connection.ts";
import { explainError } from "../api/explain-error.ts";
import { Button } from "../ui/button.tsx";
import { liveKeys, useBindings } from "../ui/keys/bindings-store.ts";
import { ariaKey, spellKey } from "../ui/keys/key-of.ts";
import { Notice } from "../ui/notice.tsx";

interface CreateFooterProps {
  connection: Connection;
  /** What it will cost, where the server tells. */
  cost: string | undefined;
  isSending: boolean;
  failure: Error | null;
  onRetry(): void;
}

/** Generate, what it costs, and why it did not work. Always in sight. */
export function CreateFooter({ connection, cost, isSending, failure, onRetry }: CreateFooterProps) {
  const [key] = liveKeys("generate", useBindings());
  const explanation = failure && explainError(failure, connection);
  return (
    <div className="flex flex-col gap-3 border-line border-t bg-panel p-4">
      {explanation && (
        <Notice
          tone="bad"
          title={explanation.title}
          requestId={explanation.requestId}
          actions={
            explanation.wayOn === "settings" ? (
              <Link href="/settings" className="font-medium text-accent-text underline underline-offset-2">
                Open settings
              </Link>
            ) : (
              explanation.wayOn === "retry" && <Button onClick={onRetry}>Try again</Button>
            )
          }
        >
          {explanation.detail}
        </Notice>
      )}
      <Button
        type="submit"
        look="accent"
        className="h-10 w-full text-lg"
        aria-keyshortcuts={key && ariaKey(key)}
        aria-busy={isSending}
      >
        {isSending && <LoaderCircle aria-hidden size={16} className="animate-spin" />}
        Generate
      </Button>
      <div className="flex min-h-4 justify-between text-faint text-xs">
        <span className="pointer-coarse:invisible">{key && spellKey(key)}</span>
        {cost && <span>Costs {cost}</span>}
      </div>
    </div>
  );
}
