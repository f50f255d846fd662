import { LoaderCircle } from "lucide-react";
import type { Connection } from "../api/connection.ts";
import type { ToldFailure } from "../api/use-told-failure.ts";
import { Button } from "../ui/button.tsx";
import { liveKeys, useBindings } from "../ui/keys/bindings-store.ts";
import { ariaKey, spellKey } from "../ui/keys/key-of.ts";
import { useIsMac } from "../ui/keys/use-is-mac.ts";
import { SendFailure } from "./send-failure.tsx";
import { createTexts } from "./texts.ts";

interface CreateFooterProps {
  connection: Connection;
  /** What it will cost, where the server tells. */
  cost: string | undefined;
  isSending: boolean;
  sent: { count: number; of: number } | undefined;
  failure: ToldFailure | null;
  onRetry(): void;
}

/** Generate, what it costs, and why it did not work. Always in sight. */
export function CreateFooter({ connection, cost, isSending, sent, failure, onRetry }: CreateFooterProps) {
  const [key] = liveKeys("generate", useBindings());
  const isMac = useIsMac();
  return (
    // where it is low, in one line; and what is told there scrolls before it covers anything
    <div className="flex flex-col gap-3 overflow-y-auto border-line border-t bg-panel p-4 low:flex-row low:flex-wrap low:items-center low:gap-2 low:gap-x-4 low:py-2">
      {/* in the first load: it is needed when nothing more can be loaded */}
      {failure && <SendFailure failure={failure} connection={connection} onRetry={onRetry} />}
      <Button
        type="submit"
        look="accent"
        className="h-10 w-full shrink-0 text-lg low:w-auto low:min-w-40 low:flex-1"
        aria-keyshortcuts={key && ariaKey(key, isMac)}
        aria-busy={isSending}
      >
        {isSending && <LoaderCircle aria-hidden size={16} className="animate-spin" />}
        {createTexts.footer.generate}
      </Button>
      <div className="flex min-h-4 shrink-0 justify-between text-faint text-xs low:flex-col low:items-end">
        <span data-remembered="keys" className="pointer-coarse:invisible">
          {key && spellKey(key, isMac)}
        </span>
        {sent ? (
          <span>{createTexts.footer.sent(sent.count, sent.of)}</span>
        ) : (
          cost && <span>{createTexts.footer.costs(cost)}</span>
        )}
      </div>
    </div>
  );
}
