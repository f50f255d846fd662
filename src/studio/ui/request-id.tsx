import { Copy } from "lucide-react";
import { IconButton } from "./icon-button.tsx";
import { uiTexts } from "./texts.ts";
import { toast } from "./toaster.tsx";

/** The number of a request, by which a server's operator finds what happened. */
export function RequestId({ id }: { id: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      void toast(uiTexts.requestId.copied);
    } catch {
      void toast(uiTexts.requestId.notAllowed);
    }
  };
  return (
    <p className="flex min-w-0 items-center gap-1 text-faint text-sm">
      <span className="min-w-0 truncate" data-tip={id}>
        {uiTexts.requestId.request(id)}
      </span>
      <IconButton icon={Copy} label={uiTexts.requestId.copy} className="-my-1 size-6" onClick={() => void copy()} />
    </p>
  );
}
